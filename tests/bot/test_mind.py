"""Computer players think beside the bot: what they think is the same there, and what goes wrong stops no table."""

from __future__ import annotations

import gzip
import os
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.agents import AGENTS, CLUB, EASY, levels, thinking
from bot.agents.mind import Mind
from bot.agents.thinking import ThinkingAgent
from rules import games
from rules.core import saves
from rules.core.decisions import Answer, Decision
from rules.core.game import Setup
from rules.core.play import start
from rules.opponents.lookahead import Lookahead
from rules.opponents.search import imagined
from tests.toys.duel import GAME
from tests.toys.duel_ahead import LOOKAHEAD
from tools.keep import kept


@pytest.fixture
def thought_about(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.MODULES, "duel", "tests.toys.duel")
    monkeypatch.setattr(thinking, "lookahead", {"duel": LOOKAHEAD}.get)


def asked() -> tuple[Any, Decision]:
    state = start(GAME, Setup(3), "mind")
    (question,) = GAME.pending(state, 0)
    return state, question


def test_a_game_that_says_nothing_of_thinking_has_one_level() -> None:
    assert levels("ti4") == ["easy"]


def test_a_game_has_the_levels_it_says(thought_about: None) -> None:
    assert levels("duel") == ["easy", "club", "strong"]


def test_answers_are_those_of_the_level_and_then_of_the_easy_player(thought_about: None) -> None:
    state, question = asked()
    found = list(Mind().choose("club", "duel", state, question, "seed"))
    ranked = [each.answer for each in CLUB.thoughts("duel", state, question, Random("seed"))]
    assert found[: len(ranked)] == ranked != []
    assert found[len(ranked) :] == list(EASY.choose("duel", state, question, Random("seed")))


def test_what_goes_wrong_is_logged_and_the_easy_player_answers(
    thought_about: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(view: Any, question: Decision, rng: Random) -> list[Answer]:
        raise ZeroDivisionError

    broken_ahead = Lookahead(broken, broken, LOOKAHEAD.stage, LOOKAHEAD.worth, LOOKAHEAD.efforts)
    monkeypatch.setattr(thinking, "lookahead", {"duel": broken_ahead}.get)
    state, question = asked()
    with capture_logs() as logs:
        found = list(Mind().choose("club", "duel", state, question, "seed"))
    assert found == list(EASY.choose("duel", state, question, Random("seed")))
    assert [(each["event"], each["level"], each["game"]) for each in logs] == [("thinking-failed", "club", "duel")]


def race() -> tuple[Any, Decision]:
    """A question of a game that processes know."""
    rules = games.game("race")
    state = start(rules, Setup(2), "mind")
    question = rules.pending(state, 0)[0]
    return imagined(rules, state, 0, Random(1)), question


def long_thought() -> tuple[Any, Decision]:
    """A question that a strong player thinks about for seconds."""
    game = games.game("gaia")
    state = saves.load(game, game.version, gzip.decompress(kept(game)["action"].read_bytes()))
    return state, next(each for each in game.pending(state) if each.kind == "action")


class Bomb:
    """What ends the process that is to think about it."""

    def __reduce__(self) -> tuple[Any, ...]:
        return os._exit, (1,)


def test_processes_think_the_same_and_one_that_dies_or_is_slow_stops_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    position, question = race()
    mind = Mind(1)
    try:
        advice = mind.advice("race", position, question, "seed", 3)
        assert advice == Mind().advice("race", position, question, "seed", 3)
        easy = list(EASY.choose("race", position, question, Random("seed")))
        with capture_logs() as logs:
            deadly = replace(question, facts={**question.facts, "bomb": Bomb()})  # type: ignore[dict-item]
            assert list(mind.choose("club", "race", position, deadly, "seed")) == easy
            hasty = ThinkingAgent("strong", EASY, patience=0.05)
            monkeypatch.setitem(AGENTS, "club", hasty)
            position, question = long_thought()
            easy = list(EASY.choose("gaia", position, question, Random("seed")))
            assert list(mind.choose("club", "gaia", position, question, "seed")) == easy
            monkeypatch.undo()
        assert [each["event"] for each in logs] == ["thinking-failed"] * 2
        assert mind.advice("race", *race(), "seed", 3)
    finally:
        mind.close()
