"""Collects what is wrong with a request body, field by field, and refuses it as Discord does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from localdiscord.common.errors import Refusal
from localdiscord.common.json_types import Json

Path = tuple[str, ...]


class Form:
    """A place in a request body; all places of one body share the list of faults."""

    def __init__(self, value: Any, path: Path = (), faults: list[tuple[Path, str, str]] | None = None) -> None:
        self.value = value
        self._path = path
        self._faults: list[tuple[Path, str, str]] = [] if faults is None else faults

    def at(self, key: str | int) -> Form:
        """The place of one field or item; the value is None where there is none."""
        value = self.value
        if isinstance(value, dict):
            value = value.get(str(key))
        elif isinstance(value, list) and isinstance(key, int) and key < len(value):
            value = value[key]
        else:
            value = None
        return Form(value, (*self._path, str(key)), self._faults)

    def __contains__(self, key: str) -> bool:
        return isinstance(self.value, dict) and self.value.get(key) is not None

    def items(self) -> Iterator[Form]:
        """The place of each item of a list."""
        for index in range(len(self.value) if isinstance(self.value, list) else 0):
            yield self.at(index)

    def get(self, key: str, default: Any = None) -> Any:
        """The value of one field; null counts as missing."""
        value = self.at(key).value
        return default if value is None else value

    def fault(self, code: str, message: str) -> None:
        """Something is wrong here."""
        self._faults.append((self._path, code, message))

    def required(self) -> bool:
        """There must be a value."""
        if self.value is None:
            self.fault("BASE_TYPE_REQUIRED", "This field is required")
        return self.value is not None

    def is_object(self) -> bool:
        """It must be an object."""
        if not isinstance(self.value, dict):
            self.fault("MODEL_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        return isinstance(self.value, dict)

    def text(self, most: int, least: int = 0) -> None:
        """If there is a value, it must be a string of that many characters."""
        if self.value is None:
            return
        if not isinstance(self.value, str):
            self.fault("STRING_TYPE_CONVERT", "Could not interpret value as string.")
        elif not least <= len(self.value) <= most:
            self._bad_length(least, most)

    def listed(self, most: int, least: int = 0) -> None:
        """If there is a value, it must be a list of that many items."""
        if self.value is None:
            return
        if not isinstance(self.value, list):
            self.fault("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        elif not least <= len(self.value) <= most:
            self._bad_length(least, most)

    def number(self, least: int, most: int) -> None:
        """If there is a value, it must be a whole number in the range."""
        if self.value is None:
            return
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            self.fault("NUMBER_TYPE_COERCE", f'Value "{self.value}" is not int.')
        elif not least <= self.value <= most:
            self.fault("NUMBER_TYPE_RANGE", f"int value should be between {least} and {most}.")

    def flag(self) -> None:
        """If there is a value, it must be true or false."""
        if self.value is not None and not isinstance(self.value, bool):
            self.fault("BOOLEAN_TYPE_CONVERT", "Must be either true or false.")

    def choice(self, allowed: Sequence[Any]) -> bool:
        """If there is a value, it must be one of these."""
        if self.value is None or self.value in allowed:
            return True
        self.fault("BASE_TYPE_CHOICES", f"Value must be one of {tuple(allowed)}.")
        return False

    def distinct(self, values: list[Any], what: str) -> None:
        """The values must differ from each other."""
        twice = sorted({str(value) for value in values if values.count(value) > 1})
        if twice:
            self.fault(f"{what}_DUPLICATED", f"Duplicated: {', '.join(twice)}")

    def finish(self) -> None:
        """Refuse with 50035 if anything was wrong."""
        if self._faults:
            raise Refusal(400, 50035, "Invalid Form Body", _nested(self._faults))

    def _bad_length(self, least: int, most: int) -> None:
        sizes = f"between {least} and {most}" if least else f"{most} or fewer"
        self.fault("BASE_TYPE_BAD_LENGTH", f"Must be {sizes} in length.")


def _nested(faults: list[tuple[Path, str, str]]) -> Json:
    tree: Json = {}
    for path, code, message in faults:
        node = tree
        for key in path:
            node = node.setdefault(key, {})
        node.setdefault("_errors", []).append({"code": code, "message": message})
    return tree
