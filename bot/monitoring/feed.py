"""`/api/tables/<id>`: what everybody may see of a table, signed, for programs; docs/interfaces.md describes it."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
from collections import OrderedDict
from dataclasses import dataclass

import structlog
from aiohttp import ETag, web

from bot.errors import DamagedGame, Refusal
from bot.table.course.feed import Fed, Feeds
from bot.words.tables import table_name

log = structlog.get_logger()
SIGNED = "Orrery-Signature"
KEPT = 16  # tables whose answer is kept until they move on: whoever asks often costs little
NOT_FOUND = {"error": "there is no table of this id that programs may read"}


@dataclass(frozen=True, slots=True)
class Answer:
    """A table as it is answered: the body, its mark, and its signature."""

    body: bytes
    mark: str
    signature: str


class TableFeed:
    """Answers for tables; of each state of one the answer is made once.

    The signature is an HMAC of the body, by a key that the host has and gives to whom they like. That needs no library;
    one that anybody can check, as of Ed25519, would.
    """

    def __init__(self, feeds: Feeds, key: str) -> None:
        self._feeds = feeds
        self._key = key.encode()
        self._kept: OrderedDict[str, tuple[tuple[int, ...], Answer]] = OrderedDict()
        self._at_work = asyncio.Semaphore(1)

    async def answer(self, request: web.Request) -> web.StreamResponse:
        """The answer to a request."""
        found = await self._found(request.match_info["id"])
        if found is None:
            return web.json_response(NOT_FOUND, status=404)
        headers = {"Cache-Control": "no-cache", SIGNED: found.signature}
        if any(each.value in (found.mark, "*") for each in request.if_none_match or ()):
            response = web.Response(status=304, headers=headers)
        else:
            response = web.Response(body=found.body, content_type="application/json", charset="utf-8", headers=headers)
        response.etag = ETag(found.mark)
        return response

    async def _found(self, game_id: str) -> Answer | None:
        async with self._at_work:  # many who ask for one that has just moved on wait for the one answer
            version = await self._feeds.version(game_id)
            if version is None:
                self._kept.pop(game_id, None)
                return None
            kept = self._kept.get(game_id)
            if kept and kept[0] == version:
                self._kept.move_to_end(game_id)
                return kept[1]
            try:
                made = await asyncio.to_thread(self._made, await self._feeds.of(game_id))
            except (DamagedGame, Refusal) as error:
                log.warning("feed-failed", game=game_id, error=repr(error))
                return None
            self._kept[game_id] = version, made
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
            return made

    def _made(self, fed: Fed) -> Answer:
        body = json.dumps(fed.told(table_name(fed.snapshot.row)), ensure_ascii=False).encode()
        return Answer(body, hashlib.sha256(body).hexdigest()[:32], signature(self._key, body))


def signature(key: bytes, body: bytes) -> str:
    """What stands in the header `Orrery-Signature` beside a body."""
    return f"sha256={hmac.new(key, body, hashlib.sha256).hexdigest()}"
