"""What people do when they look at their games: answer, take back, vote, leave, return, take seats over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Coroutine, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.errors import Refusal
from bot.store.rows import SeatRow, VoteRow
from bot.table.base.clock import PACES
from bot.table.base.roles import Actor
from bot.table.base.snapshot import GameSnapshot, Panel
from rules.core.decisions import Answer, Decision, Illegal
from testkit.random_games import answers_of
from testkit.season.bot import Clock, RunningBot
from testkit.season.people import DAY, Habits

TRIES = 4
LONG_DRAFT = 25  # answers after which somebody who tries things out passes
LONGEST_SITTING = 120
OVERDUE = ("default", "default", "computer", "computer", "computer", "substitute", "wait")
ANY_VOTE = ("pause", "extend", "clock", "house-rule", "replace", "substitute", "end", "decided", "concede")
RARE = {"end": 0.1, "decided": 0.1, "concede": 0.1, "house-rule": 0.3}  # how often one of these is meant
PATIENCE = 5 * DAY  # so long people wait for somebody before they do something about it
BACK = 40  # moves among which somebody looks for a turn to go back to


@dataclass(slots=True)
class Visits:
    """People at their tables, under one life of the bot after another."""

    clock: Clock
    rng: Random
    people: dict[int, Habits]
    bot: RunningBot | None = None
    deeds: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)
    acknowledged: dict[str, int] = field(default_factory=dict)  # by game, the last move that somebody was told of
    in_vain: Counter[tuple[str, int]] = field(default_factory=Counter)  # sittings at which a seat was left asked
    _key: int = 0

    @property
    def running(self) -> RunningBot:
        """The bot, which is up."""
        assert self.bot
        return self.bot

    def key(self) -> str:
        """The id of another interaction."""
        self._key += 1
        return f"k{self._key}"

    def chance(self, share: float) -> bool:
        """Whether something happens that happens so often."""
        return self.rng.random() < share

    async def look(self, habits: Habits) -> None:
        """Somebody looks at all their games."""
        user = habits.person.user_id
        listed = sorted(await self.running.table.games.of_person(user), key=lambda each: each.row.created_at)
        for each in listed:
            if each.row.status == "running":
                if each.waits_for(user) or self.chance(0.05):
                    await self._sit(habits, each.row.id)
                if self.chance(0.4):
                    await self._mind(habits, each.row.id)

    async def _sit(self, habits: Habits, game_id: str) -> None:
        """Answer what one is asked, until nothing is left or one has had enough."""
        user, pressed = habits.person.user_id, 0
        table = self.running.table
        for _ in range(LONGEST_SITTING):
            self.clock.time += self.rng.randint(2, 30)
            try:
                panel = await table.turns.panel(game_id, user)
            except Refusal:
                return
            if panel.confirmable:
                await self._confirm(game_id, user, panel)
                pressed = 0
            elif panel.unanswered or (panel.questions and self.chance(0.1)):
                pressed += 1
                if pressed == LONG_DRAFT:
                    await self._count(table.turns.discard(game_id, user), game_id)
                    continue
                daring = self.chance(habits.daring) and pressed < LONG_DRAFT
                if (await self._answer(game_id, user, panel, daring=daring)).committed:
                    pressed = 0
            else:
                self.in_vain[game_id, panel.seat] = 0
                return
            if self.chance(0.7):
                await self.running.settle()
            if self.chance(0.01):
                return  # called away from the keyboard
        self.in_vain[game_id, panel.seat] += 1

    async def _confirm(self, game_id: str, user: int, panel: Panel) -> None:
        table, key = self.running.table, self.key()
        after = await self._count(table.turns.confirm(game_id, user, panel.panel_revision, key), game_id)
        if self.chance(0.05):
            with suppress(Refusal):  # that was the end of the game
                self._same(after, await table.turns.confirm(game_id, user, panel.panel_revision, key))
        if self.chance(0.04):
            await self._perhaps(self._count(table.undo.last_turn(game_id, user), game_id), "undo")
            if self.chance(0.3):
                await self._perhaps(self._count(table.undo.redo(game_id, user), game_id), "redo")

    async def _answer(self, game_id: str, user: int, panel: Panel, *, daring: bool) -> Panel:
        question = self.rng.choice(panel.unanswered or panel.questions)
        table = self.running.table
        for answer in self._answers(panel, question, daring=daring):
            key = self.key()
            try:
                after = await self._count(
                    table.turns.press(game_id, user, panel.panel_revision, question.kind, [answer], key), game_id
                )
            except Illegal:
                continue
            if self.chance(0.03):
                pressed = (panel.panel_revision, question.kind, [answer], key)
                with suppress(Refusal):
                    self._same(after, await table.turns.press(game_id, user, *pressed))
            return after
        raise AssertionError(f"{panel.snapshot.row.kind} {game_id}: the default of {question.kind} is refused")

    def _same(self, after: Panel, again: Panel) -> None:
        if after.snapshot.row.seq != again.snapshot.row.seq:
            self.failures.append(f"a press that came twice counted twice: {after.snapshot.row.id}")

    def _answers(self, panel: Panel, question: Decision, *, daring: bool) -> Iterator[Answer]:
        if daring:
            own = answers_of(panel.snapshot.row.kind)
            found = own(panel.view, question, self.rng) if own else iter(lambda: question.ask.sample(self.rng), None)
            for _, answer in zip(range(TRIES), found, strict=False):
                yield answer
        yield question.default

    async def _count(self, doing: Coroutine[Any, Any, Panel], game_id: str) -> Panel:
        """What somebody did; whatever they are told of must still be there in the end."""
        panel = await doing
        if panel.committed:
            self.acknowledged[game_id] = max(self.acknowledged.get(game_id, 0), panel.snapshot.row.seq)
        return panel

    async def _perhaps(self, doing: Coroutine[Any, Any, object], deed: str) -> bool:
        """Do something that may be refused; whether it was done."""
        try:
            await doing
        except Refusal as refused:
            self.deeds[f"{deed} refused: {refused.code}"] += 1
            return False
        self.deeds[deed] += 1
        return True

    async def _mind(self, habits: Habits, game_id: str) -> None:
        """Vote, and do what else one does at a table now and then."""
        user, table = habits.person.user_id, self.running.table
        snapshot = await table.games.snapshot(game_id)
        if snapshot.row.status != "running":
            return
        if not snapshot.row.placed and self.chance(0.6):
            channel = self.rng.randrange(10_000, 99_999)
            await self._perhaps(table.channels.move(game_id, user, snapshot.row.guild_id, channel), "move")
        if snapshot.away_seat(user) is not None and self.chance(0.4):
            await self._perhaps(table.leaving.come_back(game_id, user), "come back")
        if snapshot.seat_of(user) is None:
            return
        for vote in await table.votes.open_of(game_id):
            if user in vote.voters and str(user) not in vote.ballots and self.chance(0.8):
                await self._perhaps(table.votes.cast(game_id, user, vote.number, self._choice(vote)), "voice")
        await self._open_vote(user, snapshot)
        if self.chance(0.01):
            await self._go_back(user, snapshot)
        if self.chance(0.003):
            await self._order(user, snapshot)
        if self.chance(0.0015):
            await self._perhaps(table.leaving.resign(game_id, user), "resign")
        elif self.chance(0.003):
            await self._perhaps(table.leaving.step_back(game_id, user), "step back")

    def _choice(self, vote: VoteRow) -> str:
        if vote.kind == "overdue":
            return self.rng.choice(OVERDUE)
        return "yes" if self.chance(0.75) else "no"

    async def _open_vote(self, user: int, snapshot: GameSnapshot) -> None:
        """Ask the table for something: mostly where somebody is waited for in vain."""
        row, now, kind = snapshot.row, self.clock(), ""
        facts: dict[str, str | int] = {}
        late = [seat for seat in snapshot.asked if now - (snapshot.since(seat.seat) or now) > PATIENCE]
        others = [seat for seat in late if seat.person not in (None, user)]
        if row.paused_at is not None:
            kind = "resume" if now - row.paused_at > DAY and self.chance(0.3) else ""
        elif others and row.clock == "none" and self.chance(0.4):
            kind, facts = self.rng.choice(("replace", "substitute")), {"seat": others[0].seat}
        elif self.chance(0.002):
            kind = self.rng.choice(ANY_VOTE)
            if not self.chance(RARE.get(kind, 1.0)):
                return
            seat: dict[str, str | int] = {"seat": self.rng.randrange(len(snapshot.seats))}
            given: dict[str, dict[str, str | int]] = {
                "clock": {"clock": self.rng.choice(("none", *PACES))},
                "house-rule": {"rule": "We are kind."},
            }
            facts = given.get(kind, seat if kind in ("replace", "substitute", "concede") else {})
        if kind:
            actor = Actor(user, self.people[user].person.name)
            await self._perhaps(self.running.table.votes.open(row.id, actor, kind, **facts), f"vote: {kind}")

    async def _go_back(self, user: int, snapshot: GameSnapshot) -> None:
        """Ask the others to go back some turns."""
        game_id, undo = snapshot.row.id, self.running.table.undo
        turns = await undo.turns(game_id, max(0, snapshot.row.seq - BACK), BACK)
        if turns:
            await self._perhaps(undo.ask(game_id, user, self.rng.choice(turns).seq), "vote: undo")

    async def _order(self, user: int, snapshot: GameSnapshot) -> None:
        seat = snapshot.seat_of(user)
        assert seat is not None
        known = snapshot.game.orders_for(snapshot.view(seat), seat)
        if known:
            order = self.rng.choice(known)
            value = self.rng.choice(order.choices)
            give = self.running.table.orders.give_always if self.chance(0.5) else self.running.table.orders.give
            await self._perhaps(self._count(give(snapshot.row.id, user, order.id, value), snapshot.row.id), "order")

    async def take_over(self, active: list[Habits]) -> None:
        """Somebody looks for a seat that a table offers."""
        async with self.running.store.read() as rows:
            offered = await rows.some(SeatRow, offered=1)
        for seat in offered:
            if self.chance(0.5):
                taker = self.rng.choice(active).person
                await self._perhaps(self.running.table.seats.take(seat.game_id, taker), "take over")

    async def moderate(self, active: list[Habits]) -> None:
        """A moderator looks after the tables of a server where nothing goes on."""
        table, now, actor = self.running.table, self.clock(), Actor(1, "Mod", moderates=True)
        for game_id in sorted(await table.games.running()):
            snapshot = await table.games.snapshot(game_id)
            late = [seat for seat in snapshot.asked if now - (snapshot.since(seat.seat) or now) > 3 * PATIENCE]
            if not late or not self.chance(0.1) or late[0].person is None:
                continue
            what = self.rng.choice(("computer", "give", "give", "back", "close"))
            if what == "computer":
                await self._perhaps(table.seats.to_computer(game_id, actor, late[0].seat), "moderator: computer")
            elif what == "give":
                taker = self.rng.choice(active).person
                await self._perhaps(table.seats.give(game_id, actor, late[0].seat, taker), "moderator: give")
            elif what == "back":
                left = [seat.seat for seat in snapshot.seats if seat.left]
                await self._perhaps(table.seats.back(game_id, actor, (left or [0])[0]), "moderator: back")
            elif len(late) == len(snapshot.people) and self.chance(0.3):
                await self._perhaps(table.leaving.abandon(game_id, actor), "moderator: close")
