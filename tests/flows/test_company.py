"""One's own seat: sitters, friends who share it, notes for whoever plays on, a computer for a while."""

from __future__ import annotations

from typing import Any

import pytest
import simcord

from bot.table.limits import Limits
from bot.ui.kit.ids import Call
from tests.flows.people import Hall, buttons, in_more, more, shown, words
from tests.flows.test_places import finished

DAY = 24 * 3600


async def posts(hall: Hall) -> list[str]:
    await hall.env.settle()
    return [message.content for message in hall.thread.history()]


async def my_seat(hall: Hall, who: simcord.MemberActor) -> Any:
    return await more(who, await hall.panel(who), "my-seat")


async def appoint(hall: Hall, who: simcord.MemberActor, seen: Any, call: Call, whom: simcord.MemberActor) -> Any:
    return shown(await who.select(seen, [whom], custom_id=str(call)))


async def agreed(hall: Hall, whom: simcord.MemberActor) -> Any:
    """What somebody reads who accepts what the last post asks them."""
    return shown(await whom.click(await the_post(hall, f"{whom.mention}: **"), label="Accept"))


async def sits(hall: Hall, **more: Any) -> None:
    """Cho sits for Ann, who has asked her by command."""
    await hall.ann.slash(hall.thread, "duel sitter", who=hall.cho, **more)
    await agreed(hall, hall.cho)


async def test_who_sits_for_whom_is_not_said_of_a_game_that_is_over(hall: Hall) -> None:
    game = await hall.game()
    await sits(hall, until="3d")
    await hall.env.settle()
    assert "Cho sits for Ann" in words(hall.status)
    await finished(hall, game)
    assert "Cho sits for Ann" not in words(hall.status)


async def the_post(hall: Hall, said: str) -> Any:
    await hall.env.settle()
    return next(message for message in reversed(list(hall.thread.history())) if said in message.content)


async def test_somebody_sits_by_command_answers_and_is_thanked(hall: Hall) -> None:
    game = await hall.game()
    done = shown(await hall.ann.slash(hall.thread, "duel sitter", who=hall.cho, until="3d"))
    assert "You have asked Cho to sit for you" in words(done)
    assert "what is hidden from others too" in words(done)
    assert "Cho sits for Ann" not in words(hall.status)
    seen = await agreed(hall, hall.cho)
    assert "You sit for Ann now" in words(seen)
    assert "You play on in the seat of Ann" in words(seen)
    post = await the_post(hall, "Ann lets Cho answer for them until <t:")
    assert buttons(post) == ["My turn", "What I should know", "Answer no more for them"]
    assert "Cho sits for Ann until <t:" in words(hall.status)
    panel = await hall.panel(hall.cho)
    assert "You sit for Ann until <t:" in words(panel)
    assert not {"votes", "beforehand", "orders", "resign", "away", "plan"} & set(in_more(panel))
    for verb in ("resign", "votes"):
        message = await hall.forge(Call(verb, game), verb)
        assert "for them to do" in words(shown(await hall.cho.click(message, label=verb)))
    hub = words(shown(await hall.cho.slash(hall.channel, "play")))
    assert "You sit for Ann until <t:" in hub
    assert "with Ann" not in hub
    while (await hall.bot.table.games.snapshot(game)).seat_of(hall.cho.id) in [
        seat.seat for seat in (await hall.bot.table.games.snapshot(game)).asked
    ]:
        now = await hall.bot.table.turns.panel(game, hall.cho.id)
        await hall.answer(now, hall.cho.id, {})
    assert any(move.by == hall.cho.id for move in await hall.bot.table.games.log(game))
    log = words(shown(await hall.ben.slash(hall.thread, "duel log")))
    assert "answered by Cho" in log
    seen = await my_seat(hall, hall.ann)
    after = shown(await hall.ann.click(seen, label="Answer for myself again (Cho)"))
    assert "Nobody else answers for it" in words(after)
    assert any("Ann answers for themselves again" in said for said in await posts(hall))
    watching = words(await hall.panel(hall.cho))
    assert "You no longer answer for Ann here" in watching
    assert "no seat at this table" in watching
    forged = await hall.forge(Call("confirm", game), "old")
    assert "You no longer answer for Ann here" in words(shown(await hall.cho.click(forged, label="old")))


async def test_a_sitter_is_appointed_in_the_panel_for_some_days(hall: Hall) -> None:
    game = await hall.game()
    seen = await my_seat(hall, hall.ann)
    assert "sees everything that your seat sees" in words(seen)
    seen = shown(await hall.ann.select(seen, ["7"], custom_id=str(Call("sit-days", game))))
    seen = await appoint(hall, hall.ann, seen, Call("sitter", game, 0, ("7",)), hall.cho)
    assert "You have asked Cho to sit for you" in words(seen)
    assert "Cho is asked to sit for you" in words(seen)
    await agreed(hall, hall.cho)
    companion = (await hall.bot.table.games.snapshot(game)).companion(hall.cho.id)
    assert companion is not None
    assert companion.until is not None
    assert companion.until - companion.at == 7 * DAY
    seen = await my_seat(hall, hall.ann)
    assert "Cho sits for Ann until <t:" in words(seen)
    assert buttons(shown(await hall.ann.click(seen, label="Back to my turn")))


async def test_who_sits_may_stop(hall: Hall) -> None:
    await hall.game()
    await sits(hall)
    post = await the_post(hall, "Ann lets Cho answer for them")
    assert "You answer for nobody" in words(shown(await hall.cho.click(post, label="Answer no more for them")))
    assert any("Cho does not answer for Ann any more" in said for said in await posts(hall))
    assert "Nobody answers for this seat" in words(shown(await hall.cho.click(post, label="Answer no more for them")))


async def test_who_knows_another_seat_does_not_sit(hall: Hall) -> None:
    await hall.game()
    await sits(hall)
    refused = shown(await hall.ben.slash(hall.thread, "duel sitter", who=hall.cho))
    assert "Cho has answered for another seat" in words(refused)
    assert "has a seat at this table already" in words(
        shown(await hall.ben.slash(hall.thread, "duel sitter", who=hall.ann))
    )


@pytest.mark.parametrize(
    ("until", "told"),
    [
        ("someday", "I cannot read “someday” as a time"),
        ("2026-02-31", "I cannot read “2026-02-31” as a time"),
        ("2001-01-01", "must be a time to come"),
        ("60 weeks", "must be a time to come"),
    ],
)
async def test_a_time_that_cannot_be_is_refused(hall: Hall, until: str, told: str) -> None:
    await hall.game()
    assert told in words(shown(await hall.ann.slash(hall.thread, "duel sitter", who=hall.cho, until=until)))


async def test_two_friends_share_a_seat_and_the_other_panel_follows(hall: Hall) -> None:
    game = await hall.game()
    seen = await my_seat(hall, hall.ann)
    seen = await appoint(hall, hall.ann, seen, Call("partner", game), hall.cho)
    assert "You have asked Cho to share your seat" in words(seen)
    assert "You share the seat of Ann now" in words(await agreed(hall, hall.cho))
    await the_post(hall, "Ann shares the seat with Cho")
    assert "Cho plays the seat of Ann too" in words(hall.status)
    panel = await hall.panel(hall.ann)
    before = words(panel)
    now = await hall.bot.table.turns.panel(game, hall.cho.id)
    await hall.answer(now, hall.cho.id, {})
    await hall.moment()
    assert (await hall.bot.table.turns.panel(game, hall.ann.id)).draft_moves
    followed = await hall.panel(hall.ann)
    assert words(followed) != before
    assert {"beforehand", "orders"} & {*in_more(await hall.panel(hall.cho))}


async def test_a_seat_is_shared_by_few_and_people_are_asked_seldom(hall: Hall) -> None:
    game = await hall.game()
    others = [hall.guild.add_member(hall.env.create_user(name)) for name in ("Dan", "Eve", "Fay")]
    forged = await hall.forge(Call("my-seat", game), "seat")
    older = shown(await hall.ann.click(forged, label="seat"))
    seen = await my_seat(hall, hall.ann)
    for other in others:
        seen = await appoint(hall, hall.ann, seen, Call("partner", game), other)
        await agreed(hall, other)
    refused = await appoint(hall, hall.ann, older, Call("partner", game), hall.cho)
    assert "At most 3 others can share a seat" in words(refused)
    hall.bot.table.requests.limits = Limits(companions_per_hour=3)
    refused = await hall.ann.slash(hall.thread, "duel sitter", who=hall.cho)
    assert "You have asked 3 people" in words(shown(refused))


async def test_a_first_game_is_nobody_elses(hall: Hall, gaia: None) -> None:
    hub = shown(await hall.ann.slash(hall.channel, "play"))
    await hall.ann.select(hub, ["duel"], custom_id=str(Call("first")))
    await hall.env.settle()
    game = (await hall.bot.table.games.of_person(hall.ann.id))[0].row.id
    refused = await hall.ann.slash(hall.channel, "duel sitter", who=hall.cho, table=game)
    assert "A first game is played in a thread of one’s own" in words(shown(refused))


async def test_whoever_takes_a_seat_over_reads_the_note_and_what_is_asked(hall: Hall) -> None:
    game = await hall.game()
    seat = (await hall.bot.table.games.snapshot(game)).seat_of(hall.ben.id)
    seen = await my_seat(hall, hall.ben)
    form = await hall.ben.click(seen, label="Note for whoever plays on …")
    seen = shown(await hall.ben.submit_modal(form, {"note": "Save the *blades*\nfor @everyone"}))
    assert "The note is kept" in words(seen)
    forged = await hall.forge(Call("hand-over", game), "What I should know")
    assert "no seat at this table" in words(shown(await hall.cho.click(forged, label="What I should know")))
    vote = await more(hall.ann, await hall.panel(hall.ann), "votes")
    asked = shown(await hall.ann.select(vote, [f"substitute:{seat}"], custom_id=str(Call("vote-new", game))))
    await hall.ann.click(asked, label="Put it to the vote")
    await hall.bot.table.votes.cast(game, hall.ben.id, 1, "yes")
    await hall.env.settle()
    seen = shown(await hall.cho.click(hall.status, label="Take the seat"))
    assert "You play this seat now" in words(seen)
    assert "Before, Ben played it" in words(seen)
    assert "> Save the \\*blades\\*\n> for @\u200beveryone" in words(seen)
    assert seen.attachments
    panel = shown(await hall.cho.click(seen, label="My turn"))
    assert "Discard" in words(panel) or buttons(panel)
    assert "Save the" not in words(shown(await hall.ann.click(forged, label="What I should know")))


async def test_a_computer_makes_one_turn_after_one_more_question(hall: Hall) -> None:
    game = await hall.game()
    seen = await my_seat(hall, hall.ann)
    asked = shown(await hall.ann.click(seen, label="A computer makes this turn"))
    assert "It counts at once" in words(asked)
    await hall.ann.click(asked, label="Let it play")
    snapshot = await hall.bot.table.games.snapshot(game)
    seat = snapshot.seat_of(hall.ann.id)
    assert seat is not None
    assert {move.how for move in await hall.bot.table.games.log(game) if move.seat == seat} == {"agent"}
    forged = await hall.forge(Call("caretaker", game), "forged")
    assert "Nobody waits for you here" in words(shown(await hall.ann.click(forged, label="forged")))
    log = words(shown(await hall.ben.slash(hall.thread, "duel log")))
    assert "Ann let a computer player make this turn" in log


async def test_a_computer_plays_for_some_days(hall: Hall) -> None:
    game = await hall.game()
    seen = await my_seat(hall, hall.ann)
    assert "you count as present: a game that ends meanwhile is one you saw to the end" in words(seen)
    done = shown(await hall.ann.select(seen, ["14"], custom_id=str(Call("away-days", game))))
    assert "A computer player plays on for you" in words(done)
    assert "You play on by yourself from <t:" in words(done)
    assert any("Ann stepped back until <t:" in said for said in await posts(hall))
    await hall.ann.click(done, label="Return")
    assert (await hall.bot.table.games.snapshot(game)).seat_of(hall.ann.id) is not None


async def test_people_say_that_they_take_over_seats_and_are_called(hall: Hall) -> None:
    settings = shown(await hall.cho.click(shown(await hall.cho.slash(hall.channel, "play")), label="Settings"))
    assert "at most once an hour" in words(
        shown(await hall.cho.click(settings, label="Call me for free seats here: off"))
    )
    game = await hall.game()
    seat = (await hall.bot.table.games.snapshot(game)).seat_of(hall.ben.id)
    vote = await more(hall.ann, await hall.panel(hall.ann), "votes")
    asked = shown(await hall.ann.select(vote, [f"substitute:{seat}"], custom_id=str(Call("vote-new", game))))
    await hall.ann.click(asked, label="Put it to the vote")
    await hall.bot.table.votes.cast(game, hall.ben.id, 1, "yes")
    await hall.env.settle()
    call = next(
        message for message in reversed(list(hall.channel.history())) if "is free for whoever" in message.content
    )
    assert hall.cho.mention in call.content
    assert "You play this seat now" in words(shown(await hall.cho.click(call, label="Take the seat")))
    settings = shown(await hall.cho.click(shown(await hall.cho.slash(hall.channel, "play")), label="Settings"))
    settings = shown(await hall.cho.click(settings, label="Call me for free seats here: on"))
    assert "Call me for free seats here: off" in buttons(settings)


async def asks(hall: Hall) -> Any:
    """The post by which Cho reads that Ann asks her to sit for her."""
    await hall.ann.slash(hall.thread, "duel sitter", who=hall.cho, until="3d")
    return await the_post(hall, "**Ann** asks you to sit for them until <t:")


async def test_who_is_asked_to_sit_reads_it_in_the_thread_and_in_the_hub_and_says_no(hall: Hall) -> None:
    game = await hall.game()
    post = await asks(hall)
    assert hall.cho.mention in post.content
    assert buttons(post) == ["Accept", "Decline"]
    for other in (hall.ann, hall.ben):
        assert "This asks somebody else" in words(shown(await other.click(post, label="Accept")))
    hub = shown(await hall.cho.slash(hall.channel, "play"))
    assert "Ann** asks you to sit for them" in words(hub)
    seen = shown(await hall.cho.click(hub, label="Answer …"))
    assert "Ann asks you to sit for them until <t:" in words(seen)
    assert "called in their place" in words(seen)
    assert "You have declined. Ann is told." in words(shown(await hall.cho.click(seen, label="Decline")))
    told = await the_post(hall, "Cho will not answer for Ann")
    assert hall.ann.mention in told.content or "Ann" in told.content
    assert buttons(await the_post(hall, "declined")) == []
    assert "Cho will not sit for you" in words(await my_seat(hall, hall.ann))
    assert "asks you" not in words(shown(await hall.cho.slash(hall.channel, "play")))
    forged = await hall.forge(Call("sit-accept", game, 0, ("1",)), "late")
    assert "This request does not stand any more" in words(shown(await hall.cho.click(forged, label="late")))


async def test_a_request_is_taken_back_and_nobody_begins_with_its_buttons(hall: Hall) -> None:
    game = await hall.game()
    await asks(hall)
    seen = await my_seat(hall, hall.ann)
    refused = await appoint(hall, hall.ann, seen, Call("sitter", game, 0, ("0",)), hall.cho)
    assert "Cho has been asked already" in words(refused)
    seen = shown(await hall.ann.click(await my_seat(hall, hall.ann), label="Ask Cho no more"))
    assert "Nobody else answers for it" in words(seen)
    post = await the_post(hall, "no longer asked")
    assert buttons(post) == []
    forged = await hall.forge(Call("sit-accept", game, 0, ("1",)), "late")
    assert "This request does not stand any more" in words(shown(await hall.cho.click(forged, label="late")))
    assert (await hall.bot.table.games.snapshot(game)).companion(hall.cho.id) is None
