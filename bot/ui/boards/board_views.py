"""Boards, sheets, log and rules: private views that change nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice

from discord import ui

from bot.manifest.manifest import manifest
from bot.plain_text import plain
from bot.table.game.snapshot import GameSnapshot
from bot.ui.kit.controls import Control, Row, button, joined, primary, rows, select
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import MENU, Picture, card, gallery, layout, text
from bot.ui.kit.menus import lines as phone_lines
from bot.ui.kit.menus import packed
from bot.ui.panel.pages.leaves import leaf
from bot.ui.panel.pages.pictured import LINE, Pictured, lasts
from bot.words.labels import title
from bot.words.own_values import which
from bot.words.posts.happened import in_events, shortened, small
from bot.words.texts import Texts

TABS = 20
LONGEST = 3900
SINCE = 260  # letters of a move since one’s own, where a phone has no room for all
ROOMS = ((True, False), (False, False), (False, True))  # whether a picture is described in words, and tabs are a list


@dataclass(frozen=True, slots=True)
class Tabs:
    """What can be looked at in the place of what is shown: the names by their values, and the verb that leads there.

    `asks` is what a list of them says where nothing of it is shown.
    """

    verb: str
    names: Mapping[str, str]
    here: str
    asks: str

    def rows(self, game: str, *, listed: bool) -> list[Row]:
        """Buttons in as few lines as a phone takes, or with `listed` a list where these would fill several."""
        shown = list(islice(self.names.items(), TABS))
        labels = [name for _, name in shown]
        if listed and len(phone_lines(labels)) > 1:
            choices = [(name, value) for value, name in shown]
            return [select(Call(self.verb, game), choices, self.asks, chosen=[self.here])]
        return packed([self._button(game, value, name) for value, name in shown], labels)

    def _button(self, game: str, value: str, name: str) -> Control:
        here = value == self.here
        return button(name, Call(self.verb, game, 0, (value,)), primary(when=here), off=here)


def board_view(snapshot: GameSnapshot, texts: Texts, what: str, back: Sequence[Row] = (), note: str = "") -> Pictured:
    """One of the shared boards, with ways to the others.

    On each of these pages `back` stands below all, and `note` says of the picture what it does not show itself.
    """
    words = _words(snapshot, texts, "board", what)
    return _shown(snapshot, texts, _boards(snapshot, texts, what), _sectors(snapshot, texts, ""), [words], back, note)


def zoom_view(snapshot: GameSnapshot, texts: Texts, sector: str, back: Sequence[Row] = (), note: str = "") -> Pictured:
    """One sector of the map, with ways to the boards and a select of the other sectors."""
    words, sectors = _words(snapshot, texts, "zoom", sector), _sectors(snapshot, texts, sector)
    return _shown(snapshot, texts, _boards(snapshot, texts, ""), sectors, [words], back, note)


def sheet_view(
    snapshot: GameSnapshot, texts: Texts, seat: int, told: str = "", back: Sequence[Row] = (), note: str = ""
) -> Pictured:
    """The sheet of a seat, with ways to the others; `told` names another sheet to tell in words."""
    names = {str(other): name for other, name in enumerate(snapshot.names)}
    tabs = Tabs("sheets", names, str(seat), texts.own(snapshot.row.kind, "ui-sheets"))
    words = _words(snapshot, texts, told or "sheet", str(seat))
    return _shown(snapshot, texts, tabs, [], [words], back, note)


def _boards(snapshot: GameSnapshot, texts: Texts, what: str) -> Tabs:
    kind = snapshot.row.kind
    names = {name: texts(f"{kind}-board-{name}") for name in manifest(kind).boards.of(snapshot.view(None))}
    return Tabs("board", names, what, texts("ui-boards"))


def _words(snapshot: GameSnapshot, texts: Texts, *what: str) -> Control:
    return button(texts("ui-words"), Call("words", snapshot.row.id, 0, what))


def _sectors(snapshot: GameSnapshot, texts: Texts, sector: str) -> list[Row]:
    """A select of the sectors of the map; nothing in a game without a map."""
    shown = manifest(snapshot.row.kind).boards
    if not shown.zoom or snapshot.state is None:
        return []
    kind, names = snapshot.row.kind, shown.sectors(snapshot.view(None))
    entries = [(texts.own(kind, "ui-sector", sector=name), name) for name in names][:MENU]
    return [select(Call("zoom", snapshot.row.id), entries, texts.own(kind, "ui-zoom"), chosen=[sector])]


def _shown(
    snapshot: GameSnapshot,
    texts: Texts,
    tabs: Tabs,
    sectors: Sequence[Row],
    words: Sequence[Control],
    back: Sequence[Row],
    note: str,
) -> Pictured:
    """A page about a picture.

    Where there is no room for more, the picture is not described below the title as well, and tabs are a list.
    """

    def way(pictures: Sequence[Picture], *, described: bool, listed: bool) -> ui.LayoutView:
        told = [plain(line) for picture in pictures for line in picture.alt.splitlines()]
        if not pictures:
            told = [texts("ui-no-picture")]
        elif not described:
            told = []
        leading = joined(rows(words), [*back])
        chosen = tabs.rows(snapshot.row.id, listed=listed)
        head = text(title(snapshot, texts), note, *told)
        return layout(card(head, *gallery(pictures), *chosen, *sectors, *leading))

    return Pictured([partial(way, described=described, listed=listed) for described, listed in ROOMS])


def words_view(
    texts: Texts, lines: Sequence[str], turn: Callable[[int], Call], page: int = 0, back: Sequence[Row] = ()
) -> ui.LayoutView:
    """A page of a picture in words."""

    def way(some: Sequence[str], turning: list[Row]) -> ui.LayoutView:
        return layout(card(text(*some, limit=LONGEST), *turning, *back))

    return leaf([*filter(None, lines)] or [texts("ui-no-words")], way, turn, page)


def since_view(
    snapshot: GameSnapshot,
    texts: Texts,
    told: Sequence[str],
    before: int,
    back: Sequence[Row] = (),
    *,
    watching: bool = False,
    ways: Sequence[Control] = (),
    mattered: Sequence[str] = (),
) -> Pictured:
    """What happened since one's last move, `before` moves of it left out; who is `watching` reads of the last moves.

    What `mattered` in the round stands above it. `ways` lead to the same in short. Where there is no room for more,
    what is `told` stands in small letters and is not long, then each move in a line of a phone, and then only the last
    of them.
    """
    head, nothing = "ui-since-title", "ui-since-none"
    if watching:
        head, nothing = "ui-since-title-watching", "ui-since-none-watching"

    def way(lines: Sequence[str], pictures: Sequence[Picture], most: int = SINCE) -> ui.LayoutView:
        turning = [small(in_events(line, most)) for line in mattered]
        first = [texts("ui-since-mattered"), *turning] if turning else []
        said = [title(snapshot, texts), *first, texts(head)]
        if left_out := before + len(told) - len(lines):
            said.append(texts("ui-since-more", count=left_out))
        leading = joined(rows(ways), [*back])
        return layout(card(text(*said, *(lines or [texts(nothing)])), *gallery(pictures), *leading))

    whole, low = partial(way, told), partial(way, [small(shortened(line, SINCE)) for line in told])
    return Pictured([whole, low], [partial(way, each, most=LINE) for each in lasts(told)])


def rules_view(kind: str, texts: Texts, page: int = 0, table: GameSnapshot | None = None) -> ui.LayoutView:
    """A page of the rules of a game in short, and of which of its values are not the printed ones.

    Those of a `table` that has begun say what is played there, such as to how many points.
    """
    view = table.view(None) if table and table.state is not None else None
    short = texts(f"{kind}-rules", **manifest(kind).in_short(view))
    lines = [line for told in (short, which(kind, texts)) for line in told.splitlines() if line]

    def way(some: Sequence[str], turning: list[Row]) -> ui.LayoutView:
        return layout(card(text(*some), *turning))

    return leaf(lines, way, lambda number: Call("rules", table.row.id if table else "", 0, (kind, str(number))), page)
