"""Several players are asked at once, and what one takes was an option of another (chapters 5 to 7)."""

from __future__ import annotations

import pytest

from rules.eclipse.frames import Discovery, Frame, Phase, Together
from rules.eclipse.game import GAME
from rules.eclipse.state import Offer
from tests.eclipse.kit import Table

ANCIENT = "ancient-technology"


def finders(supply: dict[str, int]) -> Table:
    """Two players have turned an ancient technology over in sectors of theirs after the same combat."""
    table = Table()
    state = table.state
    for name, count in state.supply.items():
        state.bag[name] += count
    state.supply = dict(supply)
    for name, count in supply.items():
        state.bag[name] -= count
    found: list[list[Frame]] = [[Discovery(seat, table.home(seat).tile, "technology")] for seat in (0, 1)]
    state.stack = [Phase("upkeep"), Together(found)]
    state.discoveries = state.discoveries[2:]
    table.play("p1 discovery use", "p2 discovery use")
    return table


def options(table: Table, seat: int) -> set[str]:
    """What a seat may choose now."""
    return set(table.options(ANCIENT, seat)) if ANCIENT in table.asked(seat) else set()


def test_a_technology_that_another_takes_is_no_option_any_more() -> None:
    """Two kinds of cost 2, one tile of each: what the first leaves is the only one, and the second has it."""
    table = finders({"neutron-bombs": 1, "gauss-shield": 1, "starbase": 1})
    assert options(table, 0) == options(table, 1) == {"neutron-bombs", "gauss-shield"}
    table.play(f"p1 {ANCIENT} neutron-bombs")
    assert "gauss-shield" in table.player(1).technologies
    assert options(table, 1) == set()
    assert GAME.faults(table.state) == []


def test_the_next_cheapest_are_offered_when_others_have_taken_the_cheapest() -> None:
    """Of cost 2 the second lacked two kinds; others take both while it is asked: those of cost 4 are offered."""
    table = finders({"neutron-bombs": 1, "gauss-shield": 1, "fusion-drive": 1, "improved-hull": 1})
    for name in ("neutron-bombs", "gauss-shield"):
        take_away(table, name)
    assert options(table, 0) == options(table, 1) == {"fusion-drive", "improved-hull"}
    table.play(f"p2 {ANCIENT} fusion-drive")
    assert "improved-hull" in table.player(0).technologies
    assert GAME.faults(table.state) == []


def test_whoever_finds_nothing_left_goes_on() -> None:
    table = finders({"neutron-bombs": 1, "gauss-shield": 1})
    take_away(table, "neutron-bombs")
    take_away(table, "gauss-shield")
    table.start()
    assert table.told("learned") == []
    assert {each.kind for each in GAME.pending(table.state)} & {ANCIENT} == set()


@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0)])
def test_the_default_of_the_second_is_one_that_is_left(first: int, second: int) -> None:
    table = finders({"neutron-bombs": 1, "gauss-shield": 2, "nanorobots": 1})
    default = table.question(ANCIENT, second).default
    table.play(f"p{first + 1} {ANCIENT} {default[0]}")
    (left,) = table.question(ANCIENT, second).default
    assert left in table.state.supply
    table.play(f"p{second + 1} {ANCIENT} {left}")
    assert left in table.player(second).technologies


def take_away(table: Table, name: str) -> None:
    """A tile goes back from the supply into the bag, as if a third had taken it."""
    table.state.bag[name] += table.state.supply.pop(name)


def related(*pairs: tuple[int, int]) -> Table:
    """Four players before upkeep, some with relations; an ambassador's cube comes from the money track."""
    table = Table("terran-directorate", "terran-federation", "terran-union", "terran-republic")
    for first, second in pairs:
        for own, other in ((first, second), (second, first)):
            table.player(own).ambassadors.append(other)
            table.player(own).track["money"] -= 1
    return table


def ruined(table: Table, *seats: int) -> None:
    """These have nothing left to pay with but their home sectors."""
    for seat in seats:
        player = table.player(seat)
        player.money = player.science = player.materials = player.colony_ships = 0
        player.actions, player.discs = {"influence": player.discs}, 0


def collapse(table: Table, seat: int) -> None:
    """The player gives up the home sector, and still cannot pay."""
    table.play(f"p{seat + 1} pay abandon:{table.home(seat).tile}")
    assert table.player(seat).collapsed


def test_cubes_of_two_ambassadors_come_home_one_after_the_other() -> None:
    """Two partners collapse in the same upkeep phase: their partner is asked for one cube after the other."""
    table = related((0, 1), (0, 2))
    ruined(table, 1, 2)
    table.pass_all()
    for seat in (1, 2):
        collapse(table, seat)
    asked = [each.kind for each in GAME.pending(table.state, 0)]
    assert asked == ["return-cube"]
    table.play("p1 return-cube money", "p1 return-cube money")
    assert GAME.faults(table.state) == []
    assert table.state.round == 2


def test_what_a_player_is_asked_in_upkeep_stays_when_another_collapses() -> None:
    table = related((0, 1))
    ruined(table, 0, 1)
    table.pass_all()
    assert table.asked(0) == {"pay"}
    collapse(table, 1)
    assert table.asked(0) == {"pay"}


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_a_civilization_that_has_collapsed_is_asked_no_more(order: tuple[int, int]) -> None:
    """Two partners collapse, in either order: neither is asked where its cube goes, nor has an offer open."""
    table = related((0, 1))
    ruined(table, 0, 1)
    table.pass_all()
    table.state.offers = [Offer(2, 0, "money"), Offer(1, 3, "money")]
    for seat in order:
        collapse(table, seat)
    assert table.asked(0) == table.asked(1) == set()
    assert table.state.offers == []
    assert GAME.orders_for(table.state, 0) == ()
    assert GAME.orders_for(table.state, 2) == GAME.orders
    assert GAME.faults(table.state) == []
