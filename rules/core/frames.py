"""Frames, the places where a game can be: each is declared once, tag, union and rule follow."""

from __future__ import annotations

import re
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal, get_args

if TYPE_CHECKING:
    from pydantic import GetCoreSchemaHandler
    from pydantic_core import CoreSchema


class Frame:
    """The base of a game's own `Frame`, of which its frames are subclasses; a field of that type holds any of them.

    The tag `at` is the name of the class in small letters, or what it is given: `class Lay(Frame, at="component")`.
    """

    __slots__ = ()
    at: str
    by_tag: ClassVar[dict[str, type[Any]]]  # of a game, in the order they are declared

    def __init_subclass__(cls, at: str = "") -> None:
        if Frame in cls.__bases__:
            cls.by_tag = {}
            return
        if "at" not in cls.__annotations__:  # else it is the class with slots that `strict` makes of the one written
            cls.at = at or re.sub(r"\B(?=[A-Z])", "-", cls.__name__).lower()
            cls.__annotations__ = {**cls.__annotations__, "at": Literal[cls.at]}
        cls.by_tag[get_args(cls.__annotations__["at"])[0]] = cls

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        if Frame not in cls.__bases__:
            return handler(source)
        from pydantic import Field  # which is there when it asks for this, and which no bot needs before its first game

        return handler.generate_schema(Annotated[reduce(or_, cls.by_tag.values()), Field(discriminator="at")])
