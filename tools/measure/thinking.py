"""What people who press notice of computers that think."""

from __future__ import annotations

import argparse
from pathlib import Path

from bot.agents import levels
from demo.stage import Stage
from demo.visitor import control
from tools.measure.guest import Guest
from tools.measure.load import pressed
from tools.measure.player import Player
from tools.measure.process import children, rss_mb
from tools.measure.tables import bot_up, card, guests, opened, seated

THINKING = 10  # tables
PEOPLE = 10  # tables of two


async def thinking(folder: Path, given: argparse.Namespace) -> str:
    """Presses of people among themselves, alone and while strong computers think at ten other tables."""
    games = [game for game in given.games if len(levels(game)) > 1]
    async with bot_up(folder, ORRERY_SEED="thinking") as here:
        people = guests(here, 2 * PEOPLE + THINKING)
        players = list[Player]()
        for number in range(PEOPLE):
            two = people[2 * number : 2 * number + 2]
            players += await seated(here, games[number % len(games)], two, 0, str(number))
        await pressed(here, players, given.rate, given.seconds)  # what is drawn for the first time
        alone = await pressed(here, players, given.rate, given.seconds)
        for number, guest in enumerate(people[2 * PEOPLE :]):
            await _strong(here, games[number % len(games)], guest)
        beside = await pressed(here, players, given.rate, given.seconds)
        memory = ", ".join(f"{rss_mb(pid):.0f} MB" for pid in children(here.bot.pid))
        return f"alone\n{alone}\nbeside {THINKING} tables that think\n{beside}\nprocesses that think: {memory}"


async def _strong(here: Stage, game: str, guest: Guest) -> None:
    """A table of two strong computers that somebody watches."""
    known = set(guest.messages)
    lobby = await opened(here, game, guest, 2, watch=True)
    await guest.press(lobby, str(control(lobby, "lobby")["custom_id"]))
    for seat in range(2):
        more = await card(guest, "agent-level", known, private=True)
        await guest.press(more, str(control(more, "agent-level")["custom_id"]), [f"{seat}:strong"])
    lobby = await card(guest, "start", known)  # with the computers there
    await guest.press(lobby, str(control(lobby, "start")["custom_id"]))
    await card(guest, "rules", known)
