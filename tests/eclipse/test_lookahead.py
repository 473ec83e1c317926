"""The computers that look ahead: their answers are legal, the same for a seed, and told by nothing they cannot see."""

from __future__ import annotations

from random import Random

from rules.core.chance import chance
from rules.core.game import Setup
from rules.core.hidden import view
from rules.core.play import Move, copy, start, step
from rules.eclipse.computer.lookahead import LOOKAHEAD
from rules.eclipse.computer.quick import quick
from rules.eclipse.computer.stages import turns_had, upkeeps
from rules.eclipse.computer.worth import worth
from rules.eclipse.game import GAME
from rules.eclipse.state import State
from rules.opponents.lookahead import Effort
from rules.opponents.search import imagined, ranked
from tests.eclipse.kit import Table, hex_at

FEW = Effort(looks=3)


def test_all_it_answers_in_a_game_is_legal() -> None:
    state: State = start(GAME, Setup(2), "legal")
    kinds: dict[str, int] = {}
    moves = 0
    while questions := [question for question in GAME.pending(state) if question.awaited]:
        question, moves = questions[0], moves + 1
        forced, rng = question.ask.forced(), Random(f"legal/{moves}")
        kinds[question.kind] = kinds.get(question.kind, 0) + 1
        if forced is None and kinds[question.kind] % 6 == 1:
            ranking = ranked(GAME, LOOKAHEAD, imagined(GAME, state, question.seat, rng), question, rng, FEW)
            answer = ranking[0].answer if ranking else next(quick(state, question, rng))
        else:
            answer = forced or next(quick(state, question, rng))
        step(GAME, state, Move(question.seat, question.kind, answer), chance("legal", moves))
    assert {"action", "place", "claim", "settle", "move", "build", "upgrade", "influence"} <= kinds.keys()


def fighters() -> Table:
    """Two players who have won reputation, of which one knows the own alone."""
    table = Table()
    table.sector("201", hex_at(1, 0), disc=0)
    for seat in (0, 1):
        table.player(seat).reputation = [table.state.reputation.pop(-1 - seat), table.state.reputation.pop(0)]
    return table


def test_the_same_seed_ranks_the_same_whatever_others_hide() -> None:
    table = fighters()
    question = table.question("action")
    other = copy(GAME, table.state)
    GAME.rearrange(other, 0, Random(5))
    assert other.players[1].reputation != table.state.players[1].reputation
    assert view(other, 0) == view(table.state, 0)
    rankings = []
    for state in (table.state, other, table.state):
        rng = Random(7)
        rankings.append(ranked(GAME, LOOKAHEAD, imagined(GAME, state, 0, rng), question, rng, FEW))
    assert rankings[0]
    assert rankings[0] == rankings[1] == rankings[2]


def test_worth_tells_nothing_that_others_hide() -> None:
    table = fighters()
    other = copy(GAME, table.state)
    GAME.rearrange(other, 0, Random(5))
    assert worth(other, 0) == worth(table.state, 0) == worth(view(table.state, 0), 0)


def test_worth_rises_with_what_scores_and_what_brings_it() -> None:
    table = Table()
    before = worth(table.state, 0)
    table.sector("201", hex_at(1, 0), disc=0)
    settled = worth(table.state, 0)
    table.player().reputation = [4]
    assert before < settled
    assert worth(table.state, 0) > settled + 3


def test_a_battle_that_is_lost_is_worth_less_than_one_that_is_won() -> None:
    def fought(**fleet: int) -> float:
        table = Table()
        table.sector("201", hex_at(1, 0)).ancients = 1
        alone = worth(table.state, 0)
        table.ships("201", 0, **fleet)
        return worth(table.state, 0) - alone

    assert fought(dreadnought=2) > fought(interceptor=1) + 2


def test_a_turn_is_counted_when_it_has_ended() -> None:
    table = Table()
    before = turns_had(table.state, 0)
    table.play("p1 action influence")
    assert turns_had(table.state, 0) < before + 1
    table.play("p1 influence none", "p1 end end")
    assert turns_had(table.state, 0) >= before + 1
    assert upkeeps(table.state) == 9


def test_a_part_that_was_named_is_placed() -> None:
    table = Table()
    table.play("p1 action upgrade", "p1 upgrade part:ion-cannon")
    question = table.question("slot")
    tried = [*LOOKAHEAD.candidates(table.state, question, Random(1))]
    assert tried
    assert ("cancel",) not in tried  # which leads back to the parts, where the same part seems best again


def test_a_square_that_is_settled_is_worth_more_than_a_ship_that_could_settle_it() -> None:
    table = Table()
    table.sector("201", hex_at(1, 0), disc=0)
    words = [word for word in table.options("anytime") if word.startswith("colony:201")]
    assert words
    for word in words:
        other = copy(GAME, table.state)
        step(GAME, other, Move(0, "anytime", (word,)), Random(1))
        assert worth(other, 0) > worth(table.state, 0)
