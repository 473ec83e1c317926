"""How numbers are written for people: with a minus, which is as wide as a plus, and not with a hyphen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.runtime.utils import native_to_fluent

MINUS = "\N{MINUS SIGN}"


def written(number: int) -> str:
    """A number: `3`, `−3`."""
    return f"{number}".replace("-", MINUS)


def signed(number: int) -> str:
    """A number that is added or taken away: `+3`, `−3`, `+0`."""
    return f"{number:+}".replace("-", MINUS)


class BelowZero(FluentInt):
    """A number below zero in a message; selectors find it by its value, as any other."""

    def format(self, locale: Any) -> str:
        """The number as people of this language write it."""
        return super().format(locale).replace("-", MINUS)


class Messages(FluentBundle):
    """The messages of a language, in which numbers below zero have a minus.

    A bundle makes numbers of its own of those it is given, with the hyphen that locales have.
    """

    def format_pattern(self, pattern: Any, args: Mapping[str, Any] | None = None) -> tuple[Any, list[Exception]]:
        """The text of a message, and what went wrong with it."""
        filled = {name: _argument(value) for name, value in (args or {}).items()}
        errors: list[Exception] = []
        environment = ResolverEnvironment(context=self, current=CurrentEnvironment(args=filled), errors=errors)
        try:
            return pattern(environment), errors
        except ValueError as error:  # too long or too many parts
            return "", [*errors, error]


def _argument(value: Any) -> Any:
    return BelowZero(value) if isinstance(value, int) and value < 0 else native_to_fluent(value)
