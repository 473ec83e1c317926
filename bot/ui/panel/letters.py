"""Letters for choices that are places on a map, the same on the crop above it; and marks of what counts at once."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from itertools import count

from bot.manifest.manifest import manifest
from bot.table.game.answering import options_of
from bot.table.game.snapshot import Panel
from bot.ui.kit.layout import MENU
from bot.ui.panel import question_controls
from bot.ui.panel.navigation import Nav, open_options
from bot.words.texts import Texts
from images.words.phrases import letter
from rules.core.decisions import Decision, Option


def places(panel: Panel, question: Decision, nav: Nav) -> dict[str, str]:
    """The places of the choices that are listed now, by their words; nothing unless there are several places.

    They stand in the order of their letters. A proposal has the places of all that it is made of, apart by spaces, and
    is shown even when it is the only one, as is a place of a question that has no picture of its own.
    """
    shown = manifest(panel.snapshot.row.kind)
    if not (shown.boards.crop and shown.boards.place) or shown.boards.numbered:
        return {}
    if areas := _areas(question, shown.boards.place, nav.page):
        return areas
    listed = question_controls.options_shown(question, nav.group, nav.page, shown)
    found = {
        option.word: str(option.facts[shown.boards.place]) for option in listed if option.facts.get(shown.boards.place)
    }
    least = 2 if shown.picture(question.kind, nav.group).asked else 1
    if least <= len(set(found.values())) <= MENU:
        return found
    return {}


def _areas(question: Decision, place: str, page: int) -> dict[str, str]:
    where = {option.word: str(option.facts.get(place, "")) for option in options_of(question)}
    found = {key: [where[word] for word in offer] for key, offer in question_controls.drawn(question.ask, page).items()}
    return {key: " ".join(names) for key, names in found.items() if names and all(names)}


def letters(places: dict[str, str], taken: str = "") -> dict[str, str]:
    """The letters of choices, by their words: no two alike. Choices of one place have its letter and a number.

    Letters that are `taken` stand for something else on the map: none has them.
    """
    at: dict[str, list[str]] = {}
    for word, place in places.items():
        at.setdefault(place, []).append(word)
    found: dict[str, str] = {}
    for own, words in zip((letter(index, taken) for index in count()), at.values(), strict=False):
        if len(words) == 1:
            found[words[0]] = own
        else:
            found |= {word: f"{own}-{number}" for number, word in enumerate(words, 1)}
    return found


def of_choices(panel: Panel, question: Decision, nav: Nav, texts: Texts) -> dict[str, str]:
    """The letters of the choices that are listed now, by their words: those on the crop, or of the question's picture.

    They stand beside a choice wherever it is named: in the list, in a hint, and on the picture, which is in the same
    language.
    """
    taken = manifest(panel.snapshot.row.kind).boards.taken(texts)
    return letters(places(panel, question, nav), taken) or of_picture(panel, question, nav, taken)


def left_out(letters: Collection[str], game: str, texts: Texts) -> str:
    """That some letters are left out among these, and why; "" where none is."""
    last = max(letters, default="")
    if left := ", ".join(each for each in manifest(game).boards.taken(texts) if each < last):
        return f"-# {texts(f'{game}-letters', letters=left)}"
    return ""


def choices(places: dict[str, str], question: Decision, way: str) -> tuple[str, ...]:
    """What the crop is told of each place, in the order of the letters: the ways there of its options, else its name.

    `way` is the fact of an option that names its way; several stand apart by spaces.
    """
    known = {option.word: str(option.facts[way]) for option in options_of(question) if way in option.facts}
    found: dict[str, list[str]] = {}
    for word, place in places.items():
        found.setdefault(place, []).append(known.get(word, place))
    return tuple(" ".join(dict.fromkeys(each)) for each in found.values())


def counting(panel: Panel, question: Decision, nav: Nav) -> Mapping[str, bool] | None:
    """Whether each of the choices that are listed now counts at once, by their words; None where not all were tried.

    Under headings that are closed all of them are meant, and what was not tried does not: most count with the turn.
    """
    known, shown = panel.counting.get(question.kind, {}), manifest(panel.snapshot.row.kind)
    if known and question_controls.closed(question, nav.group, shown):
        return {option.word: known.get(option.word, False) for option in options_of(question)}
    listed = question_controls.options_shown(question, nav.group, nav.page, shown)
    if not listed or any(option.word not in known for option in listed):
        return None
    return {option.word: known[option.word] for option in listed}


def marked(panel: Panel, question: Decision, nav: Nav) -> Collection[str]:
    """The choices that count at once, where others beside them do not: they have a mark, and so have their headings."""
    known = counting(panel, question, nav) or {}
    if all(known.values()):
        return ()
    return [word for word, counts in known.items() if counts]


def of_picture(panel: Panel, question: Decision, nav: Nav, taken: str = "") -> dict[str, str]:
    """The letters that a question's own picture gives its choices, by their words; nothing where it gives none."""
    shown = manifest(panel.snapshot.row.kind)
    fact = shown.panels.lettered.get(shown.picture(question.kind, nav.group).what, "")
    words = [option.word for option in pictured(panel, question, nav) if fact in option.facts]
    return {word: letter(number, taken) for number, word in enumerate(words)}


def pictured(panel: Panel, question: Decision, nav: Nav) -> list[Option]:
    """The options that the picture of a question is told of.

    Under headings that are closed nothing has a letter: nobody sees what it stands for.
    """
    shown, options = manifest(panel.snapshot.row.kind), open_options(question, nav)
    if not question_controls.closed(question, nav.group, shown):
        return options
    fact = shown.panels.lettered.get(shown.picture(question.kind, nav.group).what, "")
    return [option for option in options if fact not in option.facts]
