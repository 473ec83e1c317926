"""What a moderator is told of a server: what the bot lacks there, what fails without it, and how that is mended."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from discord import ui

from bot.nightly import Kept
from bot.plain_text import plain
from bot.store.keeping import KEPT, Keeping
from bot.ui.kit.layout import card, layout, text
from bot.words.texts import Texts

MOST_CHANNELS = 6


@dataclass(frozen=True, slots=True)
class Lack:
    """A permission the bot does not have in a channel; `denied`: it has it on the server, the channel takes it away."""

    permission: str
    denied: bool


@dataclass(frozen=True, slots=True)
class Findings:
    """What was found on a server.

    `channel` is the text channel that was looked at, None where the command was used in no such channel, with what the
    bot lacks there; `news`: it is one for announcements. `elsewhere` has the other channels in which something is
    missing, by permission. `role` is the name of the bot's own role, `moderators` the id of the role that moderates.
    """

    channel: int | None
    lacks: Sequence[Lack]
    news: bool
    elsewhere: Sequence[tuple[int, Sequence[str]]]
    role: str
    moderators: int | None
    keeping: Keeping
    backup: Kept


def view(found: Findings, texts: Texts) -> ui.LayoutView:
    """The private view of a check."""
    return layout(card(text(texts("setup-title"), *_here(found, texts), *_around(found, texts))))


def _here(found: Findings, texts: Texts) -> Iterator[str]:
    channel = f"<#{found.channel}>"
    if found.channel is None:
        yield texts("setup-no-channel")
        return
    if not found.lacks:
        yield texts("setup-well", channel=channel)
    else:
        yield texts("setup-lacks", channel=channel, count=len(found.lacks))
    for lack in found.lacks:
        lost = texts(f"setup-lost-{_id(lack.permission)}")
        yield texts("setup-lack", permission=permission(lack.permission, texts), lost=lost)
    for way, denied in (("setup-fix-server", False), ("setup-fix-channel", True)):
        if named := [permission(lack.permission, texts) for lack in found.lacks if lack.denied is denied]:
            yield texts(way, permissions=", ".join(named), role=plain(found.role))
    if found.lacks:
        yield texts("setup-again")
    if found.news:
        yield texts("setup-news")


def _around(found: Findings, texts: Texts) -> Iterator[str]:
    if found.elsewhere:
        yield texts("setup-elsewhere", count=len(found.elsewhere))
    for channel, lacking in found.elsewhere[:MOST_CHANNELS]:
        yield f"- <#{channel}>: {', '.join(permission(each, texts) for each in lacking)}"
    if len(found.elsewhere) > MOST_CHANNELS:
        yield texts("setup-elsewhere-more", count=len(found.elsewhere) - MOST_CHANNELS)
    if found.moderators:
        yield texts("setup-moderators-role", role=f"<@&{found.moderators}>")
    else:
        yield texts("setup-moderators")
    warned = "" if found.keeping in KEPT else "⚠️ "
    yield f"{warned}{texts(f'setup-kept-{found.keeping}')}"
    yield from _backup(found.backup, texts)


def _backup(kept: Kept, texts: Texts) -> Iterator[str]:
    """The backups: how the last one went, and for how long they are kept."""
    if kept.elsewhere:
        yield texts("setup-backup-server")
        return
    if not kept.days:
        yield texts("setup-backup-off")
        return
    when = "" if kept.at is None else f"<t:{kept.at}:R>"
    if kept.failed or kept.late:
        yield f"⚠️ {texts('setup-backup-failed' if kept.failed else 'setup-backup-late')}"
        if when:
            yield texts("setup-backup-before", when=when)
    elif when:
        yield texts("setup-backup-made", when=when)
    else:
        yield texts("setup-backup-first")
    yield texts("setup-backup-days", days=kept.days)


def permission(name: str, texts: Texts) -> str:
    """What Discord calls a permission."""
    return texts(f"setup-permission-{_id(name)}")


def _id(name: str) -> str:
    return name.replace("_", "-")
