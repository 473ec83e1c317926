"""A table before its start: who sits there, what was chosen, and the buttons for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from discord import ui

from bot.table.snapshot import Look
from bot.ui.kit.controls import Row, Style, button, choice_select
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import card, layout, text
from bot.words.people import who
from bot.words.texts import Texts
from rules.core.game import TableOption, chosen

MOST_OPTIONS = 18


def view(look: Look, texts: Texts) -> ui.LayoutView:
    """The public message of a lobby: what sits down or starts, and what is the owner's to arrange."""
    return layout(card(text(*_lines(look, texts)), *_buttons(look, texts)))


def _lines(look: Look, texts: Texts) -> Iterator[str]:
    row, game = look.row, look.game
    yield texts("ui-lobby-title", game=texts(f"{row.kind}-name"), id=row.id)
    yield texts("ui-lobby-owner", owner=f"<@{row.owner_id}>")
    yield texts("ui-lobby-seats", taken=len(look.seats), least=game.seats.start, most=game.seats.stop - 1)
    yield from (f"{number}. {who(seat)}" for number, seat in enumerate(look.seats, 1))
    yield _choices(look, texts)


def _choices(look: Look, texts: Texts) -> str:
    """The options that differ from the rulebook, in one small line."""
    kind, now = look.row.kind, chosen(look.game, look.row.options)
    said = [
        f"{texts(f'{kind}-option-{option.id}')}: **{texts(f'{kind}-choice-{option.id}-{now[option.id]}')}**"
        for option in look.game.options
        if now[option.id] != option.default
    ]
    rest = texts("ui-options-rest", changed=len(said))
    return f"-# {' · '.join([*said, rest])}" if look.game.options else ""


def _buttons(look: Look, texts: Texts) -> list[Row]:
    def control(verb: str, style: Style = Style.secondary, *, off: bool = False) -> Any:
        return button(texts(f"ui-{verb}"), Call(verb, look.row.id), style, off=off)

    few = len(look.seats) < look.game.seats.start
    agents = any(seat.agent for seat in look.seats)
    return [
        ui.ActionRow(
            control("join", Style.primary, off=look.full),
            control("leave"),
            control("start", Style.success, off=few),
            control("close", Style.danger),
        ),
        ui.ActionRow(
            control("add-agent", off=look.full),
            control("drop-agent", off=not agents),
            *([control("options")] if look.game.options else []),
        ),
    ]


def options_view(look: Look, texts: Texts, user: int) -> ui.LayoutView:
    """The private view in which the owner chooses the table's options; others only read them."""
    mine = user == look.row.owner_id and look.row.status == "lobby"
    selects = [_select(look, texts, option, off=not mine) for option in look.game.options[:MOST_OPTIONS]]
    whose = texts("ui-options-help" if mine else "ui-options-others", owner=f"<@{look.row.owner_id}>")
    return layout(card(text(texts("ui-options-title"), whose), *selects))


def _select(look: Look, texts: Texts, option: TableOption, *, off: bool) -> Row:
    kind = look.row.kind
    now = chosen(look.game, look.row.options)[option.id]
    return choice_select(
        texts(f"{kind}-option-{option.id}"),
        [(texts(f"{kind}-choice-{option.id}-{value}"), value) for value in option.choices],
        Call("option", look.row.id, 0, (option.id,)),
        now,
        off=off,
    )
