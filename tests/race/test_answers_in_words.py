"""An answer is checked against the words of a question: the same that are shown with what choosing each brings."""

from __future__ import annotations

from itertools import islice

import pytest

from rules.core.decisions import Answer, Decision, Facts, Pick
from rules.core.play import Move, question_about
from rules.race.game import GAME
from testkit.records import golden_records
from tools.peer import replay as peers
from tools.peer.race.replay import Replay


def in_words(question: Decision) -> tuple[list[str], int, int, Facts] | None:
    """What may be chosen of how many, and what for."""
    ask = question.ask
    if not isinstance(ask, Pick):
        return None
    return [option.word for option in ask.options], ask.least, ask.most, question.facts


@pytest.mark.parametrize("part", range(3))
def test_what_answers_of_records_are_held_against_is_what_is_shown(part: int) -> None:
    def look(replay: peers.Replay, question: Decision, answer: Answer) -> None:
        about = question_about(GAME, replay.state, Move(question.seat, question.kind, answer))
        assert in_words(about) == in_words(question)
        seen.add(question.kind)

    seen: set[str] = set()
    for record in islice(golden_records("race"), part, None, 3):
        Replay(record, look).run()
    assert {"actions", "explore", "develop", "settle", "pay", "trade", "consume", "goods", "produce", "limit"} <= seen
