"""The two sides of the star cluster: places and the segments between them.

Places: `e1` an entry gate, `s01` a planetary system, `p03` a pulsar, `x1` an isolated pulsar; `g04`, `v04` and `o04`
are jump gates, green, purple (violet) and orange.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import Literal

from rules.core.data import document
from rules.core.records import record
from rules.pulsar.data_file import DataFile, read
from rules.pulsar.pieces import Colour

Kind = Literal["entry", "system", "pulsar", "isolated", "gate"]
NUMBERS = {"entry": 4, "system": 16, "pulsar": 13, "isolated": 3}  # gates: as many as there are
LETTERS = {"entry": "e", "system": "s", "pulsar": "p", "isolated": "x"}
GATE_LETTERS = {"green": "g", "purple": "v", "orange": "o"}


@record
class Node:
    """A place of the cluster; only jump gates have a colour. A dead end is reached over segments with two lanes."""

    id: str
    kind: Kind
    colour: Colour | Literal[""] = ""
    dead_end: bool = False


@record
class Segment:
    """A step between two places. A flight may use it once for each lane."""

    id: str
    between: tuple[str, str]
    lanes: int = 1

    def other(self, place: str) -> str:
        """The place at its other end; "" if it does not touch this one."""
        if place not in self.between:
            return ""
        return self.between[1 - self.between.index(place)]


class Cluster:
    """A side of the board.

    `neighbours`: by place those one segment away, sorted, each with the lanes of the segment. `steps`: by place where a
    flight may go on, sorted, each with the number of the segment in `segments`; nowhere does it go on to an entry gate.
    """

    def __init__(self, nodes: Mapping[str, Node], segments: Iterable[Segment]) -> None:
        self.nodes = nodes
        self.segments = tuple(segments)
        found: dict[str, list[tuple[str, int]]] = {name: [] for name in nodes}
        for segment in self.segments:
            one, other = segment.between
            found[one].append((other, segment.lanes))
            found[other].append((one, segment.lanes))
        self.neighbours = {name: tuple(sorted(near)) for name, near in found.items()}
        self.steps = {name: tuple(sorted(self._steps(name))) for name in nodes}
        self._of_kinds: dict[tuple[str, ...], tuple[str, ...]] = {}  # those that were asked for

    def _steps(self, place: str) -> Iterator[tuple[str, int]]:
        for number, segment in enumerate(self.segments):
            following = segment.other(place)
            if following and self.nodes[following].kind != "entry":
                yield following, number

    def of_kind(self, *kinds: str) -> tuple[str, ...]:
        """The places of some kinds, in the order of the data: `entry`, `system`, `pulsar`, `isolated`, `gate`."""
        if kinds not in self._of_kinds:
            self._of_kinds[kinds] = tuple(name for name, node in self.nodes.items() if node.kind in kinds)
        return self._of_kinds[kinds]

    def gates(self, colour: str) -> frozenset[str]:
        """The places of the jump gates of a colour; none for a colour that this side has not."""
        return self._gates.get(colour, frozenset())

    @cached_property
    def _gates(self) -> dict[str, frozenset[str]]:
        colours = {node.colour for node in self.nodes.values() if node.colour}
        return {
            colour: frozenset(name for name, node in self.nodes.items() if node.colour == colour) for colour in colours
        }


def cluster(file: DataFile) -> Cluster:
    """A cluster file: the places there must be, all connected but for the isolated pulsars."""
    file.headings("nodes", "segments")
    nodes = file.records(Node, file.rows("nodes"))
    named = [{"id": "-".join(map(str, row.get("between", ()))), **row} for row in file.raw.get("segments", [])]
    segments = DataFile(file.name, {"segments": named})
    made = segments.records(Segment, segments.rows("segments"))
    file.faults += segments.faults
    for node in nodes.values():
        letter = LETTERS.get(node.kind) or GATE_LETTERS.get(node.colour, "?")
        file.must(node.id.startswith(letter), f"{node.id}: the name of this kind of place begins with {letter}")
        file.must((node.kind == "gate") == bool(node.colour), f"{node.id}: gates have a colour, other places have none")
    kinds: Counter[str] = Counter(node.kind for node in nodes.values())
    for kind, number in NUMBERS.items():
        file.must(kinds[kind] == number, f"{number} places must be of the kind {kind}, not {kinds[kind]}")
    pairs = Counter(frozenset(segment.between) for segment in made.values())
    for pair, times in pairs.items():
        file.must(times == 1 and len(pair) == 2, f"{'-'.join(sorted(pair))} must join two places, and stand once")
    known = [segment for segment in made.values() if set(segment.between) <= nodes.keys()]
    file.must(len(known) == len(made), "a segment leads to a place that is not there")
    side = Cluster(nodes, known)
    _connected(file, side)
    return side


def _connected(file: DataFile, side: Cluster) -> None:
    """Every place can be come to but the isolated pulsars, which nothing leads to; two lanes lead to dead ends."""
    for name in side.of_kind("isolated"):
        file.must(not side.neighbours[name], f"{name}: no segment leads to an isolated pulsar")
    for node in side.nodes.values():
        if node.dead_end:
            lanes = [lanes for _, lanes in side.neighbours[node.id]]
            file.must(lanes == [2], f"{node.id}: a dead end has one segment, of two lanes")
    open_places = {name for name in side.nodes if name not in side.of_kind("isolated")}
    reached: set[str] = set()
    found = [*side.of_kind("system")[:1]]
    while found:
        place = found.pop()
        if place not in reached:
            reached.add(place)
            found += [name for name, _ in side.neighbours[place]]
    left = sorted(open_places - reached)
    file.must(not left, f"not connected with the first system: {', '.join(left)}")


def _loaded(name: str) -> Cluster:
    return read(cluster, DataFile(name, document("rules.pulsar", name)))


CLUSTERS = {"normal": _loaded("cluster_normal.toml"), "dead-end": _loaded("cluster_dead_end.toml")}  # by table option
