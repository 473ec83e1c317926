"""A small server with the routes of the page's API: it serves fixtures, and a bot with fixed answers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

from aiohttp import WSMsgType, web

from images.drawing.faces import ASSETS
from tests.localdiscord_page import fixtures as fx
from tests.localdiscord_page.fixtures import Json
from tests.patience import PATIENCE

T = TypeVar("T")
PAGE = Path(__file__).parents[2] / "localdiscord" / "page"


class Fake:
    """A server for the page. `calls` are the requests it has sent, as names and bodies.

    Answers of the bot wait in `held` under a name until a test calls `release`.
    """

    def __init__(self) -> None:
        self.messages = fx.Messages()
        self.ids = fx.fill(self.messages)
        self.sockets: dict[str, list[web.WebSocketResponse]] = {user["id"]: [] for user in fx.USERS}
        self.locale = dict.fromkeys(self.sockets, "en-US")
        self.unread = {fx.BOARDS: 2, fx.DM: 1}
        self.online = True
        self.calls: list[tuple[str, Json]] = []
        self.held: dict[str, asyncio.Event] = {"think": asyncio.Event(), "board": asyncio.Event()}
        self._changed = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self.serial = 0

    def app(self) -> web.Application:
        app = web.Application()
        app.router.add_get("/", _file)
        app.router.add_get("/static/{name:.+}", _file)
        app.router.add_get("/fonts/{name}", _letters)
        app.router.add_get("/files/{name}", _picture)
        app.router.add_get("/client/state", self.state)
        app.router.add_get("/client/channels/{id}/messages", self.history)
        app.router.add_post("/client/channels/{id}/messages", self.say)
        app.router.add_get("/client/events", self.events)
        acts = {
            "slash": self.slash,
            "component": self.component,
            "modal": self.modal,
            "autocomplete": self.complete,
            "dismiss": self.dismiss,
            "settings": self.settings,
        }
        for name, act in acts.items():
            app.router.add_post(f"/client/{name}", self.route(name, act))
        app.router.add_post("/client/channels/{id}/read", self.route("read", lambda who, body: {}))
        return app

    def route(self, name: str, act: Callable[[str, Json], Json]) -> Callable[[web.Request], Any]:
        async def handle(request: web.Request) -> web.Response:
            body = await request.json()
            self.calls.append((name, body))
            self._changed.set()
            return web.json_response(act(request.query["as"], body))

        return handle

    async def state(self, request: web.Request) -> web.Response:
        who = request.query.get("as") or fx.ANNA
        me = next((user for user in fx.USERS if user["id"] == who), None)
        if me is None:
            return web.json_response({"error": "no such member"}, status=404)
        channels = [channel | {"unread": self.unread.get(channel["id"], 0)} for channel in fx.CHANNELS]
        return web.json_response(
            {
                "me": me,
                "users": fx.USERS,
                "guild": {"id": "1", "name": "Friends of the orrery", "icon": None},
                "channels": channels,
                "commands": fx.COMMANDS,
                "bot": fx.THE_BOT,
                "bot_online": self.online,
                "locale": self.locale[who],
            }
        )

    async def history(self, request: web.Request) -> web.Response:
        before = int(request.query.get("before", 10**18))
        fit = [m for m in self.messages.by_channel.get(request.match_info["id"], []) if int(m["id"]) < before]
        return web.json_response(fit[-int(request.query["limit"]) :])

    async def say(self, request: web.Request) -> web.Response:
        author = next(user for user in fx.USERS if user["id"] == request.query["as"])
        body = await request.json()
        message = self.messages.add(request.match_info["id"], author, body["content"])
        await self.push("MESSAGE_CREATE", message)
        return web.json_response(message)

    async def events(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        mine = self.sockets[request.query["as"]]
        mine.append(socket)
        self._changed.set()
        async for frame in socket:
            if frame.type is WSMsgType.ERROR:
                break
        mine.remove(socket)
        return socket

    async def push(self, kind: str, data: Json, who: str | None = None) -> None:
        """Send an event to one member's windows, or to everybody's."""
        for user, sockets in self.sockets.items():
            if who in (None, user):
                await asyncio.gather(*(socket.send_json({"t": kind, "d": data}) for socket in sockets))

    async def until(self, check: Callable[[], T | None]) -> T:
        """Wait until `check` returns something else than None and return that; it is called after every request."""
        async with asyncio.timeout(PATIENCE):
            while (found := check()) is None:
                self._changed.clear()
                await self._changed.wait()
        return found

    async def connected(self, who: str) -> None:
        """Wait until a window of this member listens to events."""
        await self.until(lambda: self.sockets[who] or None)

    def later(self, seconds: float, kind: str, data: Json, who: str | None = None) -> None:
        """Send an event after so many seconds."""

        async def wait_and_push() -> None:
            await asyncio.sleep(seconds)
            await self.push(kind, data, who)

        self._run(wait_and_push())

    def hold(self, name: str, kind: str, data: Json, who: str | None = None) -> None:
        """Send an event when `release` is called with this name."""

        async def wait_and_push() -> None:
            await self.held[name].wait()
            await self.push(kind, data, who)

        self._run(wait_and_push())

    def release(self, name: str) -> None:
        """Send what is held under this name."""
        self.held[name].set()

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Cancel what has not been sent."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def interaction(self) -> str:
        self.serial += 1
        return str(8000 + self.serial)

    def slash(self, who: str, body: Json) -> Json:
        number = self.interaction()
        me = next(user for user in fx.USERS if user["id"] == who)
        channel = body["channel_id"]
        if body["command_id"] == "703":
            self.later(0.1, "INTERACTION_FAILED", {"interaction_id": number, "reason": "timeout"}, who)
            return {"interaction_id": number}
        self.later(0.05, "INTERACTION_ACK", {"interaction_id": number}, who)
        if body["command_id"] == "704":
            message = self.messages.add(channel, fx.THE_BOT, flags=128, **fx.used("think", me))
            self.later(0.05, "MESSAGE_CREATE", dict(message))
            message |= {"flags": 0, "content": "Done thinking."}
            self.hold("think", "MESSAGE_UPDATE", message)
        else:
            message = self.messages.add(channel, fx.THE_BOT, "Here it is.", flags=64, **fx.used("gaia", me))
            self.later(0.05, "MESSAGE_CREATE", message, who)
        return {"interaction_id": number}

    def component(self, who: str, body: Json) -> Json:
        number = self.interaction()
        if body["custom_id"] == "fail":
            self.later(
                0.1,
                "INTERACTION_FAILED",
                {"interaction_id": number, "message_id": body["message_id"], "reason": "timeout"},
                who,
            )
        elif body["custom_id"] == "modal":
            self.later(0.02, "MODAL", {"interaction_id": number, "modal": fx.MODAL}, who)
        elif body["custom_id"] == "turn":
            self.later(0, "INTERACTION_ACK", {"interaction_id": number}, who)  # may overtake the answer to the request
        elif body["custom_id"] == "board":
            self.hold("board", "INTERACTION_ACK", {"interaction_id": number}, who)
        else:
            self.later(0.3, "INTERACTION_ACK", {"interaction_id": number}, who)
        return {"interaction_id": number}

    def modal(self, who: str, body: Json) -> Json:
        number = self.interaction()
        self.later(0.05, "INTERACTION_ACK", {"interaction_id": number}, who)
        return {"interaction_id": number}

    def complete(self, who: str, body: Json) -> Json:
        typed = next(option["value"] for option in body["options"][0]["options"] if option.get("focused"))
        words = [word for word in fx.WORDS if word.startswith(typed)]
        return {
            "choices": [
                {"name": f"{word} · pay 2", "value": word, "name_localizations": {"ko": f"{word} · 2 지불"}}
                for word in words
            ]
        }

    def dismiss(self, who: str, body: Json) -> Json:
        for messages in self.messages.by_channel.values():
            messages[:] = [message for message in messages if message["id"] != body["message_id"]]
        return {}

    def settings(self, who: str, body: Json) -> Json:
        self.locale[who] = body["locale"]
        return {}


async def _file(request: web.Request) -> web.FileResponse:
    return web.FileResponse(PAGE / request.match_info.get("name", "index.html"))


async def _letters(request: web.Request) -> web.FileResponse:
    return web.FileResponse(ASSETS / request.match_info["name"])


async def _picture(request: web.Request) -> web.Response:
    return web.Response(body=fx.PICTURES.get(request.match_info["name"], b"log" * 900), content_type="image/png")
