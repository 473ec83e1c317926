"""A short season: tables on a virtual clock, people who come and go, a server that fails, a bot that is killed."""

from __future__ import annotations

from pathlib import Path

from bot.store.rows import MoveRow
from testkit.season.audit import Audit
from testkit.season.report import report
from testkit.season.season import Plan, Season

SHORT = Plan(("duel", "race", "duel", "pulsar"), tables=12, people=14, days=28, kills=16, seed="short")


async def test_a_season_loses_doubles_and_tells_nothing(tmp_path: Path) -> None:
    season = Season(SHORT, tmp_path / "season.db")
    await season.play()
    found = await Audit(season).of_all()
    print(report(season, found))
    assert season.failures + found.failures == []
    assert season.restarts > 10
    assert season.server.faults["answer lost"] > 5
    assert found.ended["over"] > 3
    assert any(vote.startswith("overdue") for vote in found.votes)


async def test_an_audit_finds_what_is_lost_or_stuck(tmp_path: Path) -> None:
    season = Season(Plan(("duel",), tables=2, people=4, days=6, kills=0), tmp_path / "season.db")
    await season.play()
    assert season.bot
    assert (await Audit(season).of_all()).failures == []
    lost, other = season.opened
    async with season.bot.store.write() as rows:
        row = (await season.bot.table.games.snapshot(lost)).row
        await rows.drop(MoveRow, game_id=lost, seq=row.seq)
    season.actions.acknowledged[other] = 10_000
    season.visits.in_vain[lost, 0] = 9
    failures = (await Audit(season).of_all()).failures
    assert [failure.partition(":")[0] for failure in failures].count("lost") == 3
