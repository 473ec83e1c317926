"""What an action leaves unspent is told to its player, who may still go back (chapter 5; colony ships: chapter 6)."""

from __future__ import annotations

import pytest

from rules.core.flow import FORFEITED, WASTED
from tests.eclipse.kit import Table


def forfeited(table: Table) -> list[tuple[str | int, str | int]]:
    """What a player gave up, with its number where that is told; for that player's eyes only."""
    events = [event for event in table.events if event.kind == FORFEITED]
    assert all(event.seen_by == (0,) for event in events)
    return [(event.facts["what"], event.facts.get("count", 0)) for event in events]


def settled(table: Table) -> Table:
    """The same table, at which no colony ship is left."""
    table.player().colony_ships = 0
    return table


@pytest.mark.parametrize(
    ("species", "lines", "told"),
    [
        ("terran-directorate", ["action upgrade", "upgrade done"], ("upgrades", 2)),
        ("terran-directorate", ["action move", "move none"], ("moves", 3)),
        ("planta", ["action explore:-1,-1", "place discard", "explore none"], ("explores", 0)),
    ],
)
def test_activations_that_are_left_are_given_up(species: str, lines: list[str], told: tuple[str, int]) -> None:
    table = settled(Table(species, "terran-federation" if species.startswith("terran") else "terran-directorate"))
    table.sector("102", "0,-1")
    table.play(*(f"p1 {line}" for line in lines), "p1 end end")
    assert forfeited(table) == [told]


def test_a_second_technology_that_could_be_had_is_given_up() -> None:
    table = settled(Table("hydran", "terran-union"))
    table.player().science = 40
    first, *_ = (word for word in table.options("action") if word.startswith("research:"))
    table.play(f"p1 action {first}", "p1 research none")
    assert forfeited(table) == [("researches", 0)]


def test_discs_that_are_not_moved_are_given_up_only_where_one_could_be_placed() -> None:
    for connected in (False, True):
        table = settled(Table())
        if connected:
            table.sector("102", "0,-1")
        table.play("p1 action influence")
        placed = any(option.facts.get("target", "track") != "track" for option in table.options("influence").values())
        table.play("p1 influence none")
        assert forfeited(table) == ([("discs", 2)] if placed else [])


def test_colony_ships_are_given_up_in_the_upkeep_phase_and_not_with_a_turn() -> None:
    """They can still be used in later turns: a turn could only be ended by "giving up using colony ships now"."""
    table = Table()
    table.home().cubes = [False] * len(table.home().cubes)
    assert any(word.startswith("colony:") for word in table.options("anytime"))
    table.play("p1 action pass", "p1 end end")
    assert forfeited(table) == []
    table.play("p2 action pass", "p2 end end", "p1 colonize done")
    assert forfeited(table) == [("settling", 0)]


def test_an_upgrade_that_placed_all_gives_nothing_up() -> None:
    table = settled(Table())
    table.play("p1 action upgrade")
    table.play("p1 upgrade part:hull", "p1 slot interceptor:2 cruiser:2")
    assert table.question("upgrade").facts["left"] == 0
    table.play("p1 upgrade done")
    assert forfeited(table) == []


@pytest.mark.parametrize("action", ["influence", "upgrade", "move"])
def test_an_action_of_which_nothing_comes_is_told_to_all(action: str) -> None:
    table = settled(Table())
    table.player().colony_ships = table.player().board.colony_ships
    nothing = "done" if action == "upgrade" else "none"
    table.sector("102", "0,-1")
    table.play(f"p1 action {action}", f"p1 {action} {nothing}")
    assert table.told("idle") == [{"seat": 0, "action": action}]


def test_a_disc_that_brings_nothing_and_could_bring_nothing_is_wasted() -> None:
    table = Table()
    table.play("p1 action influence", "p1 influence none")
    assert [event.facts["what"] for event in table.events if event.kind == WASTED] == ["action"]


def test_colony_ships_that_turn_up_are_what_influence_was_for() -> None:
    table = settled(Table())
    table.play("p1 action influence", "p1 influence none")
    assert table.told("refreshed")
    assert not table.told("idle")
    assert not [event for event in table.events if event.kind == WASTED]


def test_an_action_that_did_something_is_not_idle() -> None:
    table = settled(Table())
    table.play("p1 action upgrade", "p1 upgrade part:hull", "p1 slot interceptor:2", "p1 upgrade done")
    assert table.told("upgraded")
    assert not table.told("idle")
