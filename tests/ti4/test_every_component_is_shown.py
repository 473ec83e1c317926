"""Nothing in the box and no moment of the game is without a test that shows what it does (`shown.py`)."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from rules.core.game import Setup
from rules.ti4.components.action_cards import ACTION_CARDS
from rules.ti4.components.factions import FACTIONS, POWERS
from rules.ti4.components.promissory_notes import PROMISSORY_NOTES
from rules.ti4.components.systems import SYSTEMS, of_stack
from rules.ti4.components.technologies import TECHNOLOGIES
from rules.ti4.components.units import UNITS as ALL_UNITS
from rules.ti4.game import GAME
from tests.ti4.shown import ABILITIES, NOTES, UNITS
from tests.ti4.shown import TECHNOLOGIES as SHOWN
from tests.ti4.shown_moments import MOMENTS, WINDOWS
from tests.ti4.test_proof_page import names_of

BOX: Mapping[str, tuple[Mapping[str, str], set[str]]] = {
    "abilities": (ABILITIES, {ability for faction in FACTIONS.values() for ability in faction.abilities}),
    "technologies": (SHOWN, {*TECHNOLOGIES}),
    "notes": (NOTES, {*PROMISSORY_NOTES}),
    "units of factions": (UNITS, {id for id, unit in ALL_UNITS.items() if unit.faction}),
}


@pytest.mark.parametrize("sort", BOX)
def test_everything_of_a_sort_is_shown_and_nothing_else(sort: str) -> None:
    shown, there = BOX[sort]
    assert {*shown} == there


@pytest.mark.parametrize("sort", [*BOX, "moments"])
def test_each_test_that_shows_something_is_there(sort: str) -> None:
    shown = MOMENTS if sort == "moments" else BOX[sort][0]
    named = {thing: word.partition("::") for thing, word in shown.items()}
    lacking = [thing for thing, (file, _, name) in named.items() if f"test_{name}" not in names_of(f"test_{file}.py")]
    assert lacking == []


def test_every_moment_of_cards_notes_and_powers_is_one_of_the_61() -> None:
    played = {
        window
        for things in (ACTION_CARDS, PROMISSORY_NOTES, POWERS)
        for thing in things.values()
        for window in thing.windows
    }
    assert {*WINDOWS} == played
    assert {moment for names in WINDOWS.values() for moment in names} <= {*MOMENTS}
    assert len(MOMENTS) == 61


def test_every_faction_and_tile_comes_to_lie_in_some_game() -> None:
    """17 homes and a gate, 32 tiles of which games of six leave two out, and Mecatol Rex."""
    states = [GAME.new(Setup(6), Random(seed)) for seed in range(16)]
    assert {player.faction for state in states for player in state.players} == {*FACTIONS}
    lying = {system.tile for state in states for system in state.galaxy.values()}
    assert lying == {*SYSTEMS}
    assert len([*of_stack("blue"), *of_stack("red")]) == 32
