"""Where the points of a finished game came from, as the play-through tells it."""

from __future__ import annotations

from random import Random

from bot.store.rows import GameRow, SeatRow
from bot.table.game.snapshot import GameSnapshot
from demo.result import result
from images.pulsar.boards.scoring import points
from rules.core.game import Setup
from rules.pulsar.game import GAME
from testkit.playouts import playout

SEATS = 3
SEED = "result"


def test_the_end_of_the_game_is_booked_apart_from_what_was_scored_before() -> None:
    played = list(playout(GAME, Setup(SEATS, {}), SEED, Random(SEED), eager=6))
    state, moves = played[-1][0], [(move, seq) for seq, (_, move, _) in enumerate(played, 1)]
    seats = tuple(SeatRow("abc123", seat, seat, f"Seat {seat}") for seat in range(SEATS))
    row = GameRow("abc123", "pulsar", 1, 2, 3, "en", 0, seed=SEED)
    found = result(GameSnapshot(row, seats, GAME, state, ()), moves)
    for seat, player in enumerate(found.players):
        assert sum(player.sources.values()) == player.points == state.players[seat].vp
        ended = {name.removeprefix("end:"): vp for name, vp in player.sources.items() if name.startswith("end:")}
        assert ended == {part: vp for part, vp in state.results[seat].items() if vp}
        assert "game" not in ended
        before = player.points - sum(ended.values())
        assert points(state)[seat] == {"game": before, **state.results[seat]}
        assert player.sources.get(moves[-1][0].kind, 0) >= -2 * 8  # penalties at most, not all that was scored before
