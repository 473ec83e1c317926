"""The thread of a whole game, as people read it: `python -m tools.thread <game> --people 3 --lang ko`.

Everybody plays as a computer player would, so nobody has to be there. With `--pictures` the pictures of the posts lie
in a folder beside their text.
"""

from __future__ import annotations

import argparse
import asyncio
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.post.announcer import Announcer
from bot.post.poster import in_sight, wanted_pictures
from bot.table.game.snapshot import GameSnapshot, Person
from bot.table.table import Table
from bot.ui.kit.layout import Picture
from bot.ui.kit.readers import Reader
from bot.words.languages import public_texts
from bot.words.posts.note import Note
from images.render import picture
from rules import games
from testkit.direct import direct_store

PEOPLE = (Person(11, "Ann"), Person(22, "Ben"), Person(33, "민준"), Person(44, "Dana"), Person(55, "Eli"))
BEGINS = 1_767_600_000
BETWEEN = 3 * 3600  # seconds from one turn to the next


class Reading:
    """`Sender` that notes what a thread says, with the pictures of its posts where they are wanted."""

    def __init__(self, pictures: Path | None) -> None:
        self.posts: list[str] = []
        self._pictures = pictures
        self._ids = count(1)

    async def show(self, snapshot: GameSnapshot) -> int:
        """The public message is not read here."""
        return snapshot.row.message_id or next(self._ids)

    async def show_status(self, snapshot: GameSnapshot, *, below: bool) -> int:
        """Nor is the status."""
        return snapshot.row.status_id or next(self._ids)

    async def delete_status(self, snapshot: GameSnapshot, message_id: int) -> None:
        """Nothing stands there."""

    async def retire(self, snapshot: GameSnapshot, channel_id: int, message_id: int) -> None:
        """No table moves."""

    async def open_thread(self, snapshot: GameSnapshot) -> int:
        """One thread."""
        return snapshot.row.thread_id or next(self._ids)

    async def post(self, snapshot: GameSnapshot, note: Note) -> int:
        """Note a post."""
        number = len(self.posts) + 1
        shown, drawn = [], list[Picture]()
        for place, wanted in enumerate(wanted_pictures(snapshot, note), 1):
            assert wanted, "a post shows a game that has begun"
            made = picture(snapshot.row.kind, wanted.view, wanted.what, public_texts(snapshot.row)[0], wanted.options)
            name = f"{number:03}-{place}.jpg"
            drawn.append(Picture(name, made.data, made.alt, made.width, made.height))
            if place > 1 and not in_sight(note.text, drawn):
                break
            if self._pictures:
                (self._pictures / name).write_bytes(made.data)
            shown.append(f"[{name}] {made.alt}")
        self.posts.append("\n".join([note.text, *shown]))
        return next(self._ids)

    async def amend(self, snapshot: GameSnapshot, note: Note, message_id: int, place: int | None, user_id: int) -> None:
        """Calls that are answered are not read any more."""

    async def tell(self, snapshot: GameSnapshot, note: Note, reader: Reader, user_id: int) -> int | None:
        """Direct messages are nobody else's."""
        return None

    async def may_see(self, snapshot: GameSnapshot, user_id: int) -> bool:
        """Everybody does."""
        return True


async def thread(kind: str, people: int, lang: str, seed: str, pictures: Path | None = None) -> list[str]:
    """The posts of a game from its start to its end."""
    times = count(BEGINS, BETWEEN)
    now = [BEGINS]
    with TemporaryDirectory() as folder:
        store = await direct_store(Path(folder) / "orrery.db")
        table, reading = Table(store, lambda: now[0]), Reading(pictures)
        announcer = Announcer(table, reading)
        row = await table.lobby.create(kind, 1, 2, PEOPLE[0], lang)
        for guest in PEOPLE[1:people]:
            await table.lobby.join(row.id, guest)
        snapshot = await table.lobby.start(row.id, PEOPLE[0].user_id, seed)
        while snapshot.row.status == "running":
            await announcer.deliver(row.id)
            now[0] = next(times)
            asked = snapshot.owing[0]
            snapshot = await table.computers.play_for(row.id, asked.user_id or 0)
        await announcer.deliver(row.id)
        await store.close()
    return reading.posts


def main() -> None:
    """Print the posts."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=games.MODULES)
    parser.add_argument("--people", type=int, choices=range(2, len(PEOPLE) + 1), help="else as few as the game allows")
    parser.add_argument("--lang", default="en", choices=["en", "ko"])
    parser.add_argument("--seed", default="thread")
    parser.add_argument("--pictures", type=Path, help="a folder for the pictures of the posts")
    given = parser.parse_args()
    if given.pictures:
        given.pictures.mkdir(parents=True, exist_ok=True)
    people = given.people or games.game(given.game).seats[0]
    posts = asyncio.run(thread(given.game, people, given.lang, given.seed, given.pictures))
    print("\n\n".join(f"——— {number}\n{text}" for number, text in enumerate(posts, 1)))


if __name__ == "__main__":
    main()
