"""Further paragraphs of the Rules Reference, of set-up, phases and tokens; each test names its own."""

from __future__ import annotations

from random import Random

import pytest

from rules.core.game import Setup
from rules.core.hidden import MASK, view
from rules.ti4.components.objectives import OBJECTIVES, of_stage
from rules.ti4.components.strategy_cards import STRATEGY_CARDS
from rules.ti4.economy.worth import worth
from rules.ti4.game import GAME
from rules.ti4.phases.strategy import cards_each
from tests.ti4.kit import Table
from tests.ti4.scenes import SIX, acting, attack, battle, to_status, with_technology
from tests.ti4.status_scenes import passing, to_the_end

TWO_PLANETS = "27"  # New Albion and Starpoint


def strategic(card: str, *factions: str) -> Table:
    """The first player is about to use this card."""
    table = acting(*factions)
    table.player().strategy_cards, table.player().spent_cards = [card], []
    return table


def lay_objective(table: Table, id: str) -> None:
    """This public objective of stage one lies open, and no other."""
    table.state.objectives = [id]
    table.state.possible["one"] = [each for each in of_stage("one") if each != id]


def test_the_speaker_is_drawn_and_everybody_begins_with_what_their_sheet_says() -> None:
    """Set-up 1, 5, 11: pools of 3, 3 and 2; home planets are readied; the custodians lie on Mecatol Rex."""
    states = [GAME.new(Setup(4), Random(seed)) for seed in range(12)]
    assert {state.speaker for state in states} == {0, 1, 2, 3}
    for player in states[0].players:
        assert player.pools.amounts() == {"tactic": 3, "fleet": 3, "strategy": 2}
        assert all(not planet.exhausted for planet in states[0].home(player.seat).planets)
        assert {planet.owner for planet in states[0].home(player.seat).planets} == {player.seat}
    assert states[0].galaxy["000"].custodians


def test_two_secrets_are_dealt_one_is_kept_and_two_objectives_of_stage_one_lie_open() -> None:
    """Set-up 12: the other secret goes back unseen."""
    table = Table(begun=False)
    while table.asked()[0][1] != "keep-secret":
        table.default()
    dealt = [[*player.secrets] for player in table.state.players]
    assert [len(secrets) for secrets in dealt] == [2, 2, 2]
    assert view(table.state, 1).players[0].secrets == [MASK, MASK]
    for seat, (kept, _) in enumerate(dealt):
        table.play(f"p{seat + 1} keep-secret {kept}")
    assert [player.secrets for player in table.state.players] == [[kept] for kept, _ in dealt]
    assert {left for _, left in dealt} <= {*table.state.secret_deck}
    assert [OBJECTIVES[id].stage for id in table.state.objectives] == ["one", "one"]
    assert table.state.objectives_left == {"one": 3, "two": 5}


def test_a_player_who_has_passed_in_a_moment_may_act_when_somebody_else_has() -> None:
    """1.19: until all have passed in a row; between the two a card that was played may be cancelled."""
    table = battle({"cruiser": 2}, {"cruiser": 2})
    table.state.options["announced"] = "none"
    table.deal_cards(0, "morale-boost.1", "bunker.1")
    table.deal_cards(1, "morale-boost.2", "disable.1")
    attack(table, "cruiser:304=2")
    table.play("p1 battle-plan ask", "p2 battle-plan ask")
    assert table.asked() == [(0, "play-now")]
    table.play("p1 play-now pass")
    assert table.asked() == [(1, "play-now")]
    table.play("p2 play-now morale-boost.2")
    assert [each.facts["window"] for each in table.waited(0)] == ["card-played"]
    table.play("p1 play-now pass")
    assert [each.facts["window"] for each in table.waited(0)] == ["space-round"]
    table.play("p1 play-now morale-boost.1")
    assert [event["seat"] for event in table.told("played-card")] == [1, 0]


def test_component_actions_end_the_turn_and_strategic_ones_too() -> None:
    """3: one action a turn."""
    table = with_technology("x-89-bacterial-weapon")
    table.play("p1 action strategic:leadership", "p1 gain-tokens tactic=3")
    while table.asked()[0][1] == "secondary":
        table.play(f"p{table.asked()[0][0] + 1} secondary decline")
    assert table.asked() == [(1, "action")]


def test_a_planet_that_is_voted_with_counts_its_influence_alone() -> None:
    """8, 47: neither resources nor trade goods are votes."""
    table = acting("sol", "hacan", "xxcha")
    table.player().trade_goods = 5
    table.lay_open("mutiny")
    (question,) = (each for each in table.pending(0) if each.kind == "council")
    words = {option.word for option in question.ask.options}  # type: ignore[union-attr]
    assert "exhaust:jord" in words
    assert not any("trade-goods" in word for word in words)


def test_only_controlled_planets_can_be_elected() -> None:
    """8."""
    table = acting("sol", "hacan", "xxcha")
    table.lay("203", "19", 1)
    table.lay("204", "20")
    table.lay_open("colonial-redistribution")
    (question,) = (each for each in table.pending(0) if each.kind == "council")
    votes = {option.word for option in question.ask.options if option.word.startswith("vote:")}  # type: ignore[union-attr]
    assert "vote:wellon" in votes
    assert "vote:vefut-ii" not in votes


def test_what_is_attached_to_a_planet_stays_when_its_control_changes() -> None:
    """12: and is worth as much to whoever has it then."""
    table = acting("sol", "hacan", "xxcha")
    table.lay("203", "19", 1)
    table.enact("core-mining", "wellon")
    table.clear(1)
    table.play("p1 action activate:203", "p1 move carrier:304=1 infantry:jord=1", "p1 commit wellon=1")
    assert table.state.planet("wellon").owner == 0
    assert table.state.law("core-mining") is not None
    assert worth(table.state, "wellon").resources == 3


def test_gained_tokens_are_no_more_than_reinforcements_hold() -> None:
    """20: of 16 tokens of a colour those on the board and on the sheet are not there."""
    table = strategic("leadership")
    table.player().pools.lay_out({"tactic": 10, "fleet": 3, "strategy": 2})
    table.play("p1 action strategic:leadership")
    assert table.refused("p1 gain-tokens tactic=3") == "allocate-cap"
    table.play("p1 gain-tokens tactic=1")
    assert table.player().pools.all == 16


def test_commodities_are_replenished_up_to_the_number_on_the_sheet() -> None:
    """21: those that are there already are not added to."""
    table = strategic("trade")
    table.player().commodities = 3
    table.play("p1 action strategic:trade", "p1 share-trade")
    assert table.player().commodities == 4


def test_construction_places_a_dock_once_and_a_pds_or_two_whatever_tokens_lie_there() -> None:
    """24: the second structure is a PDS."""
    table = strategic("construction")
    table.lay("203", TWO_PLANETS, 0)
    table.state.galaxy["203"].tokens = [0]
    table.play("p1 action strategic:construction", "p1 place-structure space-dock:new-albion")
    assert table.refused("p1 place-structure space-dock:starpoint") == "pick-unknown"
    table.play("p1 place-structure pds:starpoint")
    assert (table.units("new-albion"), table.units("starpoint")) == ({"space-dock": 1}, {"pds": 1})


def test_a_token_of_construction_that_lies_there_already_goes_to_the_reinforcements() -> None:
    """24, 20: the structure is placed all the same."""
    table = strategic("construction")
    table.state.galaxy["310"].tokens = [1]
    table.play("p1 action strategic:construction", "p1 place-structure pds:jord", "p1 place-structure pds:jord")
    left = table.state.tokens_left(1)
    table.play("p2 secondary use", "p2 place-structure pds:hercant")
    assert table.units("hercant", 1)["pds"] == 1
    assert table.state.galaxy["310"].tokens == [1]
    assert table.state.tokens_left(1) == left + 1


def test_an_eliminated_player_leaves_nothing_behind() -> None:
    """33: tokens and units are gone, strategy cards lie on the table, the speaker passes to the left."""
    table = Table("sol", "hacan", "xxcha", "letnev", "mentak")
    table.cards(*SIX[:5])
    table.state.speaker = 1
    without_anything(table, 1)
    table.give_note(0, "ceasefire.2")
    table.give_note(1, "ceasefire.1")
    (card,) = table.player(1).strategy_cards
    table.play("p1 action activate:203", "p1 move")
    assert table.player(1).eliminated
    assert (table.state.speaker, card in table.state.strategy_cards_left()) == (2, True)
    assert "ceasefire.2" not in table.player().notes
    assert "ceasefire.1" in table.player().notes
    assert (cards_each(table.state), table.player(1).pools.all) == (1, 0)


def without_anything(table: Table, seat: int) -> None:
    """A player has no unit and no planet."""
    table.clear(seat)
    for planet in [*table.state.planets(seat)]:
        planet.owner = 0 if seat else 1


def test_wormhole_tokens_outlast_the_creuss() -> None:
    """33."""
    table = acting("sol", "creuss", "xxcha")
    table.state.galaxy["203"].wormhole_tokens.append("alpha")
    without_anything(table, 1)
    table.play("p1 action activate:303", "p1 move")
    assert table.player(1).eliminated
    assert table.state.galaxy["203"].wormhole_tokens == ["alpha"]


def test_the_zero_token_stays_where_it_lies_for_the_round_when_the_naalu_are_out() -> None:
    """33, 48: before another player, by Gift of Prescience."""
    table = acting("sol", "naalu", "xxcha")
    table.give_note(0, "gift-of-prescience.2")
    table.player().notes.remove("gift-of-prescience.2")
    table.player().play_area.append("gift-of-prescience.2")
    table.player().zero_token, table.player(1).zero_token = True, False
    table.player().strategy_cards = ["imperial"]
    without_anything(table, 1)
    table.play("p2 action activate:303")
    assert table.player(1).eliminated
    assert table.player().zero_token
    assert table.state.initiative_order() == [0, 2]


def test_copies_of_the_nekro_outlast_whose_technology_it_is() -> None:
    """33, 90: an assimilator keeps its text."""
    table = acting("sol", "xxcha", "nekro")
    table.player(2).copied = {"valefar-assimilator-x": "nullification-field"}
    assert table.player(2).has("nullification-field")
    without_anything(table, 1)
    table.play("p1 action activate:303", "p1 move")
    assert table.player(1).eliminated
    assert table.player(2).has("nullification-field")


def test_an_exhausted_technology_still_does_what_it_does_by_itself() -> None:
    """34.4: only what costs its exhaustion cannot be used."""
    table = with_technology("antimass-deflectors")
    table.player().exhausted_technologies.append("antimass-deflectors")
    table.lay("203", "44")  # an asteroid field
    table.play("p1 action activate:203", "p1 move destroyer:304=1")
    assert table.units("203") == {"destroyer": 1}


def test_a_home_that_lies_off_the_map_is_a_part_of_the_game_board() -> None:
    """39: Creuss is in the galaxy, with its units and its planet, and can be activated."""
    table = acting("creuss", "sol", "xxcha")
    assert "creuss" in {planet.id for system in table.state.galaxy.values() for planet in system.planets}
    home = table.state.home_place(0)
    table.play(f"p1 action activate:{home}")
    assert table.state.galaxy[home].tokens == [0]


def test_a_round_goes_from_strategy_to_action_to_status_and_to_agendas() -> None:
    """40: the agenda phase once the custodians have left."""
    table = Table()
    table.state.galaxy["000"].custodians = False
    to_status(table)
    while table.state.round == 1:
        table.default()
    assert [facts["phase"] for facts in table.told("phase")][-4:] == ["action", "status", "agenda", "strategy"]


def test_initiative_is_that_of_the_lowest_card_and_cards_left_over_do_not_count() -> None:
    """48."""
    table = Table("sol", "hacan", "xxcha", "letnev")
    table.cards("imperial", "technology", "warfare", "trade", "construction", "politics", "diplomacy", "leadership")
    assert [player.initiative for player in table.state.players] == [4, 3, 2, 1]
    assert table.state.initiative_order() == [3, 2, 1, 0]


def test_steps_of_the_status_phase_come_in_the_printed_order() -> None:
    """81: score, reveal, draw by initiative, tokens, and at last a new strategy phase."""
    table = Table()
    table.state.galaxy["203"].tokens = [0]
    to_status(table)
    order = table.state.initiative_order()
    to_the_end(table)
    kinds = [event.kind for event in table.events]
    places = [kinds.index("revealed"), kinds.index("drew-cards"), kinds.index("tokens")]
    assert places == sorted(places)
    assert [facts["seat"] for facts in table.told("drew-cards")] == order
    assert table.state.round == 2


def test_neural_motivator_draws_a_card_more_in_the_status_phase_alone() -> None:
    """Neural Motivator: Politics gives two."""
    table = strategic("politics")
    table.player().technologies.append("neural-motivator")
    table.play("p1 action strategic:politics", "p1 choose-speaker p2")
    assert len(table.player().hand) == 2


def test_secondary_abilities_are_used_once_the_primary_is_done_by_whoever_has_a_token() -> None:
    """82, 83: the card is spent then."""
    table = strategic("politics")
    table.player(2).pools.strategy = 0
    table.play("p1 action strategic:politics")
    assert not [kind for _, kind in table.asked() if kind == "secondary"]
    table.play("p1 choose-speaker p2")
    while table.asked()[0][1] != "secondary":
        table.default()
    assert [seat for seat, kind in table.asked() if kind == "secondary"] == [1]
    assert table.player().spent_cards == ["politics"]


def test_politics_names_the_speaker_before_cards_and_cards_before_agendas() -> None:
    """66."""
    table = strategic("politics")
    table.play("p1 action strategic:politics", "p1 choose-speaker p2")
    kinds = [event.kind for event in table.events]
    assert kinds.index("speaker") < kinds.index("drew-cards") < kinds.index("saw-agendas")


def test_who_scores_an_objective_of_the_table_scores_it_once() -> None:
    """61."""
    table = Table()
    lay_objective(table, "diversify-research")
    table.player().technologies += ["gravity-drive", "dacxive-animators"]
    table.player().scored = ["diversify-research"]
    to_status(table)
    assert table.refused("p1 score diversify-research") == "pick-count"


def test_the_first_player_to_have_enough_points_wins_though_others_would_have_had_more() -> None:
    """98: nothing is scored after that."""
    table = Table()
    lay_objective(table, "diversify-research")
    for seat, points in ((0, 9), (1, 9)):
        table.player(seat).technologies += ["gravity-drive", "dacxive-animators", "plasma-scoring", "sarween-tools"]
        table.player(seat).vp = {"imperial": points}
    table.cards("warfare", "leadership", "technology", "imperial", "trade", "politics")
    passing(table)
    table.play("p1 score diversify-research", "p2 score diversify-research", "p3 score")
    assert GAME.winners(table.state) == [1]
    assert [player.points for player in table.state.players] == [9, 10, 0]


def test_warfare_produces_at_home_though_a_token_lies_there() -> None:
    """99: and the token of the strategy pool is not placed."""
    table = strategic("warfare", "sol", "hacan", "xxcha")
    table.state.galaxy[table.state.home_place(2)].tokens = [2]
    table.play("p1 action strategic:warfare", "p1 rearrange tactic=3 fleet=3 strategy=2")
    table.play("p3 secondary use", "p3 produce fighter=2 pay:archon-ren=1")
    assert table.state.galaxy[table.state.home_place(2)].tokens == [2]
    assert table.player(2).pools.strategy == 1


@pytest.mark.parametrize("card", STRATEGY_CARDS)
def test_a_strategy_card_that_is_spent_is_not_used_again(card: str) -> None:
    """82: it is exhausted until the next round."""
    table = strategic(card)
    table.player().spent_cards = [card]
    assert table.refused(f"p1 action strategic:{card}") == "pick-unknown"


def test_hands_are_hidden_and_how_many_cards_they_hold_is_not() -> None:
    """2."""
    table = acting()
    table.deal_cards(1, "spy.1", "veto.1")
    assert view(table.state, 0).players[1].hand == [MASK, MASK]
    assert view(table.state, 1).players[1].hand == ["spy.1", "veto.1"]
