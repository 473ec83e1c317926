"""An interaction: one use of a command, component or modal by a person, and how the bot responds."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from localdiscord.common.json_types import Json
from localdiscord.entities.users import User

COMMAND = 2
COMPONENT = 3
AUTOCOMPLETE = 4
MODAL_SUBMIT = 5

ACK_SECONDS = 3.0
TOKEN_SECONDS = 15 * 60.0


def _future() -> asyncio.Future[list[Json] | None]:
    return asyncio.get_running_loop().create_future()


@dataclass
class Interaction:
    """One use of a command, component or modal.

    Attributes:
        type: One of `COMMAND`, `COMPONENT`, `AUTOCOMPLETE`, `MODAL_SUBMIT`.
        created: Seconds since 1970.
        data: The `data` of INTERACTION_CREATE.
        name: The full name of the command, such as `group sub`.
        source_id: The message whose component was used, or whose component opened the modal.
        callback_type: The type of the bot's first response; None until then.
        response_id: The message that `@original` stands for.
        modal: The modal the bot responded with.
        triggered_by: The metadata of the interaction that opened the modal.
        outcome: Resolves when the bot has responded, to the choices of an autocomplete or else to None; it is
            cancelled when the bot has not responded in time.
    """

    id: str
    token: str
    type: int
    application_id: str
    user: User
    channel_id: str
    created: float
    data: Json
    name: str | None = None
    source_id: str | None = None
    callback_type: int | None = None
    response_id: str | None = None
    modal: Json | None = None
    modal_submitted: bool = False
    followed_up: bool = False
    failed: bool = False
    triggered_by: Json | None = None
    outcome: asyncio.Future[list[Json] | None] = field(default_factory=_future)

    def metadata(self) -> Json:
        """The `interaction_metadata` of the messages that respond to this interaction."""
        data: Json = {
            "id": self.id, "type": self.type, "user": self.user.json(), "authorizing_integration_owners": {},
        }  # fmt: skip
        if self.name is not None:
            data["name"] = self.name
        if self.source_id is not None and self.type == COMPONENT:
            data["interacted_message_id"] = self.source_id
        if self.triggered_by is not None:
            data["triggering_interaction_metadata"] = self.triggered_by
        return data
