"""Research, scoring and the key in words: everything their pictures show, in lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from images.gaia.key import WRITTEN, groups
from images.gaia.owners import owner
from images.gaia.phrases import goods, heading, line, listed, marked, name, title, token_name, track_name
from images.gaia.scoring import result
from images.parts import Texts
from rules.gaia.components import BOARD_ACTIONS, FEDERATION_TOKENS, FINAL_TILES, STANDARD_SLOTS, TRACKS, Track
from rules.gaia.economy.scoring import count, final_points
from rules.gaia.state import Player, State


def research(view: State, texts: Texts, **_: object) -> list[str]:
    """Each track with its levels, markers and tiles; the tiles for any track; the actions."""
    lines = [heading(view, texts, texts("gaia-picture-research"))]
    for track in TRACKS.values():
        lines += _track(view, texts, track)
    free = [texts(f"gaia-name-{view.slots[slot]}") for slot in STANDARD_SLOTS[len(TRACKS) :] if view.slots.get(slot)]
    lines.append(line(texts, "free-tiles", "; ".join(free)))
    acts = [marked(texts, id, "taken" if id in view.used else "") for id in BOARD_ACTIONS]
    return [*lines, line(texts, "board-actions", "; ".join(acts))]


def _track(view: State, texts: Texts, track: Track) -> list[str]:
    levels = [f"{level}: {words}" for level in range(6) if (words := _level(view, texts, track, level))]
    here = [(owner(view, player.seat, texts).name, player.research.get(track.id, 0)) for player in view.players]
    tile = view.slots.get(track.id)
    return [
        f"**{track_name(texts, track.id)}**: {listed(here)}",
        "; ".join(levels),
        texts(
            "gaia-picture-told-tiles",
            advanced=_tile(texts, view.advanced.get(track.id)),
            standard=_tile(texts, tile),
        ),
    ]


def _tile(texts: Texts, tile: str | None) -> str:
    return texts(f"gaia-name-{tile}") if tile else texts("gaia-picture-taken")


def _level(view: State, texts: Texts, track: Track, level: int) -> str:
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
    return ", ".join([*parts, *_prize(view, texts, track, level)])


def _prize(view: State, texts: Texts, track: Track, level: int) -> list[str]:
    """What only the one who reaches a fifth level gets."""
    if level < 5:
        return []
    if track.id == "terra" and view.terra_token:
        return [f"+ {token_name(texts, view.terra_token)}"]
    if track.id == "nav" and "lost" not in view.planets.values():
        return [f"+ {texts('gaia-picture-icon-lost')}"]
    return [texts("gaia-picture-told-gaia-five")] if track.id == "gaia" else []


def scoring(view: State, texts: Texts, names: Sequence[str] = (), **_: object) -> list[str]:
    """Round tiles, final tiles with everybody's standing, boosters, tokens; the results at the end."""
    lines = [heading(view, texts, texts("gaia-picture-scoring")), *_results(view, texts, names)]
    lines += [title(texts, "round-tiles"), *_rounds(view, texts)]
    for number, tile in enumerate(view.final_tiles, 1):
        ranks = texts(f"gaia-picture-final-{'over' if view.results else 'tile'}", number=number)
        lines.append(f"**{ranks}**: {texts(f'gaia-picture-final-{tile}')}")
        lines.append(_standing(view, texts, tile))
    lines += [title(texts, "told-boosters"), *(f"- {texts(f'gaia-name-{id}')}" for id in view.boosters)]
    held = [player for player in view.players if player.booster]
    lines += [f"{owner(view, one.seat, texts).name}: {texts(f'gaia-name-{one.booster}')}" for one in held]
    left = [f"{token_name(texts, id)} ×{view.tokens[id]}" for id in FEDERATION_TOKENS if view.tokens.get(id)]
    return [*lines, line(texts, "tokens", "; ".join(left))]


def _rounds(view: State, texts: Texts) -> Iterator[str]:
    for number, tile in enumerate(view.round_tiles, 1):
        now = f" ({texts('gaia-picture-now')})" if number == view.round and not view.results else ""
        yield f"{number}: {texts(f'gaia-name-{tile}')}{now}"


def _standing(view: State, texts: Texts, tile: str) -> str:
    points = final_points(view, tile)
    rows = [(count(view, player, tile), player.seat) for player in view.players if player.faction]
    rows.sort(key=lambda row: (-row[0], row[1]))
    told = [
        texts("gaia-picture-told-rank", name=name(view, seat, texts), count=reached, points=points[seat])
        for reached, seat in rows
    ]
    neutral = [f"{texts('gaia-picture-neutral')} {FINAL_TILES[tile].neutral}"] if len(view.players) < 3 else []
    return ", ".join([*told, *neutral])


def _results(view: State, texts: Texts, names: Sequence[str]) -> list[str]:
    if not view.results:
        return []
    ranked = sorted(view.players, key=lambda player: -player.vp)
    return [title(texts, "results"), *(_result(view, texts, player, names) for player in ranked)]


def _result(view: State, texts: Texts, player: Player, names: Sequence[str]) -> str:
    columns = result(view, player.seat).items()
    rows = [(texts(f"gaia-picture-result-{column}"), points) for column, points in columns]
    return f"{name(view, player.seat, texts, names)}: {listed(rows)}"


def key(view: State, texts: Texts, **_: object) -> list[str]:
    """Every group of signs; letters stand before what they mean."""
    lines = [f"**{texts('gaia-picture-key')}**"]
    for group, _columns, entries in groups(view, texts):
        told = [_entry(view, texts, *entry) for entry in entries]
        lines.append(f"{title(texts, f'key-{group}')}: {'; '.join(told)}")
    return lines


def _entry(view: State, texts: Texts, kind: str, id: str, words: str) -> str:
    letters = {
        "planet": lambda: texts(f"gaia-picture-short-{id}"),
        "badge": lambda: owner(view, int(id), texts).letter,
        "written": lambda: WRITTEN[id],
    }
    return f"{letters[kind]()} = {words}" if kind in letters else words
