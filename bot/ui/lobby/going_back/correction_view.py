"""A referee's correction: the form, and what it would change."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from discord import ui

from bot.plain_text import clip, plain, verbatim
from bot.store.rows import GameRow, MoveRow
from bot.table.game.run import move_rows
from bot.table.game.snapshot import visible_events
from bot.table.undoing.correcting import LONGEST, LONGEST_REASON, MOST_MOVES, difference
from bot.table.undoing.corrections import Proposal
from bot.ui.kit.controls import Row, Style, button, rows
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import AGAIN, Picture, card, gallery, layout, modal, text, text_field
from bot.words.labels import Labels, title
from bot.words.posts.happened import lines_of_moves
from bot.words.texts import Texts
from bot.words.votes import question
from images.words.numbers import written

LINES, REASON = "lines", "reason"
LINE = 90


def form(game: str, move: int, taken: Sequence[MoveRow], labels: Labels, again: str = "") -> ui.Modal:
    """The form: the moves from one on, each to be kept as it was or put otherwise, and why.

    Of the moves that stand in it, it says no more than the log does to all. `again` are lines that were refused, which
    stand there in their place.
    """
    texts = labels.texts
    given = ""
    for line in (_kept(each, labels) for each in taken[:MOST_MOVES]):
        if len(given) + len(line) < LONGEST:
            given += f"{line}\n"
    lines = text_field(
        texts("ui-correct-lines", move=str(move)),
        LINES,
        default=again or given.strip(),
        longest=LONGEST,
        required=False,
        paragraph=True,
    )
    reason = text_field(texts("ui-correct-reason"), REASON, longest=LONGEST_REASON)
    return modal(texts("ui-correct"), Call("corrected", game, 0, (str(move),)), lines, reason)


def _kept(move: MoveRow, labels: Labels) -> str:
    """A line that keeps a move, with what the log says of it; the number of a seat tells people of one name apart."""
    told = labels.events(visible_events(move.events, None))
    name = labels.names[move.seat]
    who = [f"p{move.seat + 1}"] if list(labels.names).count(name) > 1 else []
    who += [] if name in told else [name]
    return clip(f"={move.seq} # {' · '.join(filter(None, [*who, told]))}".replace("\n", " "), LINE)


def refused_view(
    row: GameRow, move: int, why: str, lines: str, texts: Texts, back: Sequence[Row] = ()
) -> ui.LayoutView:
    """Why a correction is refused, what was written, and the way to the form with that in it."""
    again = [button(texts("ui-hours-again"), Call("correct", row.id, 0, (str(move), AGAIN)), Style.primary)]
    how = texts("ui-correct-how", move=str(move), game=row.kind)
    return layout(card(text(why, how), text(verbatim(clip(lines, LONGEST))), *rows(again), *back))


def view(
    proposal: Proposal, texts: Texts, pictures: Sequence[Picture], ballot: Sequence[Row], back: Sequence[Row] = ()
) -> ui.LayoutView:
    """What a correction would change, in words and in two pictures, above the buttons of its vote."""
    before = proposal.before
    asked = question(proposal.vote.kind, proposal.vote.facts, before, texts)
    said = [title(before, texts), texts("ui-correct-title"), f"**{asked}**", *_played(proposal, texts)]
    said += list(_changes(proposal, texts)) or [texts("ui-correct-same")]
    said += _whose(proposal, texts)
    if len(pictures) > 1:
        said.append(texts("ui-correct-pictures"))
    return layout(card(text(*said), *gallery(pictures), *ballot, *back))


def _played(proposal: Proposal, texts: Texts) -> Iterator[str]:
    """What would be played instead, as far as everybody may know."""
    rows = move_rows(proposal.correction.run, proposal.before.row.id, 0)
    yield from lines_of_moves(proposal.before, rows, texts)


def _whose(proposal: Proposal, texts: Texts) -> Iterator[str]:
    """Whose moves would be others, and who has to agree therefore."""
    names = proposal.before.plain_names
    if whose := [names[seat] for seat in sorted(proposal.correction.changes)]:
        yield texts("ui-correct-whose", names=", ".join(whose))


def _changes(proposal: Proposal, texts: Texts) -> Iterator[str]:
    """A line for each player of whom something differs."""
    labels = Labels(texts, proposal.before.row.kind, proposal.before.plain_names)
    for changed in difference(proposal.before, proposal.after):
        values = [(labels.name(name), *both) for name, both in changed.purse.items()]
        if len(set(changed.points)) > 1:
            values.insert(0, (texts("ui-correct-points"), *changed.points))
        told = (
            texts("ui-correct-value", what=what, before=written(old), after=written(new)) for what, old, new in values
        )
        yield f"{plain(proposal.before.seats[changed.seat].name)}: {' · '.join(told)}"
