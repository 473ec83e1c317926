"""The three resources, and population squares, which produce them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

Resource = Literal["money", "science", "materials"]
RESOURCES: tuple[Resource, ...] = get_args(Resource)


@dataclass(frozen=True, slots=True)
class Resources:
    """Amounts of the three."""

    money: int = 0
    science: int = 0
    materials: int = 0


@dataclass(frozen=True, slots=True)
class Square:
    """A population square of a sector.

    In a gray one a cube of any track may live; an advanced one needs the technology that opens it.
    """

    resource: Literal["money", "science", "materials", "gray"]
    advanced: bool = False

    @property
    def tracks(self) -> tuple[Resource, ...]:
        """The tracks from which a cube may come, and to which it may return."""
        if self.resource == "gray":
            return RESOURCES
        return (self.resource,)


def squares(text: str) -> list[dict[str, object]]:
    """Squares as data files write them: `money science+`, of which the second is advanced."""
    return [{"resource": word.removesuffix("+"), "advanced": word.endswith("+")} for word in text.split()]
