from __future__ import annotations

import asyncio
import threading
from concurrent.futures import Future
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.pictures.renderer import KEPT, Renderer
from bot.words.texts import Texts
from images.options import Options
from images.render import Picture
from rules import games
from rules.core import hidden, play
from rules.core.game import Setup


class Painter:
    """Counts what it paints; waits for a sign before it begins."""

    def __init__(self) -> None:
        self.painted: list[Any] = []
        self.go = threading.Event()
        self.go.set()

    def __call__(self, kind: str, view: Any, what: str, texts: Texts, options: Options, theme: str) -> Picture:
        self.go.wait(5)
        self.painted.append((what, view.round, options))
        return Picture(str(view.round).encode(), "x.png", "", 1, 1)


def view(number: int) -> Any:
    duel = games.game("duel")
    state = play.start(duel, Setup(2), "s")
    state.round = number
    return state


async def test_equal_pictures_are_painted_once() -> None:
    painter, texts = Painter(), Texts("en")
    renderer = Renderer(painter)
    for _ in range(3):
        assert (await renderer.picture("duel", view(1), "board", texts, ("g", None))).data == b"1"
    await renderer.picture("duel", view(1), "board", texts, ("g", None), Options(title="x"))
    await renderer.picture("duel", view(1), "board", Texts("ko"), ("g", None))
    assert len(painter.painted) == 3
    renderer.close()


async def test_the_newest_serves_all_who_wait() -> None:
    painter, texts = Painter(), Texts("en")
    renderer = Renderer(painter)
    painter.go.clear()
    wishes = [
        asyncio.create_task(
            renderer.picture("duel", view(number), "board", texts, ("g", None), Options(asked=(number % 2,)))
        )
        for number in range(1, 6)
    ]
    await asyncio.sleep(0.02)
    painter.go.set()
    assert [picture.data for picture in await asyncio.gather(*wishes)] == [b"1", *[b"5"] * 4]
    assert [options for _, _, options in painter.painted] == [Options(asked=(1,)), Options(asked=(1,))]
    renderer.close()


async def test_a_private_picture_waits_for_one_public_picture_at_most() -> None:
    painter, texts = Painter(), Texts("en")
    renderer = Renderer(painter)
    painter.go.clear()
    slots = (("a", None), ("b", None), ("c", None), ("d", 0))
    wishes = [
        asyncio.create_task(renderer.picture("duel", view(number), "board", texts, slot))
        for number, slot in enumerate(slots, 1)
    ]
    await asyncio.sleep(0.02)
    painter.go.set()
    await asyncio.gather(*wishes)
    assert [number for _, number, _ in painter.painted] == [1, 4, 2, 3]
    renderer.close()


async def test_nobody_is_served_anothers_picture() -> None:
    painter, texts = Painter(), Texts("en")
    renderer = Renderer(painter)
    pictures = await asyncio.gather(
        *(renderer.picture("duel", view(number), "board", texts, ("g", number)) for number in (1, 2, 3))
    )
    assert [picture.data for picture in pictures] == [b"1", b"2", b"3"]
    renderer.close()


async def test_a_failed_picture_fails_its_asker_only() -> None:
    def paint(kind: str, view: Any, what: str, texts: Texts, options: Options, theme: str) -> Picture:
        if view.round == 1:
            raise RuntimeError("no paint")
        return Picture(b"fine", "x.png", "", 1, 1)

    renderer = Renderer(paint)
    with pytest.raises(RuntimeError):
        await renderer.picture("duel", view(1), "board", Texts("en"), ("g", None))
    assert not renderer._newest  # the position it was of is let go
    assert (await renderer.picture("duel", view(2), "board", Texts("en"), ("g", None))).data == b"fine"
    renderer.close()


async def test_the_cache_is_small() -> None:
    painter, texts = Painter(), Texts("en")
    renderer = Renderer(painter)
    for number in [*range(KEPT + 1), 0]:
        await renderer.picture("duel", view(number), "board", texts, ("g", None))
    assert len(painter.painted) == KEPT + 2
    renderer.close()


async def test_processes_paint_the_same_picture_and_one_that_fails_leaves_it_to_the_thread(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    race = games.game("race")
    begun, texts = hidden.view(play.start(race, Setup(2), "s"), None), Texts("ko")
    renderer, alone = Renderer(processes=1), Renderer()
    try:
        there = await renderer.picture("race", begun, "tableau", texts, ("g", None))
        here = await alone.picture("race", begun, "tableau", texts, ("g", None))
        assert there == here
        with capture_logs() as logs:
            died = Future[Picture]()
            died.set_exception(ChildProcessError())
            monkeypatch.setattr(renderer._processes, "run", lambda work, seconds: died)
            assert (await renderer.picture("race", begun, "tableau", texts, ("g", None), theme="light")).data
        assert [each["event"] for each in logs] == ["painting-failed"]
    finally:
        renderer.close()
        alone.close()


async def test_what_is_being_painted_for_one_is_not_painted_again_for_another() -> None:
    painter, texts = Painter(), Texts("en")
    renderer = Renderer(painter)
    renderer._free = asyncio.Semaphore(2)
    painter.go.clear()
    wishes = [
        asyncio.create_task(renderer.picture("duel", view(1), "board", texts, (table, 0))) for table in ("a", "b")
    ]
    await asyncio.sleep(0.02)
    painter.go.set()
    assert [picture.data for picture in await asyncio.gather(*wishes)] == [b"1", b"1"]
    assert len(painter.painted) == 1
    renderer.close()
