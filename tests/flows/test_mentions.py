"""Whatever people fill into forms and commands calls nobody whom the bot did not mean to call."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
import simcord

from bot.ui.kit.controls import REPLIES, Reply
from bot.ui.kit.ids import Call
from bot.ui.lobby.options.options_view import FIELD
from tests.flows.people import Hall, components, more, shown
from tests.flows.test_rewinding import asked, charted

COMMAND = "duel new"


def calling(hall: Hall) -> str:
    """A text that would call all, a role, and somebody who has nothing to do with the table."""
    return f"@everyone @here <@&{hall.guild.id}> <@{hall.cho.id}> https://example.org"


def public(hall: Hall) -> list[Any]:
    """Every message of the bot that stands where all see it; the name of a thread calls nobody."""
    found = [message for place in (hall.channel, *hall.channel.threads) for message in place.history()]
    return [message for message in found if not message.is_system()]


def assert_nobody_is_called(hall: Hall) -> None:
    """Neither by a text that Discord would read as a mention, nor by what it took as one."""
    for message in public(hall):
        said = f"{message.content} {components(message)}"
        for mention in ("@everyone", "@here", f"<@&{hall.guild.id}>", f"<@{hall.cho.id}>", "https://example"):
            assert mention not in said, said
        assert not message.mention_everyone
        assert not message.role_mentions
        assert hall.cho.id not in [user.id for user in message.mentions]


async def name(hall: Hall) -> None:
    named = await hall.forge(Call("name", await hall.lobby()), "Name")
    form = await hall.ann.click(named, label="Name")
    await hall.ann.submit_modal(form, {"name": "@everyone <@1>"})
    await hall.bot.table.lobby.start((await hall.snapshot()).row.id, hall.ann.id, "s")


async def house_rule(hall: Hall) -> None:
    await hall.game()
    opened = await more(hall.ann, await hall.panel(hall.ann), "votes")
    await hall.ann.submit_modal(await hall.ann.click(opened, label="Propose a house rule"), {"rule": calling(hall)})
    await hall.env.settle()
    post = next(each for each in public(hall) if "Yes" in str(components(each)))
    await hall.ben.click(post, label="Yes")


async def correction(hall: Hall) -> None:
    game, _, _, seq = await charted(hall)
    owner = (await hall.snapshot()).row.owner_id
    host = next(who for who in (hall.ann, hall.ben) if who.id == owner)
    opened = await host.click(await asked(hall, host, game, seq), label="Correct from here …")
    lines = f"={seq} # {calling(hall)}"
    refused = shown(await host.submit_modal(opened, {"lines": f"{calling(hall)}\n{lines}", "reason": calling(hall)}))
    assert refused.flags.ephemeral
    opened = await host.click(await asked(hall, host, game, seq), label="Correct from here …")
    await host.submit_modal(opened, {"lines": lines, "reason": calling(hall)})


async def note(hall: Hall) -> None:
    await hall.game()
    seat = await more(hall.ben, await hall.panel(hall.ben), "my-seat")
    form = await hall.ben.click(seat, label="Note for whoever plays on …")
    await hall.ben.submit_modal(form, {"note": calling(hall)})
    await hall.bot.table.leaving.resign((await hall.snapshot()).row.id, hall.ben.id)


async def notebook(hall: Hall) -> None:
    game = await hall.game()
    view = await more(hall.ann, await hall.panel(hall.ann), "notes")
    form = await hall.ann.click(view, label="Note on the game")
    await hall.ann.submit_modal(form, {"note": calling(hall)})
    await hall.bot.table.notebook.share(game, hall.ann.id, shared=True)
    await hall.bot.table.leaving.abandon(game, hall.ann.id)


async def promise(hall: Hall) -> None:
    await hall.ann.slash(hall.channel, "ti4 new")
    await hall.ben.click(hall.card, label="Join")
    game = (await hall.snapshot()).row.id
    await hall.bot.table.lobby.add_agent(game, hall.ann.id)
    await hall.bot.table.lobby.start(game, hall.ann.id, "promises")
    await hall.env.settle()
    to = (await hall.snapshot()).seat_of(hall.ben.id)
    form = await hall.ann.click(await hall.forge(Call("promise", game, 0, (str(to),)), "Promise"), label="Promise")
    answered = shown(await hall.ann.submit_modal(form, {"promise": calling(hall)}))
    assert answered.flags.ephemeral


async def typed_turn(hall: Hall) -> None:
    await hall.game()
    for words in (calling(hall), f"discard {calling(hall)}"):
        answered = shown(await hall.ann.slash(hall.thread, "duel act", words=words))
        assert answered.flags.ephemeral


async def hours(hall: Hall) -> None:
    await hall.game()
    form = await hall.ann.click(await hall.forge(Call("hours", ""), "Hours"), label="Hours")
    written = {**dict.fromkeys(("wakes", "sleeps", "away"), "@everyone"), "zone": f"@everyone <@{hall.cho.id}>"[:40]}
    answered = shown(await hall.ann.submit_modal(form, {**written, "weekends": ["no"]}))
    assert answered.flags.ephemeral


async def template(hall: Hall) -> None:
    game = await hall.lobby()
    form = await hall.ann.click(await hall.forge(Call("template", game), "Keep"), label="Keep")
    answered = shown(await hall.ann.submit_modal(form, {"name": "@everyone <@1>"}))
    assert answered.flags.ephemeral
    await hall.ann.slash(hall.channel, "play")


async def option_text(hall: Hall) -> None:
    await hall.ann.slash(hall.channel, "ti4 new")
    game = (await hall.snapshot()).row.id
    form = await hall.ann.click(await hall.forge(Call("option-text", game, 0, ("galaxy",)), "Write"), label="Write")
    answered = shown(await hall.ann.submit_modal(form, {FIELD: calling(hall)}))
    assert answered.flags.ephemeral


async def report(hall: Hall) -> None:
    game = await hall.game()
    hosts = hall.guild.create_text_channel("hosts")
    hall.bot.settings = replace(hall.bot.settings, report_channel=hosts.id)
    form = await hall.ann.click(await hall.forge(Call("report-write", game), "Write"), label="Write")
    answered = shown(await hall.ann.submit_modal(form, {"said": calling(hall)}))
    assert answered.flags.ephemeral


async def webhook(hall: Hall) -> None:
    hall.bot.settings = replace(hall.bot.settings, webhooks=True)
    form = await hall.ann.click(await hall.forge(Call("hook-ask", ""), "Set"), label="Set")
    answered = shown(await hall.ann.submit_modal(form, {"url": calling(hall), "kind": ["json"]}))
    assert answered.flags.ephemeral
    await hall.ann.slash(hall.channel, "play")


FORMS = (
    name,
    house_rule,
    correction,
    note,
    notebook,
    promise,
    typed_turn,
    hours,
    template,
    option_text,
    report,
    webhook,
)
SHOWN_TO_ALL = (name, house_rule, correction)
OF_NUMBERS = {"form", "plan-form"}  # what is written there answers a question, or is refused
BY_VERB = {
    "name": name, "leave-note": note, "hours": hours, "correct": correction, "rule": house_rule, "template": template,
    "note": notebook, "promise": promise, "option-text": option_text, "report-write": report, "hook-ask": webhook,
}  # fmt: skip


def test_every_form_is_tried() -> None:
    forms = {verb for verb, reply in REPLIES.items() if reply is Reply.FORM}
    assert forms - OF_NUMBERS == BY_VERB.keys()
    assert {*BY_VERB.values()} <= {*FORMS}


@pytest.mark.parametrize("fill", FORMS, ids=[fill.__name__ for fill in FORMS])
async def test_what_people_write_calls_nobody(hall: Hall, fill: Any) -> None:
    await fill(hall)
    await hall.env.settle()
    assert_nobody_is_called(hall)
    if fill in SHOWN_TO_ALL:
        assert any("@\u200beveryone" in f"{message.content} {components(message)}" for message in public(hall))


async def test_the_name_somebody_goes_by_calls_nobody(hall: Hall) -> None:
    named = hall.guild.add_member(hall.env.create_user("@everyone <@1> https://example.org"))
    assert isinstance(named, simcord.MemberActor)
    await hall.ann.slash(hall.channel, COMMAND)
    await named.click(hall.card, label="Join")
    await hall.bot.table.lobby.start((await hall.snapshot()).row.id, hall.ann.id, "s")
    await hall.env.settle()
    await hall.bot.table.leaving.resign((await hall.snapshot()).row.id, named.id)
    await hall.env.settle()
    assert_nobody_is_called(hall)
