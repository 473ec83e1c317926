"""A hint says something of each answer, whatever a game asks: never nothing, and never the same three times."""

from __future__ import annotations

import gzip
from pathlib import Path
from random import Random

import pytest

from bot.agents import CLUB
from bot.agents.reasons import advised
from bot.ui.panel.advice.reasons import reasons
from bot.words.labels import Labels
from bot.words.texts import Texts
from rules.core import saves
from rules.games import MODULES, game
from rules.opponents.search import imagined
from tools.keep import OVER, kept

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Fa", "Gu", "Ha")
SHOWN = 3
KINDS = [(name, kind, path) for name in MODULES for kind, path in kept(game(name)).items() if kind != OVER]


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("name", "kind", "path"), KINDS, ids=[f"{name}-{kind}" for name, kind, _ in KINDS])
def test_each_answer_has_a_reason_that_is_not_the_same_three_times(name: str, kind: str, path: Path) -> None:
    rules = game(name)
    state = saves.load(rules, rules.version, gzip.decompress(path.read_bytes()))
    question = next(each for each in rules.pending(state) if each.kind == kind)
    advice = advised(CLUB, name, imagined(rules, state, question.seat, Random(1)), question, "seed", SHOWN)
    assert 1 <= len(advice) <= SHOWN
    assert len({each.answer for each in advice}) == len(advice)
    for locale in ("en", "ko"):
        said = [why.line for why in reasons(question, advice, Labels(Texts(locale), name, NAMES))]
        assert len(said) == len(advice)
        assert all(said)
        assert len(said) < SHOWN or len(set(said)) > 1
