"""Battles as they are looked up later: in the log, and since one's last move."""

from __future__ import annotations

from dataclasses import replace

import pytest
from discord import ui

from bot.store.rows import MoveRow
from bot.ui.boards import board_views, log_view, since_page
from bot.ui.boards.log_view import log_lines
from bot.words.labels import Labels
from bot.words.texts import LOCALES, Texts
from rules.core.flow import Event
from rules.eclipse.game import GAME
from tests.bot.snapshots import snapshot_of
from tests.eclipse.test_battle_news import BATTLE, PASSED, after_battle


@pytest.mark.parametrize("locale", LOCALES)
def test_the_log_has_a_line_for_each_round_of_a_battle(locale: str) -> None:
    """A battle that was fought to its end in one press was a paragraph of seventeen lines."""
    snapshot, texts = snapshot_of(GAME, after_battle().state, "news"), Texts(locale)
    move = MoveRow("g", 55, "p2 engage to-the-end", 1, "person", 0, 1, True, False, (*BATTLE[:8], PASSED), 0, 1)
    labels = Labels(texts, "eclipse", snapshot.plain_names)
    begun, *rounds, ended = told = log_lines(snapshot, texts, None, [move])
    assert begun == f"` 55` {labels.event(BATTLE[0])}"
    between = texts("event-between")
    assert rounds == [f"-# {between.join(map(labels.event, each))}" for each in (BATTLE[1:3], BATTLE[3:5])]
    assert ended == f"-# {labels.events((*BATTLE[5:8], PASSED))}"
    page = log_view.view(snapshot, texts, None, [move]).to_components()
    assert all(line in str(page) for line in told)
    once = replace(move, events=BATTLE[:3])
    assert log_lines(snapshot, texts, None, [once]) == [f"` 55` {labels.events(BATTLE[:3])}"]


@pytest.mark.parametrize("locale", LOCALES)
def test_what_happened_since_ones_move_begins_with_what_mattered_in_the_round(locale: str) -> None:
    """Behind a vote or a pass it began with one's own last press, and the battle before that was not there."""
    snapshot, texts = snapshot_of(GAME, after_battle().state, "news"), Texts(locale)
    moves = [
        MoveRow("g", seq, f"p1 {line}", 0, "person", seq - 1, 1, True, False, events, 0, 1)
        for seq, (line, events) in enumerate(
            (
                ("action pass", (Event("round", {"round": 2}),)),
                ("engage to-the-end", BATTLE[:8]),
                ("reputation keep", ()),
            ),
            1,
        )
    ]
    found = since_page.beside(snapshot, 0, moves, moves[3:])
    (told,) = found.lines(texts)
    assert told.startswith(f"★ **{Labels(texts, 'eclipse', snapshot.plain_names).event(BATTLE[6])}**")
    assert [*found.pictures()] == ["102"]
    (way,), (board, shown) = ([each.item for each in found.ways(texts, here)] for here in ("", "102"))
    assert isinstance(way, ui.Button)
    assert way.label == texts("ui-since-report", place="102")
    assert isinstance(board, ui.Button)
    assert isinstance(shown, ui.Button)
    assert [board.disabled, shown.disabled] == [False, True]
    page = board_views.since_view(snapshot, texts, ["` 4` Ann passes"], 0, mattered=[told])
    said = "\n".join(each.content for each in page.view([]).walk_children() if isinstance(each, ui.TextDisplay))
    assert said.index(told) < said.index(texts("ui-since-title")) < said.index("Ann passes")
    next_round = [*moves, replace(moves[0], seq=4), replace(moves[2], seq=5)]
    assert since_page.beside(snapshot, 0, next_round, []).lines(texts) == []
