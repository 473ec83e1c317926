"""What a host may put in the place of a data file, and what is refused."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

import rules.pulsar
from bot.__main__ import main
from rules.core.data import document
from rules.games import MODULES
from rules.pulsar.replaceable import FILES, check
from rules.replacements import replace_from

ROOT = Path(rules.pulsar.__file__).parents[2]
Raw = dict[str, Any]


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Commands know the game, and no settings of whoever works here."""
    monkeypatch.setitem(MODULES, "pulsar", "rules.pulsar.game")
    monkeypatch.delenv("ORRERY_DATA", raising=False)
    monkeypatch.chdir(tmp_path)


def raw(name: str) -> Raw:
    return deepcopy(document("rules.pulsar", name))


def row(found: Raw, key: str, name: str) -> Raw:
    return next(each for each in found[key] if each["id"] == name)


@pytest.mark.parametrize("name", FILES)
def test_what_is_shipped_is_right(name: str) -> None:
    assert check(name, raw(name)) == []


@pytest.mark.parametrize(
    ("name", "key", "row_id", "change", "fault"),
    [
        ("systems.toml", "system", "t04", {"blue": []}, "t04: a blue planet must be there for any number of players"),
        ("systems.toml", "system", "t04", {"blue": [1]}, "t04: blue must be from 2 to 4, not 1"),
        ("systems.toml", "system", "t04", {"benefit": {}}, "t04: it has no exploration bonus"),
        ("systems.toml", "system", "t04", {"id": "t18"}, "tiles missing: t04"),
        ("systems.toml", "system", "t04", {"id": "t05"}, "t05 stands twice"),
        ("technologies.toml", "face", "bii", {"values": [1, 2]}, "bii: 3 round values are needed, not 2"),
        ("technologies.toml", "technology", "ai-l1", {"die": 7}, "ai-l1: die must be from 1 to 6, not 7"),
        ("technologies.toml", "technology", "ai-l1", {"die": "3"}, "ai-l1: die must be a whole number, not '3'"),
        ("technologies.toml", "technology", "ai-l1", {"die": True}, "ai-l1: die cannot be true or false"),
        ("technologies.toml", "technology", "ai-l1", {"dye": 3}, "ai-l1: dye: Unexpected keyword argument"),
        (
            "technologies.toml",
            "technology",
            "ai-l1",
            {"kind": "final"},
            "ai-l1: effect: gate-length belongs to the kind ongoing, not final",
        ),
        ("technologies.toml", "technology", "ai-m1", {"effect": {"op": "patent"}}, "patent needs one of tolerance, vp"),
        ("technologies.toml", "technology", "ai-m1", {"effect": {"op": "station"}}, "ai-m1: effect: station needs vp"),
        (
            "technologies.toml",
            "technology",
            "ai-m1",
            {"effect": {"op": "station", "vp": 1, "cubes": 1}},
            "ai-m1: effect: cubes means nothing to station",
        ),
        ("technologies.toml", "technology", "aii-l5", {"benefit": {}}, "aii-l5: it gives nothing"),
        (
            "technologies.toml",
            "technology",
            "aii-l5",
            {"benefit": {"gate_run": {"colour": "green", "vp": 1}}},
            "aii-l5: only projects give gate runs",
        ),
        (
            "technologies.toml",
            "technology",
            "aii-l5",
            {"benefit": {"gyrodynes": [["huge"]]}},
            "aii-l5: gyrodynes must be any, or one or more of small, medium, large",
        ),
        (
            "technologies.toml",
            "technology",
            "aii-l5",
            {"own_design": ["benefit.vp"]},
            "aii-l5: own_design names benefit.vp, which is not there",
        ),
        ("headquarters.toml", "headquarters", "a1", {"projects": []}, "a1: projects missing: 1a, 1b, 1c, 2a"),
        ("headquarters.toml", "headquarters", "a1", {"id": "e1"}, "sides not known: e1"),
        ("transmitters.toml", "transmitter", "a1", {"dice": []}, "a1: one to four dice are paid for a tile, not 0"),
        ("transmitters.toml", "transmitter", "a1", {"left": 4}, "a1: left must be from 0 to 3, not 4"),
        ("transmitters.toml", "transmitter", "a8", {"id": "d1"}, "d1: its group must be one of a, b, c"),
        ("transmitters.toml", "transmitter", "a7", {"id": "a9"}, "tiles missing: a7"),
        ("goals.toml", "goal", "5a", {"bonuses": []}, "5a: two bonuses are needed, not 0"),
        ("goals.toml", "goal", "5a", {"first_game": False}, "three tiles must be marked for a first game"),
        ("exploration.toml", "exploration", "vp4", {"count": 5}, "the counts must add up to 12, not 13"),
        ("dice_board.toml", "players", "4", {"silver_dice": 8}, "4: an odd number of dice is needed"),
        ("dice_board.toml", "players", "4", {"silver_dice": 7}, "4: more dice are needed than the 8 that are taken"),
        ("dice_board.toml", "players", "3", {"initiative": [7]}, "3: initiative needs 3 ranks, not 1"),
        ("gyrodynes.toml", "size", "small", {"id": "tiny"}, "sizes not known: tiny"),
    ],
)
def test_what_cannot_be_is_refused(name: str, key: str, row_id: str, change: Raw, fault: str) -> None:
    found = raw(name)
    row(found, key, row_id).update(change)
    assert any(fault in told for told in check(name, found)), check(name, found)


@pytest.mark.parametrize(
    ("laid_out", "faults"),
    [([2, 3, 4, 5, 6], []), ([2, 3, 4, 5, 6, 1], ["2: more dice are laid out than there are"])],
)
def test_all_silver_dice_may_be_laid_out_and_no_more(laid_out: list[int], faults: list[str]) -> None:
    found = raw("dice_board.toml")
    row(found, "players", "2").update(silver_dice=5, even_start=laid_out)
    assert check("dice_board.toml", found) == faults


@pytest.mark.parametrize(
    ("vp", "fault"),
    [
        ([0, 1], "stations: points for none to 13 are needed, not 2 numbers"),
        ([0, *range(14, 1, -1)], "stations: points must begin with 0 and rise with each station"),
    ],
)
def test_points_of_stations_rise(vp: list[int], fault: str) -> None:
    found = raw("final_scoring.toml")
    found["stations"]["vp"] = vp
    assert check("final_scoring.toml", found) == [fault]


def paths(value: object) -> Iterator[tuple[Any, ...]]:
    """Where something stands in a file: keys and numbers, from the outermost on."""
    inner: list[tuple[Any, Any]] = []
    if isinstance(value, dict):
        inner = list(value.items())
    elif isinstance(value, list):
        inner = list(enumerate(value))
    for key, held in inner:
        yield (key,)
        yield from ((key, *rest) for rest in paths(held))


@pytest.mark.parametrize("name", FILES)
def test_any_nonsense_is_told_not_raised(name: str) -> None:
    """Whatever stands anywhere in a file, the check comes to its end and refuses it."""
    chance = Random(name)
    places = sorted(paths(raw(name)), key=str)
    for path in chance.sample(places, min(len(places), 100)):
        found = raw(name)
        holder: Any = found
        for key in path[:-1]:
            holder = holder[key]
        holder[path[-1]] = chance.choice([-1, 1000, 2.5, [{}], [[]], {"id": 3}, {"nonsense": 1}])
        assert check(name, found), (path, holder)


def lay(folder: Path, name: str, text: str) -> Path:
    """A file of a host."""
    file = folder / "pulsar" / name
    file.parent.mkdir(exist_ok=True, parents=True)
    file.write_text(text, "utf-8")
    return file


def shipped(name: str) -> str:
    return (ROOT / "rules" / "pulsar" / "data" / name).read_text("utf-8")


def printed(folder: Path) -> Path:
    """A file in which the exploration tiles are five of 4 points, and nothing is marked."""
    text = shipped("exploration.toml").replace("count = 4", "count = 5").replace("count = 3", "count = 2")
    return lay(folder, "exploration.toml", "\n".join(line for line in text.splitlines() if "own_design" not in line))


LOADED = """
import json
from pathlib import Path
from rules.games import MODULES
from rules.replacements import own_values, replace_from
MODULES["pulsar"] = "rules.pulsar.game"
replace_from(Path({folder!r}))
from rules.pulsar.components import EXPLORATION
files = sorted({{value.file for value in own_values("pulsar")}})
print(json.dumps([EXPLORATION["vp4"].count, EXPLORATION["vp5"].count, files]))
"""


def test_a_game_is_played_with_what_the_host_laid_there(tmp_path: Path) -> None:
    """In a process of its own, since the components of this one are loaded."""
    printed(tmp_path)
    script = LOADED.format(folder=str(tmp_path))
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    own = ["final_scoring.toml", "goals.toml", "headquarters.toml", "technologies.toml", "transmitters.toml"]
    assert json.loads(done.stdout) == [5, 2, own]


def test_what_is_wrong_is_told_for_all_files_at_once(tmp_path: Path) -> None:
    lay(tmp_path, "goals.toml", shipped("goals.toml").replace("vp = 6", "vp = 600", 1))
    lay(tmp_path, "gools.toml", "")
    lay(tmp_path, "systems.toml", "[[system")
    (tmp_path / "chess").mkdir()
    (tmp_path / "chess" / "pieces.toml").touch()
    with pytest.raises(ValueError, match="chess") as refused:
        replace_from(tmp_path)
    assert [line.removeprefix(f"{tmp_path}/").split(" (")[0] for line in str(refused.value).splitlines()] == [
        "chess/pieces.toml: there is no game chess",
        "pulsar/goals.toml: 1a: vp must be from 0 to 99, not 600",
        f"pulsar/gools.toml: no file of this name can be replaced; there are {', '.join(FILES)}",
        "pulsar/systems.toml: not TOML: Expected ']]' at the end of an array declaration",
    ]


def test_a_replacement_may_not_come_too_late(tmp_path: Path) -> None:
    printed(tmp_path)
    document("rules.pulsar", "exploration.toml")
    with pytest.raises(RuntimeError, match=r"exploration\.toml"):
        replace_from(tmp_path)


def test_the_command_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = printed(tmp_path)
    assert main(["data", "pulsar", "--check", str(file)]) == 0
    assert capsys.readouterr().out.startswith(f"{file}: nothing is wrong")
    file.write_text(file.read_text("utf-8").replace("count = 5", "count = 6"), "utf-8")
    assert main(["data", "pulsar", "--check", str(file)]) == 1
    assert capsys.readouterr().out == f"{file}: the counts must add up to 12, not 13\n"
    assert main(["data", "gaia", "--check", str(file)]) == 1
    assert "nothing of this game can be replaced" in capsys.readouterr().out
    assert main(["data", "pulsar", "--check", str(tmp_path / "lost" / "goals.toml")]) == 2
    assert "goals.toml" in capsys.readouterr().err


def test_the_command_lists_values_that_are_not_printed_ones(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["data", "pulsar"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "systems.toml: 0 rows with values that are not printed ones" in lines
    assert lines[lines.index("final_scoring.toml: 1 rows with values that are not printed ones") + 1] == "  stations vp"
    assert main(["data", "gaia"]) == 0
    assert capsys.readouterr().out == "nothing of this game can be replaced\n"


def test_the_bot_does_not_start_with_what_cannot_be(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    lay(tmp_path, "goals.toml", "")
    monkeypatch.setenv("ORRERY_DATA", str(tmp_path))
    monkeypatch.setenv("DISCORD_TOKEN", "none")
    done = subprocess.run([sys.executable, "-m", "bot", "run"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "cannot-run" in done.stderr
