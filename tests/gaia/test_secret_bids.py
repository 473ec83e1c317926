"""Bids are made in turn and openly, as the rulebook has it; secret is what its bidder has not confirmed yet."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from bot.table.game import answering
from bot.table.game.answering import AnyOrder
from rules.core.decisions import Decision
from rules.core.game import Setup
from rules.gaia.game import GAME
from testkit.laws import Station, play
from tests.bot.twins import pair

AUCTIONS = ("bid-after", "bid-while-choosing")


def bids(auction: str) -> Iterator[tuple[Station, Decision]]:
    """The first bids of a game, each with its question."""
    stations = play(GAME, Setup(3, {"auction": auction}), "bids").stations
    for station in [each for each in stations if each.move.kind == "bid"][:3]:
        yield station, next(each for each in GAME.pending(station.position(GAME)) if each.kind == "bid")


@pytest.mark.parametrize("auction", AUCTIONS)
async def test_a_bid_that_is_not_confirmed_shows_nowhere(auction: str, tmp_path: Path) -> None:
    seen = 0
    for number, (station, question) in enumerate(bids(auction)):
        for seat in {0, 1, 2} - {question.seat}:
            folder = tmp_path / f"{number}-{seat}"
            folder.mkdir()
            twins = await pair(folder, GAME, station.position(GAME), seat, Random(1))
            drafted = [each.draft(question, answer) for each, answer in zip(twins.tables, two(question), strict=True)]
            assert [await each for each in drafted] == [True, True]
            await twins.compared()
            await twins.close()
            seen += 1
    assert seen


@pytest.mark.parametrize("auction", AUCTIONS)
async def test_a_bid_that_is_ordered_beforehand_shows_nowhere(auction: str, tmp_path: Path) -> None:
    for number, (station, question) in enumerate(bids(auction)):
        waiting, looking = sorted({0, 1, 2} - {question.seat})
        folder = tmp_path / f"{number}"
        folder.mkdir()
        twins = await pair(folder, GAME, station.position(GAME), looking, Random(1))
        order = {answering.order_of("bid"): AnyOrder.to(question, two(question)[1][0]).stored}
        await twins.tables[1].order(waiting, order)
        await twins.compared()
        await twins.close()


def two(question: Decision) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Two bids."""
    words = [option.word for option in question.ask.options]  # type: ignore[attr-defined]  # bids are listed
    return (words[0],), (words[-1],)
