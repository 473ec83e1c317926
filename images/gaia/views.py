"""The views of Gaia Project: how each is drawn and described."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PIL import Image

from images.gaia import alt, board, research, scoring, sheet
from images.gaia.painters import PAINTERS
from images.paint import paint
from images.scene import Scene

Draw = Callable[..., Image.Image]
Describe = Callable[..., str]


def _drawn(scene: Callable[..., Scene]) -> Draw:
    def draw(view: Any, texts: Callable[..., str], **opts: Any) -> Image.Image:
        return paint(scene(view, texts, **opts), PAINTERS)

    return draw


VIEWS: dict[str, tuple[Draw, Describe]] = {
    "board": (_drawn(board.scene), alt.board),
    "sheet": (_drawn(sheet.scene), alt.sheet),
    "research": (_drawn(research.scene), alt.research),
    "scoring": (_drawn(scoring.scene), alt.scoring),
}
