"""What somebody reports goes to the host, and nothing that is hidden goes with it."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from simcord import MemberActor
from structlog.testing import capture_logs

from bot.store.rows import PrefsRow
from bot.table.course.reports import MOST
from bot.ui.care import report_delivery
from rules.core.hidden import MASK
from tests.flows.people import Hall, buttons, more, shown, words
from tests.flows.test_damage import write

WRONG = "My *shields* are gone @everyone"


@pytest.fixture
def folder(hall: Hall, tmp_path: Path) -> Path:
    """Where reports lie that went to no channel."""
    hall.bot.settings = replace(hall.bot.settings, reports=tmp_path / "reports")
    return tmp_path / "reports"


async def reported(who: MemberActor, page: Any, said: str = WRONG, label: str = "Write …") -> Any:
    form = await who.click(page, label=label)
    return shown(await who.submit_modal(form, {"said": said}))


def told(folder: Path) -> dict[str, Any]:
    """The one report there is."""
    (file,) = folder.iterdir()
    found: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return found


async def test_what_is_wrong_goes_into_a_file_without_what_is_hidden(hall: Hall, folder: Path) -> None:
    game = await hall.game()
    await hall.reach("chart")
    page = await more(hall.ann, await hall.panel(hall.ann), "report")
    assert "not even yours" in words(page)
    with capture_logs() as logged:
        done = await reported(hall.ann, page)
    assert "passed on" in words(done)
    assert "Back to the game" in buttons(done)
    snapshot = await hall.snapshot()
    (event,) = [entry for entry in logged if entry["event"] == "reported"]
    assert (event["game"], event["seat"], event["move"]) == (game, 0, snapshot.row.seq)
    (file,) = folder.iterdir()
    assert (file.stat().st_mode & 0o777, folder.stat().st_mode & 0o777) == (0o600, 0o700)
    report = told(folder)
    assert (report["said"], report["seat"], report["game"]["id"]) == (WRONG, 0, game)
    assert report["command"] == f"orrery check --game {game} --at {snapshot.row.seq}"
    assert {card for player in report["game"]["position"]["players"] for card in player["hand"]} == {MASK}
    assert len(report["game"]["log"]) > 0
    text = file.read_text("utf-8")
    for untold in (str(hall.ann.id), "Ann", "Ben", '"seed"'):
        assert untold not in text


async def test_it_goes_to_the_channel_that_the_host_has_named(hall: Hall, folder: Path) -> None:
    game = await hall.game()
    hosts = hall.guild.create_text_channel("hosts")
    hall.bot.settings = replace(hall.bot.settings, report_channel=hosts.id)
    await hall.bot.table.preferences.set(PrefsRow(hall.ann.id, "ko"))
    await hall.reach("chart")
    done = await reported(hall.ann, await more(hall.ann, await hall.panel(hall.ann), "report"), label="적기 …")
    assert "전했습니다" in words(done)
    (message,) = hosts.history()
    said = words(message)
    assert f"`orrery check --game {game} --at" in said
    assert "My \\*shields\\* are gone" in said
    assert "1번 자리" in said
    (attached,) = message.attachments
    assert attached.filename.startswith(f"report-duel-{game}-")
    assert not folder.exists()


async def test_where_the_channel_is_gone_it_lies_in_a_file(hall: Hall, folder: Path) -> None:
    await hall.game()
    hall.bot.settings = replace(hall.bot.settings, report_channel=4)
    await hall.reach("chart")
    with capture_logs() as logged:
        done = await reported(hall.ann, await more(hall.ann, await hall.panel(hall.ann), "report"))
    assert "passed on" in words(done)
    assert told(folder)["said"] == WRONG
    assert {"reported", "report-not-posted", "report-kept"} <= {entry["event"] for entry in logged}


async def test_a_game_that_cannot_be_read_is_reported_where_that_is_said(hall: Hall, folder: Path) -> None:
    game = await hall.game()
    status = hall.status
    await write(hall, f"UPDATE game SET state = x'00ff00ff' WHERE id = '{game}'")
    said = shown(await hall.ann.click(status, label="My turn"))
    assert f"`{game}` cannot be read" in words(said)
    page = shown(await hall.ann.click(said, label="Report a problem"))
    assert "passed on" in words(await reported(hall.ann, page))
    assert told(folder)["game"]["damaged"]


async def test_nobody_floods_the_host(hall: Hall, folder: Path) -> None:
    await hall.game()
    await hall.reach("chart")

    async def once_more() -> str:
        page = await more(hall.ann, await hall.panel(hall.ann), "report")
        return words(await reported(hall.ann, page))

    for _ in range(MOST):
        assert "passed on" in await once_more()
    assert f"reported {MOST} times within an hour" in await once_more()


async def test_old_reports_make_room(hall: Hall, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report_delivery, "KEPT", 1)
    await hall.game()
    await hall.reach("chart")
    for hour, said in enumerate(("first", "second")):
        now = 1_700_000_000 + 3600 * hour
        hall.bot.table.transactions.now = lambda now=now: now  # type: ignore[misc]
        await reported(hall.ann, await more(hall.ann, await hall.panel(hall.ann), "report"), said)
    assert told(folder)["said"] == "second"
