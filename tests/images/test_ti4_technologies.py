"""How technologies of Twilight Imperium stand on the tree of a player."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from bot.words.texts import Texts
from images.options import Options
from images.ti4.boards.prerequisites import CLOSED, OPEN, OWNED, SKIPPED, standing
from images.ti4.views import VIEWS
from rules.ti4.components.planets import PLANETS
from rules.ti4.components.technologies import GENERIC, TECHNOLOGIES, UPGRADES
from rules.ti4.components.units import UNITS, sheet
from rules.ti4.state import Player, State
from tests.images import ti4_sample as sample

TEXTS = Texts("en")


def fewest(state: State, player: Player, id: str) -> int | None:
    """How many cards are exhausted for a technology, by trying all sets; None where none is enough."""
    if player.able("propagation"):
        return None  # Nekro research nothing
    ready = [
        planet.id for planet in state.planets(player.seat) if not planet.exhausted and PLANETS[planet.id].specialty
    ]
    unit, own = UNITS.get(id), sheet(player.faction)
    if unit and unit.upgrade_of != (own[unit.kind].id if unit.kind in own else None):
        return None  # of a unit in whose place the faction has its own
    owned = [TECHNOLOGIES[one].kind for one in player.technologies]
    for count in range(len(ready) + 1):
        for planets in combinations(ready, count):
            there = Counter[str | None]([*owned, *(PLANETS[planet].specialty for planet in planets)])
            missing = (Counter[str | None](TECHNOLOGIES[id].needs) - there).total()
            if missing <= (player.faction == "jolnar" and id not in UPGRADES):
                return min(count, 1) if player.can_use("inheritance-systems") else count
    return 1 if player.can_use("inheritance-systems") else None


@pytest.mark.parametrize("seed", range(20))
def test_what_can_be_researched_is_what_some_planets_are_enough_for(seed: int) -> None:
    state = sample.full(6, seed)
    for player in state.players:
        for id in GENERIC:
            found, count = standing(state, player, id), fewest(state, player, id)
            if player.has(id):
                assert found.state == OWNED
            else:
                assert found.state == {None: CLOSED, 0: OPEN}.get(count, SKIPPED)
                assert found.skipped == (count or 0)


def test_missing_prerequisites_are_drawn_hollow() -> None:
    state = sample.full()
    player = state.players[0]
    player.technologies = ["plasma-scoring", "sarween-tools"]
    assert standing(state, player, "war-sun").signs == ("warfare", "warfare-missing", "warfare-missing", "cybernetic")


def test_the_tree_has_every_technology_once() -> None:
    state = sample.full()
    player = state.players[0]
    player.faction, player.technologies = "sol", ["neuroglaive"]
    scene = VIEWS["technologies"].scene(state, TEXTS, Options(seat=0))
    shown = {thing.tag.split()[0] for thing in scene.of("panel") if " " in thing.tag}
    replaced = {"carrier-2", "infantry-2"}  # by upgrades of the faction
    assert shown == {*GENERIC, "advanced-carrier-2", "spec-ops-2", "neuroglaive"} - replaced


def test_a_faction_without_technologies_of_its_own_has_no_part_for_them() -> None:
    state = sample.full()
    state.players[0].faction, state.players[0].technologies = "sol", []
    scene = VIEWS["technologies"].scene(state, TEXTS, Options(seat=0))
    assert TEXTS("ti4-picture-own-technologies") not in {text.words for text in scene.texts}
