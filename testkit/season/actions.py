"""What people do with a bot: how it is counted, and what they are told of that must not be lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Coroutine, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.errors import Refusal
from bot.table.game.snapshot import Panel
from bot.table.table import Table
from rules.core.decisions import Answer, Decision, Illegal
from testkit.random_games import answers_of
from testkit.season.people import Habits
from testkit.season.simulated_bot import Clock, SimulatedBot

TRIES = 4


@dataclass(slots=True)
class Actions:
    """People's deeds under one life of the bot after another, all drawn from one seed."""

    clock: Clock
    rng: Random
    people: dict[int, Habits]
    bot: SimulatedBot | None = None
    deeds: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)
    acknowledged: dict[str, int] = field(default_factory=dict)  # by game, the last move that somebody was told of
    _key: int = 0

    @property
    def running(self) -> SimulatedBot:
        """The bot, which is up."""
        assert self.bot
        return self.bot

    @property
    def table(self) -> Table:
        """What the running bot can do."""
        return self.running.table

    def key(self) -> str:
        """The id of another interaction."""
        self._key += 1
        return f"k{self._key}"

    def chance(self, share: float) -> bool:
        """Whether something happens that happens so often."""
        return self.rng.random() < share

    async def count(self, doing: Coroutine[Any, Any, Panel], game_id: str) -> Panel:
        """What somebody did; whatever they are told of must still be there in the end."""
        return self.acknowledge(await doing, game_id)

    def acknowledge(self, panel: Panel, game_id: str) -> Panel:
        """Note what somebody is told of in the panel they are shown."""
        if panel.committed:
            self.acknowledged[game_id] = max(self.acknowledged.get(game_id, 0), panel.snapshot.row.seq)
        return panel

    async def perhaps(self, doing: Coroutine[Any, Any, object], deed: str) -> bool:
        """Do something that may be refused; whether it was done."""
        try:
            await doing
        except Refusal as refused:
            self.deeds[f"{deed} refused: {refused.code}"] += 1
            return False
        except Illegal as refused:
            self.deeds[f"{deed} illegal: {refused.code}"] += 1
            return False
        self.deeds[deed] += 1
        return True


def daring_answers(kind: str, view: Any, question: Decision, rng: Random) -> Iterator[Answer]:
    """Some answers of one who tries things out in a game of a kind, of which they have this view."""
    own = answers_of(kind)
    found = own(view, question, rng) if own else iter(lambda: question.ask.sample(rng), None)
    for _, answer in zip(range(TRIES), found, strict=False):
        yield answer
