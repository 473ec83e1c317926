"""Laws that are voted for or against: what they change, and what follows where they are voted down (7)."""

from __future__ import annotations

import pytest

from rules.core.play import copy
from rules.ti4.agendas.voting import open_agenda
from rules.ti4.cards.deck import beyond_limit
from rules.ti4.galaxy.adjacency import adjacency, adjacency_in_movement
from rules.ti4.game import GAME
from rules.ti4.movement.routes import chart
from rules.ti4.state import NO_SEAT
from rules.ti4.technology.prerequisites import researchable
from tests.ti4.kit import Table
from tests.ti4.scenes import acting, arrive, landing


def kinds(table: Table, seat: int = 0) -> list[str]:
    """What a player is asked, and has to answer."""
    return [kind for asked, kind in table.asked() if asked == seat]


def to_strategy(table: Table) -> None:
    """The next strategy phase begins."""
    for player in table.state.players:
        player.spent_cards = [*player.strategy_cards]
    for seat in (0, 1, 2):
        table.play(f"p{seat + 1} action pass")
    while table.state.round == 1:
        table.default()


def test_a_law_in_force_is_stored_and_read_back() -> None:
    table = acting()
    table.resolve("fleet-regulations", "for")
    assert copy(GAME, table.state).law("fleet-regulations") == table.state.law("fleet-regulations")


def test_research_costs_a_ship_while_the_revolution_lasts() -> None:
    table = Table()
    table.cards("technology", "diplomacy", "politics", "leadership", "trade", "warfare")
    table.enact("anti-intellectual-revolution")
    table.play("p1 action strategic:technology", "p1 research gravity-drive")
    assert "lose-unit" in kinds(table)
    ships = sum(force.ships - force.count("fighter") for force in table.state.forces(0))
    table.default()
    assert sum(force.ships - force.count("fighter") for force in table.state.forces(0)) == ships - 1


def test_against_the_revolution_a_planet_is_exhausted_for_each_technology() -> None:
    table = acting()
    for place, tile in (("203", "19"), ("204", "20"), ("303", "21")):
        table.lay(place, tile, 0)
    table.player().technologies = ["gravity-drive", "neural-motivator"]
    table.resolve("anti-intellectual-revolution", "against")
    assert table.state.law("anti-intellectual-revolution") is None
    to_strategy(table)
    assert (0, "exhaust-planets") in table.asked()
    table.default()
    own = [planet.id for planet in table.state.planets(0) if planet.exhausted]
    assert len(own) == 2
    (told,) = table.told("exhausted-planets")
    assert (told["planets"], told["agenda"]) == (" ".join(own), "anti-intellectual-revolution")


@pytest.mark.parametrize(("enacted", "times"), [(False, 1), (True, 0)])
def test_cultural_planets_are_not_bombarded_under_the_conventions(*, enacted: bool, times: int) -> None:
    table = landing({}, dreadnought=1)
    table.lay("203", "26", 1)
    table.put("lodor", 1, infantry=1)
    if enacted:
        table.enact("conventions-of-war")
    arrive(table, "dreadnought:304=1", dice=() if enacted else (1,))
    assert len(table.told("bombarded")) == times


def test_against_the_conventions_those_who_voted_so_discard_their_hands() -> None:
    table = acting()
    table.deal_cards(0, "bunker.1", "parley.1")
    table.deal_cards(1, "spy.1")
    table.resolve("conventions-of-war", "against", (0, "against", 3), (1, "for", 1))
    assert (table.player().hand, table.player(1).hand) == ([], ["spy.1"])


def beside_through_wormholes(table: Table) -> tuple[bool, bool]:
    """Whether alpha leads to alpha, and alpha to beta, for ships that move."""
    for place, tile in (("101", "26"), ("311", "39"), ("308", "40")):
        table.lay(place, tile)
    near = adjacency_in_movement(table.state, 0)["101"]
    return "311" in near, "308" in near


def test_wormholes_do_nothing_while_ships_move_under_the_travel_ban() -> None:
    table = acting()
    assert beside_through_wormholes(table) == (True, False)
    table.enact("enforced-travel-ban")
    assert beside_through_wormholes(table) == (False, False)
    assert "311" in adjacency(table.state, NO_SEAT)["101"]


def test_against_the_travel_ban_pds_at_wormholes_and_beside_them_are_destroyed() -> None:
    table = acting()
    table.lay("203", "26", 1)
    table.lay("101", "19", 1)
    table.lay("318", "20", 1)
    table.put("lodor", 1, pds=1)
    table.put("vefut-ii", 1, pds=1)
    table.resolve("enforced-travel-ban", "against")
    assert "pds" not in table.units("lodor", 1)
    assert ("pds" in table.units("vefut-ii", 1)) == ("318" not in adjacency(table.state, NO_SEAT)["203"])


def test_reconstructed_wormholes_all_lead_to_each_other_and_the_ban_has_no_effect_beside_it() -> None:
    table = acting()
    table.enact("enforced-travel-ban")
    table.enact("wormhole-reconstruction")
    assert beside_through_wormholes(table) == (True, True)


def test_sanctions_hold_at_once_and_for_every_later_draw() -> None:
    table = acting()
    table.deal_cards(0, "bunker.1", "parley.1", "spy.1", "plague.1", "uprising.1")
    table.resolve("executive-sanctions", "for")
    assert kinds(table)[0] == "discard-cards"
    table.default()
    assert len(table.player().hand) == 3
    assert beyond_limit(table.state, 0) == 0


def test_against_sanctions_everybody_discards_a_card_at_random() -> None:
    table = acting()
    table.deal_cards(0, "bunker.1", "parley.1")
    table.resolve("executive-sanctions", "against")
    assert len(table.player().hand) == 1


def test_fleet_regulations_bound_fleet_pools_wherever_tokens_go() -> None:
    table = acting()
    table.player().pools.fleet = 6
    table.resolve("fleet-regulations", "for")
    assert table.player().pools.fleet == 4
    table.play("p1 action strategic:leadership")
    assert table.refused("p1 gain-tokens fleet=1 tactic=2") == "pick-unknown"


def test_against_fleet_regulations_everybody_gains_a_token_of_the_fleet_pool() -> None:
    table = acting()
    before = [player.pools.fleet for player in table.state.players]
    table.resolve("fleet-regulations", "against")
    assert [player.pools.fleet for player in table.state.players] == [number + 1 for number in before]


def test_any_number_of_pds_stands_on_a_planet_by_the_homeland_defense_act() -> None:
    table = Table()
    table.cards("construction", "diplomacy", "politics", "leadership", "trade", "warfare")
    table.put("jord", 0, pds=2)
    table.enact("homeland-defense-act")
    table.play("p1 action strategic:construction", "p1 place-structure pds:jord")
    assert table.units("jord")["pds"] == 3


def test_against_the_homeland_defense_act_everybody_destroys_a_pds() -> None:
    table = acting()
    table.put("jord", 0, pds=2)
    table.resolve("homeland-defense-act", "against")
    while any(kind == "lose-unit" for _, kind in table.asked()):
        table.default()
    assert table.units("jord")["pds"] == 1


def test_war_suns_need_no_prerequisites_and_sustain_nothing_once_published() -> None:
    table = acting("sol", "muaat", "xxcha")
    table.player(2).technologies.append("war-sun")
    assert "war-sun" not in researchable(table.state, 0)
    table.resolve("publicize-weapon-schematics", "for")
    assert "war-sun" in researchable(table.state, 0)
    assert not table.player(2).units["war-sun"].sustains


def test_against_publishing_owners_of_war_suns_discard_their_hands() -> None:
    table = acting()
    table.player().technologies.append("war-sun")
    table.deal_cards(0, "bunker.1")
    table.deal_cards(1, "spy.1")
    table.resolve("publicize-weapon-schematics", "against")
    assert (table.player().hand, table.player(1).hand) == ([], ["spy.1"])


def test_fighters_and_infantry_are_made_one_by_one_under_regulated_conscription() -> None:
    table = acting()
    assert table.player().units["infantry"].made == 2
    table.resolve("regulated-conscription", "for")
    assert (table.player().units["infantry"].made, table.player().units["fighter"].made) == (1, 1)


def test_a_repealed_law_changes_units_no_more() -> None:
    table = acting()
    table.resolve("regulated-conscription", "for")
    table.deal_cards(0, "repeal-law.1")
    table.play("p1 action card:repeal-law.1:o1")
    assert table.player().units["infantry"].made == 2


def test_everybody_has_one_vote_in_a_representative_government() -> None:
    table = acting()
    table.enact("representative-government")
    table.lay_open("mutiny")
    table.play("p1 council vote:for", "p2 council vote:against", "p3 council vote:against")
    assert [each["votes"] for each in table.told("voted")] == [1, 1, 1]
    assert open_agenda(table.state) is None
    assert not table.state.planet("jord").exhausted


def test_against_it_cultural_planets_of_those_who_voted_so_are_exhausted_later() -> None:
    table = acting()
    table.lay("203", "26", 0)
    table.resolve("representative-government", "against", (0, "against", 2))
    to_strategy(table)
    assert table.state.planet("lodor").exhausted
    assert not table.state.planet("jord").exhausted
    assert table.state.delayed == []


def test_ships_pass_nebulae_by_shared_research() -> None:
    table = acting()
    table.lay("203", "42")
    table.state.active = "102"
    assert "203" in chart(table.state, 0).closed
    table.enact("shared-research")
    assert "203" not in chart(table.state, 0).closed


def test_against_shared_research_everybody_has_a_token_at_home() -> None:
    table = acting()
    table.resolve("shared-research", "against")
    assert 0 in table.state.galaxy["304"].tokens


def test_without_tokens_left_none_is_placed_at_home() -> None:
    table = acting()
    table.player().pools.tactic += table.state.tokens_left(0)
    table.resolve("shared-research", "against")
    assert 0 not in table.state.galaxy["304"].tokens


def test_against_wormhole_reconstruction_tokens_lie_where_ships_are_at_wormholes() -> None:
    table = acting()
    table.lay("203", "26")
    table.put("203", 0, cruiser=1)
    table.resolve("wormhole-reconstruction", "against")
    assert table.state.galaxy["203"].tokens == [0]
