"""The views of Race for the Galaxy: how each is drawn and described."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PIL import Image

from images.paint import paint
from images.race import alt, cards, table
from images.race.painters import PAINTERS
from images.scene import Scene

Draw = Callable[..., Image.Image]
Describe = Callable[..., str]


def _drawn(scene: Callable[..., Scene]) -> Draw:
    def draw(view: Any, texts: Callable[..., str], **opts: Any) -> Image.Image:
        return paint(scene(view, texts, **opts), PAINTERS)

    return draw


VIEWS: dict[str, tuple[Draw, Describe]] = {
    "table": (_drawn(table.scene), alt.table),
    "tableau": (_drawn(cards.tableau), alt.tableau),
    "sheet": (_drawn(cards.tableau), alt.tableau),
    "hand": (_drawn(cards.hand), alt.hand),
    "explore": (_drawn(cards.explore), alt.explore),
}
