"""The eight strategy cards: primary and secondary abilities as they are printed."""

from __future__ import annotations

import pytest

from rules.ti4.components.objectives import of_stage
from rules.ti4.components.strategy_cards import STRATEGY_CARDS
from tests.ti4.kit import Table


def with_card(card: str, *factions: str) -> Table:
    """A table at which the first player holds a card and acts first."""
    table = Table(*factions)
    others = [each for each in STRATEGY_CARDS if each not in (card, "leadership")]
    if card == "leadership":
        table.cards("leadership", *others[:5])
    else:
        table.cards("leadership", *others[:2], card, *others[2:4])
        table.player().spent_cards = ["leadership"]
    return table


def test_leadership_gives_three_tokens_and_one_more_for_each_three_influence() -> None:
    table = with_card("leadership")
    table.play("p1 action strategic:leadership")
    assert table.refused("p1 gain-tokens tactic=2") == "allocate-sum"
    assert table.refused("p1 gain-tokens tactic=4") == "allocate-cap"  # Jord has 2 influence
    table.player().trade_goods = 1
    assert table.refused("p1 gain-tokens tactic=3 fleet=1 pay:jord=1") == "tokens-paid"
    table.play("p1 gain-tokens tactic=3 fleet=1 pay:jord=1 pay:trade-goods=1")
    pools = table.player().pools
    assert (pools.tactic, pools.fleet, pools.strategy) == (6, 4, 2)
    assert (table.state.planet("jord").exhausted, table.player().trade_goods) == (True, 0)


def test_leadership_costs_others_no_token() -> None:
    table = with_card("leadership")
    table.play("p1 action strategic:leadership", "p1 gain-tokens tactic=3")
    table.player(2).pools.strategy = 0
    assert (2, "secondary") in table.asked()
    table.play("p3 secondary use", "p3 gain-tokens fleet=1 pay:archon-tau=1 pay:archon-ren=1")
    assert table.player(2).pools.fleet == 4


def test_diplomacy_puts_tokens_of_all_others_into_a_system_of_ones_own() -> None:
    table = with_card("diplomacy")
    table.state.planet("jord").exhausted = True
    assert table.asked() == [(0, "action")]
    table.play("p1 action strategic:diplomacy", "p1 choose-system 304")
    assert table.state.galaxy["304"].tokens == [1, 2]
    assert [player.pools.all for player in table.state.players] == [8, 8, 8]
    assert not table.state.planet("jord").exhausted


def test_diplomacy_takes_tokens_from_the_sheet_where_none_are_left() -> None:
    table = with_card("diplomacy")
    table.player(1).pools.tactic = 11
    table.play("p1 action strategic:diplomacy", "p1 choose-system 304")
    assert table.player(1).pools.all == 15


def test_where_diplomacy_takes_a_token_of_the_fleet_pool_ships_above_it_are_removed() -> None:
    table = with_card("diplomacy")
    table.clear(1)
    table.player(1).pools.lay_out({"tactic": 0, "fleet": 16, "strategy": 0})
    table.put("202", 1, destroyer=8, cruiser=8)
    table.play("p1 action strategic:diplomacy", "p1 choose-system 304")
    assert (1, "excess") in table.asked()


def test_diplomacy_readies_two_of_several() -> None:
    table = with_card("diplomacy", "hacan", "sol", "xxcha")
    for planet in table.state.planets(0):
        planet.exhausted = True
    table.play("p1 action strategic:diplomacy", "p1 choose-system 304", "p1 ready-planets arretze kamdorn")
    assert [planet.id for planet in table.state.planets(0) if planet.exhausted] == ["hercant"]


def test_politics_gives_the_speaker_token_to_anybody_else() -> None:
    table = with_card("politics")
    table.play("p1 action strategic:politics")
    assert table.refused("p1 choose-speaker p1") == "pick-unknown"
    table.play("p1 choose-speaker p3")
    assert table.state.speaker == 2


def test_construction_places_two_structures_and_others_one_with_a_token() -> None:
    table = with_card("construction")
    table.play("p1 action strategic:construction")
    assert table.refused("p1 place-structure space-dock:jord") == "pick-unknown"  # one is there already
    table.play("p1 place-structure pds:jord", "p1 place-structure pds:jord")
    assert table.units("jord")["pds"] == 2
    table.play("p2 secondary use", "p2 place-structure pds:hercant")
    assert table.units("hercant", 1)["pds"] == 1
    assert table.state.galaxy["310"].tokens == [1]
    assert table.player(1).pools.strategy == 1
    assert table.state.galaxy["304"].tokens == []


def test_no_planet_has_more_than_two_pds() -> None:
    table = with_card("construction")
    table.put("jord", 0, pds=1)
    table.play("p1 action strategic:construction", "p1 place-structure pds:jord")
    assert table.asked()[0] != (0, "place-structure")  # no planet has room for another


def test_trade_gives_goods_and_commodities_and_lets_others_in() -> None:
    table = with_card("trade")
    table.player(1).pools.strategy = 0
    table.play("p1 action strategic:trade", "p1 share-trade p2")
    assert (table.player().trade_goods, table.player().commodities) == (3, 4)
    assert (table.player(1).commodities, table.player(1).pools.strategy) == (6, 0)
    table.play("p3 secondary use")
    assert (table.player(2).commodities, table.player(2).pools.strategy) == (4, 1)


def test_warfare_takes_a_token_from_the_board_and_puts_all_into_pools_anew() -> None:
    table = with_card("warfare")
    table.state.galaxy["202"].tokens = [0]
    table.play("p1 action strategic:warfare", "p1 take-up-token 202", "p1 rearrange tactic=5 fleet=3 strategy=1")
    pools = table.player().pools
    assert (pools.tactic, pools.fleet, pools.strategy) == (5, 3, 1)
    assert table.state.galaxy["202"].tokens == []


def test_warfare_lets_others_produce_at_home_without_placing_the_token() -> None:
    table = with_card("warfare")
    table.play("p1 action strategic:warfare", "p1 rearrange tactic=3 fleet=3 strategy=2")
    table.play("p3 secondary use", "p3 produce fighter=2 pay:archon-ren=1")
    assert table.units("316", 2)["fighter"] == 5
    assert table.state.galaxy["316"].tokens == []
    assert table.player(2).pools.strategy == 1


def test_technology_is_researched_with_its_prerequisites() -> None:
    table = with_card("technology")
    table.play("p1 action strategic:technology")
    assert table.refused("p1 research gravity-drive:x") == "pick-unknown"
    assert table.refused("p1 research fleet-logistics") == "pick-unknown"
    table.play("p1 research gravity-drive")  # Sol has Antimass Deflectors
    assert table.player().has("gravity-drive")
    assert (0, "research") not in table.asked()  # a second one costs 6 resources, Jord has 4


def test_a_planet_with_a_specialty_is_exhausted_to_skip_a_prerequisite() -> None:
    table = with_card("technology")
    table.lay("303", "19", 0)  # Wellon, cybernetic
    table.lay("305", "24", 0)  # Mehar Xull, warfare
    table.play("p1 action strategic:technology")
    assert table.refused("p1 research transit-diodes:1") == "pick-unknown"  # two cybernetic ones are missing
    table.play("p1 research pds-2:1")
    assert table.player().has("pds-2")
    assert [planet.id for planet in table.state.planets(0) if planet.exhausted] == ["wellon", "mehar-xull"]


def test_others_research_for_a_token_and_four_resources() -> None:
    table = with_card("technology")
    table.player(1).trade_goods = 3
    table.play("p1 action strategic:technology", "p1 research gravity-drive")
    table.play("p2 secondary use")
    table.play("p2 research gravity-drive")
    gone = table.told("researched")[-1]
    assert gone["technology"] == "gravity-drive"
    assert table.player(1).pools.strategy == 1
    assert sum(int(gone.get(f"cost:{name}", 0)) for name in ("resources", "trade-goods")) >= 4


def test_imperial_scores_a_public_objective_and_draws_a_secret_without_mecatol_rex() -> None:
    table = with_card("imperial")
    table.state.objectives = ["diversify-research", *table.state.objectives[1:]]
    table.player().technologies += ["gravity-drive", "dacxive-animators"]
    table.state.possible["one"] = [id for id in of_stage("one") if id not in table.state.objectives]
    table.play("p1 action strategic:imperial", "p1 score-now diversify-research")
    assert table.player().points == 1
    assert len(table.player().secrets) == 2
    assert not [facts for facts in table.told("drew-secret") if "objective" in facts]


def test_imperial_is_worth_a_point_to_whoever_controls_mecatol_rex() -> None:
    table = with_card("imperial")
    table.state.planet("mecatol-rex").owner = 0
    table.state.galaxy["000"].custodians = False
    table.play("p1 action strategic:imperial")
    while (0, "score-now") in table.asked():
        table.play("p1 score-now none")
    assert table.player().vp == {"imperial": 1}
    assert len(table.player().secrets) == 1


def test_whoever_holds_more_than_three_secrets_puts_one_back() -> None:
    table = with_card("imperial")
    table.player().secrets = sorted([*table.player().secrets, *table.state.secret_deck[:2]])
    table.state.secret_deck = table.state.secret_deck[2:]
    table.play("p1 action strategic:imperial")
    while (0, "score-now") in table.asked():
        table.play("p1 score-now none")
    assert (0, "return-secret") in table.asked()
    secret = table.player().secrets[0]
    table.play(f"p1 return-secret {secret}")
    assert len(table.player().secrets) == 3
    assert secret in table.state.secret_deck


@pytest.mark.parametrize("card", ["diplomacy", "construction", "trade", "warfare", "technology", "imperial"])
def test_without_a_token_in_the_strategy_pool_nobody_is_asked(card: str) -> None:
    table = with_card(card)
    for player in table.state.players[1:]:
        player.pools.strategy = 0
        player.mutated = True  # as Hacan need no token for Trade
    table.play(f"p1 action strategic:{card}")
    while table.asked() and table.asked()[0][0] == 0 and table.asked()[0][1] != "action":
        table.default()
    assert not [seat for seat, kind in table.asked() if kind == "secondary"]
