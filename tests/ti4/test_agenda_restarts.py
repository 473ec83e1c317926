"""Agendas that begin anew, cards that are cancelled, riders, and laws that are voted on again (2, 7, 8)."""

from __future__ import annotations

import pytest

from rules.core.decisions import Pick
from rules.core.play import copy
from rules.ti4.agendas.voting import open_agenda
from rules.ti4.cards.deck import SANCTIONS
from rules.ti4.economy.worth import worth
from rules.ti4.game import GAME
from rules.ti4.tactical.space_cannon import in_range
from tests.ti4.agenda_scenes import council, revoted
from tests.ti4.kit import Table
from tests.ti4.scenes import acting, to_status

RIDERS = (
    *("construction-rider", "diplomacy-rider", "imperial-rider", "leadership-rider", "politics-rider"),
    *("technology-rider", "trade-rider", "warfare-rider"),
)
MISCOUNT, LEAKS = "miscount-disclosed", "classified-document-leaks"


def sabotaged(id: str, *cards: str) -> Table:
    """An agenda lies open; everybody is asked about each card, and the second player can cancel one."""
    table = council(id, *cards, options={"announced": "all"})
    table.deal_cards(1, "sabotage.1")
    return table


def next_agendas(table: Table, *ids: str) -> None:
    """These are revealed next, whatever else lies on top."""
    table.state.agendas_on_top = [each for each in table.state.agendas_on_top if each.agenda in ids]
    table.put_on_top(*ids)


def words(table: Table, kind: str, seat: int) -> set[str]:
    """What a player may say to a question."""
    (question,) = (each for each in table.pending(seat) if each.kind == kind)
    assert isinstance(question.ask, Pick)
    return {option.word for option in question.ask.options}


def elected(table: Table) -> list[tuple[str, str | int]]:
    """Each agenda that came to an outcome, with it."""
    shapes = ("outcome", "target", "planet", "law", "objective")
    return [
        (str(each["agenda"]), next(each[name] for name in shapes if name in each)) for each in table.told("outcome")
    ]


def test_a_veto_that_comes_to_a_hand_again_replaces_the_replacement_too() -> None:
    table = council("mutiny", "veto.1")
    next_agendas(table, "economic-equality", "seed-of-an-empire")
    table.play("p1 council veto.1", "p2 council", "p3 council")
    assert table.state.agenda == "economic-equality"
    table.deal_cards(1, "veto.1")
    assert "veto.1" in words(table, "council", 1)
    table.play("p1 council", "p2 council veto.1", "p3 council")
    assert table.state.agenda == "seed-of-an-empire"
    assert table.state.agenda_discard[-2:] == ["mutiny", "economic-equality"]
    assert table.asked() == [(0, "council"), (1, "council"), (2, "council")]
    table.play("p1 council vote:for exhaust:jord", "p2 council", "p3 council")
    assert elected(table) == [("seed-of-an-empire", "for")]


def test_a_veto_replaces_one_of_the_two_agendas_of_a_phase_and_adds_none() -> None:
    table = Table()
    table.state.galaxy["000"].custodians = False
    next_agendas(table, "mutiny", "economic-equality", "seed-of-an-empire")
    while not table.told("agenda"):
        table.default()
    table.deal_cards(0, "veto.1")
    table.play("p1 council veto.1", "p2 council", "p3 council")
    while table.state.round == 1:
        table.default()
    assert [each["agenda"] for each in table.told("agenda")] == ["mutiny", "economic-equality", "seed-of-an-empire"]
    assert [agenda for agenda, _ in elected(table)] == ["economic-equality", "seed-of-an-empire"]


def test_a_political_secret_ends_when_its_agenda_is_replaced_and_is_not_given_back() -> None:
    table = acting("sol", "hacan", "xxcha")
    table.give_note(0, "political-secret.2")
    table.deal_cards(1, "trade-rider.1")
    table.deal_cards(2, "veto.1")
    table.lay_open("mutiny")
    next_agendas(table, "incentive-program")
    table.play("p1 council political-secret.2", "p2 council trade-rider.1:for", "p3 council veto.1")
    assert table.state.agenda == "incentive-program"
    assert table.state.silenced == []
    assert table.player(1).hand == ["trade-rider.1"]
    assert "political-secret.2" in table.player(1).notes
    assert "vote:for" in words(table, "council", 1)
    table.play("p1 council", "p2 council trade-rider.1:for", "p3 council vote:for exhaust:archon-ren")
    assert table.player(1).trade_goods == 5


def test_a_political_secret_in_line_behind_a_veto_stays_in_the_hand() -> None:
    table = council("mutiny", "veto.1")
    table.give_note(2, "political-secret.2")
    table.play("p1 council veto.1", "p2 council vote:for exhaust:kamdorn", "p3 council political-secret.2")
    assert "political-secret.2" in table.player(2).notes
    assert table.state.silenced == []
    assert all(player.line == "" for player in table.state.players)


def test_whoever_is_silenced_first_vetoes_and_cancels_nothing() -> None:
    table = acting("sol", "hacan", "xxcha")
    table.give_note(0, "political-secret.3")
    table.deal_cards(0, "imperial-rider.1")
    table.deal_cards(2, "veto.1", "sabotage.1")
    table.lay_open("mutiny")
    table.play("p1 council political-secret.3 imperial-rider.1:for", "p2 council vote:for exhaust:kamdorn")
    table.play("p3 council veto.1")
    assert elected(table) == [("mutiny", "for")]
    assert table.player(2).hand == ["sabotage.1", "veto.1"]
    assert table.player().points == 1


def test_nobody_cancels_a_political_secret() -> None:
    table = acting("sol", "hacan", "xxcha")
    table.state.options["announced"] = "all"
    table.give_note(0, "political-secret.3")
    table.deal_cards(1, "sabotage.1")
    table.lay_open("mutiny")
    table.play("p1 council political-secret.3", "p2 council vote:later", "p3 council vote:for exhaust:archon-ren")
    assert table.state.silenced == [2]
    assert table.asked() == [(1, "cast-votes")]


def test_whoever_is_silenced_still_breaks_ties_and_uses_owned_laws() -> None:
    table = acting("sol", "hacan", "xxcha")
    table.enact("committee-formation", "p1")
    table.give_note(1, "political-secret.1")
    table.lay_open("archived-secret")
    table.play("p1 council vote:p1 exhaust:jord", "p2 council political-secret.1", "p3 council")
    assert table.asked() == [(0, "elect-by-committee")]
    table.play("p1 elect-by-committee hold")
    assert [each["seat"] for each in table.told("cannot-vote")] == [0]
    assert table.asked() == [(0, "break-tie")]


def test_a_cancelled_veto_leaves_the_agenda_and_cards_behind_it() -> None:
    table = sabotaged("mutiny", "veto.1", "trade-rider.1")
    table.play("p1 council veto.1 trade-rider.1:for", "p2 council vote:for exhaust:kamdorn", "p3 council")
    table.play("p2 react sabotage.1")
    assert [each["action-card"] for each in table.told("cancelled-card")] == ["veto"]
    assert elected(table) == [("mutiny", "for")]
    assert table.player().trade_goods == 5


@pytest.mark.parametrize("rider", RIDERS)
def test_whose_rider_is_cancelled_may_vote_and_is_asked_in_turn(rider: str) -> None:
    table = sabotaged("mutiny", f"{rider}.1")
    table.play(f"p1 council {rider}.1:for", "p2 council vote:for exhaust:kamdorn", "p3 council")
    table.play("p2 react sabotage.1")
    assert table.asked() == [(0, "cast-votes")]
    table.play("p1 cast-votes vote:against exhaust:jord")
    assert elected(table) == [("mutiny", "against")]
    assert table.told("foretold") == []
    assert table.state.action_discard[-2:] == [f"{rider}.1", "sabotage.1"]


def test_a_representative_votes_whose_assassination_is_cancelled() -> None:
    table = sabotaged("mutiny", "assassinate-representative.1")
    table.play("p1 council assassinate-representative.1:p2", "p2 council vote:for exhaust:kamdorn", "p3 council")
    table.play("p2 react sabotage.1")
    assert [each["seat"] for each in table.told("voted")] == [1]


def test_a_councilor_who_is_cancelled_adds_no_votes() -> None:
    table = sabotaged("mutiny", "distinguished-councilor.1")
    table.play("p1 council vote:for exhaust:jord distinguished-councilor.1", "p2 council", "p3 council")
    table.play("p2 react sabotage.1")
    assert table.told("more-votes") == []
    assert [each["votes"] for each in table.told("voted")] == [2]


def test_a_cancelled_bribery_costs_nothing() -> None:
    table = sabotaged("mutiny", "bribery.1")
    table.player().trade_goods = 6
    table.play("p1 instructions file:bribery:three", "p1 council vote:for exhaust:jord", "p2 council")
    table.play("p3 council vote:against exhaust:archon-ren exhaust:archon-tau", "p2 react sabotage.1")
    assert table.player().trade_goods == 6
    assert elected(table) == [("mutiny", "against")]


def test_a_cancelled_legal_text_elects_nobody_else() -> None:
    table = sabotaged("archived-secret", "confusing-legal-text.1")
    table.play("p1 instructions file:confusing-legal-text:next", "p1 council", "p3 council")
    table.play("p2 council vote:p1 exhaust:kamdorn", "p2 react sabotage.1")
    assert elected(table) == [("archived-secret", 0)]


def test_cancelled_burial_sites_exhaust_nothing() -> None:
    for cancelled in (True, False):
        table = Table()
        table.state.options["announced"] = "all"
        table.lay("203", "26", 1)
        table.state.galaxy["000"].custodians = False
        to_status(table)
        table.deal_cards(0, "ancient-burial-sites.1")
        table.deal_cards(1, "sabotage.1")
        table.play("p1 instructions file:ancient-burial-sites:most")
        while (1, "react") not in table.asked():
            table.default()
        table.play("p2 react sabotage.1" if cancelled else "p2 react")
        while not table.told("agenda"):
            table.default()
        assert table.state.planet("lodor").exhausted != cancelled


def test_a_second_sabotage_cancels_no_sabotage() -> None:
    table = sabotaged("mutiny", "veto.1", "sabotage.2")
    table.play("p1 council veto.1", "p2 council vote:for exhaust:kamdorn", "p3 council", "p2 react sabotage.1")
    assert elected(table) == [("mutiny", "for")]
    assert "sabotage.2" in table.player().hand


def test_the_discard_pile_is_shuffled_where_a_veto_draws_from_an_empty_deck() -> None:
    table = council("mutiny", "veto.1")
    rest = [*table.state.agenda_deck, *(each.agenda for each in table.state.agendas_on_top)]
    table.state.agenda_deck, table.state.agendas_on_top, table.state.agenda_discard = [], [], rest
    table.play("p1 council veto.1", "p2 council", "p3 council")
    assert table.state.agenda_discard == [each for each in table.state.agenda_discard if each != table.state.agenda]
    known = {*table.state.agenda_deck, *table.state.agenda_discard, table.state.agenda}
    assert known == {*rest, "mutiny"}
    assert copy(GAME, table.state) == table.state


def test_the_only_agenda_left_comes_again_after_its_veto() -> None:
    table = council("mutiny", "veto.1")
    others = [*table.state.agenda_deck, *(each.agenda for each in table.state.agendas_on_top)]
    table.state.agenda_deck, table.state.agendas_on_top = [], []
    for id in others:
        table.enact(id)
    table.play("p1 council veto.1", "p2 council", "p3 council")
    assert table.state.agenda == "mutiny"
    assert table.state.agenda_discard == []


def test_an_agenda_below_the_deck_comes_before_the_discard_pile_is_shuffled() -> None:
    table = council("mutiny", "veto.1")
    next_agendas(table, "economic-equality")
    state = table.state
    state.agendas_below, state.agendas_on_top = state.agendas_on_top, []
    state.agenda_discard, state.agenda_deck = state.agenda_deck, []
    table.play("p1 council veto.1", "p2 council", "p3 council")
    assert state.agenda == "economic-equality"
    assert "mutiny" in state.agenda_discard


@pytest.mark.parametrize(("broken", "goods"), [("for", 5), ("against", 0)])
def test_a_rider_is_about_the_outcome_that_the_speaker_chooses_without_votes(broken: str, goods: int) -> None:
    table = council("mutiny", "trade-rider.1")
    table.play("p1 council trade-rider.1:for", "p2 council", "p3 council")
    assert table.asked() == [(0, "break-tie")]
    table.play(f"p1 break-tie {broken}")
    assert table.player().trade_goods == goods


@pytest.mark.parametrize(("broken", "goods"), [("p2", 5), ("p3", 0)])
def test_a_rider_is_about_the_outcome_that_the_speaker_chooses_at_a_tie(broken: str, goods: int) -> None:
    table = council("archived-secret", "trade-rider.1")
    table.play("p1 council trade-rider.1:p2", "p2 council vote:p2 exhaust:kamdorn")
    table.play("p3 council vote:p3 exhaust:archon-tau")
    votes = [each["votes"] for each in table.told("voted")]
    assert votes[0] == votes[1]
    assert words(table, "break-tie", 0) == {"p2", "p3"}
    table.play(f"p1 break-tie {broken}")
    assert table.player().trade_goods == goods


def test_riders_pay_from_the_speaker_on() -> None:
    table = council("mutiny", "trade-rider.1")
    table.deal_cards(1, "imperial-rider.1")
    table.deal_cards(2, "politics-rider.1")
    table.state.speaker = 1
    table.play("p1 council trade-rider.1:for", "p2 council imperial-rider.1:for", "p3 council politics-rider.1:for")
    while table.asked():
        table.default()
        if table.told("foretold"):
            break
    assert [each["seat"] for each in table.told("foretold")] == [1, 2, 0]


def test_an_outcome_needs_votes_and_planets_without_influence_bring_none() -> None:
    table = council("mutiny", "distinguished-councilor.1", "bribery.1")
    table.lay("303", "38", 0)
    without = [planet.id for planet in table.state.planets(0) if not worth(table.state, planet.id).influence]
    assert without
    assert not {f"exhaust:{planet}" for planet in without} & words(table, "council", 0)
    assert table.refused("p1 council vote:for distinguished-councilor.1") == "vote-without-planets"
    assert table.refused("p1 council distinguished-councilor.1") == "vote-without-outcome"
    table.player().trade_goods = 6
    table.play("p1 instructions file:bribery:any-price", "p1 council", "p2 council vote:for exhaust:kamdorn")
    table.play("p3 council")
    assert table.player().trade_goods == 6


def test_riders_are_about_whom_the_committee_elects() -> None:
    for chosen, goods in (("p2", 5), ("p3", 0)):
        table = acting("sol", "hacan", "xxcha")
        table.enact("committee-formation", "p1")
        table.deal_cards(0, "trade-rider.1")
        table.lay_open("archived-secret")
        table.play("p1 council trade-rider.1:p2", "p2 council vote:p1 exhaust:kamdorn", "p3 council")
        assert table.told("predicted")
        assert table.told("voted") == []
        table.play(f"p1 elect-by-committee {chosen}")
        assert table.told("voted") == []
        assert table.player().trade_goods == goods


def test_legal_text_still_elects_somebody_else_than_the_committee() -> None:
    table = acting("sol", "hacan", "xxcha")
    table.enact("committee-formation", "p1")
    table.deal_cards(1, "confusing-legal-text.1")
    table.lay_open("archived-secret")
    table.play("p2 instructions file:confusing-legal-text:next", "p1 council", "p2 council", "p3 council")
    table.play("p1 elect-by-committee p2")
    assert elected(table) == [("archived-secret", 2)]


def test_points_of_an_agenda_come_from_the_speaker_on() -> None:
    for id in ("seed-of-an-empire", "mutiny"):
        table = acting()
        table.state.speaker = 1
        for player in table.state.players:
            player.vp["imperial"] = 9
        table.resolve(id, "for", (0, "for", 1), (1, "for", 1), (2, "for", 1))
        assert [player.points for player in table.state.players] == [9, 10, 9]


def test_cards_of_an_agenda_are_drawn_from_the_speaker_on() -> None:
    table = acting()
    table.state.speaker = 2
    table.resolve("unconventional-measures", "for", (0, "for", 1), (1, "for", 1), (2, "for", 1))
    drew = [event.facts["seat"] for event in table.events if event.kind == "drew-cards"]
    assert drew == [2, 0, 1]


def test_a_rider_on_the_miscount_pays_before_the_law_is_voted_on_again() -> None:
    table = council("archived-secret", "trade-rider.1")
    table.enact(SANCTIONS)
    table.lay_open(MISCOUNT)
    table.deal_cards(1, "imperial-rider.1")
    table.play("p1 council trade-rider.1:o1", "p2 council", "p3 council vote:o1 exhaust:archon-tau")
    if (1, "react") in table.asked():
        table.play("p2 react")
    assert table.player().trade_goods == 5
    assert table.state.agenda == SANCTIONS
    table.play("p1 council", "p2 council imperial-rider.1:for", "p3 council vote:for exhaust:archon-ren")
    assert table.player(1).points == 1
    assert table.player().trade_goods == 5


def test_in_the_vote_on_a_law_again_everybody_trades_once_more_and_not_after_it() -> None:
    table = revoted(SANCTIONS)
    table.player().commodities = 2
    table.play("p1 deal with:p3", "p1 terms give:commodities=1", "p3 offers accept:p1")
    assert table.refused("p1 deal with:p3") == "pick-unknown"
    table.play("p1 council", "p2 council vote:for exhaust:kamdorn", "p3 council")
    assert open_agenda(table.state) is None
    assert table.state.agenda == ""


def test_political_secret_is_used_on_a_law_that_is_voted_on_again() -> None:
    table = revoted(SANCTIONS)
    table.give_note(1, "political-secret.3")
    table.play("p1 council", "p2 council political-secret.3 vote:for exhaust:kamdorn", "p3 council vote:later")
    assert [each["seat"] for each in table.told("cannot-vote")] == [2]


def test_a_veto_of_a_law_that_is_voted_on_again_discards_it() -> None:
    table = revoted(SANCTIONS, "", "veto.1")
    next_agendas(table, "economic-equality")
    table.play("p1 council veto.1", "p2 council", "p3 council")
    assert table.state.law(SANCTIONS) is None
    assert table.told("repealed") == [{"law": SANCTIONS}]
    assert SANCTIONS in table.state.agenda_discard
    assert table.state.agenda == "economic-equality"
    table.play("p1 council", "p2 council vote:for exhaust:kamdorn", "p3 council")
    assert table.player().trade_goods == 5
    assert open_agenda(table.state) is None


def test_a_committee_that_is_used_in_the_vote_on_itself_comes_back_from_the_discard_pile() -> None:
    table = revoted("committee-formation", "p2")
    table.play("p1 council", "p2 council", "p3 council", "p2 elect-by-committee p3")
    assert [(law.id, law.elected) for law in table.state.laws] == [("committee-formation", "p3")]
    assert "committee-formation" not in table.state.agenda_discard


def test_each_has_one_vote_on_a_representative_government_again() -> None:
    table = council("archived-secret")
    table.enact("representative-government")
    table.lay_open(MISCOUNT)
    table.play("p1 council vote:o1", "p2 council", "p3 council")
    table.play("p1 council vote:for", "p2 council vote:against", "p3 council vote:against")
    assert [each["votes"] for each in table.told("voted")][-3:] == [1, 1, 1]
    assert table.state.laws == []


def leaks() -> Table:
    """A secret objective is public, and the law that made it so can be voted on again."""
    table = council("archived-secret")
    table.secret(1, "adapt-new-strategies")
    table.player(1).secrets, table.player(1).scored = [], ["adapt-new-strategies"]
    table.resolve(LEAKS, "adapt-new-strategies")
    table.lay_open(MISCOUNT)
    return table


def test_what_leaked_cannot_leak_again_and_another_agenda_comes() -> None:
    table = leaks()
    next_agendas(table, "economic-equality")
    table.play("p1 council vote:o1 exhaust:jord", "p2 council", "p3 council")
    assert table.state.law(LEAKS) is None
    assert "adapt-new-strategies" not in table.state.objectives
    assert LEAKS in table.state.agenda_discard
    assert table.state.agenda == "economic-equality"


def test_another_secret_leaks_in_its_place() -> None:
    table = leaks()
    table.secret(2, "become-the-gatekeeper")
    table.player(2).secrets, table.player(2).scored = [], ["become-the-gatekeeper"]
    table.play("p1 council vote:o1 exhaust:jord", "p2 council", "p3 council")
    table.play("p1 council", "p2 council", "p3 council vote:o1 exhaust:archon-ren")
    assert "become-the-gatekeeper" in table.state.objectives
    assert "adapt-new-strategies" not in table.state.objectives


def test_points_of_a_law_stay_when_another_player_is_elected_for_it() -> None:
    table = council("archived-secret")
    table.resolve("shard-of-the-throne", "p2")
    table.lay_open(MISCOUNT)
    table.play("p1 council vote:o1 exhaust:jord", "p2 council", "p3 council")
    table.play("p1 council", "p2 council", "p3 council vote:p3 exhaust:archon-ren")
    assert [player.points for player in table.state.players] == [0, 1, 1]


def crowded() -> Table:
    """More PDS stand on a planet than without the Homeland Defense Act."""
    table = council("archived-secret")
    table.resolve("homeland-defense-act", "for")
    table.put("jord", 0, pds=4)
    return table


def test_pds_above_the_limit_are_removed_when_the_homeland_defense_act_goes() -> None:
    table = crowded()
    table.resolve("judicial-abolishment", "homeland-defense-act")
    assert table.units("jord")["pds"] == 2
    (removed,) = table.told("removed")
    assert (removed["seat"], removed["units"]) == (0, "pds=2")


def test_they_stay_where_the_act_is_only_voted_on_again() -> None:
    table = crowded()
    table.lay_open(MISCOUNT)
    table.play("p1 council vote:o1 exhaust:jord", "p2 council", "p3 council")
    table.play("p1 council", "p2 council", "p3 council vote:for exhaust:archon-ren")
    assert table.units("jord")["pds"] == 4


@pytest.mark.parametrize("tile", ["26", "25", "17"])
def test_against_wormhole_reconstruction_tokens_lie_at_wormholes_of_every_sort(tile: str) -> None:
    table = acting()
    table.lay("203", tile)
    table.put("203", 0, cruiser=1)
    table.resolve("wormhole-reconstruction", "against")
    assert table.state.galaxy["203"].tokens == [0]


def test_space_cannons_fire_through_wormholes_under_the_travel_ban() -> None:
    table = acting()
    table.lay("101", "26", 1)
    table.lay("311", "39")
    table.put("lodor", 1, pds=1)
    table.player(1).technologies.append("pds-2")
    table.put("311", 0, cruiser=1)
    table.state.active = "311"
    table.enact("enforced-travel-ban")
    assert [far for force, far in in_range(table.state, 1) if force.count("pds")] == [True]
