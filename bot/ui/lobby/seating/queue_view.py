"""The queue of a server: for what somebody waits there, and the form in which they say what they would play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from discord import ui

from bot.store.lobby_rows import QueueRow
from bot.table.seating.matching import ANY_PACE, COMMON_HOURS, PACES
from bot.table.seating.queue import WAITS_DAYS, Wish
from bot.ui.kit import way_back
from bot.ui.kit.controls import Style, button, choice_select, rows, select
from bot.ui.kit.ids import Args, Call
from bot.ui.kit.layout import MENU, Picture, card, layout, text
from bot.ui.lobby.seating.guests_view import FINISH_CHOICES, finish_choice, finish_value
from bot.ui.panel import phone
from bot.words.posts.happened import small
from bot.words.texts import Texts
from rules import games
from rules.games import MODULES


def written(wish: Wish) -> Args:
    """A wish as the arguments of a control: the game, the numbers of players, the pace, what is asked of others."""
    seats = "".join(map(str, wish.seats))
    return (wish.kind, seats, wish.clock, finish_value(wish.least_finish, newcomers=wish.newcomers))


def wished(row: QueueRow) -> Wish:
    """What somebody waits for."""
    return Wish(row.kind, row.seats, row.clock, row.least_finish, row.newcomers)


def view(found: Sequence[QueueRow], waiting: Mapping[str, int], now: int, texts: Texts) -> ui.LayoutView:
    """The private view: for what its reader waits, how many others wait `now`, and the choice of a game.

    Where a phone has no room for a button for each game that they no longer wait for, these are a list, below small
    letters.
    """
    known = [row for row in found if row.kind in MODULES]
    counted = ", ".join(f"{texts(f'{kind}-name')} {count}" for kind, count in waiting.items() if kind in MODULES)
    lines = [texts("ui-queue-title"), *_entries(known, now, texts)]
    if counted:
        lines.append(texts("ui-queue-count", games=counted))
    kinds = [(texts(f"{kind}-name"), kind) for kind in MODULES][:MENU]
    waited = [(texts(f"{row.kind}-name"), row.kind) for row in known if row.ends > now]
    back = way_back.to(Call("hub"), texts)

    def way(pictures: Sequence[Picture], *, listed: bool) -> ui.LayoutView:
        leaving = (
            []
            if listed
            else [
                button(texts("ui-queue-leave", game=name), Call("queue-leave", args=(kind,))) for name, kind in waited
            ]
        )
        chosen = [select(Call("queue-game"), kinds, texts("ui-queue-game"))]
        if listed and waited:
            chosen.append(select(Call("queue-leave"), waited, texts("ui-queue-leave-one")))
        return layout(card(text(*(_low(lines) if listed else lines)), *chosen, *rows([*leaving, back])))

    return phone.fitting([partial(way, listed=listed) for listed in (False, True)], ())


def _low(lines: Sequence[str]) -> list[str]:
    """The same in small letters, below their title."""
    title, *others = "\n".join(lines).splitlines()
    return [title, *map(small, others)]


def _entries(found: Sequence[QueueRow], now: int, texts: Texts) -> Iterator[str]:
    for row in found:
        game = texts(f"{row.kind}-name")
        if row.ends <= now:
            yield texts("ui-queue-ended", game=game, days=WAITS_DAYS)
            continue
        seats = ", ".join(map(str, row.seats))
        since, ends = f"<t:{row.at}:R>", f"<t:{row.ends}:R>"
        yield texts("ui-queue-waits", game=game, seats=seats, clock=_pace(row.clock, texts), since=since, ends=ends)


def _pace(pace: str, texts: Texts) -> str:
    return texts("ui-queue-clock-any" if pace == ANY_PACE else f"ui-clock-choice-{pace}")


def form(wish: Wish, texts: Texts, *, waits: bool) -> ui.LayoutView:
    """The private view in which somebody says what they would play; `waits`: they wait for this game already."""
    args = written(wish)
    counts = [(texts("ui-queue-seats-count", count=count), str(count)) for count in games.game(wish.kind).seats]
    seats = select(
        Call("queue-set", args=("seats", *args)), counts, texts("ui-queue-seats"), most=len(counts),
        chosen=[str(count) for count in wish.seats],
    )  # fmt: skip
    clock = choice_select(
        texts("ui-queue-clock"), [(_pace(pace, texts), pace) for pace in PACES],
        Call("queue-set", args=("clock", *args)), wish.clock,
    )  # fmt: skip
    finish = choice_select(
        texts("ui-finish"), [finish_choice(least, texts, newcomers=new) for least, new in FINISH_CHOICES],
        Call("queue-set", args=("finish", *args)), args[3],
    )  # fmt: skip
    join = button(texts("ui-queue-change" if waits else "ui-queue-join"), Call("queue-join", args=args), Style.success)
    said = text(
        texts("ui-queue-title-game", game=texts(f"{wish.kind}-name")), texts("ui-queue-hours", least=COMMON_HOURS)
    )
    return layout(card(said, seats, clock, finish, *rows([join, way_back.to(Call("queue"), texts)])))
