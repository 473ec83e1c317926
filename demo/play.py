"""`orrery demo`: play on this machine, without Discord."""

from __future__ import annotations

import asyncio
import signal
import sys
import tempfile
import webbrowser
from contextlib import suppress
from pathlib import Path

from bot.words.texts import Texts
from demo.options import Options
from demo.play_through import Failed, play_through
from demo.process import Died
from demo.stage import stage
from demo.visitor import Unanswered, visit
from rules import games

WELCOME = """You are Ada; the page lets you be the others too, and change the language.
Kofi has opened a table of {game}: join it, and start it as Kofi. Or open your own with /{command} new.
Ctrl-C ends the demo."""


def demo(options: Options) -> int:
    """Run the demo until it ends or is interrupted; returns the exit code."""
    with tempfile.TemporaryDirectory(prefix="orrery-") as folder, suppress(KeyboardInterrupt):
        return asyncio.run(_demo(options, Path(folder)))
    return 0


async def _demo(options: Options, folder: Path) -> int:
    task = asyncio.current_task()
    assert task
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    try:
        await (play_through(options, folder) if options.play_through else _evening(options, folder))
    except (Failed, Died, Unanswered, OSError, TimeoutError, LookupError) as error:
        print(f"orrery demo: {type(error).__name__}: {error}", file=sys.stderr)
        return 1
    except asyncio.CancelledError:
        return 0
    return 0


async def _evening(options: Options, folder: Path) -> None:
    """People at a table, for as long as they like."""
    async with stage(folder, options.db or folder / "orrery.db", options.port, ORRERY_SEED=options.seed) as here:
        print(f"Orrery is at {here.url}", flush=True)
        await here.bot.start()
        await here.run(open_table(here.url, options.game))
        print(WELCOME.format(game=Texts("en")(f"{options.game}-name"), command=options.game), flush=True)
        if options.browser:
            webbrowser.open(here.url)
        await here.run(asyncio.Event().wait())


async def open_table(url: str, game: str) -> None:
    """Kofi opens a table with one seat left."""
    async with visit(url, "kofi") as kofi:
        await kofi.met()
        await kofi.slash(f"{game} new", computers=games.game(game).seats[-1] - 2)
