"""Somebody who plays: opens their panel, answers whatever it asks at random, confirms; every press is counted."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from bot.words.texts import Texts
from demo.visitor import controls, status_in, words
from tools.measure.guest import Guest, Json, Timing

ANSWERS = ({"pick", "several"}, {"choose"}, {"offer"}, {"open"})  # what leads on sooner first
TOGETHER = 3  # as many of those that may be chosen in one go
IDLE = ("none", "pass", "_")
CALL = re.compile(r"o1:([a-z-]+):(\w*):(\d+):(.*)")
DONE = Texts("en")("ui-committed").partition(":")[0]  # where there is no room it says what that brought
REFUSED = Texts("en")("refusal-not-together")
CHANGEABLE = Texts("en")("ui-changeable", names="|").partition(" Waiting")[0]


@dataclass(slots=True)
class Turn:
    """A turn from *My turn* to where it counts: what it was, its presses, and how long the bot took for each.

    `free` are those of its presses that chose free actions.
    """

    kind: str = ""
    presses: int = 0
    free: int = 0
    timings: list[Timing] = field(default_factory=list)


class Player:
    """One person at one table; `card` is the id of the table's public message, and of the thread on it."""

    def __init__(self, guest: Guest, card: str, rng: Random) -> None:
        self.guest, self.card, self.rng = guest, card, rng
        self.panel: Json | None = None
        self.turn = Turn()
        self.turns: list[Turn] = []

    @property
    def table(self) -> Json:
        """The public message as it is now."""
        return self.guest.messages[self.card]

    @property
    def status(self) -> Json:
        """The status message in the thread, which has the controls."""
        found = status_in(self.guest.messages.values(), self.card)
        assert found, "no status in the thread"
        return found

    @property
    def asked(self) -> bool:
        """Whether the public message says that an answer is owed."""
        return f"▶ <@{self.guest.user.id}>" in str(self.table["components"])

    @property
    def over(self) -> bool:
        """Whether the game is over, however it ended: its status offers no turn."""
        return not any(_with(self.status, "turn"))

    async def step(self) -> Timing:
        """One press towards the end of the turn."""
        if self.panel is None:
            return await self._press(self.status, _first(self.status, "turn"))
        confirm = [each for each in controls(self.panel) if _verb(each) in ("confirm", "give-up")]
        found = _answers(self.panel)
        if confirm:
            return await self._press(self.panel, confirm[0])
        if found:
            return await self._answer(found)
        self.panel, self.turn = None, Turn()
        return await self._press(self.status, _first(self.status, "log" if self.over else "turn"))

    async def _answer(self, found: list[Json]) -> Timing:
        active = [each for each in found if _word(each) not in IDLE] or found
        soonest = next(verbs for verbs in ANSWERS if any(_verb(each) in verbs for each in active))
        pressed = self.rng.choice([each for each in active if _verb(each) in soonest])
        self._name(pressed)
        return await self._press(self.panel or {}, pressed, self._chosen(pressed))

    def _chosen(self, pressed: Json) -> list[str]:
        """What to choose of a select: as little as it takes, but an amount each of a few that go together."""
        values = [option["value"] for option in pressed.get("options", [])]
        count = min(pressed.get("min_values") or 1, len(values))
        if _verb(pressed) != "several":
            return self.rng.sample(values, count)
        kinds = {value.partition(":")[0]: value for value in self.rng.sample(values, len(values))}
        self.turn.free += 1
        if REFUSED in words(self.panel or {}):
            return [*kinds.values()][:1]
        return [*kinds.values()][: self.rng.randint(count, max(count, min(TOGETHER, pressed.get("max_values") or 1)))]

    async def _press(self, message: Json, control: Json, values: list[str] | None = None) -> Timing:
        self.panel, timing = await self.guest.press(message, control["custom_id"], values or [])
        self.turn.presses += 1
        self.turn.timings.append(timing)
        if DONE in words(self.panel):
            self._finish()
        return timing

    def _name(self, pressed: Json) -> None:
        """Call the turn by its action, the last where free ones came before, or else by its question."""
        if _verb(pressed) not in ("open", "several"):
            question, _, word = _call(pressed)[3].partition("/")
            if question == "action":
                self.turn.kind = word.partition(":")[0]
            self.turn.kind = self.turn.kind or question

    def _finish(self) -> None:
        """The turn counts; what is asked now begins another."""
        self.turns.append(self.turn)
        self.turn = Turn()
        if self.panel and (CHANGEABLE in words(self.panel) or not _answers(self.panel)):
            self.panel = None


def _answers(panel: Json) -> list[Json]:
    return [each for each in controls(panel) if any(_verb(each) in verbs for verbs in ANSWERS)]


def _call(control: Json) -> tuple[str, str, str, str]:
    found = CALL.fullmatch(str(control["custom_id"]))
    assert found, control["custom_id"]
    return found[1], found[2], found[3], found[4]


def _verb(control: Json) -> str:
    return _call(control)[0]


def _word(control: Json) -> str:
    args = _call(control)[3].split("/")
    return args[min(1, len(args) - 1)].rpartition(":")[2]


def _first(message: Json, verb: str) -> Json:
    return next(_with(message, verb))


def _with(message: Json, verb: str) -> Iterator[Json]:
    return (each for each in controls(message) if _verb(each) == verb)
