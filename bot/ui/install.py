"""Everything people press and type, put into the bot once at its start."""

from __future__ import annotations

import re
from importlib.util import find_spec
from typing import Any

import discord

from bot.ui.boards import board_handlers, export_handlers, lookup_handlers, replay_handlers
from bot.ui.care import hook_handlers, privacy_handlers, report_handlers
from bot.ui.kit import ids, refusals
from bot.ui.kit.client import Client, interaction_data
from bot.ui.kit.controls import Control, Press, dispatch
from bot.ui.lobby import (
    first_game,
    hours,
    lobby_handlers,
    moving,
    naming,
    private_lobby,
    rematch_handlers,
    seat_handlers,
    vote_handlers,
)
from bot.ui.lobby.going_back import correction_handlers, rewind_handlers
from bot.ui.lobby.options import options_handlers
from bot.ui.lobby.seat import own_seat_handlers, request_handlers, watching
from bot.ui.lobby.seating import (
    foreseen_handlers,
    guests_handlers,
    lists,
    practice_handlers,
    queue_handlers,
    ready_handlers,
)
from bot.ui.panel import more, panel_handlers
from bot.ui.panel.forms import fields_of_modal
from bot.ui.panel.orders import beforehand, notebook, orders_view, promises
from bot.ui.panel.planning import plan_handlers
from bot.ui.translator import Translator
from rules.games import MODULES

HANDLED_IN = (
    *(first_game, hours, lobby_handlers, moving, naming, private_lobby, rematch_handlers, seat_handlers, watching),
    *(foreseen_handlers, guests_handlers, lists, practice_handlers, queue_handlers, ready_handlers),
    *(
        options_handlers,
        correction_handlers,
        rewind_handlers,
        vote_handlers,
        own_seat_handlers,
        request_handlers,
        beforehand,
        orders_view,
        notebook,
    ),
    *(hook_handlers, privacy_handlers, report_handlers, plan_handlers, board_handlers, promises),
    *(export_handlers, lookup_handlers, replay_handlers),
    *(panel_handlers, more),
)


async def install(bot: Client) -> None:
    """Add the controls, the commands with their translations, and the handlers of modals and errors.

    To be called once, before the bot logs in. The cogs of all games are loaded with it.
    """
    bot.add_dynamic_items(Control)
    bot.add_listener(modal, "on_interaction")
    bot.tree.error(refusals.tree_error)
    await bot.tree.set_translator(Translator())
    for extension in ("cogs.tables", "cogs.care", *(f"cogs.{game}" for game in MODULES)):
        if find_spec(extension):
            await bot.load_extension(extension)


async def modal(interaction: discord.Interaction[Any]) -> None:
    """Hand a submitted modal to its verb. Read from what Discord sent, so a restart in between does not matter."""
    data = interaction_data(interaction)
    if interaction.type is not discord.InteractionType.modal_submit:
        return
    if match := re.fullmatch(ids.PATTERN, str(data.get("custom_id", ""))):
        await dispatch(Press(interaction, ids.decode(match.groupdict()), fields=fields_of_modal(data)))
