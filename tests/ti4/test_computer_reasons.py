"""Why a computer player answers so: reasons are what it reckons with, and most of its answers have some."""

from __future__ import annotations

import gzip
from collections.abc import Sequence
from pathlib import Path
from random import Random

from bot.agents import CLUB
from bot.agents.reasons import advised
from rules.core import saves
from rules.core.decisions import Answer
from rules.core.hidden import view
from rules.opponents.reasons import Reason, Reasoned, total
from rules.opponents.search import imagined
from rules.ti4.components.technologies import TECHNOLOGIES
from rules.ti4.computer import reasons as declared
from rules.ti4.computer.answers import answers, reasoned
from rules.ti4.computer.military.expeditions import Expeditions
from rules.ti4.computer.technologies import technology_reasons
from rules.ti4.game import GAME
from tests.ti4.kit import Table
from tests.ti4.scenes import acting, battle, to_status
from tools.keep import OVER, kept

TWO_PLANETS = "35"  # Bereg and Lirta IV
SHOWN = 3
WITHOUT = 0.25  # of answers, at most


def thought(table: Table, seat: int = 0) -> Sequence[Reasoned]:
    """What the computer would answer to the open question of a seat, with why."""
    question = next(each for each in table.pending(seat) if each.awaited)
    return [*reasoned(view(table.state, seat), question, Random(1))]


def why(table: Table, answer: Answer) -> dict[str, Reason]:
    """The reasons for one answer, by kind."""
    found = next(each for each in thought(table) if each.answer == answer)
    return {reason.kind: reason for reason in found.because}


def test_an_expedition_is_explained_by_the_planets_that_it_takes() -> None:
    table = acting("sol", "hacan", "xxcha")
    table.lay("203", TWO_PLANETS)
    found = why(table, ("activate:203",))
    assert found["takes"].facts.keys() == {"planet", "resources", "influence"}
    assert found["token"].worth < 0 < found["takes"].worth


def test_an_attack_is_explained_by_its_odds() -> None:
    table = battle({"cruiser": 4}, {"cruiser": 1})
    best = Expeditions(table.state, 0).best("203")
    assert best is not None
    odds = {reason.kind: reason.facts for reason in best.because}["odds"]
    assert 75 <= int(odds["n"]) <= 100


def test_an_expedition_is_worth_what_its_reasons_are_worth() -> None:
    """What is told is what was reckoned with: nothing else counts."""
    table = battle({"cruiser": 4}, {"cruiser": 1})
    found = Expeditions(table.state, 0).to("203")
    assert [each.value for each in found] == [total(each.because) for each in found]


def test_a_technology_is_explained_by_what_it_opens_and_the_best_of_that_is_named() -> None:
    table = acting()
    reasons = technology_reasons(table.state, table.player(), "antimass-deflectors")
    found = {each.kind: each for each in reasons}
    assert TECHNOLOGIES["antimass-deflectors"].colour in TECHNOLOGIES[str(found["leads-to"].facts["technology"])].needs
    assert found["weak"].worth < found["leads-to"].worth


def test_reasons_come_with_the_same_answers() -> None:
    table = acting()
    question = next(each for each in table.pending(0) if each.awaited)
    seen = view(table.state, 0)
    told = [each.answer for each in reasoned(seen, question, Random(3))]
    assert told == [*answers(seen, question, Random(3))]


def test_what_speaks_for_the_chosen_answer_as_well_is_no_reason_for_the_default() -> None:
    """Tokens laid out otherwise: the largest fleet needs as many either way."""
    table = Table("sol", "hacan", "xxcha")
    to_status(table)
    while table.asked()[0][1] == "score":
        table.default()
    question = next(each for each in table.pending(0) if each.kind == "redistribute")
    chosen, default = reasoned(view(table.state, 0), question, Random(1))
    kinds, others = ({reason.kind for reason in each.because} for each in (chosen, default))
    assert "for-fleet" in kinds - others


def test_every_kind_of_reason_is_one_that_the_rules_of_thumb_have() -> None:
    folder = Path(declared.__file__).parent
    code = "".join(path.read_text("utf-8") for path in folder.rglob("*.py") if path.name != "reasons.py")
    assert [kind for kind in declared.KINDS if f'"{kind}"' not in code] == []


def test_most_answers_at_all_kinds_of_questions_have_a_reason() -> None:
    """In one position of each kind; those without are what the rules propose, and nothing is known of."""
    with_reason, every = 0, 0
    for kind, path in kept(GAME).items():
        if kind != OVER:
            state = saves.load(GAME, GAME.version, gzip.decompress(path.read_bytes()))
            question = next(each for each in GAME.pending(state) if each.kind == kind)
            seen = imagined(GAME, state, question.seat, Random(1))
            found = advised(CLUB, "ti4", seen, question, "seed", SHOWN)
            every += len(found)
            with_reason += sum(bool(each.because) for each in found)
    assert every - with_reason <= WITHOUT * every
