"""The map of a table is looked at before it starts, from its options."""

from __future__ import annotations

from bot.ui.kit.ids import Call
from tests.flows.people import Hall, buttons, shown, words


async def test_the_map_is_looked_at_before_the_start_and_is_the_one_that_is_played(gaia: None, hall: Hall) -> None:
    await hall.ann.slash(hall.channel, "gaia new", seed="shared")
    await hall.ben.click(hall.card, label="Join")
    game = (await hall.snapshot()).row.id
    await hall.bot.table.lobby.set_option(game, hall.ann.id, "board", "shuffled")
    options = shown(await hall.ben.click(hall.card, label="Options"))
    seen = shown(await hall.ben.click(options, label="The map …"))
    assert "with 2 players" in words(seen)
    assert "its seed was given" in words(seen)
    assert [each.filename for each in seen.attachments] == ["gaia-board.png"]
    told = words(shown(await hall.ben.click(seen, label="As text")))
    larger = shown(await hall.ben.click(seen, label="3 players"))
    assert "with 3 players" in words(larger)
    assert "Meant" not in buttons(larger)
    assert "Back to the options" in buttons(larger)
    assert "shared" not in words(seen) + told
    await hall.ann.click(hall.card, label="Start")
    await hall.env.settle()
    stale = await hall.forge(Call("map", game))
    assert "The game has begun" in words(shown(await hall.ben.click(stale, label="forged")))


async def test_what_chance_draws_is_not_told_before(gaia: None, hall: Hall) -> None:
    await hall.ann.slash(hall.channel, "gaia new")
    game = (await hall.snapshot()).row.id
    look = await hall.forge(Call("map", game))
    certain = shown(await hall.ann.click(look, label="forged"))
    assert "starts with this very map" in words(certain)
    await hall.bot.table.lobby.set_option(game, hall.ann.id, "rotation", "random")
    drawn = shown(await hall.ann.click(await hall.forge(Call("map", game)), label="forged"))
    assert "Chance lays the map at the start" in words(drawn)
    assert not drawn.attachments
    assert "As text" not in buttons(drawn)


async def test_a_game_without_a_map_has_none_to_look_at(hall: Hall) -> None:
    game = await hall.lobby()
    assert "The map …" not in buttons(shown(await hall.ann.click(hall.card, label="Options")))
    for call in (Call("map", game), Call("map", game, 0, ("9",))):
        refused = await hall.ann.click(await hall.forge(call), label="forged")
        assert "moved on" in words(shown(refused))
