"""Boards, supply, battles and points in words: all that the pictures show, in lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from images.eclipse.boards import key as signs
from images.eclipse.boards.battle import Volley, fought, rolled, sector_of, volleys, when
from images.eclipse.boards.parties import party_name
from images.eclipse.boards.scoring import hidden, points, tied, title, total
from images.eclipse.boards.sheet import actions_taken
from images.eclipse.boards.species import powers, shown, title_of
from images.eclipse.boards.supply import discount, in_supply, price_for
from images.eclipse.boards.upgrade import offered, offered_parts, placing
from images.eclipse.boards.upgrade import title as upgrade_title
from images.eclipse.colours import POINT_PARTS
from images.eclipse.seats import owner, set_out, species_name, stage
from images.eclipse.telling import board_words, dice_words, fleet_words, resources_words, totals_words
from images.options import NO_OPTIONS, Options
from images.words.limited import Line, limited
from images.words.phrases import Texts, bold, first_line, listed, titled
from rules.eclipse.battle.fleets import SIDES, Squadron
from rules.eclipse.combat.battle import fight_of, seat_of
from rules.eclipse.components.blueprints import Totals, totals
from rules.eclipse.components.resources import RESOURCES
from rules.eclipse.components.ships import SHIP_CLASSES, ShipClass
from rules.eclipse.components.species import SPECIES
from rules.eclipse.components.technologies import CATEGORIES, TECHNOLOGIES
from rules.eclipse.economy.ships import price, profile
from rules.eclipse.economy.tracks import upkeep
from rules.eclipse.frames import Battle
from rules.eclipse.state import Player, State


def sheet(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """Everything of a player."""
    player = position.players[options.player]
    lines = [first_line(_who(position, options.player, texts, options.names), stage(position, texts))]
    if not set_out(player):
        return [*lines, texts("eclipse-picture-no-board")]
    lines.append(species_name(texts, player.species))
    if player.collapsed:
        lines.append(texts("eclipse-picture-collapsed"))
    lines += [resources_words(player, texts), *_tracks(player, texts)]
    lines += [_blueprint(player, kind, texts) for kind in SHIP_CLASSES]
    for category in CATEGORIES:
        own = [name for name in player.technologies if TECHNOLOGIES[name].category == category]
        words = ", ".join(texts(f"eclipse-technology-{name}") for name in own)
        lines.append(titled(texts(f"eclipse-picture-category-{category}"), words or "–"))
    return [*lines, *_tiles(position, player, texts, options.names)]


def _tracks(player: Player, texts: Texts) -> Iterator[str]:
    yield texts("eclipse-picture-told-tracks", discs=player.discs, upkeep=upkeep(player), next=upkeep(player, 1))
    yield texts("eclipse-picture-told-cubes-left", **{kind: player.track.get(kind, 0) for kind in RESOURCES})
    board = player.board
    yield texts(
        "eclipse-picture-told-colony", left=player.colony_ships, all=board.colony_ships, ratio=board.trade_ratio
    )
    used = [
        texts("eclipse-picture-told-action", action=texts(f"eclipse-picture-action-{action}"), count=count)
        for action, count in actions_taken(player)
    ]
    if used:
        yield titled(texts("eclipse-picture-actions"), ", ".join(used))
    dead = [(texts(f"eclipse-resource-{kind}"), count) for kind, count in player.graveyard.items() if count]
    if dead:
        yield texts("eclipse-picture-told-graveyard", list=listed(dead))


def _tiles(position: State, player: Player, texts: Texts, names: Sequence[str]) -> Iterator[str]:
    if player.reputation:
        values = ", ".join(str(value or "?") for value in player.reputation)
        yield texts("eclipse-picture-told-reputation", list=values)
    if player.ambassadors:
        who = ", ".join(_who(position, seat, texts, names) for seat in player.ambassadors)
        yield texts("eclipse-picture-told-ambassadors", list=who)
    if player.discoveries:
        told = texts("eclipse-picture-told-discoveries", count=len(player.discoveries))
        known = [texts(f"eclipse-discovery-{kind}") for kind in player.discoveries if kind != "?"]
        yield f"{told} ({', '.join(known)})" if known else told
    if player.ancient_parts:
        parts = ", ".join(texts(f"eclipse-part-{part}") for part in player.ancient_parts)
        yield texts("eclipse-picture-told-ancient-parts", list=parts)
    if position.traitor == player.seat:
        yield texts("eclipse-picture-traitor")


def _blueprint(player: Player, kind: ShipClass, texts: Texts) -> str:
    """A class with its price, what is on its slots, and what that adds up to."""
    printed, tiles = player.board.blueprints[kind], player.blueprints[kind]
    slots = [tile or slot for tile, slot in zip(tiles, printed.slots, strict=True)]
    empty = texts("eclipse-picture-empty-slot")
    told = [f"{number} {texts(f'eclipse-part-{part}') if part else empty}" for number, part in enumerate(slots, 1)]
    name = texts("eclipse-picture-told-blueprint", ship=texts(f"eclipse-ship-{kind}"), cost=price(player, kind))
    return f"{bold(name)}: {', '.join(told)}. {totals_words(texts, profile(player, kind))}"


def upgrade(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """The blueprints, the parts to choose from, and what a part would leave of energy and initiative on each slot."""
    player = position.players[options.player]
    lines = [
        first_line(upgrade_title(position, options.player, texts), _who(position, options.player, texts, options.names))
    ]
    if not set_out(player):
        return [*lines, texts("eclipse-picture-no-board")]
    part, slots = placing(position, options.player), offered(options.choices)
    for kind in SHIP_CLASSES:
        lines.append(_blueprint(player, kind, texts))
        here = sorted(number for ship, number in slots if ship == kind)
        if part and here:
            lines.append("; ".join(_outcome(player, kind, part, number, texts) for number in here))
    if parts := offered_parts(options.choices):
        lines.append(
            texts("eclipse-picture-told-parts", list=", ".join(texts(f"eclipse-part-{name}") for name in parts))
        )
    return lines


def _outcome(player: Player, kind: ShipClass, part: str, number: int, texts: Texts) -> str:
    tiles = [*player.blueprints[kind]]
    tiles[number - 1] = part
    after: Totals = totals(player.board.blueprints[kind], tuple(tiles))
    return texts("eclipse-picture-told-outcome", slot=number, energy=after.energy_left, initiative=after.initiative)


def supply(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """Each technology with its price for the viewer, and how many are left."""
    player = position.players[options.player]
    lines = [first_line(texts("eclipse-picture-supply"), stage(position, texts))]
    lines.append(
        titled(
            _who(position, options.player, texts, options.names),
            f"{player.science} {texts('eclipse-resource-science')}",
        )
    )
    for category in CATEGORIES:
        less = discount(position, player, category)
        lines.append(bold(texts(f"eclipse-picture-category-{category}") + (f" -{less}" if less else "")))
        for technology in in_supply(position, category):
            name = texts(f"eclipse-technology-{technology.id}")
            cost = price_for(position, player, technology)
            told = texts("eclipse-picture-owned")
            if not player.species or not player.has(technology.id):
                told = texts("eclipse-picture-told-price", price="–" if cost is None else cost, cost=technology.cost)
            left = texts("eclipse-picture-told-copies", count=position.supply[technology.id])
            lines.append(f"- {name}: {told}, {left}")
    return lines


def battle(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """Both sides ship by ship with their damage, then the dice; with a `tile` a sector where a battle was fought."""
    tile = options.tile
    there = None if tile else fought(position)
    tile = tile or sector_of(position)
    heading = texts("eclipse-picture-battle-in", sector=tile) if tile else texts("eclipse-picture-battle")
    lines = [Line(first_line(heading, when(position, there, texts)))]
    if not tile:
        return [*limited(lines), texts("eclipse-picture-no-battle")]
    if there is not None:
        lines += [Line(line) for line in _sides(position, there, texts, options.names)]
        if rolls := rolled(position, there):
            lines.append(Line(_volley(position, texts, rolls, options.names)))
    else:
        for fleet in position.sector(tile).fleets:
            lines.append(
                Line(titled(_who(position, fleet.seat, texts, options.names), fleet_words(texts, fleet.ships)))
            )
    if population := position.sector(tile).population:
        lines.append(Line(texts("eclipse-picture-cubes-of", count=population)))
    lines += [Line("", _volley(position, texts, volley, options.names)) for volley in volleys(options.events, tile)]
    return list(filter(None, limited(lines)))


def _sides(position: State, there: Battle, texts: Texts, names: Sequence[str]) -> Iterator[str]:
    fight = fight_of(position, there)
    for side in SIDES:
        role = texts(f"eclipse-picture-{side}")
        yield titled(role, party_name(position, texts, seat_of(there, side), names))
        for squadron in fight.squadrons:
            if squadron.side == side:
                yield f"- {_squadron(squadron, texts)}"


def _squadron(squadron: Squadron, texts: Texts) -> str:
    own = squadron.profile
    name = texts(f"eclipse-ship-{squadron.ship}")
    hits = [
        texts("eclipse-picture-told-hits", ship=name, number=number, damage=damage, needed=own.hull + 1)
        for number, damage in enumerate(squadron.damage, 1)
    ]
    state = "" if squadron.status == "engaged" else f" ({texts(f'eclipse-picture-status-{squadron.status}')})"
    sums = Totals(0, 0, 0, own.initiative, own.hull, own.computer, own.shield, own.cannons, own.missiles)
    does = totals_words(texts, sums).partition(", ")[2]
    return f"{', '.join(hits)}{state}: {does}"


def _volley(position: State, texts: Texts, volley: Volley, names: Sequence[str]) -> str:
    told = texts(
        "eclipse-picture-told-volley",
        name=party_name(position, texts, volley.seat, names),
        ship=texts(f"eclipse-ship-{volley.ship}"),
        dice=dice_words(texts, volley.dice),
    )
    if not volley.destroyed:
        return told
    return f"{told}; {texts('eclipse-picture-destroyed', count=volley.destroyed)}"


def scoring(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """Everybody's points by where they come from."""
    lines = [first_line(texts(title(position)), stage(position, texts))]
    rows = points(position)
    if not rows:
        return [*lines, texts("eclipse-picture-no-board")]
    for seat, own in rows.items():
        told = [(texts(f"eclipse-picture-part-{part}"), _points(position, seat, part, own)) for part in POINT_PARTS]
        lines.append(
            titled(_who(position, seat, texts, options.names), f"{total(position, seat, own)} ({listed(told)})")
        )
    if ties := tied(position):
        told = [(_who(position, seat, texts, options.names), str(resources)) for seat, resources in ties.items()]
        lines.append(titled(texts("eclipse-picture-tie"), listed(told)))
    return lines


def _points(position: State, seat: int, part: str, own: dict[str, int]) -> str:
    unknown = " ?" if part == "reputation" and hidden(position, seat) else ""
    return f"{own.get(part, 0)}{unknown}"


def species(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """Each board: what one begins with, how much actions do, what sets it apart."""
    lines = [first_line(texts("eclipse-picture-species"), stage(position, texts))]
    for names in shown(position, options.choices):
        own = SPECIES[names[0]]
        lines.append(titled(title_of(texts, names), "; ".join(board_words(texts, own))))
        lines += [f"- {power}" for power in powers(own, texts)]
    return lines


def key(position: State, texts: Texts, _: Options = NO_OPTIONS) -> list[str]:
    """Every group of signs with what they mean."""
    lines = [bold(texts("eclipse-picture-key"))]
    for group, _columns, entries in signs.groups(texts):
        lines.append(titled(texts(f"eclipse-picture-key-{group}"), "; ".join(words for _, words in entries)))
    return lines


def _who(position: State, seat: int, texts: Texts, names: Sequence[str]) -> str:
    return owner(position, seat, texts, names).name
