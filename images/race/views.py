"""The views of Race for the Galaxy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from images.race import alt, cards, table
from images.race.painters import PAINTERS
from images.scene import Scene
from images.view import View


def _view(scene: Callable[..., Scene], told: Callable[..., str]) -> View:
    def words(view: Any, texts: Callable[..., str], **opts: Any) -> list[str]:
        return [told(view, texts, **opts)]

    return View(scene, PAINTERS, told, words)


VIEWS: dict[str, View] = {
    "table": _view(table.scene, alt.table),
    "tableau": _view(cards.tableau, alt.tableau),
    "sheet": _view(cards.tableau, alt.tableau),
    "hand": _view(cards.hand, alt.hand),
    "explore": _view(cards.explore, alt.explore),
}
