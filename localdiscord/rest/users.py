"""Users, the bot's own application, DM channels, and the address of the gateway."""

from __future__ import annotations

from localdiscord.actions.direct_messages import open_dm
from localdiscord.common.errors import refuse
from localdiscord.common.json_types import Json
from localdiscord.entities.applications import Application
from localdiscord.gateway.initial_state import gateway_url
from localdiscord.rest.request import BotRequest, ResponseBody, Routes
from localdiscord.state.serializers import channel_json

routes = Routes()


@routes.on("GET", "/users/@me")
def me(request: BotRequest) -> ResponseBody:
    """Return the bot itself as a user."""
    return request.bot.json() | {"verified": True, "mfa_enabled": True, "email": None, "locale": request.bot.locale}


@routes.on("GET", "/users/{user}")
def user(request: BotRequest) -> ResponseBody:
    """Return a user."""
    return request.world.user(request.params["user"]).json()


@routes.on("GET", "/users/@me/guilds")
def my_guilds(request: BotRequest) -> ResponseBody:
    """List the servers the bot is a member of, which are all."""
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
        for guild in request.world.guilds.values()
    ]


@routes.on("POST", "/users/@me/channels")
def open_direct(request: BotRequest) -> ResponseBody:
    """Return the DM channel of the bot and a user, a new one if they have none."""
    recipient = request.json.get("recipient_id")
    if recipient is None:
        raise refuse(10013)
    channel = open_dm(request.world, request.bot, request.world.user(str(recipient)))
    return channel_json(request.world, channel, request.bot)


@routes.on("GET", "/oauth2/applications/@me")
def oauth_application(request: BotRequest) -> ResponseBody:
    """Return the bot's application at the address that libraries use for their login."""
    return application_json(request.application, request)


@routes.on("GET", "/applications/@me")
def application(request: BotRequest) -> ResponseBody:
    """Return the bot's application."""
    return application_json(request.application, request)


def application_json(application: Application, request: BotRequest) -> Json:
    """Discord's application object."""
    owner = request.world.user(request.world.guild.owner_id)
    return {
        "id": application.id, "name": application.user.username, "icon": None, "description": "", "summary": "",
        "bot_public": True, "bot_require_code_grant": False, "verify_key": "0" * 64, "flags": 1 << 23, "team": None,
        "owner": owner.json(), "rpc_origins": [], "redirect_uris": [], "interactions_endpoint_url": None,
        "approximate_guild_count": len(request.world.guilds), "approximate_user_install_count": 0, "hook": True,
        "tags": [],
        "bot": application.user.json(), "type": None, "flags_new": str(1 << 23), "explicit_content_filter": 0,
        "role_connections_verification_url": None, "approximate_user_authorization_count": 0,
        "eligible_oauth2_scopes": ["applications.commands", "bot"],
    }  # fmt: skip


@routes.on("GET", "/gateway", open=True)
def gateway(request: BotRequest) -> ResponseBody:
    """Return the gateway's address."""
    return {"url": gateway_url(request.world)}


@routes.on("GET", "/gateway/bot")
def gateway_for_bot(request: BotRequest) -> ResponseBody:
    """Return the gateway's address, how many shards to use, and how many sessions may be started."""
    limit = {"total": 1000, "remaining": 1000, "reset_after": 0}
    limit["max_concurrency"] = request.world.logins_at_once
    return {"url": gateway_url(request.world), "shards": request.world.shards, "session_start_limit": limit}
