"""A database of an earlier release with the Discord it stood in, and what each of its buttons and selects does.

How such a folder was made, and what the files in it hold, says the `README.md` beside them.
"""

from __future__ import annotations

import json
import lzma
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import simcord
from simcord import InteractionResult, MemberActor, ResponseMessage
from simcord.backend.models.channel import Channel, ThreadMetadata
from simcord.backend.models.message import Message
from simcord.backend.models.user import User
from simcord.backend.serializers import user_payload
from simcord.builders import UserHandle

from bot.store.game_store import GameStore
from bot.store.personal_rows import PlanRow
from bot.store.rows import DraftRow, GameRow, MoveRow, PrefsRow, SeatRow
from bot.table.game import plan_lines
from bot.words.texts import Texts
from tests.flows import conftest
from tests.flows.limits import SELECT
from tests.flows.people import Hall

EPHEMERAL, LAYOUT = 1 << 6, 1 << 15  # flags of a message
PUBLIC_THREAD, PRIVATE_THREAD = 11, 12
ROW = 1  # the component that holds controls
Facts = dict[str, dict[str, Any]]


@dataclass(frozen=True, slots=True)
class Use:
    """A button or select of the old release, somebody who uses it, and what the old release made of that.

    `view` names the message it stood in, `place` is the channel of that message, `public` whether everybody saw it.
    `part` is the control as Discord was sent it, `values` are what is chosen in a select. `refused` are the codes of
    the refusals that were told, `does` what of `facts` changed.
    """

    view: str
    who: str
    place: int
    public: bool
    part: Mapping[str, Any]
    values: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    does: Mapping[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.who} in {self.view}: {self.part['custom_id']} {' '.join(self.values)}"


def unpack(folder: Path, database: Path) -> None:
    """Lay the packed database of a folder out as a file."""
    database.write_bytes(lzma.decompress((folder / "orrery.db.xz").read_bytes()))


def kept(folder: Path, name: str) -> Any:
    """What a packed JSON file of a folder holds."""
    return json.loads(lzma.decompress((folder / f"{name}.json.xz").read_bytes()))


def uses(folder: Path) -> list[Use]:
    """Every control that was kept, each with how it was used."""
    return [
        Use(**{**each, "values": tuple(each["values"]), "refused": tuple(each["refused"])})
        for each in kept(folder, "controls")
    ]


def back_to(pristine: Path, database: Path) -> None:
    """Bring the database, which a bot has open, back to what it was."""
    with closing(sqlite3.connect(pristine)) as source, closing(sqlite3.connect(database)) as target:
        source.backup(target)


class OldHall(Hall):
    """The server of the old release: its channels, threads and public messages under their ids, and its people.

    `asleep` is for how many seconds the bot was away. Made before the bot comes up, as it stands there on Discord.
    """

    def __init__(self, env: simcord.Env, world: Mapping[str, Any], asleep: int) -> None:
        self.env, self.keys = env, 0
        backend = env.backend
        backend.clock.advance(world["elapsed"] + asleep)
        self.guild = env.create_guild(id=world["guild"])
        self.people: dict[str, MemberActor] = {}
        for name, user_id in world["people"].items():
            user = backend.users[backend.reserve_id(user_id)] = User(user_id, name)
            self.people[name] = self.guild.add_member(UserHandle(env, user))
        self.ann, self.ben, self.cho = (self.people[name] for name in ("Ann", "Ben", "Cho"))
        for place in world["channels"]:
            self._place(place)
        for said in world["messages"]:
            self._message(**said)
        self.channel = next(each for each in self.guild.channels.values() if each.id == world["channels"][0]["id"])

    def _place(self, place: Mapping[str, Any]) -> None:
        backend, guild = self.env.backend, self.env.backend.get_guild(self.guild.id)
        now = backend.now_iso()
        channel = Channel(place["id"], place["type"], place["name"], guild.id, parent_id=place["parent"])
        if place["type"] in (PUBLIC_THREAD, PRIVATE_THREAD):
            channel.owner_id = backend.bot_user.id
            channel.thread_metadata = ThreadMetadata(archive_timestamp=now, create_timestamp=now)
            channel.thread_members = dict.fromkeys([backend.bot_user.id, *place["members"]], now)
            guild.thread_ids.append(channel.id)
        else:
            backend.reserve_id(channel.id)
            guild.channel_ids.append(channel.id)
        backend.channels[channel.id], backend.messages[channel.id] = channel, {}

    def _message(self, id: int, channel: int, content: str, components: list[dict[str, Any]], flags: int) -> None:
        backend = self.env.backend
        backend.messages[channel][backend.reserve_id(id)] = Message(
            id, channel, backend.bot_user.id, content, backend.now_iso(), flags=flags, components=components
        )

    async def use(self, use: Use) -> InteractionResult:
        """Press what somebody still sees of the old release, or choose in it."""
        who, backend = self.people[use.who], self.env.backend
        row = {"type": ROW, "id": 1, "components": [dict(use.part)]}
        message = Message(
            backend.snowflake(), use.place, backend.bot_user.id, "", backend.now_iso(), flags=LAYOUT, components=[row]
        )
        backend.messages[use.place][message.id] = message
        if not use.public:
            message.flags |= EPHEMERAL
            user = dict(user_payload(backend.get_user(who.id)))
            message.interaction_metadata = {
                "id": str(message.id), "type": 2, "user": user, "authorizing_integration_owners": {},
            }  # fmt: skip
        seen = ResponseMessage(self.env, message)
        if use.part["type"] == SELECT:
            return await who.select(seen, use.values)
        return await who.click(seen, custom_id=use.part["custom_id"])


async def facts(store: GameStore) -> Facts:
    """What people have brought about, by game; nothing of what computer players or chance make of it.

    So seats stand in the order of their people's ids, since a start draws who sits where, and options are those of a
    lobby, since each release may fill up in its own way with which a game begins.
    """
    found: Facts = {}
    async with store.read() as rows:
        for game in await rows.some(GameRow):
            seats = await rows.some(SeatRow, game_id=game.id)
            moves = await rows.some(MoveRow, game_id=game.id)
            plans = await rows.some(PlanRow, game_id=game.id)
            planned = {plan.seat: plan_lines.answers(plan.lines) for plan in plans}
            found[game.id] = {
                "kind": game.kind,
                "status": game.status,
                "options": game.options if game.status == "lobby" else {},
                "owner": game.owner_id,
                "placed": game.placed,
                "seats": sorted([seat.user_id or 0, bool(seat.agent), seat.resigned] for seat in seats),
                "orders": [{**seat.orders, **planned.get(seat.seat, {})} for seat in seats],
                "drafts": {str(row.seat): list(row.lines) for row in await rows.some(DraftRow, game_id=game.id)},
                "moves": [f"{row.seq} {row.line}" for row in moves if row.how in ("person", "undo")],
            }
        found["preferences"] = {
            str(row.user_id): [row.locale, row.remind_hours, row.theme] for row in await rows.some(PrefsRow)
        }
    return found


def changed(before: Facts, after: Facts) -> Facts:
    """What differs; of moves those that are new, and a new game under the name of its kind."""
    found: Facts = {}
    for name, now in after.items():
        was = before.get(name, {})
        new = {key: value for key, value in now.items() if was.get(key) != value}
        if "moves" in new and was:
            new["moves"] = new["moves"][len(was["moves"]) :]
        if new:
            found[name if was or name == "preferences" else f"new {now['kind']}"] = new
    return found


def refusals() -> tuple[str, ...]:
    """The refusals told since the list was cleared, but for those in a game's own words: these were not recorded."""
    told = (each for each in conftest.USED if each.startswith(("refusal-", "illegal-")))
    return tuple(sorted(each for each in told if Texts("en").has(each)))
