"""A record of the peer, fed to the kernel answer by answer; everything that follows from the answers is compared.

The record is read phase by phase, a phase ahead of the kernel: its answers wait in line to be asked for, its other
events add up in the ledger until the kernel comes to the next phase.
"""

from __future__ import annotations

import json
from collections import deque
from typing import Any

from rules.core.decisions import Answer, Decision, Illegal
from rules.core.play import Move, give, pending_question, question_about
from rules.race.game import GAME, RaceForTheGalaxy
from rules.race.state import State
from tools.peer import replay as peers
from tools.peer.race import states
from tools.peer.race.ledger import Ledger, same_parts
from tools.peer.race.notation import Event, Reply, read
from tools.peer.race.setup import Deck, Record, setup
from tools.peer.verdict import Difference, same
from tools.peer.watch import watched

START = "start"
PHASES = {"end": "round_end"}
BETWEEN = ("P", "K")  # events that the kernel is compared at
ANSWERED = ("C", "U")  # events that are answers to our questions
WATCHED = ("round", "phase")


class Replay(peers.Replay):
    """One record on its way through the kernel, event by event."""

    game: RaceForTheGalaxy
    state: State

    def __init__(self, record: Record, look: peers.Look | None = None) -> None:
        super().__init__(record, look)
        self.events: list[Event] = record["ev"]
        self.at = 0  # the event before which the kernel is to be compared next
        self.replies: deque[Reply] = deque()
        self.over = False
        self.ledger = Ledger(record)
        self.deck = Deck(record)
        self.game = watched(GAME, WATCHED, self._see)

    def run(self) -> None:
        """Feed every answer."""
        self._read_on(START)
        self.state = self.game.new(setup(self.record), self.deck)
        while not self.over:
            if self.replies:
                self._give(self.replies.popleft())
            else:
                self._only_answer(f"{self.events[self.at][0]} at event {self.at}")
        self._finish()

    def answer(self, question: Decision, words: Answer) -> None:
        """Answer a question."""
        if self.look is not None:
            self.look(self, pending_question(GAME, self.state, question.seat, question.kind), words)
        self.ledger.hear(give(self.game, self.state, question, words, self.deck).events)

    @property
    def length(self) -> int:
        """How many events the record has."""
        return len(self.events)

    def place(self) -> str:
        """The event at which it is."""
        event = json.dumps(self.events[self.index : self.index + 1])[1:-1]
        return f"event {self.index} `{event}`"

    def open_questions(self) -> list[tuple[int, str]]:
        """Who is waited for."""
        return [(decision.seat, decision.kind) for decision in self.asked()]

    def asked(self) -> list[Decision]:
        """Who is waited for."""
        return [decision for decision in GAME.pending(self.state) if not decision.settled]

    def _give(self, reply: Reply) -> None:
        """Give an answer of the record. What stands in the way may be a question that the peer does not put."""
        self.index = reply.at
        question = self._asked_about(reply)
        if question is not None:
            if not reply.fits(question.ask):
                raise Difference(f"seat {reply.seat} question", reply, question)
            self.answer(question, reply.words)
        elif self._answer_forced():
            self.replies.appendleft(reply)
        elif not reply.spare:
            raise Difference(f"seat {reply.seat} {reply.kind}", " ".join(reply.words), "not asked")

    def _asked_about(self, reply: Reply) -> Decision | None:
        """The question that a reply answers, with all that may be chosen, in words; None where it is not open."""
        try:
            question = question_about(GAME, self.state, Move(reply.seat, reply.kind, reply.words))
        except Illegal:
            return None
        return question if reply.answers(question) else None

    def _only_answer(self, awaited: str) -> None:
        """The record has nothing more to say before its next phase: what is asked has one answer."""
        if not self._answer_forced():
            raise Difference("next", awaited, "a question" if self.asked() else "the end")

    def _answer_forced(self) -> bool:
        """Answer a question that has one answer and that the record does not mention; False when there is none."""
        for decision in self.asked():
            words = decision.ask.forced()
            if words is not None and not any(reply.answers(decision) for reply in self.replies):
                self.answer(decision, words)
                return True
        return False

    def _see(self, state: State, frame: Any) -> None:
        """The kernel has come to the next phase, or the next round: so has the record."""
        for reply in self.replies:
            if not reply.spare:
                self.index = reply.at
                raise Difference(f"seat {reply.seat} {reply.kind}", " ".join(reply.words), "never asked")
        self.index = self.at
        event = self.events[self.at]
        self.ledger.compare(state)
        if frame.at == "phase":
            name = PHASES.get(frame.name, frame.name)
            same("phase", event[1:], [name])
            self._read_on(name)
        else:
            same("end of the phase", event[0], "K")
            same_parts("checkpoint", event[1], states.checkpoint(state, self.game.scores(state)))
            self._next_round(event[1]["r"] + 1)

    def _next_round(self, number: int) -> None:
        if self.at + 1 == len(self.events):
            self.over = True
        else:
            self.at += 1
            same("round", self.events[self.at], ["R", number])
            self._read_on("")

    def _read_on(self, phase: str) -> None:
        """Read what the record says of a phase. Its first event only names it, but for that of the whole record."""
        self.replies.clear()
        events, book, at = self.events, self.ledger.book, self.at + (phase != START)
        while (kind := events[at][0]) not in BETWEEN:
            if kind not in ANSWERED:
                book(events[at])
            elif (reply := read(events, at, phase)) is not None:
                self.replies.append(reply)
            at += 1
        self.at = at

    def _finish(self) -> None:
        """The end of the game, and how many points everybody has of what."""
        record, state = self.record, self.state
        same("open questions at the end", [], [decision.kind for decision in GAME.pending(state)])
        won = self.game.winners(state)
        for player, row in zip(state.players, record["final"], strict=True):
            same_parts(f"final seat {player.seat}", row, states.final(state, player, won=player.seat in won))
        same("points", [row["score"] for row in record["final"]], self.game.scores(state))
        same("rounds", record["rounds"], state.round)
        same("end", record["end"], states.ending(state))
        same("pool", record["pool"], state.pool)
        same("reshuffles", record["reshuffles"], self.ledger.reshuffles)
        same("log to come", [], list(self.ledger.told))
        same("cards never drawn", self.deck.rest(), len(state.deck))


def skipped(record: Record) -> str:
    """No record is left out."""
    return ""
