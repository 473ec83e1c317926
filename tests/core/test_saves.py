"""Positions of older versions."""

import json
from random import Random
from traceback import format_exception
from typing import Any

import pytest

from rules.core.game import Setup
from rules.core.play import digest, start
from rules.core.saves import load, migrate, save
from testkit.playouts import playout
from tests.toys.duel import GAME


def old(state: Any) -> bytes:
    """As version 1 wrote it: beacons were marks."""
    raw = json.loads(save(GAME, state))
    for player in raw["players"]:
        player["marks"] = player.pop("beacons")
    return json.dumps(raw).encode()


def test_what_is_saved_loads() -> None:
    state = start(GAME, Setup(4), "s")
    assert load(GAME, GAME.version, save(GAME, state)) == state


def test_an_older_position_is_lifted_wherever_the_game_was() -> None:
    for state, _, _ in playout(GAME, Setup(2), "s", Random(3)):
        lifted = load(GAME, 1, old(state))
        assert GAME.faults(lifted) == []
        assert digest(GAME, lifted) == digest(GAME, state)


def test_an_older_form_without_its_version_is_refused() -> None:
    with pytest.raises(ValueError, match="does not fit"):
        load(GAME, GAME.version, old(start(GAME, Setup(2), "s")))


def test_a_newer_position_is_refused() -> None:
    with pytest.raises(ValueError, match="duel: saved by rules version 3"):
        load(GAME, 3, save(GAME, start(GAME, Setup(2), "s")))


def test_migrations_run_oldest_first_and_only_as_far_as_needed() -> None:
    chain = {number: lambda raw, number=number: {"path": [*raw["path"], number]} for number in (1, 2, 3, 4)}
    assert migrate(chain, 2, 4, {"path": []}) == {"path": [2, 3]}
    assert migrate(chain, 4, 4, {"path": []}) == {"path": []}


def test_a_position_that_does_not_fit_is_refused_without_what_it_says() -> None:
    state = start(GAME, Setup(2), "s")
    raw = json.loads(save(GAME, state))
    raw["players"][0]["hand"] = {"blade:07": "secret"}
    with pytest.raises(ValueError, match=r"players\.0\.hand") as refused:
        load(GAME, GAME.version, json.dumps(raw).encode())
    assert "blade" not in "".join(format_exception(refused.value))
