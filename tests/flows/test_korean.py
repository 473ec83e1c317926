"""Whole turns of the real games in Korean: every text is there, and every message fits Discord, with the longest names.

The scenes, alt texts and words of the pictures are the real ones; only the painting itself is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from PIL import Image
from simcord import MemberActor
from structlog.testing import capture_logs

from bot.manifest.manifest import manifest
from bot.pictures.renderer import Renderer
from bot.ui.kit.ids import Call
from bot.ui.panel.spreading.stepping import MINUS, PLUS
from bot.words.texts import Texts
from images import render
from images.options import Options
from images.render import Picture
from rules import games
from tests.flows.limits import check_message, walk
from tests.flows.people import Hall, buttons, choose, components, selects, shown, take, values, words
from tests.flows.walking import Walk

LONGEST = "아주아주길고긴이름을가진우주탐험가김수한무거북이와두루미삼천갑자동"  # as long as Discord takes


def unpainted(
    kind: str, view: Any, what: str, texts: Callable[..., str], options: Options, theme: str = "dark"
) -> Picture:
    """A picture with everything but its colours."""
    seen = render.GAMES[kind][what]
    scene = seen.scene(view, texts, options)
    image = Image.new("RGB", (8, 8))
    return Picture(render.encode(image), f"{kind}-{what}.jpg", seen.alt(view, texts, options), scene.width, 8)


@pytest.fixture
def nothing_wrong() -> Iterator[None]:
    """No fault and no missing picture."""
    with capture_logs() as logged:
        yield
    assert [entry for entry in logged if entry["log_level"] not in ("debug", "info")] == []


@pytest.fixture
def spoken_of(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Games whose messages are shown, by how their ids begin; their names do not count, since the hub lists all."""
    found: set[str] = set()
    plain = Texts.__call__

    def listed(self: Texts, message: str, /, **args: Any) -> str:
        game, _, what = message.partition("-")
        if game in games.MODULES and what != "name":
            found.add(game)
        return plain(self, message, **args)

    monkeypatch.setattr(Texts, "__call__", listed)
    return found


async def table(hall: Hall, kind: str) -> str:
    """A Korean table of Ann and Ben whose names are as long as can be, seen in real pictures; its id."""
    hall.bot.renderer = Renderer(unpainted, render.words)
    for who in (hall.ann, hall.ben, hall.cho):
        await hall.bot.table.preferences.set(replace(await hall.bot.table.preferences.of(who.id), locale="ko"))
    await hall.ann.slash(hall.channel, f"{kind} new")
    await hall.ben.click(hall.card, label="참가")
    if games.game(kind).seats[0] > 2:
        await hall.cho.click(hall.card, label="참가")
    game = (await hall.snapshot()).row.id
    async with hall.bot.table.transactions.changing(game) as (rows, snapshot):
        for seat in snapshot.seats:
            await rows.put(replace(seat, name=LONGEST))
    await Walk(hall, hall.ann).through(hall.card)
    await hall.bot.table.lobby.start(game, hall.ann.id, "korean")
    await hall.env.settle()
    return game


async def looked(hall: Hall, who: MemberActor) -> Walk:
    """All that somebody can look at now: from the public message, the panel and the hub."""
    walk = Walk(hall, who)
    await walk.through(hall.status)
    await walk.through(await panel(hall, who))
    await walk.through(shown(await who.slash(hall.channel, "play")))
    return walk


async def panel(hall: Hall, who: MemberActor) -> Any:
    return shown(await who.click(hall.status, label="내 차례"))


async def first(who: MemberActor, view: Any) -> Any:
    """Answer with as few of the first choices as are needed."""
    check_message(components(view))
    if selects(view):
        return shown(await choose(who, view, values(view)[: max(1, selects(view)[0]["min_values"])]))
    whole = next(label for label in buttons(view) if label not in (MINUS, PLUS))
    return shown(await who.click(view, label=whole))


async def sure(who: MemberActor, view: Any) -> Any:
    """Confirm where that is asked."""
    return shown(await who.click(view, label="확정")) if "확정" in buttons(view) else view


async def confirmed(who: MemberActor, view: Any) -> Any:
    """A step of somebody who wants to see the end of the round: confirm, pass, or the first choice."""
    if "확정" in buttons(view):
        return await sure(who, view)
    offers = [
        str(part["label"]) for part in walk(components(view)) if str(part.get("custom_id")).startswith("o1:offer:")
    ]
    refused = [line for line in words(view).splitlines() if line.startswith("> ") and "💡" not in line]
    if offers and refused:  # an amount alone may be no answer
        return shown(await who.click(view, label=offers[0]))
    return await take(who, view, "패스") if "패스" in labels(view) else await first(who, view)


async def test_a_turn_of_gaia_project(gaia: None, hall: Hall, nothing_wrong: None, spoken_of: set[str]) -> None:
    game = await table(hall, "gaia")
    who = await hall.reach("faction")
    await looked(hall, who)
    who = await hall.reach("action")
    await hall.bot.table.turns.discard(game, who.id)
    view = await panel(hall, who)
    while "행동" not in words(view):
        view = await first(who, view)
    seen = await looked(hall, who)
    assert len(seen.of("zoom")) >= 7
    assert len(seen.of("why")) >= 2
    assert {"gaia-places.jpg"} <= {each.filename for view in seen.of("open") for each in view.attachments}
    view = await take(who, await panel(hall, who), "광산")
    while "확정" not in buttons(view):
        view = await first(who, view)
    await looked(hall, who)
    done = shown(await who.click(await panel(hall, who), label="확정"))
    check_message(components(done))
    check_message(components(hall.card))
    check_message(components(hall.status))
    assert spoken_of == {"gaia"}


async def answered(hall: Hall, who: MemberActor, kind: str) -> Any:
    """Answer a question of Race: one settles, the other develops, and both place a card if they can."""
    view = await panel(hall, who)
    if kind == "actions":
        return await sure(who, await take(who, view, "정착" if who is hall.ann else "개발"))
    if kind in ("develop", "settle"):
        for placing in (" · 세계 ", " · 개발 "):
            if placing in labels(view):
                return await sure(who, await take(who, view, placing))
    return await sure(who, await first(who, view))


def labels(view: Any) -> str:
    """The labels of all that can be pressed or chosen."""
    chosen = (option["label"] for select in selects(view) for option in select["options"])
    return "\n".join([*buttons(view), *chosen])


async def test_a_round_of_race(hall: Hall, nothing_wrong: None, spoken_of: set[str]) -> None:
    game = await table(hall, "race")
    asked: dict[str, Walk] = {}
    while (snapshot := await hall.snapshot()).state.round < 2:
        who = hall.at(snapshot, snapshot.asked[0].seat)
        kind = (await hall.bot.table.turns.panel(game, who.id)).questions[0].kind
        if kind not in asked:
            asked[kind] = await looked(hall, who)
        await answered(hall, who, kind)
        check_message(components(hall.card))
        check_message(components(hall.status))
    assert {"start", "actions", "develop", "settle", "pay"} <= set(asked)
    assert asked["actions"].of("plan-open")
    assert spoken_of == {"race"}


@pytest.mark.parametrize("kind", games.MODULES)
async def test_what_lies_before_a_seat_is_called_alike_in_more_and_in_the_thread(
    kind: str, gaia: None, hall: Hall
) -> None:
    game = await table(hall, kind)
    texts = Texts("ko")
    kinds = {entry["label"] for part in walk(components(await panel(hall, hall.ann))) for entry in entries(part)}
    lies = bool(manifest(kind).boards.sheet)
    assert (texts.own(kind, "ui-mine") in kinds) == lies
    assert (texts.own(kind, "ui-sheets") in buttons(hall.status)) == lies
    assert game in words(hall.status)


def entries(part: dict[str, Any]) -> list[dict[str, Any]]:
    options: list[dict[str, Any]] = part.get("options", [])
    return options


@pytest.mark.parametrize("kind", games.MODULES)
async def test_the_first_round_of_a_first_game(kind: str, gaia: None, hall: Hall, nothing_wrong: None) -> None:
    hall.bot.renderer = Renderer(unpainted, render.words)
    hall.bot.table.lobby.seed = hall.bot.table.guided_games.seed = "first"
    await hall.bot.table.preferences.set(replace(await hall.bot.table.preferences.of(hall.ann.id), locale="ko"))
    hub = shown(await hall.ann.slash(hall.channel, "play"))
    await hall.ann.select(hub, [kind], custom_id=str(Call("first")))
    welcome = next(message for message in hall.thread.history() if buttons(message))
    view = shown(await hall.ann.click(welcome, label="내 차례"))
    tips, asked, said = set(), set(), ""
    for _ in range(120):
        check_message(components(view))
        game = (await hall.snapshot()).row.id
        asked |= {each.kind for each in (await hall.bot.table.turns.panel(game, hall.ann.id)).unanswered}
        said += words(view)
        tips |= {line for line in words(view).splitlines() if "💡" in line}
        if (await hall.snapshot()).state.round > 1:
            break
        view = await confirmed(hall.ann, view)
    assert len(tips) >= len(asked) > 0
    assert "첫 라운드" in said + words(view)
    assert not any("첫 라운드" in message.content for message in hall.thread.history())  # it would push the panel away


async def test_cards_of_race_are_looked_up(hall: Hall, nothing_wrong: None) -> None:
    await table(hall, "race")
    assert len(await hall.ann.autocomplete(hall.thread, "race card", "name", "")) == 25
    (named,) = await hall.ann.autocomplete(hall.thread, "race card", "name", "우주 해병")
    card = shown(await hall.ann.slash(hall.thread, "race card", name=named["value"]))
    check_message(components(card))
    assert "우주 해병" in words(card)
