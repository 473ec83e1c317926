"""How a panel says that the game has ended, to whom it is."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.table.game.snapshot import GameSnapshot
from bot.words.posts.ending.finale import how_it_ended
from bot.words.texts import Texts


@pytest.mark.parametrize(
    ("seat", "locale", "said"),
    [
        (1, "en", "The game is over. You won by 5 VP."),
        (1, "ko", "게임이 끝났습니다. 5점 차로 이기셨습니다."),
        (0, "en", "The game is over. Ben wins by 5 VP."),
        (None, "en", "The game is over. Ben wins by 5 VP."),
    ],
)
async def test_who_has_won_is_told_so_as_themselves(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch, seat: int | None, locale: str, said: str
) -> None:
    """A winner read of themselves as of somebody else."""
    monkeypatch.setattr(type(snapshot.game), "scores", lambda self, state: [7, 12])
    monkeypatch.setattr(type(snapshot.game), "winners", lambda self, state: [1])
    over = replace(snapshot, row=replace(snapshot.row, status="over"))
    assert how_it_ended(over, Texts(locale), seat) == said
