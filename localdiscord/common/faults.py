"""What goes wrong on the way between a bot and Discord, on demand.

    world.faults.add(Fault("POST /channels/*/messages", times=2, status=503))
    world.faults.add(Fault("PATCH /webhooks/*", reset=True, done=True))
    world.faults.add(Fault("GATEWAY INTERACTION_CREATE", repeat=1))

Lost sockets are the business of a gateway session: `drop`, `close`, `ask_to_reconnect`, `invalidate`. What people do to
a game (delete, lock, forbid) they do by the modules of `acts`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fnmatch import fnmatchcase

GATEWAY = "GATEWAY"


@dataclass
class Fault:
    """Befalls the next `times` requests that `match`, as "METHOD /path" with `*` for anything.

    The answer comes `delay` seconds late. `status` or `code` (Discord's own) answer in the request's stead, `reset`
    cuts the wire; with `done` the request takes effect all the same. `then` is called at the moment it strikes.
    A frame of the gateway, matched as "GATEWAY EVENT", is sent `repeat` times more. `met` counts what was befallen.
    """

    match: str | Callable[[str, str], bool]
    times: int = 1
    delay: float = 0.0
    status: int = 0
    code: int = 0
    reset: bool = False
    done: bool = False
    repeat: int = 0
    then: Callable[[], None] | None = None
    met: int = 0

    @property
    def spoils(self) -> bool:
        """Whether the request's own answer never arrives."""
        return bool(self.status or self.code or self.reset)

    def fits(self, method: str, path: str) -> bool:
        """Whether this request is meant; paths begin below the API's root."""
        if self.met >= self.times:
            return False
        return fnmatchcase(f"{method} {path}", self.match) if isinstance(self.match, str) else self.match(method, path)


class Faults:
    """The faults that are to come. Each request meets at most one, the first that fits."""

    def __init__(self) -> None:
        self._coming: list[Fault] = []

    def add(self, fault: Fault) -> Fault:
        """Let it happen; returns the fault, which counts how often it has."""
        self._coming.append(fault)
        return fault

    def remove(self, fault: Fault) -> None:
        """Let it happen no more."""
        self._coming = [each for each in self._coming if each is not fault]

    def meet(self, method: str, path: str) -> Fault | None:
        """The fault that befalls a request now, if any."""
        fault = next((each for each in self._coming if each.fits(method, path)), None)
        if fault:
            fault.met += 1
            if fault.then:
                fault.then()
        return fault
