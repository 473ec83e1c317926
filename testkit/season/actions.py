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
    """What people do, under one life of the bot after another, all drawn from one seed.

    `people` are all, by their Discord ids; `deeds` says how often each thing was done or refused, by name; `failures`
    is what must not have been, for whoever plays the season to look at.
    """

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
        """The bot, which is up; AssertionError while it is dead."""
        assert self.bot
        return self.bot

    @property
    def table(self) -> Table:
        """What the running bot can do; AssertionError while it is dead."""
        return self.running.table

    def key(self) -> str:
        """The id of another interaction: one that was used before would make a press be taken for a double."""
        self._key += 1
        return f"k{self._key}"

    def chance(self, share: float) -> bool:
        """Whether something happens that happens in this share of all cases, 0 to 1; it draws one number."""
        return self.rng.random() < share

    async def count(self, doing: Coroutine[Any, Any, Panel], game_id: str) -> Panel:
        """The panel that comes of a deed, which is done now; what it tells must be there in the end (`acknowledge`).

        Raises what the deed raises.
        """
        return self.acknowledge(await doing, game_id)

    def acknowledge(self, panel: Panel, game_id: str) -> Panel:
        """Note, in `acknowledged`, the last move that somebody is told of by this panel; returns the panel."""
        if panel.committed:
            self.acknowledged[game_id] = max(self.acknowledged.get(game_id, 0), panel.snapshot.row.seq)
        return panel

    async def perhaps(self, doing: Coroutine[Any, Any, object], deed: str) -> bool:
        """Do something that may be refused, and say whether it was done; `deeds` counts either, a refusal by its code.

        What is no refusal is raised.
        """
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
    """At most `TRIES` answers of somebody who tries things out, in a game of this kind, of which they have this view.

    They are of the right shape, as the game itself draws them or by `Ask.sample`; the rules may refuse each of them.
    """
    own = answers_of(kind)
    found = own(view, question, rng) if own else iter(lambda: question.ask.sample(rng), None)
    for _, answer in zip(range(TRIES), found, strict=False):
        yield answer
