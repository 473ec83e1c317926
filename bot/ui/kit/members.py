"""Which person a control means: the member chosen in a select of users, or a user by their id."""

from __future__ import annotations

from bot.errors import Refusal
from bot.plain_text import visible
from bot.table.game.snapshot import Person
from bot.ui.kit.client import interaction_data
from bot.ui.kit.controls import Press

LONGEST_ID = 19  # digits


def chosen_member(press: Press) -> Person:
    """The member who was chosen, under the name they have on the server.

    Raises `Refusal` no-member for a bot and for somebody of another server, stale where nobody was chosen.
    """
    found = interaction_data(press.interaction).get("resolved", {})
    user, member = (found.get(kind, {}).get(press.value) for kind in ("users", "members"))
    if user is None or member is None or user.get("bot"):
        raise Refusal("no-member")
    name = member.get("nick") or user.get("global_name") or user["username"]
    return Person(int(press.value), visible(name) or str(user["username"]))


def user_named(value: str) -> int:
    """The id of a user as a control of ours holds it; raises `Refusal` stale for what is none: it can be forged."""
    if not value.isdecimal() or len(value) > LONGEST_ID or int(value) >= 2**63:
        raise Refusal("stale")
    return int(value)
