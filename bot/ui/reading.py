"""Presses that only read: boards, sheets, log, rules, and each of them in words."""

from __future__ import annotations

from bot.errors import Refusal
from bot.ui import boards, people, pictures, wishes
from bot.ui.client import Interaction
from bot.ui.controls import Press, on
from bot.ui.faces import face
from bot.ui.nav import nav_of
from bot.ui.reply import begin, show
from bot.ui.wishes import Wish


async def show_board(interaction: Interaction, game: str, what: str = "") -> None:
    """Show a shared board; the main one when there is none of that name."""
    await begin(interaction)
    look, reader = await interaction.client.table.look(game), await people.reader(interaction)
    named = face(look.row.kind).boards
    what = what if what in named else next(iter(named), "")
    wish = wishes.board(look, what, look.seat_of(interaction.user.id))
    drawn = await pictures.drawn(interaction.client, wish, reader)
    await show(interaction, boards.board_view(look, reader.texts, what, drawn), drawn)


async def show_zoom(interaction: Interaction, game: str, sector: str) -> None:
    """Show a sector of the map, large; raises `Refusal` no-sector."""
    await begin(interaction)
    look, reader = await interaction.client.table.look(game), await people.reader(interaction)
    if look.state is None or sector not in face(look.row.kind).sectors(look.view(None)):
        raise Refusal("no-sector", sector=sector[:20])
    wish = wishes.zoom(look, sector, look.seat_of(interaction.user.id))
    drawn = await pictures.drawn(interaction.client, wish, reader)
    await show(interaction, boards.zoom_view(look, reader.texts, sector, drawn), drawn)


async def show_sheet(interaction: Interaction, game: str, seat: int | None = None) -> None:
    """Show a seat's sheet: the named one, else the user's own, else the first."""
    await begin(interaction)
    look, reader = await interaction.client.table.look(game), await people.reader(interaction)
    own = look.seat_of(interaction.user.id)
    seat = own if seat is None else seat
    seat = seat if seat is not None and 0 <= seat < len(look.seats) else 0
    drawn = await pictures.drawn(interaction.client, wishes.sheet(look, seat, own), reader)
    await show(interaction, boards.sheet_view(look, reader.texts, seat, drawn), drawn)


async def show_card(interaction: Interaction, wish: Wish) -> None:
    """Show a card of a game, large and in words."""
    await begin(interaction)
    reader = await people.reader(interaction)
    drawn = await pictures.drawn(interaction.client, wish, reader)
    lines = await pictures.told(interaction.client, wish, reader.texts)
    await show(interaction, boards.card_view(reader.texts, lines, drawn), drawn)


async def show_log(interaction: Interaction, game: str, page: int = 0) -> None:
    """Show a page of the log; 0 is the newest."""
    table = interaction.client.table
    look, texts = await table.look(game), await people.texts(interaction)
    start, count = boards.after(look, page)
    moves = await table.log(game, start, count) if count else []
    await show(interaction, boards.log_view(look, texts, look.seat_of(interaction.user.id), moves, page))


async def show_since(interaction: Interaction, game: str) -> None:
    """Show what happened since the user's last move, numbered as in the log."""
    await begin(interaction, apart=True)
    table, reader = interaction.client.table, await people.reader(interaction)
    look = await table.look(game)
    seat = look.seat_of(interaction.user.id)
    moves = [move for move in await table.since(game, seat) if boards.log_lines(look, reader.texts, seat, [move])]
    shown = moves[-boards.MOVES :]
    drawn = await pictures.drawn(interaction.client, wishes.since(look, shown, seat), reader) if shown else []
    lines = boards.log_lines(look, reader.texts, seat, shown)
    view = boards.since_view(look, reader.texts, lines, len(moves) - len(shown), drawn)
    await show(interaction, view, drawn)


async def show_rules(interaction: Interaction, kind: str) -> None:
    """Show the rules of a game in short."""
    await show(interaction, boards.rules_view(kind, await people.texts(interaction)))


@on("board")
async def board(press: Press) -> None:
    """Show a board."""
    await show_board(press.interaction, press.call.game, press.call.arg(0))


@on("boards")
async def beside(press: Press) -> None:
    """Show the other boards beside the panel, which has the main one unless it shows what is in one's own hand."""
    await begin(press.interaction, apart=True)
    shown = face((await press.bot.table.look(press.call.game)).row.kind)
    await show_board(press.interaction, press.call.game, next(iter(shown.boards[not shown.own :]), ""))


@on("zoom")
async def zoom(press: Press) -> None:
    """Show a sector."""
    await show_zoom(press.interaction, press.call.game, press.value)


@on("sheets")
async def sheets(press: Press) -> None:
    """Show a sheet."""
    await show_sheet(press.interaction, press.call.game, press.call.number(0) if press.call.args else None)


@on("log")
async def log(press: Press) -> None:
    """Show a page of the log."""
    await show_log(press.interaction, press.call.game, press.call.number(0))


@on("since")
async def since(press: Press) -> None:
    """Show what happened since the last move of the one who presses."""
    await show_since(press.interaction, press.call.game)


@on("rules")
async def rules(press: Press) -> None:
    """Show the rules."""
    look = await press.bot.table.look(press.call.game)
    await show_rules(press.interaction, look.row.kind)


@on("words")
async def words(press: Press) -> None:
    """Say in words what the picture above the button shows, in a message of its own."""
    await begin(press.interaction, apart=True)
    texts = await people.texts(press.interaction)
    lines = await pictures.told(press.bot, await _pictured(press), texts)
    await show(press.interaction, boards.words_view(texts, lines))


async def _pictured(press: Press) -> Wish | None:
    """What is above a button, as far as its presser may see it; raises `Refusal` stale for what is not there."""
    call, table = press.call, press.bot.table
    if call.arg(0) == "panel":
        mine = await table.panel(call.game, press.user)
        return wishes.preview(mine, nav_of(call, 1))
    if call.arg(0) == "plan":
        return wishes.planned_on(await table.panel(call.game, press.user))
    if call.arg(0) == "mine":
        return wishes.own_sheet(await table.panel(call.game, press.user))
    look = await table.look(call.game)
    viewer, shown = look.seat_of(press.user), face(look.row.kind)
    if call.arg(0) == "board" and call.arg(1) in shown.boards:
        return wishes.board(look, call.arg(1), viewer)
    if call.arg(0) == "sheet" and call.number(1) < len(look.seats):
        return wishes.sheet(look, call.number(1), viewer)
    if call.arg(0) == "zoom" and look.state is not None and call.arg(1) in shown.sectors(look.view(None)):
        return wishes.zoom(look, call.arg(1), viewer)
    raise Refusal("stale")
