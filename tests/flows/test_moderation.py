"""Moderators: whoever may manage threads, or has the role that the server chose."""

from __future__ import annotations

from dataclasses import replace

import discord
import pytest
import simcord

from bot.table.clocks import pausing
from bot.ui.kit.ids import Call
from tests.flows.limits import walk
from tests.flows.people import Hall, buttons, components, in_more, more, selects, shown, words
from tests.flows.test_places import gone
from tests.flows.test_rewinding import charted

THREADS = discord.Permissions(manage_threads=True)
SERVER = discord.Permissions(manage_guild=True)


@pytest.fixture
def mod(hall: Hall) -> simcord.MemberActor:
    """Somebody who may manage threads, and plays nowhere."""
    keeper = hall.guild.create_role("keeper", permissions=THREADS)
    return hall.guild.add_member(hall.env.create_user("Mod"), roles=[keeper])


async def test_a_seat_goes_to_a_computer_to_another_member_and_back(hall: Hall, mod: simcord.MemberActor) -> None:
    game = await hall.game()
    seat = (await hall.snapshot()).seat_of(hall.ben.id)
    old = await hall.panel(hall.ben)
    seen = shown(await mod.slash(hall.thread, "duel moderate"))
    assert "What you do here stands in its log" in words(seen)
    (menu,) = (each for each in selects(seen) if each["custom_id"] == str(Call("mod-seat", game)))
    assert {option["label"] for option in menu["options"]} == {"Ann", "Ben"}  # without numbers of seats
    seen = shown(await mod.select(seen, [str(seat)], custom_id=str(Call("mod-seat", game))))
    seen = shown(await mod.click(seen, label="Let a computer play"))
    assert "> Mod (moderator) gave the seat of Ben to a computer player" in words(seen)
    await hall.env.settle()
    assert "A computer plays your seat now" in words(await more(hall.ben, old, "refresh"))
    for way in ("duel back", "play"):  # whoever looks for the way back reads why there is none
        why = words(shown(await hall.ben.slash(hall.thread, way)))
        assert "omputer plays your seat now" in why
        assert "New here?" not in why
    taken = next(each for each in hall.thread.history() if "gave the seat of Ben to a computer" in each.content)
    assert "My turn" not in buttons(taken)
    seen = shown(await mod.click(seen, label="Give it back to Ben"))
    assert "gave Ben the seat back" in words(seen)
    assert "away" in in_more(await hall.panel(hall.ben))
    seen = shown(await mod.select(seen, [hall.cho], custom_id=str(Call("mod-give", game, 0, (str(seat),)))))
    assert "gave the seat of Ben to Cho" in words(seen)
    assert "away" in in_more(await hall.panel(hall.cho))
    assert "Cho plays yours now" in words(await hall.panel(hall.ben))
    await hall.env.settle()
    told = [message.content for message in hall.thread.history()]
    given = next(said for said in told if "gave the seat of Ben to Cho" in said)
    assert all(who.mention in given for who in (hall.ben, hall.cho))
    log = words(shown(await hall.ben.slash(hall.thread, "duel log")))
    assert [line.split("⚑ ")[1] for line in log.splitlines() if "⚑" in line] == [
        "Mod (moderator) gave the seat of Ben to a computer player",
        "Mod (moderator) gave Ben the seat back",
        "Mod (moderator) gave the seat of Ben to Cho",
    ]


async def test_who_does_not_moderate_is_told_so_before_anything_is_asked(hall: Hall) -> None:
    game = await hall.game()
    for press in (hall.ann, hall.ben, hall.cho):
        refused = shown(await press.slash(hall.thread, "duel moderate"))
        assert "Only moderators can do that" in words(refused)
        assert buttons(refused) == []
    for call in (Call("mod-computer", game, 0, ("0",)), Call("mod-back", game, 0, ("0",)), Call("mod-seat", game)):
        message = await hall.forge(call)
        assert "Only moderators" in words(shown(await hall.ben.click(message, label="forged")))
    assert {seat.person for seat in (await hall.snapshot()).seats} == {hall.ann.id, hall.ben.id}


async def test_a_moderator_stops_the_clocks_and_lets_them_run_again(hall: Hall, mod: simcord.MemberActor) -> None:
    game = await hall.game()
    async with hall.bot.table.transactions.changing(game) as (rows, snapshot):
        await pausing.retimed(
            hall.bot.table.transactions.changes,
            rows,
            snapshot,
            replace(snapshot, row=replace(snapshot.row, clock="daily")),
        )
    kept = await hall.forge(Call("mod-pause", game))
    seen = shown(await mod.click(shown(await mod.slash(hall.thread, "duel moderate")), label="Stop the clocks"))
    assert "> Mod (moderator) stopped the clocks" in words(seen)
    assert (await hall.snapshot()).row.paused_at is not None
    await hall.env.settle()
    assert "The clocks stand still" in words(hall.status)
    call = next(each for each in hall.thread.history() if "your move" in each.content)
    assert "due" not in call.content
    assert "moved on" in words(shown(await mod.click(kept, label="forged")))  # they stand already
    assert "Only moderators" in words(shown(await hall.ben.click(kept, label="forged")))
    seen = shown(await mod.click(seen, label="Let the clocks run again"))
    assert (await hall.snapshot()).row.paused_at is None
    assert "Stop the clocks" in buttons(seen)
    await hall.env.settle()
    call = next(each for each in hall.thread.history() if each.id == call.id)
    assert "due" in call.content
    log = words(shown(await hall.ben.slash(hall.thread, "duel log")))
    assert [line.split("⚑ ")[1] for line in log.splitlines() if "⚑" in line] == [
        "Mod (moderator) stopped the clocks",
        "Mod (moderator) let the clocks run again",
    ]


async def test_a_moderator_chooses_where_a_correction_begins(hall: Hall, mod: simcord.MemberActor) -> None:
    await charted(hall)
    seen = shown(await mod.slash(hall.thread, "duel moderate"))
    turns = words(shown(await mod.click(seen, label="Correct the game …")))
    assert "Choose the turn with which the correction begins" in turns
    assert "Go back further" not in turns


async def test_a_view_that_was_kept_shows_what_is_now(hall: Hall, mod: simcord.MemberActor) -> None:
    game = await hall.game()
    message = await hall.forge(Call("moderate", game), "Moderate")
    assert "• <@" in words(shown(await mod.click(message, label="Moderate")))
    for args in (("9",), ("x",), ()):
        forged = await hall.forge(Call("mod-computer", game, 0, args))
        assert "moved on" in words(shown(await mod.click(forged, label="forged")))


async def test_a_seat_is_given_to_people_who_have_none_there(hall: Hall, mod: simcord.MemberActor) -> None:
    game = await hall.game()
    seen = shown(await mod.slash(hall.thread, "duel moderate"))
    seen = shown(await mod.select(seen, ["0"], custom_id=str(Call("mod-seat", game))))
    give = str(Call("mod-give", game, 0, ("0",)))
    assert "has a seat at this table already" in words(shown(await mod.select(seen, [hall.ben], custom_id=give)))
    robot = hall.guild.add_member(hall.env.create_user("Robot", bot=True))
    assert "Only people who are members" in words(shown(await mod.select(seen, [robot], custom_id=give)))


async def test_a_moderator_closes_any_table_of_the_server(hall: Hall, mod: simcord.MemberActor) -> None:
    game = await hall.game()
    sure = shown(await mod.click(shown(await mod.slash(hall.thread, "duel moderate")), label="Close the table"))
    assert "The table is closed" in words(shown(await mod.click(sure, label="Close the table")))
    assert (await hall.bot.table.games.snapshot(game)).row.status == "abandoned"
    await hall.env.settle()
    assert any("Mod (moderator) closed the table" in message.content for message in hall.thread.history())
    assert "⚑ Mod (moderator) closed the table" in words(shown(await hall.ann.slash(hall.thread, "duel log")))


async def test_a_lobby_that_a_moderator_closes_tells_its_owner(hall: Hall, mod: simcord.MemberActor) -> None:
    await hall.lobby()
    await mod.click(shown(await mod.click(await hall.lobby_of(mod), label="Close the table")), label="Close the table")
    await hall.env.settle()
    said = [message.content for message in hall.channel.history() if message.content]
    assert any(f"{hall.ann.mention}: Mod (moderator) closed your table" in line for line in said)


async def test_a_moderator_moves_a_table_and_its_old_place_says_where(hall: Hall, mod: simcord.MemberActor) -> None:
    game = await hall.game()
    old, other = hall.card, hall.guild.create_text_channel("other")
    (thread,) = hall.channel.threads
    status = thread.history()[-1]
    done = shown(await mod.slash(other, "duel move", table=game))
    assert f"<#{other.id}>" in words(done)
    await hall.env.settle()
    assert (await hall.bot.table.games.snapshot(game)).row.channel_id == other.id
    assert f"has moved to <#{other.threads[-1].id}>" in words(
        next(message for message in hall.channel.history() if message.id == old.id)
    )
    left = next(message for message in thread.history() if message.id == status.id)
    assert (f"has moved to <#{other.threads[-1].id}>" in words(left), buttons(left)) == (True, [])
    told = other.threads[-1].history()[0].content
    assert f"Mod (moderator) moved the table from <#{hall.channel.id}> to <#{other.id}>" in told
    assert "has its place already" in words(shown(await mod.slash(other, "duel move", table=game)))


async def test_a_table_without_a_channel_is_moderated_too(hall: Hall, mod: simcord.MemberActor) -> None:
    game, other = await hall.game(), hall.guild.create_text_channel("other")
    await gone(hall, hall.channel)
    assert "no such table" in words(shown(await hall.cho.slash(other, "duel moderate", table=game)))
    (choice,) = await mod.autocomplete(other, "duel moderate", "table", (await hall.name(game))[:4])
    assert choice["value"] == game
    assert await hall.cho.autocomplete(other, "duel moderate", "table", "") == []
    seen = shown(await mod.slash(other, "duel moderate", table=game))
    assert f"<#{other.id}>" in words(shown(await mod.click(seen, label="Move into this channel")))


async def test_a_role_of_the_server_moderates_too(hall: Hall) -> None:
    helper = hall.guild.create_role("helper")
    dan = hall.guild.add_member(hall.env.create_user("Dan"), roles=[helper])
    boss = hall.guild.add_member(
        hall.env.create_user("Boss"), roles=[hall.guild.create_role("boss", permissions=SERVER)]
    )
    await hall.game()
    assert "Only moderators" in words(shown(await dan.slash(hall.thread, "duel moderate")))
    settings = shown(await boss.click(shown(await boss.slash(hall.channel, "play")), label="Settings"))
    server = shown(await boss.click(settings, label="This server …"))
    server = shown(await boss.select(server, [helper], custom_id=str(Call("mod-role"))))
    (chosen,) = (part for part in walk(components(server)) if part.get("custom_id") == str(Call("mod-role")))
    assert [int(value["id"]) for value in chosen["default_values"]] == [helper.id]
    assert "Moderate this table" in words(shown(await dan.slash(hall.thread, "duel moderate")))
    await boss.select(server, [], custom_id=str(Call("mod-role")))
    assert "Only moderators" in words(shown(await dan.slash(hall.thread, "duel moderate")))


async def test_only_who_manages_the_server_chooses_the_role(hall: Hall) -> None:
    mod = hall.guild.add_member(hall.env.create_user("Mod"), roles=[hall.guild.create_role("m", permissions=THREADS)])
    settings = shown(await mod.click(shown(await mod.slash(hall.channel, "play")), label="Settings"))
    server = shown(await mod.click(settings, label="This server …"))
    assert buttons(server) == ["Barred people …", "Back to the settings"]
    assert str(Call("mod-role")) not in [part.get("custom_id") for part in walk(components(server))]
    message = await hall.forge(Call("mod-role"))
    assert "Only those who may manage the server" in words(shown(await hall.ann.click(message, label="forged")))


async def test_what_is_settled_for_a_server_stands_behind_one_button(hall: Hall) -> None:
    settings = shown(await hall.ann.click(shown(await hall.ann.slash(hall.channel, "play")), label="Settings"))
    assert "This server …" not in buttons(settings)
    message = await hall.forge(Call("server"))
    assert "Only moderators" in words(shown(await hall.ann.click(message, label="forged")))
    boss = hall.guild.add_member(hall.env.create_user("Boss"), roles=[hall.guild.create_role("b", permissions=SERVER)])
    theirs = shown(await boss.click(shown(await boss.slash(hall.channel, "play")), label="Settings"))
    assert [label for label in buttons(theirs) if label not in buttons(settings)] == ["This server …"]
    server = shown(await boss.click(theirs, label="This server …"))
    assert "who may manage threads, or has this role" in words(server)
    back = shown(await boss.click(server, label="Back to the settings"))
    assert buttons(back) == buttons(theirs)


async def test_a_role_does_not_look_where_its_members_may_not(hall: Hall) -> None:
    helper = hall.guild.create_role("helper")
    dan = hall.guild.add_member(hall.env.create_user("Dan"), roles=[helper])
    await hall.bot.table.preferences.set_moderator_role(hall.guild.id, helper.id, manages=True)
    hidden = discord.PermissionOverwrite(view_channel=False)
    secret = hall.guild.create_text_channel("secret", overwrites={dan: hidden})
    await hall.ann.slash(secret, "duel new")
    game = (await hall.snapshot()).row.id
    assert "no such table" in words(shown(await dan.slash(hall.channel, "duel moderate", table=game)))


async def test_who_does_not_close_a_table_moderates_on(hall: Hall, mod: simcord.MemberActor) -> None:
    await hall.game()
    seen = shown(await mod.slash(hall.thread, "duel moderate"))
    asked = shown(await mod.click(seen, label="Close the table"))
    assert words(shown(await mod.click(asked, label="Back to moderating"))) == words(seen)
