"""Who sees what: hands, sealed answers, goods, piles."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from rules.core.decisions import Decision
from rules.core.game import Setup
from rules.core.hidden import view
from rules.core.play import Move, copy, parse, step
from rules.race.game import GAME
from rules.race.state import State
from tests.race.kit import Stacked, Table

HAND = ("gem-world", "refugee-world", "public-works", "comet-zone", "spice-world", "space-port")
MORE = ("new-earth", "rebel-base", "mining-world", "plague-world", "rebel-miners", "drop-ships", "space-marines")


def exploring() -> Table:
    table = Table()
    table.choose("explore5", "explore1")
    return table


def placing(phase: str) -> Table:
    table = Table()
    table.give(0, *HAND, "colony-ship")
    table.give(1, *MORE)
    table.choose(phase, phase)
    return table


def paying() -> Table:
    table = placing("settle")
    table.lay(0, "colony-ship.2")
    table.play("p1 settle gem-world", "p2 settle plague-world")
    return table


def too_many() -> Table:
    table = Table()
    table.give(0, *HAND, *MORE)
    table.give(1, *table.state.deck[:12])
    table.choose("trade", "trade")
    return table


SEALED: dict[str, tuple[Callable[[], Table], tuple[str, str, str]]] = {  # three answers of seat 0 of different looks
    "start": (lambda: Table(setup=True), ("", "", "")),
    "actions": (Table, ("explore5", "produce", "settle")),
    "explore": (exploring, ("", "", "")),
    "develop": (lambda: placing("develop"), ("none", "public-works", "colony-ship")),
    "settle": (lambda: placing("settle"), ("none", "gem-world", "refugee-world")),
    "pay": (paying, ("colony-ship.2", "refugee-world public-works", "space-port spice-world")),
    "limit": (too_many, ("", "", "")),
}


def several(table: Table, kind: str, words: tuple[str, str, str]) -> list[str]:
    """Three different answers of seat 0: the words given, or other choices among as many options."""
    if any(words):
        return list(words)
    options, count = table.words(0, kind), len(table.asked(0, kind).default)
    return [" ".join((options[shift:] + options[:shift])[:count]) for shift in range(3)]


def others(state: State) -> list[tuple[State, list[Decision]]]:
    """What seat 1 and onlookers see, and what seat 1 is asked."""
    questions = [decision for decision in GAME.pending(state) if decision.seat == 1]
    return [(view(state, seat), questions) for seat in (1, None)]


@pytest.mark.parametrize("kind", SEALED)
def test_nobody_else_can_tell_one_sealed_answer_from_another(kind: str) -> None:
    make, words = SEALED[kind]
    table, seen = make(), []
    for answer in several(table, kind, words):
        position = copy(GAME, table.state)
        outcome = step(GAME, position, parse(f"p1 {kind} {answer}"), Stacked())
        assert outcome.sealed
        assert outcome.events == ()
        assert not outcome.blocks_undo
        seen.append(others(position))
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.parametrize("kind", SEALED)
def test_only_that_an_answer_is_in_can_be_seen(kind: str) -> None:
    make, words = SEALED[kind]
    table = make()
    before = table.view(1)
    assert not before.players[0].ready
    table.play(f"p1 {kind} {several(table, kind, words)[0]}")
    after = table.view(1)
    assert after.players[0].ready
    after.players[0].ready = False
    assert after == before


@pytest.mark.parametrize("kind", SEALED)
def test_a_changed_answer_shows_to_nobody(kind: str) -> None:
    make, words = SEALED[kind]
    table = make()
    first, second, _ = several(table, kind, words)
    table.play(f"p1 {kind} {first}")
    seen = others(table.state)
    assert table.play(f"p1 {kind} {second}") == []
    assert others(table.state) == seen
    assert table.asked(0, kind).settled


@pytest.mark.parametrize("kind", SEALED)
def test_the_owner_reads_the_sealed_answer_and_others_do_not(kind: str) -> None:
    make, words = SEALED[kind]
    table = make()
    answer = several(table, kind, words)[1]
    table.play(f"p1 {kind} {answer}")
    assert table.view(0).players[0].sealed == answer
    assert table.view(1).players[0].sealed == table.view(None).players[0].sealed == "?"


@pytest.mark.parametrize("kind", SEALED)
def test_answers_come_out_when_the_last_is_in(kind: str) -> None:
    make, words = SEALED[kind]
    table = make()
    answer = several(table, kind, words)[1]
    move, last = parse(f"p1 {kind} {answer}"), table.asked(1, kind)
    table.play(str(move))
    outcome = step(GAME, table.state, parse(" ".join(("p2", kind, *last.default))), table.rng)
    assert outcome.revealed
    assert outcome.events
    assert [player.sealed for player in table.state.players] == ["", ""]


def test_an_answer_in_its_owners_eyes_changes_nothing_before_it_comes_out() -> None:
    table = placing("settle")
    hand, scores = list(table.p1.hand), GAME.scores(table.state)
    table.play("p1 settle refugee-world")
    assert (table.p1.hand, table.p1.tableau, table.p1.goods) == (hand, ["new-sparta"], [])
    assert GAME.scores(table.state) == scores


@pytest.mark.parametrize("seat", [1, None])
def test_hands_and_drawn_cards_are_seen_in_number_only(seat: int | None) -> None:
    table = exploring()
    table.give(0, *HAND)
    seen = table.view(seat).players[0]
    assert (seen.hand, seen.looking) == (["?"] * 6, ["?"] * 7)
    assert table.view(0).players[0].hand == list(HAND)


def test_experts_see_their_own_start_worlds_only() -> None:
    state = GAME.new(Setup(2, {"starts": "expert"}), Stacked())
    assert "?" not in view(state, 0).players[0].looking
    assert view(state, 0).players[1].looking == ["?"] * 8


@pytest.mark.parametrize("seat", [0, 1, None])
def test_goods_and_piles_are_seen_by_nobody(seat: int | None) -> None:
    table = Table()
    table.load(0, "asteroid-belt")
    table.leave(*HAND)
    seen = table.view(seat)
    assert [(good.world, good.card) for good in seen.players[0].goods] == [("asteroid-belt", "?")]
    assert seen.deck == ["?"] * 6
    assert set(seen.discard) == {"?"}


def test_tableaus_chips_and_chosen_actions_lie_open() -> None:
    table = placing("settle")
    table.bank(0, 3)
    table.lay(0, "drop-ships.2")
    seen = table.view(1).players[0]
    assert (seen.tableau, seen.chips, seen.actions) == (["new-sparta", "drop-ships.2"], 3, ["settle"])


def test_cards_drawn_are_told_to_their_owner_and_in_number_to_all() -> None:
    table = placing("settle")
    table.draws("artist-colony", "new-vinland", "galactic-trendsetters")
    table.play("p1 settle refugee-world")
    table.play("p2 settle none")
    drawn = [event for event in table.events if event.kind in ("drew", "drew-cards")]
    assert [(event.kind, event.seen_by) for event in drawn] == [("drew", None), ("drew-cards", (0,))]
    assert drawn[0].facts == {"seat": 0, "count": 1}
    assert drawn[1].facts == {"cards": "new-vinland"}


def test_questions_to_a_seat_follow_from_its_own_view() -> None:
    for make, _ in SEALED.values():
        table = make()
        for seat in (0, 1):
            own = [decision for decision in GAME.pending(table.view(seat)) if decision.seat == seat]
            assert own == [decision for decision in table.pending() if decision.seat == seat]


def test_everybody_is_asked_to_place_whether_or_not_anything_fits() -> None:
    table = Table()
    table.choose("develop", "settle")
    for kind in ("develop", "settle"):
        assert table.kinds() == [kind, kind]
        assert table.words(0, kind) == ["none"]
        table.rest()


@pytest.mark.parametrize("kind", SEALED)
def test_sealed_answers_are_dealt_anew_with_the_hands_they_came_from(kind: str) -> None:
    make, words = SEALED[kind]
    table = make()
    table.play(f"p1 {kind} {several(table, kind, words)[1]}")
    last = table.asked(1, kind).default
    answers = set()
    for number in range(10):
        other = copy(GAME, table.state)
        GAME.rearrange(other, 1, Random(number))
        assert view(other, 1) == view(table.state, 1)
        answers.add(other.players[0].sealed)
        step(GAME, other, Move(1, kind, last), Random(number))  # what was sealed can be carried out there
        assert GAME.faults(other) == []
    assert len(answers) > 1


def test_the_start_worlds_of_experts_are_dealt_anew() -> None:
    state = GAME.new(Setup(2, {"starts": "expert"}), Random(1))
    other = copy(GAME, state)
    GAME.rearrange(other, 0, Random(1))
    worlds, anew = (position.players[1].looking[:2] for position in (state, other))
    assert worlds != anew
    start: Any = GAME.rules["start"]
    assert all(start.question(other, other.players[1]).ask.options[n].group == "world" for n in (0, 1))
    assert GAME.faults(other) == []
