"""Paint views of a position without a bot: `python tools/preview.py board research -o out --lang ko --save game.json`.

A save is a stored position of Gaia Project; without one, a random game is played for `--moves` moves.
"""

from __future__ import annotations

import argparse
import sys
from itertools import islice
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parent.parent))

from bot.texts import Texts
from images.render import picture
from rules.core.game import Setup
from rules.core.play import playout, start
from rules.gaia.game import GAME
from rules.gaia.state import State


def position(save: Path | None, seats: int, moves: int) -> State:
    """A stored position, or one reached by random moves."""
    if save:
        return GAME.codec.validate_json(save.read_bytes())
    setup = Setup(seats, {})
    state: State = start(GAME, setup, "preview")
    for reached, _, _ in islice(playout(GAME, setup, "preview", Random(1), eager=6), moves):
        state = reached
    return state


def main() -> None:
    """Write a file for each view asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("views", nargs="*", default=["board"], help="board, sheet, research, scoring")
    parser.add_argument("--save", type=Path)
    parser.add_argument("--seat", type=int, default=1, help="whose sheet, from 1")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--moves", type=int, default=120)
    parser.add_argument("--lang", default="en")
    parser.add_argument("-o", "--out", type=Path, default=Path())
    args = parser.parse_args()
    view = position(args.save, args.seats, args.moves)
    for what in args.views:
        made = picture("gaia", view, what, Texts(args.lang), seat=args.seat - 1)
        path = args.out / made.filename
        path.write_bytes(made.data)
        print(f"{path}  {made.width} x {made.height} px, {len(made.data) // 1000} kB\n{made.alt}")


if __name__ == "__main__":
    main()
