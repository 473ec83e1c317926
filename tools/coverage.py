"""What of a game's components is used: `python -m tools.coverage <game> --games 200`.

Every second game is played by computers, the others at random; options are drawn for each.
"""

from __future__ import annotations

import argparse

from rules.games import MODULES, game
from testkit.coverage import covered


def main() -> None:
    """Print the list."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=MODULES)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="coverage")
    given = parser.parse_args()
    seeds = [f"{given.seed}/{number}" for number in range(given.games)]
    print("\n".join(covered(game(given.game), seeds).lines()))


if __name__ == "__main__":
    main()
