"""What the replays of all peers have in common: a record on its way through the kernel, and what becomes of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Protocol, cast

from rules.core.decisions import Answer, Decision
from tools import peer
from tools.peer.verdict import Difference, Verdict

Record = Any
Look = Callable[["Replay", Decision, Answer], None]


class Replay(ABC):
    """One record on its way. It raises `Difference` at the first thing that differs from what the record holds.

    `index` is where in the record it is. `look`, where there is one, is shown each question with its answer, before
    the answer is given.
    """

    game: Any
    state: Any
    index = 0

    def __init__(self, record: Record, look: Look | None = None) -> None:
        self.record = record
        self.look = look

    @property
    @abstractmethod
    def length(self) -> int:
        """How many lines, or events, the record has."""

    @abstractmethod
    def run(self) -> None:
        """Feed the whole record."""

    @abstractmethod
    def place(self) -> str:
        """Where in the record it is, as the record has it."""

    @abstractmethod
    def open_questions(self) -> list[tuple[int, str]]:
        """Who is asked what: seats and kinds of questions."""


class Peer(Protocol):
    """What a game's module `tools.peer.<game>.replay` offers."""

    def Replay(self, record: Record, look: Look | None = None) -> Replay:  # noqa: N802  # a class
        """A record at its beginning."""

    def skipped(self, record: Record) -> str:
        """Why a record is left out: it is of rules that we do not have."""


def peers() -> list[str]:
    """The games of which records of a peer can be replayed."""
    return [module.name for module in iter_modules(peer.__path__) if module.ispkg]


def peer_of(game_id: str) -> Peer:
    """What replays the records of a game; raises ModuleNotFoundError where there is none."""
    return cast(Peer, import_module(f"tools.peer.{game_id}.replay"))


def check(peer: Peer, record: Record) -> Verdict:
    """Play a record and compare; whatever is wrong with it is a failure of that record."""
    name = "?"
    try:
        name = record["id"]
        if reason := peer.skipped(record):
            return Verdict(name, "skipped", reason)
        replay = peer.Replay(record)
    except Exception as error:
        return Verdict(name, "failed", f"set-up: {error!r}")
    try:
        replay.run()
    except Exception as error:
        return Verdict(name, "failed", _where(replay, error), replay.index)
    finally:
        del replay.game  # it holds the replay that holds it: only a search for garbage would end that
    return Verdict(name, "passed", "", replay.length)


def _where(replay: Replay, error: Exception) -> str:
    """A failure with its place in the record and what was asked there."""
    reason = str(error) if isinstance(error, Difference) else repr(error)
    return f"{replay.place()}: {reason}; asked: {_asked(replay)}"


def _asked(replay: Replay) -> str:
    """What was asked where a record failed, as far as the position still tells."""
    try:
        questions = [f"seat {seat} {kind}" for seat, kind in sorted(replay.open_questions())]
    except Exception as error:
        return repr(error)
    return ", ".join(questions) or "nothing"
