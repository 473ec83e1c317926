"""A view: one way to look at a position, as a picture and in words; and what views of all games have in common.

A game offers its views under names. Those which mean the same in every game have the same names, and read the same of
their options (`images/options.py`), so that the table can ask for them without knowing the game:

- `sheet`: what lies before a seat (`seat`);
- `since`: what happened (`events`);
- `places`: the part of a map where choices lie, each with its letter (`seat`: who chooses; `choices`), best begun with
  `images.map.crop`;
- `zoom`: a `sector` of a map and what lies around it, everything on it named, best begun with `images.map.close_up`;
  raises KeyError for a sector that the map does not have;
- `card`: a card, tile or technology with all that it does in words, and where it lies (`card`); one that the position
  does not have lies face down;
- `reference`: what things are and do, each by its name (`entries`); one large, several side by side, without any those
  that people look for first; raises KeyError for an entry that the game does not have;
- `course`: the points of all seats round by round (`course`), made by `images.course`;
- `key` and `key-2`: what every sign on the other views means, in two halves (`images.halves`).

All others are boards of the game's own; one that a kind of question is shown with gets the words of the options that
can be chosen as `choices`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from images.drawing.paint import Painter
from images.drawing.scene import Scene
from images.options import Options
from images.words.phrases import Texts


@dataclass(frozen=True, slots=True)
class View:
    """How a view is shown and said.

    `scene`, `alt` and `words` are each called with a redacted position, `texts(id, **facts)` and options. They raise
    KeyError for an option that names something the position does not have, and never change the position.

    Attributes:
        scene: returns what the picture shows, 1080 to 1400 px wide, its height set.
        painters: draw the things of the scene by their kind.
        alt: returns two to four sentences of at most 1024 characters that say what is to be seen.
        words: returns all that is to be seen, a line for each thing and at most 3500 characters, so that nobody needs
            the picture.
    """

    scene: Callable[[Any, Texts, Options], Scene]
    painters: Mapping[str, Painter]
    alt: Callable[[Any, Texts, Options], str]
    words: Callable[[Any, Texts, Options], list[str]]
