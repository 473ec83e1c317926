"""How tall panels are on a phone: `python -m tests.e2e.heights [gaia race] [--guided] [--lang ko] [-o shots]`.

For each kind of question of a game there is a kept position (`tools.keep`). Somebody opens the panel there at the
stand-in's page, in a window of 390 x 844 px, and each of its headings; amounts are made more, kind by kind. Printed is
a table of the heights in px: from the top of the picture to the bottom of the controls without *More*, of the picture,
of the tip and whatever else is said to a beginner, and of the whole message with its author, news and *More*; with `-o`
a picture of each panel is kept, with `--light` in the light theme. `--guided` makes first games of the positions, with
a tip for each question. `--pages` measures in their place every page to which a panel leads and that only reads (the
reference, boards, the log, votes …), at one position of each game, and those of an open table, of `/play` with six
games and of other commands.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import re
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from functools import partial
from itertools import groupby, islice
from pathlib import Path
from random import Random
from typing import Any

from bot.store.deed_rows import VoteRow
from bot.store.rows import GameRow, MoveRow, PrefsRow, Rows, SeatRow
from bot.store.sqlite import SqliteStore
from demo.stage import Stage, stage
from localdiscord.common.snowflakes import id_for
from localdiscord.person import Person
from rules import games
from rules.core import saves
from rules.core.decisions import Allocate, Decision
from rules.core.game import Game
from testkit.playouts import play_on
from tests.browser import Browser, Page, browser, tid
from tests.e2e.pages import Crawl
from tools.keep import OVER, kept
from tools.measure.guest import Guest, Json
from tools.measure.tables import ready

WIDTH, HEIGHT = 390, 844
MOST = 700  # px that a phone shows at once
NEWS = 8  # moves that have happened lately
LONG = 30  # the same where pages are measured: more than a page of the log
WHOLE = 800  # px that a whole message may fill, with its author
COMMANDS = ("play", "help", "privacy", "setup check")  # that lead to pages without a table
TABLES = 6  # that somebody plays at
PEOPLE = ("ada", "minjun", "kofi", "lin", "iris", "omar")
VOTES: Sequence[tuple[str, dict[str, str | int]]] = (
    ("pause", {}), ("clock", {"clock": "daily"}), ("decided", {}), ("end", {}),
)  # fmt: skip
FUTURE = 4_000_000_000  # s since 1970
PRESSED = 6  # times that one more is chosen where amounts are put together
SHORT = 120  # letters of the name of a picture
LOADED = "Promise.all([...document.querySelectorAll('.picture img')].map(i => i.decode())).then(() => true)"
MEASURED = """(id => {
    const message = document.querySelector(`[data-testid="message-${id}"]`);
    const height = found => Math.round([...found].reduce((sum, e) => sum + e.getBoundingClientRect().height, 0));
    const pictures = message.querySelectorAll('.picture');
    const controls = [...message.querySelectorAll('[data-testid^="o1:"]:not([data-testid^="o1:more:"])')];
    const top = pictures.length ? pictures[0].getBoundingClientRect().top : message.getBoundingClientRect().top;
    const parts = [...controls, ...pictures];
    const bottom = Math.max(...(parts.length ? parts : [message]).map(e => e.getBoundingClientRect().bottom));
    const tips = [...message.querySelectorAll('blockquote')].filter(e => e.textContent.includes('💡'));
    const measured = {whole: height([message]), picture: height(pictures), tip: height(tips)};
    return {...measured, main: Math.round(bottom - top)};
})"""


@dataclass(frozen=True, slots=True)
class Asked:
    """A position in which a seat is asked a question (None: the game is over), and what has happened lately."""

    game: Game
    state: Any
    seat: int
    question: Decision | None
    lately: tuple[MoveRow, ...]

    @property
    def kind(self) -> str:
        """The kind of question, or that the game is over."""
        return self.question.kind if self.question else OVER


@dataclass(frozen=True, slots=True)
class Height:
    """How tall a panel is, in px, and what it asks: the kind of question and the open heading.

    `main` is from the top of the picture to the bottom of the controls, without *More*. `tip` is 0 outside of a
    guided game.
    """

    game: str
    kind: str
    heading: str
    whole: int
    picture: int
    tip: int
    main: int

    @property
    def row(self) -> str:
        """A line of a Markdown table."""
        heights = (self.main, self.picture, self.tip, self.whole)
        cells = (self.game, self.kind, self.heading or "–", *map(str, heights))
        return "| " + " | ".join(cells) + " |"


def positions(game_id: str, news: int = NEWS) -> list[Asked]:
    """The kept position of each kind of question of a game, with so many moves as they may come there."""
    game = games.game(game_id)
    return [_asked(game, kind, path, news) for kind, path in kept(game).items()]


def _asked(game: Game, kind: str, path: Path, news: int) -> Asked:
    state = saves.load(game, game.version, gzip.decompress(path.read_bytes()))
    if kind == OVER:
        return Asked(game, state, 0, None, ())
    question = next(each for each in game.pending(state) if each.kind == kind)
    seat, others = question.seat, (question.seat + 1) % len(state.players)
    played = islice(play_on(game, saves.load(game, game.version, saves.save(game, state)), "news", Random(0)), news)
    lately = tuple(
        MoveRow("", seq, str(move), others, "agent", seq - 1, game.version, chance=True, revealed=True,
                events=outcome.events, at=1)
        for seq, (_, move, outcome) in enumerate(played, 1)
    )  # fmt: skip
    return Asked(game, state, seat, question, lately)


async def stored(
    db: Path, found: Sequence[Asked], theme: str = "dark", *, guided: bool = False, pages: bool = False
) -> dict[str, Asked]:
    """The positions as running tables of a new database, by their ids; the first person sits where it is asked.

    `theme` is the one of this person's pictures, `dark` or `light`. Tables that are `guided` tell a beginner what
    came after the first of the moves, which is the beginner's own. With `pages` there are votes, and an open table.
    """
    store, tables = await SqliteStore.open(db), {f"h{number:04}": asked for number, asked in enumerate(found)}
    try:
        async with store.write() as rows:
            await rows.put(PrefsRow(int(id_for(f"user/{PEOPLE[0]}")), theme=theme))
            for table, asked in tables.items():
                seq = asked.lately[-1].seq if asked.lately else 0
                await rows.put(replace(_table(table, asked, seq), guided=guided))
                for seat, name in enumerate(_people(asked)):
                    await rows.put(SeatRow(table, seat, int(id_for(f"user/{name}")), name.title()))
                for move in asked.lately:
                    await rows.put(replace(move, game_id=table))
                if pages:
                    await _voted(rows, table, asked)
                if guided and asked.lately:
                    await rows.put(replace(asked.lately[0], game_id=table, seat=asked.seat, how="person"))
            if pages:
                await _opened(rows, found[0])
    finally:
        await store.close()
    return tables


async def _voted(rows: Rows, table: str, asked: Asked) -> None:
    """As many open votes as a page of them shows."""
    voters = tuple(int(id_for(f"user/{name}")) for name in _people(asked))
    for number, (kind, facts) in enumerate(VOTES, 1):
        await rows.put(VoteRow(table, number, kind, facts, voters[-1], 1, FUTURE, voters, {}))


async def _opened(rows: Rows, asked: Asked) -> None:
    """A table that has not begun, of the first person."""
    table = replace(_table("lobby", asked, 0), status="lobby", state=b"", version=1, seed="")
    await rows.put(table)
    for seat, name in enumerate(PEOPLE[:3]):
        await rows.put(SeatRow(table.id, seat, int(id_for(f"user/{name}")), name.title()))


def _table(table: str, asked: Asked, seq: int) -> GameRow:
    guild, channel, owner = (int(id_for(name)) for name in ("guild/observatory", "channel/tables", "user/ada"))
    return GameRow(
        table, asked.game.id, guild, channel, owner, "en", 1, "running" if asked.question else "over", 1, 1,
        version=asked.game.version, state=saves.save(asked.game, asked.state), seq=seq, posted_seq=seq, shown_rev=1,
        seed="heights",
    )  # fmt: skip


def _people(asked: Asked) -> list[str]:
    """Who sits where: the first person at the seat that is asked."""
    names = [name for name in PEOPLE if name != PEOPLE[0]]
    names.insert(asked.seat, PEOPLE[0])
    return names[: len(asked.state.players)]


@asynccontextmanager
async def phone(chromium: Browser, here: Stage, lang: str, *, dark: bool) -> AsyncIterator[Page]:
    """The page of the first person, in a window as large as that of a phone."""
    me, lobby = id_for(f"user/{PEOPLE[0]}"), id_for("channel/lobby")
    here.world.users[me].locale = lang
    page = await chromium.open(f"{here.url}#as={me}&c={lobby}", WIDTH, HEIGHT, dark=dark)
    await page.wait("#channel-head h1")
    yield page
    await page.close()


class Looker:
    """The first person, who opens panels and their headings and measures them."""

    def __init__(self, here: Stage, page: Page, shots: Path | None, *, dark: bool = True) -> None:
        self.person, self.page, self.shots = Person(here.world, PEOPLE[0]), page, shots
        self.dark = dark
        self.guest = Guest(here.world, self.person.user)

    async def look(self, table: str, asked: Asked) -> AsyncIterator[Height]:
        """The heights of a panel, and of what is under each of its headings."""
        message = await self._open(table, asked)
        yield await self._height(message, asked, "")
        if asked.question and isinstance(asked.question.ask, Allocate):
            async for height in self._put_together(message, asked):
                yield height
            return
        found = headings(message)
        for call, value, heading in found:
            opened, _ = await self.guest.press(message, call, [value] if value else [])
            yield await self._height(opened, asked, heading)
            if up := _up(opened):
                message, _ = await self.guest.press(opened, up)
            else:
                await self._dismiss(opened)
                message = await self._open(table, asked)
        await self._dismiss(message)

    async def _put_together(self, message: Json, asked: Asked) -> AsyncIterator[Height]:
        """The heights while one more of something is chosen, again and again, each time of another kind."""
        for press in range(PRESSED):
            more = one_more(message)
            if not more:
                break
            call, value = more[press * 2 % len(more)]
            message, _ = await self.guest.press(message, call, [value] if value else [])
            yield await self._height(message, asked, f"{press + 1} more")
        await self._dismiss(message)

    async def look_at_pages(self, table: str, asked: Asked) -> AsyncIterator[Height]:
        """The heights of what a panel leads to, by the way there."""
        async for height in self._pages(lambda: self._open(table, asked), asked, asked.kind):
            yield height

    async def look_at_commands(self, asked: Asked) -> AsyncIterator[Height]:
        """The heights of what commands show that are about no table, and of what these lead to."""
        for command in (*COMMANDS, f"{asked.game.id} rules"):
            message = await self._command(command)
            yield await self._height(message, asked, "", f"/{command}")
            await self._dismiss(message)
            async for height in self._pages(partial(self._command, command), asked, f"/{command}"):
                yield height

    async def _pages(self, begin: Callable[[], Awaitable[Json]], asked: Asked, kind: str) -> AsyncIterator[Height]:
        without = () if kind == "/play" else ("hub",)  # there it is looked at already
        async for opened in Crawl(self.guest, begin, self._dismiss_all, without).pages():
            yield await self._height(opened.message, asked, opened.name, kind)

    async def _command(self, command: str) -> Json:
        shown = await (await self.person.slash(command)).loaded()
        found: Json = await self.guest._until(lambda: self._loaded(shown.id))
        return found

    async def _dismiss_all(self, messages: Sequence[str]) -> None:
        for message in messages:  # by script, since there are very many, and the mouse waits until all stands still
            await self.page.evaluate(f"document.querySelector({json.dumps(_dismissing(message))})?.click()")

    async def _open(self, table: str, asked: Asked) -> Json:
        """The panel as it opens; what may be said beside the game is opened in it."""
        reply = await self.person.slash(f"{asked.game.id} turn", table=table)
        shown = await reply.loaded()
        found: Json = await self.guest._until(lambda: self._loaded(shown.id))
        beside = (
            each for each in _ids(found) if _verb({"custom_id": each}) == "open" and each.endswith(f":{asked.kind}")
        )
        if asked.question and asked.question.optional and (way := next(beside, None)):
            found, _ = await self.guest.press(found, way)
        return found

    async def _dismiss(self, message: Json) -> None:
        await self.page.click(_dismissing(message["id"]))

    def _loaded(self, message_id: str) -> Json | None:
        found = self.guest.messages.get(message_id)
        return found if found and found["components"] else None

    async def _height(self, message: Json, asked: Asked, heading: str, kind: str = "") -> Height:
        kind = kind or asked.kind
        for each in (f"message-{message['id']}", *_ids(message)):
            await self.page.until(f"document.querySelector({json.dumps(tid(each))}) !== null")
        await self.page.until(LOADED)
        found: Mapping[str, int] = await self.page.evaluate(f"{MEASURED}({json.dumps(message['id'])})")
        if self.shots:
            await self._shoot(message, f"{asked.game.id}-{kind}-{heading or 'top'}", found["whole"])
        return Height(asked.game.id, kind, heading, **found)

    async def _shoot(self, message: Json, name: str, height: int) -> None:
        assert self.shots
        await self.page.resize(WIDTH, max(HEIGHT, height + 200), dark=self.dark)
        await self.page.evaluate(
            f"document.querySelector({json.dumps(tid('message-' + message['id']))}).scrollIntoView()"
        )
        await self.page.screenshot(self.shots / f"{re.sub('[^A-Za-z0-9가-힣-]+', '_', name)[:SHORT]}.png")
        await self.page.resize(WIDTH, HEIGHT, dark=self.dark)


def _dismissing(message: str) -> str:
    return f"{tid('message-' + message)} {tid('dismiss')}"


def _walk(components: Sequence[Json]) -> Iterator[Json]:
    for component in components:
        yield component
        yield from _walk(component.get("components") or [])


def _verb(component: Json) -> str:
    """The verb of a control; "" of any other part."""
    return str(component.get("custom_id", "")).partition(":")[2].partition(":")[0]


def _ids(message: Json) -> list[str]:
    return [each["custom_id"] for each in _walk(message["components"]) if "custom_id" in each]


def headings(message: Json) -> list[tuple[str, str, str]]:
    """The headings of a panel: the control that opens one, the value to choose in it, and the name of the heading."""
    found = []
    for each in _walk(message["components"]):
        call = str(each.get("custom_id", ""))
        if not call.startswith("o1:open:"):
            continue
        args = call.split(":", 4)[4].split("/")
        if "options" in each:
            values = [option["value"] for option in each["options"]]
            found += [(call, value, value) for value in values if not value.startswith("=") and len(args) == 1]
        elif len(args) == 3 and args[1] != "_":
            found.append((call, "", args[1]))
    return found


def one_more(message: Json) -> list[tuple[str, str]]:
    """What makes an amount one more, or leads to amounts: the control, and the value to choose in it."""
    found = []
    for each in _walk(message["components"]):
        call = str(each.get("custom_id", ""))
        args = call.split(":", 4)[4].split("/") if call.startswith("o1:open:") else []
        if "options" in each and args:
            found += [(call, option["value"]) for option in each["options"]]
        elif args[3:] and args[3].startswith(("more", "slot", "take")) and not each.get("disabled"):
            found.append((call, ""))
        elif len(args) == 2 and args[1] == "0":
            found.append((call, ""))  # from whole answers to amounts
    return found


def _up(message: Json) -> str:
    """The way back to all headings; "" where there is none, as from a slot over which something is spread."""
    pressed = (each for each in _walk(message["components"]) if "options" not in each)
    calls = (str(each.get("custom_id", "")) for each in pressed)
    return next((call for call in calls if call.startswith("o1:open:") and "/" not in call.split(":", 4)[4]), "")


def _some(found: Sequence[Asked], kinds: Sequence[str]) -> Iterator[Asked]:
    """A position of each game, or those of some kinds, from the seat that is asked and from another that is not."""
    running = [asked for asked in found if asked.question and asked.lately]
    first = [next(group) for _, group in groupby(running, key=lambda asked: asked.game.id)]
    for asked in running if kinds else first:
        pending = {question.seat for question in asked.game.pending(asked.state)}
        yield asked
        resting = (seat for seat in range(len(asked.state.players)) if seat not in pending)
        yield from (replace(asked, seat=seat) for seat in islice(resting, 1))


async def heights(
    found: Sequence[Asked],
    folder: Path,
    lang: str = "en-US",
    *,
    dark: bool = True,
    guided: bool = False,
    shots: Path | None = None,
    pages: bool = False,
) -> list[Height]:
    """The heights of the panels of these positions, or of the `pages` to which they lead."""
    db = folder / "heights.db"
    tables = await stored(db, found, "dark" if dark else "light", guided=guided, pages=pages)
    measured = list[Height]()
    async with stage(folder, db) as here, browser() as chromium:
        here.world.hub.settle = 0.0
        await here.bot.start()
        await ready(here)
        async with phone(chromium, here, lang, dark=dark) as page:
            looker = Looker(here, page, shots, dark=dark)
            for table, asked in tables.items():
                look = looker.look_at_pages if pages else looker.look
                measured += [height async for height in look(table, asked)]
            if pages:
                measured += [height async for height in looker.look_at_commands(found[0])]
    return measured


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=[*games.MODULES])
    parser.add_argument("--kinds", nargs="*", help="only questions of these kinds")
    parser.add_argument("--lang", choices=["en-US", "ko"], default="en-US")
    parser.add_argument("--guided", action="store_true", help="as somebody's first games")
    parser.add_argument("--light", action="store_true")
    parser.add_argument("--pages", action="store_true", help="what panels and commands lead to")
    parser.add_argument("-o", "--out", type=Path)
    given = parser.parse_args()
    found = [asked for game in given.games for asked in positions(game, LONG if given.pages else NEWS)]
    wanted = [asked for asked in found if not given.kinds or asked.kind in given.kinds]
    if given.pages:
        wanted = [*_some(wanted, given.kinds or ())]
    with tempfile.TemporaryDirectory() as folder:
        looked_at = heights(
            *(wanted, Path(folder), given.lang),
            dark=not given.light,
            guided=given.guided,
            shots=given.out,
            pages=given.pages,
        )
        made = asyncio.run(looked_at)
    print("| Game | Question | Heading | Picture, question and controls, px | picture | tip | whole message |")
    print("|---|---|---|---|---|---|---|")
    print("\n".join(height.row for height in made))
    for name, most, tall in (
        ("main", MOST, [each.main for each in made]),
        ("whole", WHOLE, [each.whole for each in made]),
    ):
        print(f"{name}: tallest {max(tall)}; above {most}: {sum(each > most for each in tall)} of {len(tall)}")
    print("\n".join(height.row for height in made if height.whole > WHOLE))


if __name__ == "__main__":
    main()
