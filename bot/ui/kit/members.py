"""The member of a server that was chosen in a select of users."""

from __future__ import annotations

from bot.errors import Refusal
from bot.plain_text import visible
from bot.table.base.snapshot import Person
from bot.ui.kit.client import sent
from bot.ui.kit.controls import Press


def chosen_member(press: Press) -> Person:
    """The member who was chosen; raises `Refusal` no-member for a bot, and for somebody of another server."""
    found = sent(press.interaction).get("resolved", {})
    user, member = (found.get(kind, {}).get(press.value) for kind in ("users", "members"))
    if user is None or member is None or user.get("bot"):
        raise Refusal("no-member")
    name = member.get("nick") or user.get("global_name") or user["username"]
    return Person(int(press.value), visible(name) or str(user["username"]))
