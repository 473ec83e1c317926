"""The deals view: each open offer as two columns, what either side gives, and who holds whose promissory notes.

Only what its viewer may know is named: notes of an offer are known to its two parties, those of a hand to its owner.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from images.drawing.fonts import SMALLEST, fit, wrap
from images.drawing.scene import Scene, Text, panel
from images.drawing.theme import ACCENT, MUTED, PANEL, PANEL_LIGHT, PAPER, text_colour
from images.layout.badges import badge, beside
from images.layout.inline import TextStyle, inline
from images.layout.parts import LINE, MARGIN, WIDTH, heading, section
from images.layout.seats import Owner
from images.options import NO_OPTIONS, Options
from images.ti4 import phrases
from images.ti4.seats import owners_of, stage, turn_order
from images.words.phrases import Texts, bold, first_line, sentences, titled
from rules.core.hidden import MASK
from rules.ti4.cards.card import notes_of_others
from rules.ti4.components.action_cards import name_of
from rules.ti4.components.promissory_notes import owner_of
from rules.ti4.deals.arbiters import CARDS
from rules.ti4.deals.transactions import GET, GIVE, GOODS, NOTE
from rules.ti4.state import Offer, Player, State

SIGNS = {"trade-goods": "goods", "commodities": "commodities"}
HEAD = 60  # px a name takes
HOLDER = 330  # px before the notes of a holder


class Held(NamedTuple):
    """A promissory note of another player: which, and whether it lies open."""

    note: str
    open: bool


def scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """The offers, then a row for each holder of notes."""
    drawn, owners = Scene(WIDTH), owners_of(position, texts, options.names)
    top = heading(drawn, texts("ti4-picture-deals"), stage(position, texts))
    for offer in position.offers:
        top = _offer(drawn, texts, offer, owners, top) + 12
    if not position.offers:
        drawn.add(Text(texts("ti4-picture-no-offers"), MARGIN, top + 20, SMALLEST, MUTED, tag="none"))
        top += 44
    top = section(drawn, texts("ti4-picture-notes-held"), top + 4)
    for seat in turn_order(position):
        top = _holder(drawn, position, texts, position.players[seat], owners, top, options.seat) + 8
    drawn.height = round(top + 8)
    return drawn


def _offer(drawn: Scene, texts: Texts, offer: Offer, owners: Sequence[Owner], top: float) -> float:
    """Two columns side by side, whoever offers on the left; where they end."""
    sides = [(offer.seat, _given(texts, offer, GIVE, owners)), (offer.to, _given(texts, offer, GET, owners))]
    bottom = top + HEAD + LINE * max(1, *(len(lines) for _, lines in sides)) + 8
    middle = WIDTH / 2
    for (seat, lines), left, right in zip(
        sides, (MARGIN / 2, middle + 4), (middle - 4, WIDTH - MARGIN / 2), strict=True
    ):
        drawn.add(panel((left, top, right, bottom), PANEL_LIGHT, ACCENT if seat == offer.to else ""))
        who, x, y = owners[seat], left + 42, top + 34
        badge(drawn, who, x, y, f"offer {seat}")
        named = texts("ti4-picture-gives", name=who.name)
        start = beside(who, x, 12)
        drawn.add(Text(fit(named, 32, right - start - 12, "Bold"), start, y, 32, PAPER, "Bold", tag="gives"))
        for number, line in enumerate(lines or [["–"]]):
            y = top + HEAD + LINE * (number + 0.5)
            words = [part if part.startswith("@") else fit(part, SMALLEST, right - left - 84) for part in line]
            inline(drawn, left + 22, y, words, tag=f"given {seat}")
    return bottom


def _given(texts: Texts, offer: Offer, side: str, owners: Sequence[Owner]) -> list[list[str]]:
    """What a side gives, a line for each; notes and cards by name where the viewer knows them."""
    lines = [
        [f"@{SIGNS[what]}", texts(f"ti4-amount-{what}", n=number)]
        for what in GOODS
        if (number := offer.terms.get(f"{side}:{what}", 0))
    ]
    note, cards = (offer.given, offer.cards_given) if side == GIVE else (offer.wanted, offer.cards_wanted)
    if offer.terms.get(f"{side}:{NOTE}"):
        known = note not in ("", MASK)
        lines.append([note_name(texts, note, owners) if known else texts("ti4-picture-some-note")])
    if number := offer.terms.get(f"{side}:{CARDS}", 0):
        names = [] if MASK in cards else [texts(f"ti4-name-{name_of(copy)}") for copy in cards.split()]
        lines += [[name] for name in names] or [[texts("ti4-picture-some-cards", count=number)]]
    return lines


def note_name(texts: Texts, note: str, owners: Sequence[Owner]) -> str:
    """A note and whose it is."""
    return texts("ti4-picture-note-of", note=texts(f"ti4-name-{name_of(note)}"), owner=owners[owner_of(note)].name)


def held_by(player: Player, viewer: int | None) -> list[Held]:
    """The notes of others before a player, and in the hand of the viewer."""
    open_ones = [Held(note, open=True) for note in player.play_area if owner_of(note) != player.seat]
    hand = notes_of_others(player) if player.seat == viewer else []
    return [*open_ones, *(Held(note, open=False) for note in hand)]


def _lines(position: State, texts: Texts, player: Player, owners: Sequence[Owner], viewer: int | None) -> Iterator[str]:
    """What is known of the notes of a holder: those of others by name, and how many are in a hand that is hidden.

    Of the own ones the viewer knows which others have.
    """
    for held in held_by(player, viewer):
        where = "open" if held.open else "hand"
        yield texts("ti4-picture-note-held", note=note_name(texts, held.note, owners), where=where)
    if player.seat != viewer:
        yield texts("ti4-picture-notes-hidden", count=len(player.notes))
        return
    around = [note for each in position.players for note in each.play_area]
    away = [note for note in player.all_notes if note not in (*player.notes, *around)]
    if away:
        yield texts("ti4-picture-notes-away", notes=", ".join(texts(f"ti4-name-{name_of(note)}") for note in away))


def _holder(
    drawn: Scene,
    position: State,
    texts: Texts,
    player: Player,
    owners: Sequence[Owner],
    top: float,
    viewer: int | None,
) -> float:
    """A player, and the notes they hold of others; where the row ends."""
    who, room = owners[player.seat], WIDTH - MARGIN - HOLDER - 8
    found = [*_lines(position, texts, player, owners, viewer)] or ["–"]
    lines = [part for line in found for part in wrap(line, SMALLEST, room)]
    bottom = top + 16 + LINE * len(lines)
    drawn.add(panel((MARGIN / 2, top, WIDTH - MARGIN / 2, bottom), PANEL))
    y = top + 8 + LINE / 2
    badge(drawn, who, MARGIN + 26, y, f"holder {player.seat}")
    start = beside(who, MARGIN + 26, 12)
    drawn.add(Text(fit(who.name, 30, HOLDER - start - 12, "Bold"), start, y, 30, weight="Bold", tag="name"))
    for number, line in enumerate(lines):
        style = TextStyle(SMALLEST, text_colour(muted=not held_by(player, viewer)))
        inline(drawn, HOLDER, y + LINE * number, [line], style, f"held {player.seat}")
    return bottom


def alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """How many offers lie open, between whom, and which notes lie open before whom."""
    owners = owners_of(position, texts, options.names)
    between = [f"{owners[offer.seat].name} → {owners[offer.to].name}" for offer in position.offers]
    open_ones = [
        f"{owners[player.seat].name}: {note_name(texts, held.note, owners)}"
        for player in position.players
        for held in held_by(player, None)
    ]
    return sentences(
        texts("ti4-picture-alt-offers", list=", ".join(between) or "–"),
        texts("ti4-picture-alt-notes", list=", ".join(open_ones) or "–"),
    )


def words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """Each offer with what either side gives, and each holder with the notes that are known."""
    owners = owners_of(position, texts, options.names)
    lines = [first_line(texts("ti4-picture-deals"), stage(position, texts))]
    for offer in position.offers:
        sides = ((offer.seat, GIVE), (offer.to, GET))
        said = [_side_words(texts, offer, side, owners, seat) for seat, side in sides]
        lines.append(" ⇄ ".join(said))
    if not position.offers:
        lines.append(texts("ti4-picture-no-offers"))
    lines.append(bold(texts("ti4-picture-notes-held")))
    for seat in turn_order(position):
        own = [*_lines(position, texts, position.players[seat], owners, options.seat)]
        lines.append(titled(phrases.name_of(position, seat, texts, options.names), ", ".join(own) or "–"))
    return lines


def _side_words(texts: Texts, offer: Offer, side: str, owners: Sequence[Owner], seat: int) -> str:
    given = ", ".join(line[-1] for line in _given(texts, offer, side, owners))
    return titled(owners[seat].name, given or "–")
