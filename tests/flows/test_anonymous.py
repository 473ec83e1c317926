"""Anonymous tables: before the end nothing that others can see tells who sits where."""

from __future__ import annotations

import json

import simcord

from bot.table.game.roles import Actor
from bot.table.game.snapshot import Person
from bot.ui.kit.ids import Call
from tests.flows.people import Hall, buttons, components, more, shown, words

NAMES = ("Zebulon", "Quentin", "Xaverina")


class Masks:
    """A table of three that Ann has opened and only watches, and everything that she has seen of it."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.players = [hall.guild.add_member(hall.env.create_user(name)) for name in NAMES]
        self.seen: list[str] = []
        self.game = ""

    def look(self) -> None:
        """All that stands in public now, with what pictures say."""
        for place in [self.hall.channel, *self.hall.channel.threads]:
            for message in place.history():
                files = [str(each) for each in message.attachments]
                self.seen.append(json.dumps([message.content, components(message), files], ensure_ascii=False))
            self.seen.append(str(place.name))

    async def shown_to_others(self, who: simcord.MemberActor) -> None:
        """What somebody else who looks is shown in private, and what is completed for them."""
        thread = self.hall.thread
        for command in ("duel board", "duel sheet", "duel log", "duel since", "duel moderate", "play"):
            self.seen.append(json.dumps(components(shown(await who.slash(thread, command)))))
        self.seen.append(json.dumps(await who.autocomplete(thread, "duel board", "table", "")))

    def leaks(self) -> list[str]:
        """What of all that names a player."""
        marks = [*NAMES, *(str(player.id) for player in self.players)]
        return [said for said in self.seen if any(mark in said for mark in marks)]


async def opened(hall: Hall) -> Masks:
    masks = Masks(hall)
    await hall.ann.slash(hall.channel, "duel new", watch=True)
    masks.game = (await hall.snapshot()).row.id
    options = shown(await hall.ann.click(hall.card, label="Options"))
    hidden = shown(await hall.ann.click(options, label="Names hidden until the end: off"))
    assert "Names hidden until the end: on" in buttons(hidden)
    for player in masks.players:
        await player.click(hall.card, label="Join")
        masks.look()
    return masks


async def started(hall: Hall) -> Masks:
    masks = await opened(hall)
    await hall.ann.click(hall.card, label="Start")
    await hall.env.settle()
    return masks


def whispers(player: simcord.MemberActor) -> list[str]:
    return [message.content for message in player.user.dm_channel.history()]


async def played(hall: Hall, masks: Masks, steps: int) -> None:
    """Answer by default, whoever is asked."""
    table, game = hall.bot.table, masks.game
    for _ in range(steps):
        snapshot = await table.games.snapshot(game)
        if snapshot.row.status != "running" or not snapshot.asked:
            return
        user = snapshot.asked[0].person
        assert user is not None
        await hall.answer(await table.turns.panel(game, user), user, {})


async def test_nobody_learns_who_sits_where_before_the_end(hall: Hall) -> None:
    masks = await started(hall)
    table, game = hall.bot.table, masks.game
    snapshot = await table.games.snapshot(game)
    assert [seat.name for seat in snapshot.asked] == snapshot.names == ["Alpha", "Beta", "Gamma"]
    first, second, third = (next(each for each in masks.players if each.id == seat.user_id) for seat in snapshot.seats)
    for player in masks.players:
        assert any("your move" in said and player.mention in said for said in whispers(player))
    await played(hall, masks, 4)
    await hall.env.settle()
    masks.look()
    await masks.shown_to_others(hall.ann)
    await table.votes.open(game, Actor(first.id, "Zebulon"), "pause")
    await hall.env.settle()
    assert any("Alpha asks" in said for said in whispers(second))
    await table.leaving.step_back(game, second.id)
    masks.look()
    await masks.shown_to_others(hall.ann)
    await table.leaving.come_back(game, second.id)
    sitter = hall.guild.add_member(hall.env.create_user("Zebulon the sitter"))
    await third.slash(hall.thread, "duel sitter", who=sitter)
    await hall.env.settle()
    asked = next(said for said in sitter.user.dm_channel.history() if "**Gamma** asks you to sit" in said.content)
    await sitter.user.click(asked, label="Accept")
    await hall.env.settle()
    assert any("Gamma lets Gamma 2 answer for them" in said.content for said in hall.thread.history())
    await played(hall, masks, 6)
    by = Actor(hall.ann.id, "Ann", moderates=True)
    await table.seats.give(game, by, 1, Person(hall.cho.id, "Zebulon again"))
    await table.leaving.resign(game, third.id)
    await hall.env.settle()
    masks.look()
    await masks.shown_to_others(hall.ann)
    assert masks.leaks() == []


async def test_the_end_tells_all_names(hall: Hall) -> None:
    masks = await started(hall)
    await played(hall, masks, 2000)
    await hall.env.settle()
    snapshot = await hall.bot.table.games.snapshot(masks.game)
    assert snapshot.row.status == "over"
    assert sorted(snapshot.names) == sorted(NAMES)
    told = f"Who was who: Alpha = {snapshot.names[0]}, Beta = {snapshot.names[1]}, Gamma = {snapshot.names[2]}"
    assert told in words(hall.status)
    assert any(told in message.content for message in hall.thread.history())


async def test_names_that_were_hidden_for_somebody_stay_hidden(hall: Hall) -> None:
    masks = await opened(hall)
    options = shown(await hall.ann.click(hall.card, label="Options"))
    refused = shown(await hall.ann.click(options, label="Names hidden until the end: on"))
    assert "They stay hidden until the end" in words(refused)
    masks.look()
    assert masks.leaks() == []


async def test_a_table_that_is_given_up_tells_its_names(hall: Hall) -> None:
    masks = await started(hall)
    await hall.bot.table.leaving.abandon(masks.game, hall.ann.id)
    await hall.env.settle()
    assert "Who was who: Alpha =" in words(hall.status)


async def test_a_vote_of_an_anonymous_table_is_cast_in_its_thread(hall: Hall) -> None:
    masks = await started(hall)
    one, *others = masks.players
    view = await more(one, await hall.panel(one), "votes")
    asked = shown(await one.select(view, ["clock:daily"], custom_id=str(Call("vote-new", masks.game))))
    await one.click(asked, label="Put it to the vote")
    await hall.env.settle()
    post = next(message for message in reversed(list(hall.thread.history())) if buttons(message)[:1] == ["Yes"])
    for each in others:
        await each.click(post, label="Yes")
        await hall.env.settle()
    assert (await hall.bot.table.games.snapshot(masks.game)).row.clock == "daily"
    masks.look()
    assert masks.leaks() == []
