"""Deals: what either side of an offer gives, who holds whose promissory notes, nothing that a viewer may not know."""

from __future__ import annotations

import pytest

from bot.words.texts import Texts
from images.options import Options
from images.ti4.views import VIEWS
from rules.core.hidden import view
from tests.images.measure import clipped, collisions
from tests.ti4.kit import Table
from tests.ti4.scenes import neighboring

NAMES = ("Ann", "Ben", "Cid")
VIEW = VIEWS["deals"]


def offered() -> Table:
    """The second player offers goods and a note to the first, who holds one of theirs, and one that lies open."""
    table = neighboring()
    table.give_note(0, "ceasefire.2")
    table.give_note(0, "support-for-the-throne.3")
    table.give_note(2, "political-secret.1")
    table.play("p2 deal with:p1", "p2 terms give:trade-goods=2 give:trade-agreement.2=1 get:commodities=1")
    return table


def told(table: Table, seat: int | None, texts: Texts) -> list[str]:
    return VIEW.words(view(table.state, seat), texts, Options(seat=seat, names=NAMES))


@pytest.mark.parametrize("seat", [0, 1, 2, None])
@pytest.mark.parametrize("locale", ["en", "ko"])
def test_an_offer_has_two_columns_and_every_holder_a_row(locale: str, seat: int | None) -> None:
    scene = VIEW.scene(view(offered().state, seat), Texts(locale), Options(seat=seat, names=NAMES))
    columns = {thing.tag: thing.x for thing in scene.of("badge") if thing.tag.startswith("offer")}
    assert columns["offer 1"] < scene.width / 2 < columns["offer 0"]
    assert {f"holder {number}" for number in range(3)} <= {thing.tag for thing in scene.of("badge")}
    assert collisions(scene) == clipped(scene) == []


@pytest.mark.parametrize("locale", ["en", "ko"])
def test_the_note_of_an_offer_is_named_to_its_parties_alone(locale: str) -> None:
    texts = Texts(locale)
    note = texts("ti4-name-trade-agreement")
    lines = {seat: next(line for line in told(offered(), seat, texts) if "⇄" in line) for seat in (0, 1, 2, None)}
    assert {seat: note in line for seat, line in lines.items()} == {0: True, 1: True, 2: False, None: False}
    assert texts("ti4-picture-some-note") in lines[2]


def test_notes_in_a_hand_are_named_to_their_holder_alone_and_open_ones_to_all() -> None:
    texts = Texts("en")
    said = {seat: "\n".join(told(offered(), seat, texts)) for seat in (0, 1, None)}
    ceasefire = texts("ti4-picture-note-of", note=texts("ti4-name-ceasefire"), owner="Ben")
    support = texts("ti4-picture-note-of", note=texts("ti4-name-support-for-the-throne"), owner="Cid")
    assert {seat: ceasefire in words for seat, words in said.items()} == {0: True, 1: False, None: False}
    assert all(support in words for words in said.values())


def test_a_player_sees_which_own_notes_others_have() -> None:
    texts = Texts("en")
    away = texts("ti4-picture-notes-away", notes=texts("ti4-name-political-secret"))
    assert any(away in line for line in told(offered(), 0, texts))
    assert not any("Political" in line for line in told(offered(), 1, texts) if line.startswith("**Ann"))


def test_without_an_offer_the_picture_says_so() -> None:
    assert Texts("en")("ti4-picture-no-offers") in told(neighboring(), 0, Texts("en"))
