"""Pictures, painted one at a time in a thread of their own. It is given views only."""

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
from typing import TYPE_CHECKING, Any

from bot.tallies import TALLIES, timed
from bot.words.texts import Texts
from images.options import NO_OPTIONS, Options
from rules import games

if TYPE_CHECKING:
    from images.render import Picture

Painter = Callable[..., "Picture"]
Teller = Callable[..., list[str]]
Place = tuple[Any, ...]
KEPT = 8


@dataclass(slots=True)
class Job:
    """A picture that is wanted; `image` is there when it is painted."""

    key: str
    paint: Callable[[], Picture]
    image: Picture | None = None


class Renderer:
    """Paints with `painter(kind, view, what, texts, options, theme)`, by default `images.render.picture`.

    Of several requests for the same slot with the same options that wait, the newest is painted and serves them all. A
    slot names the table and who sees it, so that nobody is served another's secrets. A person is waiting for a private
    picture, so at most one public picture goes before it. `teller` says the same in words.
    """

    def __init__(self, painter: Painter | None = None, teller: Teller | None = None) -> None:
        self._painter = painter
        self._teller = teller
        self._pool = ThreadPoolExecutor(1, "renderer")
        self._lock = asyncio.Lock()
        self._public = asyncio.Lock()  # all public pictures but one wait here
        self._newest: dict[Place, Job] = {}
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
        job = Job(
            _key(kind, view, what, texts, options, theme), partial(self._paint, kind, view, what, texts, options, theme)
        )
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
        async with self._public if public else nullcontext(), self._lock:
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
        """Give up what waits to be painted, and end the thread."""
        self._pool.shutdown(cancel_futures=True)

    async def _painted(self, job: Job) -> Picture:
        if job.key not in self._cache:
            self._cache[job.key] = await asyncio.get_running_loop().run_in_executor(self._pool, job.paint)
        self._cache.move_to_end(job.key)
        while len(self._cache) > KEPT:
            self._cache.popitem(last=False)
        return self._cache[job.key]

    def _paint(self, *args: Any) -> Picture:
        if self._painter is None:
            from images.render import picture  # Pillow and the fonts load with the first picture, in its thread

            self._painter = picture
        begun = time.perf_counter()
        painted = self._painter(*args)
        TALLIES.painted(args[0], time.perf_counter() - begun)
        return painted

    def _tell(self, *args: Any) -> list[str]:
        if self._teller is None:
            from images.render import words

            self._teller = words
        return self._teller(*args)


def _key(kind: str, view: Any, what: str, texts: Texts, options: Options, theme: str) -> str:
    content = games.game(kind).codec.dump_json(view)
    words = repr((kind, what, texts.locale, options, theme))
    return blake2b(content + words.encode(), digest_size=16).hexdigest()
