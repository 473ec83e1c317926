"""The hub, a lobby and the votes of a table stay as current as the table, and nobody has two of the same."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.ui.kit.ids import Call
from bot.ui.panel import following
from tests.flows.people import Hall, buttons, components, shown, words
from tests.flows.test_following import answered, deleted
from tests.flows.test_plan import plan
from tests.flows.test_votes import put, the_post


@pytest.fixture(autouse=True)
def without_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(following, "PAUSE", timedelta())


async def test_the_hub_follows_its_tables(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("bid")
    hub = shown(await who.slash(hall.channel, "play"))
    assert "It waits for you" in words(hub)
    panel = await hall.panel(who)
    await who.click(panel, label=buttons(panel)[0])
    await hall.moment()
    assert "It waits for you" not in words(hub)
    assert "waiting for <@" in words(hub)


async def test_of_two_hubs_the_first_goes(hall: Hall) -> None:
    await hall.game()
    first = shown(await hall.ann.slash(hall.channel, "play"))
    second = shown(await hall.ann.slash(hall.channel, "play"))
    assert (first.id != second.id, deleted(hall)) == (True, 1)
    await hall.ben.slash(hall.channel, "play")
    assert deleted(hall) == 1  # others have a hub of their own


async def test_what_was_opened_in_the_place_of_the_hub_is_left_alone(hall: Hall) -> None:
    game = await hall.game()
    hub = shown(await hall.ann.slash(hall.channel, "play"))
    settings = shown(await hall.ann.click(hub, label="Settings"))
    said = words(settings)
    hall.bot.following.poke(game)
    await hall.moment()
    assert words(settings) == said


async def test_a_lobby_follows_who_sits_down_and_leads_to_the_game_that_began(hall: Hall) -> None:
    game = await hall.lobby()
    page = await hall.lobby_of(hall.ann)
    assert hall.cho.mention not in words(page)
    await hall.cho.click(hall.card, label="Join")
    await hall.moment()
    assert hall.cho.mention in words(page)
    await hall.bot.table.lobby.start(game, hall.ann.id, "s")
    await hall.moment()
    assert "The game has begun" in words(page)
    assert buttons(page) == ["My turn"]
    assert "Duel" in words(shown(await hall.ann.click(page, label="My turn")))


async def test_a_page_of_a_lobby_that_begins_leads_to_the_game(hall: Hall) -> None:
    """*Who comes …* stood as "This game has already started.", as if its reader had done something wrong."""
    game = await hall.lobby()
    page = shown(await hall.ann.click(await hall.forge(Call("guests", game), "Who comes …"), label="Who comes …"))
    await hall.bot.table.lobby.start(game, hall.ann.id, "s")
    await hall.moment()
    assert words(page).strip() == "The game has begun."
    assert buttons(page) == ["My turn"]
    late = shown(await hall.ben.click(await hall.forge(Call("leave", game), "Leave"), label="Leave"))
    assert (words(late).strip(), buttons(late)) == ("The game has begun.", ["My turn"])
    assert "Duel" in words(shown(await hall.ben.click(late, label="My turn")))


async def test_of_two_pages_of_a_lobby_the_first_goes(hall: Hall) -> None:
    await hall.lobby()
    await hall.lobby_of(hall.ann)
    await hall.ann.click(hall.card, label="Options")
    assert deleted(hall) == 1


async def test_options_that_the_owner_changes_are_current_for_whoever_reads_them(hall: Hall) -> None:
    game = await hall.lobby()
    options = shown(await hall.ben.click(hall.card, label="Options"))
    before = components(options)
    await hall.bot.table.lobby.choose_clock(game, hall.ann.id, "fast")
    await hall.moment()
    assert components(options) != before


async def with_clock(hall: Hall) -> str:
    """A table of three with a daily clock; its id."""
    game = await hall.game(three=True)
    async with hall.bot.table.transactions.changing(game) as (rows, snapshot):
        await rows.put(replace(snapshot.row, clock="daily"))
    return game


async def test_a_plan_follows_its_game_and_says_when_there_is_nothing_to_plan(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("bid")
    opened = await plan(hall, who)
    assert "Round 1: where do you set a beacon?" in words(opened)
    said = set[str]()
    while "Round 2: where do you set a beacon?" not in words(opened):
        for member in (hall.ann, hall.ben):
            await answered(hall, member)
            said.add(words(opened))
    assert any("has moved: it is your turn." in each for each in said)
    assert "Back to my turn" in buttons(opened)


async def test_votes_from_the_post_stand_on_one_page(hall: Hall) -> None:
    game = await with_clock(hall)
    await put(hall, hall.ann, game, "pause")
    post, pages = await the_post(hall), answers(hall)
    page = shown(await hall.ben.click(post, label="No"))
    assert "your vote: No" in words(page)
    assert answers(hall) == pages + 1
    await hall.ben.click(post, label="Yes")
    await hall.moment()
    assert "Shall the clocks stand still?" not in words(page)
    assert "The clocks stand still since" in words(page)
    assert (answers(hall), deleted(hall)) == (pages + 1, 0)  # the second press brought no message


async def test_who_votes_themselves_out_is_told_that_it_was_their_vote(hall: Hall) -> None:
    game = await hall.game(three=True)
    seat = (await hall.snapshot()).seat_of(hall.ben.id)
    await put(hall, hall.ann, game, f"replace:{seat}")
    seen = shown(await hall.ben.click(await the_post(hall), label="Yes"))
    await hall.env.settle()
    assert (await hall.bot.table.games.snapshot(game)).seat_of(hall.ben.id) is None
    assert "Your vote: **Yes**. It carried the motion." in words(seen)


def answers(hall: Hall) -> int:
    """How many presses were answered with a new private message."""
    sent = [each.json for each in hall.env.http_requests if each.path.endswith("/callback")]
    return sum(bool(each) and each.get("type") in (4, 5) for each in sent)


async def test_the_hub_says_where_a_vote_waits_for_its_reader(hall: Hall) -> None:
    game = await with_clock(hall)
    hub = shown(await hall.ben.slash(hall.channel, "play"))
    assert "vote waits for you" not in words(hub)
    await put(hall, hall.ann, game, "pause")
    await hall.moment()
    assert "A vote waits for you" in words(hub)
    assert "vote waits for you" not in words(shown(await hall.ann.slash(hall.channel, "play")))  # she has voted
    await hall.ben.click(await the_post(hall), label="No")
    await hall.moment()
    assert "vote waits for you" not in words(hub)


async def test_the_hub_says_when_a_clock_ends(hall: Hall) -> None:
    game = await hall.lobby()
    await hall.bot.table.lobby.choose_clock(game, hall.ann.id, "fast")
    await hall.bot.table.lobby.start(game, hall.ann.id, "s")
    await hall.env.settle()
    assert "your clock ends <t:" in words(shown(await hall.ann.slash(hall.channel, "play")))
