"""Every table that the demo can be asked for opens, starts and is played; README's lines are understood."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from bot.__main__ import parsed
from bot.store.sqlite import SqliteStore
from bot.table.table import Table
from demo.options import Options
from demo.play import open_table
from demo.play_through import started
from demo.stage import Stage
from demo.visitor import visit
from rules import games
from tests.patience import until
from tests.prepared_bot import unpainted_stage
from tests.wire.table import relax_limits

MOVES = 8  # enough for a turn of a computer in every game
README = Path(__file__).parents[2] / "README.md"


def asked(line: str) -> Options:
    """What a command line of the demo asks for."""
    return Options.of(parsed(shlex.split(line)))


def offered(game: str) -> list[Options]:
    """The smallest table of a game, and the largest, which is what the demo plays by itself."""
    smallest = games.game(game).seats[0]
    return [asked(f"demo --play-through --game {game} --seats {smallest}"), asked(f"demo --play-through --game {game}")]


def test_the_lines_of_the_readme_are_understood() -> None:
    text = README.read_text("utf-8")
    lines = re.findall(r"^    python3 tools/run\.py (demo.*)$", text, re.MULTILINE)
    inline = re.findall(r"`(demo .*?)`", text)
    further = re.findall(r"`(--game \w+)`", text)
    assert lines
    assert inline
    assert further
    for line in (*lines, *inline, *(f"{each} {more}" for each in inline for more in further)):
        options = asked(line)
        assert options.seats == games.game(options.game).seats[-1]


@pytest.mark.parametrize("game", games.MODULES)
def test_the_demo_knows_the_smallest_and_the_largest_table(game: str) -> None:
    assert [each.seats for each in offered(game)] == [games.game(game).seats[0], games.game(game).seats[-1]]


async def test_every_table_of_the_demo_is_played(tmp_path: Path) -> None:
    db = tmp_path / "orrery.db"
    async with unpainted_stage(tmp_path, db, ORRERY_SEED="demo", ORRERY_PACE="0") as here:
        relax_limits(here.world)
        await here.bot.start()
        async with visit(here.url, "ada") as ada:
            await ada.met()
            every = [options for game in games.MODULES for options in offered(game)]
            tables = {await started(ada, options): options for options in every}
        await here.run(_played(db, tables))
        assert here.complaints == []


async def test_the_table_that_kofi_opens_in_the_demo_starts(here: Stage) -> None:
    async with visit(here.url, "kofi") as kofi:
        await kofi.met()
        for game in games.MODULES:
            await open_table(here.url, game)
            await kofi.slash(f"{game} start")


async def _played(db: Path, tables: dict[str, Options]) -> None:
    """Wait until each table, with as many seats as were asked for, has come to its first moves."""
    store = await SqliteStore.open(db)
    try:
        read = Table(store).games
        for game_id, options in tables.items():

            async def begun(game_id: str = game_id) -> bool:
                return len(await read.log(game_id, 0, MOVES)) == MOVES

            await until(begun)
            assert len((await read.snapshot(game_id)).seats) == options.seats
    finally:
        await store.close()
