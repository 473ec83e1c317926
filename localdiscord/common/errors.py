"""What Discord answers when it refuses: an HTTP status, a numeric code and a sentence."""

from __future__ import annotations

import math

from localdiscord.common.json_types import Json

REFUSALS: dict[int, tuple[int, str]] = {
    0: (401, "401: Unauthorized"),
    10002: (404, "Unknown Application"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10014: (400, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    30003: (400, "Maximum number of pins reached for the channel (250)"),
    30033: (400, "Max number of thread participants has been reached (1000)"),
    30034: (429, "Max number of daily application command creates has been reached (200)"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50003: (403, "Cannot execute action on a DM channel"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50008: (400, "Cannot send messages in a non-text channel"),
    50013: (403, "Missing Permissions"),
    50024: (403, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    160002: (403, "You cannot reply without permission to read message history"),
    160004: (400, "A thread has already been created for this message"),
    160005: (400, "Thread is locked"),
    160006: (400, "Maximum number of active threads reached"),
}


class Refusal(Exception):
    """Discord says no. `status` is the HTTP status, `code` Discord's own; `errors` names the faulty fields."""

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(message)
        self.status, self.code, self.message, self.errors = status, code, message, errors

    def body(self) -> Json:
        """The JSON Discord would send."""
        body: Json = {"message": self.message, "code": self.code}
        return body | {"errors": self.errors} if self.errors else body

    def headers(self) -> dict[str, str]:
        """What the head of the answer says beside."""
        return {}


class RateLimited(Refusal):
    """Too fast. `retry_after` is in seconds; `everywhere` when all requests together were too many."""

    def __init__(self, retry_after: float, *, everywhere: bool = False, code: int = 0) -> None:
        super().__init__(429, code, REFUSALS[code][1] if code else "You are being rate limited.")
        self.retry_after, self.everywhere = math.ceil(retry_after * 1000) / 1000, everywhere

    def body(self) -> Json:
        """The JSON Discord would send."""
        code = {"code": self.code} if self.code else {}
        return {"message": self.message, "retry_after": self.retry_after, "global": self.everywhere} | code

    def headers(self) -> dict[str, str]:
        """What says so in the head of the answer. Without Via libraries take it for a ban by Discord's proxy."""
        scope = "global" if self.everywhere else "user"
        said = {"Via": "1.1 localdiscord", "Retry-After": f"{self.retry_after:.3f}", "X-RateLimit-Scope": scope}
        return said | ({"X-RateLimit-Global": "true"} if self.everywhere else {})


class Unimplemented(Refusal):
    """Something Discord can do and this stand-in cannot: never a silent success."""

    def __init__(self, what: str) -> None:
        super().__init__(501, 0, f"The stand-in does not know {what}")
        self.what = what


def refuse(code: int) -> Refusal:
    """The refusal with Discord's code, ready to be raised."""
    status, message = REFUSALS[code]
    return Refusal(status, code, message)
