"""Forged interactions by the hundred: the game stays as it is, nothing goes wrong, nobody is mentioned.

`ORRERY_FUZZ=100000` in the environment asks for more of them.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from simcord import InteractionResult, MemberActor
from structlog.testing import capture_logs

from tests.flows.forger import Forger, verbs
from tests.flows.people import Hall

NUMBER = int(os.environ.get("ORRERY_FUZZ", "160"))
EACH = 2500  # at one table
CHECKED = 20  # after so many it is looked what has changed
SEEDS = [f"fuzz/{number}" for number in range(max(1, NUMBER // EACH))]
TABLES = ("game", "seat", "move", "draft", "deed", "vote", "sitting")
MOVING = (
    "rev",
    "shown_rev",
    "message_id",
    "status_id",
    "old_status_id",
    "posts_since_status",
    "touched_at",
    "panel_revision",
)


def facts(database: Path, game: str) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of a table, but for where its public messages stand and how often panels were renewed."""
    with closing(sqlite3.connect(database)) as db:
        return {table: _rows(db, table, game) for table in TABLES}


def _rows(db: sqlite3.Connection, table: str, game: str) -> list[tuple[Any, ...]]:
    found = db.execute(f"SELECT * FROM {table} WHERE {'id' if table == 'game' else 'game_id'} = ?", (game,))
    kept = [place for place, column in enumerate(found.description) if column[0] not in MOVING]
    return [tuple(row[place] for place in kept) for row in found]


def mentioned(hall: Hall, bystander: int) -> list[str]:
    """The public messages that mention everybody, a role or somebody who has done nothing."""
    messages = [message for place in [hall.channel, *hall.channel.threads] for message in place.history()]
    return [
        str(message.id) for message in messages
        if message.mention_everyone or message.role_mentions or bystander in [user.id for user in message.mentions]
    ]  # fmt: skip


async def forged(forger: Forger, who: MemberActor, game: str, revisions: Sequence[int]) -> InteractionResult:
    """One forged interaction of somebody."""
    way = forger.rng.random()
    custom_id = next(forger.ids(game, revisions, verbs()))
    if way < 0.25:
        return await forger.type(who, "duel")
    if way < 0.4:
        return await forger.submit(who, custom_id)
    message = forger.hall.status if forger.rng.random() < 0.5 else forger.hall.card
    return await forger.press(who, message, custom_id, several=way < 0.7)


@pytest.mark.parametrize("seed", SEEDS)
async def test_what_is_forged_changes_no_game_and_mentions_nobody(hall: Hall, tmp_path: Path, seed: str) -> None:
    game = await hall.game()
    asked = await hall.reach("chart")
    rng, bystander = Random(seed), hall.guild.add_member(hall.env.create_user("Dee")).id
    forger, before = Forger(hall, rng, bystander), facts(tmp_path / "orrery.db", game)
    for first in range(0, min(NUMBER, EACH), CHECKED):
        revision = (await hall.bot.table.turns.panel(game, asked.id)).panel_revision
        with capture_logs() as logs:
            for _ in range(CHECKED):
                await forged(forger, rng.choice([hall.ann, hall.ben, hall.cho]), game, [revision, revision - 1])
        assert facts(tmp_path / "orrery.db", game) == before, first
        assert [entry for entry in logs if entry["log_level"] in ("error", "critical")] == [], first
    assert mentioned(hall, bystander) == []
