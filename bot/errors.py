"""Refusals: what a person may not do now, said by a code that names its message."""

from __future__ import annotations


class Refusal(Exception):
    """Something a person asked for that the table or the interface does not allow; nothing stored has changed.

    `code` names the message `refusal-<code>`, `details` fill it. The codes: `no-game` `not-lobby` `not-running`
    `not-owner` (owner) `not-seated` `already-seated` `table-full` `too-few` (least) `no-agent` `option-unknown`
    `order-unknown` `option-seats` (seats) `text-players` (serves, least, most)
    `stale` (the button belongs to an earlier question) `not-together` `draft-empty`
    `not-confirmable` `undo-nothing` `line-unknown` (line) `line-ambiguous` (line)
    `barred` (option, reason) `too-many-open` (most) `has-place` (where)
    `other-server` `name-taken` (name) `away` (command, game) `not-away` `last-person` `not-moderator` `not-manager`
    `already-there` (name) `seat-given` (name) `seat-computer` `seat-resigned` `not-over` `no-rematch`
    `seed-shape` (most). Those of limits: `too-many-games` (most)
    `server-full` (most) `tables-too-often` (most) `first-too-often` (most) `undo-too-often` (most) `too-fast`.
    Those of the interface: `not-here` `no-permission` `no-player` (name)
    `no-private-threads` `no-member` `no-table` `which-table` `no-sector` (sector) `no-card` `old-command`.
    """

    def __init__(self, code: str, **details: str | int) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details


class Unavailable(Exception):
    """What is stored cannot be read or written just now, such as on a full disk; nothing stored has changed.

    Stores raise it around whatever their database says, which is its text: a lock that is held too long, a server that
    is not reached. The same may work a moment later.
    """


class DamagedGame(Exception):
    """The stored position of a game (`game_id`) cannot be read; it is left as it lies there.

    Lists go on without it (`Found.damaged`); whoever asks for this game is told.
    """

    def __init__(self, game_id: str) -> None:
        super().__init__(game_id)
        self.game_id = game_id
