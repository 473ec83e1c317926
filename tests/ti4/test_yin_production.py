"""Yin Spinner: an infantry more after production (34, 68)."""

from __future__ import annotations

from tests.ti4.agenda_moves import words
from tests.ti4.kit import Table
from tests.ti4.scenes import acting


def spinning() -> Table:
    """The Yin own Yin Spinner, and are about to produce at home."""
    table = acting("yin", "sol", "hacan")
    table.deal_cards(0)
    table.player().technologies.append("yin-spinner")
    return table


def test_after_production_an_infantry_comes_to_a_planet_there() -> None:
    table = spinning()
    before = table.units("darien")["infantry"]
    table.play("p1 action activate:304", "p1 produce infantry:darien=2 pay:darien=1")
    assert table.asked() == [(0, "play-now")]
    assert words(table.pending(0)[0]) == ["pass", "yin-spinner:darien"]
    table.play("p1 play-now yin-spinner:darien")
    assert table.units("darien")["infantry"] == before + 3
    assert table.state.acting != 0


def test_who_produces_nothing_gets_none() -> None:
    table = spinning()
    table.play("p1 action activate:304", "p1 produce")
    assert (0, "play-now") not in table.asked()


def test_greyfire_mutagen_stops_it() -> None:
    table = spinning()
    table.player().mutated = True
    table.play("p1 action activate:304", "p1 produce infantry:darien=2 pay:darien=1")
    assert (0, "play-now") not in table.asked()


def test_warfare_brings_one_too() -> None:
    """The secondary ability produces at home, while others may still decide about it."""
    table = spinning()
    table.play("p1 instructions file:yin-spinner:always")
    before = table.units("darien")["infantry"]
    table = warfare(table)
    table.play("p1 secondary use", "p1 produce infantry:darien=2 pay:darien=1")
    assert table.units("darien")["infantry"] == before + 3


def warfare(table: Table) -> Table:
    """The second player uses Warfare."""
    table.player().strategy_cards, table.player().spent_cards = ["imperial"], ["imperial"]
    table.player(1).strategy_cards = ["warfare"]
    table.play("p1 action pass")
    while table.asked()[0] != (1, "action"):
        table.default()
    table.play("p2 action strategic:warfare")
    while table.asked()[0][0] == 1:
        table.default()
    return table


def test_it_is_asked_among_secondary_abilities() -> None:
    table = warfare(spinning())
    table.play("p1 secondary use", "p1 produce infantry:darien=2 pay:darien=1")
    assert (0, "play-now") in table.asked()
    table.play("p1 play-now yin-spinner:darien")
    assert table.units("darien")["infantry"] == 7
