"""What the FAQ and the notes of a community say where the rulebook leaves a gap, one test for each that no other has.

`docs/rules/ti4-proof.md` has all of them.
"""

from __future__ import annotations

import pytest

from rules.ti4.cards.card import Card
from tests.ti4.card_scenes import holding
from tests.ti4.kit import Table
from tests.ti4.scenes import acting, arrive, attack, battle, landing
from tests.ti4.status_scenes import to_the_end

TWO_PLANETS = "27"  # New Albion and Starpoint


def quiet(own: dict[str, int], enemy: dict[str, int], *hands: list[str]) -> Table:
    """A battle is about to begin, whose sides hold these cards; nobody is asked about what is played."""
    table = battle(own, enemy)
    table.state.options["announced"] = "none"
    for seat, copies in enumerate((*hands, *([[]] * (3 - len(hands))))):
        table.deal_cards(seat, *copies)
    return table


def test_fighters_block_movement_like_other_ships() -> None:
    table = acting()
    table.clear(0)
    table.put("304", 0, destroyer=1)
    table.player(1).technologies.append("fighter-2")  # which need no other ships
    for place in ("203", "204", "303", "305", "202", "205"):
        table.put(place, 1, fighter=1)
    table.play("p1 action activate:102")
    assert (0, "move") not in table.asked()


def test_plasma_scoring_gives_a_die_for_each_planet_that_defends_itself() -> None:
    table = acting("yssaril", "sol", "xxcha")
    table.clear(0)
    table.clear(1)
    table.player().technologies.clear()
    table.player(1).technologies = ["plasma-scoring"]
    table.lay("203", TWO_PLANETS, 1)
    table.put("new-albion", 1, pds=1)
    table.put("starpoint", 1, pds=1)
    table.put("304", 0, carrier=1, infantry=4)
    table.play("p1 action activate:203", "p1 move carrier:304=1 infantry:304=4", dice=(1, 1, 1))
    table.play("p1 commit new-albion=2 starpoint=2", dice=(1, 1, 1, 1))
    assert [fired["dice"] for fired in table.told("cannon-defense")] == ["pds:6:1 pds:6:1"] * 2


def test_infantry_that_would_come_back_to_no_planet_at_home_stays_in_the_reinforcements() -> None:
    table = acting()
    table.player(1).technologies.append("infantry-2")
    table.player(1).returning = 2
    table.clear(1)
    table.put("203", 1, carrier=1, infantry=1)
    for planet in [*table.state.planets(1)]:
        planet.owner = 0
    table.play("p1 action activate:303", "p1 move")
    assert (table.told("returned"), table.player(1).returning) == ([], 0)


def test_a_note_got_while_an_agenda_lies_open_can_be_used_on_it() -> None:
    table = acting("sol", "hacan", "xxcha")
    table.lay_open("mutiny")
    table.play("p1 deal with:p2", "p1 terms give:political-secret.1=1", "p2 offers accept:p1")
    table.play("p2 council political-secret.1", "p1 council vote:for exhaust:jord", "p3 council")
    assert "political-secret.1" in [f"{told['action-card']}.1" for told in table.told("used-note")]


def test_whoever_is_let_in_by_trade_replenishes_without_being_asked() -> None:
    table = acting("sol", "hacan", "xxcha")
    table.player().strategy_cards, table.player().spent_cards = ["trade"], []
    tokens = table.player(2).pools.strategy
    table.play("p1 action strategic:trade", "p1 share-trade p3")
    assert (2, "secondary") not in table.asked()
    assert (table.player(2).commodities, table.player(2).pools.strategy) == (4, tokens)


def test_no_objective_is_scored_for_a_last_ship_that_direct_hit_has_taken() -> None:
    table = landing({"pds": 1})
    table.state.options["announced"] = "none"
    table.secret(1, "turn-their-fleets-to-dust")
    table.deal_cards(0)
    table.deal_cards(1, "direct-hit.1")
    table.play("p2 instructions file:direct-hit:always")
    table.clear(0)
    table.put("304", 0, dreadnought=1)
    table.play("p1 action activate:203", "p1 move dreadnought:304=1", dice=(6,))
    table.play("p1 assign-hits sustain:dreadnought=1")
    assert table.units("203") == {}
    assert table.player(1).scored == []


def test_intercept_does_not_stop_a_skilled_retreat() -> None:
    table = quiet({"cruiser": 2}, {"cruiser": 1}, ["intercept.1"], ["skilled-retreat.1"])
    attack(table, "cruiser:304=2")
    table.play("p1 battle-plan intercept:always", "p2 battle-plan skilled-retreat:outnumbered")
    assert table.told("broke-off")
    assert [told["action-card"] for told in table.told("played-card")] == ["skilled-retreat"]


def test_what_courageous_destroys_cannot_sustain_damage() -> None:
    table = quiet({"dreadnought": 1}, {"cruiser": 2}, [], ["courageous-to-the-end.1"])
    attack(table, "dreadnought:304=1")
    table.staying = False
    table.play("p2 battle-plan courageous-to-the-end:always")
    table.play("p1 retreat stay", dice=(5, 1, 1, 7, 1))
    assert table.told("courageous")[0]["count"] == 1
    assert table.units("203") == {}


def test_two_direct_hits_destroy_two_ships_of_one_round() -> None:
    table = quiet({"cruiser": 2}, {"dreadnought": 2}, ["direct-hit.1", "direct-hit.2"], [])
    attack(table, "cruiser:304=2")
    table.staying = False
    table.play("p1 battle-plan direct-hit:always")
    table.play("p1 retreat stay", dice=(7, 7, 1, 1))
    table.play("p2 assign-hits sustain:dreadnought=2")
    while (1, "assign-hits") in table.asked():
        table.play("p2 assign-hits sustain:dreadnought=1")
    assert table.units("203", 1) == {}


def test_each_side_may_have_its_shields_hold() -> None:
    table = quiet({"cruiser": 2}, {"cruiser": 2}, ["shields-holding.1"], ["shields-holding.2"])
    attack(table, "cruiser:304=2")
    table.staying = False
    table.play("p1 battle-plan shields-holding:any", "p2 battle-plan shields-holding:any")
    table.play("p1 retreat stay", dice=(7, 7, 7, 7))
    assert {told["seat"] for told in table.told("cancelled-hits")} == {0, 1}
    assert (table.units("203"), table.units("203", 1)) == ({"cruiser": 2}, {"cruiser": 2})


def test_shields_do_not_hold_against_space_cannons() -> None:
    table = quiet({"cruiser": 1}, {}, ["shields-holding.1"], [])
    table.lay("203", "19", 1)
    table.put("wellon", 1, pds=1)
    table.play("p1 instructions file:shields-holding:any")
    attack(table, "cruiser:304=1", dice=(6,))
    assert table.units("203") == {}
    assert table.player().hand == ["shields-holding.1"]


def test_maneuvering_jets_are_used_once_for_each_player_who_fires() -> None:
    table = quiet({"cruiser": 2}, {}, ["maneuvering-jets.1", "maneuvering-jets.2", "maneuvering-jets.3"], [])
    table.lay("203", TWO_PLANETS, 1)
    table.state.planet("starpoint").owner = 2
    table.put("new-albion", 1, pds=2)
    table.put("starpoint", 2, pds=1)
    table.player(2).technologies.clear()
    table.play("p1 instructions file:maneuvering-jets:always")
    attack(table, "cruiser:304=2", dice=(6, 6, 6))
    assert [told["count"] for told in table.told("cancelled-hits")] == [1, 1]
    assert table.player().hand == ["maneuvering-jets.3"]
    assert table.units("203") == {"cruiser": 1}


def test_maneuvering_jets_are_used_once_for_each_planet_that_fires() -> None:
    table = landing({"pds": 2, "infantry": 1})
    table.state.options["announced"] = "none"
    table.deal_cards(0, "maneuvering-jets.1", "maneuvering-jets.2")
    table.deal_cards(1)
    arrive(table, dice=(1, 1))
    table.play("p1 battle-plan maneuvering-jets:always")
    table.play("p1 commit wellon=3", dice=(6, 6, 8, 8, 1))
    assert len(table.told("cancelled-hits")) == 1
    assert table.player().hand == ["maneuvering-jets.2"]


def test_no_second_card_of_a_name_is_played_on_the_same_thing() -> None:
    table = quiet({"cruiser": 2}, {"cruiser": 2}, ["morale-boost.1", "morale-boost.2"], [])
    attack(table, "cruiser:304=2")
    table.play("p1 battle-plan ask", "p1 play-now morale-boost.1")
    assert [option.word for option in table.waited(0)[0].ask.options] == ["pass"]  # type: ignore[union-attr]


def test_a_cancelled_card_does_not_count_as_one_of_its_name() -> None:
    table = quiet({"cruiser": 2}, {"cruiser": 2}, ["morale-boost.1", "morale-boost.2"], [], ["sabotage.1"])
    table.play("p3 instructions file:sabotage:always")
    attack(table, "cruiser:304=2")
    table.play("p1 battle-plan ask", "p1 play-now morale-boost.1")
    assert table.told("cancelled-card")
    assert "morale-boost.2" in [option.word for option in table.waited(0)[0].ask.options]  # type: ignore[union-attr]


@pytest.mark.parametrize("card", ["lucky-shot.1", "reactor-meltdown.1"])
def test_cards_that_harm_are_not_for_own_units(card: str) -> None:
    table = holding(card)
    table.lay("203", "19", 0)
    table.put("203", 0, cruiser=1)
    table.put("wellon", 0, space_dock=1)
    assert [*Card.by_id[card.partition(".")[0]].targets(table.state, 0)] == []


@pytest.mark.parametrize("card", ["economic-initiative", "industrial-initiative", "rise-of-a-messiah"])
def test_what_is_for_each_or_any_may_be_played_where_there_is_none(card: str) -> None:
    table = holding(f"{card}.1")
    table.play(f"p1 action card:{card}.1")
    assert table.state.action_discard == [f"{card}.1"]


def test_what_needs_a_number_of_things_is_not_played_without_them() -> None:
    table = holding("frontline-deployment.1", "unexpected-action.1", "ghost-ship.1")
    for card in ("unexpected-action", "ghost-ship"):
        assert [*Card.by_id[card].targets(table.state, 0)] == []


def test_while_cards_have_to_be_discarded_nothing_is_played_or_traded() -> None:
    table = acting("hacan", "sol", "xxcha")
    table.put("203", 1, cruiser=1)
    table.deal_cards(0, *(f"sabotage.{each}" for each in (1, 2, 3, 4)), "spy.1", "summit.1", "mining-initiative.1")
    table.player().strategy_cards, table.player().spent_cards = ["politics"], []
    table.play("p1 action strategic:politics", "p1 choose-speaker p2")
    assert table.asked() == [(0, "discard-cards")]
    assert table.refused("p1 action card:mining-initiative.1:hercant") == "not-asked"
    table.play("p1 deal with:p2")
    assert table.refused("p1 terms give:spy.1=1") == "pick-unknown"


def test_cards_of_the_status_phase_are_drawn_by_initiative() -> None:
    table = Table()
    table.cards("warfare", "leadership", "technology", "imperial", "trade", "politics")
    for player in table.state.players:
        player.spent_cards = [*player.strategy_cards]
    table.play("p2 action pass", "p3 action pass", "p1 action pass")
    to_the_end(table)
    assert [told["seat"] for told in table.told("drew-cards")] == [1, 2, 0]


def test_a_ship_that_space_cannon_destroys_may_be_their_greatest() -> None:
    """Destroy Their Greatest Ship is scored at once, also outside of combat."""
    table = landing({"pds": 1})
    table.secret(1, "destroy-their-greatest-ship")
    table.clear(0)
    table.player().technologies.append("war-sun")
    table.put("304", 0, war_sun=1)
    table.state.galaxy["304"].space[0].damaged = {"war-sun": 1}
    table.play("p1 action activate:203", "p1 move damaged:war-sun:304=1", dice=(6,))
    assert table.player(1).scored == ["destroy-their-greatest-ship"]


def test_against_infantry_that_fights_by_the_alastor_salai_sai_corian_rolls_and_against_fighters_not() -> None:
    table = battle({"flagship": 1}, {"flagship": 1, "infantry": 2, "fighter": 1}, factions=("winnu", "nekro", "xxcha"))
    for player in table.state.players:
        table.deal_cards(player.seat)
    table.player(1).filed = "the-alastor:always"
    table.staying = False
    table.put("202", 0, destroyer=1)  # where a retreat could lead
    attack(table, "flagship:304=1")
    table.play("p1 retreat stay", dice=(1,) * 8)
    assert table.told("fired")[0]["thrown"] == 3


def test_combats_on_several_planets_are_fought_in_the_order_in_which_they_are_named() -> None:
    """49: the active player says in which order."""
    for words in (("new-albion", "starpoint"), ("starpoint", "new-albion")):
        table = acting("yssaril", "sol", "xxcha")
        table.clear(0)
        table.clear(1)
        table.lay("203", TWO_PLANETS, 1)
        for planet in words:
            table.put(planet, 1, infantry=1)
        table.put("304", 0, carrier=1, infantry=2)
        table.play("p1 action activate:203", "p1 move carrier:304=1 infantry:304=2")
        table.play("p1 commit " + " ".join(f"{planet}=1" for planet in words), dice=(8, 1, 8, 1))
        assert [told["planet"] for told in table.told("ground-won")] == [*words]


def test_a_note_in_the_hand_does_not_go_back_as_one_that_lies_open_does() -> None:
    """69.4a: only what was laid open has to be given back."""
    for open_one, kept in ((False, True), (True, False)):
        table = acting("sol", "arborec", "xxcha")
        table.give_note(0, "stymie.2")
        if open_one:
            table.player().notes.remove("stymie.2")
            table.player().play_area.append("stymie.2")
        table.put("203", 1, cruiser=1)
        table.play("p1 action activate:203")
        assert ("stymie.2" in (*table.player().notes, *table.player().play_area)) is kept
