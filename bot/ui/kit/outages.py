"""What is not the fault of anybody here: Discord, or what stands before it, does not take a request just now."""

from __future__ import annotations

from types import SimpleNamespace

import aiohttp
import discord

API = "/api/"
NO_CONTENT = 204
TOO_MANY = 429


class NotDiscord(aiohttp.ClientConnectionError):
    """A web page of a proxy came in place of Discord's JSON; whether the request took effect is not known."""


def outage(error: BaseException) -> bool:
    """Whether an exception means that a request may be taken later: lost, refused as too many, or broken off there."""
    if isinstance(error, discord.HTTPException) and error.status == TOO_MANY:
        return True
    return isinstance(error, (aiohttp.ClientError, discord.DiscordServerError, discord.RateLimited))


def watched() -> aiohttp.TraceConfig:
    """For the session with Discord: raises `NotDiscord` for what is answered with success and is no JSON.

    discord.py would take the page for what was asked for, and fail over it as over a fault of its own.
    """
    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(_ended)
    return trace


async def _ended(
    session: aiohttp.ClientSession, context: SimpleNamespace, answered: aiohttp.TraceRequestEndParams
) -> None:
    response = answered.response
    success = 200 <= response.status < 300 and response.status != NO_CONTENT
    if success and answered.url.path.startswith(API) and response.content_type != "application/json":
        response.close()
        raise NotDiscord(f"{answered.method} {answered.url.path.partition('?')[0][:20]}…: {response.content_type}")
