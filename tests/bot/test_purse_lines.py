"""What somebody has is said once on a panel: in words, or in the picture that counts it."""

from __future__ import annotations

import pytest

from bot.manifest.manifest import manifest
from bot.pictures.forecaster import NOTHING
from bot.ui.kit.layout import Picture
from bot.ui.panel import panel_pictures, panel_view, phone
from bot.ui.panel.navigation import START, labels_of
from bot.ui.panel.panel_lines import lines
from bot.words.labels import Labels
from bot.words.texts import LOCALES, Texts
from images.words.numbers import written
from rules import games
from tests.bot.test_tips import guided, panels
from tests.flows.limits import walk

KINDS = tuple(games.MODULES)
TABLED = [kind for kind in games.MODULES if manifest(kind).panels.tables]


def said(labels: Labels, told: list[str]) -> list[str]:
    """The lines that begin with something a purse holds and how much of it there is."""
    names = tuple(f"-# {labels.name(name)} " for name in ("money", "science", "credits", "ore", "vp", "materials"))
    return [line for line in told if line.startswith(names)]


@pytest.mark.parametrize("kind", TABLED)
def test_what_somebody_has_is_not_said_below_a_map_with_its_table(kind: str) -> None:
    texts, spared, ahead = Texts("en"), 0, 0
    for panel in panels(kind):
        labels = labels_of(panel, texts)
        question = panel.questions[0] if panel.questions else None
        below_other = [*lines(panel, labels, question, START, "", pictured="places")]
        below_map = [*lines(panel, labels, question, START, "", pictured=manifest(kind).boards.main)]
        assert not said(labels, below_map)
        assert [line for line in below_other if line and line not in said(labels, below_other)] == [
            line for line in below_map if line
        ]
        spared += len(said(labels, below_other))
        ahead += any(line.startswith("-# Next upkeep") for line in below_map)
    assert spared
    assert ahead or kind != "eclipse"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_left_to_pay_with_stands_on_every_panel_with_something_to_pay(kind: str, locale: str) -> None:
    """It was left out together with what scores, just where the picture of a whole map leaves least room."""
    texts, shown_by, seen = Texts(locale), manifest(kind).panels, 0
    for known in panels(kind):
        for panel in (known, guided(known)):
            opened = panel_view.opened_at(panel, texts, START, NOTHING)
            question, drawn = opened.question, panel_pictures.about(panel, opened.question)
            if not opened.pays or {question and question.kind, drawn and drawn.what} & {*shown_by.without_purse}:
                continue
            contents = panel_view.Contents(panel, texts)
            room = contents.room_of_picture()
            pictures = [Picture("a.png", b"", "", phone.PICTURE, room)] if drawn else []
            view = contents.view(pictures)
            assert phone.height(view, pictures) <= phone.MOST
            purse = panel.snapshot.game.purse(panel.view, panel.seat)
            some = any(purse.values())  # nobody has anything while factions are chosen
            held = {name for name, amount in purse.items() if amount or (some and name not in shown_by.fleeting)}
            changed = purse.items() - panel.snapshot.game.purse(panel.snapshot.view(panel.seat), panel.seat).items()
            left = {name: purse[name] for name in held - dict(changed).keys()}
            names = [f"{texts.name(kind, name)} {written(amount)}" for name, amount in left.items()]
            if drawn is None or drawn.what not in shown_by.tables:
                said = [part["content"] for part in walk(view.to_components()) if "content" in part]
                assert all(any(each in text for text in said) for each in names), (question, names, said)
                seen += bool(names)
    assert seen or kind == "race"
