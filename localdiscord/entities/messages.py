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

DEFAULT = 0
RECIPIENT_ADD = 1
PINNED = 6
THREAD_CREATED = 18
REPLY = 19
SLASH = 20
THREAD_STARTER = 21
CONTEXT_MENU = 23


@dataclass
class Mentions:
    """Whom a message mentions after `allowed_mentions` has been applied: users, ids of roles, everyone."""

    users: list[User] = field(default_factory=list)
    roles: list[str] = field(default_factory=list)
    everyone: bool = False


@dataclass
class Message:
    """A message.

    `embeds` and `components` are stored as they are sent back: checked, with ids, `attachment://` resolved. `files` are
    all its files, also those that embeds show. `seen_by` is the id of the only reader of an ephemeral message.
    `interaction` is the metadata of the interaction it responds to. `reactions` maps emoji to ids of users.
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
        """Whether the message consists of Components V2."""
        return bool(self.flags & COMPONENTS_V2)

    def has(self, flag: int) -> bool:
        """Whether a flag bit is set."""
        return bool(self.flags & flag)

    def shown_files(self) -> list[Attachment]:
        """The files that are shown as attachments, without those that embeds show."""
        used = {media.get("url") for embed in self.embeds for media in embed.values() if isinstance(media, dict)}
        return [file for file in self.files if file.url not in used]
