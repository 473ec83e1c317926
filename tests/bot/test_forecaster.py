"""What is foreseen of options: in a thread of its own, in time or not at all, behind what an option gains."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from threading import Event, current_thread, main_thread
from typing import Any

import pytest

from bot.manifest.manifest import MANIFESTS, Foreseen, Manifest, Panels
from bot.pictures import forecaster as module
from bot.pictures.forecaster import Forecaster, with_foreseen
from bot.words.labels import Labels
from bot.words.texts import Texts
from rules.core.decisions import Decision, Number, Option, choose
from tests.patience import PATIENCE

GAME = "forecasting"
QUESTION = choose(0, "move", [Option("there", gains={"vp": 1}), Option("here")])


@pytest.fixture
def game() -> Iterator[dict[str, Any]]:
    """A game whose forecast does what a test says: the function `forecast`."""
    found: dict[str, Any] = {"forecast": lambda view, question: {"there": {"odds": "63%"}}}
    MANIFESTS[GAME] = Manifest(panels=Panels(forecast=lambda view, question: found["forecast"](view, question)))
    yield found
    del MANIFESTS[GAME]


async def test_a_forecast_is_made_in_another_thread(game: dict[str, Any]) -> None:
    threads = []

    def forecast(view: str, question: Decision) -> Foreseen:
        threads.append(current_thread())
        return {"there": {"seen": view}}

    game["forecast"] = forecast
    forecaster = Forecaster()
    assert await forecaster.foreseen(GAME, "a view", QUESTION) == {"there": {"seen": "a view"}}
    forecaster.close()
    assert threads != [main_thread()]


async def test_a_panel_does_not_wait_for_a_slow_one(game: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SECONDS", 0.01)
    done = Event()
    game["forecast"] = lambda view, question: done.wait() and {}
    forecaster = Forecaster()
    assert await forecaster.foreseen(GAME, None, QUESTION) == {}
    done.set()
    forecaster.close()


async def test_a_panel_does_without_one_that_fails(game: dict[str, Any]) -> None:
    def forecast(view: object, question: Decision) -> Foreseen:
        raise LookupError(question.kind)

    game["forecast"] = forecast
    forecaster = Forecaster()
    assert await forecaster.foreseen(GAME, None, QUESTION) == {}
    forecaster.close()


async def test_other_things_go_on_meanwhile(game: dict[str, Any]) -> None:
    done = Event()
    game["forecast"] = lambda view, question: {"there": {"odds": "1%"}} if done.wait(PATIENCE) else {}
    forecaster = Forecaster()
    asked = asyncio.create_task(forecaster.foreseen(GAME, None, QUESTION))
    await asyncio.sleep(0)
    done.set()
    assert await asked == {"there": {"odds": "1%"}}
    forecaster.close()


async def test_a_game_without_a_forecast_has_nothing() -> None:
    forecaster = Forecaster()
    assert await forecaster.foreseen("unknown", None, QUESTION) == {}
    assert await forecaster.foreseen("unknown", None, None) == {}
    forecaster.close()


def test_what_is_foreseen_stands_behind_what_an_option_gains() -> None:
    asked = with_foreseen(QUESTION, {"there": {"odds": "63%", "losses": "0.4"}, "elsewhere": {"odds": "1%"}})
    there, here = asked.ask.options  # type: ignore[union-attr]
    assert there.gains == {"vp": 1, "odds": "63%", "losses": "0.4"}
    assert here == Option("here")


@pytest.mark.parametrize(("locale", "said"), [("en", "63% to win"), ("ko", "승률 63%")])
def test_it_is_said_in_words(locale: str, said: str) -> None:
    option = Option("interceptor:101:102", gains={"odds": "63%"})
    assert Labels(Texts(locale), "eclipse", ()).effect("", option.costs, option.gains) == ([], [said])


def test_questions_of_other_shapes_stay_as_they_are() -> None:
    question = Decision(0, "bid", Number(0, 3), ("0",))
    assert with_foreseen(question, {"0": {"odds": "63%"}}) is question
