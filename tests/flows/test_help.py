"""`/help`: few words, for whoever asks only, in their language, also where there is no server."""

from __future__ import annotations

import pytest

from bot.store.rows import PrefsRow
from bot.words.texts import LOCALES, Texts
from rules.games import MODULES
from tests.flows.people import Hall, buttons, shown, words

PHONE = 1500  # characters, about two screens


async def test_help_is_short_private_and_leads_to_ones_games(hall: Hall) -> None:
    result = await hall.ben.slash(hall.channel, "help")
    assert result.ephemeral
    told = words(shown(result))
    for said in ("`/play`", "First game", "My turn", "Confirm", "Why can't I", "Look up"):
        assert said in told
    assert "Where a rule bars a choice you may look for, *Why can't I …?* stands there, too" in told  # not everywhere
    for kind in MODULES:
        assert f"`/{kind}`" in told
    assert "You are in no game now" in words(shown(await hall.ben.click(shown(result), label="My games")))


async def test_help_is_there_in_direct_messages(hall: Hall) -> None:
    told = shown(await hall.ben.user.slash("help"))
    for said in ("`/play`", "`/help`", "`/privacy`", "are typed on a server"):
        assert said in words(told)
    assert "rules`" not in words(told)
    assert "You are in no game now" in words(shown(await hall.ben.user.click(told, label="My games")))


async def test_help_is_in_ones_own_language(hall: Hall) -> None:
    await hall.bot.table.preferences.set(PrefsRow(hall.cho.id, "ko"))
    result = await hall.cho.slash(hall.channel, "help")
    assert "내 차례" in words(shown(result))
    assert buttons(shown(result)) == ["내 게임 목록"]


@pytest.mark.parametrize("locale", LOCALES)
async def test_help_names_what_there_is(hall: Hall, locale: str) -> None:
    await hall.bot.table.preferences.set(PrefsRow(hall.ann.id, locale))
    told, texts = words(shown(await hall.ann.slash(hall.channel, "help"))), Texts(locale)
    assert len(told) < PHONE
    for name in ("ui-turn", "ui-back", "ui-confirm", "ui-more", "ui-why", "ui-lookup", "ui-hub-new"):
        assert texts(name) in told
