"""Presses that only read: boards, sheets, log, rules."""

from __future__ import annotations

from bot.ui import boards, people, pictures
from bot.ui.client import Interaction
from bot.ui.controls import Press, on
from bot.ui.faces import face
from bot.ui.reply import begin, show


async def show_board(interaction: Interaction, game: str, what: str = "") -> None:
    """Show a shared board; the main one when there is none of that name."""
    await begin(interaction)
    look, texts = await interaction.client.table.look(game), await people.texts(interaction)
    named = face(look.row.kind).boards
    what = what if what in named else next(iter(named), "")
    seen = look.seat_of(interaction.user.id)
    drawn = await pictures.board(interaction.client, look, texts, what, seen)
    await show(interaction, boards.board_view(look, texts, what, drawn), drawn)


async def show_sheet(interaction: Interaction, game: str, seat: int | None = None) -> None:
    """Show a seat's sheet: the named one, else the user's own, else the first."""
    await begin(interaction)
    look, texts = await interaction.client.table.look(game), await people.texts(interaction)
    own = look.seat_of(interaction.user.id)
    seat = own if seat is None else seat
    seat = seat if seat is not None and 0 <= seat < len(look.seats) else 0
    drawn = await pictures.sheet(interaction.client, look, texts, seat, own)
    await show(interaction, boards.sheet_view(look, texts, seat, drawn), drawn)


async def show_log(interaction: Interaction, game: str, page: int = 0) -> None:
    """Show a page of the log; 0 is the newest."""
    table = interaction.client.table
    look, texts = await table.look(game), await people.texts(interaction)
    start, count = boards.after(look, page)
    moves = await table.log(game, start, count) if count else []
    await show(interaction, boards.log_view(look, texts, look.seat_of(interaction.user.id), moves, page))


async def show_rules(interaction: Interaction, kind: str) -> None:
    """Show the rules of a game in short."""
    await show(interaction, boards.rules_view(kind, await people.texts(interaction)))


@on("board")
async def board(press: Press) -> None:
    """Show a board."""
    await show_board(press.interaction, press.call.game, press.call.arg(0))


@on("boards")
async def beside(press: Press) -> None:
    """Show the other boards beside the panel, which has the main one."""
    await begin(press.interaction, apart=True)
    look = await press.bot.table.look(press.call.game)
    await show_board(press.interaction, press.call.game, next(iter(face(look.row.kind).boards[1:]), ""))


@on("sheets")
async def sheets(press: Press) -> None:
    """Show a sheet."""
    await show_sheet(press.interaction, press.call.game, press.call.number(0) if press.call.args else None)


@on("log")
async def log(press: Press) -> None:
    """Show a page of the log."""
    await show_log(press.interaction, press.call.game, press.call.number(0))


@on("rules")
async def rules(press: Press) -> None:
    """Show the rules."""
    look = await press.bot.table.look(press.call.game)
    await show_rules(press.interaction, look.row.kind)
