"""A table of Gaia Project for tests: a fixed board, chosen factions, moves in words.

    table = Table("terrans", "xenos")
    table["terrans"].ore = 9
    table.play("p1 action mine:4a0", "p1 finish end")
    assert table["terrans"].structures["4a0"] == "mine"

Positions may be edited between moves: what a test is about should be all that it spells out.
"""

from __future__ import annotations

from random import Random

from rules.core.decisions import Decision, Illegal
from rules.core.flow import WARNINGS, Event
from rules.core.game import Setup
from rules.core.play import Move, copy, parse, pending_question, step
from rules.gaia.game import GAME
from rules.gaia.state import Player, State

GIVEN = {
    "slots": {
        "terra": "tech1",
        "nav": "tech2",
        "int": "tech3",
        "gaia": "tech4",
        "eco": "tech5",
        "sci": "tech6",
        "free1": "tech7",
        "free2": "tech8",
        "free3": "tech9",
    },
    "advanced": {"terra": "adv1", "nav": "adv2", "int": "adv3", "gaia": "adv4", "eco": "adv14", "sci": "adv15"},
    "terra_token": "fed4",
    "round_tiles": ["score1", "score2", "score3", "score4", "score5", "score6"],
    "final_tiles": ["structure", "gaia"],
}
BOOSTERS = ["booster1", "booster4", "booster5", "booster6", "booster3", "booster7", "booster8"]


class Table:
    """A game with factions in seat order on the recommended board; round 1 is under way unless `until` says less.

    First structures and boosters are those the kernel lists first. Chance is seeded: no test may depend on it.
    """

    def __init__(self, *factions: str, until: str = "action", **options: str) -> None:
        given = {**GIVEN, "boosters": BOOSTERS[: len(factions) + 3]}
        chosen = {name.replace("_", "-"): value for name, value in options.items()}
        self.state: State = GAME.new(Setup(len(factions), chosen, given), Random(1))
        self.events: list[Event] = []
        for seat, faction in enumerate(factions):
            if until != "faction" and self.kinds(seat) == ["faction"]:
                self.play(f"p{seat + 1} faction {faction}")
        while until not in ("faction", *(decision.kind for decision in self.pending())):
            self.default()

    def __getitem__(self, faction: str) -> Player:
        """The player of a faction."""
        return next(player for player in self.state.players if player.faction == faction)

    def pending(self) -> list[Decision]:
        """Everything that is asked."""
        return list(GAME.pending(self.state))

    def kinds(self, seat: int) -> list[str]:
        """The kinds of questions a seat is asked."""
        return [decision.kind for decision in self.pending() if decision.seat == seat]

    def words(self, seat: int, kind: str) -> list[str]:
        """What a seat may answer to a question with a list."""
        return [option.word for option in pending_question(GAME, self.state, seat, kind).ask.options]  # type: ignore[union-attr]

    def play(self, *lines: str) -> list[Event]:
        """Play lines; returns what the last of them told. The position must stay without faults."""
        told: list[Event] = []
        for line in lines:
            told = self._step(parse(line))
        return told

    def default(self) -> list[Event]:
        """Answer the first open question with its default."""
        decision = self.pending()[0]
        return self._step(Move(decision.seat, decision.kind, decision.default))

    def skip_charges(self) -> None:
        """Everybody declines to charge."""
        while charging := next((one for one in self.pending() if one.kind == "charge"), None):
            self.play(f"p{charging.seat + 1} charge no")

    def refused(self, line: str) -> str:
        """The code with which a line is refused; it is tried on a copy."""
        try:
            step(GAME, copy(GAME, self.state), parse(line), Random(1))
        except Illegal as refusal:
            return refusal.code
        raise AssertionError(f"{line} was accepted")

    def why(self, line: str) -> tuple[str, dict[str, str | int]]:
        """The reason that a question gives against an answer of one word: code and details. It is refused, too."""
        move = parse(line)
        assert self.refused(line)
        question = pending_question(GAME, self.state, move.seat, move.kind)
        reasons = {
            unavailable.option.word: unavailable.reason for unavailable in GAME.unavailable(self.state, question)
        }
        return reasons[move.answer[0]].code, reasons[move.answer[0]].details

    def unavailable(self, seat: int, kind: str) -> set[str]:
        """The words that a question gives reasons against."""
        question = pending_question(GAME, self.state, seat, kind)
        return {unavailable.option.word for unavailable in GAME.unavailable(self.state, question)}

    def wasted(self, *lines: str) -> list[tuple[int, str, int]]:
        """Play lines; the warnings of the last: (seat that reads it, what, how much)."""
        warnings = [event for event in self.play(*lines) if event.kind in WARNINGS]
        return [(event.seen_by[0], event.facts["what"], event.facts["count"]) for event in warnings]  # type: ignore[index,misc]

    def _step(self, move: Move) -> list[Event]:
        outcome = step(GAME, self.state, move, Random(1))
        assert GAME.faults(self.state) == [], GAME.faults(self.state)
        self.events += outcome.events
        return list(outcome.events)
