"""Text channels, threads and direct messages."""

from __future__ import annotations

from dataclasses import dataclass, field

from localdiscord.common.json_types import Json

TEXT = 0
DM = 1
PUBLIC_THREAD = 11
PRIVATE_THREAD = 12
THREADS = (PUBLIC_THREAD, PRIVATE_THREAD)
ARCHIVE_MINUTES = (60, 1440, 4320, 10080)


@dataclass
class ThreadState:
    """What a thread has and other channels have not. `members` maps user ids to when they joined (ISO 8601)."""

    owner_id: str
    created_at: str
    archive_timestamp: str
    auto_archive_duration: int = 1440
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    members: dict[str, str] = field(default_factory=dict)

    def json(self) -> Json:
        """Discord's thread metadata object."""
        return {
            "archived": self.archived, "auto_archive_duration": self.auto_archive_duration, "locked": self.locked,
            "archive_timestamp": self.archive_timestamp, "create_timestamp": self.created_at,
            "invitable": self.invitable,
        }  # fmt: skip


@dataclass
class Channel:
    """A text channel, a thread or a DM.

    `recipients` are the ids of the two users of a DM, `overwrites` Discord's overwrite objects, `thread` is None except
    in threads. `unread` maps ids of users to the ids of messages they have not read.
    """

    id: str
    type: int
    name: str = ""
    topic: str | None = None
    guild_id: str | None = None
    parent_id: str | None = None
    position: int = 0
    slowmode: int = 0
    recipients: tuple[str, ...] = ()
    overwrites: list[Json] = field(default_factory=list)
    thread: ThreadState | None = None
    last_message_id: str | None = None
    last_pin_timestamp: str | None = None
    messages_sent: int = 0
    unread: dict[str, set[str]] = field(default_factory=dict)
