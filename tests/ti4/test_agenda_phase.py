"""The agenda phase: what is asked, how votes are cast and counted, what an outcome starts (7, 8)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from rules.core.hidden import MASK, view
from rules.ti4.components.planets import PLANETS
from rules.ti4.state import PlacedAgenda
from tests.ti4.agenda_scenes import council
from tests.ti4.kit import Table
from tests.ti4.scenes import SIX, acting, to_status

COUNCILOR = "distinguished-councilor.1"


def abstaining(table: Table, *seats: int) -> None:
    """These players neither play anything nor vote."""
    for seat in seats:
        table.play(f"p{seat + 1} council")


def answers(table: Table, kind: str, seat: int) -> set[str]:
    """What a player may answer to a question."""
    (question,) = (each for each in table.pending(seat) if each.kind == kind)
    return {option.word for option in question.ask.options}  # type: ignore[union-attr]  # a choice among options


def test_everybody_is_asked_at_once_and_nobody_learns_who_could_play_a_card() -> None:
    table = council("mutiny", "veto.1")
    questions = [question for question in table.pending() if question.kind == "council"]
    assert [question.seat for question in questions] == [0, 1, 2]
    assert all(question.blind and question.sealed for question in questions)
    assert "veto.1" in answers(table, "council", 0)


def test_votes_are_the_influence_of_whole_planets_and_the_most_win() -> None:
    table = council()
    table.play("p1 council vote:for exhaust:jord", "p2 council vote:against exhaust:hercant", "p3 council")
    assert [(each["seat"], each["votes"]) for each in table.told("voted")] == [(1, 1), (0, 2)]
    assert table.told("outcome")[0]["outcome"] == "for"
    assert [each["seat"] for each in table.told("abstained")] == [2]


def test_the_speaker_votes_last_and_the_player_to_the_left_first() -> None:
    table = council()
    table.play(
        "p1 council vote:for exhaust:jord",
        "p2 council vote:for exhaust:kamdorn",
        "p3 council vote:for exhaust:archon-ren",
    )
    assert [each["seat"] for each in table.told("voted")] == [1, 2, 0]


def test_planets_that_voted_are_exhausted() -> None:
    table = council()
    table.play("p1 council vote:for exhaust:jord")
    abstaining(table, 1, 2)
    assert table.state.planet("jord").exhausted


def test_at_a_tie_the_speaker_decides() -> None:
    table = council()
    table.lay("204", "21", 0)  # Thibah and Tar'Mann, of one influence each
    table.lay("303", "22", 2)
    table.play("p1 council vote:for exhaust:thibah", "p2 council", "p3 council vote:against exhaust:tarmann")
    assert [each["votes"] for each in table.told("voted")] == [1, 1]
    assert table.asked() == [(0, "break-tie")]
    table.play("p1 break-tie against")
    assert table.told("outcome")[0]["outcome"] == "against"


@pytest.mark.parametrize("seed", range(20))
def test_votes_are_the_influence_of_what_was_exhausted_and_what_cards_add(seed: int) -> None:
    table, rng = council("economic-equality", options={"announced": "none"}), Random(seed)
    for place, tile, seat in (("204", "35", 0), ("303", "37", 1), ("313", "36", 2)):
        table.lay(place, tile, seat)
    holder = rng.randrange(3)
    table.deal_cards(holder, COUNCILOR)
    for seat in (1, 2, 0):
        planets = [word for word in sorted(answers(table, "council", seat)) if word.startswith("exhaust:")]
        chosen = [word for word in planets if rng.random() < 0.6]
        card = [COUNCILOR] if seat == holder else []
        vote = [f"vote:{rng.choice(('for', 'against'))}", *chosen, *card] if chosen else []
        table.play(f"p{seat + 1} council {' '.join(vote)}".strip())
    told = Counter[int]()
    for event in (*table.told("voted"), *table.told("more-votes")):
        told[int(event["seat"])] += int(event["votes"])
    added = {holder: 5} if COUNCILOR in table.state.action_discard else {}
    for seat in (0, 1, 2):
        exhausted = [planet for planet in table.state.planets(seat) if planet.exhausted]
        assert told[seat] == sum(PLANETS[planet.id].influence for planet in exhausted) + added.get(seat, 0)


def test_without_any_vote_the_speaker_decides_among_all_outcomes() -> None:
    table = council()
    abstaining(table, 0, 1, 2)
    assert table.asked() == [(0, "break-tie")]
    table.play("p1 break-tie against")
    assert table.told("outcome")[0]["outcome"] == "against"


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ("vote:for", "vote-without-planets"),
        ("exhaust:jord", "vote-without-outcome"),
        ("vote:for vote:against exhaust:jord", "vote-one-outcome"),
        ("vote:later exhaust:jord", "vote-later-alone"),
        ("if:undecided", "vote-without-outcome"),
        ("vote:for exhaust:jord if:undecided if:decides", "vote-one-condition"),
        ("imperial-rider.1:for vote:for exhaust:jord", "vote-with-rider"),
        ("imperial-rider.1:for imperial-rider.1:against", "card-once"),
    ],
)
def test_a_ballot_that_makes_no_sense_is_refused(answer: str, code: str) -> None:
    assert council("mutiny", "imperial-rider.1").refused(f"p1 council {answer}") == code


def test_who_wants_to_be_asked_in_their_turn_is_and_sees_the_votes_before() -> None:
    table = council()
    table.play("p1 council vote:later", "p2 council vote:for exhaust:kamdorn", "p3 council")
    assert table.asked() == [(0, "cast-votes")]
    assert len(table.told("voted")) == 1
    table.play("p1 cast-votes vote:against exhaust:jord")
    assert table.told("outcome")[0]["outcome"] == "against"


def test_a_condition_keeps_votes_that_decide_nothing() -> None:
    table = council()
    table.play("p1 council vote:for exhaust:jord if:decides", "p2 council vote:for exhaust:kamdorn", "p3 council")
    assert [each["seat"] for each in table.told("voted")] == [1]
    assert not table.state.planet("jord").exhausted


def test_a_condition_lets_votes_be_cast_that_decide() -> None:
    table = council()
    table.play("p1 council vote:for exhaust:jord if:decides", "p2 council vote:against exhaust:kamdorn", "p3 council")
    assert table.told("outcome")[0]["outcome"] == "for"


def test_ballots_are_hidden_until_they_are_cast() -> None:
    table = council()
    table.play("p3 council vote:for exhaust:archon-ren", "p2 council vote:later")
    assert view(table.state, 1).players[2].sealed == MASK
    table.play("p1 council vote:for exhaust:jord")
    assert view(table.state, 1).players[0].ballot == MASK


def test_a_rider_that_is_right_pays_after_the_outcome() -> None:
    table = council("mutiny", "trade-rider.1")
    table.play("p1 council trade-rider.1:for", "p2 council vote:for exhaust:kamdorn", "p3 council")
    assert table.player().trade_goods == 5
    assert [each["seat"] for each in table.told("cannot-vote")] == [0]


def test_a_rider_that_is_wrong_pays_nothing() -> None:
    table = council("mutiny", "trade-rider.1")
    table.play("p1 council trade-rider.1:against", "p2 council vote:for exhaust:kamdorn", "p3 council")
    assert table.player().trade_goods == 0
    assert "trade-rider.1" in table.state.action_discard


def test_veto_begins_everything_anew_and_cards_in_line_stay_in_their_hands() -> None:
    table = council("mutiny", "veto.1", "trade-rider.1")
    table.play("p1 council veto.1 trade-rider.1:for", "p2 council vote:for exhaust:kamdorn", "p3 council")
    assert "mutiny" in table.state.agenda_discard
    assert table.state.agenda not in ("", "mutiny")
    assert table.player().hand == ["trade-rider.1"]
    assert table.asked() == [(0, "council"), (1, "council"), (2, "council")]
    assert [player.ballot for player in table.state.players] == ["", "", ""]


def test_sabotage_cancels_a_veto() -> None:
    table = council("mutiny", "veto.1")
    table.deal_cards(1, "sabotage.1")
    table.play("p1 council veto.1", "p2 council vote:for exhaust:kamdorn", "p3 council", "p2 react sabotage.1")
    assert table.told("cancelled-card")
    assert table.told("outcome")[0]["agenda"] == "mutiny"


def test_sabotage_that_everybody_is_asked_about_leaves_cards_behind_it_in_line() -> None:
    table = council("mutiny", "imperial-rider.1")
    table.deal_cards(2, "trade-rider.1")
    table.play("p1 council imperial-rider.1:for", "p2 council vote:for exhaust:kamdorn", "p3 council trade-rider.1:for")
    assert table.asked() == [(2, "react")]
    table.play("p3 react")
    assert [each["card"] for each in table.told("predicted")] == ["imperial-rider", "trade-rider"]
    assert (table.player().points, table.player(2).trade_goods) == (1, 5)


def test_political_secret_silences_its_owner() -> None:
    table = acting("sol", "hacan", "xxcha")
    table.give_note(1, "political-secret.1")
    table.deal_cards(0, "trade-rider.1")
    table.lay_open("mutiny")
    table.play("p1 council trade-rider.1:for", "p2 council political-secret.1 vote:for exhaust:kamdorn", "p3 council")
    assert table.told("predicted") == []
    assert "trade-rider.1" in table.player().hand
    assert "political-secret.1" in table.player().notes
    assert table.state.silenced == []


def test_who_is_assassinated_cannot_vote_but_plays_cards() -> None:
    table = council("mutiny", "assassinate-representative.1")
    table.deal_cards(1, "trade-rider.1")
    table.play("p1 council assassinate-representative.1:p3", "p3 council vote:against exhaust:archon-ren")
    table.play("p2 council trade-rider.1:for")
    if (1, "react") in table.asked():
        table.play("p2 react")
    assert [each["seat"] for each in table.told("cannot-vote")] == [1, 2]


def test_distinguished_councilor_adds_five_votes() -> None:
    table = council("mutiny", "distinguished-councilor.1")
    table.play("p1 council vote:for exhaust:jord distinguished-councilor.1", "p2 council", "p3 council")
    assert table.told("more-votes")[0]["votes"] == 5


def test_bribery_spends_what_it_takes_to_win() -> None:
    table = council("mutiny", "bribery.1")
    table.player().trade_goods = 6
    table.state.planet("archon-ren").exhausted = False
    table.play("p1 instructions file:bribery:three", "p1 council vote:for exhaust:jord")
    table.play("p2 council", "p3 council vote:against exhaust:archon-ren exhaust:archon-tau")
    spent = 6 - table.player().trade_goods
    assert 0 < spent <= 3
    assert table.told("outcome")[0]["outcome"] == "for"


def test_bribery_is_not_played_where_it_would_cost_too_much() -> None:
    table = council("mutiny", "bribery.1")
    table.player().trade_goods = 2
    table.play("p1 instructions file:bribery:three", "p1 council", "p2 council")
    table.play("p3 council vote:against exhaust:archon-ren exhaust:archon-tau")
    assert table.player().trade_goods == 2


def test_confusing_legal_text_elects_somebody_else() -> None:
    table = council("archived-secret", "confusing-legal-text.1")
    table.play("p1 instructions file:confusing-legal-text:next", "p1 council", "p3 council")
    table.play("p2 council vote:p1 exhaust:kamdorn")
    assert table.told("elected-instead")[0]["target"] == 1
    assert table.told("outcome")[0]["target"] == 1


def test_committee_formation_elects_without_a_vote() -> None:
    table = acting("sol", "hacan", "xxcha")
    table.enact("committee-formation", "p3")
    table.lay_open("archived-secret")
    abstaining(table, 0, 1, 2)
    assert table.asked() == [(2, "elect-by-committee")]
    table.play("p3 elect-by-committee p3")
    assert table.state.law("committee-formation") is None
    assert table.told("outcome")[0]["target"] == 2


def test_in_an_agenda_everybody_trades_with_everybody_once() -> None:
    table = council()
    table.player().commodities = 2
    table.play("p1 deal with:p3", "p1 terms give:commodities=1", "p3 offers accept:p1")
    assert table.player(2).trade_goods == 1
    assert table.refused("p1 deal with:p3") == "pick-unknown"
    table.play("p2 deal with:p3")


def at_agendas(*, custodians: bool = False) -> Table:
    """The status phase is over; the custodians have left Mecatol Rex, or not."""
    table = Table()
    table.state.galaxy["000"].custodians = custodians
    to_status(table)
    while table.asked() and table.state.round == 1 and not table.told("agenda"):
        table.default()
    return table


def test_two_agendas_follow_the_status_phase_once_the_custodians_have_left() -> None:
    table = at_agendas()
    assert table.asked() == [(0, "council"), (1, "council"), (2, "council")]
    while table.state.round == 1:
        table.default()
    assert len(table.told("outcome")) == 2
    assert not any(planet.exhausted for seat in range(3) for planet in table.state.planets(seat))


def test_there_is_no_agenda_phase_while_the_custodians_are_on_mecatol_rex() -> None:
    table = at_agendas(custodians=True)
    assert table.told("agenda") == []
    assert table.state.round == 2


def test_an_agenda_about_laws_is_replaced_where_there_are_none() -> None:
    table = Table()
    table.state.galaxy["000"].custodians = False
    table.state.agendas_on_top = [PlacedAgenda(0, "judicial-abolishment"), PlacedAgenda(0, "mutiny")]
    table.state.agenda_deck = [id for id in table.state.agenda_deck if id not in ("judicial-abolishment", "mutiny")]
    to_status(table)
    while not table.told("agenda"):
        table.default()
    assert [each["agenda"] for each in table.told("agenda")] == ["judicial-abolishment", "mutiny"]
    assert "judicial-abolishment" in table.state.agenda_discard


def test_a_vote_ends_where_it_is_decided_if_the_table_wants_that() -> None:
    table = Table("sol", "hacan", "xxcha", options={"votes": "decided"})
    for seat in (1, 2):
        for planet in table.state.planets(seat):
            planet.exhausted = planet.id not in ("kamdorn", "archon-ren")
    table.state.planet("jord").exhausted = True
    table.lay_open("mutiny")
    table.play("p1 council", "p2 council vote:for exhaust:kamdorn", "p3 council vote:for exhaust:archon-ren")
    assert table.told("decided")
    assert [each["seat"] for each in table.told("voted") + table.told("abstained")] == [1, 2]


def test_a_vote_in_which_a_tie_is_still_possible_goes_on() -> None:
    """Two votes ahead, and the speaker, who is the last, has two."""
    table = Table("sol", "hacan", "xxcha", options={"votes": "decided"})
    for seat in (1, 2):
        for planet in table.state.planets(seat):
            planet.exhausted = planet.id not in ("kamdorn", "archon-ren")
    table.lay_open("mutiny")
    table.play("p1 council", "p2 council vote:for exhaust:kamdorn", "p3 council vote:against exhaust:archon-ren")
    assert not table.told("decided")
    assert [question.seat for question in table.pending()] == [0]


def test_a_riders_points_may_win_the_game_at_once() -> None:
    table = council("mutiny", "imperial-rider.1")
    table.player().vp["imperial"] = 9
    table.play("p1 council imperial-rider.1:for", "p2 council vote:for exhaust:kamdorn", "p3 council")
    assert table.state.results


@pytest.mark.parametrize(
    ("rider", "asked"),
    [
        ("construction-rider", "place-structure"),
        ("diplomacy-rider", "choose-system"),
        ("leadership-rider", "gain-tokens"),
        ("technology-rider", "research"),
        ("warfare-rider", "place-ship"),
    ],
)
def test_riders_whose_reward_is_chosen_ask_for_it(rider: str, asked: str) -> None:
    table = council("mutiny", f"{rider}.1")
    table.play(f"p1 council {rider}.1:for", "p2 council vote:for exhaust:kamdorn", "p3 council")
    assert table.asked() == [(0, asked)]
    table.default()


def test_the_politics_rider_makes_its_player_the_speaker() -> None:
    table = council("mutiny", "veto.1")
    table.deal_cards(1, "politics-rider.1")
    table.play("p1 council vote:for exhaust:jord", "p2 council politics-rider.1:for", "p3 council", "p1 react")
    assert table.state.speaker == 1
    assert len(table.player(1).hand) == 3


def test_a_law_is_repealed_by_an_action() -> None:
    table = acting("sol", "hacan", "xxcha")
    table.enact("fleet-regulations")
    table.deal_cards(0, "repeal-law.1")
    table.play("p1 action card:repeal-law.1:o1")
    assert table.state.laws == []
    assert "fleet-regulations" in table.state.agenda_discard


def test_ancient_burial_sites_exhaust_cultural_planets_before_the_first_agenda() -> None:
    table = Table()
    table.lay("203", "20", 1)
    table.state.galaxy["000"].custodians = False
    table.cards(*SIX)
    table.deal_cards(0, "ancient-burial-sites.1")
    table.play("p1 instructions file:ancient-burial-sites:most")
    for player in table.state.players:
        player.spent_cards = [*player.strategy_cards]
    for seat in (0, 1, 2):
        table.play(f"p{seat + 1} action pass")
    while not table.told("agenda"):
        table.default()
    assert table.told("played-card")[0]["action-card"] == "ancient-burial-sites"


def test_politics_shows_the_next_two_agendas_to_its_player_who_puts_them_back() -> None:
    table = acting("sol", "hacan", "xxcha")
    table.state.players[0].strategy_cards, table.state.players[2].strategy_cards = ["politics"], ["leadership"]
    table.play("p1 action strategic:politics", "p1 choose-speaker p2")
    (seen,) = table.told("saw-agendas")
    first, second = str(seen["agenda"]).split()
    table.play("p1 place-agendas 2:1")
    assert [each.agenda for each in table.state.agendas_on_top] == [second]
    assert [each.agenda for each in table.state.agendas_below] == [first]
    assert view(table.state, 1).agendas_on_top[0].agenda == MASK
    assert view(table.state, 0).agendas_on_top[0].agenda == second


def test_mutiny_pays_or_costs_those_who_voted_for_it() -> None:
    table = acting()
    table.resolve("mutiny", "for", (1, "for", 3), (2, "against", 1))
    assert [player.points for player in table.state.players] == [0, 1, 0]
    table.resolve("mutiny", "against", (1, "for", 3), (2, "for", 3))
    assert [player.points for player in table.state.players] == [0, 0, 0]


def test_a_game_may_end_between_two_points_of_an_agenda() -> None:
    table = acting()
    for player in table.state.players:
        player.vp["imperial"] = 9
    table.resolve("seed-of-an-empire", "for")
    assert [player.points for player in table.state.players] == [10, 9, 9]


def test_seed_of_an_empire_is_for_most_or_fewest_points() -> None:
    table = acting()
    table.player(2).vp["imperial"] = 1
    table.resolve("seed-of-an-empire", "for")
    table.resolve("seed-of-an-empire", "against")
    assert [player.points for player in table.state.players] == [1, 1, 2]


def test_trade_goods_are_evened_out() -> None:
    table = acting()
    table.player(1).trade_goods = 3
    table.resolve("economic-equality", "for")
    assert [player.trade_goods for player in table.state.players] == [5, 5, 5]
    table.resolve("economic-equality", "against")
    assert [player.trade_goods for player in table.state.players] == [0, 0, 0]


def test_a_law_is_abolished() -> None:
    table = acting()
    table.enact("fleet-regulations")
    table.resolve("judicial-abolishment", "fleet-regulations")
    assert table.state.laws == []


def test_unconventional_measures_give_or_take_action_cards() -> None:
    table = acting()
    table.deal_cards(2, "bunker.1")
    table.resolve("unconventional-measures", "for", (1, "for", 1))
    assert [len(player.hand) for player in table.state.players] == [0, 2, 1]
    table.resolve("unconventional-measures", "against", (1, "for", 1))
    assert [len(player.hand) for player in table.state.players] == [0, 0, 1]


def test_an_archived_secret_is_drawn_by_whoever_is_elected() -> None:
    table = acting()
    before = len(table.player(1).secrets)
    table.resolve("archived-secret", "p2")
    assert len(table.player(1).secrets) == before + 1
