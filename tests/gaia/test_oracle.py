from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from rules.core.play import start
from rules.gaia import components
from rules.gaia.board.galaxy import FACES, LAYOUTS, galaxy
from rules.gaia.components import STANDARD_SLOTS, TRACKS
from rules.gaia.game import GAME
from rules.gaia.notation import Reply
from rules.gaia.peer.lines import Notation, Unreadable
from rules.gaia.peer.start import options_of, rotations, sectors, setup, tile, unturned
from testkit.records import golden_files, golden_records, packed, written
from tools.oracle import main
from tools.peer.gaia.states import LETTERS, full, vector

LAYOUT = LAYOUTS["small"]
FACTIONS = ["terrans", "bescods"]
OPENING = [
    "init 2 own",
    "p1 faction terrans",
    "p2 faction bescods",
    "terrans build m 3A7",
    "bescods build m 3A3",
    "bescods build m 7A6",
    "terrans build m 1B1",
    "bescods booster booster9",
    "terrans booster booster2",
]
TURNS = [
    "terrans up nav.",
    "bescods burn 1. spend 1pw for 1c. special up-lowest. up eco.",
]


def board() -> dict[str, Any]:
    rows = zip(LAYOUT.tiles, LAYOUT.centres, strict=True)
    faces = [FACES[name] for name in LAYOUT.tiles]
    slots = {slot: f"tech{number}" for number, slot in enumerate(STANDARD_SLOTS, 1)}
    slots |= {f"adv-{track}": f"advtech{number}" for number, track in enumerate(TRACKS, 1)}
    return {
        "sectors": [{"tile": name.upper(), "rotation": 0, "center": list(centre)} for name, centre in rows],
        "planets": {
            f"{face.number}{at}".upper(): LETTERS[planet] for face in faces for at, planet in face.planets.items()
        },
        "boosters": ["booster2", "booster4", "booster6", "booster8", "booster9"],
        "techs": slots,
        "terraFederation": "fed2",
        "federations": {f"fed{number}": 3 - (number == 2) for number in range(1, 7)},
        "roundScoring": [f"score{number}" for number in range(1, 7)],
        "finalScoring": ["structureFed", "planetType"],
        "mirrored_tiles": False,
    }


def record() -> dict[str, Any]:
    """Two turns into a game of two, every number worked out by hand."""
    steps: list[dict[str, Any]] = [{} for _ in OPENING + TURNS]
    steps[0] = {"0": [10, 0, 0, 0, 0, "0/0/0/0"], "1": [10, 0, 0, 0, 0, "0/0/0/0"]}
    steps[2] = {"0": [10, 15, 4, 3, 1, "4/4/0/0"], "1": [10, 15, 4, 1, 1, "2/4/0/0"]}
    income = {"0": [10, 15, 8, 4, 1, "6/4/0/0"], "1": [10, 15, 7, 1, 1, "0/4/2/0"]}
    steps[8] = income
    steps[9] = {"0": [10, 15, 8, 0, 2, "6/4/0/0"]}
    steps[10] = {"1": [10, 16, 7, 1, 1, "1/2/2/0"]}
    return {
        "id": "own",
        "players": 2,
        "options": {},
        "factions": FACTIONS,
        "tableOrder": [0, 1],
        "bids": [0, 0],
        "setup": board(),
        "complete": False,
        "moves": OPENING + TURNS,
        "steps": steps,
        "rounds": [{"at": at, "p": list(income.values())} for at in ("income1", "start1")],
        "final": {"players": [player(steps[9]["0"], "booster2", 1, "1B1r:m", "3A7r:m"), bescods(steps[10]["1"])]},
    }


def player(values: list[Any], booster: str, gaiaformers: int, *planets: str) -> dict[str, Any]:
    plain: dict[str, Any] = dict(zip(("vp", "c", "o", "k", "q", "pw"), values, strict=True))
    rest: dict[str, Any] = {"satellites": 0, "lostPlanet": 0, "gaiaformersInGaia": 0, "techs": [], "feds": []}
    research = [0, 1, 0, 1, 0, 0]
    return (
        plain
        | rest
        | {
            "booster": booster,
            "gaiaformers": gaiaformers,
            "planets": list(planets),
            "buildings": {"m": 2},
            "research": research,
        }
    )


def bescods(values: list[Any]) -> dict[str, Any]:
    return player(values, "booster9", 0, "3A3t:m", "7A6t:m") | {"research": [0, 0, 0, 0, 1, 0]}


def read(line: str, *, doubled: bool = False) -> list[Reply]:
    return notation().read(f"p1 {line}", doubled=doubled)[1]


def notation() -> Notation:
    numbers = [FACES[name].number for name in LAYOUT.tiles]
    places = tuple((number, q, r) for number, (q, r) in zip(numbers, LAYOUT.centres, strict=True))
    return Notation({"factions": FACTIONS, "players": 2}, galaxy(places))


def words(line: str, kind: str) -> list[str]:
    return [word for reply in read(line) for word in reply.get(kind, ())]


def test_an_own_record_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["gaia", written(tmp_path, record())]) == 0
    assert capsys.readouterr().out.endswith("\n1 passed, 0 failed\n")


def test_packed_records_on_two_processes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["gaia", packed(tmp_path, *[record()] * 4), "--jobs", "2"]) == 0
    out = capsys.readouterr().out
    assert "4 passed, 0 failed" in out
    assert "p99 ms" in out


def spoil_step(one: dict[str, Any]) -> None:
    one["steps"][9]["0"][4] = 1


def spoil_owed_step(one: dict[str, Any]) -> None:
    one["steps"][1] = {"0": [9, 0, 0, 0, 0, "0/0/0/0"]}


def spoil_round(one: dict[str, Any]) -> None:
    one["rounds"][0]["p"][1][5] = "0/4/1/0"


def spoil_final(one: dict[str, Any]) -> None:
    one["final"]["players"][0]["gaiaformers"] = 0


def spoil_line(one: dict[str, Any]) -> None:
    one["moves"][9] = "terrans up nav. spend 4q for 4o."


def spoil_words(one: dict[str, Any]) -> None:
    one["moves"][9] = "terrans dance."


def spoil_board(one: dict[str, Any]) -> None:
    one["setup"]["planets"]["3A7"] = "g"


def spoil_federations(one: dict[str, Any]) -> None:
    one["setup"]["federations"]["fed3"] = 2


def spoil_shape(one: dict[str, Any]) -> None:
    del one["setup"]["techs"]


SPOILS = [
    spoil_step,
    spoil_owed_step,
    spoil_round,
    spoil_final,
    spoil_line,
    spoil_words,
    spoil_board,
    spoil_federations,
    spoil_shape,
]


@pytest.mark.parametrize("spoil", SPOILS)
def test_a_record_that_differs_fails(spoil: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = record()
    spoil(wrong)
    assert main(["gaia", written(tmp_path, wrong)]) == 1
    out = capsys.readouterr().out
    assert out.startswith("FAILED own ")
    assert out.endswith("0 passed, 1 failed\n")


@pytest.mark.parametrize("line", ["{", "[]", "3", '{"id": "bare"}'])
def test_what_is_no_record_fails(line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "own.jsonl"
    file.write_text(f"{json.dumps(record())}\n{line}\n\n")
    assert main(["gaia", str(file), "--verbose"]) == 1
    out = capsys.readouterr().out
    assert out.startswith("PASSED own\nFAILED ")
    assert out.endswith("1 passed, 1 failed\n")


def test_a_failure_names_its_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = record()
    spoil_step(wrong)
    main(["gaia", written(tmp_path, wrong)])
    line = capsys.readouterr().out.splitlines()[0]
    expected = "expected (10, 15, 8, 0, 1, '6/4/0/0'), got (10, 15, 8, 0, 2, '6/4/0/0'); asked: seat 1 action"
    assert line == f"FAILED own move 9 `terrans up nav.`: seat 0 vp/c/o/k/q/power: {expected}"


def test_other_faction_boards_are_skipped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = record() | {"id": "other", "options": {"factionVariant": "beta"}}
    assert main(["gaia", written(tmp_path, record(), other)]) == 0
    assert capsys.readouterr().out.endswith("1 skipped: other (factionVariant beta)\n1 passed, 0 failed\n")


def test_only_and_stop(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = record() | {"id": "bad", "bids": [1, 0]}
    file = written(tmp_path, bad, record())
    assert main(["gaia", file, "--only", "own"]) == 0
    assert main(["gaia", file, "--stop"]) == 1
    assert capsys.readouterr().out.endswith("0 passed, 1 failed\n")


def test_components_by_our_ids() -> None:
    assert [tile(one) for one in ("structureFed", "planetType", "advtech12", "tech3")] == [
        "structure-fed",
        "type",
        "adv12",
        "tech3",
    ]


def test_options_as_the_peer_plays() -> None:
    base = {"moves": ["init 2 x", "p2 rotate"], "options": {"auction": "choose-bid", "flexibleFederations": True}}
    options = options_of(base)
    assert options["auction"] == "bid-after"
    assert options["federations"] == "flexible"
    assert options["rotation"] == "last"
    assert options_of({"moves": [], "options": {"customBoardSetup": True}})["components"] == "chosen"


def turned_record() -> dict[str, Any]:
    """The board with sector 1 turned by four sixths, of which the log has three; sector 3 lies mirrored."""
    one = record()
    one["moves"] = ["init 2 own", "p2 rotate 5x-2 3 0x0 6"]
    one["setup"]["sectors"][1]["rotation"] = 4
    return one


def test_sectors_lie_as_before_they_were_turned() -> None:
    one = turned_record()
    rows = sectors(one, rotations(one))
    assert rows[1] == {"face": "1", "turns": 1, "q": 5, "r": -2}
    assert rows[0]["turns"] == 0
    assert rotations(one) == Counter({1: 3, 3: 6})


def test_planets_go_back_with_their_sector() -> None:
    before = unturned({"1a9": "transdim", "1b4": "terra", "3a9": "ice"}, Counter({1: 3}))
    assert before == {"1a3": "transdim", "1b1": "terra", "3a9": "ice"}


def test_mirrored_sectors_are_given_planet_by_planet() -> None:
    one = record()
    one["setup"]["mirrored_tiles"] = True
    one["setup"]["planets"] = {"3A1": "r", "3A2": "t"}
    state = start(GAME, setup(one), "any")
    assert state.planets == {"3a1": "terra", "3a2": "titanium"}


@pytest.mark.parametrize("line", ["spend 2pw for 1o.", "spend 3pw for 1vp.", "dance.", "set"])
def test_what_cannot_be_read_is_refused(line: str) -> None:
    with pytest.raises((Unreadable, IndexError)):
        read(line)


def test_lines_of_strangers_are_refused() -> None:
    with pytest.raises(Unreadable):
        notation().read("ivits up nav.")


def test_a_line_of_several_answers() -> None:
    kinds = [sorted(reply)[0] for reply in read("spend 3pw for 1o. build ac2 3A7. tech adv-nav. cover free1. up nav.")]
    assert kinds == ["action", "action", "tile", "cover", "advance", "finish"]
    assert words("tech adv-nav. cover free1. up nav.", "tile") == ["adv:nav"]


def test_up_is_an_action_or_an_advance() -> None:
    assert words("up nav.", "action") == ["research:nav"]
    assert words("spend 1o for 1t. up nav.", "action") == ["ore-tokens:1", "research:nav"]
    assert words("special up-lowest. up nav.", "advance") == ["nav"]


def test_builds() -> None:
    assert read("build m 3A7")[0] == {"action": ("mine:3a7",), "mine": ("3a7",), "settle": ("3a7",)}
    assert words("build gf 3A0.", "action") == ["gaiaformer:3a0"]
    assert words("build PI 3A7", "settle") == ["3a7"]
    assert words("special space-station. build sp 3C.", "space-station") == ["3c"]
    assert words("special down-lab. build ts 3C. up eco.", "downgrade") == ["3c"]


def test_places_by_coordinates() -> None:
    assert words("build m 0x0.", "mine") == ["3c"]
    assert words("federation 5x-2,4x-2,3A7 fed4.", "federate") == ["1c", "1b3", "3a7"]
    assert words("rotate 5x-2 2 0x0 6", "rotate") == ["1:2"]


def test_display_only_parts_are_left_out() -> None:
    assert words("up nav (2 ⇒ 3).", "action") == ["research:nav"]
    assert words("pass booster3 returning booster4", "action") == ["pass:booster3"]


def test_what_ends_a_turn() -> None:
    assert words("special 4pw. .", "finish") == ["end"]
    assert words("pass", "action") == ["pass"]
    assert words("pass", "finish") == []


def test_charging() -> None:
    charges = ["charge 2pw", "charge 2pw,1t", "charge 1t,2pw", "charge 0pw,1t", "decline 2pw", "decline"]
    assert [words(line, "charge")[0] for line in charges] == [
        "yes",
        "token-last",
        "token-first",
        "token-last",
        "no",
        "no",
    ]


def test_the_gaia_phase() -> None:
    assert read("spend 4tg for 1q. spend 4tg for 1o,1c") == [{"terran-goods": ("qic=1", "ore=1", "credits=1")}]
    tiles = read("spend 4tg for tech. tech free1. up gaia. spend 4tg for 1tech. tech sci. decline up")
    assert [sorted(reply)[0] for reply in tiles] == [
        "itar-tile",
        "tile",
        "advance",
        "itar-tile",
        "tile",
        "advance",
        "itar-tile",
    ]


def test_setting_up() -> None:
    assert read("set finalScoringTile 1 to structureFed") == [{"component": ("structure-fed",)}]
    assert read("set mapTile 1 to 5A") == []
    assert read("faction terrans") == [{"faction": ("terrans",), "bid": ("terrans:0",)}]
    assert read("bid terrans 3") == [{"bid": ("terrans:3",)}]


def test_states_in_the_peer_s_words() -> None:
    state = start(GAME, setup(record()), "any")
    one = state.players[0]
    one.faction, one.research = "taklons", dict.fromkeys(TRACKS, 0)
    one.power.one, one.power.stone = 2, "1"
    one.structures = {"3a7": "academy-q", "3b0": "mine"}
    state.planets["3b0"] = "lost"
    one.projects, one.resting = ["3a0"], 1
    assert vector(one) == (10, 0, 0, 0, 0, "2/0/0/0B1")
    seen = full(state, one)
    assert seen["planets"] == ["3A7r:ac2", "3B0l:m"]
    assert seen["buildings"] == {"ac2": 1, "gf": 1}
    assert (seen["lostPlanet"], seen["gaiaformers"], seen["gaiaformersInGaia"]) == (1, 2, 1)


@pytest.mark.parametrize("file", golden_files("gaia"), ids=lambda file: str(file.name))
def test_golden_games(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["gaia", str(file), "--no-timing"]) == 0
    out = capsys.readouterr().out
    assert int(re.findall(r"^(\d+) passed, 0 failed$", out, re.MULTILINE)[0]) > 20
    assert "skipped" not in out


def test_the_golden_games_are_of_every_kind() -> None:
    games = list(golden_records("gaia"))
    played = {(faction, game["players"]) for game in games for faction in game["factions"]}
    assert played == {(faction, seats) for faction in components.FACTIONS for seats in GAME.seats}
    options = {name for game in games for name, chosen in game["options"].items() if chosen}
    assert {"auction", "flexibleFederations", "randomFactions", "advancedRules", "customBoardSetup"} < options
