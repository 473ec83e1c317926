"""Tables before their start: friends who meet, and people who come one by one and are asked whether they are ready."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random

from bot.errors import Refusal
from bot.store.rows import GameRow
from bot.table.clocks.clock import NO_CLOCK, PACES
from rules import games
from rules.core.decisions import Illegal
from rules.core.game import Game
from testkit.season.actions import Actions
from testkit.season.people import HOUR, Habits

CLOCKS = (NO_CLOCK, NO_CLOCK, *PACES)
SERVERS = 7
TOGETHER = 0.6  # of all tables, whose people meet and begin at once
COMING = (HOUR, 72 * HOUR)  # in which the others come otherwise
AGAIN = 4  # times that a host looks for others in the place of those who have got up


@dataclass(slots=True)
class Gathering:
    """A table that is to begin: for how many, who is still to come, and the seed it begins with."""

    row: GameRow
    host: Habits
    seats: int
    seed: str
    rng: Random
    coming: list[Habits] = field(default_factory=list)
    tries: int = 0


@dataclass(slots=True)
class Lobbies:
    """How tables are opened. `opened` are the ids of all, by the order in which they were."""

    actions: Actions
    seed: str
    kinds: Sequence[str]
    opened: list[str] = field(default_factory=list)

    async def open(self, number: int) -> Gathering | None:
        """Open a table, as its host would; returned is one whose people are still to come, or are asked."""
        actions, rng = self.actions, Random(f"{self.seed}/table/{number}")
        kind = self.kinds[number % len(self.kinds)]
        game, lobby = games.game(kind), actions.table.lobby
        seats = rng.choice(game.seats)
        agents = rng.randrange(seats) if rng.random() < 0.35 else 0
        host, *guests = rng.sample(list(actions.people.values()), seats - agents)
        user = host.person.user_id
        try:
            row = await lobby.create(kind, 1 + number % SERVERS, 1000 + number, host.person, rng.choice(("en", "ko")))
            self.opened.append(row.id)
            if rng.random() < 0.2:
                await lobby.set_languages(row.id, user, "en", "ko")
            if rng.random() < 0.1:
                await lobby.hide_names(row.id, user, on=True)
            for _ in range(agents):
                await lobby.add_agent(row.id, user)
            await actions.table.lobby.choose_clock(row.id, user, rng.choice(CLOCKS))
        except Refusal as refused:
            actions.deeds[f"table refused: {refused.code}"] += 1
            return None
        made = Gathering(row, host, seats, f"{self.seed}/{number}", rng, guests)
        together = rng.random() < TOGETHER
        while made.coming and (together or rng.random() < 0.4):
            await self._join(made)
        return None if not made.coming and await self.begin(made, game) else made

    async def _join(self, made: Gathering) -> None:
        guest = made.coming.pop().person
        await self.actions.perhaps(self.actions.table.lobby.join(made.row.id, guest), "join")

    async def gather(self, made: Gathering) -> int | None:
        """One more person comes, or the game begins; returns after how many seconds to look again.

        None for never: the table is no lobby any more, or was tried `AGAIN` times.
        """
        actions, game_id = self.actions, made.row.id
        snapshot = await actions.table.games.snapshot(game_id)
        if snapshot.row.status != "lobby" or made.tries > AGAIN:
            return None
        if snapshot.row.ready_asked_at is None and len(snapshot.seats) + len(made.coming) < made.seats:
            made.tries += 1
            made.coming += made.rng.sample(list(actions.people.values()), made.seats - len(snapshot.seats))
        if made.coming:
            await self._join(made)
        elif snapshot.row.ready_asked_at is None:
            await self.begin(made, snapshot.game)
        return made.rng.randint(*COMING) // made.seats

    async def begin(self, made: Gathering, game: Game) -> bool:
        """The host starts; whether the game has begun, or people are asked whether they are ready."""
        actions, lobby = self.actions, self.actions.table.lobby
        snapshot = await actions.table.games.snapshot(made.row.id)
        owner = snapshot.row.owner_id
        for option in game.options if made.rng.random() < 0.4 and not made.tries else ():
            with suppress(Refusal):
                await lobby.set_option(made.row.id, owner, option.id, made.rng.choice(option.choices))
        try:
            try:
                begun = await lobby.start(made.row.id, owner, made.seed)
            except Illegal:  # options that do not go together
                for option in game.options:
                    with suppress(Refusal):
                        await lobby.set_option(made.row.id, owner, option.id, option.default)
                begun = await lobby.start(made.row.id, owner, made.seed)
        except Refusal as refused:
            actions.deeds[f"start refused: {refused.code}"] += 1
            made.tries += 1
            return False
        actions.deeds["table begun" if begun.row.status == "running" else "asked who is ready"] += 1
        return begun.row.status == "running"
