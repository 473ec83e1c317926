"""The status message in a game's thread: edited, posted anew when far, one of it whatever fails."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

import pytest

from bot.post.announcer import FAR, Announcer
from bot.post.sending import ThreadGone, Undeliverable, Withheld
from bot.table.table import Table
from bot.words.chance import hash_line
from bot.words.tables import table_in_text
from bot.words.texts import Texts
from tests.bot.conftest import ANN, BEN, SEED, Driver
from tests.bot.test_announce import POINTS, Server, turns


async def test_the_status_is_edited_while_it_is_near_and_posted_anew_when_it_has_scrolled_away(
    duel_of_two: Driver, table: Table
) -> None:
    server, game_id = Server(), duel_of_two.game_id
    announcer = Announcer(table, server)
    await announcer.deliver(game_id)
    first = (await table.games.snapshot(game_id)).row
    assert server.stand == {first.status_id}
    for _ in range(FAR - 1):
        await turns(table, game_id, 1)
        await table.channels.show_again(game_id)
        await announcer.deliver(game_id)
    assert (server.stand, len(server.edited)) == ({first.status_id}, FAR - 1)
    await turns(table, game_id, 1)
    await announcer.deliver(game_id)
    assert server.stand == {first.status_id}  # nothing changed that it shows
    await table.channels.show_again(game_id)
    await announcer.deliver(game_id)
    now = (await table.games.snapshot(game_id)).row
    assert server.stand == {now.status_id} != {first.status_id}
    assert (now.posts_since_status, now.old_status_id) == (0, None)


@pytest.mark.parametrize("point", POINTS)
async def test_dying_while_the_status_moves_leaves_one_of_them(duel_of_two: Driver, table: Table, point: str) -> None:
    server, game_id = Server(), duel_of_two.game_id
    await Announcer(table, server).deliver(game_id)
    for _ in range(FAR):
        await turns(table, game_id, 1)
        await Announcer(table, server).deliver(game_id)
    await duel_of_two.bids(ann="blade:15")
    deaths = iter([ConnectionResetError(), ConnectionResetError(), None, ConnectionResetError()])
    server.fail = lambda name: next(deaths, None) if name == point else None
    for _ in range(8):
        with suppress(ConnectionResetError):
            await Announcer(table, server).deliver(game_id)
    row = (await table.games.snapshot(game_id)).row
    assert server.stand == {row.status_id}
    assert len(server.statuses) == 2
    assert row.shown_rev == row.rev


async def test_the_end_stands_below_everything(duel_of_two: Driver, table: Table) -> None:
    server, game_id = Server(), duel_of_two.game_id
    await Announcer(table, server).deliver(game_id)
    before = (await table.games.snapshot(game_id)).row.status_id
    await duel_of_two.finish(ANN, BEN)
    await Announcer(table, server).deliver(game_id)
    assert before not in server.stand
    assert len(server.stand) == 1


async def test_a_status_that_may_not_be_posted_waits_and_the_card_stays_true(duel_of_two: Driver, table: Table) -> None:
    server, game_id = Server(), duel_of_two.game_id
    server.fail = lambda name: Withheld("forbidden") if name == "before-status" else None
    with pytest.raises(Withheld):
        await Announcer(table, server).deliver(game_id)
    row = (await table.games.snapshot(game_id)).row
    assert server.shown[-1] == row.rev != row.shown_rev
    server.fail = lambda name: None
    await Announcer(table, server).deliver(game_id)
    row = (await table.games.snapshot(game_id)).row
    assert server.stand == {row.status_id}
    assert row.shown_rev == row.rev


async def test_a_thread_that_is_gone_when_the_status_changes_is_made_anew(duel_of_two: Driver, table: Table) -> None:
    server, game_id = Server(), duel_of_two.game_id
    await Announcer(table, server).deliver(game_id)
    gone = iter([ThreadGone("unknown channel")])
    server.fail = lambda name: next(gone, None) if name == "before-status" else None
    await table.channels.show_again(game_id)
    shown = len(server.shown)
    await Announcer(table, server).deliver(game_id)
    row = (await table.games.snapshot(game_id)).row
    assert (row.placed, row.shown_rev) == (True, row.rev)
    assert len(server.shown) == shown + 2  # the card on which the thread hangs, and the card as it is then


async def test_a_status_that_discord_never_takes_blocks_nothing(duel_of_two: Driver, table: Table) -> None:
    server, game_id = Server(), duel_of_two.game_id
    server.fail = lambda name: Undeliverable("never") if name == "before-status" else None
    await Announcer(table, server).deliver(game_id)
    row = (await table.games.snapshot(game_id)).row
    assert (row.status_id, row.shown_rev) == (None, row.rev)


async def test_a_game_of_an_earlier_release_gets_its_status_when_it_changes(duel_of_two: Driver, table: Table) -> None:
    server, game_id = Server(), duel_of_two.game_id
    await Announcer(table, server).deliver(game_id)
    async with table.transactions.changing(game_id) as (rows, snapshot):
        await rows.put(replace(snapshot.row, status_id=None))
    server.stand, server.statuses = set(), {}
    await Announcer(table, server).deliver(game_id)
    assert server.stand == set()
    await duel_of_two.bids(ann="blade:15")
    await Announcer(table, server).deliver(game_id)
    assert server.stand == {(await table.games.snapshot(game_id)).row.status_id}


async def test_a_table_with_two_languages_tells_everything_in_both(table: Table) -> None:
    row = await table.lobby.create("duel", 1, 2, ANN, "ko")
    await table.lobby.join(row.id, BEN)
    await table.lobby.set_languages(row.id, ANN.user_id, "ko", "en")
    await table.lobby.start(row.id, ANN.user_id, SEED)
    server = Server()
    await Announcer(table, server).deliver(row.id)
    begun = (await table.games.snapshot(row.id)).row
    korean = hash_line(begun, Texts("ko"))
    english = Texts("en")("chance-hash-above")  # it is long, and stands there once
    assert server.texts == [
        f"게임을 시작합니다. 자리 순서: Ann, Ben.\n-# 모두 5점으로 시작합니다.\n"
        f"**1라운드 시작**\n{korean}\n<@11> 님, <@22> 님 차례입니다.\n"
        f"-# **{table_in_text(begun)}** · 어떤 카드를 되돌립니까? · <t:1700000000:R>부터\n"
        f"The game begins. Seats in order: Ann, Ben.\n-# Everybody begins with 5 VP.\n"
        f"**Round 1 begins**\n{english}\n<@11> <@22>: your move.\n"
        f"-# **{table_in_text(begun)}** · Which cards do you put back? · asked <t:1700000000:R>"
    ]
