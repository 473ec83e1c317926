"""The data files that a host may replace, and which of their values are not the printed ones (`rules.replacements`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.core.data import OwnValue, document
from rules.pulsar.data_file import DataFile
from rules.pulsar.reading import READERS

FILES = tuple(READERS)


def check(name: str, raw: Mapping[str, Any]) -> list[str]:
    """What is wrong with a file in the place of `name`, one of `FILES`; nothing if the game can be played with it."""
    file = DataFile(name, raw)
    READERS[name](file)
    return file.faults


def own_values() -> list[OwnValue]:
    """The marked values of the files in use."""
    found = []
    for name, reader in READERS.items():
        file = DataFile(name, document("rules.pulsar", name))
        reader(file)
        found += file.own_values
    return found
