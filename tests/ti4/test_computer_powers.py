"""The computer player uses powers that cost nothing, and predicts agendas as Nekro."""

from __future__ import annotations

from random import Random

import pytest

from rules.core.decisions import Answer, allocation
from rules.core.hidden import view
from rules.ti4.computer.answers import answers
from tests.ti4.kit import Table
from tests.ti4.phase_power_scenes import accords, by_flagship, quashing, reclaiming, spinning, swapping
from tests.ti4.test_mentak import gaining
from tests.ti4.test_xxcha import trained


def first_answer(table: Table, seat: int = 0) -> Answer:
    """What the computer answers to the open question of a seat."""
    question = next(each for each in table.pending(seat) if each.awaited)
    return next(answers(view(table.state, seat), question, Random(1)))


@pytest.mark.parametrize(
    ("table", "answer"),
    [
        (accords, "peace-accords:wellon"),
        (reclaiming, "reclamation"),
        (spinning, "yin-spinner:darien"),
    ],
)
def test_what_costs_nothing_is_used(table: object, answer: str) -> None:
    assert callable(table)
    assert first_answer(table()) == (answer,)


def test_nekro_predicts_what_others_would_vote_for() -> None:
    assert first_answer(quashing(), 2) == ("galactic-threat:for",)


def test_by_acquiescence_it_takes_the_better_card() -> None:
    table = swapping()
    chosen = first_answer(table, 2)[0]
    assert chosen in {
        f"{given}:{taken}" for given in ("politics", "warfare") for taken in ("leadership", "construction")
    }


def test_mentak_pillage_and_xxcha_cancel_what_is_against_them() -> None:
    assert first_answer(gaining(), 1) == ("pillage:trade-goods",)
    table = trained("insubordination.1")
    table.state.options["announced"] = "none"
    table.play("p1 action card:insubordination.1:p2")
    assert first_answer(table, 1) == ("instinct-training",)
    table = trained("mining-initiative.1")
    table.play("p1 action card:mining-initiative.1:jord")
    assert first_answer(table, 1) == ("pass",)


def test_what_a_flagship_makes_is_ordered_within_its_own_limit() -> None:
    """The production of the tactical action, which is still to come, makes more."""
    table = by_flagship()
    table.player().trade_goods = 20
    question = next(each for each in table.pending(0) if each.awaited)
    chosen = first_answer(table)
    table.play(f"p1 {question.kind} {' '.join(chosen)}")
    made = table.told("produced")[0]["units"]
    assert sum(allocation(tuple(str(made).split())).values()) <= 5
