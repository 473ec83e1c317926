"""What people do at a table beside their moves: vote, lend their seat, leave, order, put right, write down."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.deed_rows import VoteRow
from bot.table.clocks.clock import NO_CLOCK, PACES
from bot.table.game import history
from bot.table.game.roles import Actor
from bot.table.game.snapshot import GameSnapshot
from rules.core import hidden
from rules.core.play import Move
from testkit.season.actions import Actions, daring_answers
from testkit.season.people import DAY, Habits

OVERDUE = ("default", "default", "computer", "computer", "computer", "substitute", "wait")
ANY_VOTE = ("pause", "extend", "clock", "house-rule", "replace", "substitute", "end", "decided", "concede")
RARE = {"end": 0.1, "decided": 0.1, "concede": 0.1, "house-rule": 0.3}  # how often one of these is meant
PATIENCE = 5 * DAY  # so long people wait for somebody before they do something about it
BACK = 40  # moves among which somebody looks for a turn to go back to
LONGEST_HOLIDAY = 10  # days for which people step back, or let others answer for them
SECRET = "for-nobody-else"  # stands in every note, and may stand in no post


@dataclass(slots=True)
class Dealings:
    """How people deal with each other at a table."""

    actions: Actions

    async def mind(self, habits: Habits, game_id: str) -> None:
        """Look after what is to be decided at a table, and do what else one does there now and then."""
        user, actions, table = habits.person.user_id, self.actions, self.actions.table
        snapshot = await table.games.snapshot(game_id)
        if snapshot.row.status != "running":
            return
        if not snapshot.row.placed and actions.chance(0.6):
            channel = actions.rng.randrange(10_000, 99_999)
            await actions.perhaps(table.channels.move(game_id, user, snapshot.row.guild_id, channel), "move")
        if snapshot.away_seat(user) is not None and actions.chance(0.4):
            await actions.perhaps(table.leaving.come_back(game_id, user), "come back")
        if snapshot.seat_of(user) is None:
            return
        if snapshot.own_seat(user) is None:
            await self._as_companion(user, game_id)
            return
        for vote in await table.votes.open_of(game_id):
            if user in vote.voters and str(user) not in vote.ballots and actions.chance(habits.heed):
                await actions.perhaps(table.votes.cast(game_id, user, vote.number, self._choice(vote)), "voice")
        await self._open_vote(user, snapshot)
        await self._beforehand(user, game_id)
        await self._beside(habits, game_id)
        await self._put_right(user, game_id)
        await self._leave(user, game_id)

    def _choice(self, vote: VoteRow) -> str:
        if vote.kind == "overdue":
            return self.actions.rng.choice(OVERDUE)
        return "yes" if self.actions.chance(0.75) else "no"

    async def _as_companion(self, user: int, game_id: str) -> None:
        """Somebody who answers for another may have had enough of it."""
        if self.actions.chance(0.03):
            await self.actions.perhaps(self.actions.table.companions.dismiss(game_id, user, user), "companion refuses")

    async def _open_vote(self, user: int, snapshot: GameSnapshot) -> None:
        """Ask the table for something: mostly where somebody is waited for in vain."""
        row, actions, now, kind = snapshot.row, self.actions, self.actions.clock(), ""
        facts: dict[str, str | int] = {}
        late = [seat for seat in snapshot.asked if now - (snapshot.since(seat.seat) or now) > PATIENCE]
        others = [seat for seat in late if seat.person not in (None, user)]
        if row.paused_at is not None:
            kind = "resume" if now - row.paused_at > DAY and actions.chance(0.3) else ""
        elif others and row.clock == NO_CLOCK and actions.chance(0.4):
            kind, facts = actions.rng.choice(("replace", "substitute")), {"seat": others[0].seat}
        elif actions.chance(0.004):
            kind = actions.rng.choice(ANY_VOTE)
            if not actions.chance(RARE.get(kind, 1.0)):
                return
            seat: dict[str, str | int] = {"seat": actions.rng.randrange(len(snapshot.seats))}
            given: dict[str, dict[str, str | int]] = {
                "clock": {"clock": actions.rng.choice((NO_CLOCK, *PACES))},
                "house-rule": {"rule": "We are kind."},
            }
            facts = given.get(kind, seat if kind in ("replace", "substitute", "concede") else {})
        if kind:
            await actions.perhaps(actions.table.votes.open(row.id, self._actor(user), kind, **facts), f"vote: {kind}")

    def _actor(self, user: int) -> Actor:
        return Actor(user, self.actions.people[user].person.name)

    async def _beforehand(self, user: int, game_id: str) -> None:
        """Order something: for one of the game's own orders, or for any kind of question one is asked."""
        actions, orders = self.actions, self.actions.table.orders
        snapshot = await actions.table.games.snapshot(game_id)
        seat = snapshot.seat_of(user)
        if seat is None or snapshot.row.status != "running" or not actions.chance(0.03):
            return
        known = snapshot.game.orders_for(snapshot.view(seat), seat)
        if known and actions.chance(0.6):
            order = actions.rng.choice(known)
            give = orders.give_always if actions.chance(0.3) else orders.give
            value = actions.rng.choice(order.choices)
            await actions.perhaps(actions.count(give(game_id, user, order.id, value), game_id), "order")
            return
        asked = [question.kind for question in snapshot.pending if question.seat == seat]
        for kind in asked:
            always = actions.chance(0.2)
            doing = actions.count(orders.answer(game_id, user, kind, "*", always=always), game_id)
            if await actions.perhaps(doing, "never ask me this") and actions.chance(0.5):
                end = actions.rng.choice(("round", "attacked", ""))
                await actions.perhaps(actions.count(orders.until(game_id, user, kind, end), game_id), "order ends")

    async def _beside(self, habits: Habits, game_id: str) -> None:
        """Let others answer for one's seat, or for nobody any more; write notes; let a computer make one turn."""
        user, actions, table = habits.person.user_id, self.actions, self.actions.table
        snapshot = await table.games.snapshot(game_id)
        seat = snapshot.own_seat(user)
        if seat is None or snapshot.row.status != "running":
            return
        for each in snapshot.companions_of(seat):
            if actions.chance(0.1 if each.kind == "sitter" else 0.01):
                await actions.perhaps(table.companions.dismiss(game_id, user, each.user_id), f"no {each.kind} any more")
        if actions.chance(0.004):
            await self.lend(habits, game_id, "partner", None)
        if actions.chance(0.006):
            days = actions.rng.randint(1, LONGEST_HOLIDAY)
            await self.lend(habits, game_id, "sitter", actions.clock() + days * DAY)
        if actions.chance(0.01):
            note = f"{SECRET} {actions.key()}"
            await actions.perhaps(table.hand_overs.leave_note(game_id, user, note), "hand-over note")
        if actions.chance(0.02):
            await self._write(user, snapshot)
        if actions.chance(0.006):
            await actions.perhaps(table.computers.play_for(game_id, user), "a computer, this once")

    async def lend(self, habits: Habits, game_id: str, kind: str, until: int | None) -> None:
        """Ask somebody to answer for one's seat, who mostly says yes, and now and then no, or nothing at all."""
        actions = self.actions
        other = actions.rng.choice([each.person for each in actions.people.values() if not each.gone(actions.clock())])
        requests, owner = actions.table.requests, habits.person.user_id
        asking = requests.ask(game_id, owner, other, "sitter" if kind == "sitter" else "partner", until)
        if not await actions.perhaps(asking, f"asks for a {kind}"):
            return
        (number,) = [each.number for each in await requests.of_owner(game_id, owner) if each.user_id == other.user_id]
        answer = (owner + other.user_id + number) % 8
        if answer > 2:
            await actions.perhaps(requests.accept(game_id, other, number), kind)
        elif answer == 0:
            await actions.perhaps(requests.decline(game_id, other.user_id, number), f"no {kind}")
        elif answer == 1:
            await actions.perhaps(requests.withdraw(game_id, owner, number), f"asks for a {kind} no more")

    async def _write(self, user: int, snapshot: GameSnapshot) -> None:
        """Write in one's notebook, which nobody else may read before the end."""
        actions, notebook, game_id = self.actions, self.actions.table.notebook, snapshot.row.id
        move = actions.rng.randint(0, snapshot.row.seq)
        await actions.perhaps(notebook.write(game_id, user, move, f"{SECRET} {actions.key()}"), "note")
        if actions.chance(0.5):
            await actions.perhaps(notebook.share(game_id, user, shared=True), "notes shared")
        if (await notebook.of(game_id, user)).others:
            actions.failures.append(f"leak: {game_id}: somebody's notes can be read before the end")

    async def _put_right(self, user: int, game_id: str) -> None:
        """Ask the others to go back some turns, or, as the host, to agree to other moves than were made."""
        actions, undo = self.actions, self.actions.table.undo
        snapshot = await actions.table.games.snapshot(game_id)
        back, correct = actions.chance(0.015), user == snapshot.row.owner_id and actions.chance(0.02)
        if snapshot.row.status != "running" or not (back or correct):
            return
        turns = await undo.turns(game_id, max(0, snapshot.row.seq - BACK), BACK)
        if not turns:
            return
        move = actions.rng.choice(turns)
        if back:
            await actions.perhaps(undo.ask(game_id, user, move.seq), "vote: undo")
            return
        line = await self._other(snapshot, move.seq) if actions.chance(0.7) else f"={move.seq}"
        proposing = actions.table.corrections.propose(game_id, self._actor(user), move.seq, line, "He meant another.")
        await actions.perhaps(proposing, "vote: correct")

    async def _other(self, snapshot: GameSnapshot, move: int) -> str:
        """Another move that could have been made in the place of one, as a line."""
        rng = self.actions.rng
        async with self.actions.running.store.read() as rows:
            made = (await rows.log(snapshot.row.id, move - 1, 1))[0]
            state = await history.position(rows, snapshot, move - 1)
        questions = [question for question in snapshot.game.pending(state) if question.seat == made.seat]
        question = rng.choice(questions)
        answers = daring_answers(snapshot.row.kind, hidden.view(state, made.seat), question, rng)
        return str(Move(made.seat, question.kind, next(answers, question.default)))

    async def _leave(self, user: int, game_id: str) -> None:
        actions, leaving = self.actions, self.actions.table.leaving
        if actions.chance(0.001):
            await actions.perhaps(leaving.resign(game_id, user), "resign")
        elif actions.chance(0.003):
            days = actions.rng.randint(1, LONGEST_HOLIDAY)
            until = actions.clock() + days * DAY if actions.chance(0.5) else None
            await actions.perhaps(leaving.step_back(game_id, user, until), "step back")
