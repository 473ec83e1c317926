"""Muaat: the note that gives war suns to others (69)."""

from __future__ import annotations

from tests.ti4.kit import Table
from tests.ti4.scenes import acting


def burning(fleet: int = 3) -> Table:
    """Sol, about to act, hold Fires of the Gashlai."""
    table = acting("sol", "muaat", "xxcha")
    table.give_note(0, "fires-of-the-gashlai.2")
    table.player(1).pools.fleet = fleet
    return table


def words(table: Table) -> list[str]:
    (action,) = [decision for decision in table.pending(0) if decision.kind == "action"]
    return [option.word for option in action.ask.options]  # type: ignore[union-attr]


def test_fires_of_the_gashlai_bring_war_suns_for_a_token_of_muaat() -> None:
    table = burning()
    table.play("p1 action card:fires-of-the-gashlai.2")
    assert "war-sun" in table.player().technologies
    assert table.player(1).pools.fleet == 2
    assert "fires-of-the-gashlai.2" in table.player(1).notes
    assert table.state.acting == 1


def test_what_the_fleet_pool_of_muaat_holds_no_more_is_removed() -> None:
    table = burning(fleet=1)
    table.play("p1 action card:fires-of-the-gashlai.2")
    assert (1, "excess") in table.asked()


def test_fires_of_the_gashlai_need_a_token_and_a_holder_without_war_suns() -> None:
    assert "card:fires-of-the-gashlai.2" not in words(burning(fleet=0))
    table = burning()
    table.player().technologies.append("war-sun")
    assert "card:fires-of-the-gashlai.2" not in words(table)
