"""A turn that gives something up unspent ends with a red button named after it, which asks once more; in every game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from discord import ButtonStyle
from simcord import MemberActor

from bot.pictures.renderer import Renderer
from bot.table.game.snapshot import Panel
from bot.ui.panel import panel_view
from bot.words.texts import Texts
from images import render
from rules.core import play
from rules.core.decisions import Pick
from rules.core.flow import FORFEITED, WASTED, Event
from tests.flows.limits import BUTTON, SELECT, TEXT, walk
from tests.flows.people import Hall, buttons, components, offered, shown, take, words
from tests.flows.test_korean import unpainted


def controls(view: Any) -> list[dict[str, Any]]:
    """Everything to press below the text, in its order."""
    parts = [part for part in walk(components(view)) if part["type"] in (BUTTON, SELECT)]
    return [part for part in parts if not str(part["custom_id"]).startswith(("o1:next:", "o1:hub:"))]


def taking_a_token(panel: Panel) -> str:
    """The answer that takes a +2 token for the die with 3."""
    (question,) = panel.questions
    assert isinstance(question.ask, Pick)
    return next(option.word for option in question.ask.options if option.word.startswith("modifier:two:3"))


async def begun(hall: Hall, kind: str, seed: str) -> str:
    """A game of Ann and Ben, with pictures that are not painted."""
    hall.bot.renderer = Renderer(unpainted, render.words)
    await hall.ann.slash(hall.channel, f"{kind} new")
    await hall.ben.click(hall.card, label="Join")
    game = (await hall.snapshot()).row.id
    await hall.bot.table.lobby.start(game, hall.ann.id, seed)
    await hall.env.settle()
    return game


@pytest.fixture
async def diced(hall: Hall) -> MemberActor:
    """Who has the first turn in Pulsar, with dice 2 and 3 and a ±1 token, whatever the seed gave."""
    await begun(hall, "pulsar", "flow")
    who = await hall.reach("turn")
    snapshot = await hall.snapshot()
    state = play.copy(snapshot.game, snapshot.state)
    mine = state.players[snapshot.seat_of(who.id) or 0]
    mine.dice, mine.one, mine.two = [2, 3], 1, 0
    async with hall.bot.table.transactions.store.write() as rows:
        await rows.put(replace(snapshot.row, state=snapshot.game.codec.dump_json(state)))
    return who


async def test_a_turn_that_leaves_dice_ends_with_the_last_button_which_names_them(
    hall: Hall, diced: MemberActor
) -> None:
    opened = await hall.panel(diced)
    last = controls(opened)[-1]
    assert (last["label"], last["style"]) == ("End turn, giving up dice 2, 3", ButtonStyle.danger.value)
    assert "Confirm" not in buttons(opened)
    assert "⚠" not in words(opened)  # the button says it
    assert "The last button ends your turn without the rest" in words(opened)
    if "Modifier tokens" in offered(opened):  # where the board offers too much for one menu
        opened = await take(diced, opened, "Modifier tokens")
    one = await take(diced, await take(diced, opened, "Other ways to pay"), "A +2 token (die 3 −1)")
    assert controls(one)[-1]["label"] == "End turn, giving up die 2"
    spent = await take(diced, one, "A +2 token (die 2)") if "(die 2)" in str(components(one)) else None
    assert spent is None or controls(spent)[0]["label"] == "Confirm"


async def test_what_gives_something_up_is_asked_once_more_in_place(hall: Hall, diced: MemberActor) -> None:
    game = await hall.snapshot()
    opened = await hall.panel(diced)
    asked = shown(await diced.click(opened, label="End turn, giving up dice 2, 3"))
    assert "Really end your turn without dice 2, 3?" in words(asked)
    assert [(each["label"], each["style"]) for each in controls(asked)] == [
        ("Yes, end it", ButtonStyle.danger.value),
        ("Back to my turn", ButtonStyle.secondary.value),
    ]
    assert (await hall.snapshot()).row.seq == game.row.seq
    back = shown(await diced.click(asked, label="Back to my turn"))
    assert buttons(back) == buttons(opened)
    assert (await hall.snapshot()).row.seq == game.row.seq
    asked = shown(await diced.click(back, label="End turn, giving up dice 2, 3"))
    assert "what you did counts" in words(shown(await diced.click(asked, label="Yes, end it")))
    assert (await hall.snapshot()).row.seq > game.row.seq


async def test_an_older_panel_ends_nothing(hall: Hall, diced: MemberActor) -> None:
    opened = await hall.panel(diced)
    game = (await hall.snapshot()).row.id
    panel = await hall.bot.table.turns.panel(game, diced.id)
    word = taking_a_token(panel)
    await hall.bot.table.turns.press(game, diced.id, panel.panel_revision, "turn", [(word,)], hall.key())
    refused = shown(await diced.click(opened, label="End turn, giving up dice 2, 3"))
    assert "This has moved on" in words(refused)
    assert controls(refused)[-1]["label"] == "End turn, giving up die 2"
    sure = shown(await diced.click(refused, label="End turn, giving up die 2"))
    await diced.click(sure, label="Yes, end it")
    player = (await hall.snapshot()).state.players[(await hall.snapshot()).seat_of(diced.id) or 0]
    assert (player.two, player.dice) == (1, [])


async def test_a_typed_turn_that_leaves_a_die_is_confirmed_as_it_is_typed(hall: Hall, diced: MemberActor) -> None:
    game = (await hall.snapshot()).row.id
    panel = await hall.bot.table.turns.panel(game, diced.id)
    words_typed = f"turn {taking_a_token(panel)}"
    typed = shown(await diced.slash(hall.thread, "pulsar act", words=words_typed, confirm=True))
    assert "what you did counts" in words(typed)
    assert "End turn, giving up" not in str(components(typed))


async def test_moves_that_are_left_rename_what_ends_a_turn_of_eclipse(hall: Hall) -> None:
    await begun(hall, "eclipse", "forecast")
    who = await hall.reach("action")
    game = await hall.snapshot()
    panel = await hall.bot.table.turns.panel(game.row.id, who.id)
    for kind, word in (("action", "upgrade"), ("upgrade", "done")):
        panel = await hall.bot.table.turns.press(game.row.id, who.id, panel.panel_revision, kind, [(word,)], hall.key())
    view = await hall.panel(who)
    parts = "the 3 parts" if game.state.players[panel.seat].species == "mechanema" else "the 2 parts"
    last = controls(view)[-1]
    assert last["label"].startswith(f"End turn, giving up {parts}")
    assert last["style"] != ButtonStyle.success.value
    assert not any(control.get("style") == ButtonStyle.success.value for control in controls(view))
    sure = shown(await who.click(view, label=last["label"]))
    assert f"Really end your turn without {parts}" in words(sure)
    assert "what you did counts" in words(shown(await who.click(sure, label="Yes, end it")))
    assert (await hall.snapshot()).row.seq > game.row.seq


async def test_what_finds_no_room_on_the_button_stands_above_it(hall: Hall) -> None:
    game = await hall.game()
    who = await hall.reach("end", power=("2",))
    panel = await hall.bot.table.turns.panel(game, who.id)
    given_up = [Event(FORFEITED, {"what": f"so-very-much-that-it-fills-most-of-a-button-{n}"}, (0,)) for n in range(2)]
    full = replace(panel, wasted=(*given_up, Event(WASTED, {"energy": 1}, (0,))))
    rows = panel_view.view(full, Texts("en")).to_components()
    confirm = next(part for part in walk(rows) if str(part.get("custom_id")).startswith("o1:give-up:"))
    assert confirm["label"] == "End turn, giving up so-very-much-that-it-fills-most-of-a-button-0 and more"
    told = "\n".join(part["content"] for part in walk(rows) if part["type"] == TEXT)
    assert all(
        f"⚠ Given up if your turn ends now: so-very-much-that-it-fills-most-of-a-button-{n}" in told for n in (0, 1)
    )
    assert "⚠ A full reactor takes no more" in told


async def test_before_a_turn_can_end_there_is_no_button_and_the_loss_stands_as_a_warning(hall: Hall) -> None:
    game = await hall.game()
    who = await hall.reach("chart")
    panel = await hall.bot.table.turns.panel(game, who.id)
    early = replace(panel, wasted=(Event(FORFEITED, {"what": "a-shield"}, (0,)),))
    assert not early.confirmable
    rows = panel_view.view(early, Texts("en")).to_components()
    assert "End turn, giving up" not in str(rows)
    assert "⚠ Given up if your turn ends now: a-shield" in str(rows)
