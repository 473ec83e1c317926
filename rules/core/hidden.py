"""Secrecy, declared on the field and taken out in one place.

    hand: list[str] = hidden(OWNER)     # everyone sees how many, the owner sees which
    deck: list[str] = hidden(NOBODY)
    terms: list[str] = hidden(PARTIES)  # seen by the seats that the field `parties` of the same object names

An object with a `seat` is owned by that seat, and so is all below it.
"""

from __future__ import annotations

from dataclasses import field, fields, is_dataclass
from functools import lru_cache
from typing import Any

OWNER = "owner"
NOBODY = "nobody"
PARTIES = "parties"
MASK = "?"
_OPEN = ""
_PLAIN = frozenset((str, int, bool, type(None)))  # most of a position: what is not looked into


def hidden(from_whom: str, **kwargs: Any) -> Any:
    """A dataclass field that only its owner, its parties or no one may see; other arguments as `field`."""
    return field(metadata={"hidden": from_whom}, **kwargs)


def view(state: Any, seat: int | None) -> Any:
    """The position as `seat` may see it (None is an onlooker): a copy in which secrets keep their type and length."""
    return _view(state, seat, None)


def _view(value: Any, seat: int | None, owner: int | None) -> Any:
    if isinstance(value, list):
        return [item if item.__class__ in _PLAIN else _view(item, seat, owner) for item in value]
    if isinstance(value, dict):
        return {key: item if item.__class__ in _PLAIN else _view(item, seat, owner) for key, item in value.items()}
    if (declared := _declared(value.__class__)) is None:
        return value
    owner = getattr(value, "seat", owner)
    seen = [_OPEN, OWNER] if owner is not None and owner == seat else [_OPEN]
    if seat in getattr(value, "parties", ()):
        seen.append(PARTIES)
    parts = {}
    for name, secret in declared:
        part = getattr(value, name) if secret in seen else mask(getattr(value, name))
        parts[name] = part if part.__class__ in _PLAIN else _view(part, seat, owner)
    return value.__class__(**parts)


@lru_cache(None)
def _declared(kind: Any) -> tuple[tuple[str, str], ...] | None:
    """The fields of a dataclass, each with whom it is hidden from; None for anything else."""
    if not is_dataclass(kind):
        return None
    return tuple((each.name, each.metadata.get("hidden", _OPEN)) for each in fields(kind) if each.init)


def mask(value: Any) -> Any:
    """The same type and length, without what it says; keys of a dict are numbered."""
    if isinstance(value, str):
        return MASK
    if isinstance(value, bool | int):
        return value.__class__()
    if isinstance(value, list):
        return [mask(item) for item in value]
    if isinstance(value, dict):  # its keys would tell, but not how many there are
        return {f"{MASK}{place}": mask(item) for place, item in enumerate(value.values())}
    if value is None:
        return None
    if (declared := _declared(value.__class__)) is not None:
        return type(value)(**{name: mask(getattr(value, name)) for name, _ in declared})
    raise TypeError(f"cannot hide a {type(value).__name__}")
