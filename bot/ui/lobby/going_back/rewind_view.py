"""Going back further than one may alone: which turn, and who has to agree."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.plain_text import clip, plain
from bot.store.rows import MoveRow
from bot.table.game.roles import Actor, may
from bot.table.game.snapshot import GameSnapshot, visible_events
from bot.table.undoing.rewinding import Rewind
from bot.ui.kit.controls import Row, Style, button, rows, select
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import MENU, OPTION, card, layout, text
from bot.words.labels import Labels, title
from bot.words.texts import Texts
from bot.words.votes import question

CORRECTING = "correct"  # the argument of a call for the same turns, to correct the game from one of them


def turns_view(
    snapshot: GameSnapshot,
    texts: Texts,
    turns: Sequence[MoveRow],
    seat: int | None,
    back: Sequence[Row] = (),
    *,
    correcting: bool = False,
) -> ui.LayoutView:
    """The turns before which the game can stand again, the last one first, as a seat may read of them.

    Who is `correcting` chooses where a correction begins instead.
    """
    entries = [(_label(snapshot, texts, move, seat), str(move.seq)) for move in reversed(turns)][:MENU]
    about = "correct-from" if correcting else "further"
    said = [title(snapshot, texts), texts(f"ui-{about}-title"), texts(f"ui-{about}-how")]
    if not entries:
        return layout(card(text(*said[:2], texts("ui-further-none")), *back))
    return layout(
        card(text(*said), select(Call("rewind", snapshot.row.id), entries, texts(f"ui-{about}-choose")), *back)
    )


def _label(snapshot: GameSnapshot, texts: Texts, move: MoveRow, seat: int | None) -> str:
    """A turn by its number and what it began with, and its player, where that does not name them."""
    labels, name = Labels(texts, snapshot.row.kind, snapshot.names), snapshot.names[move.seat]
    told = labels.events(visible_events(move.events, seat))
    named = "" if name in told else name
    return clip(" · ".join(filter(None, (str(move.seq), named, told))), OPTION)


def asking_view(
    snapshot: GameSnapshot, texts: Texts, found: Rewind, actor: Actor, back: Sequence[Row] = ()
) -> ui.LayoutView:
    """What going back to before a turn takes, with the button that asks for it; for a referee the way to correct."""
    others = [
        plain(seat.name) for seat in snapshot.seats if seat.person in found.voters and seat.person != actor.user_id
    ]
    alone = not others
    if alone:
        asked = texts("ui-further-alone")
    else:
        asked = texts("ui-further-asked", names=", ".join(others))
    label = texts("ui-further-back" if alone else "ui-further-ask")
    args = (str(found.move.seq),)
    ask = [button(label, Call("rewind-ask", snapshot.row.id, 0, args), Style.danger)]
    correct = [button(texts("ui-correct"), Call("correct", snapshot.row.id, 0, args))]
    if not may(snapshot, actor, "undo"):
        asked, ask = "", []
    if not may(snapshot, actor, "correct"):
        correct = []
    said = f"**{question('undo', found.facts, snapshot, texts)}**"
    how = [texts("ui-correct-how", move=str(found.move.seq), game=snapshot.row.kind)] if correct else []
    other = button(texts("ui-further-other"), Call("further", snapshot.row.id))
    return layout(card(text(title(snapshot, texts), said, asked, *how), *rows([*ask, *correct, other]), *back))
