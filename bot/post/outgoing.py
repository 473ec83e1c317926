"""Requests to addresses that people have chosen: to the internet only, small, and never for long."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from yarl import URL

from bot.table.calls.hooks import is_address

SECONDS = 5.0  # for the whole of a request, looking up its host included
LOOK_UPS = 16  # at a time, in threads of their own: a slow one keeps nothing else of the bot waiting
AT_ONCE = 8
TRANSLATED = (ipaddress.ip_network("64:ff9b::/96"), ipaddress.ip_network("64:ff9b:1::/48"))  # IPv4 within IPv6
Looked = Callable[[str, int, socket.AddressFamily], list[Any]]


class Refused(OSError):
    """A host that is not on the internet alone."""


def public(address: str) -> bool:
    """Whether an IP address is one of the internet, and no way back to the machine or the network of the host."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:  # with the name of a network card, such as fe80::1%eth0
        return False
    if isinstance(found, ipaddress.IPv6Address):
        within = found.ipv4_mapped or found.sixtofour or found.teredo
        if within or any(found in network for network in TRANSLATED):
            return False
    return found.is_global and not found.is_multicast


class Outgoing:
    """Posts to addresses of people. A request goes where the look-up led that was found to be public, nowhere else."""

    def __init__(self, allowed: Callable[[str], bool] = public, seconds: float = SECONDS) -> None:
        self._resolver = _PublicResolver(allowed)
        self._seconds = seconds
        self._session: aiohttp.ClientSession | None = None

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> bool:
        """Whether an address took a body, with a status of 200 to 299; nothing is raised.

        What it says is not read, and where it points to is not followed. An address that is a number is never asked.
        """
        if is_address(URL(url).host or ""):  # nothing would look it up
            return False
        try:
            async with self._opened().post(url, data=body, headers=headers, allow_redirects=False) as answer:
                return 200 <= answer.status < 300
        except (aiohttp.ClientError, TimeoutError, OSError, ValueError):
            return False

    def _opened(self) -> aiohttp.ClientSession:
        if self._session is None:
            connector = aiohttp.TCPConnector(
                resolver=self._resolver, use_dns_cache=False, force_close=True, limit=AT_ONCE
            )
            self._session = aiohttp.ClientSession(
                connector=connector,
                timeout=aiohttp.ClientTimeout(total=self._seconds),
                cookie_jar=aiohttp.DummyCookieJar(),
                auto_decompress=False,
            )
        return self._session

    async def close(self) -> None:
        """Let go of what is open."""
        if self._session:
            await self._session.close()
        await self._resolver.close()


class _PublicResolver(AbstractResolver):
    """Looks hosts up, and refuses those of which any address is not allowed."""

    def __init__(self, allowed: Callable[[str], bool]) -> None:
        self._allowed = allowed
        self._threads = ThreadPoolExecutor(LOOK_UPS, thread_name_prefix="look-up")

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """The addresses of a host; raises `Refused`."""
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(self._threads, _look_up, host, port, family)
        addresses = list(dict.fromkeys((each[0], each[4][0]) for each in found))
        if not addresses or not all(self._allowed(address) for _, address in addresses):
            raise Refused("not on the internet")
        return [
            ResolveResult(
                hostname=host, host=address, port=port, family=kind, proto=socket.IPPROTO_TCP,
                flags=socket.AI_NUMERICHOST,
            )
            for kind, address in addresses
        ]  # fmt: skip

    async def close(self) -> None:
        """Wait for no look-up."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _look_up(host: str, port: int, family: socket.AddressFamily) -> list[Any]:
    return socket.getaddrinfo(host, port, family=family, type=socket.SOCK_STREAM)
