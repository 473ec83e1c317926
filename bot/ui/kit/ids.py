"""What stands in a custom id: `o1:<verb>:<game>:<panel revision>:<args>`, the args parted by `/`.

Nothing in it is trusted: who presses is asked of Discord, and whether it fits is asked of the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b

LIMIT = 100
PATTERN = r"o1:(?P<verb>[a-z-]{1,20}):(?P<game>[A-Za-z0-9]{0,20}):(?P<revision>\d{1,9}):(?P<args>.*)"
Args = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Call:
    """A press as its custom id says it.

    What to do, in which game (`""` is none), from which revision of the panel, and with what.
    """

    verb: str
    game: str = ""
    panel_revision: int = 0
    args: Args = ()

    def __str__(self) -> str:
        written = self._written
        if not self.fits:
            raise ValueError(f"custom id of {len(written)} characters for {self.verb}")  # a log is no place for a hand
        return written

    @property
    def _written(self) -> str:
        return f"o1:{self.verb}:{self.game}:{self.panel_revision}:{'/'.join(self.args)}"

    @property
    def fits(self) -> bool:
        """Whether a custom id has room for it."""
        return len(self._written) <= LIMIT

    def arg(self, index: int, default: str = "") -> str:
        """The argument at `index`, or `default` where the id has fewer."""
        if index < len(self.args):
            return self.args[index]
        return default

    def number(self, index: int) -> int:
        """The argument at `index` as a `whole_number`."""
        return whole_number(self.arg(index))


def whole_number(text: str, default: int = 0) -> int:
    """What an id or a choice says as a whole number; `default` for anything else, since both can be forged."""
    if text.isdecimal() and len(text) < 10:
        return int(text)
    return default


def decode(groups: dict[str, str]) -> Call:
    """The call in the named groups of a match of `PATTERN`; it has only their form, and may be forged.

    So whoever handles it asks whether there is such a game, seat or question.
    """
    args = tuple(groups["args"].split("/")) if groups["args"] else ()
    return Call(groups["verb"], groups["game"], int(groups["revision"]), args)


def key(answer: Sequence[str]) -> str:
    """A short name of a whole answer, 12 hex digits: of what it says, not of where it stands in a list.

    So a button of an older panel names the same answer, or none.
    """
    return blake2b(" ".join(answer).encode(), digest_size=6).hexdigest()
