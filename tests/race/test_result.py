"""Where the points of a finished game came from, as the play-through tells it."""

from __future__ import annotations

from random import Random

from bot.store.rows import GameRow, SeatRow
from bot.table.game.snapshot import GameSnapshot
from demo.result import result
from rules.core.game import Setup
from rules.race.game import GAME
from testkit.playouts import playout

SEATS = 2
SEED = "result"


def test_the_play_through_books_points_once_and_nothing_that_is_none() -> None:
    played = list(playout(GAME, Setup(SEATS, {}), SEED, Random(SEED), eager=6))
    state, moves = played[-1][0], [(move, seq) for seq, (_, move, _) in enumerate(played, 1)]
    seats = tuple(SeatRow("abc123", seat, seat, f"Seat {seat}") for seat in range(SEATS))
    row = GameRow("abc123", "race", 1, 2, 3, "en", 0, seed=SEED)
    found = result(GameSnapshot(row, seats, GAME, state, ()), moves)
    for seat, player in enumerate(found.players):
        assert player.points == GAME.scores(state)[seat] > 0
        assert player.sources == {part: points for part, points in state.results[seat].items() if points}
        assert sum(player.sources.values()) == player.points
