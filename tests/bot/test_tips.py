"""Tips of a first game stand above the picture, so that picture, question and controls take a phone no more room."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from discord import ui

from bot.store.rows import GameRow, SeatRow
from bot.table.drafts.drafts import panel_of
from bot.table.game.run import begin
from bot.table.game.snapshot import GameSnapshot, Panel
from bot.ui.kit.layout import Picture
from bot.ui.panel import panel_view
from bot.ui.panel.advice import tips
from bot.ui.panel.meanwhile import News
from bot.ui.panel.navigation import Nav
from bot.words.labels import title
from bot.words.texts import FOLDERS, LOCALES, Texts
from rules import games
from rules.core.saves import load
from testkit.laws.base import seats
from tests.flows.limits import check_view, walk
from tools.keep import kept

KINDS = tuple(games.MODULES)
PICTURE = Picture("board.png", b"", "a board")
GALLERY = 12
MORE = "o1:more:"
LONGEST = {"en": 140, "ko": 75}  # letters of a tip: four lines of a phone
TIMES = 4  # that a question has been answered, after which no game has another tip for it


def panels(kind: str) -> Iterator[Panel]:
    """The panels of the first seat that is asked, at each position kept of a game; nobody changes them."""
    return iter(_panels(kind))


@cache
def _panels(kind: str) -> tuple[Panel, ...]:
    """Made once in a worker: twenty files look at them, some a dozen times."""
    return tuple(_made(kind))


def _made(kind: str) -> Iterator[Panel]:
    game = games.game(kind)
    for path in kept(game).values():
        state = load(game, game.version, gzip.decompress(path.read_bytes()))
        asked = tuple(game.pending(state))
        row = GameRow("abc123", kind, 1, 2, 3, "en", 0, status="running" if asked else "over", seed="s", seq=7)
        people = tuple(SeatRow(row.id, seat, seat + 1, f"P{seat}") for seat in seats(game, state))
        snapshot = GameSnapshot(row, people, game, state, asked)
        yield panel_of(snapshot, asked[0].seat if asked else 0, begin(snapshot))


def parts_of(view: ui.LayoutView) -> list[dict[str, Any]]:
    """The parts of a panel without *More …*, which also closes a first game."""
    parts: list[dict[str, Any]] = view.to_components()[0]["components"]
    return [part for part in parts if not any(str(each.get("custom_id")).startswith(MORE) for each in walk([part]))]


def _known(part: dict[str, Any], texts: Texts) -> dict[str, Any]:
    """A part without what beginners are always told, and others seldom: that nothing counts yet."""
    if "content" not in part:
        return part
    return {**part, "content": part["content"].replace(f"\n{texts('ui-until-confirmed')}", "")}


def written(kind: str, asked: str, texts: Texts) -> bool:
    """Whether there is a tip for a kind of question."""
    return any(texts.has(f"{kind}-tip-{asked}{time}") for time in ("", *(f"-{n}" for n in range(1, TIMES + 1))))


def guided(panel: Panel) -> Panel:
    return replace(panel, snapshot=replace(panel.snapshot, row=replace(panel.snapshot.row, guided=True)))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", KINDS)
def test_from_its_picture_on_the_panel_of_a_first_game_is_that_of_any_other(
    kind: str, locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts, tipped, asked = Texts(locale), set(), set()
    for panel in panels(kind):
        if panel.snapshot.row.status != "running":
            continue  # what one may do after a first game is another
        usual = parts_of(panel_view.view(panel, texts, pictures=[PICTURE]))
        shown_from = next(place for place, part in enumerate(usual) if part["type"] == GALLERY)
        for times in range(TIMES + 1):
            shown = replace(guided(panel), learnt={question.kind: times for question in panel.questions})
            view = panel_view.view(shown, texts, pictures=[PICTURE])
            check_view(view)
            parts = parts_of(view)
            told = ["\n".join(lines)] if (lines := tips.tips(shown, texts)) else []
            head, *above = parts[: next(place for place, part in enumerate(parts) if part["type"] == GALLERY)]
            rest = parts[1 + len(above) :]
            assert head == usual[0]
            said = [part["content"] for part in above]
            assert [each for each in said if "💡" in each] == said[len(said) - len(told) :]
            assert [each.replace("> -# 💡", "> 💡") for each in said[len(said) - len(told) :]] == told
            assert [_known(part, texts) for part in rest] == [_known(part, texts) for part in usual[shown_from:]]
            assert rest[0]["type"] == GALLERY
            tipped |= {question.kind for question in shown.unanswered if told}
            asked |= {question.kind for question in shown.unanswered}
    assert tipped == {each for each in asked if written(kind, each, texts)}
    assert tipped


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_tip_takes_few_lines_of_a_phone(kind: str, locale: str) -> None:
    texts, guide = Texts(locale), (FOLDERS[0] / locale / f"{kind}-guide.ftl").read_text("utf-8")
    ids = set(re.findall(rf"^({kind}-tip-[a-z0-9-]+) =", guide, re.MULTILINE)) - {f"{kind}-tip-welcome"}
    lengths = {id: len(texts(id).replace("*", "")) for id in ids}
    assert ids
    assert {id: length for id, length in lengths.items() if length > LONGEST[locale]} == {}


@pytest.mark.parametrize("known", [lambda panel: panel, guided], ids=["known", "first-game"])
@pytest.mark.parametrize("kind", ["gaia", "pulsar"])
def test_what_scores_stands_below_the_title_where_lines_are_long_together_with_the_news(
    kind: str, known: Callable[[Panel], Panel]
) -> None:
    """Whoever is new to a game reads it, too: tips say that tiles score, and not which."""
    texts, seen = Texts("en"), 0
    scores = [
        f"**{texts(id, list='').partition('**')[2].partition('**')[0]}**" for id in ("ui-pays-now", "ui-pays-end")
    ]
    for panel in map(known, panels(kind)):
        head, *rest = parts_of(panel_view.view(panel, texts, news=News(["• Ann builds a mine"])))
        assert [part["content"] for part in head["components"]] == [title(panel.snapshot, texts)]
        told = rest[0]["content"]
        assert told.endswith("-# • Ann builds a mine")
        seen += any(score in told for score in scores)
    assert seen


def test_under_a_heading_no_tip_is_given() -> None:
    texts = Texts("en")
    shown = next(guided(each) for each in panels("gaia") if each.questions and each.questions[0].kind == "action")
    heading = Nav("action", "mine")
    said = [
        any("💡" in str(part.get("content")) for part in walk(panel_view.view(shown, texts, nav).to_components()))
        for nav in (Nav(), heading)
    ]
    assert said == [True, False]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_tip_that_is_shortened_ends_with_a_sentence(kind: str, locale: str) -> None:
    """Sentences behind are dropped, the last first, and each that is told is whole."""
    texts, shortened = Texts(locale), 0
    for panel in map(guided, panels(kind)):
        whole = tips.tips(panel, texts)
        for most in (1, 2):
            for line, told in zip(whole, tips.tips(panel, texts, most=most), strict=True):
                assert line.startswith(told)
                assert told == line or told[-1] in ".!"
                assert told == line or line[len(told)] == " "
                shortened += told != line
    assert shortened
