"""Planning ahead is offered where it opens, and nowhere else: no press on it is refused at once."""

from __future__ import annotations

import gzip
from collections.abc import Iterator

import pytest

from bot.store.rows import GameRow, SeatRow
from bot.table.drafts.drafts import panel_of
from bot.table.game.run import begin
from bot.table.game.snapshot import GameSnapshot, Panel
from bot.table.plans.planned import with_plan
from bot.table.plans.plans import plan_of
from bot.ui.panel import panel_view
from bot.words.texts import Texts
from rules import games
from rules.core.saves import load
from testkit.laws.base import seats
from tests.flows.limits import walk
from tools.keep import kept


def resting(kind: str) -> Iterator[Panel]:
    """The panel of the first seat that is asked nothing, at each position kept of a game."""
    game = games.game(kind)
    for path in kept(game).values():
        state = load(game, game.version, gzip.decompress(path.read_bytes()))
        if asked := tuple(game.pending(state)):
            row = GameRow("abc123", kind, 1, 2, 3, "en", 0, status="running", seed="s", seq=7)
            people = tuple(SeatRow(row.id, seat, seat + 1, f"P{seat}") for seat in seats(game, state))
            snapshot = GameSnapshot(row, people, game, state, asked)
            idle = {each.seat for each in people} - {question.seat for question in asked}
            yield from (with_plan(panel_of(snapshot, seat, begin(snapshot))) for seat in sorted(idle)[:1])


@pytest.mark.parametrize("kind", games.MODULES)
def test_where_planning_is_offered_it_opens(kind: str) -> None:
    opens = set[bool]()
    for panel in resting(kind):
        shown = walk(panel_view.view(panel, Texts("en")).to_components())
        offered = any(str(each.get("custom_id")).startswith("o1:plan:") for each in shown)
        found = plan_of(panel)
        assert offered == bool(found.turn or found.listed)
        opens.add(offered)
    assert False in opens  # the law is put to positions in which there is nothing to plan
