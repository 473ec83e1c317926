"""The views of Gaia Project."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from images.gaia import alt, board, key, places, research, scoring, sheet, zoom
from images.gaia.painters import PAINTERS
from images.scene import Scene
from images.view import View


def _view(scene: Callable[..., Scene], told: Callable[..., str]) -> View:
    def words(view: Any, texts: Callable[..., str], **opts: Any) -> list[str]:
        return [told(view, texts, **opts)]

    return View(scene, PAINTERS, told, words)


VIEWS: dict[str, View] = {
    "board": _view(board.scene, alt.board),
    "sheet": _view(sheet.scene, alt.sheet),
    "research": _view(research.scene, alt.research),
    "scoring": _view(scoring.scene, alt.scoring),
    "since": _view(board.since, alt.since),
    "places": _view(places.scene, alt.places),
    "zoom": _view(zoom.scene, alt.zoom),
    "key": _view(key.scene, alt.key),
}
