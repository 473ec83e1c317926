"""What a webhook is sent, by its form; docs/interfaces.md describes the one that is ours, which is versioned."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from yarl import URL

from bot.store.call_rows import HookRow
from bot.store.rows import GameRow
from bot.words.calls import link
from bot.words.tables import table_name
from bot.words.texts import Texts

FORMAT, FORMAT_VERSION = "orrery-call", 1
GOTIFY_PRIORITY = 5
HEADERS = {"Content-Type": "application/json", "User-Agent": "Orrery (webhook)"}


@dataclass(frozen=True, slots=True)
class HookMessage:
    """What is told: of which table, or of none where it only tries the address."""

    told: str  # "turn" or "test"
    title: str
    text: str
    at: int
    game: str = ""
    table: str = ""
    table_name: str = ""
    link: str = ""


def of_turn(row: GameRow, at: int, texts: Texts) -> HookMessage:
    """That it is somebody's turn at a table: which one, and nothing of what is asked there."""
    name, game = table_name(row), texts(f"{row.kind}-name")
    title = texts("hook-turn", table=name)
    return HookMessage("turn", title, texts("hook-turn-text", game=game), at, row.kind, row.id, name, link(row))


def of_test(at: int, texts: Texts) -> HookMessage:
    """That the address is told from now on."""
    return HookMessage("test", texts("hook-test"), texts("hook-test-text"), at)


def request(hook: HookRow, said: HookMessage) -> tuple[str, bytes]:
    """Which address is asked, and with which body."""
    address, body = {"json": _plain, "ntfy": _ntfy, "gotify": _gotify}[hook.kind](URL(hook.url), said)
    return str(address), json.dumps(body, ensure_ascii=False).encode()


def _plain(url: URL, said: HookMessage) -> tuple[URL, dict[str, Any]]:
    body = {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "told": said.told,
        "at": said.at,
        "game": said.game,
        "table": said.table,
        "table_name": said.table_name,
        "link": said.link,
        "title": said.title,
        "text": said.text,
    }
    return url, body


def _ntfy(url: URL, said: HookMessage) -> tuple[URL, dict[str, Any]]:
    """The topic stands in the body, so that all of it may be in any language."""
    body = {"topic": url.path.strip("/"), "title": said.title, "message": said.text}
    if said.link:
        body["click"] = said.link
    return url.with_path("/", keep_query=True), body


def _gotify(url: URL, said: HookMessage) -> tuple[URL, dict[str, Any]]:
    body: dict[str, Any] = {"title": said.title, "message": said.text, "priority": GOTIFY_PRIORITY}
    if said.link:
        body["extras"] = {"client::notification": {"click": {"url": said.link}}}
    return url, body
