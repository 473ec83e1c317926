"""The first rounds of Eclipse in both languages: three people, three computers, and a bot that goes away in battles."""

from __future__ import annotations

from pathlib import Path

from bot.store.sqlite import SqliteStore
from demo.stage import Stage
from demo.visitor import Json, visit
from rules.core.decisions import Decision
from tests.prepared_bot import unpainted_stage
from tests.wire.advised_seat import AdvisedSeat, arguments
from tests.wire.endings import Endings, turn
from tests.wire.seat import Seat, answer_controls
from tests.wire.table import relax_limits
from tests.wire.whole_game import all_sent, complaints, ended_and_begun, opened

PEOPLE = ("ada", "minjun", "kofi")
FIRST, BEHIND = 1, 3  # the rounds in which the bot goes away inside drafts, and behind a turn
PRESSED = FIRST  # the round in which turns are put together with the controls of panels; in later ones they are typed
BATTLE = {"engage", "assign", "stalemate", "bombard", "casualties"}


def by_press(number: int, question: Decision) -> bool:
    """Whether a question of a round is answered with the controls of a panel."""
    return number == PRESSED or question.kind in BATTLE


class InBattles(Endings):
    """Ends the bot in a battle of two people, too, when they are to decide something; `fought` are their names."""

    def __init__(self, here: Stage) -> None:
        super().__init__(here, PEOPLE, [FIRST] * len(PEOPLE), BEHIND)
        self.fought = set[str]()
        self.ways_in_battles = [here.bot.kill, here.bot.stop]

    async def after_a_press(self, seat: Seat, panel: Json) -> None:
        """End the bot if it is time; afterwards the same is asked with the same controls."""
        await super().after_a_press(seat, panel)
        asked = [each for each in answer_controls(panel) if arguments(each)[0] in BATTLE]
        if asked and self.ways_in_battles and seat.person.name not in self.fought:
            self.fought.add(seat.person.name)
            assert answer_controls(await ended_and_begun(self.ways_in_battles.pop(), self.here, seat)) == asked


async def test_rounds_in_both_languages_with_endings_in_battles(tmp_path: Path) -> None:
    db = tmp_path / "orrery.db"
    async with unpainted_stage(tmp_path, db, ORRERY_SEED="a") as here:
        relax_limits(here.world)
        await here.bot.start()
        store = await SqliteStore.open(db)
        async with visit(here.url, "ada") as ada, visit(here.url, "minjun") as minjun, visit(here.url, "kofi") as kofi:
            people = (ada, minjun, kofi)
            await ada.met()
            game_id, status = await opened(people, "eclipse", 3, both=True)
            seats = [AdvisedSeat(person, status, store, game_id, by_press) for person in people]
            endings = InBattles(here)
            try:
                while endings.ways_in_battles or endings.behind_a_turn:
                    await turn(seats, endings)
            finally:
                await store.close()
            await all_sent(db, game_id)
        assert complaints(here) == []
        assert '"level": "error"' not in here.bot.log.read_text("utf-8")
        assert (endings.due, endings.behind_a_turn) == ([], 0)
        assert endings.inside == dict.fromkeys(PEOPLE, 1)
        assert len(endings.fought) == 2
