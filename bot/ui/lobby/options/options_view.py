"""The private view in which the owner of a table chooses its options, and everybody else reads them."""

from __future__ import annotations

from collections.abc import Iterator

from discord import ui

from bot.agents import levels
from bot.manifest.manifest import manifest
from bot.plain_text import verbatim
from bot.table.clocks import clock
from bot.table.game.snapshot import GameSnapshot
from bot.table.game.waits import LENGTHS, window_hours
from bot.ui.kit import way_back
from bot.ui.kit.controls import Control, Row, button, choice_select, rows, select
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import AGAIN, MENU, card, layout, modal, text, text_field
from bot.words.choices import choice_label, choices_line, written_lines
from bot.words.own_values import not_printed
from bot.words.texts import LOCALES, Texts
from rules.core.game import FreeText, TableOption, chosen, offered

FEW = 4  # rules of a game that stand openly beside the clock and the language: with more, a phone is too short
BOTH = "both"
LANGUAGES = (*LOCALES, BOTH)
WRITE = "write:"  # the entry of a menu that opens the form for a text; no choice of an option is called so
FIELD = "text"


def options_view(
    snapshot: GameSnapshot, texts: Texts, user: int, opened: str = "", *, feeds: bool = False
) -> ui.LayoutView:
    """The private view in which the owner chooses the table's options; others only read them.

    Rules of a game that has more than FEW of them stand in one menu; the one that is `opened` there can be chosen.
    With `feeds` the bot has them, so that a table can.
    """
    mine = user == snapshot.row.owner_id and snapshot.row.status == "lobby"
    whose = texts("ui-options-help" if mine else "ui-options-others", owner=f"<@{snapshot.row.owner_id}>")
    if snapshot.row.status != "lobby":
        whose = texts("ui-options-begun")
    spoken = choice_select(
        texts("ui-languages"),
        [(texts(f"ui-languages-{choice}"), choice) for choice in LANGUAGES],
        Call("languages", snapshot.row.id),
        BOTH if snapshot.row.second_locale else snapshot.row.locale,
        off=not mine,
    )
    paced = choice_select(
        texts("ui-clock"),
        [(texts(f"ui-clock-choice-{pace}"), pace) for pace in (clock.NO_CLOCK, *clock.PACES)],
        Call("pace", snapshot.row.id),
        snapshot.row.clock,
        off=not mine,
    )
    windows = [_window(snapshot, texts, kind, off=not mine) for kind in manifest(snapshot.row.kind).windows]
    back = way_back.to(Call("lobby", snapshot.row.id), texts, off=snapshot.row.status != "lobby")
    toggles = [_switch("anonymous", snapshot, texts, on=snapshot.row.anonymous, off=not mine)]
    if len(levels(snapshot.row.kind)) > 1:
        toggles.append(_switch("hints", snapshot, texts, on=snapshot.row.hints, off=not mine))
    if feeds:
        toggles.append(_switch("feed", snapshot, texts, on=snapshot.row.feed, off=not mine))
    ways = [back]
    if manifest(snapshot.row.kind).boards.preview and snapshot.row.status == "lobby":
        ways.append(button(texts("ui-map"), Call("map", snapshot.row.id)))
    own = not_printed(snapshot.row.kind, texts)
    values = f"-# {own}" if own else ""  # for a host: who only plays reads them where they look a thing up
    said = text(
        texts("ui-options-title"), whose, choices_line(snapshot, texts), values, *written_lines(snapshot, texts)
    )
    ruled = _rules(snapshot, texts, opened, off=not mine)
    return layout(card(said, paced, spoken, *windows, *rows(toggles), *ruled, *rows(ways)))


def _switch(verb: str, snapshot: GameSnapshot, texts: Texts, *, on: bool, off: bool) -> Control:
    """The button that says whether something holds at the table, and turns it over; `off` for whoever only reads."""
    turned = "off" if on else "on"
    return button(texts(f"ui-{verb}", on=int(on)), Call(verb, snapshot.row.id, 0, (turned,)), off=off)


def _window(snapshot: GameSnapshot, texts: Texts, kind: str, *, off: bool) -> Row:
    """The menu of how long windows of a kind are open."""
    now = window_hours(snapshot.row, kind)
    lengths = [(texts("ui-window-hours", hours=hours), str(hours)) for hours in sorted({*LENGTHS, now})]
    called = texts(f"{snapshot.row.kind}-window-{kind}")
    return choice_select(called, lengths, Call("window", snapshot.row.id, 0, (kind,)), str(now), off=off)


def _rules(snapshot: GameSnapshot, texts: Texts, opened: str, *, off: bool) -> list[Row]:
    """The rules of the game that can be chosen, or where they are many a menu of them, and the one that is open."""
    options = offered(snapshot.game, len(snapshot.seats))
    if len(options) <= FEW:
        return [row for option in options for row in _choosing(snapshot, texts, option, off=off)]
    kind, now = snapshot.row.kind, chosen(snapshot.game, snapshot.row.options)
    entries = [
        (f"{texts(f'{kind}-option-{each.id}')}: {choice_label(kind, each, now[each.id], texts)}", each.id)
        for each in options[:MENU]
    ]
    heading = select(Call("options", snapshot.row.id), entries, texts("ui-options-game"))
    open_ones = [each for each in options if each.id == opened]
    return [heading, *(row for each in open_ones for row in _choosing(snapshot, texts, each, off=off))]


def _choosing(snapshot: GameSnapshot, texts: Texts, option: TableOption, *, off: bool) -> Iterator[Row]:
    """The menu of an option; below it, where a text was written, the button that changes it."""
    kind, game = snapshot.row.kind, snapshot.row.id
    now = chosen(snapshot.game, snapshot.row.options)[option.id]
    choices = [(choice_label(kind, option, value, texts), value) for value in option.choices]
    if option.text:
        choices.append((f"{texts(f'{kind}-write-{option.id}')} …", WRITE))
    held = now if now in option.choices else WRITE
    yield choice_select(
        texts(f"{kind}-option-{option.id}"), choices, Call("option", game, 0, (option.id,)), held, off=off
    )
    if held == WRITE and not off:
        yield from rows([button(_change(kind, option, texts), Call("option-text", game, 0, (option.id,)))])


def _change(kind: str, option: TableOption, texts: Texts) -> str:
    return texts("ui-text-change", what=texts(f"{kind}-text-{option.id}"))


def text_form(snapshot: GameSnapshot, option: TableOption, free: FreeText, texts: Texts, refused: str = "") -> ui.Modal:
    """The form for the text of an option, with the one that was refused or else holds, and an example."""
    kind, now = snapshot.row.kind, chosen(snapshot.game, snapshot.row.options)[option.id]
    line = text_field(
        texts(f"{kind}-text-{option.id}"),
        FIELD,
        default=refused or ("" if now in option.choices else now),
        example=free.example(max(len(snapshot.seats), snapshot.least)),
        longest=free.longest,
        paragraph=True,
    )
    call = Call("option-written", snapshot.row.id, 0, (option.id,))
    return modal(texts(f"{kind}-option-{option.id}"), call, line)


def refused_view(snapshot: GameSnapshot, option: TableOption, texts: Texts, why: str, written: str) -> ui.LayoutView:
    """Why a text cannot be played, the text itself, so that it is not lost, and the way back to the form."""
    call = Call("option-text", snapshot.row.id, 0, (option.id, AGAIN))
    again = button(_change(snapshot.row.kind, option, texts), call)
    back = way_back.to(Call("options", snapshot.row.id), texts)
    return layout(card(text(why, verbatim(written)), *rows([again, back])))
