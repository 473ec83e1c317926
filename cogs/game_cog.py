"""The commands every game has. A game's cog names the group and says what there is to see."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, ClassVar

import discord
from discord import app_commands
from discord.app_commands import Range, Transform
from discord.ext import commands

from bot.errors import Refusal
from bot.manifest.manifest import CARDS, load, manifest
from bot.table.game.commitment import LONGEST_SEED
from bot.table.game.names import LONGEST
from bot.ui.boards import board_handlers, lookup_handlers, lookup_view
from bot.ui.kit import confirming, readers, table_argument
from bot.ui.kit.client import Interaction
from bot.ui.kit.controls import Press
from bot.ui.kit.ids import Call
from bot.ui.kit.reply import begin, say
from bot.ui.lobby import lobby_handlers, moving, seat_handlers
from bot.ui.lobby.seat import moments, own_seat_handlers
from bot.ui.panel import panel_handlers
from bot.ui.panel.orders import orders_view
from bot.ui.translator import localized
from bot.words.tables import table_in_text
from cogs.arguments import (
    Board,
    CardName,
    EntryName,
    ModeratedTable,
    MyTable,
    OpenTable,
    PlayerName,
    Sector,
    TurnText,
    Until,
)

Mine = Transform[str, MyTable] | None
LARGEST = 6  # seats of any game: where computers alone play, all are theirs
SHOWN = ("sheet", "zoom", "lookup", "card")  # the commands of what not every game has


@app_commands.guild_only()
class GameCog(commands.GroupCog):
    """`/<game> …`. Each command finds its table by name, by the thread it is used in, or because there is only one.

    The bot starts with the commands of all games, and loads a game when somebody plays it: so a cog says by itself
    which of the commands in `SHOWN` there are.
    """

    shows: ClassVar[Collection[str]] = SHOWN

    def __init__(self) -> None:
        for name in SHOWN:
            if name not in self.shows and self.app_command is not None:
                self.app_command.remove_command(name)

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Load the game; every command goes on."""
        await load(self.kind)
        return True

    @property
    def kind(self) -> str:
        """The game's id, which is also the name of its group."""
        return str(self.__cog_group_name__)

    async def press(self, interaction: Interaction, verb: str, table: str | None) -> Press:
        """What the button of this verb would send from the table that is meant."""
        return Press(interaction, Call(verb, await table_argument.table_for(interaction, self.kind, table)))

    @app_commands.command(description=localized("command-new"))
    @app_commands.describe(
        computers=localized("command-new-computers"),
        watch=localized("command-new-watch"),
        name=localized("command-new-name"),
        seed=localized("command-new-seed"),
    )
    async def new(
        self,
        interaction: Interaction,
        computers: Range[int, 0, LARGEST] = 0,
        *,
        watch: bool = False,
        name: Range[str, 1, LONGEST] = "",
        seed: Range[str, 1, LONGEST_SEED] = "",
    ) -> None:
        """Open a table in this channel."""
        await begin(interaction)
        row = await lobby_handlers.open_table(interaction, self.kind, computers, seated=not watch, name=name, seed=seed)
        await say(interaction, lobby_handlers.opened(interaction, row, await readers.texts(interaction)))

    @app_commands.command(description=localized("command-join"))
    @app_commands.describe(table=localized("command-table"))
    async def join(self, interaction: Interaction, table: Transform[str, OpenTable] | None = None) -> None:
        """Sit down at an open table."""
        game = await table_argument.lobby_for(interaction, self.kind, table)
        await interaction.client.table.lobby.join(game, readers.person(interaction))
        await self.done(interaction, "ui-joined", game)

    @app_commands.command(description=localized("command-leave"))
    @app_commands.describe(table=localized("command-table"))
    async def leave(self, interaction: Interaction, table: Mine = None) -> None:
        """Get up before the start."""
        game = await table_argument.table_for(interaction, self.kind, table)
        await interaction.client.table.lobby.leave(game, interaction.user.id)
        await self.done(interaction, "ui-left", game)

    @app_commands.command(description=localized("command-start"))
    @app_commands.describe(table=localized("command-table"))
    async def start(self, interaction: Interaction, table: Mine = None) -> None:
        """Start the game."""
        await begin(interaction)
        game = await table_argument.table_for(interaction, self.kind, table)
        row = (await interaction.client.table.lobby.start(game, interaction.user.id)).row
        await self.done(interaction, "ui-started" if row.ready_asked_at is None else "ui-ready-waits", game)

    async def done(self, interaction: Interaction, message: str, game: str) -> None:
        """Say that it is done."""
        row, texts = await interaction.client.table.games.row(game), await readers.texts(interaction)
        await say(interaction, texts(message, name=table_in_text(row) if row else game, id=game))

    @app_commands.command(description=localized("command-turn"))
    @app_commands.describe(table=localized("command-table"))
    async def turn(self, interaction: Interaction, table: Mine = None) -> None:
        """Open the panel."""
        await panel_handlers.turn(await self.press(interaction, "turn", table))

    @app_commands.command(description=localized("command-orders"))
    @app_commands.describe(table=localized("command-table"))
    async def orders(self, interaction: Interaction, table: Mine = None) -> None:
        """Show the standing orders."""
        await orders_view.open_orders(await self.press(interaction, "orders", table))

    @app_commands.command(description=localized("command-act"))
    @app_commands.describe(
        words=localized("command-act-words"), confirm=localized("command-act-confirm"), table=localized("command-table")
    )
    async def act(
        self, interaction: Interaction, words: Transform[str, TurnText], *, confirm: bool = False, table: Mine = None
    ) -> None:
        """Type a turn: its answers go into the draft, or at once into the game."""
        press = await self.press(interaction, "act", table)
        await panel_handlers.type_turn(press, words, confirm=confirm, notation=manifest(self.kind).notation)

    @app_commands.command(description=localized("command-undo"))
    @app_commands.describe(table=localized("command-table"))
    async def undo(self, interaction: Interaction, table: Mine = None) -> None:
        """Take the last confirmed turn back."""
        await panel_handlers.take_back(await self.press(interaction, "undo", table))

    @app_commands.command(description=localized("command-board"))
    @app_commands.describe(board=localized("command-board-board"), table=localized("command-table"))
    async def board(
        self, interaction: Interaction, board: Transform[str, Board] | None = None, table: Mine = None
    ) -> None:
        """Show a board."""
        game = await table_argument.table_for(interaction, self.kind, table)
        await board_handlers.show_board(interaction, game, board or "")

    @app_commands.command(description=localized("command-sheet"))
    @app_commands.describe(player=localized("command-sheet-player"), table=localized("command-table"))
    async def sheet(
        self, interaction: Interaction, player: Transform[str, PlayerName] | None = None, table: Mine = None
    ) -> None:
        """Show a player's sheet."""
        game = await table_argument.table_for(interaction, self.kind, table)
        await board_handlers.show_sheet_of(interaction, game, player or "")

    @app_commands.command(description=localized("command-zoom"))
    @app_commands.describe(sector=localized("command-zoom-sector"), table=localized("command-table"))
    async def zoom(self, interaction: Interaction, sector: Transform[str, Sector], table: Mine = None) -> None:
        """Show one sector of the map."""
        game = await table_argument.table_for(interaction, self.kind, table)
        await board_handlers.show_zoom(interaction, game, sector.strip())

    @app_commands.command(description=localized("command-lookup"))
    @app_commands.describe(
        name=localized("command-lookup-name"),
        public=localized("command-lookup-public"),
        table=localized("command-table"),
    )
    async def lookup(
        self, interaction: Interaction, name: Transform[str, EntryName], *, public: bool = False, table: Mine = None
    ) -> None:
        """Look something up: as it lies at the table that is meant, or for all to see as the box has it."""
        entry = lookup_view.entry_named(self.kind, name, await readers.texts(interaction))
        if entry is None:
            raise Refusal("no-entry")
        if public:
            await lookup_handlers.print_entry(interaction, self.kind, entry)
        else:
            await lookup_handlers.show_entry(interaction, self.kind, entry, await self._meant(interaction, table))

    @app_commands.command(description=localized("command-card"))
    @app_commands.describe(name=localized("command-card-name"), table=localized("command-table"))
    async def card(self, interaction: Interaction, name: Transform[str, CardName], table: Mine = None) -> None:
        """Look a card up: as it lies at the table that is meant, or as it is printed."""
        entry = lookup_view.entry_named(self.kind, name, await readers.texts(interaction), CARDS)
        if entry is None:
            raise Refusal("no-card")
        await lookup_handlers.show_entry(interaction, self.kind, entry, await self._meant(interaction, table))

    async def _meant(self, interaction: Interaction, named: str | None) -> str:
        """The table that is meant, once its game has begun; "" where none is meant."""
        try:
            game = await table_argument.table_for(interaction, self.kind, named)
        except Refusal:
            if named:
                raise
            return ""
        begun = (await interaction.client.table.games.snapshot(game)).state is not None
        return game if begun else ""

    @app_commands.command(description=localized("command-since"))
    @app_commands.describe(table=localized("command-table"))
    async def since(self, interaction: Interaction, table: Mine = None) -> None:
        """Show what happened since one's last move."""
        await board_handlers.show_since(interaction, await table_argument.table_for(interaction, self.kind, table))

    @app_commands.command(description=localized("command-log"))
    @app_commands.describe(table=localized("command-table"))
    async def log(self, interaction: Interaction, table: Mine = None) -> None:
        """Show what happened."""
        game = await table_argument.table_for(interaction, self.kind, table)
        await board_handlers.show_log(interaction, Call("log", game))

    @app_commands.command(description=localized("command-rules"))
    async def rules(self, interaction: Interaction) -> None:
        """Show the rules in short."""
        await board_handlers.show_rules(interaction, self.kind)

    @app_commands.command(description=localized("command-move"))
    @app_commands.describe(table=localized("command-table"))
    async def move(self, interaction: Interaction, table: Mine = None) -> None:
        """Bring a game whose channel is gone into this one."""
        await moving.move(await self.press(interaction, "move", table))

    @app_commands.command(description=localized("command-resign"))
    @app_commands.describe(table=localized("command-table"))
    async def resign(self, interaction: Interaction, table: Mine = None) -> None:
        """Leave a running game to a computer player, after one more question."""
        await confirming.ask(await self.press(interaction, "resign", table))

    @app_commands.command(description=localized("command-away"))
    @app_commands.describe(table=localized("command-table"))
    async def away(self, interaction: Interaction, table: Mine = None) -> None:
        """Step back from a running game for a while, after one more question."""
        await confirming.ask(await self.press(interaction, "away", table))

    @app_commands.command(description=localized("command-back"))
    @app_commands.describe(table=localized("command-table"))
    async def back(self, interaction: Interaction, table: Mine = None) -> None:
        """Return to a game."""
        await seat_handlers.come_back(await self.press(interaction, "return", table))

    @app_commands.command(description=localized("command-sitter"))
    @app_commands.describe(
        who=localized("command-sitter-who"), until=localized("command-sitter-until"), table=localized("command-table")
    )
    async def sitter(
        self, interaction: Interaction, who: discord.Member, until: Transform[str, Until] = "", table: Mine = None
    ) -> None:
        """Ask somebody to answer for one's seat."""
        game = await table_argument.table_for(interaction, self.kind, table)
        prefs = await interaction.client.table.preferences.of(interaction.user.id)
        ends = moments.moment(until, prefs, interaction.client.table.transactions.now())
        await own_seat_handlers.ask_by_command(interaction, game, who, ends)

    @app_commands.command(description=localized("command-moderate"))
    @app_commands.describe(table=localized("command-table"))
    async def moderate(self, interaction: Interaction, table: Transform[str, ModeratedTable] | None = None) -> None:
        """Show a moderator what can be done with a table."""
        await seat_handlers.moderate(await self.press(interaction, "moderate", table))

    @app_commands.command(description=localized("command-close"))
    @app_commands.describe(table=localized("command-table"))
    async def close(self, interaction: Interaction, table: Mine = None) -> None:
        """Give one's own table up, after one more question."""
        await confirming.ask(await self.press(interaction, "close", table))
