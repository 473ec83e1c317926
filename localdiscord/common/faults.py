"""Faults injected into the traffic between a bot and Discord.

    world.faults.add(Fault("POST /channels/*/messages", times=2, status=503))
    world.faults.add(Fault("PATCH /webhooks/*", reset=True, takes_effect=True))
    world.faults.add(Fault("GATEWAY INTERACTION_CREATE", repeat=1))

Lost sockets are injected by a gateway session: `drop`, `close`, `ask_to_reconnect`, `invalidate`. What people do to a
game (delete a thread, lock it, take permissions away) is done with the functions of `actions`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fnmatch import fnmatchcase

GATEWAY = "GATEWAY"
CONNECT = "CONNECT"


@dataclass
class Fault:
    """A fault that is injected into the next `times` requests that match.

    Attributes:
        pattern: Which requests match: "METHOD /path", where `*` stands for anything and paths begin below the API's
            root, "GATEWAY EVENT" for an event of the gateway, or "GATEWAY CONNECT" for a socket that is opened; or a
            function of method and path.
        times: How many requests it is injected into.
        delay: Seconds by which the answer comes late.
        status: The HTTP status that is answered instead, with a web page: 200 too, as a proxy in trouble does.
        code: Discord's own error code that is answered instead.
        reset: Whether the connection is cut instead of an answer.
        takes_effect: Whether the request takes effect although its own answer never arrives.
        repeat: How many more times an event of the gateway is sent.
        on_hit: Called at the moment the fault is injected.
        hits: How many requests it has been injected into.
    """

    pattern: str | Callable[[str, str], bool]
    times: int = 1
    delay: float = 0.0
    status: int = 0
    code: int = 0
    reset: bool = False
    takes_effect: bool = False
    repeat: int = 0
    on_hit: Callable[[], None] | None = None
    hits: int = 0

    @property
    def replaces_answer(self) -> bool:
        """Whether the request's own answer never arrives."""
        return bool(self.status or self.code or self.reset)

    def matches(self, method: str, path: str) -> bool:
        """Whether the fault is to be injected into this request."""
        if self.hits >= self.times:
            return False
        if isinstance(self.pattern, str):
            return fnmatchcase(f"{method} {path}", self.pattern)
        return self.pattern(method, path)


class Faults:
    """The faults still to be injected. Each request gets at most one, the first that matches."""

    def __init__(self) -> None:
        self._pending: list[Fault] = []

    def add(self, fault: Fault) -> Fault:
        """Inject a fault from now on; returns it, because it counts its hits."""
        self._pending.append(fault)
        return fault

    def remove(self, fault: Fault) -> None:
        """Do not inject a fault any more."""
        self._pending = [each for each in self._pending if each is not fault]

    def hit(self, method: str, path: str) -> Fault | None:
        """Return the fault to inject into this request, and count the hit; None for a request without a fault."""
        fault = next((each for each in self._pending if each.matches(method, path)), None)
        if fault is None:
            return None
        fault.hits += 1
        if fault.on_hit:
            fault.on_hit()
        return fault
