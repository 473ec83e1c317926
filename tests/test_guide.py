"""Pictures of the guide: each has a position, and one that shows something else is found out."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

from tools.guide.moments import kept
from tools.guide.pictures import PICTURES, is_stale, painted, write


def test_every_picture_has_its_moment() -> None:
    assert {shown.moment for shown in PICTURES.values()} == {*kept()}


def test_a_picture_is_stale_where_one_number_is_another(tmp_path: Path) -> None:
    shown, path = PICTURES["dice"], tmp_path / "dice.webp"
    moment = kept()[shown.moment]
    image = painted(shown, moment)
    assert is_stale(path, image)
    write(path, image)
    assert not is_stale(path, image)
    state = json.loads(moment.state)
    state["round"] += 1
    assert is_stale(path, painted(shown, replace(moment, state=json.dumps(state))))
