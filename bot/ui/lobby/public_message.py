"""What a table shows in its channel: the lobby, then a light card that leads into the game's thread."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import discord
from discord import ui

from bot.plain_text import clip
from bot.store.rows import LIVING, GameRow
from bot.table.game.snapshot import GameSnapshot
from bot.table.votes.ballots import KINDS_OF_VOTES
from bot.ui.kit.controls import Style, button, next_button
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import BUTTON, Picture, buttons, card, layout, text
from bot.ui.lobby import lobby_view, status_view
from bot.words.labels import title
from bot.words.languages import Languages, label_in, lines_in
from bot.words.people import who
from bot.words.posts.note import Note
from bot.words.texts import Texts


def view(snapshot: GameSnapshot, languages: Languages, pictures: Sequence[Picture] = ()) -> ui.LayoutView:
    """The public message of a table in any state.

    A first game stands in its own thread, so that its public message is the status, with `pictures` uploaded with it,
    until the game has ended: then that stands below the last post, and this leads there.
    """
    if snapshot.row.status == "lobby":
        return lobby_view.view(snapshot, languages)
    if snapshot.state is None:
        return layout(card(text(*lines_in(languages, lambda texts: _given_up(snapshot, texts)))))
    if snapshot.row.guided and snapshot.row.status_id is None:
        return status_view.view(snapshot, languages, pictures)
    lines = lines_in(languages, lambda texts: _lines(snapshot, texts))
    return layout(card(text(*lines), ui.ActionRow(way_in(snapshot.row, languages))))


def _given_up(snapshot: GameSnapshot, texts: Texts) -> Iterator[str]:
    yield title(snapshot, texts)
    yield texts("ui-abandoned")


def moved_away(snapshot: GameSnapshot, languages: Languages) -> ui.LayoutView:
    """What stands in the place that a table has left."""
    return layout(card(text(*lines_in(languages, lambda texts: _moved_away(snapshot, texts)))))


def _moved_away(snapshot: GameSnapshot, texts: Texts) -> Iterator[str]:
    yield title(snapshot, texts)
    yield texts("ui-moved-away", where=f"<#{snapshot.row.thread_id or snapshot.row.channel_id}>")


def _lines(snapshot: GameSnapshot, texts: Texts) -> Iterator[str]:
    yield title(snapshot, texts)
    yield texts("ui-players", names=", ".join(map(who, snapshot.seats)))
    yield from status_view.round_line(snapshot, texts)
    yield from status_view.who_is_waited_for(snapshot, texts)


def way_in(row: GameRow, languages: Languages) -> ui.Item[Any]:
    """The way into the thread, by a link, of a first game to its end; as long as there is none, to one's turn."""
    if row.thread_id is None:
        off = row.status != "running"
        return button(label_in(languages, "ui-turn"), Call("turn", row.id), Style.primary, off=off)
    url, label = f"https://discord.com/channels/{row.guild_id}/{row.thread_id}", "ui-open-table"
    if row.guided and row.status_id:
        url, label = f"{url}/{row.status_id}", "guide-to-end"
    return ui.Button(label=clip(label_in(languages, label), BUTTON), style=discord.ButtonStyle.link, url=url)


def announcement_buttons(snapshot: GameSnapshot, note: Note, languages: Languages) -> ui.View | None:
    """What stands under an announcement: the way to one's turn or to a rematch, or a game that is over round by round.

    The former also where it names whom it asks without a ping, since they were called a moment ago. Nothing when nobody
    can be asked any more.
    """
    if note.next_game:
        return buttons(next_button(languages[0]))
    if note.replays:
        return buttons(button(label_in(languages, "ui-rounds"), Call("rounds", snapshot.row.id)))
    if note.rematch:
        return buttons(button(label_in(languages, "ui-rematch"), Call("rematch", snapshot.row.id), Style.primary))
    if note.vote and snapshot.row.status in LIVING:
        number, kind = note.vote
        calls = ((each, Call("vote", snapshot.row.id, 0, (str(number), each))) for each in KINDS_OF_VOTES[kind].choices)
        choosing = [button(label_in(languages, f"vote-choice-{each}"), call) for each, call in calls]
        see = Call("correct-see", snapshot.row.id, 0, (str(number),))
        seeing = [button(label_in(languages, "ui-correct-see"), see)] if kind == "correct" else []
        return buttons(*choosing, *seeing)
    if note.offers and snapshot.row.status in LIVING:
        return buttons(
            *(
                button(label_in(languages, f"ui-{verb}"), Call(verb, snapshot.row.id, 0, tuple(args)))
                for verb, *args in note.offers
            )
        )
    if note.joins == "substitute" and snapshot.row.status == "running":
        return buttons(button(label_in(languages, "ui-take-seat"), Call("take-seat", snapshot.row.id), Style.primary))
    if note.joins and snapshot.row.status == "running":
        verbs = ("turn", "hand-over", *(("decline",) if note.joins == "companion" else ()))
        return buttons(*(button(label_in(languages, f"ui-{verb}"), Call(verb, snapshot.row.id)) for verb in verbs))
    names_somebody = note.calls or any(seat >= 0 for seat in note.stands)
    if snapshot.row.status != "running" or not (names_somebody and note.asks):
        return None
    return buttons(button(label_in(languages, "ui-turn"), Call("turn", snapshot.row.id), Style.primary))
