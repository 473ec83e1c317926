"""A view: one way to look at a position, as a picture and in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from images.drawing.paint import Painter
from images.drawing.scene import Scene


@dataclass(frozen=True, slots=True)
class View:
    """What a view shows. Each function takes a redacted position, `texts(id, **args)` and the view's own options.

    `alt` says in two to four sentences what is to be seen; `words` says all of it, a line for each thing, so that
    nobody needs the picture. `painters` draw the things of the scene.
    """

    scene: Callable[..., Scene]
    painters: Mapping[str, Painter]
    alt: Callable[..., str]
    words: Callable[..., list[str]]
