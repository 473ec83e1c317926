"""Long pages stand in leaves, and the log on pages, of as many whole entries as a phone has room for."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

import pytest
from discord import ui

from bot.store.deed_rows import DeedRow
from bot.store.rows import MoveRow
from bot.ui.boards import log_view
from bot.ui.kit.controls import Row
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import card, layout, text
from bot.ui.panel import phone
from bot.ui.panel.pages.leaves import leaf
from bot.words.texts import Texts
from rules.core.flow import Event
from tests.bot.test_tips import panels
from tests.flows.limits import labels_of, texts_of, walk

LINE = "Builds a mine on 2A11 (volcanic) for 2 credits and 1 ore, and somebody charges power. " * 2


def way(some: Sequence[str], turning: list[Row]) -> ui.LayoutView:
    return layout(card(text("# Title", *some), *turning))


def turn(number: int) -> Call:
    return Call("log", "abc123", 0, (str(number),))


@pytest.mark.parametrize("count", [0, 1, 4])
def test_few_entries_stand_on_one_leaf_without_ways_to_others(count: int) -> None:
    shown = leaf([LINE] * count, way, turn, 7)
    assert texts_of(shown).count("Builds") == 2 * count
    assert labels_of(shown) == []


def test_many_entries_stand_each_on_one_leaf_that_fits_a_phone() -> None:
    lines = [f"{number}: {LINE}" for number in range(40)]
    seen, number, last = list[str](), 0, 1
    while number < last:
        shown = leaf(lines, way, turn, number)
        assert phone.height(shown, ()) <= phone.MOST
        before, at, after = (part for part in walk(shown.to_components()) if part["type"] == 2)
        last = int(at["label"].partition("/")[2])
        assert [before["disabled"], at["label"], after["disabled"]] == [
            number == 0,
            f"{number + 1}/{last}",
            number + 1 == last,
        ]
        seen += [line for line in texts_of(shown).splitlines() if "Builds" in line]
        number += 1
    assert [line.strip() for line in seen] == [line.strip() for line in lines]
    assert texts_of(leaf(lines, way, turn, 99)) == texts_of(leaf(lines, way, turn, last - 1))


def test_an_entry_that_is_taller_than_a_phone_stands_alone() -> None:
    seen = [texts_of(leaf([LINE * 20, LINE], way, turn, number)).count("Builds") for number in (0, 1)]
    assert seen == [40, 2]


def move(seq: int) -> MoveRow:
    """A move whose line in the log is as long as a line may be."""
    events = (Event("corrected", {"text": "n"}),)
    return MoveRow("abc123", seq, "p1 pass", 0, "person", 0, 1, chance=False, revealed=True, events=events, at=1)


@pytest.mark.parametrize("locale", ["en", "ko"])
def test_pages_of_the_log_show_every_move_to_and_fro(locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Twelve long lines were up to 1,000 px of a phone tall; a deed stands behind the move after which it was done."""
    texts, panel = Texts(locale), next(panels("gaia"))
    snapshot = replace(panel.snapshot, row=replace(panel.snapshot.row, seq=40))
    moves = [move(seq) for seq in range(1, 41)]
    monkeypatch.setattr(log_view, "_entry", lambda *_about: [LINE])
    deeds = [DeedRow("abc123", number, "close", 1, {"by": f"Ann {at}"}, at, 1) for number, at in enumerate((0, 17))]
    call, seen = Call("log", "abc123"), list[int]()
    for label, ways in ((texts("ui-log-older"), range(39)), (texts("ui-log-newer"), range(39))):
        seen.clear()
        for _ in ways:
            span = log_view.span(snapshot, call)
            page = moves[span.start : span.start + span.count]
            shown = log_view.view(snapshot, texts, 0, page, deeds, onward=span.onward)
            assert phone.height(shown, ()) <= phone.MOST
            told = [int(line.partition("`")[2][:3]) for line in texts_of(shown).splitlines() if "Builds" in line]
            assert told
            assert told == list(range(told[0], told[-1] + 1))
            seen += told
            closed = [int(re.match(r"\d+", said)[0]) for said in texts_of(shown).split("Ann ")[1:]]  # type: ignore[index]
            assert closed == [at for at in (0, 17) if at in told or (not at and told[0] == 1)]
            (button,) = [part for part in walk(shown.to_components()) if part.get("label") == label]
            if button["disabled"]:
                break
            args = button["custom_id"].split(":")[4].split("/")
            call = Call("log", "abc123", 0, tuple(args))
        assert sorted(seen) == list(range(1, 41))


@pytest.mark.parametrize("locale", ["en", "ko"])
def test_an_entry_of_the_log_is_whole_and_numbers_do_not_skip(locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a battle brought was cut after 260 letters, and moves that tell nothing left gaps."""
    texts, panel = Texts(locale), next(panels("gaia"))
    snapshot = replace(panel.snapshot, row=replace(panel.snapshot.row, seq=40))
    quiet, battle = {20, 21, 24, 25}, "; ".join(f"Ann’s interceptor {number} hits" for number in range(30))
    entries = {seq: "" if seq in quiet else f"entry {seq}" for seq in range(20, 27)} | {26: battle}
    monkeypatch.setattr(log_view, "_entry", lambda *about: [*filter(None, [entries[about[3].seq]])])
    told = texts_of(log_view.view(snapshot, texts, 0, [move(seq) for seq in entries]))
    assert [line.partition("`")[2] for line in told.splitlines() if "`" in line and "entry" in line] == [
        "20–22` entry 22",
        "23–25` entry 23",
    ]
    assert f"` 26` {battle}" in told


@pytest.mark.parametrize("locale", ["en", "ko"])
def test_an_entry_that_no_phone_has_room_for_ends_with_a_whole_event(
    locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts, panel = Texts(locale), next(panels("gaia"))
    monkeypatch.setattr(log_view, "_entry", lambda *_about: ["; ".join(["앤의 요격함이 두 번 명중합니다"] * 80)])
    shown = log_view.view(panel.snapshot, texts, 0, [move(5)])
    assert phone.height(shown, ()) <= phone.MOST
    assert "명중합니다 …" in texts_of(shown)


HEADED = {
    "en": "**Rounds 2–3 · moves 21–30 of 45**",
    "ko": "**2–3라운드 · 기록 45개 중 21–30번**",
}
ALONE = {"en": "**Round 2 · moves 21–24 of 45**", "ko": "**2라운드 · 기록 45개 중 21–24번**"}


@pytest.mark.parametrize("locale", ["en", "ko"])
def test_a_page_of_the_log_says_its_rounds_and_its_moves(locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was a wall without a heading, in which the income of everybody hid behind whoever had passed last."""
    texts, panel = Texts(locale), next(panels("gaia"))
    snapshot = replace(panel.snapshot, row=replace(panel.snapshot.row, seq=45, salt="s"))
    monkeypatch.setattr(log_view, "_entry", lambda *_about: ["short"])
    goods = dict.fromkeys(("credits", "ore", "knowledge", "qic", "charge", "tokens"), 2)
    income = (Event("income", {"seat": seat, **goods}) for seat in (0, 1))
    begins = replace(move(25), events=(Event("round", {"round": 3}), *income))
    moves = [move(seq) if seq != begins.seq else begins for seq in range(21, 31)]
    told = texts_of(log_view.view(snapshot, texts, 0, moves, since_round=2)).splitlines()
    assert HEADED[locale] in told
    at = told.index(f"**{texts('gaia-event-round', round=3)}**")
    assert [line.partition("`")[2][:3] for line in told[at - 1 : at + 4]] == [" 25", "", " 25", " 25", " 26"]
    assert not any(re.search("[0-9a-f]{64}", line) for line in told), "the proof stands with the file"
    alone = texts_of(log_view.view(snapshot, texts, 0, moves[:4], since_round=2)).splitlines()
    assert ALONE[locale] in alone
    monkeypatch.setattr(log_view, "_entry", lambda *_about: [LINE])
    fewer = texts_of(log_view.view(snapshot, texts, 0, moves, since_round=2)).splitlines()
    assert fewer[1].startswith({"en": "**Round 3 · ", "ko": "**3라운드 · "}[locale]), "which began above what has room"
