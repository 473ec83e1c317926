"""People play cards against each other in a battle of Twilight Imperium, in both languages; the bot ends in between.

Ada attacks Minjun, Kofi looks on with a Sabotage; of every card everybody is asked who holds any.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AsyncExitStack
from itertools import cycle
from pathlib import Path
from random import Random

from bot.words.texts import LOCALES, Texts
from demo.stage import Stage
from demo.visitor import Json, controls, visit
from rules.core.decisions import Decision, Pick
from rules.ti4.components.action_cards import name_of
from rules.ti4.game import GAME
from rules.ti4.state import State
from tests.patience import until
from tests.prepared_bot import unpainted_stage
from tests.ti4.kit import Table as Laid
from tests.ti4.scenes import SIX as CARDS
from tests.wire.laid_out import laid_out, state_of
from tests.wire.seat import Seat
from tests.wire.table import confirmed, may_end, relax_limits, verb
from tests.wire.whole_game import all_sent, complaints, ended_and_begun, opened

PEOPLE = ("ada", "minjun", "kofi")
SIX = ("yssaril", "sol", "xxcha", "winnu", "hacan", "muaat")
FROM, TARGET, TILE, PLANETS = "202", "203", "30", ("mellon", "zohbat")
ATTACKER = ("maneuvering-jets.1", "direct-hit.1")
DEFENDER = ("shields-holding.1", "courageous-to-the-end.1", "skilled-retreat.1", "parley.1")
SABOTAGE = "sabotage.1"
PLAN = ("maneuvering-jets:always", "direct-hit:always")
ATTACK = f"action activate:{TARGET}; move war-sun:{FROM}=2 dreadnought:{FROM}=5 infantry:{FROM}=8"
ANSWERING = ("choose", "pick")  # verbs of controls
ANSWERS = 80  # by then the battle is over


def position(ada: int, minjun: int, kofi: int) -> State:
    """Ada is about to act; her fleet lies beside planets that Minjun defends from space and ground."""
    table = Laid(*SIX, options={"announced": "all"})
    first, others = table.state.table().index(ada), CARDS[1:]
    table.cards(*others[:first], CARDS[0], *others[first:])
    for seat in (ada, minjun):
        table.clear(seat)
        table.player(seat).technologies.clear()
        table.player(seat).pools.fleet = 8
    table.lay(TARGET, TILE, minjun)
    for planet in PLANETS:
        table.put(planet, minjun, pds=2, infantry=1)
    table.player(ada).technologies = ["war-sun"]
    table.put(TARGET, minjun, dreadnought=4, cruiser=4)
    table.put(FROM, ada, war_sun=2, dreadnought=5, infantry=8)
    for seat, copies in ((ada, ATTACKER), (minjun, DEFENDER), (kofi, (SABOTAGE,))):
        table.deal_cards(seat, *copies)
    return table.state


def said(state: State, question: Decision) -> tuple[str, ...] | None:
    """What a person answers; None for whatever the panel proposes."""
    words = [option.word for option in question.ask.options] if isinstance(question.ask, Pick) else []
    if question.kind == "battle-plan":
        return PLAN if PLAN[0] in words else ("ask",)
    if question.kind == "react":
        return (SABOTAGE,) if SABOTAGE in words else ()
    if question.kind == "play-now":
        return (next(iter(worth_playing(state, words)), "pass"),)
    if question.kind == "retreat":
        return ("stay",)
    return None


def worth_playing(state: State, words: list[str]) -> Iterator[str]:
    """Cards that are played now; the retreat only when a card has been played for a ship that was lost."""
    for word in words:
        name = name_of(word)
        if name != "skilled-retreat" or "courageous-to-the-end.1" in state.action_discard:
            yield from [word] if name != "pass" else []


class Fight:
    """Three people in a battle, and the bot that ends before the first answer to each kind of question."""

    def __init__(self, here: Stage, db: Path, game_id: str, seats: dict[int, Seat]) -> None:
        self.here, self.db, self.game_id, self.seats = here, db, game_id, seats
        self.ends = cycle((here.bot.stop, here.bot.kill))
        self.ended: set[str] = set()

    async def asked(self) -> tuple[State, Decision | None]:
        """What one of the people is asked next; None once the turn is over."""

        async def found() -> tuple[State, Decision | None] | None:
            state = await state_of(self.db, self.game_id)
            if state.acting not in self.seats:
                return state, None
            questions = [each for each in GAME.pending(state) if each.awaited and each.seat in self.seats]
            return (state, questions[0]) if questions else None

        return await until(found)

    async def fought(self) -> None:
        """Answer whatever is asked until the turn is over."""
        for _ in range(ANSWERS):
            state, question = await self.asked()
            if question is None:
                return
            await self.answer(state, question)
        raise AssertionError("the battle never ends")

    async def answer(self, state: State, question: Decision) -> None:
        """By its control on the panel where a card can be played, else as a typed line."""
        seat, words = self.seats[question.seat], said(state, question)
        if question.kind not in self.ended:
            self.ended.add(question.kind)
            await ended_and_begun(next(self.ends), self.here, seat)
        if words is None:
            typed = " ".join((question.kind, *question.default))
            line = ATTACK if question.kind == "action" else typed
            await seat.person.slash("ti4 act", words=line, confirm=True, table=self.game_id)
            return
        seat.panel = None
        await self._press(seat, await seat.open(), words)

    async def _press(self, seat: Seat, panel: Json, words: tuple[str, ...]) -> None:
        """An answer; and behind a Skilled Retreat no ground forces of planets are taken along."""
        if words:
            chosen = next(each for each in controls(panel) if verb(each) in ANSWERING and _has(each, words[0]))
            values = words if chosen.get("options") else ()
            panel = await seat.press(panel, chosen["custom_id"], *values)
        else:
            panel = await seat.press(panel, _nothing(panel)[0]["custom_id"])
        if staying := [each for each in _nothing(panel) if "withdraw" in each["custom_id"]]:
            panel = await seat.press(panel, staying[0]["custom_id"])
        if may_end(panel):
            await confirmed(seat.press, panel)


def _nothing(panel: Json) -> list[Json]:
    chosen = [Texts(locale)("ui-spread-done", count=0, answer="") for locale in LOCALES]
    return [each for each in controls(panel) if each.get("label") in ("Nothing", "없음", *chosen)]


def _has(control: Json, word: str) -> bool:
    return word in [each["value"] for each in control.get("options", [])] or f"/{word}" in control["custom_id"]


async def test_cards_are_played_against_each_other_and_the_bot_ends_in_windows_and_battles(tmp_path: Path) -> None:
    db = tmp_path / "orrery.db"
    async with unpainted_stage(tmp_path, db, ORRERY_SEED="c") as here, AsyncExitStack() as visits:
        relax_limits(here.world)
        await here.bot.start()
        people = [await visits.enter_async_context(visit(here.url, name)) for name in PEOPLE]
        await people[0].met()
        game_id, status = await opened(people, "ti4", 3, both=True)
        await here.bot.stop()
        numbers = await laid_out(db, game_id, [int(each.user_id) for each in people], position)
        await here.bot.start()
        await people[0].met()
        seats = {number: Seat(person, status, Random(0)) for number, person in zip(numbers, people, strict=True)}
        instruction = "instructions file:maneuvering-jets:always"
        await people[0].slash("ti4 act", words=instruction, table=game_id)
        fight = Fight(here, db, game_id, seats)
        await fight.fought()
        await all_sent(db, game_id)
        assert {"action", "battle-plan", "react", "play-now", "assign-hits"} <= fight.ended
        played = [*ATTACKER, *DEFENDER, SABOTAGE]
        assert {*played} <= {*(await state_of(db, game_id)).action_discard}
        public = [each for each in here.world.log if each["op"] == "create" and each["seen_by"] is None]
        posts = "\n".join(each["content"] or "" for each in public)
        for texts in (Texts("en"), Texts("ko")):
            assert [copy for copy in played if texts(f"ti4-name-{name_of(copy)}") not in posts] == []
        assert complaints(here) == []
        assert '"level": "error"' not in here.bot.log.read_text("utf-8")
