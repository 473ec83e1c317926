"""A whole game of Pulsar 2849 in both languages: two people, two computers, and a bot that goes away ten times."""

from __future__ import annotations

import re
from itertools import cycle
from pathlib import Path
from random import Random

from bot.words.texts import Texts
from demo.stage import Stage
from demo.visitor import Json, visit, words
from rules.pulsar.components import ROUNDS
from tests.prepared_bot import unpainted_stage
from tests.wire.seat import Seat
from tests.wire.table import relax_limits, verbs
from tests.wire.whole_game import End, announced, ended_and_begun, ending, everything_posted_once, opened

ENOUGH = 3  # presses, so that most turns spend a die
HANGUL = re.compile("[가-힣]")
DRAFTED = re.compile(r"^\d+\. .*", re.MULTILINE)


class Endings:
    """Ends the bot once in the set-up, once in each round and once behind a turn; told to stop and killed in turn."""

    def __init__(self, here: Stage) -> None:
        self.here = here
        self.due = list(range(ROUNDS + 1))
        self.ways = cycle((here.bot.stop, here.bot.kill))
        self.behind_a_turn = 1
        self.inside = {"ada": 0, "minjun": 0}

    def next(self) -> End:
        """How the bot ends now."""
        return next(self.ways)

    async def in_a_draft(self, seat: Seat, panel: Json) -> None:
        """End the bot if it is time; what was drafted is still there."""
        inside = self.inside[seat.person.name] <= min(self.inside.values())
        if not (self.due and self.due[0] <= seat.round and inside and drafted(panel)):
            return
        self.due.pop(0)
        self.inside[seat.person.name] += 1
        assert drafted(await ended_and_begun(self.next(), self.here, seat)) == drafted(panel)

    async def after_a_turn(self, seat: Seat) -> None:
        """Kill the bot before it has told of everything."""
        if self.behind_a_turn and seat.round > ROUNDS // 2:
            self.behind_a_turn -= 1
            await ended_and_begun(self.here.bot.kill, self.here, seat)


def drafted(panel: Json) -> list[str]:
    """The lines of the draft in a panel that can be confirmed."""
    return DRAFTED.findall(words(panel)) if "confirm" in verbs(panel) else []


async def test_a_whole_game_in_both_languages_with_ten_endings(tmp_path: Path) -> None:
    db = tmp_path / "orrery.db"
    async with unpainted_stage(tmp_path, db, ORRERY_SEED="a") as here:
        relax_limits(here.world)
        await here.bot.start()
        async with visit(here.url, "ada") as ada, visit(here.url, "minjun") as minjun:
            await ada.met()
            game_id, status = await opened(ada, minjun, "pulsar", 2, both=True)
            seats = [Seat(person, status, Random(person.name), presses=ENOUGH) for person in (ada, minjun)]
            endings = Endings(here)
            while not seats[0].finished:
                await turn(seats, endings)
            final = await ending(db, game_id)
            over, last = (announced(final, Texts(language)) for language in ("en", "ko"))
            await ada.until(lambda: next((each for each in ada.messages.values() if last in each["content"]), None))
        assert (endings.due, endings.behind_a_turn) == ([], 0)
        assert min(endings.inside.values()) >= ROUNDS // 2
        assert here.complaints == []
        assert '"level": "error"' not in here.bot.log.read_text("utf-8")
        said = await everything_posted_once(db, game_id, here.world.log, last)
        assert sum(over in text for text in said) == 1
        for begun in ("**Round {}**", "**{}라운드**"):
            for number in range(1, ROUNDS + 1):
                assert sum(text.count(begun.format(number)) for text in said) == 1, begun.format(number)


async def turn(seats: list[Seat], endings: Endings) -> None:
    """Whoever is asked takes a turn in their language, then the public message has changed."""
    shown = seats[0].shown
    for seat in seats:
        if not seat.asked:
            continue
        async for panel in seat.answers():
            said = words(panel).replace("민준", "")  # what he did stands in others' news
            assert bool(HANGUL.search(said)) is (seat.person.name == "minjun")
            await endings.in_a_draft(seat, panel)
        await endings.after_a_turn(seat)
    if not seats[0].finished:
        await seats[0].changed_since(shown)
