"""What technologies do: that each has its rule, and Integrated Economy."""

from __future__ import annotations

from pathlib import Path

import pytest

import rules.ti4
from rules.ti4.cards.card import Card
from rules.ti4.components.factions import FACTIONS, POWERS
from rules.ti4.components.promissory_notes import PROMISSORY_NOTES
from rules.ti4.components.technologies import GENERIC, TECHNOLOGIES, UPGRADES
from rules.ti4.components.units import units_of
from tests.ti4.kit import Table
from tests.ti4.scenes import acting


def test_each_technology_ability_and_note_is_read_by_a_rule() -> None:
    folder = Path(rules.ti4.__file__).parent
    without = {"odds", "contents", "computer"}
    paths = [path for path in folder.rglob("*.py") if not without & {path.parent.name, path.stem}]
    text = "".join(path.read_text("utf-8") for path in paths)
    assimilators = {id for id, technology in TECHNOLOGIES.items() if technology.kind == "assimilator"}
    abilities = {ability for faction in FACTIONS.values() for ability in faction.abilities}
    read = {*TECHNOLOGIES, *abilities, *PROMISSORY_NOTES} - UPGRADES - assimilators
    assert {id for id in read if f'"{id}"' not in text} == {"creuss-gate"}  # which is where their home lies


def test_each_power_and_note_that_is_used_at_a_moment_does_something() -> None:
    used = {*POWERS, *(note.id for note in PROMISSORY_NOTES.values() if note.windows)}
    assert used - {*Card.by_id} == set()


@pytest.mark.parametrize("upgrade", [id for id in GENERIC if id in UPGRADES])
def test_each_upgrade_of_everybody_changes_units_of_some_factions(upgrade: str) -> None:
    assert any(units_of(faction, frozenset((upgrade,))) != units_of(faction, frozenset()) for faction in FACTIONS)


# Integrated Economy


def landing(*owned: str) -> Table:
    """The first player, with ground forces above two planets that nobody holds, has said nothing of them yet."""
    table = acting()
    table.player().technologies += ["integrated-economy", *owned]
    table.player().trade_goods = 9
    table.player().pools.fleet = 5
    table.lay("203", "27")  # New Albion and Starpoint, worth 1 and 3
    table.play("p1 action activate:203", "p1 move carrier:304=1 infantry:jord=3")
    return table


def test_whoever_gains_a_planet_produces_units_there_for_its_resources() -> None:
    table = landing()
    table.play("p1 commit starpoint=1")
    (decision,) = [each for each in table.pending(0) if each.awaited]
    assert (decision.kind, decision.facts) == (
        "integrated-economy",
        {"place": "203", "system": "new-albion starpoint", "planet": "starpoint", "resources": 3},
    )
    assert (
        table.refused("p1 integrated-economy cruiser=1 destroyer=1 infantry:starpoint=1 pay:trade-goods=4") == "budget"
    )
    assert table.refused("p1 integrated-economy cruiser=1 pay:trade-goods=1") == "too-little"  # it is no gift
    table.play("p1 integrated-economy cruiser=1 infantry:starpoint=2 pay:trade-goods=3")
    assert table.units("203") == {"carrier": 1, "infantry": 2, "cruiser": 1}
    assert table.units("starpoint") == {"infantry": 3}
    assert table.player().trade_goods == 6


def test_there_is_no_other_limit_and_no_tool_that_makes_it_cheaper() -> None:
    table = landing("sarween-tools")
    table.play("p1 commit starpoint=1")
    assert table.refused("p1 integrated-economy infantry:starpoint=6 pay:trade-goods=2") == "too-little"
    table.play("p1 integrated-economy infantry:starpoint=6 pay:trade-goods=3")
    assert table.units("starpoint") == {"infantry": 7}


def test_it_is_asked_for_each_planet_that_is_gained_and_for_none_that_is_held() -> None:
    table = landing()
    table.play("p1 commit new-albion=1 starpoint=1")
    asked = []
    while table.asked()[0][1] == "integrated-economy":
        asked.append(table.pending(0)[0].facts["planet"])
        table.play("p1 integrated-economy")
    assert asked == ["new-albion", "starpoint"]
    table = landing()
    table.state.planet("starpoint").owner = 0
    table.play("p1 commit starpoint=1")
    assert table.asked()[0][1] != "integrated-economy"


def test_without_resources_on_the_planet_nothing_is_asked() -> None:
    table = landing()
    table.lay("203", "22")  # Tar'Mann, worth 1; then the resources are those of the planet alone
    table.player().trade_goods = 0
    for planet in table.state.planets(0):
        planet.exhausted = True
    table.put("203", 0, carrier=1, infantry=1)
    table.play("p1 commit tarmann=1")
    assert table.asked()[0][1] != "integrated-economy"
