"""A database of the release before, with all that people still see of it, goes on under this one."""

from __future__ import annotations

import re
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot import app
from bot.monitoring import health_file
from bot.settings import Settings
from bot.store.rows import OutboxRow
from bot.store.sqlite import SqliteStore
from bot.table.game.waits import TOGETHER
from bot.ui.kit.confirming import CONFIRMED
from rules import games
from testkit.direct import direct_store
from tests.flows import conftest
from tests.flows.conftest import SETTLED_SECONDS, Bot, Env
from tests.flows.people import shown, words
from tests.flows.release import OldHall, Use, back_to, changed, facts, kept, refusals, unpack, uses

FOLDER = Path(__file__).parents[1] / "saves" / "release-0.1"
WORLD: dict[str, Any] = kept(FOLDER, "discord")
GAMES: dict[str, str] = WORLD["games"]
HOUR = 3600
NEVER = 1e7


@pytest.fixture(autouse=True)
def without_duel(gaia: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The games of that release, and clocks that only look once, when the bot comes up."""
    monkeypatch.delitem(games.MODULES, "duel")
    for place, name in ((app, "TICK_SECONDS"), (app, "HOUR"), (health_file, "RENEWED_SECONDS")):
        monkeypatch.setattr(place, name, NEVER)


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[OldHall]:
    """The bot of today on the old database, ten hours after the old one ended."""
    unpack(FOLDER, tmp_path / "orrery.db")
    await (await SqliteStore.open(tmp_path / "orrery.db")).close()  # which lifts it to today's tables
    store = await direct_store(tmp_path / "orrery.db")
    unhurried = Settings(health=tmp_path / "health", requests_per_minute=1e6, tables_per_hour=1000)
    bot = Bot(unhurried, store)
    env = bot.env = Env(bot, shard_count=1, settle_timeout=SETTLED_SECONDS)
    hall = OldHall(env, WORLD, asleep=10 * HOUR)
    try:
        with capture_logs() as logs:
            await env.start()
            await env.settle()
            yield hall
            assert [entry for entry in logs if entry["log_level"] in ("error", "critical")] == []
    finally:
        await env.shutdown()
        await store.close()
    env.raise_errors()


@pytest.mark.parametrize("name", sorted(WORLD["people"]))
async def test_every_button_and_select_does_what_it_did(hall: OldHall, tmp_path: Path, name: str) -> None:
    database, pristine = tmp_path / "orrery.db", tmp_path / "pristine.db"
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(pristine)) as target:
        source.backup(target)
    store = hall.bot.table.transactions.store
    before, wrong = await facts(store), list[str]()
    for use in (use for use in uses(FOLDER) if use.who == name):
        conftest.USED.clear()
        result = await hall.use(use)
        await hall.env.settle()
        now = (refusals(), changed(before, await facts(store)))
        if now not in meant(use) or not (result.modal or words(shown(result))):
            wrong.append(f"{use}: {now}, and not {meant(use)}")
        if now[1]:
            back_to(pristine, database)
    assert wrong == []


def meant(use: Use) -> list[tuple[Any, ...]]:
    """What the old code made of it; of who may not do it, nobody is asked any more whether they are sure."""
    old = (use.refused, _since(use))
    verb = use.part["custom_id"].split(":")[1]
    if verb == "turn" and use.refused == ("refusal-not-seated",):
        return [((), {})]  # whoever has no seat watches
    return [old, (("refusal-not-owner",), {}), (("refusal-not-seated",), {})] if verb in CONFIRMED else [old]


def _since(use: Use) -> Mapping[str, Any]:
    """What a control does since that release: the last sealed answer, here Ann's, waits for its confirmation."""
    game = GAMES["sealed"]
    moves = use.does.get(game, {}).get("moves", [""])
    action = re.fullmatch(r"13 (p2 actions \w+)", moves[0])
    if action and use.who == "Ann":
        return {game: {"drafts": {"1": [action[1]]}}}
    return use.does


def test_the_uses_show_most_of_what_can_be_pressed() -> None:
    known = uses(FOLDER)
    verbs = Counter(use.part["custom_id"].split(":")[1] for use in known)
    panel = {"turn", "open", "why", "pick", "several", "back", "discard", "confirm", "undo", "order", "mine"}
    around = {"hub", "join", "option", "start", "close-yes", "resign-yes", "move", "plan-pick", "plan-back", "theme"}
    assert panel | around <= set(verbs)
    assert any("refusal-stale" in use.refused for use in known)
    assert any(use.does for use in known)


async def test_drafts_sealed_answers_plans_and_orders_are_there(hall: OldHall) -> None:
    turns, ann, ben, cho = hall.bot.table.turns, hall.ann.id, hall.ben.id, hall.cho.id
    draft = [str(drafted.move) for drafted in (await turns.panel(GAMES["gaia"], ann)).draft_moves]
    assert draft == ["p2 action power-credits:1", "p2 action power-credits:1", "p2 action institute:6a4"]
    spent = [str(drafted.move) for drafted in (await turns.panel(GAMES["spend"], ann)).draft_moves]
    assert spent[:2] == ["p3 consume prosperous-world:0", "p3 goods alien-robotic-factory"]
    assert [str(each.move) for each in (await turns.panel(GAMES["guided"], cho)).draft_moves] == ["p1 settle 1a6"]
    sealed = await turns.panel(GAMES["sealed"], ben)
    assert sealed.given == {"actions": ("explore5",)}
    assert sealed.snapshot.planned(sealed.seat)["plan:2:develop"] == "none"
    gaia = await turns.panel(GAMES["gaia"], ben)
    assert gaia.snapshot.seats[gaia.seat].orders["charge"] == "up-to-2"


async def test_a_sealed_answer_can_still_be_changed(hall: OldHall) -> None:
    turns, game, ben = hall.bot.table.turns, GAMES["sealed"], hall.ben.id
    panel = await turns.panel(game, ben)
    await turns.press(game, ben, panel.panel_revision, "actions", [("produce",)], "another")
    assert (await turns.panel(game, ben)).given == {"actions": ("produce",)}


async def play_until_round(hall: OldHall, game: str, wanted: int) -> int:
    """Ann and Ben answer, and computers, until a round begins or the game is over; returns the round then."""
    table = hall.bot.table
    for number in range(400):
        await hall.env.settle()
        snapshot = await table.games.snapshot(game)
        asked = [seat for seat in snapshot.asked if seat.person]
        if snapshot.row.status != "running" or snapshot.state.round >= wanted:
            return int(snapshot.state.round)
        if not asked:
            continue
        who = asked[0].person or 0
        panel = await table.turns.panel(game, who)
        if panel.confirmable:
            await table.turns.confirm(game, who, panel.panel_revision, f"key{number}")
        elif panel.unanswered:
            question = panel.unanswered[0]
            await table.turns.press(game, who, panel.panel_revision, question.kind, [question.default], f"key{number}")
    raise AssertionError("the round never ends")


@pytest.mark.parametrize("name", ["gaia", "sealed", "spend", "guided", "lost"])
async def test_a_game_goes_on_into_the_next_round(hall: OldHall, name: str) -> None:
    snapshot = await hall.bot.table.games.snapshot(GAMES[name])
    wanted = snapshot.state.round + 1
    assert await play_until_round(hall, GAMES[name], wanted) >= wanted


async def test_what_was_not_posted_is_posted_once(hall: OldHall) -> None:
    async with hall.bot.table.transactions.store.read() as rows:
        posted = [row for row in await rows.some(OutboxRow) if row.sent_at is None]
    assert {row.game_id for row in posted} == {GAMES["lost"]}  # it has no place to be posted in
    told = new_messages(hall)
    assert [said for said in told if "all seats at your table" in said] != []
    assert [said for said in told if "Consume" in said or "good" in said] != []
    assert max(Counter(told).values()) == 1


def new_messages(hall: OldHall) -> list[str]:
    """What the bot has posted in words since it came up."""
    old = {said["id"] for said in WORLD["messages"]}
    places = hall.env.backend.messages.values()
    return [said.content for place in places for said in place.values() if said.content and said.id not in old]


async def test_who_was_to_be_reminded_is_reminded(hall: OldHall) -> None:
    hall.env.backend.clock.advance(2 * HOUR)
    for _ in range(2):
        await hall.bot.table.reminders.write_due()
        await hall.env.settle()
    reminded = [said for said in new_messages(hall) if "you have been asked since" in said]
    asked = Counter(said.partition(":")[0] for said in reminded)
    assert asked == {hall.ann.mention: 1, hall.cho.mention: 1}  # the game without a place reminds nobody
    hall.env.backend.clock.advance(TOGETHER)
    await hall.bot.table.calls.release_due()
    await hall.env.settle()
    assert [said for said in new_messages(hall) if "2 tables wait for you" in said] != []  # Ann's others, in one call


async def test_a_press_that_was_heard_before_changes_nothing(hall: OldHall, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "orrery.db")) as database:
        (key,) = next(database.execute("SELECT key FROM seen LIMIT 1"))
    before = await facts(hall.bot.table.transactions.store)
    panel = await hall.bot.table.turns.panel(GAMES["sealed"], hall.ann.id)
    await hall.bot.table.turns.press(GAMES["sealed"], hall.ann.id, panel.panel_revision, "actions", [("develop",)], key)
    assert await facts(hall.bot.table.transactions.store) == before


async def test_the_lobby_starts_with_its_options(hall: OldHall) -> None:
    await hall.bot.table.lobby.start(GAMES["lobby"], hall.cho.id, "s")
    await hall.env.settle()
    snapshot = await hall.bot.table.games.snapshot(GAMES["lobby"])
    assert snapshot.row.status == "running"
    chosen = {"factions": "first-game", "board": "shuffled", "rotation": "last"}
    assert {name: snapshot.state.options[name] for name in chosen} == chosen
    assert snapshot.state.options["size"] == "full"  # "cross", which the old lobby offered, is a board of three


async def test_who_reads_korean_goes_on_reading_it(hall: OldHall) -> None:
    prefs = await hall.bot.table.preferences.of(hall.ben.id)
    assert (prefs.locale, prefs.theme, prefs.remind_hours) == ("ko", "light", 12)
    assert "게임" in words(shown(await hall.ben.slash(hall.channel, "play")))


async def test_the_finished_game_can_be_looked_at(hall: OldHall) -> None:
    over = await hall.bot.table.games.snapshot(GAMES["over"])
    assert over.row.status == "over"
    assert over.game.winners(over.state)
    assert len(await hall.bot.table.games.log(GAMES["over"], 0, 500)) == over.row.seq
