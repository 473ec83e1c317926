"""Checks of a request body, field by field; all that is wrong is refused together, as Discord does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from localdiscord.common.errors import Refusal
from localdiscord.common.json_types import Json

Path = tuple[str, ...]
FieldError = tuple[Path, str, str]
"""Where in the body, Discord's name of the error, and a sentence."""


class Form:
    """A field of a request body ("Invalid Form Body" is Discord's refusal), at first the body itself.

    `value` is None where the field is missing. The checks of all fields of a body collect errors in one list;
    `finish` refuses the body if there are any. Except `required`, checks accept a missing value.
    """

    def __init__(self, value: Any, path: Path = (), errors: list[FieldError] | None = None) -> None:
        self.value = value
        self._path = path
        self._errors: list[FieldError] = [] if errors is None else errors

    def at(self, key: str | int) -> Form:
        """The field of an object by its name, or of a list by its index."""
        value = self.value
        if isinstance(value, dict):
            value = value.get(str(key))
        elif isinstance(value, list) and isinstance(key, int) and key < len(value):
            value = value[key]
        else:
            value = None
        return Form(value, (*self._path, str(key)), self._errors)

    def __contains__(self, key: str) -> bool:
        return isinstance(self.value, dict) and self.value.get(key) is not None

    def items(self) -> Iterator[Form]:
        """The fields of a list; none for anything else."""
        if isinstance(self.value, list):
            for index in range(len(self.value)):
                yield self.at(index)

    def get(self, key: str, default: Any = None) -> Any:
        """The value of one field of an object; null counts as missing."""
        value = self.at(key).value
        return default if value is None else value

    def add_error(self, code: str, message: str) -> None:
        """Note that this field is wrong."""
        self._errors.append((self._path, code, message))

    def required(self) -> bool:
        """Check that there is a value, and return whether there is."""
        if self.value is None:
            self.add_error("BASE_TYPE_REQUIRED", "This field is required")
        return self.value is not None

    def is_object(self) -> bool:
        """Check that the value is an object, and return whether it is."""
        if not isinstance(self.value, dict):
            self.add_error("MODEL_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        return isinstance(self.value, dict)

    def text(self, *, max_length: int, min_length: int = 0) -> None:
        """Check that the value is a string of that many characters."""
        if self.value is None:
            return
        if not isinstance(self.value, str):
            self.add_error("STRING_TYPE_CONVERT", "Could not interpret value as string.")
        else:
            self._check_length(min_length, max_length)

    def listed(self, *, max_items: int, min_items: int = 0) -> None:
        """Check that the value is a list of that many items."""
        if self.value is None:
            return
        if not isinstance(self.value, list):
            self.add_error("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        else:
            self._check_length(min_items, max_items)

    def number(self, minimum: int, maximum: int) -> None:
        """Check that the value is a whole number from `minimum` to `maximum`."""
        if self.value is None:
            return
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            self.add_error("NUMBER_TYPE_COERCE", f'Value "{self.value}" is not int.')
        elif not minimum <= self.value <= maximum:
            self.add_error("NUMBER_TYPE_RANGE", f"int value should be between {minimum} and {maximum}.")

    def flag(self) -> None:
        """Check that the value is true or false."""
        if self.value is not None and not isinstance(self.value, bool):
            self.add_error("BOOLEAN_TYPE_CONVERT", "Must be either true or false.")

    def choice(self, allowed: Sequence[Any]) -> bool:
        """Check that the value is one of these, and return whether it is (or is missing)."""
        if self.value is None or self.value in allowed:
            return True
        self.add_error("BASE_TYPE_CHOICES", f"Value must be one of {tuple(allowed)}.")
        return False

    def distinct(self, values: list[Any], kind: str) -> None:
        """Check that the values differ from each other; `kind` begins Discord's name of the error."""
        duplicates = sorted({str(value) for value in values if values.count(value) > 1})
        if duplicates:
            self.add_error(f"{kind}_DUPLICATED", f"Duplicated: {', '.join(duplicates)}")

    def finish(self) -> None:
        """Refuse the body with 50035 if any of its fields is wrong."""
        if self._errors:
            raise Refusal(400, 50035, "Invalid Form Body", _nested(self._errors))

    def _check_length(self, minimum: int, maximum: int) -> None:
        if minimum <= len(self.value) <= maximum:
            return
        allowed = f"between {minimum} and {maximum}" if minimum else f"{maximum} or fewer"
        self.add_error("BASE_TYPE_BAD_LENGTH", f"Must be {allowed} in length.")


def _nested(errors: list[FieldError]) -> Json:
    tree: Json = {}
    for path, code, message in errors:
        node = tree
        for key in path:
            node = node.setdefault(key, {})
        node.setdefault("_errors", []).append({"code": code, "message": message})
    return tree
