"""The hub of `/play`: games that wait for me, my other games, open tables, a new table, settings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple

from discord import ui

from bot.plain_text import clip
from bot.store.lobby_rows import QueueRow, TemplateRow
from bot.store.rows import PrefsRow, SeatRow, WaitRow
from bot.store.server_rows import ServerRow
from bot.table.clocks import clock
from bot.table.game.seated import ListedGame, Member
from bot.table.game.waking import DAY, WakingHours, hours_in_common
from bot.table.people.requests import Asked
from bot.ui.kit import way_back
from bot.ui.kit.controls import (
    Control,
    Row,
    Style,
    button,
    choice_select,
    next_button,
    primary,
    role_select,
    rows,
    select,
)
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import MENU, Child, Picture, card, layout, text
from bot.ui.kit.menus import last_page, real_page
from bot.ui.lobby import lobby_view
from bot.ui.lobby.seat.zones import zone_called
from bot.ui.panel import phone
from bot.ui.panel.advice import tips
from bot.words.labels import Labels
from bot.words.people import by_name, company, lost_channel, waiting_person, window
from bot.words.posts.happened import shortened, small
from bot.words.tables import table_in_text
from bot.words.texts import Texts
from rules.games import MODULES

PAGE = 4  # games and tables on a page, which fits a phone
MOST_LOST = 5
MOST_ASKED = 2  # requests to answer for a seat; the others come once these are answered
LONGEST_LINE = 240  # of a table in the list: a page of them fits into one message
HOURS = ("0", "6", "12", "24", "48")
LANGUAGES = ("auto", "en", "ko")
THEMES = ("dark", "light")
KEPT = "kept-"  # before the number of a template among the games
SPARE = 30  # px: with four games the hub was that much taller on a page than its parts are counted
DAILY = "daily-"  # before the hour
CALLS = ("now", "waking", *(f"{DAILY}{hour}" for hour in range(6, 23)))
ALSO = ("next", "forecasts")


class Room(NamedTuple):
    """For what a page of the hub has room.

    `low`: what is told of games and tables is in small letters. `names`: it is said with whom one plays. `more`: of
    one's games more is told than what is asked there, such as open votes. `asked`: in how many letters it is told what
    is asked, 0 for all; its time then stands in the line above it.
    """

    low: bool = False
    names: bool = True
    more: bool = True
    asked: int = 0


LOWEST = Room(low=True, names=False, more=False)
ROOMS = (
    *(Room(), Room(low=True), Room(low=True, names=False), LOWEST),
    *(LOWEST._replace(asked=letters) for letters in (48, 32, 24, 20)),
)


@dataclass(frozen=True, slots=True)
class Hub:
    """What one person finds in the hub: their games, those that wait for them first, and the open tables here.

    `damaged` are the ids of games and tables that cannot be read, `templates` the set-ups they have kept. `soon` is
    when they are likely to be asked, by game. `members` are those who sit at open tables, by table, and `hours` those
    in which this person plays, as of the time `now`. `planned` has the games for which they have planned, with how many
    steps of it are played by themselves, and `votes` those with votes in which they have not voted. `queue` is for what
    they wait on this server, None where that is none. In `lost` games a computer plays their seat, since a moderator
    said so. `opens` says whether a table can be opened from where they look. `over` are their last games, where they
    are in none now. `asked` is for whose seats they are asked to answer.
    """

    user: int
    games: Sequence[ListedGame]
    tables: Sequence[ListedGame]
    page: int = 0
    damaged: Sequence[str] = ()
    templates: Sequence[TemplateRow] = ()
    soon: Mapping[str, int] = field(default_factory=dict)
    members: Mapping[str, Mapping[int, Member]] = field(default_factory=dict)
    hours: WakingHours | None = None
    now: int = 0
    queue: Sequence[QueueRow] | None = None
    lost: Sequence[ListedGame] = ()
    planned: Mapping[str, int] = field(default_factory=dict)
    votes: Mapping[str, int] = field(default_factory=dict)
    opens: bool = True
    over: Sequence[ListedGame] = ()
    asked: Sequence[Asked] = ()

    @property
    def others(self) -> list[ListedGame]:
        """The open tables that are not their own."""
        return [each for each in self.tables if each.seat_of(self.user) is None and each.row.owner_id != self.user]

    @property
    def size(self) -> int:
        """How many games and tables stand on a page: fewer where requests stand above them, which take as much room."""
        return PAGE - min(len(self.asked), MOST_ASKED + 1)

    @property
    def here(self) -> Sequence[ListedGame]:
        """What stands on this page: their games, then the open tables, `size` of them; on the nearest page there is."""
        found = [*self.games, *self.others]
        page = real_page(len(found), self.page, self.size)
        return found[page * self.size : (page + 1) * self.size]

    @property
    def waiting(self) -> int:
        """How many games wait for them."""
        return sum(listed.waits_for(self.user) for listed in self.games)


def view(hub: Hub, texts: Texts) -> ui.LayoutView:
    """The private view of the hub, a page of it.

    Where it is taller than a phone, what is told of games and tables is in small letters below their titles; then it is
    not said with whom one plays, of one's games only what is asked there, and at last how that begins.
    """
    return phone.fitting([partial(_view, hub, texts, room) for room in ROOMS], (), SPARE)


def _view(hub: Hub, texts: Texts, room: Room, pictures: Sequence[Picture]) -> ui.LayoutView:
    others = hub.others
    count = len(hub.games) + len(others)
    last, page = last_page(count, hub.size), real_page(count, hub.page, hub.size)
    tables = max(0, len(hub.games) - page * hub.size)  # where on this page the open tables begin
    shown = [_mine(listed, hub, texts, room) for listed in hub.here[:tables]]
    if others and tables < hub.size:
        shown.append(text(texts("ui-hub-tables")))
    shown += [_table(listed, hub, texts, low=room.low) for listed in hub.here[tables:]]
    head = text(texts("ui-hub-title"), *_head(hub, texts))
    return layout(card(head, *_asked_to_sit(hub, texts), *shown, *_footer(hub, page, last, texts)))


def _asked_to_sit(hub: Hub, texts: Texts) -> Iterator[Child]:
    """For whose seats they are asked to answer, each with the way to say yes or no."""
    for each in hub.asked[:MOST_ASKED]:
        row, game = each.row, each.table.row
        table = texts("ui-hub-game", game=texts(f"{game.kind}-name"), name=table_in_text(game))
        said = texts("ui-hub-sit", name=each.table.plain_name(row.seat), kind=row.kind, table=table)
        see = button(texts("ui-sit-request"), Call("sit-request", row.game_id, 0, (str(row.number),)), Style.primary)
        yield ui.Section(said, accessory=see)
    if more := len(hub.asked[MOST_ASKED:]):
        yield text(texts("ui-hub-sit-more", count=more))


def _below(name: str, lines: Sequence[str], *, low: bool) -> str:
    """What is told of a table below its name, `low` in small letters."""
    return "\n".join([name, *(small(line) if low else line for line in lines if line)])


def _head(hub: Hub, texts: Texts) -> Iterator[str]:
    if hub.games or not hub.lost:
        yield texts("ui-hub-games", count=len(hub.games), played=len(hub.over))
    if not hub.games and hub.over:
        yield texts("ui-hub-over")
        yield from (f"- {_title(listed, texts)} {_thread(listed)}".rstrip() for listed in hub.over)
    if hub.games:
        yield texts("ui-hub-waiting", count=hub.waiting, games=len(hub.games))
    yield from (texts("ui-hub-lost", table=_title(listed, texts)) for listed in hub.lost[:MOST_LOST])
    yield from _queue(hub, texts)
    if not hub.opens:
        yield texts("ui-hub-elsewhere")
    yield from (texts("ui-damaged", id=game) for game in hub.damaged)


def _thread(listed: ListedGame) -> str:
    """Where a game was played; "" where that is gone."""
    return f"<#{listed.row.thread_id}>" if listed.row.thread_id else ""


def _queue(hub: Hub, texts: Texts) -> Iterator[str]:
    """For what its reader waits on this server, and for what they did so in vain."""
    for said, over in (("ui-hub-queue", False), ("ui-hub-queue-ended", True)):
        rows = [row for row in hub.queue or () if row.kind in MODULES and (row.ends <= hub.now) == over]
        if rows:
            yield texts(said, games=", ".join(texts(f"{row.kind}-name") for row in rows))


def _mine(listed: ListedGame, hub: Hub, texts: Texts, room: Room) -> Child:
    verb, label = _way(listed, hub.user)
    style = primary(when=listed.waits_for(hub.user))
    control = button(texts(f"ui-{label}"), Call(verb, listed.row.id), style)
    said = _below(_title(listed, texts), [*_my_lines(listed, hub, texts, room)], low=room.low)
    return ui.Section(said, accessory=control)


def _my_lines(listed: ListedGame, hub: Hub, texts: Texts, room: Room) -> Iterator[str]:
    """All that is told of a game of theirs below its name: its state, votes, what is planned, when they are asked."""
    game = listed.row.id
    yield from _state(listed, hub.user, texts, room)
    if not room.more:
        return
    if game in hub.votes:
        yield texts("ui-hub-votes", count=hub.votes[game])
    if game in hub.planned:
        yield texts("ui-hub-planned", filed=hub.planned[game])
    if likely := hub.soon.get(game):
        yield texts("forecast-asked", at=f"<t:{likely}:R>")


def _title(listed: ListedGame, texts: Texts) -> str:
    """The game and the table, and that it is a first game or one for practice."""
    row = listed.row
    told = texts("ui-hub-game", game=texts(f"{row.kind}-name"), name=table_in_text(row))
    if row.guided:
        return f"{told} · {texts('ui-hub-guided', again=int(bool(row.rematch_of)))}"
    if row.practice:
        return f"{told} · {texts('ui-hub-practice')}"
    return told


def _way(listed: ListedGame, user: int) -> tuple[str, str]:
    """The verb and the label of a game's button: into it, or into its lobby."""
    if listed.row.status == "lobby":
        return ("lobby", "hub-open")
    if listed.away_seat(user) is not None:
        return ("return", "return")
    if listed.seat_of(user) is None:
        return ("board", "hub-open")
    return ("turn", "hub-open")


def _state(listed: ListedGame, user: int, texts: Texts, room: Room) -> Iterator[str]:
    """What is asked of the person, or how else the game stands; where there is room also with whom they play."""
    if not listed.row.placed:
        yield lost_channel(listed, texts)
    timed = listed.asked_of(user) if room.asked else None
    yield _small(listed, texts, user if room.names else None, timed)
    if companion := listed.companion(user):
        yield company(companion, listed.seats[companion.seat].name, texts, user)
    if listed.away_seat(user) is not None:
        yield texts("ui-hub-away")
    elif wait := listed.asked_of(user):
        yield " · ".join(_asked(listed, wait, texts, room.asked))
    elif listed.row.status == "lobby":
        ready = listed.row.owner_id == user and len(listed.seats) >= listed.least
        yield texts("ui-hub-lobby", players=lobby_view.players(listed, texts), ready=int(ready))
    else:
        yield _others(listed, texts)


def _asked(listed: ListedGame, wait: WaitRow, texts: Texts, letters: int) -> Iterator[str]:
    """What somebody is asked, its times, and that everybody waits for them alone; of a window only when it closes.

    Where it is told in so many `letters`, it is not told when.
    """
    ask = texts("ui-hub-your-move")
    if wait.kind:
        ask = Labels(texts, listed.row.kind, listed.plain_names).question(wait.kind, wait.facts)
    if letters:
        yield texts("ui-hub-asked-briefly", ask=shortened(ask, letters))
        return
    if wait.blind:
        yield texts("ui-hub-window", ask=ask, since=f"<t:{wait.until}:R>")
    else:
        yield texts("ui-hub-asked", ask=ask, since=f"<t:{wait.since}:R>")
        if wait.until:
            yield texts("ui-hub-until", until=f"<t:{wait.until}:R>")
    if wait.alone:
        yield texts("call-alone")


def _small(listed: ListedGame, texts: Texts, user: int | None = None, wait: WaitRow | None = None) -> str:
    """The number of the table, before the start its channel, the round where there is one; with whom `user` plays.

    With `wait` also until when somebody is asked, or else since when.
    """
    row, said = listed.row, [f"-# `{listed.row.id}`"]
    if row.status == "lobby" and row.placed:
        said.append(f"<#{row.channel_id}>")
    if row.round:
        said.append(texts("ui-round", round=row.round))
    if wait:
        verb, time = ("until", wait.until) if wait.until else ("since", wait.since)
        said.append(texts(f"ui-hub-{verb}-briefly", time=f"<t:{time}:R>"))
    if others := [by_name(seat) for seat in listed.seats if user and seat.seat != listed.known_at(user)]:
        said.append(texts("ui-hub-with", names=", ".join(others)))
    return " · ".join(said)


def _others(listed: ListedGame, texts: Texts) -> str:
    """Who is waited for; in a window, where nobody may be named, that one is open."""
    if names := [waiting_person(listed, seat, texts) for seat in listed.asked]:
        return texts("ui-hub-others", names=", ".join(names))
    return window(listed, texts)


def _table(listed: ListedGame, hub: Hub, texts: Texts, *, low: bool) -> Child:
    members = hub.members.get(listed.row.id, {})
    names = (_known(seat, members.get(seat.person or 0), texts) for seat in listed.seats)
    seated = clip(texts("ui-hub-seated", names=", ".join(names)), LONGEST_LINE)
    join = button(texts("ui-join"), Call("join", listed.row.id), Style.success)
    lines = [_small(listed, texts), seated, *_terms(listed, hub, texts)]
    return ui.Section(_below(_title(listed, texts), lines, low=low), accessory=join)


def _known(seat: SeatRow, member: Member | None, texts: Texts) -> str:
    """Who sits at an open table, and how well they know the game where they share that."""
    if member and member.level:
        return f"{by_name(seat)} ({texts('ui-member-level', level=member.level)})"
    return by_name(seat)


def _terms(listed: ListedGame, hub: Hub, texts: Texts) -> Iterator[str]:
    """The pace of an open table, for whom it is meant, and when its people play with whoever reads this."""
    row, said = listed.row, list[str]()
    if row.clock != clock.NO_CLOCK:
        said.append(f"{texts('ui-clock')}: {texts(f'ui-clock-choice-{row.clock}')}")
    said += lobby_view.bars(row, texts)
    hours = [member.hours for member in hub.members.get(row.id, {}).values() if member.hours]
    if hub.hours and hours:
        said.append(texts("ui-hub-hours", hours=hours_in_common([hub.hours, *hours], hub.now)))
    if said:
        yield clip(f"-# {' · '.join(said)}", LONGEST_LINE)


def _footer(hub: Hub, page: int, last: int, texts: Texts) -> list[Row]:
    kinds = [(texts(f"{kind}-name"), kind) for kind in MODULES][:MENU]
    taught = [(name, kind) for name, kind in kinds if tips.taught(kind, texts)]
    turns: list[Control] = [
        button("◀", Call("hub", args=(str(max(0, page - 1)), "back")), off=page == 0),
        button("▶", Call("hub", args=(str(page + 1),)), off=page == last),
    ]
    leading = []
    if hub.games:
        only = [button(texts("ui-turn"), Call("next"), off=not hub.waiting)]
        leading += only if len(hub.games) == 1 else [next_button(texts, off=not hub.waiting)]
    if last:
        leading += turns
    around = [
        button(texts("ui-refresh"), Call("hub", args=(str(page), "again"))),
        button(texts("ui-settings"), Call("settings")),
    ]
    if hub.queue is not None:
        around.append(button(texts("ui-queue"), Call("queue")))
    shown = [*rows(leading), *rows(around)]
    if not hub.opens:
        return shown
    if taught:
        shown.append(select(Call("first"), taught, texts("ui-hub-first")))
    kept = [(f"★ {row.name} · {texts(f'{row.kind}-name')}", f"{KEPT}{row.number}") for row in hub.templates]
    return [*shown, select(Call("new"), [*kept, *kinds][:MENU], texts("ui-hub-new"))]


def settings_view(
    prefs: PrefsRow,
    texts: Texts,
    *,
    now: int = 0,
    takes_over: bool | None = None,
    moderates: bool = False,
    hooks: bool = False,
) -> ui.LayoutView:
    """The private view of a person's settings, with the way to those of the server for whoever `moderates` it.

    It is `now`, in seconds since 1970. `takes_over` says whether they take over seats on the server where they look,
    None where that is none, and `hooks` whether the host lets people have webhooks. Where a phone has no room, it is
    not said what goes by the hours that are set, nor what calls are, which their menus say as well, then not even those
    hours: their form has them.
    """
    ways = list[Control]()
    if takes_over is not None:
        ways.append(_pool(takes_over=takes_over, texts=texts))
    if moderates:
        ways.append(button(texts("ui-server"), Call("server")))
    if hooks:
        ways.append(button(texts("ui-hook"), Call("hook")))
    lists = [
        button(texts("ui-block-list"), Call("block-list")),
        button(texts("ui-templates"), Call("templates")),
        button(texts("ui-share-hours", on=int(prefs.share_hours)), Call("share", args=("hours",))),
        button(texts("ui-share-rate", on=int(prefs.share_rate)), Call("share", args=("rate",))),
    ]
    selects = [*_selects_of_settings(prefs, texts), *_call_settings(prefs, texts)]
    middle = rows([button(texts("ui-hours"), Call("hours")), *lists])
    below = rows([*ways, way_back.to(Call("hub"), texts)])

    def way(pictures: Sequence[Picture], *, hours: Sequence[str], pool: Sequence[str]) -> ui.LayoutView:
        told, offered = ([text(*said)] if said else [] for said in (hours, pool))
        return layout(card(text(texts("ui-settings-title")), *selects, *told, *middle, *offered, *below))

    own, pool = f"-# {_own_hours(prefs, now, texts)}", [texts("ui-pool-on")] if takes_over else []
    clocks, calls = f"{own} {texts('ui-hours-clocks')}", texts("ui-calls-about")
    ways_to_say = [partial(way, hours=said, pool=pool) for said in ([calls, clocks], [calls, own], [own])]
    return phone.fitting([*ways_to_say, partial(way, hours=[], pool=pool), partial(way, hours=[], pool=[])], ())


def _selects_of_settings(prefs: PrefsRow, texts: Texts) -> list[Row]:
    """Language, first reminder, and colours of pictures."""
    languages = [(texts(f"ui-language-{language}"), language) for language in LANGUAGES]
    themes = [(texts(f"ui-theme-{theme}"), theme) for theme in THEMES]
    hours = [(texts("ui-remind-hours", hours=int(hours)), hours) for hours in HOURS]
    return [
        choice_select(texts("ui-language"), languages, Call("language"), prefs.locale or "auto"),
        choice_select(texts("ui-remind"), hours, Call("remind"), str(prefs.remind_hours)),
        choice_select(texts("ui-theme"), themes, Call("theme"), prefs.theme),
    ]


def days_away(prefs: PrefsRow, now: int) -> int:
    """For how many days somebody is still away, a part of one counted whole."""
    return -(-max(0, (prefs.away_until or 0) - now) // DAY)


def _own_hours(prefs: PrefsRow, now: int, texts: Texts) -> str:
    """When they play and whether they are away."""
    return texts(
        "ui-hours-kept",
        said=int(prefs.hours_set),
        zone=zone_called(prefs.zone, texts),
        wakes=prefs.wakes,
        sleeps=prefs.sleeps,
        weekends=int(prefs.weekends),
        away=days_away(prefs, now),
    )


def _pool(*, takes_over: bool, texts: Texts) -> Control:
    turned = "off" if takes_over else "on"
    return button(texts("ui-pool", on=int(takes_over)), Call("pool", args=(turned,)))


def _call_settings(prefs: PrefsRow, texts: Texts) -> list[Row]:
    """When a person is called, and what else they wish of it."""
    calls = [(_called_when(each, texts), each, texts(_about(each))) for each in CALLS]
    also = [(texts(f"ui-also-{each}"), each, texts(f"ui-also-{each}-about")) for each in ALSO]
    wished = [name for name, wish in zip(ALSO, (prefs.next_up, prefs.forecasts), strict=True) if wish]
    return [
        choice_select(texts("ui-calls"), calls, Call("calls"), _calls_chosen(prefs)),
        select(Call("also"), also, texts("ui-also"), least=0, most=len(ALSO), chosen=wished),
    ]


def _calls_chosen(prefs: PrefsRow) -> str:
    """Which of `CALLS` a person has chosen."""
    if prefs.digest is not None:
        return f"{DAILY}{prefs.digest}"
    if prefs.quiet:
        return "waking"
    return "now"


def _called_when(choice: str, texts: Texts) -> str:
    if choice.startswith(DAILY):
        return texts("ui-calls-daily", hour=choice.removeprefix(DAILY))
    return texts(f"ui-calls-{choice}")


def _about(choice: str) -> str:
    """The text of what one of `CALLS` does."""
    return "ui-calls-daily-about" if choice.startswith(DAILY) else f"ui-calls-{choice}-about"


def server_view(texts: Texts, managed: ServerRow | None) -> ui.LayoutView:
    """The private view of what moderators settle for their server; who moderates, where one may manage the server."""
    choosing: list[Child] = []
    if managed is not None:
        role = role_select(Call("mod-role"), texts("ui-mod-role"), managed.moderator_role)
        choosing = [text(texts("ui-mod-role-note")), role]
    around = [button(texts("ui-bar-list"), Call("bar-list")), way_back.to(Call("settings"), texts)]
    return layout(card(text(texts("ui-server-title")), *choosing, *rows(around)))
