"""Race's texts as people read them."""

from __future__ import annotations

import pytest

from bot.words.labels import Labels
from bot.words.texts import LOCALES, Texts
from images.race.cards.describing import effects
from rules.core.decisions import Decision, Option, Pick, choose
from rules.core.flow import Event, results
from rules.race.cards.wording import card_option, card_options, power_option
from rules.race.designs import CARDS, DESIGNS
from rules.race.state import Player, State
from testkit.texts import NAMES

KOREAN = "ko"


@pytest.mark.parametrize("locale", LOCALES)
def test_no_two_cards_have_one_name(locale: str) -> None:
    names = [Texts(locale).name("race", card) for card in DESIGNS["second"]]
    assert len(set(names)) == len(names)


def test_cards_as_people_read_them() -> None:
    english, korean = Texts("en"), Texts(KOREAN)
    robots = DESIGNS["second"]["terraforming-robots"]
    assert effects(robots, english) == ["III: Draw 1 after placing", "IV: 1 rare good → 1 VP, 1 card"]
    assert effects(robots, korean) == ["III: 놓은 다음 카드 1장", "IV: 희귀 원소 1개 → 승점 1점, 카드 1장"]
    league = effects(DESIGNS["second"]["pan-galactic-league"], korean)
    assert league[-2:] == ["★: (다른) 군사 세계마다 1점", "★: 교섭 전문가 3점"]


def test_options_as_people_read_them() -> None:
    english, korean = Labels(Texts("en"), "race", NAMES), Labels(Texts(KOREAN), "race", NAMES)
    state = State({"edition": "second"}, [Player(0)], 24, [])
    marines = card_option(state, state.players[0], "space-marines.2", 3)
    explored = choose(0, "explore", [marines])
    assert english.option(explored, marines) == "3 · Space Marines · development 2 · 1 VP"
    assert korean.option(explored, marines) == "3 · 우주 해병대 · 개발 2 · 승점 1"
    colony = CARDS["second"]["free-trade-association"].powers[0]
    used = power_option("free-trade-association:0", colony)
    assert english.option(choose(0, "consume", [used]), used) == (
        "Free Trade Association: Up to 3 novelty goods → 1 VP, 1 card each"
    )
    told = Event("consumed", {"seat": 0, "power": "public-works.2:1", "goods": 1, "vp": 2, "cards": 0})
    assert english.event(told) == "철수 uses Public Works: 1 good → 2 VP"
    assert korean.event(Event("placed", {"seat": 0, "card": "colony-ship.2"})) == "철수가 이민선을 놓았습니다"
    placed = Event("placed", {"seat": 0, "card": "colony-ship.2", **results({"points": 1})})
    assert (english.event(placed), korean.event(placed)) == (
        "철수 places Colony Ship → 1 VP",
        "철수가 이민선을 놓았습니다 → 승점 1",
    )
    robots = card_option(state, state.players[0], "mining-robots", 2, "", {"hand": 1}, {"points": 1, "hand": 2})
    asked = choose(0, "develop", [robots])
    assert english.told(asked, ("mining-robots",)) == (
        "2 · Mining Robots · development 2 · 1 VP — 1 card → 1 VP, 2 cards"
    )


@pytest.mark.parametrize(("lang", "said"), [("en", "Merchant World"), ("ko", "상인 세계")])
def test_a_planned_card_that_is_no_choice_any_more_is_called_by_its_name(lang: str, said: str) -> None:
    question = choose(0, "limit", [Option("old-earth")])  # the other is to be placed before cards are put back
    assert Labels(Texts(lang), "race", NAMES).answer(question, ("merchant-world.2",)) == said


def test_several_cards_of_an_answer_are_told_apart_by_more_than_stands_within_one() -> None:
    state = State({"edition": "second"}, [Player(0)], 24, [])
    kept = ("mining-robots", "space-marines.2")
    question = Decision(0, "explore", Pick(card_options(state, state.players[0], [*kept]), 2, 2), kept)
    labels = Labels(Texts("en"), "race", NAMES)
    assert labels.answer(question, kept) == (
        "1 · Mining Robots · development 2 · 1 VP; 2 · Space Marines · development 2 · 1 VP"
    )


def test_the_log_says_why_points_differ_and_never_that_there_are_none() -> None:
    english = Labels(Texts("en"), "race", NAMES)
    used: dict[str, str | int] = {"seat": 0, "power": "new-vinland", "goods": 1, "vp": 0, "cards": 2}
    assert english.event(Event("consumed", used)) == f"{NAMES[0]} uses New Vinland: 1 good → 2 cards"
    used |= {"vp": 2, "cards": 1} | results({"doubled": 2, "hand": 1})
    assert english.event(Event("consumed", used)) == f"{NAMES[0]} uses New Vinland: 1 good → 2 VP (doubled), 1 card"
    placed: dict[str, str | int] = {"seat": 0, "card": "research-labs"}
    placed |= results({"points": 3, "counted": 1})
    assert (
        english.event(Event("placed", placed))
        == f"{NAMES[0]} places Research Labs → 3 VP, incl. 1 from 6-cost developments"
    )


def test_korean_says_whose_points_the_counted_ones_are() -> None:
    """Those that developments of cost 6 count for the card just placed; as a noun, since other results follow it."""
    placed: dict[str, str | int] = {"seat": 0, "card": "research-labs"}
    placed |= results({"points": 3, "counted": 1})
    said = Labels(Texts(KOREAN), "race", NAMES).event(Event("placed", placed))
    assert said.endswith("승점 3, 6비용 개발 1점 포함")


@pytest.mark.parametrize(
    ("lang", "ending"),
    [
        ("en", " → 8 VP (incl. 2 from Galactic Federation, 1 from New Economy), 1 Military"),
        ("ko", " → 승점 8 (이 중 2점은 은하 연방, 1점은 새로운 경제), 군사력 1"),
    ],
)
def test_it_is_said_which_development_grew(lang: str, ending: str) -> None:
    """ "Of these 2 from 6-cost developments" did not say whose."""
    grown = "counted:galactic-federation=2 counted:new-economy.2=1"
    placed: dict[str, str | int] = {"seat": 0, "card": "research-labs", "counted": 3}
    placed |= results({"points": 8, "grown": grown, "military": 1})
    assert Labels(Texts(lang), "race", NAMES).event(Event("placed", placed)).endswith(ending)


def test_korean_words_that_readers_took_for_something_else() -> None:
    """What costs nothing is not what bears a good at once; who chose an action is named in a sentence."""
    korean = Labels(Texts(KOREAN), "race", NAMES)
    state = State({"edition": "second"}, [Player(0)], 24, [])
    world, league, rebels = (
        card_option(state, state.players[0], card, 1)
        for card in ("galactic-resort", "pan-galactic-league", "rebel-warrior-race")
    )
    asked = choose(0, "explore", [world, league, rebels])
    assert [korean.option(asked, option).split(" · ", 2)[2] for option in (world, league, rebels)] == [
        "세계 3 · 승점 2 · 특산품 (공짜 상품: 놓을 때 1개)",
        "개발 6 · 승점 ?, 지금 0",
        "군사 세계 3 · 승점 2 · 유전자 (공짜 상품: 놓을 때 1개)",
    ]
    assert korean.event(Event("actions", {"seat": 0, "actions": "settle"})) == "철수가 ‘정착’ 액션을 골랐습니다"
    assert (
        korean.event(Event("actions", {"seat": 0, "actions": "explore5"}))
        == "철수가 ‘탐험: 5장 더 뽑기’ 액션을 골랐습니다"
    )
