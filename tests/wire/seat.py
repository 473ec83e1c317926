"""A person at a table who answers whatever their panel asks, at random but rather to an end."""

from __future__ import annotations

import re
from random import Random

from bot.words.texts import Texts
from demo.visitor import Json, Visitor, controls, words
from tests.wire.table import ANSWERS, confirm, verb, verbs

MOST_ANSWERS = 60
IDLE = ("none", "pass")
EAGER = {"develop": 4.0, "settle": 4.0, "explore5": 2.0}  # cards in the tableau end the game


class Seat:
    """One person's panel; `status` is the id of the table's public message. Choices come from `rng`."""

    def __init__(self, person: Visitor, status: str, rng: Random) -> None:
        self.person = person
        self.status = status
        self.rng = rng
        self.panel: Json | None = None

    @property
    def shown(self) -> int:
        """How often the public message has changed."""
        return self.person.revisions[self.status]

    async def moved(self, shown: int) -> None:
        """Wait until the public message has changed since."""
        await self.person.until(lambda: True if self.shown > shown else None)

    @property
    def asked(self) -> bool:
        """Whether the public message says that an answer is owed."""
        return f"▶ <@{self.person.user_id}>" in words(self.person.messages[self.status])

    @property
    def finished(self) -> bool:
        """Whether the public message says that the game is over."""
        return "🏁" in words(self.person.messages[self.status])

    @property
    def round(self) -> int:
        """The round on the public message; 0 in the set-up."""
        found = re.search(r"Round (\d+)", words(self.person.messages[self.status]))
        return int(found[1]) if found else 0

    def waits_for(self, other: Seat) -> bool:
        """Whether a sealed answer is in, and that of another is not."""
        return self.panel is not None and self._sealed(self.panel) and f"<@{other.person.user_id}>" in words(self.panel)

    async def open(self) -> Json:
        """The panel as it is now."""
        if self.panel is None:
            self.panel = await self.person.open(self.person.messages[self.status], "turn")
        elif "refresh" in verbs(self.panel):  # not when the game is over
            self.panel = await self.person.press(self.panel, "refresh")
        return self.panel

    async def answer(self) -> None:
        """Answer until nothing is owed."""
        panel = await self.open()
        before = ""
        for _ in range(MOST_ANSWERS):
            if "confirm" in verbs(panel):
                panel = await self.person.press(panel, confirm(panel))
            elif not self._owed(panel):
                self.panel = panel
                return
            else:
                panel, before = await self._answer(panel, before), str(offers(panel))
        raise AssertionError("the questions never end")

    def _owed(self, panel: Json) -> bool:
        return bool(offers(panel)) and not self._sealed(panel)

    def _sealed(self, panel: Json) -> bool:
        parts = self._texts("ui-changeable", names="|").split("|")
        return all(part in words(panel) for part in parts)

    @property
    def _texts(self) -> Texts:
        return Texts("ko" if self.person.name == "minjun" else "en")

    async def _answer(self, panel: Json, before: str) -> Json:
        """Press or choose something; the default where the last choice was refused."""
        found = offers(panel)
        refused = before == str(found)
        safe = [each for each in found if verb(each) == "offer"]
        chosen = self._chosen(safe if refused and safe else found)
        values = [option["value"] for option in chosen.get("options", [])]
        count = min(chosen.get("min_values") or 1, len(values))
        return await self.person.press(panel, chosen["custom_id"], *self.rng.sample(values, count))

    def _chosen(self, found: list[Json]) -> Json:
        active = [each for each in found if word(each) not in IDLE] or found
        first = min(ANSWERS.index(verb(each)) for each in active)
        alike = [each for each in active if ANSWERS.index(verb(each)) == first]
        return self.rng.choices(alike, [EAGER.get(word(each), 1.0) for each in alike])[0]


def offers(panel: Json) -> list[Json]:
    """The controls that answer."""
    return [each for each in controls(panel) if verb(each) in ANSWERS]


def word(component: Json) -> str:
    """The word a button answers with: the second argument of its id, without its head."""
    args = str(component["custom_id"]).split(":", 4)[-1].split("/")
    return args[min(1, len(args) - 1)].rpartition(":")[2]
