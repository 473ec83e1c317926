"""A person writes, or hides what only they can see."""

from __future__ import annotations

from localdiscord.actions.composing import blank, compose
from localdiscord.actions.mentions import EVERYTHING
from localdiscord.actions.messages import enter, mark_read, publish
from localdiscord.common.errors import refuse
from localdiscord.entities.channels import Channel
from localdiscord.entities.messages import Message
from localdiscord.entities.users import User
from localdiscord.state.permissions import require_sending
from localdiscord.state.world import World


def speak(world: World, user: User, channel: Channel, content: str) -> Message:
    """Somebody writes into a channel, thread or DM."""
    require_sending(world, user, channel)
    written = compose(world, blank(world, channel, user), {"content": content}, {}, EVERYTHING)
    enter(world, channel, user)
    mark_read(world, user, channel)
    return publish(world, written)


def dismiss(world: World, user: User, message_id: str) -> None:
    """Hide an ephemeral message of one's own. Refuses with 10008."""
    for messages in world.messages.values():
        message = messages.get(message_id)
        if message and message.seen_by == user.id:
            user.dismissed.add(message_id)
            data = {"id": message.id, "channel_id": message.channel_id}
            world.hub.tell(user.id, "MESSAGE_DELETE", data)
            return
    raise refuse(10008)
