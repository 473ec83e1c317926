"""Six at a table of Twilight Imperium, in both languages: three people, three computers, and a bot that goes away."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

from demo.visitor import visit
from tests.prepared_bot import unpainted_stage
from tests.wire.endings import Endings, turn
from tests.wire.seat import Seat
from tests.wire.table import relax_limits
from tests.wire.whole_game import all_sent, complaints, opened

PEOPLE = ("ada", "minjun", "kofi")
ROUNDS = 2  # that are begun: a whole game takes as long as ten of other games
ENOUGH = 1  # presses, so that turns of people are short
LIKES = {"strategic": 3.0}  # strategy cards have to be used before anybody passes
OFFERS = ("deal", "terms", "instructions")  # which may be made and taken back for ever


async def test_rounds_of_six_in_both_languages_with_three_endings(tmp_path: Path) -> None:
    db = tmp_path / "orrery.db"
    async with unpainted_stage(tmp_path, db, ORRERY_SEED="a") as here, AsyncExitStack() as visits:
        relax_limits(here.world)
        await here.bot.start()
        people = [await visits.enter_async_context(visit(here.url, name)) for name in PEOPLE]
        await people[0].met()
        game_id, status = await opened(people, "ti4", 3, both=True)
        seats = [Seat(person, status, Random(person.name), LIKES, ENOUGH, OFFERS) for person in people]
        endings = Endings(here, PEOPLE, (0, 1, 1), 1)
        while seats[0].round < ROUNDS:
            await turn(seats, endings)
        await all_sent(db, game_id)
        assert complaints(here) == []
        assert '"level": "error"' not in here.bot.log.read_text("utf-8")
    assert (endings.due, endings.behind_a_turn) == ([], 0)
    assert set(endings.inside.values()) == {1}
