"""How Discord refuses a request: an HTTP status, a numeric code and a sentence."""

from __future__ import annotations

import math

from localdiscord.common.json_types import Json

_REFUSALS: dict[int, tuple[int, str]] = {  # by code: HTTP status and message
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
    """Discord refuses a request.

    Docstrings of the stand-in say "refuses with 50035" where a function raises this with that code.

    Attributes:
        status: The HTTP status.
        code: Discord's own error code.
        message: The sentence that goes with the code.
        errors: What is wrong with which field of the body, nested as the body is.
    """

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors

    def body(self) -> Json:
        """The JSON body of the answer."""
        body: Json = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        return body

    def headers(self) -> dict[str, str]:
        """The HTTP headers of the answer that say more about the refusal."""
        return {}


class RateLimited(Refusal):
    """The bot sends too fast.

    Attributes:
        retry_after: Seconds until it may send again, rounded up to milliseconds.
        is_global: Whether all its requests together were too many, instead of those of one kind.
    """

    def __init__(self, retry_after: float, *, is_global: bool = False, code: int = 0) -> None:
        super().__init__(429, code, _REFUSALS[code][1] if code else "You are being rate limited.")
        self.retry_after = math.ceil(retry_after * 1000) / 1000
        self.is_global = is_global

    def body(self) -> Json:
        """The JSON body of the answer."""
        body: Json = {"message": self.message, "retry_after": self.retry_after, "global": self.is_global}
        if self.code:
            body["code"] = self.code
        return body

    def headers(self) -> dict[str, str]:
        """The headers of a rate limit. Without Via, libraries take the answer for a ban by Discord's proxy."""
        headers = {"Via": "1.1 localdiscord", "Retry-After": f"{self.retry_after:.3f}", "X-RateLimit-Scope": "user"}
        if self.is_global:
            headers |= {"X-RateLimit-Scope": "global", "X-RateLimit-Global": "true"}
        return headers


class Unimplemented(Refusal):
    """A bot asks for a `feature` that Discord has and the stand-in has not; it never pretends success."""

    def __init__(self, feature: str) -> None:
        super().__init__(501, 0, f"The stand-in does not know {feature}")
        self.feature = feature


def refuse(code: int) -> Refusal:
    """Return the refusal with this code, to be raised. Raises KeyError for a code that is not listed above."""
    status, message = _REFUSALS[code]
    return Refusal(status, code, message)
