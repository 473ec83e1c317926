"""A whole game of Race for the Galaxy: two people with panels, two computers, and a bot that goes away in between."""

from __future__ import annotations

from pathlib import Path
from random import Random

from bot.words.texts import Texts
from demo.stage import Stage
from demo.visitor import visit
from tests.prepared_bot import unpainted_stage
from tests.wire.seat import Seat
from tests.wire.table import relax_limits
from tests.wire.whole_game import End, announced, complaints, ended_and_begun, ending, everything_posted_once, opened

MIN_ROUNDS = 5
LIKES = {"develop": 4.0, "settle": 4.0, "explore5": 2.0}  # cards in the tableau end the game
Endings = dict[int, End]  # how the bot ends in which round


async def test_a_whole_game_with_two_endings_inside_a_round(tmp_path: Path) -> None:
    db = tmp_path / "orrery.db"
    async with unpainted_stage(tmp_path, db, ORRERY_SEED="a") as here:  # a short game
        relax_limits(here.world)
        await here.bot.start()
        async with visit(here.url, "ada") as ada, visit(here.url, "minjun") as minjun:
            await ada.met()
            game_id, status = await opened((ada, minjun), "race", 2)
            seats = [Seat(person, status, Random(person.name), LIKES) for person in (ada, minjun)]
            endings: Endings = {2: here.bot.stop, 4: here.bot.kill}
            while not seats[0].finished:
                await answers(seats, endings, here)
            over = announced(await ending(db, game_id), Texts("en"))
            await ada.until(lambda: next((each for each in ada.messages.values() if over in each["content"]), None))
        assert endings == {}
        assert complaints(here) == []
        assert '"level": "error"' not in here.bot.log.read_text("utf-8")
        said = await everything_posted_once(db, game_id, here.world.log, over)
        assert sum(text.count("**Round ") for text in said) >= MIN_ROUNDS


async def answers(seats: list[Seat], endings: Endings, here: Stage) -> None:
    """Everybody answers who is asked, then the public message has changed. Now and then the bot ends in between."""
    shown = seats[0].shown
    for seat, other in zip(seats, reversed(seats), strict=True):
        if not seat.asked:
            continue
        await seat.answer()
        due = [number for number in endings if number <= seat.round]
        if due and seat.waits_for(other):
            await ended_and_begun(endings.pop(due[0]), here, seat)
            assert seat.waits_for(other)
    if not seats[0].finished:
        await seats[0].changed_since(shown)
