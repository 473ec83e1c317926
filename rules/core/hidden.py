"""Secrecy, declared on the field and taken out in one place.

    hand: list[str] = hidden(OWNER)     # everyone sees how many, the owner sees which
    deck: list[str] = hidden(NOBODY)

An object with a `seat` is owned by that seat, and so is all below it.
"""

from __future__ import annotations

from dataclasses import field, fields, is_dataclass, replace
from typing import Any

OWNER = "owner"
NOBODY = "nobody"
MASK = "?"


def hidden(from_whom: str, **kwargs: Any) -> Any:
    """A dataclass field that only its owner (`OWNER`) or no one (`NOBODY`) may see; other arguments as `field`."""
    return field(metadata={"hidden": from_whom}, **kwargs)


def view(state: Any, seat: int | None) -> Any:
    """The position as `seat` may see it (None is an onlooker): a copy in which secrets keep their type and length."""
    return _view(state, seat, None)


def _view(value: Any, seat: int | None, owner: int | None) -> Any:
    if is_dataclass(value) and not isinstance(value, type):
        owner = getattr(value, "seat", owner)
        return replace(value, **{f.name: _field(value, f, seat, owner) for f in fields(value) if f.init})
    if isinstance(value, list):
        return [_view(item, seat, owner) for item in value]
    if isinstance(value, dict):
        return {key: _view(item, seat, owner) for key, item in value.items()}
    return value


def _field(holder: Any, declared: Any, seat: int | None, owner: int | None) -> Any:
    value = getattr(holder, declared.name)
    secret = declared.metadata.get("hidden")
    if secret is None or (secret == OWNER and owner is not None and owner == seat):
        return _view(value, seat, owner)
    return mask(value)


def mask(value: Any) -> Any:
    """The same type and length, without what it says."""
    if isinstance(value, str):
        return MASK
    if isinstance(value, bool):
        return False
    if isinstance(value, int):
        return 0
    if isinstance(value, list):
        return [mask(item) for item in value]
    if value is None:
        return None
    raise TypeError(f"cannot hide a {type(value).__name__}: use words, numbers or lists of them")
