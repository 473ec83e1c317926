"""Dataclasses: small records that are made by the thousand, and the parts of a position."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(cls: type[T]) -> type[T]:
    """A dataclass that type checkers hold to be frozen.

    A class frozen at run time sets each field by a detour, which costs a seventh of a replay; nothing changes these.
    """
    return dataclass(slots=True, unsafe_hash=True)(cls)


@dataclass_transform(field_specifiers=(field,))
def strict(cls: type[T]) -> type[T]:
    """A part of a position, such as a frame: a dataclass with slots that refuses keys it does not declare when read."""
    part: Any = cls
    part.__pydantic_config__ = {"extra": "forbid", "defer_build": True}
    return dataclass(slots=True)(cls)
