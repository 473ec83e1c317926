"""Factions in pictures of Twilight Imperium: their signs, and what their sheets say they can do."""

from __future__ import annotations

import pytest

from bot.words.texts import Texts
from images.options import Options
from images.ti4.art.factions import SIGNS
from images.ti4.colours import FACTIONS as COLOURS
from images.ti4.views import VIEWS
from rules.ti4.components.factions import FACTIONS, FLAGSHIPS
from rules.ti4.components.technologies import TECHNOLOGIES, UPGRADES, of_faction
from rules.ti4.state import State
from tests.images import ti4_sample as sample
from tests.images.measure import clipped, collisions, small_signs

TEXTS = Texts("en")


def test_every_faction_has_a_sign_of_its_own() -> None:
    assert {*SIGNS} == {*COLOURS} == {*FACTIONS}
    assert len({*SIGNS.values()}) == len({*COLOURS.values()}) == len(FACTIONS)


def sheet_of(faction: str, *technologies: str) -> State:
    """A game in which the second seat plays a faction and owns these technologies."""
    state = sample.full()
    state.players[1].faction, state.players[1].technologies = faction, [*technologies]
    return state


@pytest.mark.parametrize("faction", FACTIONS)
def test_the_sheet_says_what_the_faction_can_do(faction: str, texts: Texts) -> None:
    state = sheet_of(faction)
    scene = VIEWS["sheet"].scene(state, texts, Options(seat=1))
    assert [thing.id for thing in scene.of("faction") if thing.tag == "faction sign"] == [faction]
    own = [
        *FACTIONS[faction].abilities,
        FLAGSHIPS[faction],
        *(one for one in of_faction(faction) if one not in UPGRADES),
    ]
    tags = {text.tag for text in scene.texts}
    assert [one for one in own if f"power {one}" not in tags] == []
    told = "\n".join(VIEWS["sheet"].words(state, texts, Options(seat=1)))
    assert [one for one in own if texts(f"ti4-name-{one}") not in told] == []
    assert collisions(scene) == clipped(scene) == small_signs(scene) == []


def test_names_of_technologies_are_never_cut_on_the_sheet(texts: Texts) -> None:
    scene = VIEWS["sheet"].scene(sheet_of("sol", *TECHNOLOGIES), texts, Options(seat=1))
    for id in TECHNOLOGIES:
        shown = [text.words for text in scene.texts if text.tag == f"technology {id}"]
        assert " ".join(shown) == texts(f"ti4-name-{id}")
    assert collisions(scene) == clipped(scene) == []


def test_the_sheet_says_which_powers_do_nothing_now_and_which_notes_lie_open() -> None:
    state = sheet_of("mentak", "mirror-computing")
    state.players[1].play_area = ["stymie.1"]
    told = "\n".join(VIEWS["sheet"].words(state, TEXTS, Options(seat=1)))
    assert "Salvage Operations (not owned)" in told
    assert "Mirror Computing (" not in told
    assert f"Stymie ({TEXTS(f'ti4-name-faction-{state.players[0].faction}')})" in told
    state.players[1].mutated = True
    told = "\n".join(VIEWS["sheet"].words(state, TEXTS, Options(seat=1)))
    assert "Pillage (without effect now)" in told
    assert "Mirror Computing (without effect now)" in told


def test_the_sheet_says_what_an_assimilator_copies() -> None:
    state = sheet_of("nekro", "valefar-assimilator-x")
    state.players[1].copied = {"valefar-assimilator-x": "mirror-computing"}
    told = "\n".join(VIEWS["sheet"].words(state, TEXTS, Options(seat=1)))
    assert "Valefar Assimilator X (copies Mirror Computing)" in told
