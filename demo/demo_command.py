"""`orrery demo`: a server on this machine, with the bot in it."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from bot.settings import Settings
from demo.options import Options
from demo.play import demo
from rules import games


def add_arguments(command: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    command.add_argument("--port", type=int, default=0, help="where the page is served (default: any free port)")
    command.add_argument("--db", type=Path, help="keep the games in this file (default: forget them)")
    command.add_argument("--no-browser", action="store_true", help="do not open the page")
    command.add_argument("--play-through", action="store_true", help="let computers play one whole game, then end")
    first = next(iter(games.MODULES))
    command.add_argument("--game", default=first, choices=games.MODULES, help=f"which game (default: {first})")
    command.add_argument("--seats", type=int, help="how many play it (default: as many as can)")
    command.add_argument("--seed", default="", help="what that game starts from (default: drawn)")
    command.add_argument(
        "--out", type=Path, default=Path("demo-out"), help="folder for its pictures and result (default: demo-out)"
    )


def run(args: argparse.Namespace, settings: Settings) -> int:
    """Run the demo until it ends; 2 where the game is not for so many."""
    try:
        options = Options.of(args)
    except ValueError as error:
        print(f"orrery demo: {error}", file=sys.stderr)
        return 2
    return demo(options)
