"""`/setup check`: what the bot lacks on a server, in words, and where to click."""

from __future__ import annotations

from typing import Any

import discord
import pytest
import simcord

from bot.nightly import Kept
from bot.store.keeping import keeping
from bot.store.rows import PrefsRow
from bot.ui.care import setup_view
from bot.ui.care.setup_view import Findings, Lack
from bot.ui.kit import permissions
from bot.words.texts import LOCALES, Texts
from tests.flows.limits import walk
from tests.flows.people import Hall, shown, words

THREADS = discord.Permissions(manage_threads=True)


@pytest.fixture
def mod(hall: Hall) -> simcord.MemberActor:
    """Somebody who may manage threads."""
    keeper = hall.guild.create_role("keeper", permissions=THREADS)
    return hall.guild.add_member(hall.env.create_user("Mod"), roles=[keeper])


def quiet(hall: Hall, mod: simcord.MemberActor, denied: str) -> Any:
    """A channel that takes a permission away from everybody; the moderator sees it."""
    taken, seen = discord.PermissionOverwrite(**{denied: False}), discord.PermissionOverwrite(view_channel=True)
    return hall.guild.create_text_channel("quiet", overwrites={hall.guild.default_role: taken, mod: seen})


async def test_where_nothing_is_missing_a_moderator_reads_so(hall: Hall, mod: simcord.MemberActor) -> None:
    result = await mod.slash(hall.channel, "setup check")
    assert result.ephemeral
    told = words(shown(result))
    assert f"✅ In <#{hall.channel.id}> nothing is missing" in told
    assert "❌" not in told
    assert "choose a role in `/play`" in told
    assert Texts("en")(f"setup-kept-{keeping(hall.bot.settings.db)}") in told


@pytest.mark.parametrize("name", permissions.NEEDED)
async def test_what_is_missing_is_named_with_what_fails_and_the_fix(
    hall: Hall, mod: simcord.MemberActor, name: str
) -> None:
    texts = Texts("en")
    channel = quiet(hall, mod, name)
    told = words(shown(await mod.slash(channel, "setup check")))
    assert "one permission is missing" in told
    assert f"**{setup_view.permission(name, texts)}**" in told
    assert texts(f"setup-lost-{name.replace('_', '-')}") in told
    assert "this channel takes it away" in told
    elsewhere = words(shown(await mod.slash(hall.channel, "setup check")))
    named = f"- <#{channel.id}>: {setup_view.permission(name, texts)}"
    assert (named in elsewhere) == (name != "view_channel")  # what neither is to see is nobody's fault


async def test_in_a_thread_its_channel_is_looked_at(hall: Hall, mod: simcord.MemberActor) -> None:
    await hall.game()
    assert f"In <#{hall.channel.id}> nothing" in words(shown(await mod.slash(hall.thread, "setup check")))


async def test_who_does_not_moderate_learns_nothing(hall: Hall) -> None:
    refused = shown(await hall.ann.slash(hall.channel, "setup check"))
    assert "Only moderators" in words(refused)
    assert "Storage" not in words(refused)
    helper = hall.guild.create_role("helper")
    dan = hall.guild.add_member(hall.env.create_user("Dan"), roles=[helper])
    await hall.bot.table.preferences.set_moderator_role(hall.guild.id, helper.id, manages=True)
    assert f"and <@&{helper.id}>" in words(shown(await dan.slash(hall.channel, "setup check")))


async def test_a_channel_that_the_moderator_cannot_see_is_not_told_of(hall: Hall, mod: simcord.MemberActor) -> None:
    hidden: dict[Any, discord.PermissionOverwrite] = {
        hall.guild.default_role: discord.PermissionOverwrite(attach_files=False),
        mod: discord.PermissionOverwrite(view_channel=False),
    }
    secret = hall.guild.create_text_channel("secret", overwrites=hidden)
    assert str(secret.id) not in words(shown(await mod.slash(hall.channel, "setup check")))


async def test_a_moderator_reads_it_in_korean(hall: Hall) -> None:
    boss = hall.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    mod = hall.guild.add_member(hall.env.create_user("Mod"), roles=[boss])
    await hall.bot.table.preferences.set(PrefsRow(mod.id, "ko"))
    told = words(shown(await mod.slash(quiet(hall, mod, "attach_files"), "setup check")))
    assert "**파일 첨부** — 없으면 테이블을 열 수 없고" in told
    assert "고급 권한" in told


@pytest.mark.parametrize("locale", LOCALES)
def test_the_worst_check_fits_a_message(locale: str) -> None:
    found = Findings(
        channel=10**18,
        lacks=[Lack(name, denied=True) for name in permissions.NEEDED],
        news=True,
        elsewhere=[(10**18 + number, [*permissions.NEEDED]) for number in range(60)],
        role="R" * 100,
        moderators=10**18,
        keeping="container",
        backup=Kept(days=14, hour=4, at=1_700_000_000, failed=True, late=True),
    )
    (told,) = (
        part["content"] for part in walk(setup_view.view(found, Texts(locale)).to_components()) if "content" in part
    )
    assert told.endswith(Texts(locale)("setup-backup-days", days=14))  # nothing was clipped


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    ("kept", "lines"),
    [
        (Kept(14, 4, None, failed=False, late=False), ["setup-backup-first", "setup-backup-days"]),
        (Kept(14, 4, 99, failed=False, late=False), ["setup-backup-made", "setup-backup-days"]),
        (Kept(14, 4, None, failed=True, late=False), ["setup-backup-failed", "setup-backup-days"]),
        (Kept(1, 4, 99, failed=False, late=True), ["setup-backup-late", "setup-backup-before", "setup-backup-days"]),
        (Kept(0, 4, 99, failed=False, late=False), ["setup-backup-off"]),
        (Kept(0, 4, None, failed=False, late=False, elsewhere=True), ["setup-backup-server"]),
    ],
)
def test_how_the_last_backup_went_is_said(kept: Kept, lines: list[str], locale: str) -> None:
    texts = Texts(locale)
    told = [*setup_view._backup(kept, texts)]
    assert [line.removeprefix("⚠️ ") for line in told] == [
        texts(line, when="<t:99:R>", days=kept.days) for line in lines
    ]
    assert told[0].startswith("⚠️") == (kept.failed or kept.late)
