"""People and bots."""

from __future__ import annotations

from dataclasses import dataclass, field

from localdiscord.common.json_types import Json


@dataclass
class User:
    """A person or a bot.

    `locale` is the language of their client, which is sent with interactions. `dms_open`: whether they accept direct
    messages. `dismissed` holds the ids of ephemeral messages they have dismissed.
    """

    id: str
    username: str
    global_name: str | None = None
    bot: bool = False
    locale: str = "en-US"
    dms_open: bool = True
    joined_at: str = ""
    roles: list[str] = field(default_factory=list)
    dismissed: set[str] = field(default_factory=set)

    def json(self) -> Json:
        """Discord's user object."""
        data: Json = {
            "id": self.id, "username": self.username, "discriminator": "0", "global_name": self.global_name,
            "avatar": None, "public_flags": 0, "flags": 0, "avatar_decoration_data": None, "primary_guild": None,
        }  # fmt: skip
        return data | {"bot": True} if self.bot else data

    def member(self) -> Json:
        """Discord's guild member object, without the user."""
        return {
            "nick": None, "avatar": None, "banner": None, "roles": list(self.roles), "joined_at": self.joined_at,
            "deaf": False, "mute": False, "flags": 0, "pending": False, "premium_since": None,
            "communication_disabled_until": None,
        }  # fmt: skip
