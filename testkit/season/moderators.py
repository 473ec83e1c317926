"""Who looks after tables where nothing goes on, and who takes seats over that are offered."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.rows import SeatRow
from bot.table.game.roles import Actor
from testkit.direct import running_games
from testkit.season.actions import Actions
from testkit.season.dealings import PATIENCE
from testkit.season.people import Habits


@dataclass(slots=True)
class Moderators:
    """People who care for tables that are not their own."""

    actions: Actions

    async def take_over(self, active: list[Habits]) -> None:
        """Somebody looks for a seat that a table offers."""
        actions = self.actions
        async with actions.running.store.read() as rows:
            offered = await rows.some(SeatRow, offered=1)
        for seat in offered:
            if actions.chance(0.5):
                taker = actions.rng.choice(active).person
                if await actions.perhaps(actions.table.seats.take(seat.game_id, taker), "take over"):
                    await actions.perhaps(actions.table.hand_overs.of(seat.game_id, taker.user_id), "hand-over read")

    async def moderate(self, active: list[Habits]) -> None:
        """A moderator looks after the tables of a server where nothing goes on."""
        actions, table = self.actions, self.actions.table
        now, actor = actions.clock(), Actor(1, "Mod", moderates=True)
        for game_id in await running_games(table.transactions.store):
            snapshot = await table.games.snapshot(game_id)
            late = [seat for seat in snapshot.asked if now - (snapshot.since(seat.seat) or now) > 3 * PATIENCE]
            if not late or not actions.chance(0.1) or late[0].person is None:
                continue
            what = actions.rng.choice(("computer", "give", "give", "back", "close"))
            if what == "computer":
                await actions.perhaps(table.seats.to_computer(game_id, actor, late[0].seat), "moderator: computer")
            elif what == "give":
                taker = actions.rng.choice(active).person
                await actions.perhaps(table.seats.give(game_id, actor, late[0].seat, taker), "moderator: give")
            elif what == "back":
                left = [seat.seat for seat in snapshot.seats if seat.left]
                await actions.perhaps(table.seats.back(game_id, actor, (left or [0])[0]), "moderator: back")
            elif len(late) == len(snapshot.people) and actions.chance(0.3):
                await actions.perhaps(table.leaving.abandon(game_id, actor), "moderator: close")
