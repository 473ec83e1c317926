"""Presses of a table's people who decide something together, and of whoever takes over a seat that is offered."""

from __future__ import annotations

from functools import partial

from bot.errors import Refusal
from bot.table.game.roles import may, require
from bot.table.motions import MOTIONS
from bot.table.seating.motions import LONGEST_RULE
from bot.ui.kit import permissions, readers, way_back
from bot.ui.kit.client import Interaction
from bot.ui.kit.controls import Press, Reply, Style, button, on, rows
from bot.ui.kit.ids import Call, whole_number
from bot.ui.kit.layout import card, layout, modal, text, text_field
from bot.ui.kit.living import Page, show_page
from bot.ui.kit.reply import begin, begin_update, in_place, show
from bot.ui.lobby import votes_view
from bot.ui.lobby.seat.own_seat_handlers import show_hand_over
from bot.words.labels import title
from bot.words.texts import Texts
from bot.words.votes import choice, question

FIELD = "rule"


@on("votes")
async def votes(press: Press) -> None:
    """Show what the table decides together, or a page of it; raises `Refusal` not-seated for others."""
    await _show(press, page=press.call.number(0))


async def _show(press: Press, deciding: str = "", page: int = 0) -> None:
    """Show it, and anew whenever somebody votes or a vote is decided; `deciding` is the choice that decided one."""
    game = press.call.game
    home = way_back.home(press.interaction, game)
    await show_page(press.interaction, game, partial(_page, game, home, deciding, page))


async def _page(game: str, home: Call, deciding: str, page: int, interaction: Interaction, texts: Texts) -> Page:
    """A page of the votes as they stand; raises `Refusal` not-seated for all but who voted themselves out."""
    table, user = interaction.client.table, interaction.user.id
    snapshot = await table.games.snapshot(game)
    note = texts("ui-voted-last", choice=choice(deciding, texts), vote=deciding) if deciding else ""
    if deciding and not may(snapshot, user, "vote"):
        return Page(layout(card(text(title(snapshot, texts), note))), frozenset())
    require(snapshot, user, "vote")
    back = rows([way_back.to(home, texts)])
    view = votes_view.view(snapshot, await table.votes.open_of(game), texts, user, back, note, page)
    return Page(view, frozenset((game,)))


@on("vote-new")
async def ask_vote(press: Press) -> None:
    """Ask whether something is to be put to the vote, since everybody is called to one; raises `Refusal` vote-unfit."""
    kind, facts = votes_view.motion_of_entry(press.value)
    snapshot, texts = await press.bot.table.games.snapshot(press.call.game), await readers.texts(press.interaction)
    require(snapshot, press.user, "vote")
    if kind not in MOTIONS or not (MOTIONS[kind].offered and MOTIONS[kind].fits(snapshot, press.user, facts)):
        raise Refusal("vote-unfit")
    call = Call("vote-put", snapshot.row.id, 0, (kind, *map(str, facts.values())))
    put = button(texts("ui-vote-put"), call, Style.primary)
    back = way_back.to(Call("votes", snapshot.row.id), texts)
    said = [title(snapshot, texts), texts("ui-vote-sure"), f"**{question(kind, facts, snapshot, texts)}**"]
    await show(press.interaction, layout(card(text(*said), *rows([put, back]))))


@on("vote-put")
async def open_vote(press: Press) -> None:
    """Put something to the vote: a kind, and what it is about."""
    kind, facts = votes_view.motion_of_entry(":".join(filter(None, (press.call.arg(0), press.call.arg(1)))))
    by = await permissions.actor(press.interaction, (await press.bot.table.games.snapshot(press.call.game)).row)
    await press.bot.table.votes.open(press.call.game, by, kind, **facts)
    await _show(press)


@on("rule", reply=Reply.FORM)
async def ask_rule(press: Press) -> None:
    """Open the form for a house rule."""
    press.bare()
    snapshot, texts = await press.bot.table.games.snapshot(press.call.game), await readers.texts(press.interaction)
    require(snapshot, press.user, "vote")
    line = text_field(texts("ui-vote-rule-field"), FIELD, longest=LONGEST_RULE)
    await press.interaction.response.send_modal(modal(texts("ui-vote-rule"), Call("ruled", snapshot.row.id), line))


@on("ruled")
async def put_rule(press: Press) -> None:
    """Put a house rule to the vote."""
    rule = press.written(FIELD).strip()
    by = await permissions.actor(press.interaction, (await press.bot.table.games.snapshot(press.call.game)).row)
    await press.bot.table.votes.open(press.call.game, by, "house-rule", rule=rule)
    await _show(press)


@on("vote", reply=Reply.ITSELF)
async def vote(press: Press) -> None:
    """Vote, from the post or from the private page. Whoever has that open sees their vote there, and no other answer.

    Whoever has their panel open keeps it, which no longer says that the vote waits for them; the post counts the vote.
    A press on the post shows the page to whoever has none: what it says of the vote follows, whatever they press next.
    """
    about, chosen = whole_number(press.call.arg(0), -1), press.call.arg(1)
    beside = not in_place(press.interaction) and press.bot.following.shows(press.user, press.call.game)
    await (begin_update if beside else begin)(press.interaction)
    table = press.bot.table
    await table.votes.cast(press.call.game, press.user, about, chosen)
    if beside:
        return
    is_open = any(each.number == about for each in await table.votes.open_of(press.call.game))
    await _show(press, "" if is_open else chosen)


@on("take-seat")
async def take_seat(press: Press) -> None:
    """Take over a seat that is offered, and see what there is to know of it."""
    await press.bot.table.seats.take(press.call.game, readers.person(press.interaction))
    await show_hand_over(Press(press.interaction, Call("hand-over", press.call.game)))
