"""Boards, sheets, log and rules: private views that change nothing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice

from discord import ui

from bot.manifest.manifest import manifest
from bot.plain_text import clip, plain
from bot.store.company_rows import SittingRow
from bot.store.deed_rows import DeedRow
from bot.store.rows import LIVING, MoveRow
from bot.table.game.answering import ANSWER, PLAN
from bot.table.game.jumps import JUMPS, counts, target
from bot.table.game.sittings import as_seated
from bot.table.game.snapshot import GameSnapshot, visible_events
from bot.ui.boards.pictured import Pictured
from bot.ui.kit.controls import Control, Row, button, joined, primary, rows, select
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import MENU, Picture, card, gallery, layout, text
from bot.ui.kit.menus import lines as phone_lines
from bot.ui.kit.menus import packed
from bot.words.chance import hash_line, seed_line
from bot.words.choices import revision_line
from bot.words.labels import Labels, title
from bot.words.own_values import which
from bot.words.posts.happened import shortened, small
from bot.words.posts.lines import answered_by
from bot.words.posts.opening import opening
from bot.words.tables import deed
from bot.words.texts import Texts

MOVES = 12
LINE = 260
TABS = 20
LONGEST = 3900
PHONE_LINE = 50  # small letters that a phone has room for in a line
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


def words_view(texts: Texts, lines: Sequence[str], back: Sequence[Row] = ()) -> ui.LayoutView:
    """A picture in words."""
    return layout(card(text(*(lines or [texts("ui-no-words")]), limit=LONGEST), *back))


def log_view(
    snapshot: GameSnapshot,
    texts: Texts,
    seat: int | None,
    moves: Sequence[MoveRow],
    page: int,
    deeds: Sequence[DeedRow] = (),
    back: Sequence[Row] = (),
    standing: Sequence[range] | None = None,
    sittings: Sequence[SittingRow] = (),
) -> ui.LayoutView:
    """A page of the log, as a seat (None is an onlooker) may read it; page 0 holds the newest moves.

    `deeds` are what was done to the table beside these moves: each stands behind the move after which it was done.
    `standing` are the numbers of the moves that count (None: all); the others are marked. `sittings` say who sat where.
    Above the first move stands what was there before it.
    """
    lines_of = {move.seq: log_lines(snapshot, texts, seat, [move], sittings) for move in moves}
    told = [(move.seq, _marked(lines_of[move.seq], move, texts, standing)) for move in moves]
    told += [(done.seq, [texts("ui-log-deed", what=deed(done.kind, done.facts, texts))]) for done in deeds]
    lines = [line for _, some in sorted(told, key=lambda each: each[0]) for line in some]
    first = opening(snapshot, texts) if after(snapshot, page)[0] == 0 else ()
    shown = text(title(snapshot, texts), *first, *(lines or [texts("ui-log-empty")]), *_of_chance(snapshot, texts))
    there = _boards_then(snapshot, texts, [move for move in moves if move.how not in JUMPS], lines_of)
    return layout(card(shown, *there, *_log_controls(snapshot, texts, page, seat), *back))


def _boards_then(
    snapshot: GameSnapshot, texts: Texts, moves: Sequence[MoveRow], lines_of: Mapping[int, Sequence[str]]
) -> list[Row]:
    """A select of the moves on a page, each of which leads to the board of then; nothing without a board."""
    entries = [(lines_of[move.seq][0].replace("`", ""), str(move.seq)) for move in moves if lines_of[move.seq]]
    if not entries or not manifest(snapshot.row.kind).boards.main:
        return []
    return [select(Call("then", snapshot.row.id), entries[-MENU:], texts("ui-then"))]


def _marked(lines: list[str], move: MoveRow, texts: Texts, standing: Sequence[range] | None) -> list[str]:
    """The lines of a move; where it was taken back they say so."""
    if standing is None or move.how in JUMPS or counts(standing, move.seq):
        return lines
    return [texts("ui-log-undone", line=line) for line in lines]


def _of_chance(snapshot: GameSnapshot, texts: Texts) -> list[str]:
    """The hash of the seed, and the seed itself once the game has ended; and by which rules it is played."""
    rules = revision_line(snapshot.row, texts) if snapshot.state is not None else ()
    return [*rules, hash_line(snapshot.row, texts), seed_line(snapshot.row, texts)]


def _log_controls(snapshot: GameSnapshot, texts: Texts, page: int, seat: int | None) -> list[Row]:
    """What turns the pages; for players the way back to before a line; its file; of an ended game rounds and notes."""
    turner = _turner(snapshot, page)
    if seat is not None and snapshot.row.status == "running" and snapshot.row.seq and not snapshot.row.guided:
        turner.add_item(button(texts("ui-further"), Call("further", snapshot.row.id, 0, (str(page),))))
    begun, ended = snapshot.state is not None, snapshot.row.status not in LIVING
    if begun and ended and manifest(snapshot.row.kind).boards.main:
        turner.add_item(button(texts("ui-rounds"), Call("rounds", snapshot.row.id)))
    if begun:
        turner.add_item(button(texts("ui-export"), Call("export", snapshot.row.id)))
    if begun and ended:
        turner.add_item(button(texts("ui-notebook-read"), Call("notes", snapshot.row.id)))
    return [turner]


def log_lines(
    snapshot: GameSnapshot,
    texts: Texts,
    seat: int | None,
    moves: Sequence[MoveRow],
    sittings: Sequence[SittingRow] = (),
) -> list[str]:
    """What these moves did, a line each under its number, as far as a seat may know; who sat there then is named."""
    lines: list[str] = []
    for move in moves:
        then = as_seated(snapshot, sittings, move.seq)
        labels = Labels(texts, snapshot.row.kind, then.plain_names)
        lines += _move(move, labels, seat, [*answered_by(snapshot, [move], texts)])
    return lines


def _move(move: MoveRow, labels: Labels, seat: int | None, answered: Sequence[str] = ()) -> Iterator[str]:
    told = "; ".join(labels.event(event) for event in visible_events(move.events, seat))
    if move.how == "undo":
        by = labels.names[move.seat] if move.seat >= 0 else ""
        told = labels.texts("ui-log-undo" if by else "ui-log-corrected", name=by, move=target(move) + 1)
    if move.how == "redo":
        told = labels.texts("ui-log-redo", name=labels.names[move.seat])
    if move.how == "referee" and told:
        told = labels.texts("ui-log-referee", told=told)
    if told:
        yield clip(f"`{move.seq:>3}` {'; '.join([told, *answered])}{_why(move, labels, seat)}", LINE)


def _why(move: MoveRow, labels: Labels, seat: int | None) -> str:
    """Which of its owner's orders answered, told to nobody else."""
    if not move.why or move.seat != seat:
        return ""
    if move.why == PLAN:
        return f" ({labels.texts('ui-log-by-plan')})"
    order, _, value = move.why.partition("=")
    if order.startswith(ANSWER):
        named = labels.texts("ui-never")
    else:
        named = _named(labels, order, value)
    return f" ({labels.texts('ui-log-by-order', order=named)})"


def _named(labels: Labels, order: str, value: str) -> str:
    texts, game = labels.texts, labels.game
    return f"{texts(f'{game}-order-{order}')}: {texts(f'{game}-choice-{order}-{value}')}"


def deeds_of_page(deeds: Sequence[DeedRow], start: int, count: int) -> list[DeedRow]:
    """Those deeds that belong to a page of the log: `count` moves after move `start`."""
    return [done for done in deeds if start < done.seq <= start + count or (start == 0 and done.seq == 0)]


def _turner(snapshot: GameSnapshot, page: int) -> Row:
    last = max(0, (snapshot.row.seq - 1) // MOVES)
    page = min(page, last)
    older = button("◀", Call("log", snapshot.row.id, 0, (str(page + 1),)), off=page == last)
    newer = button("▶", Call("log", snapshot.row.id, 0, (str(max(page - 1, 0)), "newer")), off=page == 0)
    return ui.ActionRow(older, newer)


def after(snapshot: GameSnapshot, page: int) -> tuple[int, int]:
    """Where a page of the log begins (the move before it), and how many moves it holds."""
    last = max(0, snapshot.row.seq - page * MOVES)
    return max(0, last - MOVES), min(MOVES, last)


def since_view(
    snapshot: GameSnapshot,
    texts: Texts,
    told: Sequence[str],
    before: int,
    back: Sequence[Row] = (),
    *,
    watching: bool = False,
    ways: Sequence[Control] = (),
) -> Pictured:
    """What happened since one's last move, `before` moves of it left out; who is `watching` reads of the last moves.

    `ways` lead to the same in short. Where there is no room for more, what is `told` stands in small letters, then
    each move in a line of a phone, and then only the last of them.
    """
    head, nothing = "ui-since-title", "ui-since-none"
    if watching:
        head, nothing = "ui-since-title-watching", "ui-since-none-watching"

    def way(lines: Sequence[str], pictures: Sequence[Picture]) -> ui.LayoutView:
        said = [title(snapshot, texts), texts(head)]
        if left_out := before + len(told) - len(lines):
            said.append(texts("ui-since-more", count=left_out))
        leading = joined(rows(ways), [*back])
        return layout(card(text(*said, *(lines or [texts(nothing)])), *gallery(pictures), *leading))

    short = [small(shortened(line, PHONE_LINE)) for line in told]
    fewer = [short[start:] for start in range(len(short))]
    whole, low = partial(way, told), partial(way, [*map(small, told)])
    return Pictured([whole, low], [partial(way, each) for each in fewer])


def rules_view(kind: str, texts: Texts) -> ui.LayoutView:
    """The rules of a game in short, and which of its values are not the printed ones."""
    return layout(card(text(texts(f"{kind}-rules"), which(kind, texts))))
