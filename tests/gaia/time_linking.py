"""Print how long the federation search takes: `python -m tests.gaia.time_linking [positions]`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from time import process_time

from rules.gaia.board.galaxy import FACES, LAYOUTS, Galaxy, galaxy
from rules.gaia.board.linking import Sites, possible, proposals

BUILDINGS = [1] * 8 + [2] * 7 + [3] * 3


def full_map() -> tuple[Galaxy, list[str]]:
    """The recommended map for four and its planets."""
    layout = LAYOUTS["full"]
    faces = [FACES[tile] for tile in layout.tiles]
    places = tuple((face.number, q, r) for face, (q, r) in zip(faces, layout.centres, strict=True))
    return galaxy(places), sorted(f"{face.number}{place}" for face in faces for place in face.planets)


def random_sites(luck: Random, stars: Galaxy, planets: list[str]) -> Sites:
    """Eight to fourteen structures, each a few steps from another, and up to nine tokens."""
    own, steps = [luck.choice(planets)], luck.choice((2, 3, 4))
    for _ in range(luck.randint(7, 13)):
        others = [at for at in planets if at not in own]
        near = [at for at in others if any(stars.distance(at, mine) <= steps for mine in own)]
        own.append(luck.choice(near or others))
    values = zip(own, luck.sample(BUILDINGS, len(own)), strict=True)
    space = stars.everywhere & ~stars.mask(planets)
    return Sites(space, tuple((stars.bits[at], value) for at, value in values), 7, luck.randint(0, 9))


def report(name: str, positions: list[Sites], search: Callable[[Sites], object]) -> None:
    """Print the spread of the times of a search."""
    times = []
    for sites in positions:
        began = process_time()
        search(sites)
        times.append((process_time() - began) * 1000)
    times.sort()
    middle, tail = times[len(times) // 2], times[len(times) * 99 // 100]
    print(f"{name:10} median {middle:.3f} ms, p99 {tail:.3f} ms, most {times[-1]:.3f} ms")


def main() -> None:
    """Time both searches on the same positions."""
    luck, (stars, planets) = Random(1), full_map()
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    positions = [random_sites(luck, stars, planets) for _ in range(count)]
    report("possible", positions, possible.__wrapped__)
    report("proposals", positions, proposals.__wrapped__)


if __name__ == "__main__":
    main()
