"""Secrecy, declared on the field and taken out in one place.

    hand: list[str] = hidden(OWNER)     # everyone sees how many, the owner sees which
    deck: list[str] = hidden(NOBODY)
    terms: list[str] = hidden(PARTIES)  # seen by the seats that the field `parties` of the same object names

An object with a `seat` is owned by that seat, and so is all below it. What a position's `opened` seats see all see.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field, fields, is_dataclass
from functools import lru_cache
from typing import Any, get_args, get_origin, get_type_hints

OWNER = "owner"
NOBODY = "nobody"
PARTIES = "parties"
MASK = "?"
_OPEN = ""
_PLAIN = frozenset((str, int, bool, type(None)))  # most of a position: what is not looked into
Declared = tuple[str, str, Callable[[Any], Any] | None]  # a field: its name, who it is hidden from, how it is copied


def hidden(from_whom: str, **kwargs: Any) -> Any:
    """A field that only `OWNER`, `PARTIES` or `NOBODY` may see; what else `dataclasses.field` takes goes there."""
    return field(metadata={"hidden": from_whom}, **kwargs)


def view(state: Any, seat: int | None) -> Any:
    """The position as `seat` may see it (None is an onlooker): a copy in which secrets keep their type and length."""
    return _view(state, frozenset((seat, *getattr(state, "opened", ()))), None)


def _view(value: Any, seats: frozenset[int | None], owner: int | None) -> Any:
    if isinstance(value, list):
        return [item if item.__class__ in _PLAIN else _view(item, seats, owner) for item in value]
    if isinstance(value, dict):
        return {key: item if item.__class__ in _PLAIN else _view(item, seats, owner) for key, item in value.items()}
    if (declared := _declared(value.__class__)) is None:
        return value
    owner = getattr(value, "seat", owner)
    parts = []
    for name, secret, copied in declared:
        part = getattr(value, name)
        if secret and not _sees(value, secret, seats, owner):
            part = mask(part)
        if part.__class__ not in _PLAIN:
            part = copied(part) if copied else _view(part, seats, owner)
        parts.append(part)
    return value.__class__(*parts)


def _sees(value: Any, secret: str, seats: frozenset[int | None], owner: int | None) -> bool:
    """Whether one of the seats sees a field of an object that is hidden from all but its owner, its parties or none."""
    if secret == OWNER:
        return owner is not None and owner in seats
    return secret == PARTIES and not seats.isdisjoint(getattr(value, "parties", ()))


@lru_cache(None)
def _declared(kind: Any) -> tuple[Declared, ...] | None:
    """The fields of a dataclass; None for anything else."""
    if not is_dataclass(kind):
        return None
    hints = get_type_hints(kind)
    return tuple(
        (each.name, each.metadata.get("hidden", _OPEN), _flat(hints[each.name])) for each in fields(kind) if each.init
    )


def _flat(hint: Any) -> Callable[[Any], Any] | None:
    """How what is declared as a list or dict of words and numbers is copied at once; None for anything else."""
    kind = get_origin(hint)
    if kind not in (list, dict) or not all(each in _PLAIN for each in get_args(hint)):
        return None
    copied: Callable[[Any], Any] = kind.copy
    return copied


def mask(value: Any) -> Any:
    """The same type and length without what it says: `mask({"ore": 3})` is `{'?0': 0}`; TypeError for another type."""
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
        return type(value)(**{name: mask(getattr(value, name)) for name, _, _ in declared})
    raise TypeError(f"cannot hide a {type(value).__name__}")
