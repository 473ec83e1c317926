"""Everything in the box of Eclipse is used, in games in which much happens or in a script.

Random games seldom come to some of it; `python -m tools.coverage eclipse` counts how often games do.
"""

from __future__ import annotations

from rules.core.game import Setup
from rules.eclipse.frames import Claim
from rules.eclipse.game import GAME
from testkit.coverage import covered
from testkit.games.eclipse_uses import Used, components, used
from tests.eclipse.kit import Table
from tests.eclipse.rich_games import play

SEEDS = (169, 29, 164, 33, 32, 3, 147, 158, *range(120, 140))  # the last ones are seldom needed


def used_in(seed: int) -> Used:
    """What a game uses, with two to six players of any species."""
    setup = Setup(2 + seed % 5, {"species": "random"})
    for state, _, outcome in play(setup, seed, rich=True):
        for event in outcome.events:
            yield from used(event, state)


def the_center_is_taken() -> Used:
    """Whoever has destroyed its defence may place a disc there."""
    table = Table()
    center = table.state.sector("001")
    center.defended = center.discovery = False
    table.ships("001", 0, cruiser=1)
    table.state.stack.append(Claim(0, "001"))
    table.play("p1 claim yes")
    for event in table.events:
        yield from used(event, table.state)


def test_every_component_is_used() -> None:
    every = {(chapter, name) for chapter, names in components().items() for name in names}
    missing = every - {*the_center_is_taken()}
    for seed in SEEDS:
        missing -= {*used_in(seed)}
        if not missing:
            return
    assert missing == set()


def test_what_is_counted_is_in_the_box() -> None:
    """As many of each thing as there are."""
    counts = {chapter: len(names) for chapter, names in components().items()}
    assert counts["technology researched"] == 24
    assert counts["part placed"] == 23
    assert counts["discovery used"] == 11
    assert counts["sector placed"] == 37
    assert counts["sector controlled"] == 50
    assert counts["species"] == 12


def test_the_list_of_what_games_use_has_only_what_there_is() -> None:
    coverage = covered(GAME, ["one"])
    chapters = components()
    assert {chapter for chapter, _ in coverage.times} <= set(chapters)
    assert all(name in chapters[chapter] for chapter, name in coverage.times)
