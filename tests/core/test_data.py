"""Tables of components."""

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from rules.component_tables import components, one, table
from rules.core.data import document


@dataclass(frozen=True, slots=True)
class Good:
    id: str
    weight: int
    rare: bool = False


@dataclass(frozen=True, slots=True)
class Weight:
    grams: int


def test_rows_become_values_by_id() -> None:
    goods = table(Good, [{"id": "ore", "weight": 2}, {"id": "gem", "weight": 1, "rare": True}])
    assert goods == {"ore": Good("ore", 2), "gem": Good("gem", 1, rare=True)}
    assert list(goods) == ["ore", "gem"]


@pytest.mark.parametrize(
    "rows",
    [
        [{"id": "ore"}],
        [{"id": "ore", "weight": "heavy"}],
        [{"id": "ore", "weight": 1, "wieght": 2}],
        [{"id": "ore", "weight": 1}, {"id": "ore", "weight": 2}],
    ],
    ids=["missing", "type", "unknown", "twice"],
)
def test_a_bad_table_is_refused(rows: list[dict[str, Any]]) -> None:
    with pytest.raises(ValueError, match=r"Good|weight|wieght"):
        table(Good, rows)


def test_a_document_lies_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "made_up_rules"
    (package / "data").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "data" / "goods.toml").write_text('[[good]]\nid = "ore"\nweight = 2\n', "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    rows = document("made_up_rules", "goods.toml")["good"]
    assert table(Good, rows) == {"ore": Good("ore", 2)}
    del sys.modules["made_up_rules"]


def test_components_are_read_only_and_a_row_needs_no_id() -> None:
    goods = components(Good, ({"id": name, "weight": 2} for name in ("ore", "gem")))
    assert goods == {"ore": Good("ore", 2), "gem": Good("gem", 2)}
    with pytest.raises(TypeError):
        goods["ore"] = goods["gem"]  # type: ignore[index]  # that it cannot be done is the point
    assert one(Weight, {"grams": 3}) == Weight(3)
    with pytest.raises(ValueError, match="Unexpected"):
        one(Weight, {"grams": 3, "id": "ore"})
