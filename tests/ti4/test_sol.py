"""The Federation of Sol: more tokens, infantry aboard the flagship, and the note Military Support (34, 69)."""

from __future__ import annotations

from tests.ti4.kit import Table
from tests.ti4.scenes import acting
from tests.ti4.status_scenes import passing, to_the_end


def test_sol_gains_a_token_more_in_the_status_phase() -> None:
    table = to_the_end(passing(acting("sol", "xxcha", "hacan")))
    gained = {event["seat"]: event["gained"] for event in table.told("tokens")}
    assert gained == {0: 3, 1: 2, 2: 2}


def test_versatile_gives_no_token_that_is_not_there() -> None:
    table = acting("sol", "xxcha", "hacan")
    table.player().pools.fleet = 9
    table = to_the_end(passing(table))
    assert table.told("tokens")[0]["gained"] == 2


def with_genesis(**units: int) -> Table:
    """The flagship is in 203 with other units, and the status phase is over."""
    table = acting("sol", "xxcha", "hacan")
    table.put("203", 0, flagship=1, **units)
    return to_the_end(passing(table))


def test_an_infantry_comes_aboard_genesis_as_the_status_phase_ends() -> None:
    table = with_genesis()
    assert table.units("203") == {"flagship": 1, "infantry": 1}
    assert [event["place"] for event in table.told("infantry-aboard")] == ["203"]


def test_none_comes_where_the_ships_are_full() -> None:
    """16: capacity is not exceeded, so nothing has to be removed for it."""
    table = with_genesis(fighter=12)
    assert table.units("203") == {"flagship": 1, "fighter": 12}
    assert table.told("infantry-aboard") == []


def test_the_flagship_of_another_faction_gets_none() -> None:
    table = acting("hacan", "xxcha", "sol")
    table.put("203", 0, flagship=1)
    assert to_the_end(passing(table)).units("203") == {"flagship": 1}


def supported(*, tokens: int = 2, file: bool = True) -> Table:
    """The turn of Sol, the third player, is next, and the first holds their note."""
    table = acting("xxcha", "hacan", "sol")
    for player in table.state.players:
        table.deal_cards(player.seat)
    table.lay("203", "19", 0)
    table.give_note(0, "military-support.3")
    table.player(2).pools.strategy = tokens
    if file:
        table.play("p1 instructions file:military-support.3:always")
    table.player(1).passed = True
    table.player().spent_cards = [*table.player().strategy_cards]
    table.play("p1 action pass")
    return table


def test_military_support_takes_a_token_of_sol_and_brings_two_infantry() -> None:
    table = supported()
    assert table.player(2).pools.strategy == 1
    assert table.asked() == [(0, "place-infantry")]
    table.play("p1 place-infantry wellon")
    assert table.units("wellon") == {"infantry": 2}
    assert "military-support.3" in table.player(2).notes
    assert table.asked() == [(2, "action")]


def test_without_a_token_sol_loses_none_and_the_infantry_may_be_left() -> None:
    table = supported(tokens=0)
    table.play("p1 place-infantry none")
    assert table.player(2).pools.strategy == 0
    assert table.told("placed-infantry") == []


def test_it_is_used_by_instruction_alone_and_in_the_turn_of_sol() -> None:
    assert supported(file=False).asked() == [(2, "action")]
    table = acting("xxcha", "hacan", "sol")
    table.give_note(0, "military-support.3")
    table.play("p1 instructions file:military-support.3:always")
    table.player().spent_cards = [*table.player().strategy_cards]
    table.play("p1 action pass")
    assert table.asked() == [(1, "action")]
