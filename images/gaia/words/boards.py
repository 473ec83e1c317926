"""Research, scoring and the key in words: everything their pictures show, in lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from images.gaia.boards.key import WRITTEN, groups
from images.gaia.boards.research import reachable
from images.gaia.boards.scoring import result
from images.gaia.seats import owner
from images.gaia.words.phrases import goods, heading, line, marked, name, title, token_name, track_name
from images.options import NO_OPTIONS, Options
from images.words.phrases import Texts, listed
from rules.gaia.components import BOARD_ACTIONS, FEDERATION_TOKENS, FINAL_TILES, STANDARD_SLOTS, TRACKS, Track
from rules.gaia.economy.scoring import count, final_points
from rules.gaia.state import Player, State


def research(position: State, texts: Texts, _: Options = NO_OPTIONS) -> list[str]:
    """Each track with its levels, markers and tiles; the tiles for any track; the actions."""
    lines = [heading(position, texts, texts("gaia-picture-research"))]
    for track in TRACKS.values():
        lines += _track(position, texts, track)
    free = [
        texts(f"gaia-name-{position.slots[slot]}") for slot in STANDARD_SLOTS[len(TRACKS) :] if position.slots.get(slot)
    ]
    lines.append(line(texts, "free-tiles", "; ".join(free)))
    acts = [marked(texts, id, "taken" if id in position.used else "") for id in BOARD_ACTIONS]
    return [*lines, line(texts, "board-actions", "; ".join(acts))]


def tracks(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """What each choice brings, then all tracks."""
    lines = [
        heading(position, texts, texts("gaia-picture-research")),
        *reachable_lines(position, texts, options.player, options.choices),
    ]
    for track in TRACKS.values():
        lines += _track(position, texts, track)
    return lines


def reachable_lines(position: State, texts: Texts, seat: int, choices: Sequence[str]) -> list[str]:
    """The level that each choice leads to, with what it is worth."""
    return [
        texts(
            "gaia-picture-told-next",
            track=track_name(texts, track),
            level=level,
            worth=level_words(position, texts, TRACKS[track], level) or "–",
        )
        for track, level in reachable(position, seat, choices).items()
    ]


def _track(position: State, texts: Texts, track: Track) -> list[str]:
    levels = [f"{level}: {words}" for level in range(6) if (words := level_words(position, texts, track, level))]
    here = [(owner(position, player.seat, texts).name, player.research.get(track.id, 0)) for player in position.players]
    tile = position.slots.get(track.id)
    return [
        f"**{track_name(texts, track.id)}**: {listed(here)}",
        "; ".join(levels),
        texts(
            "gaia-picture-told-tiles",
            advanced=_tile(texts, position.advanced.get(track.id)),
            standard=_tile(texts, tile),
        ),
    ]


def _tile(texts: Texts, tile: str | None) -> str:
    return texts(f"gaia-name-{tile}") if tile else texts("gaia-picture-taken")


def level_words(position: State, texts: Texts, track: Track, level: int) -> str:
    """What holds on a level, then what it brings at once."""
    parts = []
    if track.step_cost:
        parts.append(texts("gaia-picture-told-step", ore=track.step_cost[level]))
    if track.range:
        parts.append(texts("gaia-picture-told-range", range=track.range[level]))
    if track.project_cost and level:
        parts.append(texts("gaia-picture-told-project", power=track.project_cost[level]))
    if track.income[level]:
        parts.append(f"{texts('gaia-picture-icon-income')} {goods(texts, track.income[level])}")
    if track.levels[level]:
        parts.append(f"+ {goods(texts, track.levels[level])}")
    return ", ".join([*parts, *_prize(position, texts, track, level)])


def _prize(position: State, texts: Texts, track: Track, level: int) -> list[str]:
    """What only the one who reaches a fifth level gets."""
    if level < 5:
        return []
    if track.id == "terra" and position.terra_token:
        return [f"+ {token_name(texts, position.terra_token)}"]
    if track.id == "nav" and "lost" not in position.planets.values():
        return [f"+ {texts('gaia-picture-icon-lost')}"]
    return [texts("gaia-picture-told-gaia-five")] if track.id == "gaia" else []


def scoring(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """Round tiles, final tiles with everybody's standing, boosters, tokens; the results at the end."""
    lines = [heading(position, texts, texts("gaia-picture-scoring")), *_results(position, texts, options.names)]
    lines += [title(texts, "round-tiles"), *_rounds(position, texts)]
    for number, tile in enumerate(position.final_tiles, 1):
        ranks = texts(f"gaia-picture-final-{'over' if position.results else 'tile'}", number=number)
        lines.append(f"**{ranks}**: {texts(f'gaia-picture-final-{tile}')}")
        lines.append(_ranks(position, texts, tile))
    lines += [title(texts, "told-boosters"), *(f"- {texts(f'gaia-name-{id}')}" for id in position.boosters)]
    held = [player for player in position.players if player.booster]
    lines += [f"{owner(position, one.seat, texts).name}: {texts(f'gaia-name-{one.booster}')}" for one in held]
    left = [f"{token_name(texts, id)} ×{position.tokens[id]}" for id in FEDERATION_TOKENS if position.tokens.get(id)]
    return [*lines, line(texts, "tokens", "; ".join(left))]


def _rounds(position: State, texts: Texts) -> Iterator[str]:
    for number, tile in enumerate(position.round_tiles, 1):
        now = f" ({texts('gaia-picture-now')})" if number == position.round and not position.results else ""
        yield f"{number}: {texts(f'gaia-name-{tile}')}{now}"


def _ranks(position: State, texts: Texts, tile: str) -> str:
    points = final_points(position, tile)
    rows = [(count(position, player, tile), player.seat) for player in position.players if player.faction]
    rows.sort(key=lambda row: (-row[0], row[1]))
    told = [
        texts("gaia-picture-told-rank", name=name(position, seat, texts), count=reached, points=points[seat])
        for reached, seat in rows
    ]
    neutral = [f"{texts('gaia-picture-neutral')} {FINAL_TILES[tile].neutral}"] if len(position.players) < 3 else []
    return ", ".join([*told, *neutral])


def _results(position: State, texts: Texts, names: Sequence[str]) -> list[str]:
    if not position.results:
        return []
    ranked = sorted(position.players, key=lambda player: -player.vp)
    return [title(texts, "results"), *(_result(position, texts, player, names) for player in ranked)]


def _result(position: State, texts: Texts, player: Player, names: Sequence[str]) -> str:
    columns = result(position, player.seat).items()
    rows = [(texts(f"gaia-picture-result-{column}"), points) for column, points in columns]
    return f"{name(position, player.seat, texts, names)}: {listed(rows)}"


def key(position: State, texts: Texts, _: Options = NO_OPTIONS) -> list[str]:
    """Every group of signs; letters stand before what they mean."""
    lines = [f"**{texts('gaia-picture-key')}**"]
    for group, _columns, entries in groups(position, texts):
        told = [_entry(position, texts, *entry) for entry in entries]
        lines.append(f"{title(texts, f'key-{group}')}: {'; '.join(told)}")
    return lines


def _entry(position: State, texts: Texts, kind: str, id: str, words: str) -> str:
    letters = {
        "planet": lambda: texts(f"gaia-picture-short-{id}"),
        "badge": lambda: owner(position, int(id), texts).letter,
        "written": lambda: WRITTEN[id],
    }
    return f"{letters[kind]()} = {words}" if kind in letters else words
