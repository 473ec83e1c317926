"""A die that moves counters behind the last space of a track has much to say of each of them, and fits a phone."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.store.rows import GameRow, SeatRow
from bot.table.drafts.drafts import panel_of
from bot.table.game.run import begin
from bot.table.game.snapshot import GameSnapshot
from bot.ui.panel import panel_pictures, panel_view
from bot.ui.panel.navigation import Nav, open_question
from bot.words.texts import LOCALES, Texts
from rules.core.game import Setup
from rules.pulsar.game import GAME
from testkit.playouts import playout
from tests.bot.test_tall_pages import OTHERS, pictured, tall

INITIATIVE, ENGINEERING = ((4, 7), (7, 14)), ((9, 9), (6, 7))  # spaces of the counters, from 0: one's own, the other's


def last_spaces() -> GameSnapshot:
    """The first die of a game of two, in which the counters of whoever is asked stand far from the left."""
    state, question = next(
        (state, asked) for state, *_ in playout(GAME, Setup(2), "tall", Random(0)) for asked in GAME.pending(state)
        if asked.kind == "draft"
    )  # fmt: skip
    for track, placed in ((state.initiative, INITIATIVE), (state.engineering, ENGINEERING)):
        for space in track:
            space.clear()
        for seat, spaces in zip((question.seat, 1 - question.seat), placed, strict=True):
            for space in spaces:
                track[space].append(seat)
    state.dice, state.median, state.order = [1, 1, 2, 2, 3, 4, 6], 4, [question.seat] * 2 + [1 - question.seat] * 2
    row = GameRow(
        "abc123", "pulsar", 1, 2, 3, "en", 0, status="running", guided=True, seed="s", seq=7, name="Violet Compass"
    )
    people = [SeatRow(row.id, seat, seat + 1, f"P{seat}") for seat in range(2)]
    return GameSnapshot(row, tuple(people), GAME, state, tuple(GAME.pending(state)))


@pytest.mark.parametrize("locale", LOCALES)
def test_a_die_that_leads_behind_the_end_of_a_track_fits_a_phone(locale: str) -> None:
    """It was 837 px tall: two choices in words filled two lines of buttons beside two that had numbers."""
    snapshot, texts = last_spaces(), Texts(locale)
    (question,) = snapshot.pending
    panel = replace(panel_of(snapshot, question.seat, begin(snapshot)), continued=("draft",))
    nav = Nav("draft", "draft:6")
    wanted = panel_pictures.about(panel, open_question(panel, nav), nav)
    assert wanted
    contents = panel_view.Contents(panel, texts, nav)
    picture = pictured(wanted, texts, contents.room_of_picture(waiting=OTHERS))
    tall(contents.view([picture], OTHERS), [picture])
