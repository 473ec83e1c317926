"""What is painted of which moment, and whether a picture is still what the bot would paint."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops
from pydantic import TypeAdapter

from bot.manifest.manifest import manifest
from bot.words.texts import Texts
from images.options import Options
from images.render import picture
from rules import games
from rules.core.decisions import Option, Pick
from rules.core.hidden import view
from tools.guide.moments import FOLDER, NAMES, Moment, described

WIDE, QUALITY = 780, 80  # px: twice what a phone is wide
BLOCK = 7  # px of parts that are compared
MOST_APART = 40  # of 255: what WebP changes is at most 24, a single digit that is another one 72


@dataclass(frozen=True)
class Shown:
    """A view of a moment: with what can be chosen, or with places to choose from under a heading of the question."""

    moment: str
    view: str
    asked: str = ""
    heading: str = ""
    public: bool = False


PICTURES: Mapping[str, Shown] = TypeAdapter(dict[str, Shown]).validate_python(described()["pictures"])


def path_of(name: str) -> Path:
    """The file of a picture."""
    return FOLDER / f"{name}.webp"


def painted(shown: Shown, moment: Moment) -> Image.Image:
    """A picture as the bot paints it, as wide as it stands in the guide."""
    state = moment.position()
    seat = None if shown.public else moment.seat
    names = NAMES[: len(state.players)]
    events = tuple(enumerate((event for event in moment.events if event.seen_by is None), 1))
    options = Options(seat=moment.seat, names=names, events=events, tile=moment.tile, course=moment.course)
    options = replace(options, **_asked(shown, moment, state))
    made = picture(moment.game, view(state, seat), shown.view, Texts("en"), options)
    image = Image.open(BytesIO(made.data)).convert("RGB")
    return image.resize((WIDE, round(image.height * WIDE / image.width)), Image.Resampling.LANCZOS)


def _asked(shown: Shown, moment: Moment, state: Any) -> dict[str, Any]:
    """What a view is told of the question that it stands beside."""
    if not shown.asked:
        return {}
    brought = manifest(moment.game)
    pending = games.game(moment.game).pending(state, moment.seat)
    question = next(each for each in pending if each.kind == shown.asked)
    options = [*question.ask.options] if isinstance(question.ask, Pick) else list[Option]()
    if shown.heading:
        places = (str(each.facts[brought.boards.place]) for each in options if each.group == shown.heading)
        return {"choices": tuple(dict.fromkeys(places)), "question": True}
    entries = brought.reference.asked(question, options) if brought.reference else ()
    return {"choices": tuple(each.word for each in options), "question": True, "entries": tuple(entries)}


def write(name: str, image: Image.Image) -> None:
    """Write a picture to its file."""
    image.save(path_of(name), "WEBP", quality=QUALITY, method=6)


def is_stale(name: str, image: Image.Image) -> bool:
    """Whether the file of a picture is missing or shows anything else than what is painted now."""
    if not path_of(name).exists():
        return True
    kept = Image.open(path_of(name)).convert("RGB")
    if kept.size != image.size:
        return True
    apart = ImageChops.difference(kept, image).convert("L")
    parts = apart.resize((-(-apart.width // BLOCK), -(-apart.height // BLOCK)), Image.Resampling.BOX)
    return max(parts.tobytes()) > MOST_APART
