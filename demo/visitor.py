"""A person at the stand-in's page: everything goes over HTTP, as from a browser."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import aiohttp

Json = dict[str, Any]
T = TypeVar("T")
PATIENCE_SECONDS = 300.0  # only what never ends has failed: a busy machine takes half a minute to start a bot
PRIVATE = 1 << 6
LOADING = 1 << 7

UNKNOWN_MESSAGE = 10008  # the code of a message that is not there


class Unanswered(Exception):
    """The bot did not answer a command or a press."""


class Outdated(Unanswered):
    """What was pressed no longer stands in the message."""


class Gone(Unanswered):
    """The message that was pressed has been deleted meanwhile."""


class Visitor:
    """Somebody who types commands and presses buttons. `messages` holds all the page would show, by id, as it is now.

    `revisions` counts the edits of each message.
    """

    def __init__(self, http: aiohttp.ClientSession, name: str) -> None:
        self.http = http
        self.name = name
        self.user_id = ""
        self.messages: dict[str, Json] = {}
        self.revisions: dict[str, int] = {}
        self.seen: asyncio.Queue[Json] = asyncio.Queue()
        self._failed: dict[str, str] = {}
        self._moved = asyncio.Event()

    async def get(self, path: str) -> Any:
        """Ask the stand-in's page API."""
        async with self.http.get(f"/client/{path}", params=self._as) as response:
            return await response.json()

    async def state(self) -> Json:
        """The page as it opens: people, channels, commands, and whether the bot is there."""
        return dict(await self.get("state"))

    async def until(self, check: Callable[[], T | None], patience: float = PATIENCE_SECONDS) -> T:
        """What `check` gives, as soon as it gives anything; it is asked again whenever something happens."""
        async with asyncio.timeout(patience):
            while (found := check()) is None:
                self._moved.clear()
                await self._moved.wait()
        return found

    async def met(self) -> None:
        """Wait until the bot is online and its commands are there."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not ((state := await self.state())["bot_online"] and state["commands"]):
                await self.seen.get()

    async def slash(self, line: str, place: str | None = None, **options: Any) -> Json:
        """Type a command, such as `<game> new`, in a channel or thread (at first the server's first); the reply."""
        state = await self.state()
        name, *path = line.split()
        command = next(each for each in state["commands"] if each["name"] == name)
        nested = _nested(command.get("options") or [], path, options)
        body = {"channel_id": place or state["channels"][0]["id"], "command_id": command["id"], "options": nested}
        return await self._reply(await self._post("slash", body))

    async def open(self, message: Json, verb: str) -> Json:
        """Press a control that answers with a message of its own."""
        return await self._reply(await self._press(message, control(message, verb), []))

    async def press(self, message: Json, custom_id: str, *values: str) -> Json:
        """Press a control, or choose values from it, that changes its message; the message after it, or a refusal."""
        before = self.revisions.get(message["id"], 0)
        pressed = await self._press(message, control(message, custom_id), values)
        return await self.until(lambda: self._changed(message["id"], before, pressed))

    async def fetch(self, url: str) -> bytes:
        """A file that the page shows."""
        async with self.http.get(url) as response:
            return await response.read()

    async def listen(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        """Keep up with what happens until the stand-in hangs up."""
        async for frame in socket:
            self._hear(frame.json())

    @property
    def _as(self) -> dict[str, str]:
        return {"as": self.user_id} if self.user_id else {}

    async def _post(self, path: str, body: Json) -> str:
        async with self.http.post(f"/client/{path}", params=self._as, json=body) as response:
            answer = await response.json()
        if "error" in answer:
            raise _error(answer)(f"{self.name}: {path}: {answer}")
        return str(answer["interaction_id"])

    async def _press(self, message: Json, wanted: Json, values: Sequence[str]) -> str:
        body = {
            "channel_id": message["channel_id"], "message_id": message["id"], "custom_id": wanted["custom_id"],
            "component_type": wanted["type"],
        }  # fmt: skip
        return await self._post("component", body | ({"values": list(values)} if values else {}))

    async def _reply(self, interaction_id: str) -> Json:
        return await self.until(lambda: self._answer(interaction_id))

    def _answer(self, interaction_id: str) -> Json | None:
        if interaction_id in self._failed:
            raise Unanswered(f"{self.name}: {self._failed[interaction_id]}")
        for message in self.messages.values():
            made_by = (message.get("interaction_metadata") or {}).get("id")
            if made_by == interaction_id and not message["flags"] & LOADING:
                return message
        return None

    def _changed(self, message_id: str, before: int, interaction_id: str) -> Json | None:
        answered = self._answer(interaction_id)
        return self.messages[message_id] if self.revisions.get(message_id, 0) > before else answered

    def _hear(self, event: Json) -> None:
        data = event["d"]
        if event["t"] in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            self.messages[data["id"]] = data
            self.revisions[data["id"]] = self.revisions.get(data["id"], -1) + 1
        elif event["t"] == "MESSAGE_DELETE":
            self.messages.pop(data["id"], None)
        elif event["t"] == "INTERACTION_FAILED":
            self._failed[data["interaction_id"]] = str(data.get("reason"))
        self.seen.put_nowait(event)
        self._moved.set()


@asynccontextmanager
async def visit(url: str, name: str) -> AsyncIterator[Visitor]:
    """The person of this username, with the page open."""
    async with aiohttp.ClientSession(url) as http:
        visitor = Visitor(http, name)
        visitor.user_id = next(each["id"] for each in (await visitor.state())["users"] if each["username"] == name)
        async with http.ws_connect("/client/events", params={"as": visitor.user_id}) as socket:
            listening = asyncio.create_task(visitor.listen(socket))
            try:
                yield visitor
            finally:
                listening.cancel()


def walk(components: list[Json]) -> Iterator[Json]:
    """All components of a message, those inside others too."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])


def controls(message: Json) -> list[Json]:
    """What of a message can be pressed or chosen from."""
    return [each for each in walk(message["components"]) if "custom_id" in each and not each.get("disabled")]


def is_for(component: Json, verb: str) -> bool:
    """Whether a control has this custom id, or does this: `start` is the verb of `o1:start:…`."""
    custom_id = str(component["custom_id"])
    return custom_id == verb or custom_id.startswith(f"o1:{verb}:")


def _error(answer: Json) -> type[Unanswered]:
    """What a refusal of the stand-in means."""
    if answer.get("code") == UNKNOWN_MESSAGE:
        return Gone
    return Outdated if "custom_id" in answer.get("errors", {}) else Unanswered


def status_in(messages: Iterable[Json], thread: str) -> Json | None:
    """The newest status message in a game's thread, which has the game's controls; None before there is one."""
    found = [each for each in messages if each["channel_id"] == thread and not each["flags"] & PRIVATE]
    with_controls = [each for each in found if any(is_for(one, "rules") for one in controls(each))]
    return max(with_controls, key=lambda each: int(each["id"]), default=None)


def control(message: Json, verb: str) -> Json:
    """The control of a message that does this; raises LookupError."""
    for each in controls(message):
        if is_for(each, verb):
            return each
    raise LookupError(f"no {verb} in: {words(message)}")


def words(message: Json) -> str:
    """All a message says."""
    texts = [str(each["content"]) for each in walk(message["components"]) if "content" in each]
    return "\n".join([message["content"], *texts]).strip()


def _nested(known: list[Json], path: list[str], values: Json) -> list[Json]:
    by_name = {option["name"]: option for option in known}
    if path:
        step = by_name[path[0]]
        inner = _nested(step.get("options") or [], path[1:], values)
        return [{"name": path[0], "type": step["type"], "options": inner}]
    return [{"name": name, "type": by_name[name]["type"], "value": value} for name, value in values.items()]
