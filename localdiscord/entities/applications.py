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
    """`commands` are global ones by id, `guild_commands` by guild id and id, as Discord returns them."""

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
        """Send an event to the sessions of the shard that serves the guild (None: direct messages)."""
        fault = self.faults.meet(GATEWAY, event)
        for session in self.sessions:
            for _ in range(1 + (fault.repeat if fault else 0)):
                if session.serves(guild_id):
                    session.dispatch(event, data)
