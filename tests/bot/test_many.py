"""A database that is filled with copies of a few games is one that a bot could have come to have."""

from __future__ import annotations

import time
from pathlib import Path

from tools.measure.many.copies import Member, Size, fill
from tools.measure.many.many import copied, looked_up
from tools.measure.many.originals import originals

MEMBER = Member(5, 6 << 22, 7, 4)


async def test_copies_of_games_are_found_sound_and_looked_up(tmp_path: Path) -> None:
    db = tmp_path / "orrery.db"
    played = await originals(db, ["duel"], turns=1)
    fill(db, played, Size(stored=30, running=10, people=20, servers=3), MEMBER, int(time.time()))
    told = dict(line.split(": ", 1) for line in await looked_up(db, MEMBER))
    assert {"tick", "games of a member", "tick after an hour away"} <= told.keys()
    assert (await copied(tmp_path, db))[-1].endswith("30 games, 20 logs played again, 0 wrong")
