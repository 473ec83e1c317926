"""The pages that a panel, the hub and commands lead to, found by pressing whatever only reads."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterator, Sequence
from dataclasses import dataclass

from tools.measure.guest import Guest, Json

MOST = {  # pages of a verb that are opened from one beginning; a page behind ▶ counts
    "then": 3, "zoom": 2, "words": 8, "entry": 12, "rewind": 1, "plan-open": 3, "chapter": 80, "log": 8, "why": 12,
    "option": 4, "hub": 4, "read": 12, "queue-game": 1, "correct-see": 1,
}  # fmt: skip
READING = (
    *("tip", "lookup", "chapter", "entry", "why", "hint", "since", "digest", "mine", "boards", "board", "zoom"),
    *("sheets", "words", "read", "log", "then", "beforehand", "plan", "plan-open"),
    *("never", "orders", "promises", "notes"),
    *("votes", "further", "rewind", "my-seat", "hand-over", "mute", "settings", "server"),
    *("queue", "queue-game", "block-list", "bar-list", "templates", "lobby", "options", "option", "guests"),
    *("hub", "rules", "privacy", "privacy-delete", "hook", "report", "correct-see", "watch"),
)
USUAL = 20  # the same of any other verb
DEEPEST = 12  # presses from the beginning, so that long chapters are read to their end
Way = tuple[str, str]  # a control by its custom id, and what is chosen in it ("" is none)


@dataclass(frozen=True, slots=True)
class Opened:
    """A page, by what was pressed on the way to it."""

    name: str
    message: Json


class Crawl:
    """Somebody who opens every page to which a message leads, each once.

    `begin` opens the message anew, `dismiss` takes messages away that are no longer looked at. Those that `without`
    names are not opened.
    """

    def __init__(
        self,
        guest: Guest,
        begin: Callable[[], Awaitable[Json]],
        dismiss: Callable[[Sequence[str]], Awaitable[None]],
        without: Collection[str] = (),
    ) -> None:
        self.guest, self.begin, self.dismiss, self.without = guest, begin, dismiss, without
        self._seen: set[Way] = set()
        self._counts: Counter[str] = Counter()
        self._path: list[Way] | None = None
        self._messages: list[Json] = []

    async def pages(self) -> AsyncIterator[Opened]:
        """Each page, first those to which the one before leads; not the message with which it begins."""
        waiting = [[way] for way in self._new(await self._at([]))]
        while waiting:
            path = waiting.pop(0)
            message = await self._at(path)
            yield Opened(_name(path), message)
            if len(path) < DEEPEST:
                waiting = [*([*path, way] for way in self._new(message)), *waiting]
        await self.dismiss([each["id"] for each in self._messages])

    async def _at(self, path: list[Way]) -> Json:
        """The message at the end of a way: a press further on, or again from the beginning."""
        if self._path is None or self._path != path[:-1]:
            await self.dismiss([each["id"] for each in self._messages])
            self._path, self._messages = [], [await self.begin()]
            for way in path[:-1]:
                await self._press(way)
        if path:
            await self._press(path[-1])
        self._path = path
        return self._messages[-1]

    async def _press(self, way: Way) -> None:
        call, value = way
        message, _ = await self.guest.press(self._messages[-1], call, [value] if value else [])
        self._messages = [*(each for each in self._messages if each["id"] != message["id"]), message]

    def _new(self, message: Json) -> list[Way]:
        """The ways from a message that nobody has gone, as many as are looked at."""
        found = list[Way]()
        for call, value in _ways(message["components"]):
            verb = value if _verb(call) == "more" else _verb(call)
            key = (_without_revision(call), value)
            if (
                verb in READING
                and verb not in self.without
                and key not in self._seen
                and self._counts[verb] < MOST.get(verb, USUAL)
            ):
                self._seen.add(key)
                self._counts[verb] += 1
                found.append((call, value))
        return found


def _ways(components: Sequence[Json]) -> Iterator[Way]:
    for each in components:
        yield from _ways(each.get("components") or [])
        if accessory := each.get("accessory"):
            yield from _ways([accessory])
        if not each.get("custom_id") or each.get("disabled"):
            continue
        if "options" in each:
            yield from ((each["custom_id"], option["value"]) for option in each["options"] if not option.get("default"))
        elif each["type"] == 2:  # a button; menus of people and roles lead nowhere
            yield each["custom_id"], ""


def _name(path: Sequence[Way]) -> str:
    """What was pressed, with its arguments: `log/1`, `lookup > chapter=race/card`."""
    return " > ".join(_shown(*way) for way in path[-2:])


def _shown(call: str, value: str) -> str:
    _, verb, *_, args = _parts(call)
    if verb == "more":
        return value
    return "/".join(filter(None, [verb, args])) + (f"={value}" if value else "")


def _parts(call: str) -> tuple[str, str, str, str, str]:
    version, verb, game, revision, args = (call.split(":", 4) + [""] * 5)[:5]
    return version, verb, game, revision, args


def _verb(call: str) -> str:
    return _parts(call)[1]


def _without_revision(call: str) -> str:
    version, verb, game, _, args = _parts(call)
    return ":".join((version, verb, game, args))
