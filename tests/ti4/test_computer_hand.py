"""The computer player's hand: what it discards, and powers that it uses beside its own turn or behind others'."""

from __future__ import annotations

from functools import partial
from random import Random

from rules.core.decisions import Answer, Decision, Option, Pick
from rules.core.hidden import view
from rules.ti4.cards.card import ACTION_CARD
from rules.ti4.computer.answers import answers
from rules.ti4.computer.unasked import volunteered
from rules.ti4.game import GAME
from tests.ti4.kit import Table
from tests.ti4.phase_power_scenes import moving
from tests.ti4.scenes import acting


def beside(table: Table) -> Answer | None:
    """What the computer of seat 0 plays beside its turn."""
    questions = [question for question in GAME.pending(table.state, 0) if question.kind == "hand"]
    return next((volunteered(partial(view, table.state, 0), question) for question in questions), None)


def discarded(*copies: str, number: int = 1) -> Answer:
    """What the computer discards of these."""
    options = tuple(Option(copy, "", {ACTION_CARD: copy.partition(".")[0]}) for copy in copies)
    question = Decision(0, "discard-cards", Pick(options, number, number), copies[:number])
    return next(answers(acting("sol", "hacan", "xxcha").state, question, Random(1)))


def test_what_is_of_least_use_is_discarded() -> None:
    assert discarded("sabotage.1", "lost-star-chart.1", "imperial-rider.1") == ("lost-star-chart.1",)


def test_of_two_of_a_name_one_goes_first() -> None:
    assert discarded("morale-boost.1", "morale-boost.2", "bunker.1") == ("morale-boost.1",)


def test_the_flagship_of_the_arborec_produces_when_it_can() -> None:
    table = acting("arborec", "xxcha", "sol")
    table.put("304", 0, flagship=1)
    table.play("p1 action activate:304")
    assert beside(table) == ("duha-menaimon",)
    table.play("p1 hand duha-menaimon")
    assert beside(table) is None


def test_infantry_is_evened_out_by_bioplasmosis() -> None:
    table = moving()
    question = next(each for each in table.pending(0) if each.kind == "bioplasmosis")
    words = next(answers(view(table.state, 0), question, Random(1)))
    assert {word.partition(":")[0] for word in words} == {"from", "to"}
    table.play(" ".join(("p1 bioplasmosis", *words)))


def test_a_turn_is_ended_where_more_ships_are_near() -> None:
    """Nullification Field costs a command token (34)."""
    table = acting("sol", "hacan", "xxcha")
    table.put("203", 2, cruiser=1)
    table.player(2).technologies.append("nullification-field")
    table.player(2).pools.strategy = 3
    table.play("p1 action activate:203")
    question = next(each for each in table.pending(2) if each.kind == "play-now")
    assert next(answers(view(table.state, 2), question, Random(1))) == ("nullification-field",)
    table.player(2).pools.strategy = 1
    assert next(answers(view(table.state, 2), question, Random(1))) == ("pass",)
