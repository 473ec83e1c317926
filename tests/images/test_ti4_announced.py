"""A card as it was announced, and what stands beside the question whether to play one."""

from __future__ import annotations

import pytest

from bot.games.ti4 import what_to_show
from bot.words.texts import Texts
from images.options import Options
from images.ti4.views import VIEWS
from rules.core.flow import Event
from tests.images import ti4_sample as sample
from tests.images.measure import clipped, collisions
from tests.ti4.battle_card_scenes import rerolling
from tests.ti4.kit import Table
from tests.ti4.scenes import acting, attack, battle

NAMES = ("Ann", "Ben", "Cid")


def plagued() -> tuple[Table, Event]:
    """The first player has played Plague on a planet of the second."""
    table = acting("sol", "hacan", "xxcha")
    table.lay("203", "19", 1)
    table.put("wellon", 1, infantry=2)
    facts: dict[str, str | int] = {
        "seat": 0,
        "action-card": "plague",
        "planet": "wellon",
        "target": 1,
        "shape": "planet-target",
    }
    return table, Event("played-card", {**facts, "window": "component", "copy": "plague.1"})


@pytest.mark.parametrize(
    ("locale", "said"), [("en", "Played by Ann: Wellon of Ben."), ("ko", "Ann이 냈습니다: Ben의 웰론.")]
)
def test_an_announced_card_says_what_it_does_whom_it_hits_and_where(locale: str, said: str) -> None:
    table, event = plagued()
    texts, options = Texts(locale), Options(events=((1, event),), names=NAMES, card="plague")
    words = VIEWS["announced"].words(table.state, texts, options)
    assert said in words
    assert texts("ti4-about-action-card-plague") in words
    assert any(line.startswith("203:") for line in words)
    scene = VIEWS["announced"].scene(table.state, texts, options)
    assert "203" in {text.words for text in scene.texts if text.tag == "place"}
    assert collisions(scene) == clipped(scene) == []
    assert scene.height * 390 / scene.width <= 450


@pytest.mark.parametrize("locale", ["en", "ko"])
@pytest.mark.parametrize("outcome", ["for", "against"])
def test_a_prediction_is_announced_by_the_name_of_its_outcome(locale: str, outcome: str) -> None:
    table, texts = plagued()[0], Texts(locale)
    event = Event("played-card", {"seat": 0, "action-card": "imperial-rider", "shape": "outcome", "outcome": outcome})
    options = Options(events=((1, event),), names=NAMES, card="imperial-rider")
    words = VIEWS["announced"].words(table.state, texts, options)
    assert any(line.endswith(f": {texts(f'ti4-name-outcome-{outcome}')}.") for line in words)


def test_a_card_that_was_not_played_is_not_announced() -> None:
    table, event = plagued()
    with pytest.raises(KeyError):
        VIEWS["announced"].scene(table.state, Texts("en"), Options(events=((1, event),), card="sabotage"))


def test_beside_a_battle_plan_stand_both_fleets_with_their_odds() -> None:
    table = battle({"cruiser": 2}, {"cruiser": 2})
    table.deal_cards(1, "sabotage.1")
    attack(table, "cruiser:304=2")
    assert table.asked() == [(1, "battle-plan")]
    scene = VIEWS["moment"].scene(table.state, Texts("en"), Options(seat=1, names=NAMES))
    odds = {text.tag: text.words for text in scene.texts if text.tag.startswith("odds")}
    assert odds["odds 0"] == odds["odds 1"]
    assert len([thing for thing in scene.of("unit") if thing.id == "cruiser"]) == 4
    assert collisions(scene) == clipped(scene) == []
    told = VIEWS["moment"].words(table.state, Texts("en"), Options(seat=1, names=NAMES))
    assert any(line.startswith("To win: Ann ") for line in told)


def test_without_a_card_or_a_battle_it_shows_where_it_happens() -> None:
    state = sample.full()
    for texts in (Texts("en"), Texts("ko")):
        assert VIEWS["moment"].scene(state, texts, Options(seat=0)).height
        assert VIEWS["moment"].words(state, texts, Options(seat=0))
        assert VIEWS["moment"].alt(state, texts, Options(seat=0))


def test_posts_show_cards_that_were_played_outside_of_battles() -> None:
    _, event = plagued()
    shown = [(each.what, each.options.card) for each in what_to_show([event])]
    assert shown == [("announced", "plague")]
    in_battle = [each for each in what_to_show(rerolling().events) if each.what == "announced"]
    assert in_battle == []
