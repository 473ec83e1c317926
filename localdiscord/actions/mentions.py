"""Whom a message mentions."""

from __future__ import annotations

import re
from collections.abc import Iterable

from localdiscord.common.json_types import Json
from localdiscord.entities.channels import Channel
from localdiscord.entities.messages import Mentions
from localdiscord.entities.users import User
from localdiscord.state.permissions import MENTION_EVERYONE, can_see, permissions_in
from localdiscord.state.world import World

EVERYTHING: Json = {"parse": ["users", "roles", "everyone"], "replied_user": True}
USERS_ONLY: Json = {"parse": ["users"], "replied_user": True}
_USER = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
_EVERYONE = re.compile(r"@(everyone|here)\b")


def find_mentions(
    world: World, channel: Channel, author: User, texts: Iterable[str], allowed: Json, replied_to: User | None = None
) -> Mentions:
    """The mentions in the texts of a message that notify somebody.

    Args:
        world: The world of the message.
        channel: Its channel; who does not see it is not mentioned, except in threads.
        author: Who writes it; `@everyone` takes a permission.
        texts: Its content and the texts of its components.
        allowed: Discord's `allowed_mentions`.
        replied_to: The author of the message that is replied to.
    """
    text = "\n".join(texts)
    users = [world.users[each] for each in _allowed(_USER, text, allowed, "users") if each in world.users]
    if replied_to and allowed.get("replied_user") and replied_to not in users:
        users.append(replied_to)
    return Mentions(
        [user for user in users if can_see(world, user, channel) or channel.thread],
        [each for each in _allowed(_ROLE, text, allowed, "roles") if each in world.guild.roles],
        _everyone(world, channel, author, text, allowed),
    )


def _allowed(pattern: re.Pattern[str], text: str, allowed: Json, kind: str) -> list[str]:
    found = list(dict.fromkeys(pattern.findall(text)))
    if kind in (allowed.get("parse") or []):
        return found
    listed = {str(each) for each in allowed.get(kind) or []}
    return [each for each in found if each in listed]


def _everyone(world: World, channel: Channel, author: User, text: str, allowed: Json) -> bool:
    if "everyone" not in (allowed.get("parse") or []) or not _EVERYONE.search(text):
        return False
    return bool(permissions_in(world, author, channel) & MENTION_EVERYONE)
