"""Pictures, painted in processes or a thread of their own. The painter is given views only."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass, replace
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any

import structlog

from bot.processes import Processes
from bot.tallies import TALLIES, timed
from bot.words.texts import Texts
from images.options import NO_OPTIONS, Options
from rules import games

if TYPE_CHECKING:
    from images.render import Picture

log = structlog.get_logger()
Painter = Callable[..., "Picture"]
Teller = Callable[..., list[str]]
Place = tuple[Any, ...]
KEPT = 8
SECONDS = 30.0  # after which a process that paints is ended


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be painted: all that a painter is told, and the language in place of its texts."""

    kind: str
    view: Any
    what: str
    locale: str
    options: Options
    theme: str


@dataclass(slots=True)
class Job:
    """A picture that is wanted; `image` is there when it is painted."""

    key: str
    wanted: Wanted
    image: Picture | None = None


class Renderer:
    """Paints with `painter(kind, view, what, texts, options, theme)`, by default `images.render.picture`.

    As many pictures are painted at a time as there are `processes`; without any, one at a time in a thread, and so is
    what a process fails to paint. `data` are the host's files in the place of those that are shipped.

    Of several requests for the same slot with the same options that wait, the newest is painted and serves them all. A
    slot names the table and who sees it, so that nobody is served another's secrets. A person is waiting for a private
    picture, so at most one public picture goes before it. `teller` says the same in words.
    """

    def __init__(
        self,
        painter: Painter | None = None,
        teller: Teller | None = None,
        *,
        processes: int = 0,
        data: Path | None = None,
    ) -> None:
        self._painter = painter
        self._teller = teller
        self._processes = Processes(processes, data, 0) if processes else None
        self._pool = ThreadPoolExecutor(1, "renderer")
        self._free = asyncio.Semaphore(max(processes, 1))
        self._public = asyncio.Lock()  # all public pictures but one wait here
        self._newest: dict[Place, Job] = {}
        self._painting: dict[str, asyncio.Future[Picture]] = {}
        self._cache: OrderedDict[str, Picture] = OrderedDict()

    async def picture(
        self,
        kind: str,
        view: Any,
        what: str,
        texts: Texts,
        slot: tuple[str, int | None],
        options: Options = NO_OPTIONS,
        theme: str = "dark",
    ) -> Picture:
        """The picture `what` of a view of game `kind`; `slot` is the table's id and the seat that sees (None: all)."""
        wanted = Wanted(kind, view, what, texts.locale, options, theme)
        job = Job(_key(wanted), wanted)
        # `asked` changes whenever the view does, and must not make a slot of its own.
        place = (*slot, what, texts.locale, repr(replace(options, asked=())), theme)
        self._newest[place] = job
        try:
            with timed(TALLIES.picture_waits):
                return await self._in_turn(job, place, public=slot[1] is None)
        finally:
            if self._newest.get(place) is job:
                del self._newest[place]

    async def _in_turn(self, job: Job, place: Place, *, public: bool) -> Picture:
        """The newest picture that is wanted for a place, when all before it are painted."""
        async with self._public if public else nullcontext(), self._free:
            newest = self._newest.get(place, job)
            if newest.image is None:
                newest.image = await self._painted(newest)
            return newest.image

    @property
    def waiting(self) -> int:
        """How many pictures are wanted and not there."""
        return len(self._newest)

    async def words(self, kind: str, view: Any, what: str, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
        """All that the picture `what` of a view shows, in lines of words."""
        tell = partial(self._tell, kind, view, what, texts, options)
        return await asyncio.get_running_loop().run_in_executor(self._pool, tell)

    def close(self) -> None:
        """Give up what waits to be painted, and end processes and thread."""
        self._pool.shutdown(cancel_futures=True)
        if self._processes is not None:
            self._processes.close()

    async def _painted(self, job: Job) -> Picture:
        """The picture, kept for whoever wants the same soon; what is being painted is not begun again."""
        if job.key not in self._cache:
            painting = self._painting.get(job.key)
            if painting is None:
                painting = self._painting[job.key] = asyncio.ensure_future(self._paint(job.wanted))
                painting.add_done_callback(lambda done: self._painting.pop(job.key))
            self._cache[job.key] = await asyncio.shield(painting)
        self._cache.move_to_end(job.key)
        while len(self._cache) > KEPT:
            self._cache.popitem(last=False)
        return self._cache[job.key]

    async def _paint(self, wanted: Wanted) -> Picture:
        painted, seconds = await self._made(wanted)
        TALLIES.painted(wanted.kind, seconds)
        return painted

    async def _made(self, wanted: Wanted) -> tuple[Picture, float]:
        """A picture and how long it took to paint, in a process where there are any, else in the thread."""
        if self._processes is not None:
            try:
                return await asyncio.wrap_future(self._processes.run(partial(_drawn, None, wanted), SECONDS))
            except Exception:
                if self._processes.ended:
                    raise asyncio.CancelledError from None
                log.exception("painting-failed", kind=wanted.kind, what=wanted.what)
        drawing = partial(_drawn, self._painter, wanted)
        return await asyncio.get_running_loop().run_in_executor(self._pool, drawing)

    def _tell(self, *args: Any) -> list[str]:
        if self._teller is None:
            from images.render import words

            self._teller = words
        return self._teller(*args)


def _drawn(painter: Painter | None, wanted: Wanted) -> tuple[Picture, float]:
    """A picture and how long it took to paint."""
    if painter is None:
        from images.render import picture  # Pillow and the fonts load with the first picture

        painter = picture
    begun = time.perf_counter()
    texts = Texts(wanted.locale)
    painted = painter(wanted.kind, wanted.view, wanted.what, texts, wanted.options, wanted.theme)
    return painted, time.perf_counter() - begun


def _key(wanted: Wanted) -> str:
    content = games.game(wanted.kind).codec.dump_json(wanted.view)
    words = repr((wanted.kind, wanted.what, wanted.locale, wanted.options, wanted.theme))
    return blake2b(content + words.encode(), digest_size=16).hexdigest()
