"""Pictures by game and view: what the bot attaches to a message."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from PIL import Image

from images.drawing.faces import printable
from images.drawing.packing import jpeg
from images.drawing.paint import paint
from images.drawing.theme import THEMES
from images.layout.fitting import lowered
from images.options import NO_OPTIONS, Options
from images.view import View
from images.words.phrases import Texts, person_of
from rules.games import MODULES


class ViewsByGame(Mapping[str, Mapping[str, View]]):
    """The views of each game, loaded when somebody first wants one: `VIEWS` of `images/<game>/views.py`."""

    def __getitem__(self, game_id: str) -> Mapping[str, View]:
        """The views of a game by name; raises KeyError for a game without any."""
        if game_id not in self:
            raise KeyError(game_id)
        views: Mapping[str, View] = import_module(f"images.{game_id}.views").VIEWS
        return views

    def __contains__(self, game_id: object) -> bool:
        """Whether a game has views."""
        return game_id in MODULES and find_spec(f"images.{game_id}") is not None

    def __iter__(self) -> Iterator[str]:
        """The games that have views."""
        return filter(self.__contains__, MODULES)

    def __len__(self) -> int:
        """How many games have views."""
        return sum(1 for _ in self)


GAMES = ViewsByGame()
# Of JPEG, the finest first. The fullest map of a game of four takes 0.55 MB at 80; only tables full of cards need less.
QUALITIES = (80, 65, 50)
MOST_PICTURE_BYTES = 600_000  # what a phone loads while its owner looks on


@dataclass(frozen=True, slots=True)
class Picture:
    """A JPEG file's bytes, its file name, a description for people who cannot see it, and its size in px.

    alt: at most 1024 characters, for the alt text of the attachment. data: at most `MOST_PICTURE_BYTES`, unless the
    coarsest quality takes more.
    """

    data: bytes
    filename: str
    alt: str
    width: int
    height: int


def picture(
    game_id: str,
    position: Any,
    what: str,
    texts: Texts,
    options: Options = NO_OPTIONS,
    theme: str = "dark",
) -> Picture:
    """Paint a view of a position.

    Args:
        game_id: whose `GAMES` entry has the view.
        position: a state of that game as the viewer may see it (`rules.core.hidden.view`); it stays as it is.
        what: the name of the view.
        texts: `texts(id, **facts)` gives words in the reader's language.
        options: what the view is told besides.
        theme: `dark` or `light`.

    Returns:
        The picture, 1080 to 1400 px wide and at most about 600 kB.

    Raises:
        KeyError: for a game, view or theme that there is not, and for an option that names nothing in the position.
    """
    view = GAMES[game_id][what]
    palette = THEMES[theme]
    texts = worded(texts, game_id, options)
    image = paint(lowered(view.scene(position, texts, options), options.room), view.painters, palette)
    alt = view.alt(position, texts, options)
    return Picture(encode(image), f"{game_id}-{what}.jpg", alt, image.width, image.height)


def words(game_id: str, position: Any, what: str, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """All that the picture of a view shows, in lines of Discord's markdown.

    For people who cannot see the picture, or do not want it: one line or more for each thing that it shows. Takes and
    raises what `picture` does.
    """
    return GAMES[game_id][what].words(position, worded(texts, game_id, options), options)


def naming(texts: Texts, game_id: str, names: Sequence[str]) -> Texts:
    """Texts in which a seat is called by its person: by its number only where no face has the signs of their name.

    Wherever a view says `<game>-picture-seat`, and whether it was given the names or not: nobody at the table knows
    who sits on the third seat.
    """
    people = [printable(name) for name in names]

    def say(message: str, /, **facts: Any) -> str:
        named = ""
        if message == f"{game_id}-picture-seat":
            named = person_of(facts["seat"] - 1, people)
        return named or texts(message, **facts)

    return say


def worded(texts: Texts, game_id: str, options: Options) -> Texts:
    """Texts as `naming` gives them, in which a round that has ended is called so wherever a view names it."""
    named = naming(texts, game_id, options.names)
    if not options.ended:
        return named
    ended = {f"{game_id}-picture-{part}round": f"{game_id}-picture-{part}ended" for part in ("", "alt-")}

    def say(message: str, /, **facts: Any) -> str:
        return named(ended.get(message, message), **facts)

    return say


def encode(image: Image.Image) -> bytes:
    """A JPEG file's bytes; a picture that is heavier than MOST_PICTURE_BYTES is encoded more coarsely, in steps.

    It makes files smaller and is no bound: what is too heavy in the coarsest quality is given in that. Discord's bound
    of 10 MiB is never reached: the largest picture there is takes 7 MB in the finest quality if it is all noise.

    Its colours are as fine as its light (4:4:4), since letters and tokens differ by colour.

    Measured on a full board of 1080 x 1750 px: JPEG of this quality 8-10 ms of CPU and 0.48 MB; WebP of quality 90,
    which halves the colours, 65-70 ms and 0.36 MB; lossless WebP 76 ms and 0.94 MB; PNG 79 ms and 1.2 MB; PNG of 256
    colours 24 ms and 0.35 MB, with bands in the sky. At three times its size nobody can tell this JPEG from the
    original, and encoding was most of what a press cost.
    """
    data = b""
    for quality in QUALITIES:
        data = jpeg(image, quality)
        if len(data) <= MOST_PICTURE_BYTES:
            break
    return data
