"""A short season: tables on a virtual clock, people who come and go, a server that fails, a bot that is killed."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.post.calls import Calls
from bot.store.call_rows import HeldRow
from bot.store.company_rows import CompanionRow
from bot.store.rows import MoveRow
from testkit.season import broken_off
from testkit.season.audit import Audit
from testkit.season.audits.calls import untrue
from testkit.season.people import DAY
from testkit.season.report import report
from testkit.season.season import Plan, Season

SHORT = Plan(("duel", "race", "duel", "pulsar"), tables=9, people=11, days=24, kills=14, seed="short")


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


class BrokenOff(BaseException):
    """Somebody has stopped a season, which is no failure of it."""


async def test_a_season_that_is_broken_off_goes_on_as_it_would_have(tmp_path: Path) -> None:
    plan, folder, deaths = Plan(("duel",), tables=4, people=5, days=10, kills=8), tmp_path / "kept", iter(range(9))
    whole = Season(plan, tmp_path / "whole.db")
    await whole.play()
    begun = Season(plan, tmp_path / "begun.db")
    audit = Audit(begun)

    def died(season: Season) -> None:
        broken_off.keep(season, audit, folder)
        if next(deaths) == 3:
            raise BrokenOff

    assert broken_off.taken_up(folder, tmp_path / "none.db") is None
    begun.died = died
    with pytest.raises(BrokenOff):
        await begun.play()
    kept = broken_off.taken_up(folder, tmp_path / "resumed.db")
    assert kept
    resumed, audit = kept
    await resumed.play()
    assert 4 < resumed.restarts == whole.restarts
    assert report(resumed, await audit.of_all()) == report(whole, await Audit(whole).of_all())
    for season in (whole, resumed):
        assert season.bot
        await season.bot.store.close()


async def test_an_audit_finds_a_call_that_says_what_is_false(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once calls that are answered are never edited, then one says that nobody is asked who is."""

    async def nothing(*_: Any) -> None:
        return None

    season = Season(Plan(("duel",), tables=4, people=5, days=6, kills=0), tmp_path / "season.db")
    with monkeypatch.context() as broken:
        broken.setattr(Calls, "settle", nothing)
        await season.play()
    assert season.bot
    assert any("still asks seat" in failure for failure in season.failures)
    table, server = season.bot.table, season.server
    server.notes = {key: replace(note, stands=()) for key, note in server.notes.items()}
    told = [each for game in season.opened for each in untrue(season.watch, server, await table.games.snapshot(game))]
    assert any("is asked, and" in failure for failure in told)
    await season.bot.store.close()


async def test_an_audit_finds_what_is_lost_or_stuck(tmp_path: Path) -> None:
    season = Season(Plan(("duel",), tables=4, people=4, days=8, kills=0), tmp_path / "season.db")
    await season.play()
    assert season.bot
    assert (await Audit(season).of_all()).failures == []
    long_ago = season.clock() - 5 * DAY
    async with season.bot.store.write() as rows:
        moves = await rows.some(MoveRow, how="person")
        lost, other, *_ = sorted({move.game_id for move in moves})
        row = (await season.bot.table.games.snapshot(lost)).row
        log, first = await rows.log(other, 0, 1_000), next(move for move in moves if move.game_id == other)
        back = replace(first, seq=len(log) + 1, how="undo", line=f"undo {first.seq - 1}", seat=1 - first.seat)
        await rows.drop(MoveRow, game_id=lost, seq=row.seq)
        await rows.put(replace(first, by=99))  # nobody's companion
        await rows.put(back)
        running = await season.bot.table.games.snapshot(lost)
        await rows.put(replace(running.row, status="running", placed=True))
        await rows.put(HeldRow(99, lost, 0, long_ago, 1, 0, reminder=False))
        await rows.put(CompanionRow(lost, 0, 1, 99, "P", "en", "sitter", long_ago, until=long_ago))
    season.actions.acknowledged[other] = 10_000
    season.visits.in_vain[lost, 0] = 9
    failures = (await Audit(season).of_all()).failures
    print(failures)
    kinds = Counter(failure.partition(":")[0] for failure in failures)
    assert kinds["lost"] >= 3
    assert kinds["alone"] == 1
    assert kinds["companion"] == 2
    assert any("was to be called" in failure for failure in failures)
