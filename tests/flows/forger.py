"""Interactions that nobody was offered: forged ids, foreign seats, other versions, malformed values, hostile words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from simcord import InteractionResult, MemberActor
from simcord.actors import _component_interaction
from simcord.enums import InteractionType

from bot.ui.kit.controls import HANDLERS
from tests.flows.people import Hall

BUTTON, SELECT, TEXT_INPUT, ROW, LABEL = 2, 3, 4, 1, 18
SUB_COMMAND, STRING, NUMBER = 1, 3, 4
LONGEST_ID = 100  # characters, which Discord holds to
LONGEST_WORD = 4000
OFTEN = 0.7
TYPED = ("new", "join", "act", "board", "sheet", "since", "log", "zoom", "lookup")
# what means something by itself, or with any words in its form: a person who sits there may do that
MEANT = {
    *("confirm", "discard", "undo", "redo", "back", "rewind-ask", "resign-yes", "away-yes", "away-days", "return"),
    *("close-yes", "caretaker-yes", "mute", "ruled", "corrected", "note-left", "plan-clear", "plan-back"),
    "privacy-erase",
}
HOSTILE = [
    "",
    "@everyone @here",
    "<@{bystander}> <@&1> <#1> </play:1>",
    "\u202egnp.exe\u202c\u2066\u200f",
    "Z\u0351\u036b\u0343\u036a\u0302a\u036b\u033d\u034f\u0334\u0319l\u0334\u0316g\u0316o" * 20,
    "**bold** ||secret|| `code` ```block``` [a](https://example.com) # head\n> quote\n-# small",
    "\x00\x07\x1b[31m",
    "'; DROP TABLE game; --",
    "{ $seat } { NUMBER($x) }",
    "../../etc/passwd",
    "9" * 400,
    "-1",
    "1e309",
    "가" * 500,
    "\U0001f680" * 300,
    "x" * LONGEST_WORD,
]


class Forger:
    """Sends forged interactions of the people of a hall to its bot; some of their words call a `bystander`."""

    def __init__(self, hall: Hall, rng: Random, bystander: int) -> None:
        self.hall = hall
        self.rng = rng
        self.words = [words.replace("{bystander}", str(bystander)) for words in HOSTILE]

    async def press(self, who: MemberActor, message: Any, custom_id: str, *, several: bool) -> InteractionResult:
        """A press of a button, or a choice of `several` values in a select, that the message does not have."""
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": SELECT if several else BUTTON}
        if several:
            data["values"] = [self.word(LONGEST_ID) for _ in range(self.rng.randint(1, 3))]
        return await _component_interaction(
            who, self.hall.env.backend.get_message(message.channel.id, message.id), data
        )

    async def submit(self, who: MemberActor, custom_id: str) -> InteractionResult:
        """A form that was never shown, filled with anything."""
        name = self.rng.choice(["name", "rule", "value", "0", "days", self.word(20)])
        field = {"type": TEXT_INPUT, "custom_id": name, "id": 2, "value": self.word(LONGEST_WORD)}
        labelled = {"type": LABEL, "id": 1, "component": field}
        within = {"type": ROW, "id": 1, "components": [field]}
        data = {"custom_id": custom_id, "components": [self.rng.choice([labelled, within])]}
        return await who._dispatch_interaction(InteractionType.MODAL_SUBMIT, self._channel(), data)

    async def type(self, who: MemberActor, kind: str) -> InteractionResult:
        """A command of a game with hostile words in it, of those that mean nothing without a word."""
        root = self.hall.env.backend.find_command(kind, self.hall.guild.id, type=1) or {}
        leaf = self.rng.choice([each for each in root["options"] if each["name"] in TYPED])
        options = [{"name": each["name"], "type": each["type"], "value": self._value(each)}
                   for each in leaf.get("options", []) if each["type"] in (STRING, NUMBER)
                   and (each.get("required") or self.rng.random() < OFTEN)]  # fmt: skip
        nested = [{"name": leaf["name"], "type": SUB_COMMAND, "options": options}]
        data = {"id": root["id"], "name": kind, "type": 1, "options": nested, "guild_id": str(self.hall.guild.id)}
        return await who._dispatch_interaction(InteractionType.APPLICATION_COMMAND, self._channel(), data)

    def ids(self, game: str, revisions: Sequence[int], verbs: Sequence[str]) -> Iterator[str]:
        """Custom ids without end: of known verbs and of others, with this game or another, and with any arguments."""
        while True:
            verb = self.rng.choice([*verbs, self.word(20)])
            about = self.rng.choice([game, game, game, "zzzzzz", "", self.word(30)])
            revision = self.rng.choice([*map(str, revisions), "0", "999999999", "-1", "x"])
            args = "/".join(self.word(30) for _ in range(self.rng.randint(0, 4)))
            yield f"o1:{verb}:{about}:{revision}:{args}"[:LONGEST_ID]

    def word(self, longest: int) -> str:
        """Something hostile, or a number as they stand in ids."""
        return self.rng.choice([*self.words, "0", "1", "2", "_"])[:longest]

    def _value(self, option: dict[str, Any]) -> Any:
        if option["type"] == NUMBER:
            return self.rng.choice([-1, 0, 1, 2**31, 2**53])
        return self.rng.choice([self.word(LONGEST_WORD), *(each["value"] for each in option.get("choices", []))])

    def _channel(self) -> Any:
        return self.rng.choice([self.hall.thread, self.hall.channel])


def verbs() -> list[str]:
    """All verbs that controls have, but for those of `MEANT`."""
    return sorted(set(HANDLERS) - MEANT)
