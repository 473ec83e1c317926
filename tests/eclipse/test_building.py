"""What a build action asks, what it gives away, and that nothing is built before one could trade for more (Build)."""

from __future__ import annotations

import pytest

from bot.ui.panel.asked import Where
from bot.ui.panel.question_controls import controls
from bot.words.labels import Labels
from bot.words.texts import LOCALES, Texts
from rules.core.decisions import Allocate
from rules.core.flow import FORFEITED
from rules.eclipse.game import GAME
from tests.eclipse.kit import Table


def building(materials: int, *, money: int = 0, science: int = 0) -> Table:
    """A build action of two builds has begun, with one sector to build in and no technology for a starbase."""
    table = Table()
    player = table.player()
    player.technologies = []
    player.materials, player.money, player.science = materials, money, science
    table.play("p1 action build")
    return table


def forfeited(table: Table) -> list[dict[str, str | int]]:
    assert all(event.seen_by == (0,) for event in table.events if event.kind == FORFEITED)
    return table.told(FORFEITED)


def test_a_build_that_is_left_is_told_to_its_owner() -> None:
    table = building(9)
    table.play("p1 build interceptor:221=1")
    assert forfeited(table) == [{"what": "builds", "count": 1}]


@pytest.mark.parametrize(("materials", "built"), [(9, "interceptor:221=2"), (5, "interceptor:221=1")])
def test_nothing_is_told_where_no_more_could_be_built(materials: int, built: str) -> None:
    table = building(materials)
    table.play(f"p1 build {built}")
    assert forfeited(table) == []


def test_the_only_thing_to_build_is_not_built_while_a_trade_makes_a_dearer_one_affordable() -> None:
    """A question with one answer is answered at once, and the trade would come too late."""
    table = building(4, money=4)
    assert table.question("build").ask.forced() is None
    table.play("p1 anytime trade:money:materials:2", "p1 build cruiser:221=1")
    assert table.state.sector("221").fleet(0).ships["cruiser"] == 1  # type: ignore[union-attr]


@pytest.mark.parametrize(("money", "science"), [(1, 1), (0, 1)])
def test_the_only_thing_to_build_is_built_at_once_where_no_trade_changes_that(money: int, science: int) -> None:
    table = building(4, money=money, science=science)
    assert table.question("build").ask.forced() == ("interceptor:221=1",)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_select_takes_as_many_as_may_be_built(locale: str) -> None:
    """Its prompt says up to two; it offers many more things."""
    decision = building(20).question("build")
    assert isinstance(decision.ask, Allocate)
    rows = controls(decision, Labels(Texts(locale), "eclipse", ("Ann", "Ben")), Where("game", 0))
    (select,) = (each for row in rows for each in row.to_component_dict()["components"] if "options" in each)
    assert len(select["options"]) > decision.ask.most == 2
    assert select["max_values"] == 2


def test_ships_of_a_kind_are_no_more_than_there_are_wherever_they_are_built() -> None:
    """Each sector offers the last one; both cannot have it."""
    table = Table()
    table.player().materials = 20
    table.sector("203", "-1,-1", disc=0)
    table.home().fleets[0].ships["interceptor"] = 7
    table.play("p1 action build")
    assert table.refused("p1 build interceptor:221=1 interceptor:203=1") == "no-ships-left"


def test_why_there_is_nothing_to_build_or_to_move_is_said() -> None:
    table = Table()
    reasons = {found.option.word: found.reason for found in GAME.unavailable(table.state, table.question("action"))}
    assert "build" not in reasons
    table.player().materials = 2
    reasons = {found.option.word: found.reason for found in GAME.unavailable(table.state, table.question("action"))}
    assert (reasons["build"].code, reasons["build"].details) == ("build-materials", {"cost": 3, "have": 2})
    assert reasons["move"].code == "no-way"  # no sector lies beside the home sector
    table.home().fleets = []
    reasons = {found.option.word: found.reason for found in GAME.unavailable(table.state, table.question("action"))}
    assert reasons["move"].code == "no-ships"


def test_without_a_disc_no_action_is_possible_and_that_is_why() -> None:
    table = Table()
    table.player().discs = 0
    codes = {found.reason.code for found in GAME.unavailable(table.state, table.question("action"))}
    assert codes == {"no-disc"}


def why(table: Table, kind: str) -> dict[str, str]:
    """Why something cannot be chosen, by what it is."""
    return {found.option.word: found.reason.code for found in GAME.unavailable(table.state, table.question(kind))}


def test_why_a_kind_of_ship_or_structure_cannot_be_built_is_said() -> None:
    assert why(building(5), "build") == {
        "kind:dreadnought": "build-price",
        "kind:starbase": "build-technology",
        "kind:orbital": "build-technology",
        "kind:monolith": "build-technology",
    }


def test_why_nothing_can_be_explored_is_said() -> None:
    table = Table()
    assert "explore" not in why(table, "action")
    for stack in table.state.stacks.values():
        stack.left, stack.discarded = 0, []
    assert why(table, "action")["explore"] == "explore-nowhere"


def test_why_a_ship_part_cannot_be_placed_is_said() -> None:
    table = Table()
    table.play("p1 action upgrade")
    refused = why(table, "upgrade")
    assert refused["part:plasma-cannon"] == "upgrade-technology"
    assert "part:hull" not in refused
