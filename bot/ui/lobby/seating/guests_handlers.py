"""Presses about who comes to a table: the owner's choices, invitations, people who ask to be let in."""

from __future__ import annotations

from functools import partial

from bot.errors import Refusal
from bot.plain_text import plain
from bot.table.game.snapshot import GameSnapshot
from bot.table.seating.stuck import stuck
from bot.ui.kit import permissions, readers
from bot.ui.kit.client import Interaction
from bot.ui.kit.controls import Press, on
from bot.ui.kit.ids import whole_number
from bot.ui.kit.living import Page, show_page
from bot.ui.kit.members import chosen_member, user_named
from bot.ui.kit.reply import in_place, say
from bot.ui.lobby.seating import guests_view
from bot.words.tables import table_in_text
from bot.words.texts import Texts


@on("guests")
async def guests(press: Press) -> None:
    """Show who may come."""
    await _show(press, await press.bot.table.games.snapshot(press.call.game))


async def _show(press: Press, snapshot: GameSnapshot) -> None:
    await show_page(press.interaction, snapshot.row.id, partial(_page, snapshot.row.id))


async def _page(game: str, interaction: Interaction, texts: Texts) -> Page:
    """Who may come, as it is; raises `Refusal` not-lobby once the game has started."""
    table = interaction.client.table
    snapshot = await table.games.snapshot(game)
    if snapshot.row.status != "lobby":
        raise Refusal("not-lobby")
    waiting, quiet = await table.invitations.waiting(game), stuck(snapshot, table.transactions.now())
    view = guests_view.view(snapshot, texts, interaction.user.id, waiting, stuck=quiet)
    return Page(view, frozenset((game,)))


@on("access")
async def access(press: Press) -> None:
    """Choose to whom the table is open."""
    await _show(press, await press.bot.table.invitations.set_access(press.call.game, press.user, press.value))


@on("seats")
async def seats(press: Press) -> None:
    """Choose how many can play."""
    most = whole_number(press.value, -1)
    await _show(press, await press.bot.table.invitations.set_seats(press.call.game, press.user, most))


@on("finish")
async def finish(press: Press) -> None:
    """Choose how many of their games whoever joins has seen to the end."""
    least, newcomers = guests_view.finish_chosen(press.value)
    changed = press.bot.table.invitations.set_least_finish(press.call.game, press.user, least, newcomers=newcomers)
    await _show(press, await changed)


@on("level")
async def level(press: Press) -> None:
    """Say for whom the table is meant."""
    await _show(press, await press.bot.table.invitations.wish_level(press.call.game, press.user, press.value))


@on("invite")
async def invite(press: Press) -> None:
    """Invite a member."""
    await _show(press, await press.bot.table.invitations.invite(press.call.game, press.user, chosen_member(press)))


@on("accept")
async def accept(press: Press) -> None:
    """Take the seat one was invited to."""
    snapshot = await press.bot.table.lobby.join(press.call.game, readers.person(press.interaction))
    await _said(press, snapshot, "ui-joined")


@on("ask-in")
async def ask_in(press: Press) -> None:
    """Ask to be let in; who is invited sits down."""
    table, person = press.bot.table, readers.person(press.interaction)
    row = (await table.games.snapshot(press.call.game)).row
    if row.access != "private" or press.user == row.owner_id or press.user in row.invited:
        await accept(press)
        return
    await _said(press, await table.invitations.ask_in(press.call.game, person), "ui-asked-in")


@on("let-in", "turn-away")
async def answer(press: Press) -> None:
    """Let in somebody who asked, or do not."""
    invitations, guest = press.bot.table.invitations, user_named(press.call.arg(0))
    if press.call.verb == "let-in":
        deed = invitations.let_in
    else:
        deed = invitations.turn_away
    snapshot = await deed(press.call.game, press.user, guest)
    if in_place(press.interaction) and snapshot.row.status == "lobby":
        await _show(press, snapshot)
    else:
        await _said(press, snapshot, f"ui-{press.call.verb}-done")


@on("keep-open")
async def keep_open(press: Press) -> None:
    """Put off that the lobby is closed, and say for how long."""
    snapshot = await press.bot.table.lobby.keep_open(press.call.game, press.user)
    await _said(press, snapshot, "ui-kept-open", days=press.bot.settings.lobby_days)


@on("cancel-lobby")
async def cancel(press: Press) -> None:
    """Ask the others whether to close a lobby whose owner is not heard of."""
    row = (await press.bot.table.games.snapshot(press.call.game)).row
    by = await permissions.actor(press.interaction, row)
    after = await press.bot.table.stuck_lobbies.cancel(row.id, by)
    texts = await readers.texts(press.interaction)
    told = {"name": table_in_text(after.row), "id": after.row.id}
    if after.row.status != "lobby":
        await say(press.interaction, texts("ui-cancelled", **told))
        return
    open_votes = await press.bot.table.votes.open_of(after.row.id)
    vote = next((each for each in open_votes if each.kind == "cancel"), None)
    if vote is None:
        raise Refusal("vote-over")  # the owner has done something meanwhile
    asked = [plain(seat.name) for seat in after.seats if seat.person in vote.voters and seat.person != press.user]
    when = {"ends": f"<t:{vote.ends_at}:f>", "owner": f"<@{after.row.owner_id}>"}
    await say(press.interaction, texts("ui-cancel-asked", names=", ".join(asked), **when, **told))


async def _said(press: Press, snapshot: GameSnapshot, said: str, **more: int) -> None:
    texts = await readers.texts(press.interaction)
    await say(press.interaction, texts(said, name=table_in_text(snapshot.row), id=snapshot.row.id, **more))
