"""The Naalu Collective: first in initiative, and the note Gift of Prescience (34, 48, 69)."""

from __future__ import annotations

from bot.words.texts import Texts
from images.options import Options
from images.ti4.map.galaxy import amounts
from images.ti4.sheet.sheet import words
from rules.ti4.scoring.victory import winners
from tests.ti4.kit import Table
from tests.ti4.scenes import SIX
from tests.ti4.status_scenes import passing, to_the_end


def chosen(*, gift: bool = False) -> Table:
    """Strategy cards are chosen; the third player are the Naalu, the second holds their note or does not."""
    table = Table("sol", "hacan", "naalu")
    if gift:
        table.give_note(1, "gift-of-prescience.3")
        table.play("p2 instructions file:gift-of-prescience.3:always")
    table.cards(*SIX)
    return table


def test_the_naalu_are_first_from_the_end_of_the_strategy_phase_on() -> None:
    table = chosen()
    assert table.state.initiative_order() == [2, 0, 1]
    assert table.asked() == [(2, "action")]
    assert [event["seat"] for event in table.told("zero-token")] == [2]


def test_who_holds_the_gift_is_first_in_their_place() -> None:
    table = chosen(gift=True)
    assert table.player(1).play_area == ["gift-of-prescience.3"]
    assert table.state.initiative_order() == [1, 0, 2]
    assert table.asked() == [(1, "action")]


def test_the_gift_goes_back_as_the_status_phase_ends_and_the_naalu_are_first_again() -> None:
    table = to_the_end(passing(chosen(gift=True)))
    assert (table.player(1).play_area, "gift-of-prescience.3" in table.player(2).notes) == ([], True)
    assert not any(player.zero_token for player in table.state.players)
    while table.asked()[0][1] == "choose-card":
        table.default()
    assert table.state.acting == 2


def test_ties_are_broken_by_the_token() -> None:
    """98: of those with as many points the first in initiative wins."""
    table = chosen()
    assert winners(table.state) == [2]


def test_nobody_else_has_it() -> None:
    table = Table("sol", "hacan", "xxcha")
    table.cards(*SIX)
    assert table.told("zero-token") == []


def test_pictures_show_the_token_on_the_lowest_card() -> None:
    table = Table("naalu", "sol", "hacan")
    table.cards(*SIX)
    assert amounts(table.state, 0)["card"] == "0 4"
    assert any("0, 1 Leadership, 4 Construction" in line for line in words(table.state, Texts("en"), Options(seat=0)))
