"""A person at a table who answers all questions of their panel, at random, but rather acts than passes."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Collection, Mapping
from contextlib import suppress
from random import Random

from bot.words.texts import Texts
from demo.visitor import Gone, Json, Outdated, Visitor, controls, status_in, words
from tests.wire.table import ANSWERS, end, may_end, verb

MAX_ANSWERS = 60
IDLE = ("none", "pass")


class Seat:
    """One person's panel; `card` is the id of the table's public message, and of its thread.

    `rng` chooses; `likes` says how much each word is liked, where not 1, and `avoids` which kinds of questions are not
    answered while there are others. After so many `presses` a turn is confirmed as soon as it may end, else when
    nothing is left to do.
    """

    def __init__(
        self,
        person: Visitor,
        card: str,
        rng: Random,
        likes: Mapping[str, float] | None = None,
        presses: int = MAX_ANSWERS,
        avoids: Collection[str] = (),
    ) -> None:
        self.person = person
        self.card = card
        self.rng = rng
        self.likes = likes or {}
        self.presses = presses
        self.avoids = avoids
        self.panel: Json | None = None

    @property
    def shown(self) -> int:
        """How often the public message has changed."""
        return self.person.revisions[self.card]

    async def changed_since(self, shown: int) -> None:
        """Wait until the public message has changed more often than `shown` times."""
        await self.person.until(lambda: True if self.shown > shown else None)

    @property
    def asked(self) -> bool:
        """Whether the public message says that the person is to answer."""
        return f"▶ <@{self.person.user_id}>" in words(self.person.messages[self.card])

    @property
    def finished(self) -> bool:
        """Whether the public message says that the game is over."""
        return "🏁" in words(self.person.messages[self.card])

    @property
    def round(self) -> int:
        """The round on the public message; 0 in the set-up."""
        found = re.search(r"Round (\d+)", words(self.person.messages[self.card]))
        return int(found[1]) if found else 0

    def waits_for(self, other: Seat) -> bool:
        """Whether the person has given a sealed answer and another has not."""
        return self.panel is not None and self._sealed(self.panel) and f"<@{other.person.user_id}>" in words(self.panel)

    async def open(self) -> Json:
        """The panel as it is now."""
        if self.panel is None:
            return await self._open_anew()
        self.panel = self.person.messages.get(self.panel["id"], self.panel)  # it may have followed the game since
        if more := _with_refresh(self.panel):  # not when the game is over
            self.panel = await self.press(self.panel, more["custom_id"], "refresh")
        return self.panel

    async def _open_anew(self) -> Json:
        """The panel by *My turn* of the status message, which may move to the end of the thread meanwhile."""
        while self.panel is None:
            status = await self.person.until(lambda: status_in(self.person.messages.values(), self.card))
            with suppress(Gone):
                self.panel = await self.person.open(status, "turn")
        return self.panel

    async def press(self, panel: Json, custom_id: str, *values: str) -> Json:
        """Press a control of a panel, or choose values from it; the panel after it.

        A panel follows the game. Where it changed before the press came, it is shown as it is by then.
        """
        try:
            return await self.person.press(panel, custom_id, *values)
        except Outdated:
            return await self.person.until(lambda: self._other_than(panel))

    def _other_than(self, panel: Json) -> Json | None:
        """The same panel as it is by now, None while nothing of it has changed."""
        now = self.person.messages[panel["id"]]
        return None if now is panel else now

    async def answer(self) -> None:
        """Answer until nothing is asked any more."""
        async for _ in self.answers():
            pass

    async def answers(self) -> AsyncIterator[Json]:
        """Answer until nothing is asked any more.

        Yields the panel as it opens, and after each press; it may be opened anew then.
        """
        before, pressed = "", 0
        yield await self.open()
        for _ in range(MAX_ANSWERS):
            assert self.panel
            panel = self.panel
            if may_end(panel) and (self._given(panel) or await self._enough(panel, pressed)):
                self.panel, pressed = await self.press(panel, end(panel)), 0
            elif await self._is_asked(panel):
                refused = before == str(answer_controls(panel))
                self.panel, before = await self._answer(panel, refused=refused), str(answer_controls(panel))
                pressed += 1
            else:
                return
            yield self.panel
        raise AssertionError("the questions never end")

    async def _enough(self, panel: Json, pressed: int) -> bool:
        """Whether a turn that may be confirmed is, after so many presses."""
        return pressed >= self.presses or not active(answer_controls(panel))

    async def _is_asked(self, panel: Json) -> bool:
        """Whether the panel asks something that the person would answer."""
        asked = any(kind_of(each) not in self.avoids for each in answer_controls(panel))
        return asked and not self._sealed(panel) and not self._given(panel)

    def _sealed(self, panel: Json) -> bool:
        parts = self._texts("ui-changeable", names="|").split("|")
        return all(part in words(panel) for part in parts)

    def _given(self, panel: Json) -> bool:
        """Whether the panel holds an answer that waits for its confirmation, or can still be changed."""
        return self._texts("ui-given", answer="|").partition("|")[0] in words(panel)

    @property
    def _texts(self) -> Texts:
        return Texts("ko" if self.person.name == "minjun" else "en")

    async def _answer(self, panel: Json, *, refused: bool) -> Json:
        """Press or choose something; the default answer after the last choice was `refused`."""
        found = answer_controls(panel)
        safe = [each for each in found if verb(each) == "offer"]
        chosen = self._chosen(safe if refused and safe else found)
        values = [option["value"] for option in chosen.get("options", [])]
        count = min(chosen.get("min_values") or 1, len(values))
        return await self.press(panel, chosen["custom_id"], *self.rng.sample(values, count))

    def _chosen(self, found: list[Json]) -> Json:
        wanted = [each for each in active(found) if kind_of(each) not in self.avoids] or active(found) or found
        first = min(ANSWERS.index(verb(each)) for each in wanted)
        alike = [each for each in wanted if ANSWERS.index(verb(each)) == first]
        return self.rng.choices(alike, [self.likes.get(answer_word(each), 1.0) for each in alike])[0]


def _with_refresh(panel: Json) -> Json | None:
    """The select *More* of a panel, where it can be shown anew."""
    found = (each for each in controls(panel) if verb(each) == "more")
    return next((each for each in found if any(entry["value"] == "refresh" for entry in each["options"])), None)


def answer_controls(panel: Json) -> list[Json]:
    """The controls that give an answer, or open a heading with some."""
    return [each for each in controls(panel) if verb(each) in ANSWERS]


def active(found: list[Json]) -> list[Json]:
    """Those of the controls that do something."""
    return [each for each in found if answer_word(each) not in IDLE]


def kind_of(component: Json) -> str:
    """The kind of question that a control is about: the first argument of its id."""
    return str(component["custom_id"]).split(":", 4)[-1].split("/")[0]


def answer_word(component: Json) -> str:
    """The word a button answers with: the second argument of its id, without its head."""
    args = str(component["custom_id"]).split(":", 4)[-1].split("/")
    return args[min(1, len(args) - 1)].rpartition(":")[2]
