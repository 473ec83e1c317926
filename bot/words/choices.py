"""What a table has chosen for the options of its game, in words."""

from __future__ import annotations

from collections.abc import Iterator

from bot.manifest.manifest import manifest
from bot.plain_text import verbatim
from bot.store.rows import GameRow
from bot.table.game.snapshot import GameSnapshot
from bot.table.game.waits import window_hours
from bot.words.own_values import not_printed
from bot.words.texts import Texts
from rules.amendments import lacking, revision, today
from rules.core.decisions import Illegal
from rules.core.game import TableOption, Written, chosen, offered

MOST_WARNINGS = 5


def choice_label(kind: str, option: TableOption, value: str, texts: Texts) -> str:
    """What a value of an option is called: the choice, or that it was written, and for how many players."""
    if value in option.choices or option.text is None:
        return texts(f"{kind}-choice-{option.id}-{value}")
    if written := _read(option, value):
        return texts(f"{kind}-written-{option.id}", seats=", ".join(map(str, written.seats)))
    return texts(f"{kind}-write-{option.id}")


def choices_line(snapshot: GameSnapshot, texts: Texts) -> str:
    """The options that differ from the rulebook, in one small line; "" in a game that has no options.

    Where none does, it says so, or that the values of the game are the host's own.
    """
    if not snapshot.game.options:
        return ""
    kind, now = snapshot.row.kind, chosen(snapshot.game, snapshot.row.options)
    said = [
        f"{texts(f'{kind}-option-{option.id}')}: **{choice_label(kind, option, now[option.id], texts)}**"
        for option in differing(snapshot)
    ]
    rest = texts("ui-options-rules" if not_printed(kind, texts) else "ui-options-rest", changed=len(said))
    return f"-# {' · '.join([*said, rest])}"


def amendment(kind: str, name: str, texts: Texts) -> str:
    """What an amendment of a game's rules says; its name where no text of this release knows it."""
    key = f"{kind}-amendment-{name}"
    return texts(key) if texts.has(key) else name


def amendments_lacking(row: GameRow, texts: Texts) -> Iterator[str]:
    """Which amendments of its rules a game does not have that is being played, and that a vote takes them over."""
    for each in lacking(row.kind, row.options):
        said = amendment(row.kind, each.id, texts)
        yield texts("ui-amendment-lacking", what=said, section=each.section)


def revision_line(row: GameRow, texts: Texts) -> Iterator[str]:
    """By which revision of its rules a game is played, where they were amended at all."""
    if newest := today(row.kind):
        yield texts("ui-revision", own=revision(row.kind, row.options), newest=newest)
        yield from amendments_lacking(row, texts)


def windows_chosen(row: GameRow, texts: Texts) -> Iterator[str]:
    """For how long windows are open, where that is not as the game has it."""
    for kind, usual in manifest(row.kind).windows.items():
        if (hours := window_hours(row, kind)) != usual:
            yield f"-# {texts(f'{row.kind}-window-{kind}')}: {texts('ui-window-hours', hours=hours)}"


def differing(snapshot: GameSnapshot) -> list[TableOption]:
    """The options that are not as the rulebook has them."""
    now = chosen(snapshot.game, snapshot.row.options)
    return [option for option in offered(snapshot.game, len(snapshot.seats)) if now[option.id] != option.default]


def written_lines(snapshot: GameSnapshot, texts: Texts) -> Iterator[str]:
    """What was written for options, as it stands, and what to be warned of before the start."""
    kind = snapshot.row.kind
    for option in differing(snapshot):
        value = snapshot.row.options[option.id]
        if value in option.choices:
            continue
        yield f"{texts(f'{kind}-text-{option.id}')}:\n{verbatim(value)}"
        written = _read(option, value)
        if written and snapshot.row.status == "lobby":
            yield from _warnings(kind, written, texts)


def _warnings(kind: str, written: Written, texts: Texts) -> Iterator[str]:
    for warned in written.warnings[:MOST_WARNINGS]:
        yield f"⚠ {texts(f'{kind}-warned-{warned.kind}', **texts.facts(kind, warned.facts))}"
    more = len(written.warnings) - MOST_WARNINGS
    if more > 0:
        yield f"⚠ {texts('ui-text-warned-more', count=more)}"


def _read(option: TableOption, value: str) -> Written | None:
    """What a value says that was kept; None where the rules of this release cannot read it any more."""
    try:
        return option.written(value)
    except Illegal:
        return None
