"""Rows of who comes to tables before their start: who asks to be let in, who is kept apart, and kept set-ups."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class GuestRow:
    """Somebody who has asked to be let in at a private table.

    `at` is when, in seconds since 1970; `declined` once its owner has said no, after which they cannot ask again.
    `locale` is what Discord spoke to them, "" where that is not known.
    """

    game_id: str
    user_id: int
    name: str
    locale: str
    at: int
    declined: bool = False


@dataclass(frozen=True, slots=True)
class BlockRow:
    """A person (`user_id`) plays with another (`other_id`) at no table that is still to begin.

    `name` is what the other was called then, for the list, which only `user_id` sees.
    """

    user_id: int
    other_id: int
    name: str
    at: int


@dataclass(frozen=True, slots=True)
class BanRow:
    """The moderators of a server let somebody sit down at none of its tables; `by` is the one who said so."""

    guild_id: int
    user_id: int
    name: str
    by: int
    at: int


@dataclass(frozen=True, slots=True)
class QueueRow:
    """Somebody waits in the queue of a server for a game of a kind, from `at` on until `ends`.

    They want as many players as one of `seats`, the pace `clock` ("any" for each), and with them people who saw
    `least_finish` per cent of their games to the end; `newcomers` with few games are welcome. They asked in a channel,
    which is `public` where everybody on the server sees it. Once that is over, they are `told` so.
    """

    guild_id: int
    user_id: int
    kind: str
    name: str
    locale: str
    channel_id: int
    public: bool
    seats: tuple[int, ...]
    clock: str
    least_finish: int
    newcomers: bool
    at: int
    ends: int
    told: bool = False


@dataclass(frozen=True, slots=True)
class TemplateRow:
    """A set-up that a person has kept under a name, to open tables with; `number` counts theirs from 1.

    The other fields mean what they mean in a `GameRow`; `computers` is how many of them are added.
    """

    user_id: int
    number: int
    name: str
    kind: str
    options: dict[str, str]
    clock: str
    computers: int
    most_seats: int
    access: str
    least_finish: int
    newcomers: bool
    locale: str
    second_locale: str
    wished_level: str = "any"
    windows: dict[str, int] = field(default_factory=dict)
