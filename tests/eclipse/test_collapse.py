"""Civilizations that collapse: they count what they have and are out, and the others play on (chapters 7 and 9)."""

from __future__ import annotations

from random import Random

from bot.manifest.manifest import manifest
from rules.core.hidden import view
from rules.core.play import Move, step
from rules.eclipse.components.setup import ROUNDS
from rules.eclipse.computer.answers import answers
from rules.eclipse.game import GAME
from rules.eclipse.state import State
from tests.eclipse.kit import Table


def collapsed(*seats: int) -> Table:
    """Two players in the upkeep phase of the first round, in which these give up all they have and still cannot pay."""
    table = Table()
    for seat in seats:
        player = table.player(seat)
        player.money = player.science = player.materials = player.colony_ships = 0
        player.actions, player.discs = {"influence": player.discs}, 0
    table.pass_all()
    for seat in seats:
        table.play(f"p{seat + 1} pay abandon:{table.home(seat).tile}")
        assert table.player(seat).collapsed
    while "colonize" in table.asked(0):
        table.play("p1 colonize done")
    return table


def by_default(state: State) -> list[str]:
    """Play on with the first default each time; returns what was told."""
    told = []
    while questions := [each for each in GAME.pending(state) if each.awaited]:
        one = questions[0]
        told += [event.kind for event in step(GAME, state, Move(one.seat, one.kind, one.default), Random(1)).events]
    return told


def test_the_game_goes_on_when_one_civilization_is_left() -> None:
    table = collapsed(1)
    assert table.state.round == 2
    assert {each.seat for each in GAME.pending(table.state)} == {0}
    assert table.asked(0) >= {"action"}
    assert GAME.upcoming(table.state) == (0,)


def test_whoever_is_left_plays_to_the_end_of_the_last_round() -> None:
    """Every phase comes: the start player stays in the game, and money is produced nine times."""
    table = collapsed(1)
    scored = table.state.results[1]
    told = by_default(table.state)
    assert table.state.round == ROUNDS
    assert told.count("round") == ROUNDS - 2
    assert told.count("produced") == ROUNDS - 1
    assert told.count("over") == 1
    assert table.state.results[1] == scored
    assert table.state.results[0]


def test_tiles_are_turned_up_once_the_game_is_over_and_not_before() -> None:
    table = collapsed(1)
    for player in table.state.players:
        player.reputation = [2, 3]
    assert not table.state.opened
    assert [player.reputation for player in view(table.state, None).players] == [[0, 0], [0, 0]]
    by_default(table.state)
    assert [player.reputation for player in view(table.state, None).players] == [[2, 3], [2, 3]]
    tiles = manifest("eclipse").telling.sources.items(view(table.state, None))[0]["reputation"]
    assert [(item.count, item.more, item.points) for item in tiles] == [(1, 3, 3), (1, 2, 2)]


def test_a_collapse_does_not_keep_the_lead_it_had() -> None:
    """In front in the first round, and out: the other has eight rounds more to overtake."""
    table = collapsed(1)
    for _ in range(2):
        table.player(0).discoveries.append(table.state.discoveries.pop())
    by_default(table.state)
    assert GAME.winners(table.state) == [0]


def test_the_game_is_over_when_nobody_is_left() -> None:
    table = collapsed(0, 1)
    assert GAME.pending(table.state) == []
    assert [each["seat"] for each in table.told("collapsed")] == [0, 1]
    assert len(table.told("over")) == 1
    assert table.state.round == 1


def test_a_computer_finishes_alone() -> None:
    table = collapsed(1)
    state, rng = table.state, Random("alone")
    for _ in range(2000):
        open_ones = [each for each in GAME.pending(state) if each.awaited]
        if not open_ones:
            break
        seen = view(state, open_ones[0].seat)
        answer = next(answers(seen, open_ones[0], rng))
        step(GAME, state, Move(open_ones[0].seat, open_ones[0].kind, answer), rng)
    assert (state.round, GAME.pending(state)) == (ROUNDS, [])
