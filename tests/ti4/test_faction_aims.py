"""What a faction does well stands where factions are chosen, where they are looked up, and before its first move."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.words.posts.opening import dealt_to
from bot.words.texts import LOCALES, Texts
from images.ti4.reference.facts import about
from rules.core.game import Setup
from rules.core.play import start
from rules.ti4.components.factions import FACTIONS
from rules.ti4.game import GAME
from tests.bot.snapshots import snapshot_of

LONGEST = 100  # letters, three lines of a phone


@pytest.mark.parametrize("locale", LOCALES)
def test_every_faction_has_a_line_for_what_it_does_well(locale: str) -> None:
    said = {faction: Texts(locale)(f"ti4-about-faction-{faction}") for faction in FACTIONS}
    assert len({*said.values()}) == len(FACTIONS)
    assert max(map(len, said.values())) <= LONGEST
    for faction, line in said.items():
        assert [*about(Texts(locale), "faction", faction)] == [line]


@pytest.mark.parametrize("locale", LOCALES)
def test_who_was_dealt_a_faction_reads_what_it_does_well(locale: str) -> None:
    """*Keep what your faction does well*, said a tip; and what do the Winnu do well?"""
    options, texts = {"factions": "random"}, Texts(locale)
    state = start(GAME, Setup(3, options), "aims")
    snapshot = snapshot_of(GAME, state, "aims")
    snapshot = replace(snapshot, row=replace(snapshot.row, options=options, seed="aims"))
    assert texts(f"ti4-about-faction-{state.players[0].faction}") in dealt_to(snapshot, 0, texts)
