"""The table view: what everybody has laid out, chosen and won."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from typing import Protocol

from images.drawing.fonts import fit, width
from images.drawing.scene import Scene, Text, Thing, panel
from images.drawing.theme import ACCENT, GOOD, MUTED, PANEL, text_colour
from images.layout.badges import badge
from images.layout.fitting import within
from images.layout.inline import TextStyle, inline, inline_width
from images.layout.parts import MARGIN, WIDTH, cells, heading, lit_panel, section
from images.layout.seats import Owner
from images.layout.sources import Part, Row, table, totals
from images.options import NO_OPTIONS, Options
from images.race import phrases
from images.race.cards.actions import COVERED, OPEN, now, row
from images.race.cards.grid import ShownCard
from images.race.cards.hands import six
from images.race.cards.slips import Slips
from images.race.cards.small import end, lay, places, small_cards
from images.race.holdings import amounts, amounts_line, heading_line, status
from images.race.seats import card_name, line_of_sealed, seat_owner
from images.words.phrases import Texts, bold, first_line, listed, sentences
from images.words.phrases import stage as stage_of_round
from rules.race.cards import scoring
from rules.race.cards.scoring import points
from rules.race.phases.choosing import PHASES
from rules.race.state import Player, State

STRIP = ("explore", "develop", "settle", "consume", "produce")
SIDE = MARGIN / 2
HEADER = 116
NAME_LINE = 64  # px that a name with amounts behind it takes
CALLED = 400  # px for that name
AMOUNT = TextStyle(30)
INSET = 8  # px from the side of a player's place to the cards in it
FEW = 6  # cards that a tableau may have to be shown in three columns instead of four


def scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """Everything that lies open; once the game is over, what brought everybody their points.

    Where there is no room for that, cards are slips without their powers, which the tableau of each player has.
    """
    if position.results:
        return _ended(position, texts, options)
    return within([partial(_open, position, texts, options, slips=slips) for slips in (False, True)], options.room)


def _ended(position: State, texts: Texts, options: Options) -> Scene:
    drawn = Scene(WIDTH)
    top = heading(drawn, texts("race-picture-title"), stage(position, texts))
    top = _results(drawn, position, texts, options.names, top)
    for seat in ranked(position):
        player = position.players[seat]
        top = _player_at_the_end(drawn, position, texts, player, options.names, top + 14)
    drawn.height = round(top + 14)
    return drawn


def _open(position: State, texts: Texts, options: Options, *, slips: bool) -> Scene:
    drawn = Scene(WIDTH)
    top = heading(drawn, texts("race-picture-title"), stage(position, texts))
    top = _strip(drawn, position, texts, top)
    top = _piles(drawn, position, texts, top + 8)
    columns = 3 if max(len(player.tableau) for player in position.players) <= FEW else 4
    for player in position.players:
        lying = _lying(position, player)
        if slips:
            cards: Laid = Slips(drawn, position, texts, lying, SIDE + INSET, top + 14 + HEADER)
        else:
            cards = SmallCards(drawn, position, texts, lying, top + 14 + HEADER, columns)
        state = status(position, player, options.asked)
        top = _player(drawn, position, texts, player, options.names, state, top + 14, cards)
    drawn.height = round(top + 14)
    return drawn


class Laid(Protocol):
    """Cards of a tableau that are laid out, and still to be placed on the picture; `end` is where they end, in px."""

    end: float

    def place(self) -> object:
        """Add them to the picture, above what was drawn so far."""


class SmallCards:
    """The cards of a tableau with their powers, in columns."""

    def __init__(
        self, drawn: Scene, position: State, texts: Texts, cards: Sequence[ShownCard], top: float, columns: int
    ) -> None:
        made = small_cards(position, texts, cards, drawn.width - MARGIN - 2 * INSET, columns)
        self.end = end(places(drawn, made, top, columns, INSET), top)
        self.place = partial(lay, drawn, texts, made, top, columns, INSET)


def stage(position: State, texts: Texts) -> str:
    """How far the game is."""
    return stage_of_round(texts, "race", position.round, over=bool(position.results))


def chosen(position: State) -> set[str]:
    """The phases that take place this round, as far as they are known."""
    return {phase for phase, cards in PHASES.items() for player in position.players if {*cards} & {*player.actions}}


def ranked(position: State) -> list[int]:
    """The seats at the end of the game, the winners first."""
    found = scoring.sources(position)
    return sorted(
        range(len(found)),
        key=lambda seat: (-sum(found[seat].values()), -scoring.tie_break(position.players[seat])),
    )


def _results(drawn: Scene, position: State, texts: Texts, names: Sequence[str], top: float) -> float:
    """What brought everybody their points, most first."""
    top = section(drawn, texts("race-picture-results"), top)
    found = scoring.sources(position)
    rows = [Row(seat_owner(position, seat, texts, names), found[seat]) for seat in ranked(position)]
    parts = {part: Part(texts(f"race-picture-part-{part}")) for part in found[0]}
    return table(drawn, parts, rows, top, totals(rows, texts))


def _strip(drawn: Scene, position: State, texts: Texts, top: float) -> float:
    """The five phases: those chosen this round are bright, the present one is framed."""
    boxes = cells(SIDE, drawn.width - SIDE, top, 60, len(STRIP), len(STRIP))
    for phase, box in zip(STRIP, boxes, strict=True):
        present = position.phase.removesuffix("2") == phase
        bright = present or (phase in chosen(position) and line_of_sealed(position) != "actions")
        drawn.add(lit_panel(box, edged=present, lit=bright))
        y = (box[1] + box[3]) / 2
        drawn.add(Thing("phase", phase, box[0] + 30, y, 40, 40, 2, tag="strip"))
        words = texts(f"race-name-{phase}")
        drawn.add(Text(words, box[0] + 58, y, colour=text_colour(muted=not bright), tag=f"strip {phase}"))
    return boxes[-1][3]


def _piles(drawn: Scene, position: State, texts: Texts, top: float) -> float:
    piles = {"chips": max(0, position.pool), "deck": len(position.deck), "discard": len(position.discard)}
    boxes = cells(SIDE, drawn.width - SIDE, top, 56, len(piles), len(piles))
    for (pile, amount), box in zip(piles.items(), boxes, strict=True):
        y = (box[1] + box[3]) / 2
        drawn.add(panel(box, PANEL))
        end = inline(drawn, box[0] + 14, y, [f"@{pile}", str(amount)], TextStyle(32, weight="Bold"), pile)
        drawn.add(Text(texts(f"race-picture-pile-{pile}"), end + 12, y, colour=MUTED, tag="pile"))
    return boxes[-1][3]


def _player(
    drawn: Scene,
    position: State,
    texts: Texts,
    player: Player,
    names: Sequence[str],
    state: str,
    top: float,
    cards: Laid,
) -> float:
    """A player's place: name and state, action cards, amounts, the tableau; where it ends, in px."""
    drawn.add(lit_panel((SIDE, top, drawn.width - SIDE, cards.end), lit=False, edged=state == "asked"))
    room = _actions(drawn, position, texts, player, top + 60)
    _named(drawn, texts, seat_owner(position, player.seat, texts, names), state, top + 34, room)
    _amounts(drawn, position, texts, player, top + 84, SIDE, room)
    cards.place()
    return cards.end


def _lying(position: State, player: Player) -> list[ShownCard]:
    """The cards of a tableau."""
    return [ShownCard(card, 0, player.good_on(card), six(position, player, card)) for card in player.tableau]


def _player_at_the_end(
    drawn: Scene, position: State, texts: Texts, player: Player, names: Sequence[str], top: float
) -> float:
    """A player's place when nothing is done any more: name, amounts and points of cards; where it ends, in px."""
    cards = Slips(drawn, position, texts, _lying(position, player), SIDE + INSET, top + NAME_LINE)
    drawn.add(lit_panel((SIDE, top, drawn.width - SIDE, cards.end), lit=False, edged=False))
    left = SIDE + CALLED
    _amounts(drawn, position, texts, player, top + NAME_LINE / 2, left, drawn.width - SIDE)
    who, state = seat_owner(position, player.seat, texts, names), status(position, player, ())
    _named(drawn, texts, who, state, top + NAME_LINE / 2, left)
    cards.place()
    return cards.end


def _amounts(drawn: Scene, position: State, texts: Texts, player: Player, y: float, left: float, right: float) -> None:
    """What the player has, spread as far as there is room between two sides."""
    shown = {icon: [f"@{icon}", amount] for icon, amount in amounts(position, texts, player).items()}
    x = left + 16
    gap = min(30, (right - x - sum(inline_width(parts, AMOUNT) for parts in shown.values())) / len(shown))
    for icon, parts in shown.items():
        x = inline(drawn, x, y, parts, AMOUNT, f"{icon} {player.seat}") + gap


def _actions(drawn: Scene, position: State, texts: Texts, player: Player, y: float) -> float:
    """The player's action cards, the last round's and this round's; where they begin, in px."""
    right = drawn.width - SIDE - 12
    for when, cards in (("now", now(position, player)), ("last", player.last)):
        if cards:
            right = row(
                drawn, texts(f"race-picture-{when}"), cards, right, y, f"{when} {player.seat}", last=when == "last"
            )
            right -= 14
    return right


def _named(drawn: Scene, texts: Texts, who: Owner, state: str, y: float, right: float) -> None:
    """Whose place it is, and whether they are waited for; `right` is where the room for both ends, in px."""
    badge(drawn, who, SIDE + 36, y)
    words, x = "", SIDE + 68
    if state:
        words = texts(f"race-picture-{state}")
    room = right - x - width(words, 30) - 16
    called = fit(who.name, 34, room / 1.06)  # bold letters are wider than those measured
    drawn.add(Text(called, x, y, 34, weight="Bold", tag="player"))
    x += width(called, 34, "Bold") + 16
    drawn.add(Text(words, x, y, 30, GOOD if state == "ready" else ACCENT, tag=f"status {who.seat}"))


def alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """The table: how far the game is, who has how much, who chose what, who is waited for."""
    rows = [
        texts(
            "race-picture-alt-row",
            name=phrases.name_of(position, player, texts, options.names),
            points=points(position, player),
            cards=len(player.tableau),
            hand=len(player.hand),
        )
        for player in position.players
    ]
    waited_for = [
        phrases.name_of(position, position.players[seat], texts, options.names) for seat in sorted(options.asked)
    ]
    return sentences(
        where(position, texts),
        "; ".join(rows) + ".",
        _chosen(position, texts, options.names),
        phrases.list_sentence("race-picture-alt-asked", waited_for, texts),
    )


def where(position: State, texts: Texts) -> str:
    """How far the game is, with the phase."""
    phase = position.phase.removesuffix("2")
    if position.results or not position.round or phase in ("", "end"):
        return f"{stage(position, texts)}."
    return f"{stage(position, texts)}, {texts(f'race-name-{phase}')}."


def _chosen(position: State, texts: Texts, names: Sequence[str]) -> str:
    """This round's action cards once they are shown, until then the last round's."""
    choosing = line_of_sealed(position) == "actions"
    shown = [(player, player.last if choosing else player.actions) for player in position.players]
    rows = [
        f"{phrases.name_of(position, player, texts, names)} – {_actions_words(cards, texts)}"
        for player, cards in shown
        if cards
    ]
    message = "race-picture-alt-last" if choosing else "race-picture-alt-chosen"
    return phrases.list_sentence(message, rows, texts, "; ")


def _actions_words(cards: Sequence[str], texts: Texts) -> str:
    names = [texts(f"race-name-{action}") for action in cards]
    if len(names) == 1:
        return names[0]
    return texts("race-picture-alt-both", one=names[0], other=names[1])


def words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """How far the game is, the piles, and everybody's points, cards, goods and action cards."""
    phases = [texts(f"race-name-{phase}") for phase in STRIP if phase in chosen(position)]
    said = [
        first_line(texts("race-picture-title"), where(position, texts)),
        *_results_words(position, texts, options.names),
    ]
    if phases and not position.results:
        said.append(texts("race-picture-words-phases", list=", ".join(phases)))
    piles = {"chips": max(0, position.pool), "deck": len(position.deck), "discard": len(position.discard)}
    said.append(texts("race-picture-words-piles", **piles))
    for player in position.players:
        said += _player_words(position, texts, player, options.names, options.asked)
    return said


def _results_words(position: State, texts: Texts, names: Sequence[str]) -> list[str]:
    """What brought everybody their points, once the game is over."""
    lines = [_result(position, texts, seat, names) for seat in ranked(position)]
    if position.results:
        lines.insert(0, bold(texts("race-picture-results")))
    return lines


def _result(position: State, texts: Texts, seat: int, names: Sequence[str]) -> str:
    points = scoring.sources(position)[seat]
    rows = [(texts(f"race-picture-part-{part}"), own) for part, own in points.items()]
    rows.append((texts("picture-total"), sum(points.values())))
    return f"{seat_owner(position, seat, texts, names).name}: {listed(rows)}"


def _player_words(
    position: State, texts: Texts, player: Player, names: Sequence[str], asked: Collection[int]
) -> list[str]:
    said = [heading_line(position, texts, player, names, asked), amounts_line(position, texts, player)]
    for when, cards in (("now", now(position, player)), ("last", player.last)):
        if cards:
            actions = ", ".join(_action(card, texts) for card in cards)
            said.append(texts(f"race-picture-words-{when}", list=actions))
    laid = ", ".join(_laid(position, texts, player, card) for card in player.tableau)
    if laid:
        return [*said, laid]
    return said


def _action(card: str, texts: Texts) -> str:
    return texts(f"race-picture-action-{card}" if card in (COVERED, OPEN) else f"race-name-{card}")


def _laid(position: State, texts: Texts, player: Player, card: str) -> str:
    """A card in a list: with the good on it, and the points of a 6-cost development."""
    called = card_name(card, texts)
    points = six(position, player, card)
    if player.good_on(card):
        return texts("race-picture-words-laid", card=called, good=texts(f"race-name-{position.card(card).good}"))
    if points is None:
        return called
    return f"{called} ({texts('race-picture-counts', points=points)})"
