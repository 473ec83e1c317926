"""Which of Discord's servers a process serves: those of its shards."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Shards:
    """What one of several `processes` has of the `count` shards of Discord's gateway: the range with this `number`.

    The ranges follow each other and are as long as each other, or one shard longer. A process alone has all of them,
    of however many Discord wants.
    """

    count: int = 1
    processes: int = 1
    number: int = 0

    @property
    def ids(self) -> range:
        """The shards, from 0 on."""
        return range(self.number * self.count // self.processes, (self.number + 1) * self.count // self.processes)

    @property
    def alone(self) -> bool:
        """Whether there is no other process."""
        return self.processes == 1

    @property
    def leads(self) -> bool:
        """Whether it has the first shard, with direct messages: it does what belongs to no server, or is for all."""
        return self.number == 0

    @property
    def name(self) -> str:
        """How the range is called in the database; "" for all there is."""
        if self.alone:
            return ""
        return f"{self.ids[0]}-{self.ids[-1]} of {self.count}"

    @property
    def all_ranges(self) -> tuple[Shards, ...]:
        """The ranges of all processes, this one among them, by their number from 0."""
        return tuple(Shards(self.count, self.processes, number) for number in range(self.processes))

    def serve(self, server_id: int) -> bool:
        """Whether a server, by its id, is on one of these shards: Discord deals them out by what is above 22 bits."""
        return self.alone or (server_id >> 22) % self.count in self.ids


ALL = Shards()
