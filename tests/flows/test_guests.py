"""Who comes to a table: invitations, requests, block lists, set-ups that are kept, and lobbies that get old."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
import pytest
import simcord

from bot.store.lobby_rows import GuestRow
from bot.store.rows import PrefsRow
from bot.table.game.seated import Finished, Member
from bot.table.game.snapshot import Person
from bot.table.game.waking import WakingHours
from bot.table.limits import DAY
from bot.table.seating import welcome
from bot.table.seating.keeping_apart import MOST_BLOCKED
from bot.table.seating.templates import MOST_TEMPLATES
from bot.table.votes.ballots import SILENT_SECONDS
from bot.ui.kit.controls import button
from bot.ui.kit.ids import Call
from bot.ui.lobby.seating import guests_view, lists
from bot.words.texts import LOCALES, Texts
from bot.words.waking import hours_together
from testkit.direct import running_games
from tests.flows.limits import check_view, walk
from tests.flows.people import Hall, buttons, selects, shown, words
from tests.flows.test_quotas import limited
from tests.flows.test_ready import post

THREADS = discord.Permissions(manage_threads=True)


async def table(hall: Hall) -> tuple[str, Any]:
    """Ann's lobby and its message."""
    await hall.ann.slash(hall.channel, "duel new")
    return (await hall.snapshot()).row.id, hall.card


def now(hall: Hall, card: Any) -> str:
    """What a message says by now."""
    return words(next(message for message in hall.channel.history() if message.id == card.id))


async def test_the_owner_says_who_may_come(hall: Hall) -> None:
    game = await hall.lobby()
    seen = shown(await hall.ann.click(await hall.lobby_of(hall.ann), label="Who comes …"))
    seen = shown(await hall.ann.select(seen, ["unlisted"], custom_id=str(Call("access", game))))
    seen = shown(await hall.ann.select(seen, ["2"], custom_id=str(Call("seats", game))))
    seen = shown(await hall.ann.select(seen, ["80-known"], custom_id=str(Call("finish", game))))
    await hall.ann.select(seen, ["newcomers"], custom_id=str(Call("level", game)))
    card = words(hall.card)
    assert "Newcomers to the game are welcome" in card
    assert "it stands in no list" in card
    assert "Players: 2 of 2" in card
    assert "Games played to the end: at least 80 %, and five games begun or more" in card
    assert game not in words(shown(await hall.cho.slash(hall.channel, "play")))
    assert await hall.cho.autocomplete(hall.channel, "duel join", "table", "") == []
    others = shown(await hall.ben.click(await hall.lobby_of(hall.ben), label="Who comes …"))
    assert all(each["disabled"] for each in selects(others))
    await hall.ann.select(seen, ["0"], custom_id=str(Call("seats", game)))
    await hall.ann.select(seen, ["0"], custom_id=str(Call("finish", game)))
    await hall.cho.click(hall.card, label="Join")
    refused = await hall.ann.select(seen, ["2"], custom_id=str(Call("seats", game)))
    assert "More than 2 seats are taken" in words(shown(refused))
    forged = await hall.forge_select(Call("finish", game), "33")
    refused = await hall.ann.select(forged, ["33"], custom_id=str(Call("finish", game)))
    assert "moved on" in words(shown(refused))


async def test_who_is_invited_is_called_and_sits_down(hall: Hall) -> None:
    game, card = await table(hall)
    seen = shown(await hall.ann.click(await hall.lobby_of(hall.ann, card), label="Who comes …"))
    await hall.ann.select(seen, [hall.ben], custom_id=str(Call("invite", game)))
    await hall.env.settle()
    asked = post(hall, "invites you to **Duel**")
    assert hall.ben.mention in asked.content
    assert hall.ben.mention in now(hall, card)
    assert "You sit at table" in words(shown(await hall.ben.click(asked, label="Join")))
    assert len((await hall.snapshot()).seats) == 2
    await hall.ann.select(seen, [hall.cho], custom_id=str(Call("invite", game)))
    await hall.env.settle()
    await hall.cho.click(post(hall, hall.cho.mention), label="Not now")
    assert (await hall.snapshot()).row.invited == ()


async def test_others_ask_to_be_let_in_at_a_private_table(hall: Hall) -> None:
    game, card = await table(hall)
    seen = shown(await hall.ann.click(await hall.lobby_of(hall.ann, card), label="Who comes …"))
    await hall.ann.select(seen, ["private"], custom_id=str(Call("access", game)))
    assert "This table is private" in words(shown(await hall.ben.slash(hall.channel, "duel join", table=game)))
    for who in (hall.ben, hall.cho):
        assert "You have asked to join" in words(shown(await who.click(card, label="Ask to join")))
    assert "You have asked already" in words(shown(await hall.ben.click(card, label="Ask to join")))
    await hall.env.settle()
    asks = post(hall, f"{hall.ben.mention} would like to join")
    assert hall.ann.mention in asks.content
    assert "Only the owner" in words(shown(await hall.cho.click(asks, label="Let them in")))
    await hall.ann.click(asks, label="Let them in")
    await hall.env.settle()
    assert f"{hall.ben.mention}: you sit at table" in post(hall, "you sit at").content
    seen = shown(await hall.ann.click(await hall.lobby_of(hall.ann, card), label="Who comes …"))
    assert "Let Cho in" in buttons(seen)
    seen = shown(await hall.ann.click(seen, label="No"))
    assert "Let Cho in" not in buttons(seen)
    assert [seat.name for seat in (await hall.snapshot()).seats] == ["Ann", "Ben"]


async def test_posts_of_a_lobby_offer_nothing_once_they_are_settled(hall: Hall) -> None:
    game, card = await table(hall)
    seen = shown(await hall.ann.click(await hall.lobby_of(hall.ann, card), label="Who comes …"))
    seen = shown(await hall.ann.select(seen, ["private"], custom_id=str(Call("access", game))))
    for who in (hall.ben, hall.cho):
        await who.click(card, label="Ask to join")
    await hall.env.settle()
    asks = [post(hall, f"{who.mention} would like to join") for who in (hall.ben, hall.cho)]
    assert [buttons(each) for each in asks] == [["Let them in", "No"]] * 2
    await hall.ann.click(asks[0], label="Let them in")
    await hall.ann.click(asks[1], label="No")
    await hall.env.settle()
    ben, cho = (post(hall, f"{who.mention} asked to join") for who in (hall.ben, hall.cho))
    assert (ben.id, cho.id) == (asks[0].id, asks[1].id)
    assert (buttons(ben), buttons(cho)) == ([], [])
    assert "and sits there" in ben.content
    assert "That is settled" in cho.content
    await hall.ben.click(card, label="Leave")
    await hall.ann.select(seen, [hall.cho], custom_id=str(Call("invite", game)))
    await hall.env.settle()
    invited = post(hall, "invites you to")
    await hall.cho.click(invited, label="Not now")
    await hall.env.settle()
    refused = post(hall, f"{hall.cho.mention} was invited to table")
    assert (refused.id, buttons(refused)) == (invited.id, [])


async def test_a_newcomer_is_told_that_few_games_are_not_enough(hall: Hall) -> None:
    game, card = await table(hall)
    await hall.bot.table.invitations.set_least_finish(game, hall.ann.id, 90, newcomers=False)
    assert "you have begun fewer than 5" in words(shown(await hall.ben.click(card, label="Join")))


async def test_who_left_many_games_is_told_what_the_owner_asks(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    async def left_many(*_: object) -> Finished:
        return Finished(seen=1, begun=7)

    game, card = await table(hall)
    monkeypatch.setattr(welcome, "finished_of", left_many)
    await hall.bot.table.invitations.set_least_finish(game, hall.ann.id, 90, newcomers=False)
    assert "seen at least 90 % of their games to the end" in words(shown(await hall.ben.click(card, label="Join")))


async def settings(hall: Hall, who: simcord.MemberActor) -> Any:
    return shown(await who.click(shown(await who.slash(hall.channel, "play")), label="Settings"))


async def test_who_is_blocked_cannot_sit_down_and_reads_no_reason(hall: Hall) -> None:
    game, card = await table(hall)
    seen = shown(await hall.ann.click(await settings(hall, hall.ann), label="Block list …"))
    own = shown(await hall.ann.select(seen, [hall.ann], custom_id=str(Call("block"))))
    assert "cannot block yourself" in words(own)
    seen = shown(await hall.ann.select(seen, [hall.ben], custom_id=str(Call("block"))))
    assert [option["label"] for option in selects(seen)[0]["options"]] == ["Ben"]
    told = words(shown(await hall.ben.click(card, label="Join")))
    assert "You cannot sit down at this table" in told
    assert "Ann" not in told
    guests = shown(await hall.ann.click(await hall.lobby_of(hall.ann, card), label="Who comes …"))
    refused = await hall.ann.select(guests, [hall.ben], custom_id=str(Call("invite", game)))
    assert "Ben cannot be given a seat" in words(shown(refused))
    await hall.ann.select(seen, [str(hall.ben.id)], custom_id=str(Call("unblock")))
    await hall.ben.click(card, label="Join")
    assert len((await hall.snapshot()).seats) == 2


async def test_moderators_bar_somebody_from_the_tables_of_a_server(hall: Hall) -> None:
    _, card = await table(hall)
    role = hall.guild.create_role("mods", permissions=THREADS)
    mod = hall.guild.add_member(hall.env.create_user("Mo"), roles=[role])
    assert "This server …" not in buttons(await settings(hall, hall.ann))
    message = await hall.forge(Call("bar-list"), "Barred")
    assert "Only moderators" in words(shown(await hall.ann.click(message, label="Barred")))
    server = shown(await mod.click(await settings(hall, mod), label="This server …"))
    seen = shown(await mod.click(server, label="Barred people …"))
    assert buttons(seen) == ["This server …"]
    seen = shown(await mod.select(seen, [hall.ben], custom_id=str(Call("bar"))))
    told = words(shown(await hall.ben.click(card, label="Join")))
    assert "moderators of this server do not let you sit down" in told
    await mod.select(seen, [str(hall.ben.id)], custom_id=str(Call("unbar")))
    await hall.ben.click(card, label="Join")
    assert len((await hall.snapshot()).seats) == 2


async def test_lists_end_somewhere(hall: Hall) -> None:
    game, card = await table(hall)
    for number in range(MOST_BLOCKED):
        await hall.bot.table.keeping_apart.block(hall.ann.id, Person(1000 + number, "x"))
    seen = shown(await hall.ann.click(await settings(hall, hall.ann), label="Block list …"))
    refused = await hall.ann.select(seen, [hall.ben], custom_id=str(Call("block")))
    assert f"holds {MOST_BLOCKED} people" in words(shown(refused))
    guests = shown(await hall.ann.click(await hall.lobby_of(hall.ann, card), label="Who comes …"))
    form = await hall.ann.click(guests, label="Keep this set-up")
    assert "Give it a name" in words(shown(await hall.ann.submit_modal(form, {"name": " "})))
    for number in range(MOST_TEMPLATES):
        await hall.bot.table.templates.keep(game, hall.ann.id, f"{number}")
    form = await hall.ann.click(guests, label="Keep this set-up")
    refused = await hall.ann.submit_modal(form, {"name": "more"})
    assert f"keep {MOST_TEMPLATES} set-ups already" in words(shown(refused))


async def test_a_set_up_that_was_kept_opens_a_table_with_one_press(hall: Hall) -> None:
    game, card = await table(hall)
    await hall.ann.click(await hall.lobby_of(hall.ann, card), label="Add a computer")
    await hall.bot.table.lobby.set_option(game, hall.ann.id, "rounds", "5")
    guests = shown(await hall.ann.click(await hall.lobby_of(hall.ann, card), label="Who comes …"))
    form = await hall.ann.click(guests, label="Keep this set-up")
    assert "“Long \\*one\\*” is kept" in words(shown(await hall.ann.submit_modal(form, {"name": "Long *one*"})))
    hub = shown(await hall.ann.slash(hall.channel, "play"))
    await hall.ann.select(hub, ["kept-1"], custom_id=str(Call("new")))
    (opened,) = {row.row.id for row in await hall.bot.table.games.of_person(hall.ann.id)} - {game}
    snapshot = await hall.bot.table.games.snapshot(opened)
    assert (snapshot.row.options, len(snapshot.seats)) == ({"rounds": "5"}, 2)
    assert "Rounds: **five**" in words(hall.card)
    seen = shown(await hall.ann.click(await settings(hall, hall.ann), label="Saved set-ups …"))
    seen = shown(await hall.ann.select(seen, ["1"], custom_id=str(Call("template-drop"))))
    assert selects(seen) == []


async def test_lobbies_show_hours_and_games_of_those_who_share_them(hall: Hall) -> None:
    for who, wakes, sleeps in ((hall.ann, 8, 20), (hall.ben, 12, 22)):
        await hall.bot.table.preferences.set(PrefsRow(who.id, wakes=wakes, sleeps=sleeps, hours_set=True))
    await hall.lobby()
    assert "All of them play for 8 hours a day" in words(hall.card)
    seen = shown(await hall.ben.click(await settings(hall, hall.ben), label="Others see my hours and vacation: on"))
    assert "Others see my hours and vacation: off" in buttons(seen)
    await hall.ben.click(seen, label="Lobbies show my finished games: on")
    prefs = await hall.bot.table.preferences.of(hall.ben.id)
    assert (prefs.share_hours, prefs.share_rate) == (False, False)
    await hall.cho.click(hall.card, label="Join")
    assert "All of them play" not in words(hall.card)


async def test_a_lobby_that_gets_old_is_kept_open_with_one_press(hall: Hall) -> None:
    game, _ = await table(hall)
    async with hall.bot.table.transactions.changing(game) as (rows, snapshot):
        await rows.put(replace(snapshot.row, touched_at=snapshot.row.touched_at - 13 * DAY))
    await hall.bot.table.stuck_lobbies.expire(14)
    await hall.env.settle()
    told = post(hall, "nobody has touched your table")
    assert hall.ann.mention in told.content
    assert "14 days" in words(shown(await hall.ann.click(told, label="Keep the table open")))
    await hall.env.settle()
    assert buttons(post(hall, "was to be closed")) == []
    await hall.bot.table.stuck_lobbies.expire(14)
    assert (await hall.snapshot()).row.ageing is False


async def test_a_lobby_whose_owner_is_gone_is_closed_by_those_at_it(hall: Hall) -> None:
    game, card = await hall.lobby(), hall.card
    await hall.cho.click(card, label="Join")
    message = await hall.forge(Call("cancel-lobby", game), "Close")
    assert "did something here" in words(shown(await hall.ben.click(message, label="Close")))
    async with hall.bot.table.transactions.changing(game) as (rows, snapshot):
        await rows.put(replace(snapshot.row, owner_at=snapshot.row.owner_at - SILENT_SECONDS))
    seen = shown(await hall.ben.click(await hall.lobby_of(hall.ben, card), label="Who comes …"))
    assert f"The owner, {hall.ann.mention}, was last heard of here" in words(seen)
    assert "is up to Cho as well" in words(shown(await hall.ben.click(seen, label="Close it together")))
    await hall.env.settle()
    asked = post(hall, "shall it be closed?")
    assert hall.cho.mention in asked.content
    assert buttons(asked) == ["Yes", "No"]
    await hall.cho.click(asked, label="Yes")
    await hall.env.settle()
    assert "given up" in now(hall, card)
    assert hall.ann.mention in post(hall, "have closed it, since").content
    decided = post(hall, "shall it be closed?")
    assert "This vote is over: the table is closed." in decided.content
    assert not buttons(decided)
    assert hall.channel.threads == []


async def test_tables_joins_and_votes_are_limited(hall: Hall) -> None:
    await hall.game()
    limited(hall, open_per_server=1, joins_per_hour=1, votes_per_day=0)
    _, card = await table(hall)
    told = words(shown(await hall.cho.slash(hall.channel, "duel new")))
    assert "1 tables that have not started already" in told
    for _ in range(2):
        told = words(shown(await hall.cho.click(card, label="Join")))
        await hall.cho.click(card, label="Leave")
    assert "joined tables 1 times within an hour" in told
    game = (await running_games(hall.bot.table.transactions.store))[0]
    message = await hall.forge(Call("vote-put", game, 0, ("end",)))
    refused = await hall.ben.click(message, label="forged")
    assert "opened 0 votes within a day" in words(shown(refused))


async def test_what_is_played_stands_in_the_status(hall: Hall) -> None:
    game = await hall.lobby()
    await hall.bot.table.lobby.set_option(game, hall.ann.id, "rounds", "5")
    await hall.bot.table.lobby.choose_clock(game, hall.ann.id, "relaxed")
    await hall.ann.slash(hall.channel, "duel start")
    await hall.env.settle()
    assert "Rounds: **five**" in words(hall.status)
    assert "Relaxed clock: 105 waking hours" in words(hall.status)


@pytest.mark.parametrize("forged", ["", "x", "9" * 19, "-1"])
async def test_ids_that_are_none_are_refused(hall: Hall, forged: str) -> None:
    game, _ = await table(hall)
    message = await hall.forge(Call("let-in", game, 0, (forged,)), "let in")
    assert "moved on" in words(shown(await hall.ann.click(message, label="let in")))
    if forged:
        message = await hall.forge_select(Call("unblock"), forged)
        assert "moved on" in words(shown(await hall.ann.select(message, [forged], custom_id=str(Call("unblock")))))


@pytest.mark.parametrize("locale", LOCALES)
async def test_nothing_of_it_breaks_the_limits_of_messages(hall: Hall, locale: str) -> None:
    await hall.lobby()
    snapshot, texts = await hall.snapshot(), Texts(locale)
    guests = [GuestRow(snapshot.row.id, 10**18 + number, "n" * 32, locale, 0) for number in range(9)]
    for user in (hall.ann.id, hall.ben.id, hall.cho.id):
        check_view(guests_view.view(snapshot, texts, user, guests, stuck=True))
    back, entries = button("back", Call("settings")), [("n" * 200, str(n)) for n in range(30)]
    check_view(lists.list_view("ui-block-title", "block", "unblock", entries, texts, back))


@pytest.mark.parametrize("locale", LOCALES)
def test_an_empty_list_says_that_it_is_empty(locale: str) -> None:
    """Without that one wondered whether the page had been loaded."""
    texts, back = Texts(locale), button("back", Call("settings"))
    said = []
    for entries in ([], [("Ben", "1")]):
        parts = walk(lists.list_view("ui-block-title", "block", "unblock", entries, texts, back).to_components())
        said.append(any(texts("ui-list-nobody") in part.get("content", "") for part in parts))
    assert said == [True, False]


DAYTIME, EVENING, NIGHT = WakingHours(), WakingHours(wakes=18, sleeps=23), WakingHours(wakes=22, sleeps=2)


@pytest.mark.parametrize(
    ("hours", "said"),
    [
        ([DAYTIME, EVENING], ["▁▁▁▁▁▁▁▁▅▅▅▅▅▅▅▅▅▅█████▁", "play for 5 hours a day"]),
        ([EVENING, NIGHT], ["play for an hour a day"]),
        ([NIGHT, WakingHours(wakes=5, sleeps=9, weekends=False)], ["There is no hour"]),
        ([WakingHours(wakes=0, sleeps=0)] * 2, ["█" * 24, "play for 24 hours"]),
        ([NIGHT, NIGHT], ["play for 4 hours a day: <t:1699480800:t>–<t:1699495200:t>"]),
        ([DAYTIME], []),
        ([WakingHours("Asia/Seoul"), WakingHours("America/New_York")], ["play for 6 hours a day"]),
    ],
)
def test_hours_that_people_share(hours: list[WakingHours], said: list[str]) -> None:
    members = [Member(Finished(0, 0), each) for each in hours]
    told = [*hours_together([*members, Member(None, None)], 1_700_000_000, Texts("en"))]
    assert bool(told) is bool(said)
    assert [part for part in said if part not in "\n".join(told)] == [], told
