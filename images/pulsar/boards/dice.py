"""The dice view: the rolled dice with the median marker, both tracks, and who has taken what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence

from images.drawing.fonts import fit, width
from images.drawing.scene import Box, Scene, Text, Thing, panel
from images.drawing.theme import ACCENT, BAD, MUTED, PANEL, PANEL_LIGHT, lit_colour
from images.layout.badges import badge, beside
from images.layout.inline import TextStyle, inline, inline_width, signs_if
from images.layout.parts import MARGIN, WIDTH, cells, heading, lit_panel, section
from images.options import NO_OPTIONS, Options
from images.pulsar import phrases
from images.pulsar.goods import dice_signs
from images.pulsar.seats import owner, stage
from images.pulsar.signs import benefit_signs
from images.pulsar.telling import amounts_said, words_of_signs
from images.words.phrases import Texts, first_line, listed, sentences, titled
from rules.pulsar.components import COPY_COST, ENGINEERING, INITIATIVE_VP, PENALTIES, SPACES
from rules.pulsar.frames import Draft, Phase
from rules.pulsar.phases.dice import median_value, steps
from rules.pulsar.state import State
from rules.pulsar.tracks import TRACKS, counters, fits, target

SIDE = 12
DIE = 64
DIE_STEP = 72
BADGE_STEP = 44
LAST_AT_LEFT = 3  # spaces above which the marker has its name to the right
SIGN = 38  # px a die is high below a track
CELL = 50  # px that a name in the turn order is high
DICE_LINE = 42  # px that dice below it take
NEXT = 200  # px of the name of who takes the next die
BIG = TextStyle(30, weight="Bold")


def scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """Everything on the dice board; where it is about `choices` among dice, without what everybody has in hand."""
    drawn = Scene(WIDTH)
    top = heading(drawn, texts("pulsar-picture-dice"), stage(position, texts))
    if position.round:
        top = _spaces(drawn, position, texts, top)
    for track in TRACKS:
        top = _track(drawn, position, texts, track, top + 8)
    top = _order(drawn, position, texts, options, top + 4)
    if options.choices:
        _you(drawn, texts, options)
    else:
        top = _taken(drawn, position, texts, options.names, options.asked, top + 8)
    drawn.height = round(top + 14)
    return drawn


def picks(position: State) -> list[int]:
    """The seats that are still to take a die, in this order."""
    return [frame.seat for frame in reversed(position.stack) if isinstance(frame, Draft)]


def effect_words(position: State, die: int) -> str:
    """How far a die moves a counter, as an arrow to its side."""
    distance = steps(position.median, die)
    if distance == 0:
        return "0"
    if distance < 0:
        return f"← {-distance}"
    return f"{distance} →"


def copied(position: State) -> bool:
    """Whether the dice on the board are those that may be copied."""
    waiting = any(isinstance(frame, Phase) and frame.name == "action" for frame in position.stack)
    return bool(position.dice) and not waiting and not position.results


def _spaces(drawn: Scene, position: State, texts: Texts, top: float) -> float:
    """The six spaces with their dice below the median marker; while dice are taken, what each of them moves."""
    boxes = cells(SIDE, WIDTH - SIDE, top + 56, 10, 6, 6)
    _marker(drawn, position, texts, boxes, top + 26)
    here = Counter(position.dice)
    rows = max(1, -(-max(here.values(), default=1) // 2))
    open_draft = bool(picks(position))
    bottom = top + 56 + 44 + rows * DIE_STEP
    if open_draft:
        bottom += 44
    for value, (left, up, right, _) in enumerate(boxes, 1):
        x = (left + right) / 2
        drawn.add(lit_panel((left, up, right, bottom), lit=here[value] > 0, edged=False))
        drawn.add(Text(str(value), x, up + 24, 30, MUTED, "Bold", "m", tag="space"))
        for i in range(here[value]):
            row, column = divmod(i, 2)
            aside = DIE_STEP * (column - 0.5)
            if i == here[value] - 1 and column == 0:  # nothing stands beside it
                aside = 0
            at = x + aside, up + 44 + DIE_STEP * (row + 0.5)
            drawn.add(Thing("die", str(value), *at, DIE, DIE, 3, tag="rolled"))
        if open_draft:
            colour = lit_colour(lit=here[value] > 0)
            drawn.add(Text(effect_words(position, value), x, bottom - 24, 30, colour, "Bold", "m", tag="effect"))
    return bottom + _left_over(drawn, position, texts, bottom + 6)


def _left_over(drawn: Scene, position: State, texts: Texts, top: float) -> float:
    """What a copy of a die that nobody took costs; how high that is, in px."""
    if not copied(position):
        return 0
    parts = ["@copy", texts("pulsar-picture-copy"), str(COPY_COST), "@cube"]
    inline(drawn, MARGIN, top + 26, parts, tag="copy")
    return 52


def _marker(drawn: Scene, position: State, texts: Texts, boxes: Sequence[Box], y: float) -> None:
    """The median marker above its space, or above the border of two."""
    value, between = divmod(position.median - 1, 2)
    left, _, right, _ = boxes[value]
    x = right + 4 if between else (left + right) / 2
    drawn.add(Thing("icon", "median", x, y + 4, 46, 46, 3, tag=f"median {position.median}"))
    words = texts("pulsar-picture-median")
    aside, anchor = (36, "l") if value < LAST_AT_LEFT else (-36, "r")
    drawn.add(Text(words, x + aside, y, colour=MUTED, anchor=anchor, tag="median"))


def _rewards(position: State, texts: Texts, track: str) -> list[str]:
    """What the ranks of a track bring, the foremost first."""
    players = len(position.players)
    if track == "initiative":
        points = " · ".join(map(str, INITIATIVE_VP[players]))
        return ["@final", points, "@vp"]
    rows = [benefit_signs(reward) or ["–"] for reward in ENGINEERING[players]]
    return ["@production", *(part for i, row in enumerate(rows) for part in (*signs_if(i, "·"), *row))]


def _track(drawn: Scene, position: State, texts: Texts, track: str, top: float) -> float:
    """A track with its stacked counters, and below it where the next picker's dice lead."""
    rewards = _rewards(position, texts, track)
    inline(drawn, WIDTH - MARGIN - inline_width(rewards), top + 22, rewards, tag=f"{track} rewards")
    inline(drawn, MARGIN, top + 22, [f"@{track}", texts(f"pulsar-picture-{track}")], BIG, track)
    top += 48
    spaces = getattr(position, track)
    high = 40 + BADGE_STEP * max(1, *(len(stack) for stack in spaces))
    boxes = cells(SIDE, WIDTH - SIDE, top, high, SPACES, SPACES, 4)
    for space, (box, stack) in enumerate(zip(boxes, spaces, strict=True), 1):
        x = (box[0] + box[2]) / 2
        lost = PENALTIES.get(space)
        words, colour, edge = str(space), MUTED, ""
        if lost:
            words, colour, edge = f"−{lost}", BAD, BAD
        drawn.add(panel(box, PANEL_LIGHT if stack else PANEL, edge))
        drawn.add(Text(words, x, box[3] - 20, 28, colour, "SemiBold", "m", tag="number"))
        for height, seat in enumerate(stack):
            badge(drawn, owner(seat, texts), x, box[3] - 40 - BADGE_STEP * (height + 0.5), f"{track} {space} {seat}")
    return _ghosts(drawn, position, texts, track, boxes, top + high + 4)


def ends(position: State, seat: int, track: str) -> Iterator[tuple[int, dict[int, list[int]]]]:
    """Where the dice left would take each counter of a seat on a track: the counter's space, and dice by space."""
    own = list(counters(position, seat))
    room = any(fits(each, steps(position.median, die)) for each in own for die in position.dice)
    for counter in own:
        if counter.track != track:
            continue
        found: dict[int, list[int]] = {}
        for die in sorted(set(position.dice)):
            distance = steps(position.median, die)
            if distance and (fits(counter, distance) or not room):
                found.setdefault(target(counter, distance), []).append(die)
        yield counter.space, found


def _ghosts(drawn: Scene, position: State, texts: Texts, track: str, boxes: Sequence[Box], top: float) -> float:
    seat = next(iter(picks(position)), None)
    if seat is None:
        return top
    for space, found in ends(position, seat, track):
        rows = max((len(dice) for dice in found.values()), default=1)
        staying = SIGN * len(found.get(space, ()))  # dice after which the counter stands where it does now
        high = max(BADGE_STEP + staying, SIGN * rows) + 8
        for end, dice in found.items():
            x = (boxes[end - 1][0] + boxes[end - 1][2]) / 2
            for i, die in enumerate(dice):
                drawn.add(Thing("icon", f"die{die}", x, top + 4 + SIGN * (i + 0.5), 34, 34, 3, tag=f"{track} to {end}"))
        own = boxes[space - 1]
        below = top + 4 + staying + BADGE_STEP / 2
        badge(drawn, owner(seat, texts), (own[0] + own[2]) / 2, below, f"{track} from {space}")
        top += high
    return top


def _order(drawn: Scene, position: State, texts: Texts, options: Options, top: float) -> float:
    """The turn order by name, and who still takes a die; beside `choices` their dice, one's own cell lit."""
    y = top + 22
    inline(drawn, MARGIN, y, ["@flight", texts("pulsar-picture-order")], BIG, "order")
    _picks(drawn, position, texts, options.names, y)
    top += 46
    number = len(position.order)
    told = {seat: dice_signs(position, seat) for seat in position.seats() if options.choices}
    high = CELL
    if any(told.values()):
        high += DICE_LINE
    boxes = cells(SIDE, WIDTH - SIDE, top, high, number, number, 6)
    for i, (seat, box) in enumerate(zip(position.order, boxes, strict=True)):
        who = owner(seat, texts, options.names)
        lit = bool(options.choices) and seat == options.player
        drawn.add(lit_panel(box, lit=lit, edged=lit))
        x = box[0] + 34
        badge(drawn, who, x, top + CELL / 2)
        start = beside(who, x, 8)
        drawn.add(Text(fit(who.name, 28, box[2] - start - 8), start, top + CELL / 2, tag="in order"))
        if position.order.index(seat) == i:
            inline(drawn, start, top + CELL + DICE_LINE / 2 - 4, told.get(seat, ()), tag=f"dice {seat}")
    return top + high


def _picks(drawn: Scene, position: State, texts: Texts, names: Sequence[str], y: float) -> None:
    """Who still takes a die, in this order: the next by name, then the badges of the others."""
    left = picks(position)
    if not left:
        return
    owners = [owner(seat, texts, names) for seat in left]
    name = fit(owners[0].name, 28, NEXT)
    x = WIDTH - MARGIN - BADGE_STEP * len(owners) - width(name, 28) - 14
    drawn.add(Text(texts("pulsar-picture-picks"), x - 12, y, colour=ACCENT, anchor="r", tag="picks"))
    badge(drawn, owners[0], x + BADGE_STEP / 2, y)
    x += BADGE_STEP + 4
    drawn.add(Text(name, x, y, tag="next"))
    x += width(name, 28) + 10
    for who in owners[1:]:
        badge(drawn, who, x + BADGE_STEP / 2, y)
        x += BADGE_STEP


def _you(drawn: Scene, texts: Texts, options: Options) -> None:
    """Which badge on the tracks is that of who chooses, behind the title."""
    who = owner(options.player, texts, options.names)
    x = MARGIN + width(texts("pulsar-picture-dice"), 40, "Bold") + 56
    badge(drawn, who, x, 42)
    drawn.add(Text(texts("pulsar-picture-you"), beside(who, x, 10), 42, tag="you"))


def _taken(
    drawn: Scene, position: State, texts: Texts, names: Sequence[str], asked: Collection[int], top: float
) -> float:
    """A row for each player: dice in hand, bonus dice, tokens and cubes."""
    top = section(drawn, texts("pulsar-picture-taken"), top)
    for seat in position.seats():
        who = owner(seat, texts, names)
        lit = seat in asked
        box = (SIDE, top, WIDTH - SIDE, top + 58)
        drawn.add(lit_panel(box, lit=lit, edged=lit))
        y = top + 29
        badge(drawn, who, 46, y)
        x = beside(who, 46, 11)
        drawn.add(Text(fit(who.name, 28, 300), x, y, tag="name"))
        inline(drawn, 400, y, dice_signs(position, seat), tag=f"dice {seat}")
        inline(drawn, 760, y, token_signs(position, seat), tag=f"tokens {seat}")
        top += 64
    return top


def token_signs(position: State, seat: int) -> list[str]:
    """Modifier tokens and cubes."""
    player = position.players[seat]
    return ["@one", str(player.one), "@two", str(player.two), "@cube", str(player.cubes)]


def alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """The dice board: the dice, the median, who leads the tracks, who takes next."""
    here = Counter(position.dice)
    rows = ", ".join(f"{number}×{value}" for value, number in sorted(here.items()))
    told = [texts("pulsar-picture-alt-dice", stage=stage(position, texts), list=rows or "–")]
    if position.median:
        told.append(texts("pulsar-picture-alt-median", value=median_words(position.median)))
    left = picks(position)
    if left:
        effects = ", ".join(f"{value}: {effect_words(position, value)}" for value in sorted(here))
        told.append(texts("pulsar-picture-alt-effects", list=effects))
    taken = [(phrases.name_of(seat, texts, options.names), _values(position, seat)) for seat in position.seats()]
    if in_hand := [(name, values) for name, values in taken if values]:
        told.append(texts("pulsar-picture-alt-taken", list=listed(in_hand)))
    return sentences(*told, phrases.asked_sentence(texts, options.names, options.asked))


def _values(position: State, seat: int) -> str:
    """The dice a seat may still spend, bonus dice last."""
    player = position.players[seat]
    return " + ".join(map(str, (*sorted(player.dice), *sorted(player.red))))


def median_words(marker: int) -> str:
    """What the median marker shows: a value, or the two it lies between."""
    if marker % 2:
        return str(median_value(marker))
    return f"{marker // 2}–{median_value(marker)}"


def words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """Dice and what they move, both tracks, the order, who has which dice."""
    lines = [first_line(texts("pulsar-picture-dice"), stage(position, texts))]
    if position.median:
        lines.append(titled(texts("pulsar-picture-median"), median_words(position.median)))
    here = Counter(position.dice)
    lines.append(
        ", ".join(f"{number}× {words_of_signs(texts, [f'@die{value}'])}" for value, number in sorted(here.items()))
    )
    if copied(position):
        lines.append(f"{texts('pulsar-picture-copy')} {words_of_signs(texts, [str(COPY_COST), '@cube'])}")
    if picks(position):
        lines.append(", ".join(f"{value}: {effect_words(position, value)}" for value in sorted(here)))
    for track in TRACKS:
        lines.append(titled(texts(f"pulsar-picture-{track}"), _track_words(position, texts, track, options.names)))
        lines += _moves(position, texts, track, options.names)
    order = ", ".join(phrases.name_of(seat, texts, options.names) for seat in position.order)
    lines.append(titled(texts("pulsar-picture-order"), order))
    if left := picks(position):
        lines.append(
            titled(
                texts("pulsar-picture-picks"), ", ".join(phrases.name_of(seat, texts, options.names) for seat in left)
            )
        )
    for seat in position.seats():
        lines.append(titled(phrases.name_of(seat, texts, options.names), dice_in_hand(position, texts, seat)))
    return list(filter(None, lines))


def dice_in_hand(position: State, texts: Texts, seat: int) -> str:
    """Dice that may still be spent, then tokens and cubes."""
    player = position.players[seat]
    own = amounts_said(texts, {"one": player.one, "two": player.two, "cube": player.cubes})
    return "; ".join(filter(None, (words_of_signs(texts, dice_signs(position, seat)), own)))


def _track_words(position: State, texts: Texts, track: str, names: Sequence[str]) -> str:
    """The counters by space from the left, the uppermost of a stack first."""
    stacks = enumerate(getattr(position, track), 1)
    rows = [
        (space, [phrases.name_of(seat, texts, names) for seat in reversed(stack)]) for space, stack in stacks if stack
    ]
    return "; ".join(f"{space} {' > '.join(there)}" for space, there in rows)


def _moves(position: State, texts: Texts, track: str, names: Sequence[str]) -> Iterator[str]:
    """Where the dice would take the counters of whoever takes next."""
    for seat in picks(position)[:1]:
        for space, found in ends(position, seat, track):
            rows = [f"{die}: {space}→{end}" for end, dice_of in sorted(found.items()) for die in dice_of]
            if rows:
                yield f"- {phrases.name_of(seat, texts, names)}: {', '.join(rows)}"
