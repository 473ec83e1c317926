"""One press, command or form of a person, and how the bot answers it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from localdiscord.common.json_types import Json
from localdiscord.entities.users import User

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5

ACK_SECONDS = 3.0
TOKEN_SECONDS = 15 * 60.0


def _future() -> asyncio.Future[list[Json] | None]:
    return asyncio.get_running_loop().create_future()


@dataclass
class Interaction:
    """`answer` is the callback type once acknowledged; `response_id` is what `@original` means.

    `source_id` is the message whose component was used. `outcome` resolves to autocomplete choices, to the
    modal, or to None, when the bot has answered; it is cancelled when the three seconds are over.
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
    answer: int | None = None
    response_id: str | None = None
    modal: Json | None = None
    modal_submitted: bool = False
    followed_up: bool = False
    failed: bool = False
    triggered_by: Json | None = None
    outcome: asyncio.Future[list[Json] | None] = field(default_factory=_future)

    def metadata(self) -> Json:
        """The `interaction_metadata` of messages this interaction makes."""
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
