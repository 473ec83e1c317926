"""How a round is told: as a player would, each thing once."""

from __future__ import annotations

import pytest

from bot.games.race_scenes import as_told
from bot.manifest.folds import folded
from bot.manifest.manifest import manifest
from bot.words.posts.parts import itemised
from bot.words.texts import Texts
from rules.core.flow import Event
from rules.race.state import Player, State

NAMES = ("Ann", "Ben")


def told(locale: str, *events: Event) -> list[str]:
    """The lines of some events."""
    return [Texts(locale).event("race", event, NAMES) for scene in as_told(events) for event in scene]


def good(seat: int, world: str) -> Event:
    return Event("good", {"seat": seat, "world": world})


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        ("en", "Ann places Refugee World with a novelty good on it — pays 2 cards → 1 VP"),
        ("ko", "Ann이 난민 세계를 놓고 특산품 상품을 올렸습니다 — 카드 2장 지불 → 승점 1"),
    ],
)
def test_a_world_is_told_with_what_was_paid_and_with_its_good(locale: str, line: str) -> None:
    """What was paid stood behind the goods and the cards that came of it, in a line of its own."""
    placed = Event("placed", {"seat": 0, "card": "refugee-world", "gain:points": 1})
    paid = Event("paid", {"seat": 0, "card": "refugee-world", "count": 2})
    assert told(locale, placed, good(0, "refugee-world"), paid) == [line]
    free = Event("paid", {"seat": 0, "card": "refugee-world", "count": 0})
    without = [line.replace(" — pays 2 cards", "").replace(" — 카드 2장 지불", "")]
    assert told(locale, placed, good(0, "refugee-world"), free) == without


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        ("en", "Ann uses Refugee World, Drop Ships → 4 VP (doubled), 1 card"),
        ("ko", "Ann이 난민 세계, 강하선의 소비 기능을 사용했습니다 → 승점 4 (2배), 카드 1장"),
    ],
)
def test_powers_that_consume_one_after_another_are_told_together(locale: str, line: str) -> None:
    """Four of them filled a line, and of the last two stood only how many chips they had brought."""
    uses = [
        Event("consumed", {"seat": 0, "power": f"{card}:0", "goods": 1, "vp": 2, "gain:doubled": 2, **hand})
        for card, hand in (("refugee-world", {"cards": 0}), ("drop-ships", {"cards": 1, "gain:hand": 1}))
    ]
    together = [*folded(uses, manifest("race").telling.folds)]
    assert told(locale, *together, Event("drew", {"seat": 0, "count": 1})) == [line]


def test_that_nothing_is_paid_is_no_news() -> None:
    assert told("en", Event("paid", {"seat": 0, "card": "refugee-world", "count": 0})) == []


def test_whoever_drew_cards_reads_which_and_not_how_many_besides() -> None:
    """A panel said "You draw Drop Ships" and "Ann draws 1 card" below it."""
    drew = Event("drew", {"seat": 0, "count": 1})
    which = Event("drew-cards", {"cards": "drop-ships"}, (0,))
    assert told("en", drew, which) == ["You draw Drop Ships"]
    assert told("en", Event("drew", {"seat": 1, "count": 1}), drew, which)[0] == "Ben draws 1 card"
    assert told("en", drew) == ["Ann draws 1 card"]


def test_what_is_paid_after_a_question_is_told_by_itself() -> None:
    paid = Event("paid", {"seat": 0, "card": "refugee-world", "count": 2})
    assert told("en", paid) == ["Ann pays for Refugee World: 2 cards"]
    other = Event("placed", {"seat": 1, "card": "refugee-world"})
    assert len(told("en", other, paid)) == 2


@pytest.mark.parametrize(
    ("locale", "lines"),
    [
        (
            "en",
            ["Ann puts novelty goods on Refugee World, Earth’s Lost Colony", "Ann puts a rare good on Alpha Centauri"],
        ),
        ("ko", ["Ann이 난민 세계, 지구의 잃어버린 식민지에 특산품 상품 2개를 놓았습니다"]),
    ],
)
def test_goods_are_told_by_their_kinds(locale: str, lines: list[str]) -> None:
    worlds = "refugee-world alpha-centauri earths-lost-colony"
    said = told(locale, Event("goods", {"seat": 0, "count": 3, "worlds": worlds}))
    assert len(said) == 2
    assert said[: len(lines)] == lines


def test_cards_that_a_good_brings_are_told_once() -> None:
    sold = Event("sold", {"seat": 0, "world": "alpha-centauri", "cards": 3})
    drew = Event("drew", {"seat": 0, "count": 3})
    assert told("en", sold, drew) == ["Ann sells the rare good of Alpha Centauri for 3 cards"]
    assert len(told("en", sold, Event("drew", {"seat": 1, "count": 3}))) == 2


@pytest.mark.parametrize(("locale", "line"), [("en", "Ann draws 3 cards"), ("ko", "Ann이 카드 3장을 가져왔습니다")])
def test_cards_that_are_drawn_one_after_another_are_one_number(locale: str, line: str) -> None:
    """ "Draws 1 card (×2)" stood there."""
    drew = [Event("drew", {"seat": 0, "count": count}) for count in (1, 2)]
    assert told(locale, *drew) == [line]
    sold = Event("sold", {"seat": 0, "world": "alpha-centauri", "cards": 2})
    assert told(locale, sold, drew[1], drew[0])[1:] == [line.replace("3", "1").replace("cards", "card")]
    assert len(told(locale, drew[0], Event("drew", {"seat": 1, "count": 1}))) == 2


@pytest.mark.parametrize(
    ("locale", "line"),
    [("en", "Actions: Ann – Settle; Ben – {}, {}"), ("ko", "액션: Ann – 정착; Ben – {}, {}")],
)
def test_what_everybody_chose_stands_in_one_line(locale: str, line: str) -> None:
    """Each choice had a line of its own, thirty-six in a game."""
    chose = [Event("actions", {"seat": seat, "actions": each}) for seat, each in ((0, "settle"), (1, "trade double"))]
    names = [Texts(locale).name("race", each) for each in ("trade", "double")]
    assert told(locale, *chose) == [line.format(*names)]
    assert len(told(locale, chose[0])) == 1


@pytest.mark.parametrize(
    ("locale", "lines"),
    [
        ("en", ["Ann conquers Rebel Base → 6 VP", "Ann conquers Rebel Base with a novelty good on it"]),
        ("ko", ["Ann이 반란군 기지를 정복했습니다 → 승점 6", "Ann이 반란군 기지를 정복하고 특산품 상품을 올렸습니다"]),
    ],
)
def test_a_world_that_is_conquered_is_not_told_as_one_that_is_paid_for(locale: str, lines: list[str]) -> None:
    conquered: dict[str, str | int] = {"seat": 0, "card": "rebel-base", "conquered": 1}
    assert told(locale, Event("placed", {**conquered, "gain:points": 6})) == lines[:1]
    assert Texts(locale).event("race", Event("placed-with-good", {**conquered, "good": "novelty"}), NAMES) == lines[1]


def test_a_start_world_that_the_opening_told_is_not_told_again() -> None:
    start = Event("start", {"seat": 0, "world": "new-sparta", "gain:military": 2})
    assert told("en", start) == ["Ann starts with New Sparta → 2 Military"]
    assert told("en", Event("start", {**start.facts, "dealt": 1})) == []


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        ("en", "New Galactic Order (Military 9) 9 VP, Galactic Survey: SETI 8 VP"),
        ("ko", "새로운 은하 질서 (군사력 9) 9점, 은하 탐사: SETI 8점"),
    ],
)
def test_what_grew_by_military_says_how_much_there_was(locale: str, line: str) -> None:
    """It was placed for five points and had nine at the end, which nothing explained."""
    view = State({"edition": "second"}, [Player(0)], 24, [])
    view.results = [{"cards": 20, "chips": 5, "new-galactic-order": 9, "galactic-survey-seti": 8}]
    (own,) = manifest("race").telling.sources.items(view)
    assert itemised("race", own["six"], 17, Texts(locale)) == line
