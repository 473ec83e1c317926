"""What a table may choose for an option of its game, also in words of its own, and whether it may begin with that."""

from __future__ import annotations

from bot.errors import Refusal
from bot.table.game.snapshot import GameSnapshot
from rules.core.decisions import Illegal
from rules.core.game import Setup, TableOption, Written, checked, effective, offered


def able(snapshot: GameSnapshot) -> list[int]:
    """The numbers of players with which a table may begin, once all who sit there do, whatever was chosen."""
    return [count for count in snapshot.game.seats if len(snapshot.seats) <= count <= snapshot.most]


def counts(snapshot: GameSnapshot) -> list[int]:
    """The numbers of players with which a table could start that go with its options; all of them where none does.

    Each at least as many as sit there.
    """
    every = able(snapshot)
    return [count for count in every if fits(snapshot, count)] or every


def fits(snapshot: GameSnapshot, count: int) -> bool:
    """Whether so many can play with what was chosen."""
    try:
        require_fitting(snapshot, count)
    except Illegal:
        return False
    return True


def require_fitting(snapshot: GameSnapshot, count: int) -> None:
    """Raise `Illegal` for a number of players that the game is not for, and for options that do not fit so many."""
    checked(snapshot.game, Setup(count, effective(snapshot.game, count, snapshot.row.options)))


def option_of(snapshot: GameSnapshot, option: str) -> TableOption:
    """An option of the table's game.

    Raises `Refusal` option-unknown, or option-seats where it has no effect with those who sit there.
    """
    found = next((each for each in snapshot.game.options if each.id == option), None)
    if found is None:
        raise Refusal("option-unknown")
    if found not in offered(snapshot.game, len(snapshot.seats)):
        raise Refusal("option-seats", seats=len(snapshot.seats))
    return found


def chosen_value(snapshot: GameSnapshot, option: str, value: str) -> str:
    """The value of an option as it is kept.

    Raises what `option_of` raises and option-unknown for no choice of it; of a text `Illegal` for what cannot be
    played, and `Refusal` text-players where it serves no number of players that this table can have.
    """
    found = option_of(snapshot, option)
    if value in found.choices:
        return value
    if found.text is None:
        raise Refusal("option-unknown")
    written = found.written(value)
    assert written is not None  # it is none of the choices
    if not set(able(snapshot)) & set(written.seats):
        raise Refusal("text-players", serves=served(written), least=able(snapshot)[0], most=able(snapshot)[-1])
    return written.value


def served(written: Written) -> str:
    """The numbers of players that a text serves, as they are said."""
    return ", ".join(map(str, written.seats))
