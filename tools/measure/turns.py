"""How many presses a turn takes."""

from __future__ import annotations

import argparse
from collections import defaultdict
from contextlib import suppress
from pathlib import Path
from statistics import mean, median

from localdiscord.common.errors import Refusal
from tools.measure.figures import row
from tools.measure.player import Player, Turn
from tools.measure.tables import bot_up, guests, seated

ROUTINE = 6


async def presses(folder: Path, given: argparse.Namespace) -> str:
    """Two people play game after game, until so many turns are seen."""
    parts = []
    for game in given.games:
        place = folder / game
        place.mkdir()
        async with bot_up(place, ORRERY_SEED=f"presses-{game}") as here:
            people = guests(here, 2)
            turns: list[Turn] = []
            while len(turns) < given.turns:
                players = await seated(here, game, people, 0, f"{game}/{len(turns)}")
                await _play(players, given.turns - len(turns))
                turns += [turn for player in players for turn in player.turns]
            parts.append(_report(game, turns))
    return "\n".join(parts)


async def _play(players: list[Player], turns: int) -> None:
    while sum(len(player.turns) for player in players) < turns and not players[0].over:
        for player in players:
            if player.asked or player.panel:
                with suppress(Refusal):  # the public message changed under the finger
                    await player.step()


def _report(game: str, turns: list[Turn]) -> str:
    kinds: dict[str, list[Turn]] = defaultdict(list)
    for turn in turns:
        kinds[turn.kind or "rest"].append(turn)
    lines = [
        row("Turn", "seen", "presses: median", "most", "bot seconds a turn"),
        row("---", "---", "---", "---", "---"),
    ]
    for kind, found in sorted(kinds.items(), key=lambda item: -len(item[1])):
        counts = [turn.presses for turn in found]
        seconds = mean(sum(timing.answer for timing in turn.timings) for turn in found)
        lines.append(row(f"{game} {kind}", len(found), median(counts), max(counts), f"{seconds:.2f}"))
    plain, free = [turn for turn in turns if not turn.free], [turn for turn in turns if turn.free]
    lines += [
        _within(f"{game}, {what}", found) for what, found in (("no free actions", plain), ("with", free)) if found
    ]
    return "\n".join(lines)


def _within(what: str, turns: list[Turn]) -> str:
    within = sum(turn.presses <= ROUTINE for turn in turns) / len(turns)
    most = max(turns, key=lambda turn: turn.presses)
    told = f", {most.free} of them for free actions" if most.free else ""
    return f"{what}: {len(turns)} turns, {within:.0%} within {ROUTINE} presses, most {most.presses}{told}"
