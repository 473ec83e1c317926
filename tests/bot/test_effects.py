"""Costs and gains in words: what is said, what is left out, and what fits."""

from __future__ import annotations

import pytest

from bot.words import effects
from bot.words.labels import Labels
from bot.words.texts import Texts
from rules.core.decisions import Decision, Facts, Option, Pick
from rules.core.flow import Event, results
from rules.gaia import components
from rules.gaia.economy.effects import under

NAMES = ("Ada", "Bo")


def labels(locale: str = "en") -> Labels:
    return Labels(Texts(locale), "gaia", NAMES)


def asked(*options: Option, kind: str = "action") -> Decision:
    return Decision(0, kind, Pick(options), (options[0].word,), {"round": 1})


def test_amounts_under_a_head_stand_together_and_last() -> None:
    gains: Facts = {"income:ore": 1, "vp": 3, "income:credits": -2, "qic": 0}
    said = labels().texts.effect("gaia", {"ore": 2, "credits": 1}, gains)
    assert effects.whole("Mine", *said) == "Mine — 2 ore, 1 credit → 3 VP; income: 1 ore, −2 credits"


def test_what_is_no_number_is_called_by_its_name() -> None:
    said = labels("ko").texts.effect("gaia", {}, {"tile": "any", "vp": 2})
    assert effects.described(*said, 100) == "→ 기술 타일, 승점 2"


@pytest.mark.parametrize(
    ("word", "gains", "told"),
    [
        ("fed4", {"vp": 7, "ore": 2}, "7 VP, 2 ore"),
        ("fed4", {"vp": 12, "ore": 2}, "7 VP, 2 ore → 12 VP, 2 ore"),
        ("fed1", {"vp": 12}, "12 VP"),
    ],
)
def test_a_thing_that_is_called_by_what_it_gives_does_not_say_it_twice(word: str, gains: Facts, told: str) -> None:
    assert labels().told(asked(Option(word, gains=gains), kind="token"), (word,)) == told


def test_a_power_that_is_called_by_what_it_takes_and_brings_does_not_say_it_twice() -> None:
    """An arrow stands between these as a comma does: a button said *1 good → 1 card — 1 good → 1 card*."""
    label = "Secluded World: 1 good → 1 card"
    assert effects.unsaid(label, ["1 good"], ["1 card"]) == ([], [])
    assert effects.unsaid("Old Earth: 2 goods → 1 VP each", ["2 goods"], ["1 VP"]) == ([], ["1 VP"])


def test_points_for_each_of_something_are_not_those_that_come_now() -> None:
    passing = Option("pass:booster10", "pass", {"booster": "booster10"}, gains={"vp": 1})
    assert labels().told(asked(passing), (passing.word,)).endswith("pass: 1 VP per gaia planet → 1 VP")


def test_an_option_without_a_text_is_called_by_what_it_does() -> None:
    burn = Option("power-ore:2", "free", costs={"power": 6}, gains={"ore": 2})
    assert labels().told(asked(burn), (burn.word,)) == labels().option(asked(burn), burn) == "6 power → 2 ore"
    assert labels("ko").option(asked(burn), burn) == "파워 6 → 광석 2"


def test_an_answer_of_several_words_says_what_they_cost_together() -> None:
    hexes = [Option(at, "space", {"hex": at}, {"tokens": 1}) for at in ("1a1", "1a2")]
    question = Decision(0, "federate", Pick(tuple(hexes), 1, 2), ("1a1",), {})
    assert labels().told(question, ("1a1", "1a2")) == "1A1, 1A2 — 2 power tokens"


def test_what_does_not_fit_is_cut_from_the_end() -> None:
    costs, gains = ["4 knowledge"], ["2 ore", "3 VP", "income: 1 ore"]
    assert effects.fitted("Up", costs, gains, 60) == "Up — 4 knowledge → 2 ore, 3 VP; income: 1 ore"
    assert effects.fitted("Up", costs, gains, 40) == "Up — 4 knowledge → 2 ore, 3 VP …"
    assert effects.fitted("Up", costs, gains, 20) == "Up — 4 knowledge …"
    assert effects.fitted("Up", costs, gains, 10) == "Up"


def test_the_log_says_what_came_of_it() -> None:
    action = Event("action", {"seat": 0, "action": "qic3", **results({"vp": 7})})
    assert labels().event(action) == "Ada takes an action: 3 VP and 1 per planet type (2 QIC) → 7 VP"
    converted = Event("converted", {"seat": 0, "word": "power-ore", "count": 2, **results({"ore": 2}, {"power": 6})})
    assert labels().event(converted) == "Ada converts 6 power → 2 ore"


@pytest.mark.parametrize(
    ("game", "kind", "facts", "told", "korean"),
    [
        ("gaia", "project", {"hex": "6a1", "cost:tokens": 6}, "pays 6 power tokens", "파워 토큰 6 지불"),
        ("eclipse", "researched", {"technology": "gauss-shield", "cost:science": 2}, "pays 2 science", "과학 2 지불"),
        ("eclipse", "lost", {"tile": "103", "cost:vp": 2}, "loses 2 VP", "2점 잃음"),
        ("ti4", "traded", {"target": 1, "cost:trade-goods": 1}, "gives 1 trade good", "무역품 1개 줌"),
    ],
)
def test_the_log_tells_what_was_paid_or_lost_from_what_was_gained(
    game: str, kind: str, facts: Facts, told: str, korean: str
) -> None:
    """A bare amount behind a dash was read as gained."""
    for locale, said in (("en", told), ("ko", korean)):
        words = Labels(Texts(locale), game, ("Ada", "Ben"))
        assert words.event(Event(kind, {"seat": 0, **facts})).endswith(f" — {said}")


def test_upkeep_that_costs_more_than_comes_in_is_told_as_a_balance() -> None:
    facts: dict[str, str | int] = {"seat": 0, "produced": 2, "upkeep": 3, **results({"money": -1, "science": 6})}
    told = Labels(Texts("en"), "eclipse", NAMES).event(Event("produced", facts))
    assert told == "Ada produces 2 money and pays 3 for upkeep; on balance −1 money, +6 science"


def test_passing_tells_what_the_booster_brought_from_what_tiles_did() -> None:
    facts: dict[str, str | int] = {"seat": 0, "booster": "booster1", "points": 15, "brings": "points"}
    scored = results({"by-booster": 6, "by-tile": 9})
    assert (
        labels().event(Event("passed", {**facts, **scored}))
        == "Ada passes → 6 VP by the booster given back, 9 VP by advanced tiles"
    )
    assert labels().event(Event("passed", facts)) == "Ada passes → 15 VP"  # as a log of an earlier release has it


def test_events_of_stored_games_read_as_before() -> None:
    assert labels().event(Event("converted", {"seat": 0, "word": "power-ore", "count": 2})) == (
        "Ada converts power → ore × 2"
    )
    assert labels().event(Event("tile", {"seat": 0, "tile": "adv9"})) == "Ada takes a tile: 4 VP per trading station"


@pytest.mark.parametrize("locale", ["en", "ko"])
def test_names_that_say_what_a_thing_gives_say_what_the_data_have(locale: str) -> None:
    """Tokens, boosters, tiles and actions are called by what they give: no second table may say something else."""
    texts = Texts(locale)
    given: dict[str, tuple[Facts, Facts]] = {
        **{token.id: ({}, token.gain) for token in components.FEDERATION_TOKENS.values() if token.id != "gleens"},
        **{booster.id: ({}, booster.income) for booster in components.BOOSTERS.values()},
        **{tile.id: ({}, tile.gain) for tile in components.TILES.values() if not (tile.on or tile.per)},
        **{
            action.id: ({"power": action.power} if action.power else {"qic": action.qic}, action.gain)
            for action in components.BOARD_ACTIONS.values()
        },
    }
    for name, (costs, gains) in given.items():
        label = texts.name("gaia", name)
        assert effects.unsaid(label, *texts.effect("gaia", costs, gains)) == ([], []), label
    for tile in components.TILES.values():
        goods = {**under("income", tile.income), **under("action", tile.action)}
        assert effects.unsaid(texts.name("gaia", tile.id), *texts.effect("gaia", {}, goods)) == ([], []), tile.id
