"""Factions, strategy cards, objectives, set-up: totals, what refers to what, and that nothing is out of reach."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.component_tables import components
from rules.core.decisions import WORD
from rules.ti4.components.conditions import (
    CentreHeld,
    LastDestroyed,
    ObjectiveCost,
    PlanetsControlled,
    SystemsWithShips,
    TechnologiesOwned,
    UnitDestroyed,
    UnitsOnBoard,
    WormholesHeld,
)
from rules.ti4.components.factions import FACTION_OF, FACTIONS
from rules.ti4.components.layouts import LAYOUTS
from rules.ti4.components.objectives import OBJECTIVES, Objective, of_stage
from rules.ti4.components.places import PLACES
from rules.ti4.components.planets import PLANETS
from rules.ti4.components.setup import (
    COMMAND_TOKENS,
    CONTROL_TOKENS,
    CUSTODIANS,
    OBJECTIVE_SETUP,
    POOLS,
    STATUS_PHASE,
    STRUCTURE_LIMITS,
    VICTORY_POINTS,
)
from rules.ti4.components.strategy_cards import CARDS_EACH, STRATEGY_CARDS
from rules.ti4.components.systems import SYSTEMS
from rules.ti4.components.technologies import COLOURS, GENERIC, TECHNOLOGIES, UPGRADES
from rules.ti4.components.units import PLASTIC, UNITS, class_of, sheet

TABLES = {
    "faction": FACTIONS,
    "objective": OBJECTIVES,
    "place": PLACES,
    "planet": PLANETS,
    "strategy card": STRATEGY_CARDS,
    "system": SYSTEMS,
    "technology": TECHNOLOGIES,
    "unit": UNITS,
}
# Components of which a later printing has another text.
REWORDED = {
    *("x-89-bacterial-weapon", "magen-defense-grid", "magmus-reactor", "wormhole-generator", "yin-spinner"),
    *("diplomacy", "construction", "make-an-example-of-their-world", "turn-their-fleets-to-dust"),
}
# Some of what came with expansions.
LATER = {
    *("argent", "cabal", "empyrean", "mahact", "naazrokha", "nomad", "titans", "keleres"),
    *("dark-energy-tap", "sling-relay", "bio-stims", "psychoarchaeology", "self-assembly-routines"),
    *("ai-development-algorithm", "scanlink-drone-network", "predictive-intelligence"),
    *("mech", "amass-wealth", "build-defenses", "discover-lost-outposts", "engineer-a-marvel", "raise-a-fleet"),
    *("betray-a-friend", "dictate-policy", "drive-the-debate", "destroy-heretical-works", "fight-with-precision"),
}


def test_every_id_can_be_a_word_of_an_answer() -> None:
    for table in TABLES.values():
        assert all(WORD.fullmatch(id) for id in table)
        assert all(id == getattr(component, "id", id) for id, component in table.items())


@pytest.mark.parametrize(
    ("table", "number"),
    [
        *(("faction", 17), ("objective", 40), ("place", 37), ("planet", 59)),
        *(("strategy card", 8), ("system", 51), ("technology", 59), ("unit", 50)),
    ],
)
def test_nothing_of_an_expansion_is_there(table: str, number: int) -> None:
    assert len(TABLES[table]) == number
    assert not LATER & {*TABLES[table]}


def test_reworded_components_are_those_of_2017() -> None:
    everything = {id for table in TABLES.values() for id in table}
    assert everything >= REWORDED
    exhausted = {id for id in REWORDED & {*TECHNOLOGIES} if TECHNOLOGIES[id].exhausts}
    assert exhausted == {"x-89-bacterial-weapon", "magen-defense-grid"}  # later the generator, and no longer the grid
    assert OBJECTIVES["make-an-example-of-their-world"].condition == LastDestroyed(
        "last-destroyed", "bombardment", "ground-force"
    )
    assert OBJECTIVES["turn-their-fleets-to-dust"].condition == LastDestroyed("last-destroyed", "space-cannon", "ship")
    assert STRATEGY_CARDS["diplomacy"].primary.readied_planets == 2  # by the errata of the base game
    assert STRATEGY_CARDS["construction"].token_placed


def test_seventeen_factions_and_their_homes() -> None:
    assert {FACTIONS[faction].home for faction in FACTIONS} == {tile.id for tile in SYSTEMS.values() if tile.home}
    assert all(FACTIONS[faction].home == home for home, faction in FACTION_OF.items())
    assert {faction.id: faction.gate for faction in FACTIONS.values() if faction.gate} == {"creuss": "17"}
    assert FACTIONS["creuss"].placed == "17"
    assert FACTIONS["sol"].placed == "1"
    placed = {faction.placed for faction in FACTIONS.values()}
    assert placed == {*map(str, range(1, 18))}


def test_commodities() -> None:
    assert {faction.id: faction.commodities for faction in FACTIONS.values()} == {
        **dict.fromkeys(("letnev", "l1z1x", "mentak", "yin"), 2),
        **dict.fromkeys(("arborec", "saar", "naalu", "nekro", "sardakk", "winnu", "yssaril"), 3),
        **dict.fromkeys(("muaat", "sol", "creuss", "jolnar", "xxcha"), 4),
        "hacan": 6,
    }


START_UNITS = {  # war suns, dreadnoughts, carriers, cruisers, destroyers, fighters, infantry, pds, docks
    "arborec": "0 0 1 1 0 2 4 1 1",
    "letnev": "0 1 1 0 1 1 3 0 1",
    "saar": "0 0 2 1 0 2 4 0 1",
    "muaat": "1 0 0 0 0 2 4 0 1",
    "hacan": "0 0 2 1 0 2 4 0 1",
    "sol": "0 0 2 0 1 3 5 0 1",
    "creuss": "0 0 1 0 2 2 4 0 1",
    "l1z1x": "0 1 1 0 0 3 5 1 1",
    "mentak": "0 0 1 2 0 3 4 1 1",
    "naalu": "0 0 1 1 1 3 4 1 1",
    "nekro": "0 1 1 1 0 2 2 0 1",
    "sardakk": "0 0 2 1 0 0 5 1 1",
    "jolnar": "0 1 2 0 0 1 2 2 1",
    "winnu": "0 0 1 1 0 2 2 1 1",
    "xxcha": "0 0 1 2 0 3 4 1 1",
    "yin": "0 0 2 0 1 4 4 0 1",
    "yssaril": "0 0 2 1 0 2 5 1 1",
}


def test_units_at_the_start() -> None:
    kinds = [kind for kind in PLASTIC if kind != "flagship"]
    found = {faction.id: " ".join(str(faction.units.get(kind, 0)) for kind in kinds) for faction in FACTIONS.values()}
    assert found == START_UNITS


@pytest.mark.parametrize("faction", FACTIONS)
def test_the_start_fits_into_limits(faction: str) -> None:
    printed, units = FACTIONS[faction], sheet(faction)
    assert {*printed.units} <= {*units}
    assert all(number <= PLASTIC[kind] for kind, number in printed.units.items())
    ships = {kind: number for kind, number in printed.units.items() if class_of(kind) == "ship"}
    assert sum(number for kind, number in ships.items() if kind != "fighter") <= POOLS.fleet
    room = sum(units[kind].capacity * number for kind, number in printed.units.items())
    free = sum(units[kind].free_fighters * number for kind, number in printed.units.items())
    assert max(0, printed.units.get("fighter", 0) - free) <= room
    planets = len(SYSTEMS[printed.home].planets)
    assert all(printed.units.get(kind, 0) <= limit * planets for kind, limit in STRUCTURE_LIMITS.items())


def test_technologies_at_the_start_are_generic_and_can_be_owned() -> None:
    for faction in FACTIONS.values():
        owned = [TECHNOLOGIES[technology] for technology in faction.technologies]
        assert {technology.id for technology in owned} <= {*GENERIC} - UPGRADES
        assert sum(not technology.needs for technology in owned) + faction.chosen_technologies <= 4
    assert {faction.id: faction.technologies for faction in FACTIONS.values() if len(faction.technologies) != 1} == {
        "letnev": ("antimass-deflectors", "plasma-scoring"),
        "hacan": ("antimass-deflectors", "sarween-tools"),
        "sol": ("antimass-deflectors", "neural-motivator"),
        "l1z1x": ("neural-motivator", "plasma-scoring"),
        "mentak": ("sarween-tools", "plasma-scoring"),
        "naalu": ("neural-motivator", "sarween-tools"),
        "jolnar": ("antimass-deflectors", "neural-motivator", "sarween-tools", "plasma-scoring"),
        "sardakk": (),
        "winnu": (),
    }
    assert {faction.id: faction.technologies[0] for faction in FACTIONS.values() if len(faction.technologies) == 1} == {
        "arborec": "magen-defense-grid",
        "saar": "antimass-deflectors",
        "muaat": "plasma-scoring",
        "creuss": "gravity-drive",
        "nekro": "dacxive-animators",  # assimilators are in play, but not owned
        "xxcha": "graviton-laser-system",
        "yin": "sarween-tools",
        "yssaril": "neural-motivator",
    }
    chosen = {faction.id: faction.chosen_technologies for faction in FACTIONS.values() if faction.chosen_technologies}
    assert chosen == {"winnu": 1}


def test_three_factions_have_tokens_of_their_own() -> None:
    assert {faction.id: faction.tokens for faction in FACTIONS.values() if faction.tokens} == {
        "naalu": ("zero",),
        "nekro": ("x", "y"),
        "creuss": ("alpha", "beta"),
    }


def test_strategy_cards_by_initiative() -> None:
    assert {card.id: card.initiative for card in STRATEGY_CARDS.values()} == {
        "leadership": 1,
        "diplomacy": 2,
        "politics": 3,
        "construction": 4,
        "trade": 5,
        "warfare": 6,
        "technology": 7,
        "imperial": 8,
    }
    assert [card.id for card in STRATEGY_CARDS.values() if not card.secondary_token] == ["leadership"]
    assert [card.id for card in STRATEGY_CARDS.values() if card.token_placed] == ["construction"]
    assert [card.id for card in STRATEGY_CARDS.values() if card.primary.grants_secondary] == ["trade"]


def test_amounts_of_strategy_cards() -> None:
    cards = STRATEGY_CARDS
    assert (cards["leadership"].primary.tokens, cards["leadership"].primary.influence_for_token) == (3, 3)
    assert (cards["leadership"].secondary.tokens, cards["leadership"].secondary.influence_for_token) == (0, 3)
    assert (cards["politics"].primary.action_cards, cards["politics"].primary.agendas_seen) == (2, 2)
    assert (cards["politics"].secondary.action_cards, cards["politics"].secondary.agendas_seen) == (2, 0)
    assert (cards["diplomacy"].primary.tokens_of_others, cards["diplomacy"].secondary.readied_planets) == (1, 2)
    assert cards["construction"].primary.structures == (("pds", "space-dock"), ("pds",))
    assert cards["construction"].secondary.structures == (("pds", "space-dock"),)
    assert cards["trade"].primary.trade_goods == 3
    assert (cards["warfare"].primary.tokens_taken_up, cards["warfare"].secondary.home_docks) == (1, 1)
    assert (cards["technology"].primary.research, cards["technology"].secondary.research) == ((0, 6), (4,))
    imperial = cards["imperial"].primary
    assert (imperial.public_objectives, imperial.centre_vp, imperial.secret_objectives) == (1, 1, 1)
    assert cards["imperial"].secondary.secret_objectives == 1
    assert [card for card in cards if cards[card].primary.replenishes and cards[card].secondary.replenishes] == [
        "trade"
    ]
    assert [card for card in cards if cards[card].primary.speaker] == ["politics"]
    assert [card for card in cards if cards[card].primary.redistributes] == ["warfare"]


def test_strategy_cards_are_enough_for_all() -> None:
    assert {*CARDS_EACH} == {*LAYOUTS}
    assert CARDS_EACH == {3: 2, 4: 2, 5: 1, 6: 1}
    assert all(players * cards <= len(STRATEGY_CARDS) for players, cards in CARDS_EACH.items())


def test_forty_objectives() -> None:
    assert [len(of_stage(stage)) for stage in ("one", "two", "secret")] == [10, 10, 20]
    assert all(objective.points == (2 if objective.stage == "two" else 1) for objective in OBJECTIVES.values())
    assert all((objective.condition is None) != (objective.cost is None) for objective in OBJECTIVES.values())


def test_no_two_objectives_ask_for_the_same() -> None:
    asked = [(objective.condition, objective.cost) for objective in OBJECTIVES.values()]
    assert len(set(asked)) == len(asked)


def test_deeds_of_the_action_phase() -> None:
    deeds = {"destroyed", "last-destroyed", "combat-won"}
    of_action = {objective.id for objective in OBJECTIVES.values() if objective.phase == "action"}
    assert of_action == {
        objective.id for objective in OBJECTIVES.values() if objective.condition and objective.condition.kind in deeds
    }
    assert len(of_action) == 5
    assert of_action <= {*of_stage("secret")}


def test_numbers_in_conditions() -> None:
    numbers = {id: getattr(each.condition, "number", None) for id, each in OBJECTIVES.items()}
    assert {id: number for id, number in numbers.items() if number} == {
        "corner-the-market": 4,
        "unify-the-colonies": 6,
        "expand-borders": 6,
        "subdue-the-galaxy": 11,
        "found-research-outposts": 3,
        "form-galactic-brain-trust": 5,
        "conquer-the-weak": 1,
        **dict.fromkeys(("forge-an-alliance", "mine-rare-metals", "monopolize-production"), 4),
        **dict.fromkeys(("develop-weaponry", "diversify-research", "master-the-sciences", "adapt-new-strategies"), 2),
        "revolutionize-warfare": 3,
        "master-the-laws-of-physics": 4,
        "intimidate-council": 2,
        "learn-the-secrets-of-the-cosmos": 3,
        "control-the-region": 6,
        "cut-supply-lines": 1,
        "threaten-enemies": 1,
        "establish-a-perimeter": 4,
        "fuel-the-war-machine": 3,
        "gather-a-mighty-fleet": 5,
    }
    colours = {id: getattr(each.condition, "colours", 0) for id, each in OBJECTIVES.items()}
    assert {id: number for id, number in colours.items() if number} == {
        "diversify-research": 2,
        "master-the-sciences": 4,
        "master-the-laws-of-physics": 1,
    }
    assert OBJECTIVES["occupy-the-seat-of-the-empire"].condition == CentreHeld("centre", ships=3)


def test_costs_of_objectives() -> None:
    assert {objective.id: objective.cost for objective in OBJECTIVES.values() if objective.cost} == {
        "erect-a-monument": ObjectiveCost(resources=8),
        "found-a-golden-age": ObjectiveCost(resources=16),
        "sway-the-council": ObjectiveCost(influence=8),
        "manipulate-galactic-law": ObjectiveCost(influence=16),
        "negotiate-trade-routes": ObjectiveCost(trade_goods=5),
        "centralize-galactic-trade": ObjectiveCost(trade_goods=10),
        "lead-from-the-front": ObjectiveCost(tokens=3),
        "galvanize-the-people": ObjectiveCost(tokens=6),
        "form-a-spy-network": ObjectiveCost(action_cards=5),
    }


@pytest.mark.parametrize("objective", [id for id, each in OBJECTIVES.items() if each.condition])
def test_the_box_has_what_an_objective_asks_for(objective: str) -> None:
    match OBJECTIVES[objective].condition:
        case PlanetsControlled() as asked:
            outside = [planet for planet in PLANETS.values() if planet.trait]
            traits = Counter(planet.trait for planet in outside)
            having = {
                "trait": traits[asked.trait] if asked.trait else len(outside),
                "same_trait": min(traits.values()) if asked.same_trait else len(outside),
                "specialty": sum(bool(planet.specialty) for planet in outside) if asked.specialty else len(outside),
            }
            assert asked.number <= min(having.values())
        case TechnologiesOwned() as asked:
            coloured = Counter(TECHNOLOGIES[each].colour for each in GENERIC)
            assert asked.colours <= len(COLOURS)
            assert asked.number <= min(coloured[colour] for colour in COLOURS)
            assert sum(map(bool, (asked.colours, asked.upgrades, asked.of_faction))) == 1
        case UnitsOnBoard() as asked:
            assert asked.number <= PLASTIC[asked.unit]
        case SystemsWithShips() as asked:
            assert 1 <= asked.number <= len(LAYOUTS[3].open_places)
            assert not (asked.beside and asked.dock_of_another)
        case WormholesHeld() as asked:
            assert {*asked.wormholes} <= {system.wormhole for system in SYSTEMS.values()}
        case UnitDestroyed() as asked:
            assert all(class_of(kind) == "ship" for kind in asked.units)
        case LastDestroyed() as asked:
            assert (asked.ability, asked.last) in {("bombardment", "ground-force"), ("space-cannon", "ship")}
        case asked:
            assert asked is not None
            assert asked.kind in ("centre", "combat-won")


def test_a_condition_of_an_unknown_kind_is_refused() -> None:
    row = {"id": "x", "stage": "one", "points": 1}
    with pytest.raises(ValueError, match="kind"):
        components(Objective, [{**row, "condition": {"kind": "moons", "number": 1}}])
    with pytest.raises(ValueError, match="Unexpected"):
        components(Objective, [{**row, "condition": {"kind": "planets", "number": 1, "moons": 2}}])


def test_set_up_and_limits() -> None:
    assert VICTORY_POINTS == (10, 14)
    assert (COMMAND_TOKENS, CONTROL_TOKENS) == (16, 17)
    assert (POOLS.tactic, POOLS.fleet, POOLS.strategy) == (3, 3, 2)
    assert POOLS.tactic + POOLS.fleet + POOLS.strategy <= COMMAND_TOKENS
    assert (CUSTODIANS.influence, CUSTODIANS.vp) == (6, 1)
    assert STRUCTURE_LIMITS == {"pds": 2, "space-dock": 1}
    assert (STATUS_PHASE.tokens, STATUS_PHASE.action_cards, STATUS_PHASE.action_card_limit) == (2, 1, 7)
    assert OBJECTIVE_SETUP.public == {"one": 5, "two": 5}
    assert (OBJECTIVE_SETUP.revealed, OBJECTIVE_SETUP.secret_limit) == (2, 3)
    assert (OBJECTIVE_SETUP.dealt, OBJECTIVE_SETUP.kept) == (2, 1)
    assert max(LAYOUTS) * OBJECTIVE_SETUP.dealt <= len(of_stage("secret"))
