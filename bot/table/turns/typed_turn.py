"""A turn that somebody types: commands, the answers that each means, and how far they are drafted."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from bot.errors import Refusal
from bot.table.drafts import drafts
from bot.table.game.run import Run, move_of_line
from bot.table.game.snapshot import GameSnapshot, apart_from_draft
from rules.core.decisions import Decision, Illegal


class Interpreter(Protocol):
    """What typed commands mean at a moment of a game. The table executes; an interpreter only reads."""

    def read(self, run: Run, snapshot: GameSnapshot, seat: int, command: str) -> list[str]:
        """The answers a command means after `run`, as lines (`research eco`). Raises `Refusal` or `Illegal`."""

    def explained(
        self, run: Run, snapshot: GameSnapshot, seat: int, line: str, refused: Refusal | Illegal
    ) -> Refusal | Illegal:
        """A refusal that says more of why a line was refused, or `refused` itself."""


class OwnWords:
    """Commands in the game's own words: `research eco`, or `eco` where only one question takes it."""

    def read(self, run: Run, snapshot: GameSnapshot, seat: int, command: str) -> list[str]:
        """The command itself."""
        return [command]

    def explained(
        self, run: Run, snapshot: GameSnapshot, seat: int, line: str, refused: Refusal | Illegal
    ) -> Refusal | Illegal:
        """The refusal itself."""
        return refused


WORDS = OwnWords()


@dataclass
class TypedTurn:
    """What somebody typed, as far as it is not drafted: commands that are `unread`, and the answers, as lines, of one.

    A command is read where it is executed, since what it means depends on what stands before it.
    """

    interpreter: Interpreter
    unread: list[str]
    lines: list[str] = field(default_factory=list)

    @property
    def left(self) -> bool:
        """Whether anything is left."""
        return bool(self.lines or self.unread)

    def forget(self) -> None:
        """Drop what is left."""
        self.lines.clear()
        self.unread.clear()

    def draft(self, run: Run, snapshot: GameSnapshot, seat: int) -> None:
        """Draft answers after `run` until one counts at once, one stands beside the draft, or none is left.

        What is typed behind a sealed answer that is held confirms that one. Raises `Illegal` or `Refusal`.
        """
        held_before = run.held
        while self.left and not run.binding:
            if run.held and run.held != held_before:
                drafts.take_held(run)
            elif not self.lines:
                self.lines = self.interpreter.read(run, snapshot, seat, self.unread.pop(0))
            elif _answers_beside(run, snapshot, seat, self.lines[0]):
                return
            else:
                take_line(run, snapshot, seat, self.lines.pop(0), self.interpreter)


def take_line(run: Run, snapshot: GameSnapshot, seat: int, line: str, interpreter: Interpreter) -> None:
    """Draft the answer that a line means; raises `Illegal` or `Refusal`, explained by the interpreter."""
    try:
        drafts.draft_move(run, snapshot, move_of_line(run.asked(seat), line))
    except (Refusal, Illegal) as refused:
        raise interpreter.explained(run, snapshot, seat, line, refused) from refused


def asked_of(snapshot: GameSnapshot, seat: int) -> list[Decision]:
    """The questions to a seat that are open in the game itself, without any draft."""
    return [question for question in snapshot.pending if question.seat == seat]


def is_beside(snapshot: GameSnapshot, seat: int, kind: str) -> bool:
    """Whether the open question of this kind is answered beside the draft."""
    return any(question.kind == kind and apart_from_draft(question) for question in asked_of(snapshot, seat))


def _answers_beside(run: Run, snapshot: GameSnapshot, seat: int, line: str) -> bool:
    """Whether a typed line answers a question beside the draft."""
    try:
        return is_beside(snapshot, seat, move_of_line(run.asked(seat), line).kind)
    except Refusal:
        return False
