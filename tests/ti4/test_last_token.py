"""A panel says where an answer would spend the last command token of a pool."""

from __future__ import annotations

import pytest

from bot.table.drafts.drafts import panel_of
from bot.table.game.run import begin
from bot.ui.panel.navigation import START, labels_of
from bot.ui.panel.panel_lines import lines
from bot.words.texts import Texts
from rules.ti4.game import GAME
from tests.bot.snapshots import snapshot_of
from tests.ti4.kit import Table
from tests.ti4.scenes import acting


def said(table: Table, seat: int, locale: str) -> list[str]:
    """What a panel says of what its owner is asked."""
    snapshot, texts = snapshot_of(GAME, table.state, "last"), Texts(locale)
    panel = panel_of(snapshot, seat, begin(snapshot))
    question = next(each for each in panel.questions if not each.optional)
    return [*lines(panel, labels_of(panel, texts), question, START, "")]


@pytest.mark.parametrize(
    ("locale", "pool"), [("en", "Strategy pool: your last token"), ("ko", "전략 지원고: 마지막 토큰")]
)
def test_a_secondary_ability_that_takes_the_last_strategy_token_is_warned_of(locale: str, pool: str) -> None:
    """Its cost told that it takes one, and nobody looked how many there are (20, 82)."""
    table = acting()
    table.player(1).pools.strategy = 1
    table.play("p1 action strategic:construction")
    while (1, "secondary") not in table.asked():
        table.default()
    told = [line for line in said(table, 1, locale) if line.startswith("⚠️")]
    assert len(told) == 1
    assert pool in told[0], told


def test_with_two_of_them_nothing_is_said() -> None:
    table = acting()
    table.player().pools.tactic = 2
    assert not [line for line in said(table, 0, "en") if line.startswith("⚠️")]
    table.player().pools.tactic = 1
    assert [line for line in said(table, 0, "en") if line.startswith("⚠️ Tactic pool")]
