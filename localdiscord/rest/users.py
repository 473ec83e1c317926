"""Accounts, the bot's own application, direct messages, and where the gateway is."""

from __future__ import annotations

from localdiscord.actions.direct_messages import open_dm
from localdiscord.common.errors import refuse
from localdiscord.common.json_types import Json
from localdiscord.entities.applications import Application
from localdiscord.gateway.initial_state import gateway_url
from localdiscord.rest.request import Call, Reply, Routes
from localdiscord.state.serializers import channel_json

routes = Routes()


@routes.on("GET", "/users/@me")
def me(call: Call) -> Reply:
    """The bot's own account."""
    return call.bot.json() | {"verified": True, "mfa_enabled": True, "email": None, "locale": call.bot.locale}


@routes.on("GET", "/users/{user}")
def user(call: Call) -> Reply:
    """Anybody's account."""
    return call.world.user(call.params["user"]).json()


@routes.on("GET", "/users/@me/guilds")
def my_guilds(call: Call) -> Reply:
    """The servers the bot is in: the one."""
    guild = call.world.guild
    return [
        {
            "id": guild.id,
            "name": guild.name,
            "icon": None,
            "banner": None,
            "owner": False,
            "permissions": "0",
            "features": [],
        }
    ]


@routes.on("POST", "/users/@me/channels")
def open_direct(call: Call) -> Reply:
    """The DM channel with somebody."""
    recipient = call.json.get("recipient_id")
    if recipient is None:
        raise refuse(10013)
    channel = open_dm(call.world, call.bot, call.world.user(str(recipient)))
    return channel_json(call.world, channel, call.bot)


@routes.on("GET", "/oauth2/applications/@me")
def oauth_application(call: Call) -> Reply:
    """The bot's application, as libraries ask for it when they log in."""
    return application_json(call.application, call)


@routes.on("GET", "/applications/@me")
def application(call: Call) -> Reply:
    """The bot's application."""
    return application_json(call.application, call)


def application_json(application: Application, call: Call) -> Json:
    """Discord's application object."""
    owner = call.world.user(call.world.guild.owner_id)
    return {
        "id": application.id, "name": application.user.username, "icon": None, "description": "", "summary": "",
        "bot_public": True, "bot_require_code_grant": False, "verify_key": "0" * 64, "flags": 1 << 23, "team": None,
        "owner": owner.json(), "rpc_origins": [], "redirect_uris": [], "interactions_endpoint_url": None,
        "approximate_guild_count": 1, "approximate_user_install_count": 0, "hook": True, "tags": [],
        "bot": application.user.json(), "type": None, "flags_new": str(1 << 23), "explicit_content_filter": 0,
        "role_connections_verification_url": None, "approximate_user_authorization_count": 0,
        "eligible_oauth2_scopes": ["applications.commands", "bot"],
    }  # fmt: skip


@routes.on("GET", "/gateway", open=True)
def gateway(call: Call) -> Reply:
    """The gateway's address."""
    return {"url": gateway_url(call.world)}


@routes.on("GET", "/gateway/bot")
def gateway_for_bot(call: Call) -> Reply:
    """The gateway's address, with advice on shards."""
    limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    return {"url": gateway_url(call.world), "shards": 1, "session_start_limit": limit}
