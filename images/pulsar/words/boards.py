"""Everything beside the cluster in words: all that the pictures show, in lines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from images.options import NO_OPTIONS, Options
from images.pulsar.boards import key as signs
from images.pulsar.boards.dice import copied, effect_words, ends, picks
from images.pulsar.boards.goals import goal_signs, goal_words
from images.pulsar.boards.headquarters import dealt
from images.pulsar.boards.scoring import points, scored_signs
from images.pulsar.boards.technologies import in_row, row_value
from images.pulsar.boards.transmitters import Placed, arrays, production_signs
from images.pulsar.colours import PARTS
from images.pulsar.goods import dice_signs
from images.pulsar.seats import owner, stage
from images.pulsar.signs import technology_signs
from images.pulsar.telling import amounts_said, benefit_words, said, technology_name
from images.pulsar.words.alt import median_words
from images.words.limited import Line, limited
from images.words.phrases import Texts, bold, coordinates, first_line, listed, titled
from rules.pulsar.components import COPY_COST, GOALS, ROUNDS, TRANSMITTERS, Technology, Transmitter, station_vp
from rules.pulsar.counting import count
from rules.pulsar.scoring.goals import best_division
from rules.pulsar.state import Player, State
from rules.pulsar.tracks import TRACKS

SHORT = 10  # signs of a name behind a technology


def dice(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """Dice and what they move, both tracks, the order, who has which dice."""
    lines = [first_line(texts("pulsar-picture-dice"), stage(position, texts))]
    if position.median:
        lines.append(titled(texts("pulsar-picture-median"), median_words(position.median)))
    here = Counter(position.dice)
    lines.append(", ".join(f"{number}× {said(texts, [f'@die{value}'])}" for value, number in sorted(here.items())))
    if copied(position):
        lines.append(f"{texts('pulsar-picture-copy')} {said(texts, [str(COPY_COST), '@cube'])}")
    if picks(position):
        lines.append(", ".join(f"{value}: {effect_words(position, value)}" for value in sorted(here)))
    for track in TRACKS:
        lines.append(titled(texts(f"pulsar-picture-{track}"), _track(position, texts, track, options.names)))
        lines += _moves(position, texts, track)
    order = ", ".join(_who(seat, texts, options.names) for seat in position.order)
    lines.append(titled(texts("pulsar-picture-order"), order))
    if left := picks(position):
        lines.append(
            titled(texts("pulsar-picture-picks"), ", ".join(_who(seat, texts, options.names) for seat in left))
        )
    for seat in position.seats():
        lines.append(titled(_who(seat, texts, options.names), _in_hand(position, texts, seat)))
    return list(filter(None, lines))


def _in_hand(position: State, texts: Texts, seat: int) -> str:
    """Dice that may still be spent, then tokens and cubes."""
    player = position.players[seat]
    own = amounts_said(texts, {"one": player.one, "two": player.two, "cube": player.cubes})
    return "; ".join(filter(None, (said(texts, dice_signs(position, seat)), own)))


def _track(position: State, texts: Texts, track: str, names: Sequence[str]) -> str:
    """The counters by space from the left, the uppermost of a stack first."""
    stacks = enumerate(getattr(position, track), 1)
    rows = [(space, [_who(seat, texts, names) for seat in reversed(stack)]) for space, stack in stacks if stack]
    return "; ".join(f"{space} {' > '.join(there)}" for space, there in rows)


def _moves(position: State, texts: Texts, track: str) -> Iterator[str]:
    """Where the dice would take the counters of whoever takes next."""
    for seat in picks(position)[:1]:
        for space, found in ends(position, seat, track):
            rows = [f"{die}: {space}→{end}" for end, dice_of in sorted(found.items()) for die in dice_of]
            if rows:
                yield f"- {owner(seat, texts).name}: {', '.join(rows)}"


def technologies(position: State, texts: Texts, _: Options = NO_OPTIONS) -> list[str]:
    """Row by row: the round value, each technology with its die, what it does and who has it."""
    lines = [Line(first_line(texts("pulsar-picture-technologies"), stage(position, texts)))]
    for row in range(1, ROUNDS + 1):
        printed, value = row_value(position, row)
        words = said(texts, ["@median"]) if printed == "median" else printed
        now = f" ({value})" if value is not None else ""
        lines.append(Line(bold(texts("pulsar-picture-told-row", row=row, value=f"{words}{now}"))))
        lines += [_technology(position, texts, technology) for technology in in_row(position, row)]
    return limited(lines)


def _technology(position: State, texts: Texts, technology: Technology) -> Line:
    held = [owner(patent.seat, texts).name[:SHORT] for patent in position.patents.get(technology.id, [])]
    name = technology_name(texts, technology.id)
    icons = "×2" if technology.icons > 1 else ""
    owners = f" [{', '.join(held)}]" if held else ""
    return Line(f"- {technology.die}{icons} {name}{owners}", f": {said(texts, technology_signs(technology))}")


def headquarters(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """Every project with its die, what it gives, and whether it is done."""
    lines = [Line(first_line(texts("pulsar-picture-headquarters"), stage(position, texts)))]
    for number in position.seats() if options.seat is None else [options.seat]:
        player = position.players[number]
        lines.append(Line(titled(_who(number, texts, options.names), dealt(position, number).upper() or "–")))
        lines += _projects(player, texts)
    return limited(lines)


def _projects(player: Player, texts: Texts) -> Iterator[Line]:
    for project in player.board.values():
        state = ""
        if project.id in player.projects:
            state = f" ({texts('pulsar-picture-told-done')})"
        if project.id in player.runs:
            state = f" ({texts('pulsar-picture-told-run-left')})"
        yield Line(f"- {project.id}{state}", f": {project.die} → {benefit_words(texts, project.benefit)}")


def transmitters(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """The transmitters on offer, then everybody's arrays tile by tile."""
    lines = [Line(first_line(texts("pulsar-picture-transmitters"), stage(position, texts)))]
    lines.append(Line(bold(texts("pulsar-picture-offer"))))
    lines += [_offered(texts, TRANSMITTERS[name]) for name in position.shown]
    for seat in position.seats():
        lines.append(Line(bold(_who(seat, texts, options.names))))
        own = arrays(position.players[seat])
        lines += [_placed(texts, placed) for chain in own for placed in chain]
        if not own:
            lines.append(Line(texts("pulsar-picture-no-transmitters")))
    return limited(lines)


def _offered(texts: Texts, printed: Transmitter) -> Line:
    dice_of = " ".join(map(str, printed.dice))
    return Line(f"- {printed.id.upper()}: {dice_of}", f" → {_brings(texts, printed)}")


def _placed(texts: Texts, placed: Placed) -> Line:
    """A tile with its state; one that is joined to the tile before it says so, with the bonus die of both."""
    own = placed.tile
    joined = ""
    if placed.link is not None:
        joined = f" + {said(texts, [f'@red{placed.link}'])} +"
    owed = " ".join(map(str, own.owed))
    state = texts("pulsar-picture-told-online") if own.online else texts("pulsar-picture-told-owed", dice=owed)
    return Line(f"-{joined} {own.id.upper()} ({state})", f": {_brings(texts, own.printed)}")


def _brings(texts: Texts, printed: Transmitter) -> str:
    """The benefit, then what each production brings."""
    at_once = benefit_words(texts, printed.benefit)
    later = said(texts, ["@production", *production_signs(printed)])
    return f"{at_once}; {later}"


def goals(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """Each goal, what it scores and sells, and how far everybody is."""
    lines = [first_line(texts("pulsar-picture-goals"), stage(position, texts))]
    for name in position.goals:
        goal = GOALS[name]
        rows = [(_who(own.seat, texts, options.names), count(position, own, goal.what)) for own in position.players]
        lines.append(titled(goal_words(texts, goal), said(texts, goal_signs(goal))))
        lines.append(listed(rows))
    return lines


def sheet(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """Everything of a player."""
    player = position.players[options.player]
    lines = [Line(first_line(_who(options.player, texts, options.names), stage(position, texts)))]
    lines.append(Line(amounts_said(texts, {"vp": player.vp, "ring": player.rings})))
    lines.append(Line(_in_hand(position, texts, options.player)))
    waiting = [f"@{size}" for size in player.gyrodynes]
    awards = [part for vp in player.awards for part in ("@award", str(vp))]
    if waiting or awards:
        lines.append(Line(said(texts, [*waiting, *awards])))
    claims = position.claims(options.player)
    lines.append(Line(bold(texts("pulsar-picture-own-pulsars", count=len(claims)))))
    lines += [Line(f"- {_claim(position, texts, place)}") for place in claims]
    own = [name for name, system in sorted(position.systems.items()) if system.station_of(options.player)]
    number = len(own) + player.extra_stations
    told = texts("pulsar-picture-own-stations", count=number, vp=station_vp(number))
    lines.append(Line(titled(told, coordinates(own)) if own else bold(told)))
    patents = position.owned(options.player)
    lines.append(Line(bold(texts("pulsar-picture-own-patents", count=len(patents)))))
    lines += [_technology(position, texts, technology) for technology in patents]
    if player.headquarters:
        lines.append(Line(titled(texts("pulsar-picture-headquarters"), player.headquarters.upper())))
        lines += _projects(player, texts)
    if player.tiles:
        lines.append(Line(bold(texts("pulsar-picture-transmitters"))))
        lines += [_placed(texts, placed) for chain in arrays(player) for placed in chain]
    return limited(lines)


def _claim(position: State, texts: Texts, place: str) -> str:
    claim = position.pulsars[place]
    if not claim.gyrodyne:
        return place.upper()
    state = texts(f"pulsar-picture-told-{'spinning' if claim.spinning else 'building'}")
    return f"{place.upper()}: {said(texts, [f'@{claim.gyrodyne}'])}, {state}"


def scoring(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """Everybody's points by where they come from, then who scores which goal."""
    names = options.names
    title = texts("pulsar-picture-scoring" if position.results else "pulsar-picture-scoring-now")
    lines = [first_line(title, stage(position, texts))]
    for seat, own in points(position).items():
        rows = [(texts(f"pulsar-picture-part-{part}"), own.get(part, 0)) for part in PARTS]
        total = f"{texts('pulsar-picture-total')} {sum(own.values())}"
        lines.append(titled(_who(seat, texts, names), f"{total} ({listed(rows)})"))
    lines.append(bold(texts("pulsar-picture-shared-out")))
    divisions = {player.seat: best_division(position, player) for player in position.players}
    for number, name in enumerate(position.goals):
        goal = GOALS[name]
        found = {seat: scored_signs(division, goal, number) for seat, division in divisions.items()}
        scored = [(_who(seat, texts, names), said(texts, parts)) for seat, parts in found.items() if parts]
        lines.append(f"- {goal_words(texts, goal)}: {listed(scored) or texts('pulsar-picture-nobody')}")
    for seat, division in divisions.items():
        if division.bought:
            bought = ", ".join(technology_name(texts, id) for id in division.bought)
            lines.append(f"- {_who(seat, texts, names)}: {said(texts, ['@cube'])} → {bought}")
    return lines


def key(position: State, texts: Texts, _: Options = NO_OPTIONS) -> list[str]:
    """Every group of signs with what they mean."""
    lines = [bold(texts("pulsar-picture-key"))]
    for group, _columns, entries in signs.groups(texts):
        told = [f"{signs.WRITTEN[id]} = {words}" if id in signs.WRITTEN else words for id, words in entries]
        lines.append(titled(texts(f"pulsar-picture-key-{group}"), "; ".join(told)))
    return lines


def _who(seat: int, texts: Texts, names: Sequence[str]) -> str:
    return owner(seat, texts, names).name
