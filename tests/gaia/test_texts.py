"""Gaia Project's texts as people read them, and what its games must come to for its texts to be seen."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.manifest.folds import folded
from bot.manifest.manifest import manifest
from bot.ui.panel.asked import Asked, Where
from bot.ui.panel.navigation import Nav
from bot.ui.panel.panel_lines import heading
from bot.words.labels import Labels
from bot.words.texts import LOCALES, Texts
from rules.core.decisions import Decision, Option, Pick, choose
from rules.core.flow import Event
from testkit.texts import NAMES
from tests.gaia.texts import OWN, mine


def test_every_refusal_of_the_rules_has_a_script() -> None:
    scripts = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    codes = {code for code, _ in OWN.refusals} - {"pick-unknown"}
    assert {code for code in codes if f'"{code}"' not in scripts} == set()


def test_words_as_people_read_them() -> None:
    english = Labels(Texts("en"), "gaia", NAMES)
    korean = Labels(Texts("ko"), "gaia", NAMES)
    built = mine("7b2", "ice", {"credits": 2, "ore": 4, "qic": 1}, steps=1)
    asked = Decision(0, "action", Pick((built,)), ("mine:7b2",), {"round": 3})
    assert (
        english.told(asked, ("mine:7b2",)) == "Mine 7B2 (ice, 1 step) — 2 credits, 4 ore, 1 QIC → 3 VP; income: 1 ore"
    )
    assert (
        korean.told(asked, ("mine:7b2",))
        == "광산 7B2 (얼음, 1단계) — 크레딧 2, 광석 4, 정보 큐브 1 → 승점 3; 수입: 광석 1"
    )
    upgraded = Event("upgraded", {"seat": 0, "hex": "7b2", "kind": "lab"})
    assert english.event(upgraded) == "철수 upgrades 7B2 to a research lab"
    assert korean.event(upgraded) == "철수가 7B2에 연구실을 세웠습니다"
    upgraded = Event("upgraded", {"seat": 0, "hex": "7b2", "kind": "lab", "was": "station"})
    assert english.event(upgraded) == "철수 upgrades the trading station on 7B2 to a research lab"
    assert korean.event(upgraded) == "철수가 7B2의 무역 스테이션을 연구실로 업그레이드했습니다"
    back = Event("upgraded", {"seat": 0, "hex": "7b2", "kind": "station", "was": "lab"})
    assert english.event(back) == "철수 turns the research lab on 7B2 back into a trading station"
    assert korean.event(back) == "철수가 7B2의 연구실을 무역 스테이션으로 되돌렸습니다"
    charge = Decision(1, "charge", Pick(()), (), {"by": 2, "hex": "10a11", "power": 2, "vp": 1})
    assert english.ask(charge) == "민준 built on 10A11: charge 2 power and pay 1 VP?"
    assert korean.ask(charge) == "민준이 10A11에 건물을 지었습니다. 승점 1점을 내고 파워 2를 충전할까요?"


@pytest.mark.parametrize("locale", LOCALES)
def test_the_questions_for_first_structures_differ(locale: str) -> None:
    facts: dict[str, str | int] = {"faction": "terrans", "planet": "terra", "count": 2}
    first, second = (Texts(locale).question("gaia", "settle", {**facts, "number": number}) for number in (1, 2))
    assert first != second
    for said in (first, second):
        assert Texts(locale)("gaia-name-terrans") in said
        assert Texts(locale)("gaia-name-planet-terra") in said
    alone = Texts(locale).question("gaia", "settle", {"faction": "ivits", "planet": "oxide", "count": 1, "number": 1})
    assert not any(sign.isdigit() for sign in alone)


@pytest.mark.parametrize(("locale", "whole"), [("en", "Pass, taking: {}"), ("ko", "패스하고 가져오기: {}")])
def test_boosters_under_the_heading_pass_do_not_repeat_it(locale: str, whole: str) -> None:
    """Their buttons began with the same words, and what differs was behind them. The heading says what they are for."""
    labels = Labels(Texts(locale), "gaia", NAMES)
    option = Option("pass:booster4", "pass", {"booster": "booster4"})
    question, booster = choose(0, "action", [option]), labels.name("booster4")
    under = Asked(question, labels, Where("game", 0, group="pass")).option(option)
    assert under.label == booster
    assert Asked(question, labels, Where("game", 0)).option(option).label == whole.format(booster)
    assert heading(labels, question, Nav("action", "pass")) == f" › {labels.texts('gaia-open-pass')}"
    last = Option("pass", "pass")  # in the last round there is no booster to take
    assert labels.described(question, last, under="pass")[0] == labels.option(question, last)


def test_power_is_charged_from_somebody_elses_structure() -> None:
    """It stood below what its owner had built, as if that had cost the points."""
    english, korean = (Labels(Texts(locale), "gaia", NAMES) for locale in ("en", "ko"))
    charged = Event("charged", {"seat": 2, "power": 2, "vp": 1, "by": 1, "hex": "3a7"})
    assert english.event(charged) == "민준 charges 2 power from 영희’s structure on 3A7, −1 VP"
    assert korean.event(charged) == "민준이 영희의 3A7 건물로 파워 2를 충전했습니다 (승점 −1)"
    free = Event("charged", {"seat": 2, "power": 1, "vp": 0, "by": 1, "hex": "3a7"})
    assert korean.event(free) == "민준이 영희의 3A7 건물로 파워 1을 충전했습니다"
    older = Event("charged", {"seat": 2, "power": 2, "vp": 1})
    assert english.event(older) == "민준 charges 2 power, losing 1 VP"


def test_points_say_which_tile_gives_them_and_are_summed() -> None:
    """They were of "a round or technology tile", and a second time stood as (×2) behind that."""
    english, korean = (Labels(Texts(locale), "gaia", NAMES) for locale in ("en", "ko"))
    once = Event("scored", {"seat": 0, "event": "station", "points": 4, "through": "round"})
    assert english.event(once) == "철수 scores a trading station → 4 VP (round tile)"
    assert korean.event(once) == "철수가 무역 스테이션 건설로 승점 4점을 얻었습니다 (라운드 타일)"
    tile = Event("scored", {"seat": 0, "event": "station", "points": 3, "through": "technology"})
    twice, other = folded([once, tile, once], manifest("gaia").telling.folds)
    assert english.event(twice) == "철수 scores a trading station twice → 8 VP (round tile)"
    assert korean.event(twice) == "철수가 무역 스테이션 건설 2번으로 승점 8점을 얻었습니다 (라운드 타일)"
    assert other == tile
    (thrice,) = folded([twice, once], manifest("gaia").telling.folds)
    assert (thrice.facts["count"], manifest("gaia").telling.points(thrice)) == (3, 12)
