"""Webhooks: an address of a person's own is told that it is their turn, beside the call on Discord.

What is to be told is written in the transaction that calls them, and sent after it by `bot/post/hooks.py`.
"""

from __future__ import annotations

import ipaddress
import re
from dataclasses import dataclass, replace
from typing import get_args

from yarl import URL

from bot.errors import Refusal
from bot.store.call_rows import HookCallRow, HookKind, HookRow, call_key
from bot.store.game_store import Span
from bot.store.rows import Rows
from bot.table.game.seated import Found, ListedGame
from bot.table.game.transactions import Part
from bot.table.limits import HOUR, spend

LONGEST = 400  # letters of an address
MOST_SET = 10  # times within an hour that one person may set an address, each of which sends a message to it
TRIES = 3  # of one call
AGAIN_SECONDS = 120  # after the first of them; four times as long after the second
LATE_SECONDS = 3600  # what could not be told for so long is not told any more
TOPIC = re.compile(r"/[-_A-Za-z0-9]{1,64}")
GIVEN_UP = 12  # failures that follow each other


@dataclass(frozen=True, slots=True)
class HookCall:
    """A webhook that is to be told, of which call, and the table that waits for its person."""

    hook: HookRow
    call: HookCallRow
    table: ListedGame


class Hooks(Part):
    """Setting the address, and what is to be told to it."""

    async def of(self, user_id: int) -> HookRow | None:
        """A person's webhook, or None."""
        async with self.transactions.read() as rows:
            return await rows.one(HookRow, user_id=user_id)

    async def set(self, user_id: int, url: str, kind: str, locale: str) -> HookRow:
        """Have an address told in a form from now on.

        Raises `Refusal` hook-address, hook-topic (of ntfy), hooks-too-often (most), stale for a form that is none.
        """
        now = self.transactions.now()
        known: tuple[HookKind, ...] = get_args(HookKind)
        form = next((each for each in known if each == kind), None)
        if form is None:
            raise Refusal("stale")
        made = HookRow(user_id, checked(url, form), form, locale, now)
        async with self.transactions.write(Span.BESIDE) as rows:
            await spend(rows, f"hook:{user_id}", now, HOUR, MOST_SET, "hooks-too-often")
            await rows.drop(HookCallRow, user_id=user_id)
            await rows.put(made)
        return made

    async def drop(self, user_id: int) -> None:
        """Have it told no more, and forget the address."""
        async with self.transactions.write(Span.BESIDE) as rows:
            await _dropped(rows, user_id)

    async def due(self) -> list[HookCall]:
        """The calls that webhooks are to be told of now; those that are true no more are forgotten instead.

        Whoever sends one says afterwards whether it was `told` or has `failed`; until then it is due again each time.
        """
        async with self.transactions.read() as rows:
            if not await rows.some(HookCallRow):
                return []
        now = self.transactions.now()
        async with self.transactions.write(Span.BESIDE) as rows:
            pending = [call for call in await rows.some(HookCallRow) if call.due_at <= now]
            found = {call: await _found(rows, call, now) for call in pending}
            for call in (call for call, told in found.items() if told is None):
                await rows.drop(HookCallRow, user_id=call.user_id, game_id=call.game_id)
        return [told for told in found.values() if told]

    async def forget_due(self) -> None:
        """Forget what is to be told: the host has switched webhooks off."""
        async with self.transactions.read() as rows:
            if not await rows.some(HookCallRow):
                return
        async with self.transactions.write(Span.BESIDE) as rows:
            await rows.drop(HookCallRow)

    async def told(self, told: HookCall) -> None:
        """Note that it was told of a call; of a newer one of the same table it is still to be."""
        async with self.transactions.write(Span.BESIDE) as rows:
            call = await rows.one(HookCallRow, user_id=told.call.user_id, game_id=told.call.game_id)
            if call and call.at == told.call.at:
                await rows.drop(HookCallRow, user_id=call.user_id, game_id=call.game_id)
            hook = await rows.one(HookRow, user_id=told.call.user_id)
            if hook and hook.failures and hook.at == told.hook.at:
                await rows.put(replace(hook, failures=0))

    async def failed(self, told: HookCall) -> None:
        """Note that a webhook could not be told of a call.

        It is due again after `AGAIN_SECONDS`, then after four times as long; after `TRIES` the call is forgotten. Does
        nothing where the person has set another address meanwhile. Failures in a row are counted for `given_up`.
        """
        user, game, now = told.call.user_id, told.call.game_id, self.transactions.now()
        async with self.transactions.write(Span.BESIDE) as rows:
            hook = await rows.one(HookRow, user_id=user)
            if hook is None or hook.at != told.hook.at:  # another address by now
                return
            await rows.put(replace(hook, failures=hook.failures + 1))
            call = await rows.one(HookCallRow, user_id=user, game_id=game)
            if call is None or call.at != told.call.at:
                return
            tries = call.tries + 1
            if tries >= TRIES:
                await rows.drop(HookCallRow, user_id=user, game_id=game)
            else:
                await rows.put(replace(call, tries=tries, due_at=now + AGAIN_SECONDS * 4**call.tries))

    async def given_up(self) -> list[HookRow]:
        """The webhooks that have failed `GIVEN_UP` times in a row: to be dropped, with a word to their people."""
        async with self.transactions.read() as rows:
            return [hook for hook in await rows.some(HookRow) if hook.failures >= GIVEN_UP]


def checked(url: str, kind: HookKind) -> str:
    """An address as it is asked; raises `Refusal` hook-address, or hook-topic for one that is no topic of ntfy.

    It is https at a name of the internet. Where that name leads is looked at whenever it is asked, since it may change.
    """
    given = url.strip()
    try:
        found = URL(given)
        host, port = found.host or "", found.port or 0
    except ValueError:
        raise Refusal("hook-address") from None
    sound = given.isascii() and given.isprintable() and len(given) <= LONGEST and not found.fragment
    named = "." in host.strip(".") and not is_address(host) and found.user is None and found.password is None
    if found.scheme != "https" or not (sound and named) or (port != 443 and port < 1024):
        raise Refusal("hook-address")
    if kind == "ntfy" and not TOPIC.fullmatch(found.path):
        raise Refusal("hook-topic")
    return str(found)


def host_of(hook: HookRow) -> str:
    """The name at which a webhook is asked: what is not secret of its address."""
    return URL(hook.url).host or ""


def is_address(host: str) -> bool:
    """Whether a host is written as an IP address: nobody looks up where that leads."""
    try:
        ipaddress.ip_address(host.strip("[]"))
    except ValueError:
        return False
    return True


async def note_called(rows: Rows, user_id: int, game_id: str, now: int) -> None:
    """Note that a person is called for a table; their webhook is told, if they have one."""
    await rows.use(call_key(user_id, game_id), now)
    hook = await rows.one(HookRow, user_id=user_id)
    if hook and hook.failures < GIVEN_UP:
        await rows.put(HookCallRow(user_id, game_id, now, now))


async def _dropped(rows: Rows, user_id: int) -> None:
    await rows.drop(HookCallRow, user_id=user_id)
    await rows.drop(HookRow, user_id=user_id)


async def _found(rows: Rows, call: HookCallRow, now: int) -> HookCall | None:
    """A call with its webhook and table; None where it is true no more, or too late."""
    hook = await rows.one(HookRow, user_id=call.user_id)
    if hook is None or hook.failures >= GIVEN_UP or now - call.at > LATE_SECONDS:
        return None
    tables = Found(await rows.listed_of(call.user_id))
    table = next((each for each in tables if each.row.id == call.game_id and each.waits_for(call.user_id)), None)
    return HookCall(hook, call, table) if table else None
