"""Six people play a whole game of Twilight Imperium over the wire: `python -m tests.wire.six_people --seed a`.

They answer as computer players would in their place, some in English and some in Korean. The bot ends, told to or
killed, the first time that each kind of question lies before somebody. One of the six is replaced by a moderator, and
they trade in a turn and while an agenda lies open: there the rules know transactions (94). Prints figures of the game;
raises AssertionError where something is not as it should be. It takes as long as ten games of the suite.
"""

from __future__ import annotations

import argparse
import asyncio
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from bot.store.sqlite import SqliteStore
from bot.table.game.snapshot import Panel, unanswered
from bot.words.texts import Texts
from demo.result import Result, table_of
from demo.stage import Stage
from demo.visitor import Json, Visitor, control, visit
from localdiscord.seed import add_person
from rules.core.decisions import Decision
from rules.ti4.deals.transactions import partners
from rules.ti4.state import Player, State
from tests.prepared_bot import unpainted_stage
from tests.wire.advised_seat import AdvisedSeat
from tests.wire.laid_out import state_of
from tests.wire.seat import answer_controls
from tests.wire.table import relax_limits
from tests.wire.whole_game import announced, complaints, ended_and_begun, ending, everything_posted_once, opened

PEOPLE = ("ada", "minjun", "kofi", "lena", "sora", "omar")
NEWCOMER = "june"
SEEDED = 3  # of them are at the stand-in from the beginning
LOCALES = {"sora": "ko"}
POINTS = 10
REPLACED_IN = 3  # the round in which somebody else sits down
ACTION, AGENDA = "action", "agenda"


@dataclass(slots=True)
class Figures:
    """What happened: how many panels were answered, where the bot ended, who was replaced, and who traded when."""

    answered: int = 0
    ended_at: list[str] = field(default_factory=list)
    traded: dict[str, str] = field(default_factory=dict)
    replaced: str = ""


class SixPeople:
    """A table of six, and all that is to happen at it beside the game."""

    def __init__(self, here: Stage, db: Path, game_id: str) -> None:
        self.here, self.db, self.game_id = here, db, game_id
        self.seats: list[AdvisedSeat] = []
        self.ways = cycle((here.bot.stop, here.bot.kill))
        self.figures = Figures()
        self._new = ""  # the kind of question that is answered for the first time

    def by_press(self, number: int, question: Decision) -> bool:
        """What is asked for the first time is answered with the controls of the panel, all else is typed."""
        return question.kind == self._new or question.kind not in self.figures.ended_at

    async def play(self, newcomer: Visitor) -> None:
        """Everybody answers until the game is over; somebody new sits down in the middle of it."""
        while not self.seats[0].finished:
            shown = self.seats[0].shown
            if not self.figures.replaced and self.seats[0].round >= REPLACED_IN:
                await self.replace(self.seats[-1], newcomer)
            for seat in [seat for seat in self.seats if seat.asked] or self.seats:
                await self.trade(seat)
                await self.answer(seat)
            if not self.seats[0].finished:
                await self.seats[0].changed_since(shown)

    async def answer(self, seat: AdvisedSeat) -> None:
        """One person answers all they are asked; what is new is asked again by the bot that has come back."""
        async for panel in seat.answers():
            kind = await self.asked(seat)
            self.figures.answered += bool(kind)
            if kind and kind not in self.figures.ended_at:
                self.figures.ended_at.append(kind)
                self._new = kind
                again = await ended_and_begun(next(self.ways), self.here, seat)
                assert offered(again) == offered(panel), kind
        self._new = ""

    async def asked(self, seat: AdvisedSeat) -> str:
        """The kind of question that somebody is to answer next; "" for none."""
        return next((question.kind for question in unanswered((await self.panel(seat)).questions)), "")

    async def panel(self, seat: AdvisedSeat) -> Panel:
        """What somebody is asked, and where they sit."""
        return await seat.table.turns.panel(self.game_id, int(seat.person.user_id))

    async def trade(self, seat: AdvisedSeat) -> None:
        """Somebody gives another what makes one trade good, once in a turn and once while an agenda lies open."""
        state: State = await state_of(self.db, self.game_id)
        when, giver = AGENDA if state.agenda else ACTION, (await self.panel(seat)).seat
        given = next((what for what, number in goods(state.players[giver]).items() if number), "")
        if when in self.figures.traded or not given or not (state.agenda or state.acting == giver):
            return
        for receiver in partners(state, giver):
            line = f"deal with:p{receiver + 1}; terms give:{given}=1"
            await seat.person.slash("ti4 act", words=line, confirm=True, table=self.game_id)
            (other,) = [each for each in self.seats if (await self.panel(each)).seat == receiver]
            await other.person.slash("ti4 act", words=f"offers accept:p{giver + 1}", confirm=True, table=self.game_id)
            assert (await state_of(self.db, self.game_id)).traded, "they have not traded"
            self.figures.traded[when] = f"{seat.person.name} gave {other.person.name} one of their {given}"
            return

    async def replace(self, seat: AdvisedSeat, newcomer: Visitor) -> None:
        """A moderator, who is the first of them, gives a seat to somebody else, who goes on from there."""
        moderator, number = self.seats[0].person, str((await self.panel(seat)).seat)
        shown = await moderator.slash("ti4 moderate", table=self.game_id)
        shown = await moderator.press(shown, control(shown, "mod-seat")["custom_id"], number)
        await moderator.press(shown, control(shown, "mod-give")["custom_id"], newcomer.user_id)
        self.figures.replaced = f"{newcomer.name} for {seat.person.name} in round {self.seats[0].round}"
        seat.person, seat.panel = newcomer, None


def offered(panel: Json) -> list[tuple[str, str]]:
    """What a panel asks, by control; more or fewer lines may stand above it."""
    return [(each["custom_id"], each.get("label", "")) for each in answer_controls(panel)]


def goods(player: Player) -> dict[str, int]:
    """What somebody could give of each."""
    return {"commodities": player.commodities, "trade-goods": player.trade_goods}


async def played(folder: Path, seed: str) -> None:
    """Play, and print what happened."""
    db, began = folder / "orrery.db", monotonic()
    async with unpainted_stage(folder, db, ORRERY_SEED=seed) as here, AsyncExitStack() as visits:
        for name in (*PEOPLE[SEEDED:], NEWCOMER):
            add_person(here.world, name, name.capitalize(), LOCALES.get(name, "en-US"))
        relax_limits(here.world)
        await here.bot.start()
        *people, newcomer = [await visits.enter_async_context(visit(here.url, name)) for name in (*PEOPLE, NEWCOMER)]
        await people[0].met()
        game_id, status = await opened(people, "ti4", 0, both=True)
        store = await SqliteStore.open(db)
        table = SixPeople(here, db, game_id)
        table.seats = [AdvisedSeat(person, status, store, game_id, table.by_press) for person in people]
        try:
            await table.play(newcomer)
        finally:
            await store.close()
        final = await ending(db, game_id)
        said = await everything_posted_once(db, game_id, here.world.log, announced(final, Texts("en")))
        assert complaints(here) == []
        assert '"level": "error"' not in here.bot.log.read_text("utf-8")
    assert max(each.points for each in final.players) >= POINTS
    assert table.figures.replaced
    assert set(table.figures.traded) == {ACTION, AGENDA}
    report(table.figures, final, len(said), monotonic() - began)


def report(figures: Figures, final: Result, posts: int, seconds: float) -> None:
    """Print the figures of a game that is over."""
    print(table_of(final))
    print(f"{final.rounds} rounds, {figures.answered} panels answered, {posts} posts, {seconds:.0f} s")
    print(f"the bot ended {len(figures.ended_at)} times, before {', '.join(figures.ended_at)}")
    print(f"replaced: {figures.replaced}")
    for when, what in figures.traded.items():
        print(f"traded in the {when} phase: {what}")


def main() -> None:
    """Play one game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", default="a")
    given = parser.parse_args()
    with TemporaryDirectory() as folder:
        asyncio.run(played(Path(folder), given.seed))


if __name__ == "__main__":
    main()
