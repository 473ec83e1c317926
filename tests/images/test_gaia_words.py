"""Views in words: nobody needs the picture."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest

from bot.words.texts import Texts
from images.gaia.views import VIEWS
from images.options import Options
from images.render import words
from rules.core.flow import Event
from rules.core.game import Setup
from rules.gaia.components import TRACKS
from rules.gaia.game import GAME
from rules.gaia.state import State
from testkit.playouts import playout
from tests.images import sample
from tests.images.test_gaia_pictures import NAMES, options

EN = Texts("en")


def told(state: State, what: str, **opts: Any) -> str:
    return "\n".join(words("gaia", state, what, EN, Options(names=NAMES[: len(state.players)], **opts)))


def everything(state: State, texts: Texts) -> dict[str, list[str]]:
    names = NAMES[: len(state.players)]
    return {
        what: words("gaia", state, what.split(" ")[0], texts, Options(names=names, **own))
        for what, own in options(state).items()
    }


@pytest.mark.parametrize("make", [sample.full, sample.small, sample.crowded])
def test_every_view_can_be_read_in_one_message(make: object, texts: Texts) -> None:
    for lines in everything(make(), texts).values():  # type: ignore[operator]
        assert all(lines)
        assert sum(map(len, lines)) + len(lines) <= 3500


def test_words_of_played_positions_are_whole_and_short() -> None:
    steps = playout(GAME, Setup(4, {}), "words", Random(3), eager=6)
    for number, (state, _, _) in enumerate(islice(steps, 0, None, 40)):
        texts = Texts(("en", "ko")[number % 2])
        assert all(sum(map(len, lines)) + len(lines) <= 3500 for lines in everything(state, texts).values())


def test_the_board_in_words_has_every_structure_and_every_free_planet(full: State) -> None:
    said = told(full, "board")
    for player in full.players:
        assert all(at.upper() in said for at in (*player.structures, *player.satellites, *player.stations))
    assert all(at.upper() in said for at in full.planets)
    assert "Institute: 2A7; Mine: 4B0, 2A11" in said
    assert "in the Gaia area: 0; brainstone: Bowl III." in said
    assert "2–9" in said
    assert "2–7" not in said


def test_a_sector_in_words_has_every_hex_of_it(full: State) -> None:
    said = told(full, "zoom", sector="2")
    assert all(name.upper() in said for name in full.galaxy.hexes if name.startswith("2"))
    assert "2A7: Oxide, Ivits: Institute, federation (Ivits)" in said
    assert "3C" not in said


def test_choices_in_words_keep_their_letters(full: State) -> None:
    lines = told(full, "places", choices=("1b1", "1b3")).splitlines()
    assert lines[1:] == ["**A** 1B1: Terra, Terrans: Institute, federation (Terrans)", "**B** 1B3: empty space"]


def test_areas_in_words_tell_their_satellites_apart(full: State) -> None:
    areas = ("5a3 4a1 5a4", "10a7 2a11")
    lines = told(full, "places", seat=2, choices=areas).splitlines()
    assert lines[:3] == ["**Which federation?**", "**A** 5A3, 4A1 with satellites on 5A4", "**B** 10A7, 2A11"]
    assert "5A3: Oxide, Ivits: Research lab" in lines
    assert "A 5A3, 4A1 with satellites on 5A4; B 10A7, 2A11" in VIEWS["places"].alt(
        full, EN, Options(seat=2, choices=areas)
    )


def test_marks_in_words_have_the_numbers_of_the_log(full: State) -> None:
    events = [
        (7, Event("upgraded", {"hex": "1b1"})),
        (8, Event("passed", {"seat": 1})),
        (9, Event("x", {"hex": "1b1"})),
    ]
    lines = told(full, "since", events=events).splitlines()
    assert lines[1] == "**7, 9** 1B1: Terra, Terrans: Institute, federation (Terrans)"
    assert not any("**8**" in line for line in lines)


def test_a_sheet_in_words_tells_used_covered_and_turned(full: State) -> None:
    said = told(full, "sheet", seat=0)
    assert "1 knowledge per planet type (covered)" in said
    assert "7 VP, 2 ore (turned); 8 VP, 1 QIC (can be turned)" in said
    assert "Tile: charge 4 (used)" in said
    assert "3 (2A11)" in said
    assert "Mine: 4 of 8" in said


def test_research_in_words_has_all_levels_and_what_is_taken(full: State) -> None:
    said = told(full, "research")
    assert all(f"**{EN(f'gaia-picture-track-{track}')}**" in said for track in TRACKS)
    assert "Navigation**: Terrans 5, Taklons 0, Ivits 0, Nevlas 0" in said
    assert "Advanced tile: taken" in said
    assert "7 credits (4 power) (taken)" in said


def test_scoring_in_words_gives_the_points_as_things_stand(full: State) -> None:
    said = told(full, "scoring")
    assert "Terrans (Ada)" not in said.splitlines()[0]
    assert "Terrans 1 (+15), Nevlas 1 (+15), Taklons 0 (+3), Ivits 0 (+3)" in said
    assert "3: 2 VP per research level (now)" in said


def test_the_end_in_words_ranks_the_players() -> None:
    state = sample.crowded()
    state.players[2].vp = 200
    assert "Total 200" in told(state, "scoring").splitlines()[2]


def test_words_change_nothing(full: State) -> None:
    for what in VIEWS:
        words("gaia", full, what, EN)
    assert full == sample.full()
