"""Jol-Nar: what research costs them, and what others learn by their note (34, 90)."""

from __future__ import annotations

import pytest

from rules.ti4.technology.prerequisites import researchable
from tests.ti4.kit import Table
from tests.ti4.scenes import acting

CARDS = ("technology", "warfare", "imperial", "leadership", "politics", "construction")


def following(*, mutated: bool = False, resources: bool = False) -> Table:
    """Sol, the first player, have used Technology, and Jol-Nar are asked whether to follow."""
    table = Table("sol", "jolnar", "xxcha")
    for player in table.state.players:
        table.deal_cards(player.seat)
    table.cards(*CARDS)
    table.player(1).mutated = mutated
    table.player(1).trade_goods = 4 * resources
    for planet in table.state.planets(1):
        planet.exhausted = True
    table.play("p1 action strategic:technology", "p1 research none")
    while table.asked()[0] == (0, "research"):
        table.play("p1 research none")
    return table


def test_brilliant_resolves_the_primary_for_a_token() -> None:
    table = following(resources=True)
    table.play("p2 secondary primary", "p2 research fighter-2")
    assert "fighter-2" in table.player(1).technologies
    assert table.player(1).pools.strategy == 1
    assert table.player(1).trade_goods == 4


def test_brilliant_needs_no_resources_for_the_first_technology() -> None:
    assert (1, "secondary") in following().asked()


def test_without_the_ability_there_is_the_secondary_alone() -> None:
    table = following(mutated=True, resources=True)
    (decision,) = table.pending(1)
    assert [option.word for option in decision.ask.options] == ["use", "decline"]  # type: ignore[union-attr]


def test_the_primary_is_filed_ahead() -> None:
    from rules.ti4.planning.followed import follows_ahead

    table = Table("sol", "jolnar", "xxcha")
    table.cards(*CARDS)
    asked = {key: decision for key, decision in follows_ahead(table.state, 1).items() if "technology" in key}
    (decision,) = asked.values()
    assert any(option.word.startswith("primary:") for option in decision.ask.options)  # type: ignore[union-attr]


def test_analytical_ignores_one_prerequisite_of_what_is_no_upgrade() -> None:
    table = acting("jolnar", "sol", "xxcha")
    table.player().technologies[:] = []
    found = researchable(table.state, 0)
    assert found["gravity-drive"] == ((),)
    assert "fleet-logistics" not in found
    assert "fighter-2" not in found
    table.player().mutated = True
    assert "gravity-drive" not in researchable(table.state, 0)


def test_analytical_leaves_a_choice_of_the_prerequisite() -> None:
    table = acting("jolnar", "sol", "xxcha")
    table.player().technologies[:] = []
    table.lay("205", "19", 0)  # Wellon, cybernetic
    table.lay("206", "26", 0)  # Lodor
    assert ("wellon",) in researchable(table.state, 0)["e-res-siphons"]


def agreed(said: str = "always") -> Table:
    """Sol hold the Research Agreement of Jol-Nar, who are about to research."""
    table = Table("jolnar", "sol", "xxcha")
    for player in table.state.players:
        table.deal_cards(player.seat)
    table.give_note(1, "research-agreement.1")
    table.cards(*CARDS)
    if said:
        table.play(f"p2 instructions file:research-agreement.1:{said}")
    table.play("p1 action strategic:technology")
    return table


def test_a_research_agreement_brings_what_jol_nar_has_researched() -> None:
    table = agreed()
    table.play("p1 research gravity-drive")
    assert "gravity-drive" in table.player(1).technologies
    assert "research-agreement.1" in table.player(0).notes


def test_a_research_agreement_is_not_for_technologies_of_the_faction() -> None:
    table = agreed()
    table.play("p1 research spatial-conduit-cylinder")
    assert "research-agreement.1" in table.player(1).notes


def test_a_research_agreement_is_not_used_for_what_its_holder_owns() -> None:
    table = agreed()
    table.player(1).technologies.append("gravity-drive")
    table.play("p1 research gravity-drive")
    assert "research-agreement.1" in table.player(1).notes


@pytest.mark.parametrize(("technology", "gained"), [("gravity-drive", False), ("fighter-2", True)])
def test_a_research_agreement_may_be_kept_for_an_upgrade(technology: str, gained: bool) -> None:
    table = agreed("upgrade")
    table.play(f"p1 research {technology}")
    assert (technology in table.player(1).technologies) == gained


def test_a_research_agreement_serves_while_all_use_the_secondary_ability() -> None:
    table = Table("sol", "jolnar", "xxcha")
    for player in table.state.players:
        table.deal_cards(player.seat)
        player.trade_goods = 8
    table.give_note(0, "research-agreement.2")
    table.cards(*CARDS)
    table.play("p1 instructions file:research-agreement.2:always", "p1 action strategic:technology")
    table.play("p1 research none", "p1 research none", "p2 secondary primary", "p3 secondary use")
    table.play("p2 research gravity-drive")
    assert "gravity-drive" in table.player().technologies
    assert {*table.asked()} == {(1, "research"), (2, "research")}
