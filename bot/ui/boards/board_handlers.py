"""Presses that only read: boards, sheets, log, rules, and each of them in words.

What was opened from a panel by *More* stands in its place and keeps the way back to it.
"""

from __future__ import annotations

from dataclasses import replace

from bot.errors import Refusal
from bot.manifest.manifest import manifest
from bot.pictures import requests
from bot.pictures.requests import ImageRequest
from bot.plain_text import plain
from bot.table.game.snapshot import GameSnapshot
from bot.ui.boards import board_views, digest_handlers, log_view, since_page
from bot.ui.boards.looking import Seen, boards_for
from bot.ui.kit import attachments, readers
from bot.ui.kit.client import Interaction
from bot.ui.kit.controls import Press, Reply, on
from bot.ui.kit.ids import Call, whole_number
from bot.ui.kit.reply import begin, show
from bot.ui.kit.way_back import back, stay
from bot.ui.panel import panel_pictures
from bot.ui.panel.navigation import nav_of
from bot.ui.panel.orders import promises
from bot.ui.panel.pages.pictured import show_pictured
from bot.ui.panel.planning import plan_view
from bot.words.texts import Texts
from rules.games import MODULES


async def show_board(interaction: Interaction, game: str, what: str = "") -> None:
    """Show a shared board; the main one when there is none of that name."""
    await begin(interaction)
    found, reader = await boards_for(interaction, game), await readers.reader(interaction)
    snapshot, texts = found.snapshot, reader.texts
    boards = manifest(snapshot.row.kind).boards
    if what not in boards.shared:
        what = boards.main
    note = "\n".join([*_promises(found, what, texts), found.note(texts)]).strip()
    page = board_views.board_view(snapshot, texts, what, back(interaction, texts), note)
    await show_pictured(interaction, page, requests.board(snapshot, what, found.seat, found.view), reader)


def _promises(found: Seen, what: str, texts: Texts) -> list[str]:
    """What was promised in deals, as far as whoever looks may read it, under the board that lists them."""
    listed = manifest(found.snapshot.row.kind).promises
    if listed is None or what != listed.board:
        return []
    told = [*promises.lines(found.snapshot, found.seat, texts)]
    return [texts("ui-promises-title"), *told] if told else []


async def show_zoom(interaction: Interaction, game: str, sector: str) -> None:
    """Show a sector of the map, large; raises `Refusal` no-sector."""
    await begin(interaction)
    found, reader = await boards_for(interaction, game), await readers.reader(interaction)
    snapshot, texts = found.snapshot, reader.texts
    if snapshot.state is None or sector not in manifest(snapshot.row.kind).boards.sectors(snapshot.view(None)):
        raise Refusal("no-sector", sector=sector[:20])
    page = board_views.zoom_view(snapshot, texts, sector, back(interaction, texts), found.note(texts))
    await show_pictured(interaction, page, requests.zoom(snapshot, sector, found.seat, found.view), reader)


async def show_sheet(interaction: Interaction, game: str, seat: int | None = None) -> None:
    """Show a seat's sheet: the named one, else the user's own, else the first."""
    await begin(interaction)
    found, reader = await boards_for(interaction, game), await readers.reader(interaction)
    snapshot, own, texts = found.snapshot, found.seat, reader.texts
    if seat is None:
        seat = own
    if seat is None or not 0 <= seat < len(snapshot.seats):
        seat = 0
    page = board_views.sheet_view(snapshot, texts, seat, back=back(interaction, texts), note=found.note(texts))
    await show_pictured(interaction, page, requests.sheet(snapshot, seat, own, found.view), reader)


async def show_sheet_of(interaction: Interaction, game: str, player: str) -> None:
    """Show the sheet of a player, by name or by the number of their seat; raises `Refusal` no-player.

    Without a name it is the user's own, else the first.
    """
    names = [name.casefold() for name in (await interaction.client.table.games.snapshot(game)).names]
    wanted = player.strip().casefold()
    numbers = [str(number) for number in range(1, len(names) + 1)]
    if wanted and wanted not in (*names, *numbers):
        raise Refusal("no-player", name=plain(player[:32]))
    seat = None
    if wanted in names:
        seat = names.index(wanted)
    elif wanted:
        seat = numbers.index(wanted)
    await show_sheet(interaction, game, seat)


async def show_log(interaction: Interaction, call: Call) -> None:
    """Show the page of the log that a call names; without arguments it is the newest."""
    game = call.game
    table = interaction.client.table
    snapshot, texts = await table.games.snapshot(game), await readers.texts(interaction)
    span = log_view.span(snapshot, call)
    moves = await table.games.log(game, span.start, span.count) if span.count else []
    deeds = await table.games.deeds(game)
    seat = snapshot.seat_of(interaction.user.id)
    leading, standing = back(interaction, texts), await table.games.moves_that_count(game)
    sittings = await table.games.sittings(game)
    await show(
        interaction,
        log_view.view(
            *(snapshot, texts, seat, moves, deeds, leading, standing, sittings),
            onward=span.onward,
            since_round=await table.games.round_at(game, span.start),
        ),
    )


async def show_since(interaction: Interaction, game: str, battle: str = "") -> None:
    """Show what mattered in the round, and what happened since the user's last move, numbered as in the log.

    Beside it stands the board with these numbers, or the picture of a battle of the round, by where it was.
    """
    stay(interaction)
    await begin(interaction, apart=True)
    table, reader = interaction.client.table, await readers.reader(interaction)
    snapshot, sittings = await table.games.snapshot(game), await table.games.sittings(game)
    seat = snapshot.seat_of(interaction.user.id)
    since = await table.games.since(game, seat, interaction.user.id)
    moves = [move for move in since if log_view.log_lines(snapshot, reader.texts, seat, [move])]
    shown = moves[-log_view.MOVES :]
    lines = log_view.log_lines(snapshot, reader.texts, seat, shown, sittings)
    left_out, leading = len(moves) - len(shown), back(interaction, reader.texts)
    watching = seat is None
    recent = await table.games.log(game, max(0, snapshot.row.seq - since_page.RECENT), since_page.RECENT)
    beside = since_page.beside(snapshot, seat, recent, since)
    drawn = beside.pictures().get(battle) or (requests.since(snapshot, shown, seat) if shown else None)
    page = board_views.since_view(
        *(snapshot, reader.texts, lines, left_out, leading),
        watching=watching,
        ways=[*beside.ways(reader.texts, battle), *digest_handlers.ways(snapshot, reader.texts)],
        mattered=beside.lines(reader.texts),
    )
    await show_pictured(interaction, page, drawn, reader)


async def show_rules(interaction: Interaction, kind: str, page: int = 0, table: GameSnapshot | None = None) -> None:
    """Show a page of the rules of a game in short, those of a `table` as it plays."""
    await show(interaction, board_views.rules_view(kind, await readers.texts(interaction), page, table))


@on("board")
async def board(press: Press) -> None:
    """Show a board."""
    await show_board(press.interaction, press.call.game, press.value_or(press.call.arg(0)))


@on("boards", reply=Reply.APART)
async def boards_beside_panel(press: Press) -> None:
    """Show the boards, beginning with the first that the panel does not show: it says what of it is open."""
    stay(press.interaction)
    await begin(press.interaction, apart=True)
    snapshot = await press.bot.table.games.snapshot(press.call.game)
    shown = manifest(snapshot.row.kind)
    here, there = shown.picture(press.call.arg(0), press.call.arg(1)).what, shown.boards.of(snapshot.view(None))
    await show_board(press.interaction, press.call.game, next((each for each in there if each != here), ""))


@on("zoom")
async def zoom(press: Press) -> None:
    """Show a sector."""
    await show_zoom(press.interaction, press.call.game, press.value)


@on("sheets")
async def sheets(press: Press) -> None:
    """Show a sheet."""
    named = press.value_or(press.call.arg(0))
    await show_sheet(press.interaction, press.call.game, whole_number(named) if named else None)


@on("mine", reply=Reply.APART)
async def mine(press: Press) -> None:
    """Show one's own sheet after the draft, beside the panel."""
    stay(press.interaction)
    await begin(press.interaction, apart=True)
    now, reader = (
        await press.bot.table.turns.panel(press.call.game, press.user),
        await readers.reader(press.interaction),
    )
    leading = back(press.interaction, reader.texts)
    note = reader.texts("ui-with-draft") if now.draft_moves else ""
    page = board_views.sheet_view(now.snapshot, reader.texts, now.seat, "mine", leading, note)
    await show_pictured(press.interaction, page, panel_pictures.own_sheet(now), reader)


@on("log")
async def log(press: Press) -> None:
    """Show a page of the log."""
    await show_log(press.interaction, press.call)


@on("since", reply=Reply.APART)
async def since(press: Press) -> None:
    """Show what happened since the last move of the one who presses, with a picture of the battle that is named."""
    await show_since(press.interaction, press.call.game, press.call.arg(0))


@on("rules")
async def rules(press: Press) -> None:
    """Show the rules of a table's game, or a page of those of the game that is named."""
    table = await press.bot.table.games.snapshot(press.call.game) if press.call.game else None
    kind = table.row.kind if table else press.call.arg(0)
    if kind not in MODULES:
        raise Refusal("stale")
    await show_rules(press.interaction, kind, press.call.number(1), table)


@on("words", reply=Reply.APART)
async def words(press: Press) -> None:
    """Say in words what the picture above the button shows, in a message of its own."""
    stay(press.interaction)
    await begin(press.interaction, apart=True)
    await _say(press, press.call)


@on("read")
async def read(press: Press) -> None:
    """Show another page of such words: its number stands before what they are about."""
    await _say(press, replace(press.call, args=press.call.args[1:]), press.call.number(0))


async def _say(press: Press, call: Call, page: int = 0) -> None:
    texts = await readers.texts(press.interaction)
    lines = await attachments.words_of_picture(press.bot, await _pictured(press, call), texts)

    def turn(number: int) -> Call:
        return replace(call, verb="read", args=(str(number), *call.args))

    await show(press.interaction, board_views.words_view(texts, lines, turn, page, back(press.interaction, texts)))


async def _pictured(press: Press, call: Call) -> ImageRequest | None:
    """What is above a button, as far as its presser may see it; raises `Refusal` stale for what is not there."""
    table = press.bot.table
    if call.arg(0) == "panel":
        mine = await table.turns.panel(call.game, press.user)
        return await panel_pictures.preview(table, mine, nav_of(call, 1))
    if call.arg(0) == "plan":
        return plan_view.picture(await table.plans.panel(call.game, press.user), nav_of(call, 1))
    if call.arg(0) == "mine":
        return panel_pictures.own_sheet(await table.turns.panel(call.game, press.user))
    if call.arg(0) == "digest":
        told = await table.digests.since(call.game, press.user, call.arg(1))
        return digest_handlers.picture(told, await readers.texts(press.interaction))
    found = await boards_for(press.interaction, call.game)
    snapshot, viewer, view = found.snapshot, found.seat, found.view
    shown = manifest(snapshot.row.kind).boards
    if call.arg(0) == "board" and call.arg(1) in shown.shared:
        return requests.board(snapshot, call.arg(1), viewer, view)
    if call.arg(0) == "sheet" and call.number(1) < len(snapshot.seats):
        return requests.sheet(snapshot, call.number(1), viewer, view)
    if call.arg(0) == "zoom" and snapshot.state is not None and call.arg(1) in shown.sectors(snapshot.view(None)):
        return requests.zoom(snapshot, call.arg(1), viewer, view)
    raise Refusal("stale")
