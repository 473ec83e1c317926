"""A person writes a message, or dismisses an ephemeral one."""

from __future__ import annotations

from localdiscord.actions.composing import blank_message, compose
from localdiscord.actions.mentions import EVERYTHING
from localdiscord.actions.messages import enter_thread, mark_read, publish
from localdiscord.common.errors import refuse
from localdiscord.entities.channels import Channel
from localdiscord.entities.messages import Message
from localdiscord.entities.users import User
from localdiscord.state.permissions import require_sending
from localdiscord.state.world import World


def send_message(world: World, user: User, channel: Channel, content: str) -> Message:
    """Post a message of a person into a channel, thread or DM and return it.

    Refuses with 50001 or 50013 when they may not write there, with 50006 or 50035 a message that is empty or too long.
    """
    require_sending(world, user, channel)
    written = compose(world, blank_message(world, channel, user), {"content": content}, {}, EVERYTHING)
    enter_thread(world, channel, user)
    mark_read(world, user, channel)
    return publish(world, written)


def dismiss(world: World, user: User, message_id: str) -> None:
    """Hide an ephemeral message from the person who can see it. Refuses with 10008 any other message."""
    for messages in world.messages.values():
        message = messages.get(message_id)
        if message and message.seen_by == user.id:
            user.dismissed.add(message_id)
            data = {"id": message.id, "channel_id": message.channel_id}
            world.hub.tell(user.id, "MESSAGE_DELETE", data)
            return
    raise refuse(10008)
