"""Who may come to a table before its start, how many, and whom its owner asks for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from discord import ui

from bot.errors import Refusal
from bot.store.lobby_rows import GuestRow
from bot.table.game.snapshot import GameSnapshot
from bot.table.seating.invitations import ACCESS, FINISH_RATES, LEVELS_WISHED
from bot.ui.kit import way_back
from bot.ui.kit.controls import Control, Row, button, choice_select, rows, user_select
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import card, layout, text
from bot.words.texts import Texts
from rules import games

SHOWN = 4  # who ask to be let in, each with two buttons


def view(
    snapshot: GameSnapshot, texts: Texts, user: int, waiting: Sequence[GuestRow] = (), *, stuck: bool = False
) -> ui.LayoutView:
    """The private view: the owner chooses, the others read; of a lobby that is `stuck` with the way to close it."""
    row, mine = snapshot.row, user == snapshot.row.owner_id
    said = [
        texts("ui-guests-title"),
        texts("ui-guests-help" if mine else "ui-options-others", owner=f"<@{row.owner_id}>"),
    ]
    seated = mine or snapshot.seat_of(user) is not None
    if stuck and seated and not mine:
        said.append(texts("ui-cancel-silent", owner=f"<@{row.owner_id}>", since=f"<t:{row.owner_at}:R>"))
    inviting = list[Row]()
    if mine:
        inviting += _asking(waiting, texts)
    if mine and not snapshot.full:
        inviting.append(user_select(Call("invite", row.id), texts("ui-invite")))
    ways = [*_ways(snapshot, texts, mine=mine, seated=seated, stuck=stuck)]
    selects = _selects(snapshot, texts, off=not mine)
    return layout(card(text(*said), *inviting, *selects, *rows(ways)))


def _asking(waiting: Sequence[GuestRow], texts: Texts) -> Iterator[Row]:
    for guest in waiting[:SHOWN]:
        args, name = (str(guest.user_id),), guest.name
        yield from rows(
            [
                button(texts("ui-let-in-name", name=name), Call("let-in", guest.game_id, 0, args)),
                button(texts("ui-turn-away"), Call("turn-away", guest.game_id, 0, args)),
            ]
        )


def _selects(snapshot: GameSnapshot, texts: Texts, *, off: bool) -> list[Row]:
    row = snapshot.row
    allowed = games.game(row.kind).seats
    counts = [(texts("ui-seats-all", most=allowed[-1]), "0"), *((str(number), str(number)) for number in allowed[:-1])]
    return [
        choice_select(
            texts("ui-access"), [(texts(f"ui-access-{each}"), each) for each in ACCESS], Call("access", row.id),
            row.access, off=off,
        ),
        choice_select(texts("ui-seats"), counts, Call("seats", row.id), str(row.most_seats), off=off),
        choice_select(
            texts("ui-finish"), [finish_choice(least, texts, newcomers=new) for least, new in FINISH_CHOICES],
            Call("finish", row.id), finish_value(row.least_finish, newcomers=row.newcomers), off=off,
        ),
        choice_select(
            texts("ui-level"), [(texts(f"ui-level-{each}"), each) for each in LEVELS_WISHED], Call("level", row.id),
            row.wished_level, off=off,
        ),
    ]  # fmt: skip


FINISH_CHOICES = [(0, True), *((least, newcomers) for least in FINISH_RATES[1:] for newcomers in (True, False))]


def finish_value(least: int, *, newcomers: bool) -> str:
    """A choice as it stands in the select."""
    if newcomers or not least:
        return str(least)
    return f"{least}-known"


def finish_choice(least: int, texts: Texts, *, newcomers: bool) -> tuple[str, str]:
    """The same, below its words."""
    said = texts("ui-finish-choice", least=least, newcomers=int(newcomers))
    return said, finish_value(least, newcomers=newcomers)


def finish_chosen(value: str) -> tuple[int, bool]:
    """What such a choice means; raises `Refusal` stale for what is none."""
    least, _, known = value.partition("-")
    if not least.isdecimal() or len(least) > 3 or known not in ("", "known"):
        raise Refusal("stale")
    return int(least), not known


def _ways(snapshot: GameSnapshot, texts: Texts, *, mine: bool, seated: bool, stuck: bool) -> Iterator[Control]:
    game = snapshot.row.id
    if seated:
        yield button(texts("ui-keep-open"), Call("keep-open", game))
    if mine:
        yield button(texts("ui-template"), Call("template", game))
    if stuck and seated and not mine:
        yield button(texts("ui-cancel-lobby"), Call("cancel-lobby", game))
    yield way_back.to(Call("lobby", game), texts)
