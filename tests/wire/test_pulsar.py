"""A whole game of Pulsar 2849 in both languages: two people, two computers, and a bot that goes away five times."""

from __future__ import annotations

from pathlib import Path
from random import Random

from demo.visitor import visit
from rules.pulsar.components import ROUNDS
from tests.prepared_bot import unpainted_stage
from tests.wire.endings import Endings, turn
from tests.wire.seat import Seat
from tests.wire.table import relax_limits
from tests.wire.whole_game import opened, told_in_both_languages

DRAFTED = (0, 1, ROUNDS // 2, ROUNDS - 1)  # from which rounds on it goes inside a draft: set-up, first, middle, late
ENOUGH = 3  # presses, so that most turns spend a die


async def test_a_whole_game_in_both_languages_with_five_endings(tmp_path: Path) -> None:
    db = tmp_path / "orrery.db"
    async with unpainted_stage(tmp_path, db, ORRERY_SEED="a") as here:
        relax_limits(here.world)
        await here.bot.start()
        async with visit(here.url, "ada") as ada, visit(here.url, "minjun") as minjun:
            await ada.met()
            game_id, status = await opened((ada, minjun), "pulsar", 2, both=True)
            seats = [Seat(person, status, Random(person.name), presses=ENOUGH) for person in (ada, minjun)]
            endings = Endings(here, ("ada", "minjun"), DRAFTED, ROUNDS // 2 + 1)
            while not seats[0].finished:
                await turn(seats, endings)
            await told_in_both_languages(db, game_id, here, ada, range(1, ROUNDS + 1))
        assert (endings.due, endings.behind_a_turn) == ([], 0)
        assert set(endings.inside.values()) == {len(DRAFTED) // 2}
