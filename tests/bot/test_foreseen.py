"""The map before the start: where it is known, it is the one that is played, and nothing hidden is told with it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.errors import Refusal
from bot.manifest.manifest import manifest
from bot.table.game.snapshot import GameSnapshot
from bot.table.seating.choosing import counts
from bot.table.seating.foreseen import foreseen
from bot.table.table import Table
from rules.core import hidden, play
from rules.core.game import Setup
from tests.bot.conftest import ANN, BEN

WITH_MAPS = ("gaia", "eclipse", "pulsar")
SEED = "a-map-to-share"


def map_of(kind: str, view: Any) -> Any:
    wanted = manifest(kind).boards.preview
    assert wanted is not None
    return wanted(view)


async def table_of(table: Table, kind: str, *, seed: str = "", **options: str) -> GameSnapshot:
    """Ann's table, at which Ben sits too."""
    row = await table.lobby.create(kind, 1, 2, ANN, "en", seed=seed)
    await table.lobby.join(row.id, BEN)
    for option, value in options.items():
        await table.lobby.set_option(row.id, ANN.user_id, option, value)
    return await table.games.snapshot(row.id)


def looked_at(snapshot: GameSnapshot, count: int = 2) -> Any:
    return foreseen(snapshot, count, lambda view: map_of(snapshot.row.kind, view))


@pytest.mark.parametrize("kind", WITH_MAPS)
async def test_with_a_given_seed_it_is_the_map_that_is_played(table: Table, kind: str) -> None:
    before = await table_of(table, kind, seed=SEED, **({"board": "shuffled"} if kind == "gaia" else {}))
    seen = looked_at(before)
    begun = await table.lobby.start(before.row.id, ANN.user_id)
    assert seen == begun.view(None)


@pytest.mark.parametrize(
    ("kind", "options", "known"),
    [
        ("gaia", {}, True),
        ("gaia", {"board": "shuffled"}, False),
        ("gaia", {"rotation": "random"}, False),
        ("eclipse", {}, True),
        ("eclipse", {"species": "random", "start-positions": "drawn"}, False),
        ("pulsar", {"cluster": "dead-end"}, True),
    ],
)
async def test_without_a_seed_only_what_chance_does_not_draw_is_known(
    table: Table, kind: str, options: dict[str, str], *, known: bool
) -> None:
    before = await table_of(table, kind, **options)
    seen = looked_at(before)
    assert (seen is not None) == known
    begun = await table.lobby.start(before.row.id, ANN.user_id)
    if known:
        assert map_of(kind, seen) == map_of(kind, begun.view(None))


async def test_a_map_depends_on_how_many_play(table: Table) -> None:
    snapshot = await table_of(table, "gaia")
    assert counts(snapshot) == [2, 3, 4]
    sizes = [len(looked_at(snapshot, count).sectors) for count in (2, 3, 4)]
    assert sizes == [7, 10, 10]
    for wrong in (0, 1, 5, 99):
        with pytest.raises(Refusal, match="stale"):
            looked_at(snapshot, wrong)
    await table.invitations.set_seats(snapshot.row.id, ANN.user_id, 3)
    assert counts(await table.games.snapshot(snapshot.row.id)) == [2, 3]


@pytest.mark.parametrize("kind", WITH_MAPS)
async def test_nothing_hidden_is_in_what_is_shown(table: Table, kind: str) -> None:
    snapshot = await table_of(table, kind, seed=SEED)
    seen = looked_at(snapshot)
    truth = play.start(snapshot.game, Setup(2, snapshot.row.options), SEED)
    assert seen == hidden.view(truth, None)
    assert seen == hidden.view(seen, None)


async def test_a_seed_that_is_not_given_is_never_looked_at(table: Table) -> None:
    snapshot = await table_of(table, "gaia")
    secret = replace(snapshot, row=replace(snapshot.row, seed="secret"))
    assert looked_at(secret) == looked_at(snapshot)
    shuffled = replace(secret, row=replace(secret.row, options={"board": "shuffled"}))
    assert looked_at(shuffled) is None
    assert looked_at(replace(shuffled, row=replace(shuffled.row, seed_given=True))) is not None


async def test_after_the_start_there_is_nothing_to_foresee(table: Table) -> None:
    snapshot = await table_of(table, "gaia")
    await table.lobby.start(snapshot.row.id, ANN.user_id)
    with pytest.raises(Refusal, match="not-lobby"):
        looked_at(await table.games.snapshot(snapshot.row.id))
