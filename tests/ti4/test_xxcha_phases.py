"""The Xxcha Kingdom: planets by Peace Accords, agendas that are quashed, and the note Political Favor (34, 69, 8)."""

from __future__ import annotations

from tests.ti4.agenda_moves import words
from tests.ti4.kit import Table
from tests.ti4.scenes import acting


def diplomatic(seat: int = 0) -> Table:
    """The first player has Diplomacy, and a planet without units lies next to the home of the Xxcha in this seat."""
    factions = ["sol", "hacan"]
    factions.insert(seat, "xxcha")
    table = Table(*factions)
    table.cards("leadership", "diplomacy", "politics", "construction", "trade", "warfare")
    for each in table.state.players:
        table.deal_cards(each.seat)
        each.strategy_cards = []
    table.player().strategy_cards = ["diplomacy"]
    table.lay({0: "203", 1: "207"}[seat], "19")
    return table


def test_after_diplomacy_a_planet_without_units_joins_the_xxcha() -> None:
    table = diplomatic()
    table.play("p1 action strategic:diplomacy", "p1 choose-system 304")
    assert table.asked()[0] == (0, "play-now")
    table.play("p1 play-now peace-accords:wellon")
    planet = table.state.planet("wellon")
    assert (planet.owner, planet.exhausted) == (0, True)
    assert table.told("gained-control")[-1]["planet"] == "wellon"


def test_only_once_for_each_time() -> None:
    table = diplomatic()
    table.lay("303", "20")
    table.play("p1 action strategic:diplomacy", "p1 choose-system 304", "p1 play-now peace-accords:wellon")
    assert (0, "play-now") not in table.asked()


def test_neither_mecatol_rex_nor_a_planet_with_units_nor_a_distant_one_joins() -> None:
    table = diplomatic()
    table.lay("101", "20", 0)
    table.lay("202", "21")
    table.lay("208", "22")
    table.put("thibah", 1, pds=1)
    table.play("p1 action strategic:diplomacy", "p1 choose-system 304")
    assert words(table.pending(0)[0]) == ["pass", "peace-accords:wellon"]


def test_a_planet_of_another_player_and_one_in_an_own_system_join() -> None:
    """6.3: a planet is adjacent to the system that it is in."""
    table = diplomatic()
    table.lay("203", "27", 1)
    table.state.planet("new-albion").owner = 0
    table.play("p1 action strategic:diplomacy", "p1 choose-system 304", "p1 play-now peace-accords:starpoint")
    assert table.state.planet("starpoint").owner == 0
    assert table.told("captured")[-1]["target"] == 1


def test_the_secondary_ability_brings_one_too_even_with_nothing_to_ready() -> None:
    table = diplomatic(1)
    tokens = table.player(1).pools.strategy
    table.play("p1 action strategic:diplomacy", "p1 choose-system 304")
    assert (1, "secondary") in table.asked()
    table.play("p2 secondary use")
    assert (1, "play-now") in table.asked()
    table.play("p2 play-now peace-accords:wellon")
    assert table.state.planet("wellon").owner == 1
    assert table.player(1).pools.strategy == tokens - 1


def test_nobody_is_asked_where_no_planet_is_to_be_had() -> None:
    table = diplomatic()
    table.put("wellon", 0, infantry=1)
    table.state.planet("wellon").owner = 0
    table.play("p1 action strategic:diplomacy", "p1 choose-system 304")
    assert (0, "play-now") not in table.asked()


def quashing(*, tokens: int = 2) -> Table:
    """An agenda lies open; the second player are the Xxcha."""
    table = acting("sol", "xxcha", "hacan")
    for player in table.state.players:
        table.deal_cards(player.seat)
    table.player(1).pools.strategy = tokens
    table.put_on_top("archived-secret")
    table.lay_open("mutiny")
    return table


def test_quash_discards_an_agenda_and_reveals_another() -> None:
    table = quashing()
    table.play("p1 council vote:for exhaust:jord", "p2 council quash", "p3 council")
    assert table.state.agenda == "archived-secret"
    assert table.state.agenda_discard == ["mutiny"]
    assert table.player(1).pools.strategy == 1
    assert [kind for _, kind in table.asked()] == ["council"] * 3
    assert not table.state.planet("jord").exhausted


def test_without_a_token_it_cannot_be_used() -> None:
    table = quashing(tokens=0)
    assert "quash" not in words(table.pending(1)[0])


def test_the_next_agenda_can_be_quashed_again() -> None:
    table = quashing()
    table.play("p1 council", "p2 council quash", "p3 council", "p1 council", "p2 council quash", "p3 council")
    assert table.player(1).pools.strategy == 0
    assert len(table.state.agenda_discard) == 2


def test_political_secret_stops_it() -> None:
    table = quashing()
    table.give_note(0, "political-secret.2")
    table.play("p1 council political-secret.2", "p2 council quash", "p3 council")
    assert table.state.agenda == "mutiny"
    assert table.player(1).pools.strategy == 2


def favoring(tokens: int) -> Table:
    """The first player holds Political Favor of the Xxcha, the second."""
    table = acting("sol", "xxcha", "hacan")
    for player in table.state.players:
        table.deal_cards(player.seat)
    table.player(1).pools.strategy = tokens
    table.give_note(0, "political-favor.2")
    table.put_on_top("archived-secret")
    table.lay_open("mutiny")
    return table


def test_political_favor_takes_a_token_of_the_xxcha_and_the_agenda_goes() -> None:
    table = favoring(2)
    table.play("p1 council political-favor.2", "p2 council", "p3 council")
    assert table.state.agenda == "archived-secret"
    assert table.player(1).pools.strategy == 1
    assert "political-favor.2" in table.player(1).notes


def test_it_needs_a_token_of_theirs() -> None:
    assert "political-favor.2" not in words(favoring(0).pending(0)[0])


def test_it_works_though_the_xxcha_are_silenced() -> None:
    """Political Secret keeps them from using powers; the note is used by another."""
    table = favoring(2)
    table.give_note(2, "political-secret.2")
    table.play("p1 council political-favor.2", "p2 council", "p3 council political-secret.2")
    assert table.player(1).pools.strategy == 1
