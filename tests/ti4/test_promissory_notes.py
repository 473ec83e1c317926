"""Promissory notes: how they pass from hand to hand, and what they do there (69)."""

from __future__ import annotations

import pytest

from bot.words.effects import whole
from bot.words.labels import Labels
from bot.words.texts import LOCALES, Texts
from rules.core.decisions import Pick
from rules.core.hidden import MASK, view
from rules.ti4.components.promissory_notes import notes_of
from rules.ti4.state import Offer
from tests.ti4.note_scenes import agreeing, breaking_with, ceasing, holding_note, supporting
from tests.ti4.scenes import neighboring


def test_everybody_begins_with_their_own() -> None:
    table = neighboring()
    assert [player.notes for player in table.state.players] == [
        notes_of(player.seat, player.faction) for player in table.state.players
    ]


def test_a_note_passes_in_a_transaction_and_only_the_two_know_which() -> None:
    table = neighboring()
    table.play("p1 deal with:p2", "p1 terms give:ceasefire.1=1 get:trade-goods=1")
    assert table.told("offered")[0]["terms"] == "give:note=1 get:trade-goods=1"
    assert view(table.state, 2).offers[0].given == MASK
    assert view(table.state, 1).offers[0].given == "ceasefire.1"
    table.play("p2 offers accept:p1")
    assert "ceasefire.1" in table.player(1).notes
    assert "ceasefire.1" not in table.player().notes
    assert [event.seen_by for event in table.events if event.kind == "gave-which-note"] == [(0, 1)]


def test_one_note_from_each_side_at_most() -> None:
    table = neighboring()
    table.play("p1 deal with:p2")
    assert table.refused("p1 terms give:ceasefire.1=1 give:trade-agreement.1=1") == "one-note"
    table.play("p1 terms give:ceasefire.1=1 get:ceasefire.2=1", "p2 offers accept:p1")
    assert ("ceasefire.2" in table.player().notes, "ceasefire.1" in table.player(1).notes) == (True, True)


def test_what_the_other_does_not_hold_can_only_be_declined() -> None:
    table = holding_note("ceasefire.2", holder=2)
    table.play("p1 deal with:p2", "p1 terms get:ceasefire.2=1")
    assert table.refused("p2 offers accept:p1") == "pick-unknown"
    table.play("p2 offers decline:p1")


def test_a_note_is_offered_to_one_player_at_a_time() -> None:
    table = neighboring()
    table.put("303", 2, cruiser=1)
    table.play("p1 deal with:p2", "p1 terms give:ceasefire.1=1", "p1 deal with:p3")
    assert table.refused("p1 terms give:ceasefire.1=1") == "pick-unknown"


def test_an_offer_is_answered_with_the_same_terms_turned_round() -> None:
    table = neighboring()
    table.play("p1 deal with:p2", "p1 terms give:commodities=2 get:trade-goods=1", "p2 offers counter:p1")
    (terms,) = (question for question in table.pending(1) if question.kind == "terms")
    assert terms.ask.offers == (("give:trade-goods=1", "get:commodities=2"),)
    table.play("p2 terms give:trade-goods=1 get:commodities=3", "p1 offers accept:p2")
    assert (table.player().trade_goods, table.player().commodities) == (1, 0)


def test_which_note_was_offered_is_not_seen_in_the_answer_to_it() -> None:
    table = neighboring()
    table.play("p1 deal with:p2", "p1 terms give:ceasefire.1=1", "p2 offers counter:p1")
    assert "ceasefire.1" not in str(view(table.state, 2).stack)
    (terms,) = (question for question in table.pending(1) if question.kind == "terms")
    assert terms.ask.offers == (("get:ceasefire.1=1",),)  # type: ignore[union-attr]  # amounts of each


def test_support_for_the_throne_lies_open_at_once_and_brings_a_point() -> None:
    table = supporting()
    assert (table.player(1).play_area, table.player(1).points) == (["support-for-the-throne.1"], 1)
    assert "support-for-the-throne.1" not in table.player(1).notes


def test_support_goes_back_when_its_holder_activates_a_system_with_units_of_its_owner() -> None:
    assert holding_note("support-for-the-throne.2", holder=0).player().points == 1
    table = breaking_with()
    assert (table.player().points, table.player().play_area) == (0, [])
    assert "support-for-the-throne.2" in table.player(1).notes


def test_that_a_point_would_be_lost_stands_beside_the_activation() -> None:
    (action,) = (
        each for each in holding_note("support-for-the-throne.2", holder=0).pending(0) if each.kind == "action"
    )
    assert isinstance(action.ask, Pick)
    costs = {option.word: option.costs for option in action.ask.options}
    assert (costs["activate:203"], costs["activate:204"]) == ({"tactic": 1, "vp": 1}, {"tactic": 1})


def test_support_wins_the_game() -> None:
    table = neighboring()
    table.player(1).vp["imperial"] = 9
    table.play("p1 deal with:p2", "p1 terms give:support-for-the-throne.1=1", "p2 offers accept:p1")
    assert table.state.results


def test_ceasefire_keeps_ships_of_its_owner_out_of_a_system_with_units_of_the_holder() -> None:
    table = ceasing()
    assert table.told("used-note")[0]["owner"] == 0
    assert "ceasefire.1" in table.player().notes
    assert (0, "move") not in table.asked()
    assert table.units("203") == {}


def test_ceasefire_says_nothing_where_its_holder_has_no_units() -> None:
    table = holding_note("ceasefire.1")
    table.play("p2 instructions file:ceasefire.1:always", "p1 action activate:204")
    assert table.told("used-note") == []
    assert "ceasefire.1" in table.player(1).notes


def test_ceasefire_of_another_player_says_nothing() -> None:
    table = holding_note("ceasefire.3")
    table.play("p2 instructions file:ceasefire.3:always", "p1 action activate:203")
    assert table.told("used-note") == []


def test_without_an_instruction_no_note_is_used() -> None:
    table = holding_note("ceasefire.1")
    table.play("p1 action activate:203")
    assert table.told("used-note") == []


@pytest.mark.parametrize("before", [0, 3])
def test_trade_agreement_takes_all_commodities_when_its_owner_replenishes_full_or_not(before: int) -> None:
    table = agreeing(before)
    owner = table.player()
    assert owner.commodities == 0
    assert table.player(1).trade_goods == owner.printed.commodities
    assert "trade-agreement.1" in owner.notes


def test_notes_of_an_eliminated_player_leave_the_game_and_those_of_others_go_home() -> None:
    table = holding_note("support-for-the-throne.3", holder=0)
    table.give_note(2, "ceasefire.2")
    table.clear(2)
    for planet in table.state.planets(2):
        planet.owner = -1
    table.play("p1 action activate:204")
    while not table.told("eliminated"):
        table.default()
    assert (table.player().points, table.player().play_area) == (0, [])
    assert "ceasefire.2" in table.player(1).notes
    assert table.player(2).notes == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("given", ["ceasefire.1", "commodities"])
def test_whoever_is_offered_a_note_reads_below_the_question_what_it_does(given: str, locale: str) -> None:
    table, labels = neighboring(), Labels(Texts(locale), "ti4", ("Ann", "Ben", "Cy"))
    table.play("p1 deal with:p2", f"p1 terms give:{given}=1")
    (question,) = (each for each in table.pending(1) if each.kind == "offers")
    said = labels.beside(question)
    assert (labels.texts("ti4-about-promissory-note-ceasefire") in said) == (given == "ceasefire.1")
    assert len(said.splitlines()) == 1 + (given == "ceasefire.1")


@pytest.mark.parametrize("locale", LOCALES)
def test_each_offer_has_what_its_own_note_does_beside_it(locale: str) -> None:
    """What the note of the first offer does stood below the offers of everybody."""
    table, labels = neighboring(), Labels(Texts(locale), "ti4", ("Ann", "Ben", "Cy"))
    table.state.offers = [
        Offer(0, 1, {"give:note": 1}, given="ceasefire.1"),
        Offer(2, 1, {"give:note": 1}, given="political-secret.3"),
    ]
    (question,) = (each for each in table.pending(1) if each.kind == "offers")
    first, ceasefire, second, secret = labels.beside(question).splitlines()
    assert first.startswith("-# Ann · ")
    assert ceasefire.endswith(labels.texts("ti4-about-promissory-note-ceasefire"))
    assert second.startswith("-# Cy · ")
    assert secret.endswith(labels.texts("ti4-about-promissory-note-political-secret"))


@pytest.mark.parametrize(
    ("locale", "deal", "accepted"),
    [
        (
            "en",
            "-# Ann · You give: **2 trade goods, Support for the Throne of Ben** / You get: **Trade Agreement of Ann**",
            "Accept",
        ),
        (
            "ko",
            "-# Ann · 주는 것: **무역품 2개, Ben의 왕좌 지지** / 받는 것: **Ann의 무역 협정**",
            "받아들이기",
        ),
    ],
)
def test_an_offer_says_what_is_given_and_what_is_got(locale: str, deal: str, accepted: str) -> None:
    """A note that was wanted stood neither in the text nor on the button: only the point that came of it."""
    table = neighboring()
    wanted = "get:support-for-the-throne.2=1 get:trade-goods=2"
    table.play("p1 deal with:p2", f"p1 terms give:trade-agreement.1=1 {wanted}")
    (offers,) = (question for question in table.pending(1) if question.kind == "offers")
    assert isinstance(offers.ask, Pick)
    labels = Labels(Texts(locale), "ti4", ["Ann", "Ben", "Cat"])
    first, *others = labels.beside(offers).splitlines()
    assert first == deal
    assert len(others) == 2  # what each of the notes does
    accept, decline, _ = offers.ask.options
    assert whole(*labels.described(offers, accept)) == accepted  # what it costs and brings stands above
    assert offers.default == (decline.word,)


@pytest.mark.parametrize(("locale", "nothing"), [("en", "You give: **nothing**"), ("ko", "주는 것: **없음**")])
def test_a_gift_says_that_nothing_is_given_for_it(locale: str, nothing: str) -> None:
    table = neighboring()
    table.play("p1 deal with:p2", "p1 terms give:commodities=2")
    (offers,) = (question for question in table.pending(1) if question.kind == "offers")
    assert nothing in Labels(Texts(locale), "ti4", ["Ann", "Ben", "Cat"]).beside(offers)
