"""Paint views of a position without a bot: `python -m tools.preview board research -o out --lang ko --theme light`.

A save is a stored position; without one, a random game is played for a share of its moves. For each picture its size
and its description are printed.
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path

from bot.words.texts import Texts
from images.drawing.theme import THEMES
from images.render import GAMES, picture
from rules import games
from rules.core.hidden import view
from testkit.positions import Position, asked, for_view, reached


def position(given: argparse.Namespace) -> Position:
    """What is to be seen: a seat's view of a stored position or of one that random moves reach."""
    found = reached(given.game, given.seats, given.share, given.seed, given.seat - 1)
    if not given.save:
        return found
    state = games.game(given.game).codec.validate_json(given.save.read_bytes())
    options = replace(found.opts, asked=asked(games.game(given.game), state))
    return replace(found, view=view(state, given.seat - 1), opts=options)


def main() -> None:
    """Write a file for each view asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("views", nargs="*", help=f"{', '.join(dict.fromkeys(w for v in GAMES.values() for w in v))}")
    parser.add_argument("--game", choices=GAMES, default=next(iter(GAMES)))
    parser.add_argument("--save", type=Path)
    parser.add_argument("--seat", type=int, default=1, help="who looks, and whose sheet, from 1")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--share", type=float, default=0.6, help="of the moves of the game, from 0 to 1")
    parser.add_argument("--seed", default="")
    parser.add_argument("--lang", choices=["en", "ko"], default="en")
    parser.add_argument("--theme", choices=THEMES, default="dark")
    parser.add_argument("-o", "--out", type=Path, default=Path())
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    seen = position(given)
    for what in given.views or GAMES[given.game]:
        asked_for = for_view(given.game, what, seen)
        made = picture(given.game, asked_for.view, what, Texts(given.lang), asked_for.opts, given.theme)
        path = given.out / made.filename
        path.write_bytes(made.data)
        print(f"{path}  {made.width} x {made.height} px, {len(made.data) // 1000} kB\n{made.alt}")


if __name__ == "__main__":
    main()
