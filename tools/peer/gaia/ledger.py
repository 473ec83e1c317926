"""What a record says of every moment, held against the kernel's positions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.core.game import Game
from rules.gaia.peer.start import Record, components, planets
from rules.gaia.state import Player, State
from tools.peer.gaia import states
from tools.peer.verdict import Difference, same

PHASES = {"gaia": "income", "actions": "start", "clean-up": "end"}  # our phase begins where that state of theirs holds

GOODS = ("c", "o", "k", "q", "pw")


class Ledger:
    """The numbers of a record that are still to be seen.

    Within set-up, income and gaia phase either program may be ahead of the other: there a vector is `owed`, and must
    have been seen by the time both have come to the same point.
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        self.vectors: list[states.Vector | None] = [None] * record["players"]
        self.unanswered: dict[tuple[int, states.Vector], int] = {}
        self.seen: set[tuple[int, states.Vector]] = set()
        self.rounds: dict[str, Mapping[str, Any]] = {row["at"]: row for row in record["rounds"]}

    def expect(self, index: int) -> None:
        """Take over what a line changed."""
        for name, values in self.record["steps"][index].items():
            seat, vector = int(name), tuple(values)
            self.vectors[seat] = vector
            self.unanswered[seat, vector] = index

    def see(self, state: State, frame: Any = None) -> None:
        """Note every seat's vector, and compare what the record has of the moment at which a phase begins."""
        for seat, player in enumerate(state.players):
            self.seen.add((seat, states.vector(player)))
        if frame is not None and frame.at == "phase":
            self._phase(state, f"{PHASES.get(frame.name)}{state.round}")

    def _phase(self, state: State, at: str) -> None:
        row = self.rounds.pop(at, None)
        if row is None:
            return
        for seat, player in enumerate(state.players):
            if "p" in row:
                same(f"{at} seat {seat}", tuple(row["p"][seat]), states.vector(player))
            else:
                _same_player(f"{at} seat {seat}", row["players"][seat], state, player)
        if "order" in row:
            same(f"{at} order of passing", row["order"], state.passed)

    def settle(self) -> None:
        """Every vector that was owed must have been seen.

        The Taklons' is not: where the stone is asked for, the peer has given some of the income and we have not.
        """
        for (seat, vector), index in self.unanswered.items():
            if (seat, vector) not in self.seen and self.record["factions"][seat] != "taklons":
                raise Difference(f"after move {index} seat {seat}", vector, "never seen")
        self.unanswered.clear()
        self.seen.clear()

    def compare(self, state: State) -> None:
        """Both programs have come to the same point: every seat has the record's vector."""
        for seat, player in enumerate(state.players):
            got = states.vector(player)
            if got != self.vectors[seat]:
                raise Difference(f"seat {seat} vp/c/o/k/q/power", self.vectors[seat], got)
            self.seen.add((seat, got))
        self.settle()

    def board(self, state: State) -> None:
        """The board as laid out: planets where they were turned to, and every component."""
        same("planets", planets(self.record), state.planets)
        drawn = components(self.record["setup"])
        same("boosters", sorted(drawn.pop("boosters")), sorted(state.boosters))
        for part, expected in drawn.items():
            same(part, expected, getattr(state, part))

    def seats(self, state: State) -> None:
        """Who plays what, for how many points, in which order; the supply is ready."""
        same("federations", self.record["setup"]["federations"], state.tokens)
        same("factions", self.record["factions"], [player.faction for player in state.players])
        same("bids", self.record["bids"], [player.bid for player in state.players])
        same("table order", self.record["tableOrder"], state.table)

    def end(self, state: State, game: Game) -> None:
        """The end of a complete game: the final scoring, who won, and everything before the players."""
        final = self.record["final"]
        same("breakdown", final["breakdown"], [states.breakdown(result) for result in state.results])
        same("counts of final tiles", final["counts"], states.counts(state))
        same("points", final["vp"], game.scores(state))
        best = [seat for seat, points in enumerate(final["vp"]) if points == max(final["vp"])]
        same("winners", best, game.winners(state))
        self.players(state)

    def players(self, state: State, *, ahead: bool = False) -> None:
        """All that the record holds was seen, and everything before the players is as it says.

        `ahead`: one program has given out more of an income than the other, so goods are not compared.
        """
        self.settle()
        same("states never reached", [], list(self.rounds))
        for player, expected in zip(state.players, self.record["final"]["players"], strict=True):
            _same_player(f"final seat {player.seat}", expected, state, player, GOODS if ahead else ())


def _same_player(
    where: str, expected: Mapping[str, Any], state: State, player: Player, but: tuple[str, ...] = ()
) -> None:
    got = states.full(state, player)
    if got != expected:
        parts = [part for part in {**got, **expected} if got.get(part) != expected.get(part) and part not in but]
        same(where, {part: expected.get(part) for part in parts}, {part: got.get(part) for part in parts})
