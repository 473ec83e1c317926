"""A tip of a first game that recommends a choice is told only where that choice is offered."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.manifest.manifest import manifest
from bot.table.game.snapshot import Panel
from bot.ui.panel.advice import tips
from bot.words.labels import Labels
from bot.words.texts import FOLDERS, LOCALES, Texts
from rules.core.decisions import Option, Pick
from tests.bot.test_tips import KINDS, TIMES, guided, panels

BOLD = re.compile(r"\*+([^*]+)\*+")


def at_each_time(kind: str) -> Iterator[tuple[Panel, int]]:
    """The panels of a first game, at each time that a question may be asked."""
    for panel in map(guided, panels(kind)):
        for time in range(1, TIMES + 1):
            yield replace(panel, learnt={question.kind: time - 1 for question in panel.questions}), time


@pytest.mark.parametrize("kind", KINDS)
def test_no_tip_recommends_what_is_not_among_the_choices(kind: str) -> None:
    texts, advised, told = Texts("en"), manifest(kind).panels.advised, set()
    for panel, time in at_each_time(kind):
        said = "\n".join(tips.tips(panel, texts))
        for asked in panel.unanswered:
            tip = f"{asked.kind}-{time}"
            if tip in advised and texts(f"{kind}-tip-{tip}") in said:
                assert tips.offered(panel) & {*advised[tip]}
                told.add(tip)
    assert told <= {*advised}
    assert told or not advised


def test_science_that_buys_nothing_has_no_tip_about_research() -> None:
    panel = next(guided(each) for each in panels("eclipse") if each.questions and each.questions[0].kind == "action")
    asked = panel.questions[0]
    assert isinstance(asked.ask, Pick)
    others = tuple(option for option in asked.ask.options if not option.group.startswith("research"))
    third = {"action": 2}
    for options, said in ((asked.ask.options, True), (others, False)):
        shown = replace(panel, learnt=third, questions=(replace(asked, ask=replace(asked.ask, options=options)),))
        assert bool(tips.tips(shown, Texts("en"))) == said


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_tip_that_names_a_choice_is_declared(kind: str, locale: str) -> None:
    texts, named = Texts(locale), dict[str, set[str]]()
    for panel in panels(kind):
        labels = Labels(texts, kind, panel.snapshot.names)
        for asked in panel.questions:
            called = named.setdefault(asked.kind, set())
            if isinstance(asked.ask, Pick) and asked.ask.most > 1:
                continue  # which has no headings
            called |= {name(labels, option).casefold() for option in tips.choices(asked) if option.group}
    guide = (FOLDERS[0] / locale / f"{kind}-guide.ftl").read_text("utf-8")
    written = dict(re.findall(rf"^{kind}-tip-([a-z0-9-]+) = (.+)$", guide, re.MULTILINE))
    for tip, said in written.items():
        headings = named.get(re.sub(r"-\d$", "", tip), set())
        recommends = [bold for bold in BOLD.findall(said) if bold.casefold() in headings]
        assert not recommends or tip in manifest(kind).panels.advised, recommends


def name(labels: Labels, option: Option) -> str:
    """The heading of an option, or what stands in it before the first mark: *Research: Grid*."""
    return labels.group(option.group).partition(":")[0]
