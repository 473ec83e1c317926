"""The messages of one language, each read when it is first said.

Fluent's parser takes about two seconds of CPU and 20 MB for all messages of a language, of which a table says a few.
So the files are cut into messages, which is quick, and the parser reads those that somebody asks for. The files of a
game, four fifths of all, are opened for the first message that begins with its name, and what Babel knows of how a
language counts and writes numbers, 4 MB, is read for the first message that holds one.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from babel import Locale
from babel.plural import PluralRule
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Message, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.runtime.utils import native_to_fluent
from fluent.syntax import ast

from images.words.numbers import MINUS

BEGINNING = re.compile(r"^(?P<id>[A-Za-z][\w-]*) *=", re.MULTILINE)  # all else of a message is indented, or closes one
PLAIN = re.compile(r"(?P<id>[\w-]+) = (?P<text>[^{}\n]*[^{}\s])\s*")
NAME = re.compile(r"[A-Za-z][\w-]*")


def cut(source: str) -> dict[str, str]:
    """The messages of a file by their ids, each as it is written, with the comments behind it."""
    begins = list(BEGINNING.finditer(source))
    ends = [*(found.start() for found in begins[1:]), len(source)]
    return {found["id"]: source[found.start() : end] for found, end in zip(begins, ends, strict=True)}


def plain(source: str) -> ast.Message | None:
    """A message of one line in which nothing is filled in, as the parser would read it; None for any other.

    Two messages of three are such ones, and nearly all that describe commands: a start would take a twentieth longer.
    """
    found = PLAIN.fullmatch(source)
    return found and ast.Message(ast.Identifier(found["id"]), ast.Pattern([ast.TextElement(found["text"])]))


class Whole(FluentInt):
    """A whole number in a message; selectors find it by its value.

    Babel takes longer to write one than Fluent to fill in a message, so the last that were written are kept.
    """

    def format(self, locale: Any) -> str:
        """The number as people of this language write it, with a minus where it is below zero."""
        return _written(int(self), locale)


@lru_cache(maxsize=4096)
def _written(number: int, locale: Any) -> str:
    return FluentInt(number).format(locale).replace("-", MINUS)


class Uncounted:
    """A locale of which nothing was read, for as long as a bundle is made."""

    plural_form = PluralRule({})


class Messages(FluentBundle):
    """The messages of a language, in which numbers below zero have a minus.

    A bundle makes numbers of its own of those it is given, with the hyphen that locales have. It reads how to count as
    soon as it is made; here a `Locale` does, which reads nothing before it is asked.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._babel_locale = Locale(self.locales[0])
        self._plural_form = self._counted
        self._unread: dict[str, str] = {}
        self._unopened: dict[str, list[Path]] = {}  # by the name with which their messages begin

    def _get_babel_locale(self) -> Any:
        return Uncounted

    def _counted(self, number: float) -> Any:
        """The plural form of a number, such as `one`."""
        return self._babel_locale.plural_form(number)

    def add_file(self, path: Path) -> None:
        """Add the messages of a file; of two with the same id the one that came first stays."""
        self._unread = cut(path.read_text("utf-8")) | self._unread

    def add_later(self, name: str, path: Path) -> None:
        """Add a file in which all messages begin with this name and a hyphen, when somebody asks for such a one."""
        self._unopened.setdefault(name, []).append(path)

    def has_message(self, message_id: str) -> bool:
        """Whether there is such a message."""
        return message_id in self._unread or message_id in self._messages or self._opens(message_id)

    def _opens(self, message_id: str) -> bool:
        """Whether a message is in files that were not opened, which they are now."""
        name = message_id.partition("-")[0]
        if name in self._unopened:  # seldom, while there is hardly an id of which nobody asks whether it has a text
            for path in self._unopened.get(name, ()):
                self.add_file(path)
            self._unopened.pop(name, None)  # only now: what paints may ask in a thread of its own
        return message_id in self._unread

    def pattern(self, message_id: str) -> Any:
        """What `format_pattern` fills in for a message; None where there is no such message, or nothing to fill in."""
        known = self._compiled.get(message_id)
        if known is None and self.has_message(message_id):
            known = self.get_message(message_id)
        return None if known is None else known.value

    def get_message(self, message_id: str) -> Message:
        """A message, which is read now if it has not been, with those that it says; raises LookupError."""
        self._read(message_id)
        return super().get_message(message_id)

    def _read(self, message_id: str) -> None:
        if not self.has_message(message_id):
            return
        source = self._unread.pop(message_id, None)
        if source is None:  # it was read before
            return
        if message := plain(source):
            self._messages[message_id] = message
            return
        self.add_resource(FluentResource(source))
        for name in NAME.findall(source):
            self._read(name)

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
    if isinstance(value, str):  # as most are
        return value
    if type(value) is int:
        return Whole(value)
    return native_to_fluent(value)
