"""Walking through all that can be looked at from a message: each control that only shows something is pressed once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from discord import ui
from simcord import MemberActor

from bot.ui.kit.controls import button, select
from bot.ui.kit.ids import PATTERN, Call, decode
from bot.ui.panel.question_controls import DIRECT
from tests.flows.limits import BUTTON, SELECT, check_message, walk
from tests.flows.people import Hall, components, shown, words

SHOWN = {
    *("hub", "settings", "server", "options", "refresh", "open", "why", "boards", "board", "sheets", "zoom", "mine"),
    *("more", "home", "home-over", "since", "words", "log", "rules", "close", "resign"),
    *("beforehand", "orders", "plan", "plan-open"),
}
Way = tuple[Call, str]  # a control, and the value that is chosen in it where it is a select


def ways(message: Any) -> Iterator[Way]:
    """The controls of a message that only show something, each value of a select for itself."""
    for part in walk(components(message)):
        match = re.fullmatch(PATTERN, part.get("custom_id", ""))
        if match is None or match["verb"] not in SHOWN or part.get("disabled"):
            continue
        call = decode(match.groupdict())
        if part["type"] == BUTTON:
            yield call, ""
        elif part["type"] == SELECT:
            yield from ((call, each["value"]) for each in part["options"] if not each["value"].startswith(DIRECT))


@dataclass
class Walk:
    """What somebody came to see."""

    hall: Hall
    who: MemberActor
    seen: dict[Way, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.channel = self.hall.guild.create_text_channel("a walk")

    async def through(self, message: Any) -> None:
        """See this message, and all that it leads to and was not seen before."""
        left = [message]
        while left:
            check_message(components(current := left.pop()))
            for way in ways(current):
                if way not in self.seen:
                    self.seen[way] = await self._press(*way)
                    left.append(self.seen[way])

    async def _press(self, call: Call, value: str) -> Any:
        view = ui.LayoutView(timeout=None)
        view.add_item(select(call, [(value, value)], "") if value else ui.ActionRow(button("look", call)))
        message = await self.hall.bot.get_partial_messageable(self.channel.id).send(view=view)
        if value:
            return shown(await self.who.select(message, [value]))
        return shown(await self.who.click(message, label="look"))

    def of(self, verb: str) -> list[Any]:
        """What the controls of this verb led to."""
        return [message for (call, value), message in self.seen.items() if verb in (call.verb, value)]

    @property
    def words(self) -> str:
        """All that was read."""
        told = (words(message) + "".join(each.description or "" for each in message.attachments)
                for message in self.seen.values())  # fmt: skip
        return "\n".join(told)
