"""Presses of people about their own seat: sitters, those who share it, notes, and a computer in their place."""

from __future__ import annotations

import discord

from bot.errors import Refusal
from bot.plain_text import plain
from bot.store.company_rows import Company
from bot.table.game.roles import Actor, require
from bot.table.game.sittings import as_seated
from bot.table.game.snapshot import GameSnapshot, Person
from bot.table.game.transactions import in_play, seat_of
from bot.table.people.hand_overs import LONGEST_NOTE
from bot.ui.kit import readers, way_back
from bot.ui.kit.client import Interaction
from bot.ui.kit.confirming import confirmed
from bot.ui.kit.controls import Press, Reply, on
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import modal, text_field
from bot.ui.kit.members import chosen_member
from bot.ui.kit.reply import begin, say, show
from bot.ui.lobby.private_lobby import show_lobby
from bot.ui.lobby.seat import seat_view
from bot.ui.lobby.seat_handlers import stepped_back
from bot.ui.panel import panel_handlers, panel_pictures
from bot.ui.panel.pages.pictured import show_pictured
from bot.words.posts.happened import lines_of_moves

DAY = 24 * 3600
FIELD = "note"
RECENT, LATELY = 60, 8  # moves that are looked back at, and lines of them that are shown


async def _show(press: Press, snapshot: GameSnapshot, days: str = "0", note: str = "") -> None:
    in_play(snapshot)
    seat_of(snapshot, press.user)
    texts = await readers.texts(press.interaction)
    back = way_back.to_turn(press.interaction, texts, snapshot.row.id)
    asked = await press.bot.table.requests.of_owner(snapshot.row.id, press.user)
    await show(press.interaction, seat_view.view(snapshot, texts, press.user, days, note, back, asked))


@on("my-seat")
async def my_seat(press: Press) -> None:
    """Show who answers for one's seat; raises `Refusal` not-running or not-seated."""
    await _show(press, await press.bot.table.games.snapshot(press.call.game))


@on("learn", "unlearn")
async def learn(press: Press) -> None:
    """Say that one is new to the game, so that its panel has tips, or that it needs none; shown where it was said."""
    verb = press.call.verb
    after = await press.bot.table.beginners.say(press.call.game, press.user, learning=verb == "learn")
    if after.row.status == "lobby":
        return await show_lobby(press.interaction, after)
    texts = await readers.texts(press.interaction)
    await _show(press, after, note=texts(f"ui-{verb}-done"))
    return None


@on("sit-days")
async def sit_days(press: Press) -> None:
    """Choose for how long a sitter will sit, before it is said who."""
    await _show(press, await press.bot.table.games.snapshot(press.call.game), _days(press.value))


def _days(given: str) -> str:
    """A number of days that a control of ours has; raises `Refusal` stale for any other."""
    if given not in seat_view.DAYS:
        raise Refusal("stale")
    return given


@on("sitter")
async def sitter(press: Press) -> None:
    """Ask somebody to sit for as many days as the control says."""
    days = int(_days(press.call.arg(0, "0")))
    until = press.bot.table.transactions.now() + days * DAY if days else None
    await _ask(press, "sitter", until)


@on("partner")
async def partner(press: Press) -> None:
    """Ask somebody to share the seat."""
    await _ask(press, "partner", None)


async def _ask(press: Press, kind: Company, until: int | None) -> None:
    person, texts = chosen_member(press), await readers.texts(press.interaction)
    after = await press.bot.table.requests.ask(press.call.game, press.user, person, kind, until)
    await _show(press, after, note=texts(f"ui-{kind}-done", name=plain(person.name)))


async def ask_by_command(interaction: Interaction, game: str, member: discord.Member, until: int | None) -> None:
    """Ask somebody to sit, and say what they see once they accept."""
    if member.bot:
        raise Refusal("no-member")
    await begin(interaction)
    person = Person(member.id, member.display_name)
    await interaction.client.table.requests.ask(game, interaction.user.id, person, "sitter", until)
    texts = await readers.texts(interaction)
    await say(interaction, texts("ui-sitter-done", name=plain(person.name)))


@on("dismiss")
async def dismiss(press: Press) -> None:
    """Answer for oneself again, or share the seat no more with somebody."""
    companion = press.call.arg(0)
    if not (companion.isdecimal() and len(companion) < 21):
        raise Refusal("stale")
    await _show(press, await press.bot.table.companions.dismiss(press.call.game, press.user, int(companion)))


@on("withdraw")
async def withdraw(press: Press) -> None:
    """Ask somebody no more to answer for one's seat."""
    await _show(press, await press.bot.table.requests.withdraw(press.call.game, press.user, press.call.number(0)))


@on("decline")
async def decline(press: Press) -> None:
    """Answer for another no more."""
    await press.bot.table.companions.dismiss(press.call.game, press.user, press.user)
    texts = await readers.texts(press.interaction)
    await say(press.interaction, texts("ui-declined"))


@on("hand-over")
async def hand_over(press: Press) -> None:
    """Show what there is to know for whoever plays a seat on."""
    await show_hand_over(press)


async def show_hand_over(press: Press, note: str = "") -> None:
    """The same, with what was just done."""
    await begin(press.interaction)
    table, reader = press.bot.table, await readers.reader(press.interaction)
    found = await table.hand_overs.of(press.call.game, press.user)
    snapshot = found.panel.snapshot
    moves = await table.games.log(snapshot.row.id, max(0, snapshot.row.seq - RECENT), RECENT)
    before = as_seated(snapshot, await table.games.sittings(snapshot.row.id), snapshot.row.seq)
    lately = [*lines_of_moves(before, moves, reader.texts)][-LATELY:]
    page = seat_view.hand_over(found, reader.texts, lately, note)
    await show_pictured(press.interaction, page, await panel_pictures.preview(table, found.panel), reader)


@on("leave-note", reply=Reply.FORM)
async def ask_note(press: Press) -> None:
    """Open the form for a note, with the one there is."""
    press.bare()
    texts = await readers.texts(press.interaction)
    found = await press.bot.table.hand_overs.of(press.call.game, press.user)
    require(found.panel.snapshot, press.user, "leave-word")
    given = found.note.text if found.note else ""
    field = text_field(
        texts("ui-note-field"), FIELD, default=given, longest=LONGEST_NOTE, required=False, paragraph=True
    )
    form = modal(texts("ui-leave-note"), Call("note-left", found.panel.snapshot.row.id), field)
    await press.interaction.response.send_modal(form)


@on("note-left")
async def keep_note(press: Press) -> None:
    """Keep the note."""
    await press.bot.table.hand_overs.leave_note(press.call.game, press.user, press.written(FIELD))
    texts = await readers.texts(press.interaction)
    await _show(press, await press.bot.table.games.snapshot(press.call.game), note=texts("ui-note-kept"))


def _delegable(snapshot: GameSnapshot, by: Actor) -> None:
    """Raise `Refusal` not-running, not-seated, only-answers or nothing-asked unless a computer may make one's turn."""
    in_play(snapshot)
    require(snapshot, by, "delegate")
    if snapshot.seats[seat_of(snapshot, by.user_id)] not in snapshot.owing:
        raise Refusal("nothing-asked")


@confirmed("caretaker", may=_delegable, back="turn")
async def caretaker(press: Press) -> None:
    """Let a computer make this turn, and show what is asked after it."""
    await press.bot.table.computers.play_for(press.call.game, press.user)
    await panel_handlers.turn(Press(press.interaction, Call("turn", press.call.game)))


@on("away-days")
async def away_days(press: Press) -> None:
    """Let a computer play on for some days."""
    days = _days(press.value)
    if days == "0":
        raise Refusal("stale")
    until = press.bot.table.transactions.now() + int(days) * DAY
    snapshot = await press.bot.table.leaving.step_back(press.call.game, press.user, until)
    await show(press.interaction, stepped_back(snapshot, await readers.texts(press.interaction), until))
