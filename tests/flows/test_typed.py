"""A turn as text: in our own words, in those of a peer platform, and what is said about words that do not fit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from simcord import MemberActor

from bot.manifest.manifest import MANIFESTS, Notation
from rules.core.decisions import Illegal, Pick
from tests.flows.people import Hall, buttons, shown, words


def peer(view: Any, seat: int, command: str) -> list[str]:
    """A notation in capitals: `BEACON C3`, `SHOOT 2`, `LOAD CORE`, and `SAIL CORE` for a turn without shots."""
    head, _, rest = command.partition(" ")
    if head == "BEACON":
        return [f"chart {rest.lower()}"]
    if head == "SHOOT":
        return [f"power {min(int(rest), view.players[seat].energy)}"]
    if head == "LOAD":
        return [f"salvage {rest.lower()}"]
    if head == "SAIL":
        return ["power 0", f"salvage {rest.lower()}"]
    raise Illegal("notation", line=head)


def both(commands: Sequence[str]) -> list[str]:
    """Two shots in a row are one."""
    shots = [int(command.split()[1]) for command in commands if command.startswith("SHOOT")]
    rest = [command for command in commands if not command.startswith("SHOOT")]
    return [f"SHOOT {sum(shots)}", *rest] if len(shots) > 1 else list(commands)


@pytest.fixture
def notation(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MANIFESTS, "duel", replace(MANIFESTS["duel"], notation=Notation(peer, both)))


async def taken(hall: Hall) -> MemberActor:
    """Who is to set a beacon in the second round, when a1 is taken."""
    await hall.game()
    await hall.reach("end")
    return await hall.reach("chart")


async def test_a_word_that_is_forbidden_is_refused_with_the_rule(hall: Hall) -> None:
    who = await taken(hall)
    for line in ("a1", "chart a1"):
        refused = shown(await who.slash(hall.thread, "duel act", words=line))
        assert "> a1: Ben has a beacon there." in words(refused)
        assert "where do you set a beacon?" in words(refused)


async def test_a_word_that_is_nothing_is_still_refused_as_such(hall: Hall) -> None:
    who = await taken(hall)
    assert "cannot read “z9”" in words(shown(await who.slash(hall.thread, "duel act", words="z9")))
    assert "“z9” is not among the choices" in words(shown(await who.slash(hall.thread, "duel act", words="chart z9")))


async def test_the_second_of_two_answers_is_understood_after_the_first(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("power")
    refused = shown(await who.slash(hall.thread, "duel act", words="power 0; salvage brick"))
    assert "“brick” is not among the choices" in words(refused)
    assert "How many dice" in words(refused)


async def test_a_peers_command_becomes_a_draft_that_waits_for_confirmation(hall: Hall, notation: None) -> None:
    await hall.game()
    who = await hall.reach("chart")
    seq = (await hall.snapshot()).row.seq
    drafted = shown(await who.slash(hall.thread, "duel act", words="BEACON C3."))
    assert f"1. {who.name} sets a beacon on c3" in words(drafted)
    assert "Confirm" in buttons(drafted)
    assert (await hall.snapshot()).row.seq == seq


async def test_several_commands_are_parted_by_dots_and_read_one_after_another(hall: Hall, notation: None) -> None:
    await hall.game()
    who = await hall.reach("power")
    done = shown(await who.slash(hall.thread, "duel act", words="SHOOT 0. LOAD CORE."))
    assert "what you did counts" not in words(done)
    assert f"{who.name} salvages core" in words(done)


async def test_one_command_may_be_several_of_our_answers(hall: Hall, notation: None) -> None:
    await hall.game()
    who = await hall.reach("power")
    await who.slash(hall.thread, "duel act", words="SAIL CORE")
    panel = await hall.bot.table.turns.panel((await hall.snapshot()).row.id, who.id)
    assert [str(drafted.move).partition(" ")[2] for drafted in panel.draft_moves] == ["power 0", "salvage core"]


async def test_several_commands_may_be_one_of_our_answers(hall: Hall, notation: None) -> None:
    await hall.game()
    who = await hall.reach("power")
    await who.slash(hall.thread, "duel act", words="SHOOT 0. LOAD CORE. SHOOT 0")
    panel = await hall.bot.table.turns.panel((await hall.snapshot()).row.id, who.id)
    assert [str(drafted.move).partition(" ")[2] for drafted in panel.draft_moves] == ["power 0", "salvage core"]


async def test_both_notations_may_stand_in_one_turn_and_count_at_once_where_asked(hall: Hall, notation: None) -> None:
    await hall.game()
    who = await hall.reach("power")
    done = shown(await who.slash(hall.thread, "duel act", words="power 0; LOAD GEM", confirm=True))
    assert "what you did counts" in words(done)


async def test_a_peers_command_for_what_is_forbidden_is_refused_with_the_rule(hall: Hall, notation: None) -> None:
    who = await taken(hall)
    for line in ("BEACON A1", "a1"):
        refused = shown(await who.slash(hall.thread, "duel act", words=line))
        assert "> a1: Ben has a beacon there." in words(refused)


async def test_a_command_of_neither_notation_changes_nothing(hall: Hall, notation: None) -> None:
    await hall.game()
    who = await hall.reach("power")
    refused = shown(await who.slash(hall.thread, "duel act", words="power 0. DANCE 2"))
    assert "I cannot read “DANCE”" in words(refused)
    assert "How many dice" in words(refused)


async def test_a_turn_of_gaia_project_is_pasted_from_the_peer(gaia: None, hall: Hall) -> None:
    await hall.ann.slash(hall.channel, "gaia new")
    await hall.ben.click(hall.card, label="Join")
    await hall.bot.table.lobby.start((await hall.snapshot()).row.id, hall.ann.id, "paste")
    await hall.env.settle()
    who = await hall.reach("action")
    question = (await hall.bot.table.turns.panel((await hall.snapshot()).row.id, who.id)).unanswered[0]
    assert isinstance(question.ask, Pick)
    mine = next(option.word.partition(":")[2] for option in question.ask.options if option.word.startswith("mine:"))
    drafted = shown(await who.slash(hall.thread, "gaia act", words=f"build m {mine.upper()}."))
    assert "Round 1: your action" not in words(drafted)
    assert mine.upper() in words(drafted)
    assert "Confirm" in buttons(drafted)
    unread = shown(await who.slash(hall.thread, "gaia act", words="build death-star 3A2"))
    assert "I cannot read" in words(unread)
