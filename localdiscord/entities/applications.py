"""A bot: its token, account, commands and gateway sessions."""

from __future__ import annotations

from dataclasses import dataclass, field

from localdiscord.common.faults import GATEWAY, Faults
from localdiscord.common.json_types import Json
from localdiscord.entities.users import User
from localdiscord.sessions.session import Session

TOKEN_PREFIX = "local-"


@dataclass
class Application:
    """A bot, as its developers registered it.

    `commands` are the global ones by id, `guild_commands` those of a server by the server's id and their own, both as
    Discord returns them. `nonces` maps a channel's id and a nonce to the message that was sent with it.
    """

    id: str
    token: str
    user: User
    role_id: str
    commands: dict[str, Json] = field(default_factory=dict)
    guild_commands: dict[str, dict[str, Json]] = field(default_factory=dict)
    sessions: list[Session] = field(default_factory=list)
    faults: Faults = field(default_factory=Faults)
    nonces: dict[tuple[str, str], str] = field(default_factory=dict)

    @property
    def online(self) -> bool:
        """Whether a gateway socket is open now."""
        return any(session.connected for session in self.sessions)

    def all_commands(self) -> list[Json]:
        """Every command a person can see in the server, guild commands first."""
        local = [command for commands in self.guild_commands.values() for command in commands.values()]
        return [*local, *self.commands.values()]

    def dispatch(self, event: str, data: Json, guild_id: str | None) -> None:
        """Send an event to the sessions of the shard that serves the server (None: direct messages)."""
        fault = self.faults.hit(GATEWAY, event)
        copies = 1 + fault.repeat if fault else 1
        for session in self.sessions:
            if session.serves(guild_id):
                for _ in range(copies):
                    session.dispatch(event, data)
