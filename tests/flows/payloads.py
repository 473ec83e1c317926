"""What the simulated Discord sends and notes, copied as the JSON it is.

It copies each request, answer and event several times with `copy.deepcopy`, which remembers every part in case another
one shares it, and so takes a fifth of a flow. Whatever is no JSON is left to that.
"""

from __future__ import annotations

import copy
from types import SimpleNamespace
from typing import Any

from simcord import components, gateway, results
from simcord.backend import serializers
from simcord.http import router

PLAIN = frozenset((str, int, float, bool, type(None)))


def copied(value: Any) -> Any:
    """An equal value that shares no list and no dict with this one."""
    if value.__class__ is dict:
        return {key: item if item.__class__ in PLAIN else copied(item) for key, item in value.items()}
    if value.__class__ is list:
        return [item if item.__class__ in PLAIN else copied(item) for item in value]
    return value if value.__class__ in PLAIN else copy.deepcopy(value)


def copy_as_json() -> None:
    """From now on the simulated Discord copies so."""
    for module in (router, gateway):
        vars(module)["copy"] = SimpleNamespace(deepcopy=copied)
    for module in (serializers, results, components):
        vars(module)["deepcopy"] = copied
