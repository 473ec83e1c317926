"""A message and its flags."""

from __future__ import annotations

from dataclasses import dataclass, field

from localdiscord.common.json_types import Json
from localdiscord.entities.files import Attachment
from localdiscord.entities.users import User

SUPPRESS_EMBEDS = 1 << 2
HAS_THREAD = 1 << 5
EPHEMERAL = 1 << 6
LOADING = 1 << 7
SUPPRESS_NOTIFICATIONS = 1 << 12
COMPONENTS_V2 = 1 << 15

DEFAULT, RECIPIENT_ADD, PINNED, THREAD_CREATED, REPLY, SLASH, THREAD_STARTER, CONTEXT_MENU = 0, 1, 6, 18, 19, 20, 21, 23


@dataclass
class Mentions:
    """Whom a message really mentions, after `allowed_mentions`."""

    users: list[User] = field(default_factory=list)
    roles: list[str] = field(default_factory=list)
    everyone: bool = False


@dataclass
class Message:
    """Embeds and components are stored as sent back: checked, numbered, `attachment://` resolved.

    `files` are all that belong to the message; `seen_by` is the only reader of an ephemeral one.
    """

    id: str
    channel_id: str
    author: User
    timestamp: str
    content: str = ""
    type: int = DEFAULT
    flags: int = 0
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    files: list[Attachment] = field(default_factory=list)
    mentions: Mentions = field(default_factory=Mentions)
    edited_at: str | None = None
    pinned_at: str | None = None
    tts: bool = False
    nonce: str | int | None = None
    reference: Json | None = None
    application_id: str | None = None
    interaction: Json | None = None
    seen_by: str | None = None
    reactions: dict[str, list[str]] = field(default_factory=dict)

    @property
    def is_v2(self) -> bool:
        """Whether the message is laid out by components alone."""
        return bool(self.flags & COMPONENTS_V2)

    def has(self, flag: int) -> bool:
        """Whether a flag bit is set."""
        return bool(self.flags & flag)

    def shown_files(self) -> list[Attachment]:
        """Files that stand by themselves; one used as an embed's picture is not listed again."""
        used = {media.get("url") for embed in self.embeds for media in embed.values() if isinstance(media, dict)}
        return [file for file in self.files if file.url not in used]
