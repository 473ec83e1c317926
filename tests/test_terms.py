"""Texts use the terms of `docs/terms`: one word for one thing, in Korean that of the Korean rulebook."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.words.texts import FOLDERS
from rules import games

TERMS = Path(__file__).parents[1] / "docs" / "terms"
TABLE = "table"
HEAD = ("English", "Korean", "also", "not")
LANGUAGES = ("en", "ko")
GAMES = tuple(game for game, module in games.MODULES.items() if module.startswith("rules."))
GLOSSARIES = tuple(sorted(path.stem for path in TERMS.glob("[a-z]*.md")))  # of games to come too
HANGUL = re.compile("[가-힣]")
TYPED = re.compile("“[^”]*”")  # what is to be typed as it stands
PARTICLES = (
    "(?:이|가|을|를|은|는|에|의|로|으로|와|과|도|만|들|께|에서|에게|까지|부터|마다|처럼|보다|당|별|이나|나|이라|라|이며|며|"
    "이고|고|이면|면|입니다|하나|님|째)(?:는|만|도)?"
)
ENDING = rf"(?:{PARTICLES})?(?![가-힣])"


@dataclass(frozen=True)
class Term:
    """A row of a glossary: words of one thing."""

    english: tuple[str, ...]
    korean: tuple[str, ...]
    also: tuple[str, ...]
    never: tuple[str, ...]


class Spoken(Visitor):
    """Gathers what a message says by itself, and the messages that it quotes."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.quoted: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802  # the visitor's protocol
        self.parts.append(node.value)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802  # the visitor's protocol
        self.quoted.append(node.id.name)


@cache
def spoken(lang: str) -> dict[str, dict[str, Spoken]]:
    """What each file of texts says, by the name of the file and the id of the message."""
    found: dict[str, dict[str, Spoken]] = {}
    for path in sorted((FOLDERS[0] / lang).glob("*.ftl")):
        own = found.setdefault(path.stem, {})
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message) and entry.value:
                own[entry.id.name] = Spoken()
                own[entry.id.name].visit(entry.value)
    return found


@cache
def texts_of(glossary: str, lang: str) -> dict[str, str]:
    """The texts that a glossary binds, without what fills them: a game's own, or those that all games share."""
    files = {name: messages for name, messages in spoken(lang).items() if owner(name) == glossary}
    own = {key: said for messages in files.values() for key, said in messages.items()}
    return {
        key: TYPED.sub("", " | ".join([*said.parts, *(part for other in said.quoted for part in own[other].parts)]))
        for key, said in own.items()
    }


def owner(file: str) -> str:
    """Whose texts a file has: a game's, or those of the table."""
    game = file.split("-")[0]
    return game if game in GLOSSARIES else TABLE


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


@cache
def terms(glossary: str) -> tuple[Term, ...]:
    """The rows of a glossary; fails for a table of other columns."""
    found, inside = [], False
    for line in (TERMS / f"{glossary}.md").read_text("utf-8").splitlines():
        if not line.startswith("|"):
            inside = False
        elif not inside:
            assert tuple(cells(line)) == HEAD, line
            inside = True
        elif set(line) - set("|- "):
            row = [tuple(word for word in cell.split(", ") if word) for cell in cells(line)]
            assert len(row) == len(HEAD), line
            found.append(Term(*row))
    return tuple(found)


lowered = cache(str.lower)


@cache
def english(word: str) -> re.Pattern[str]:
    """An English word, as a whole, in its singular or plural."""
    forms = rf"{re.escape(word[:-1])}(?:y|ies)" if word.endswith("y") else rf"{re.escape(word)}(?:s|es)?"
    return re.compile(rf"(?<![\w-])(?:{forms})(?![\w-])", re.IGNORECASE)


def stands(word: str, text: str) -> bool:
    """Whether an English word stands in a text."""
    return word[:-1].lower() in lowered(text) and english(word).search(text) is not None


def forbidden(word: str, text: str) -> bool:
    """Whether a word that is not to be used stands in a text."""
    if not HANGUL.search(word):
        return stands(word, text)
    stem = word.removesuffix("~")
    return (
        stem in text and re.search(rf"(?<![가-힣]){re.escape(stem)}{'' if stem != word else ENDING}", text) is not None
    )


def untranslated(glossary: str) -> Iterator[str]:
    """Texts in whose Korean no word stands for an English term."""
    said, korean = texts_of(glossary, "en"), texts_of(glossary, "ko")
    for term in terms(glossary):
        for word in term.english:
            for key, text in said.items():
                if stands(word, text) and not any(one in korean[key] for one in (*term.korean, *term.also)):
                    yield f"{key}: {word} → {', '.join(term.korean)}: {text!r} ~ {korean[key]!r}"


def misnamed(glossary: str) -> Iterator[str]:
    """Texts in which a word stands that a term is not called."""
    for word in sorted({word for term in (*terms(TABLE), *terms(glossary)) for word in term.never}):
        lang = "ko" if HANGUL.search(word) else "en"
        texts = texts_of(glossary, lang)
        if forbidden(word, "\n".join(texts.values())):  # nearly none is: then all are looked through at once
            yield from (f"{key}: {word}: {text}" for key, text in texts.items() if forbidden(word, text))


@cache
def of_one_game() -> dict[str, frozenset[tuple[str, str]]]:
    """By game the words that it alone has, and the table has not, each with its language."""
    common = " ".join(word for term in terms(TABLE) for word in (*term.english, *term.korean, *term.also)).lower()
    words = {
        game: frozenset(
            (lang, word.lower())
            for term in terms(game)
            for lang, named in zip(LANGUAGES, (term.english, term.korean), strict=True)
            for word in named
        )
        for game in GAMES
    }
    counted = Counter(word for own in words.values() for word in own)
    return {
        game: frozenset(word for word in own if counted[word] == 1 and word[1] not in common)
        for game, own in words.items()
    }


def foreign(text: str, lang: str, word: str) -> bool:
    """Whether a word of one game begins a word of a text; one of a single syllable has to be all of it."""
    if lang == "en":
        return stands(word, text)
    end = ENDING if len(word) == 1 else ""
    return word in text and re.search(rf"(?<![가-힣]){re.escape(word)}{end}", text) is not None


@pytest.mark.parametrize("glossary", GLOSSARIES)
def test_a_term_has_one_translation(glossary: str) -> None:
    assert texts_of(glossary, "en")
    assert terms(glossary)
    assert list(untranslated(glossary)) == []


@pytest.mark.parametrize("glossary", GLOSSARIES)
def test_what_a_term_is_not_called_stands_nowhere(glossary: str) -> None:
    assert list(misnamed(glossary)) == []


@pytest.mark.parametrize("game", GAMES)
def test_shared_texts_have_no_word_of_one_game(game: str) -> None:
    found = [
        f"{key}: {word}"
        for lang, word in sorted(of_one_game()[game])
        for key, text in texts_of(TABLE, lang).items()
        if foreign(text, lang, word)
    ]
    assert found == []


def test_words_of_one_game_are_found() -> None:
    assert {("en", "trading station"), ("ko", "광산")} <= of_one_game()["gaia"]
    assert {("en", "tableau"), ("ko", "군사 세계")} <= of_one_game()["race"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_game_speaks_of_another(lang: str) -> None:
    names = {game: texts_of(game, lang)[f"{game}-name"] for game in GAMES}
    found = [
        f"{key}: {text}"
        for glossary in GLOSSARIES
        for key, text in texts_of(glossary, lang).items()
        for game, name in names.items()
        if game != glossary and (name in text or f"/{game}" in text)
    ]
    assert found == []


def test_koreans_read_one_register() -> None:
    """Statements end in 습니다, requests in 세요, questions in 까요 or 나요."""
    sentence = re.compile(r"(?:(?<!니)다|(?<!세)요)\.|다\?|(?<![까나가])요\?|니까\?")
    found = [
        f"{key}: {text}"
        for glossary in GLOSSARIES
        for key, text in texts_of(glossary, "ko").items()
        if sentence.search(text)
    ]
    assert found == []


def test_particles_behind_what_is_filled_in_fit_any_name() -> None:
    """A particle that depends on the last sound of a name is never written out."""
    bare = re.compile(r"\}[`*”’\"]*(?:이|가|을|를|은|는|과|와|으로|로|이나|이라|아|야)(?![가-힣])")
    found = [
        line
        for path in sorted((FOLDERS[0] / "ko").glob("*.ftl"))
        for line in path.read_text("utf-8").splitlines()
        if bare.search(line)
    ]
    assert found == []


def test_slips_are_found() -> None:
    assert forbidden("개인판", "내 개인판을 봅니다")
    assert forbidden("값을 치르~", "값을 치르는 데")
    assert not forbidden("지난 수", "지난 수입은 없습니다")
    assert stands("academy", "Academies bring a tile")
    assert stands("mine", "two mines")
    assert not stands("ore", "more, before")
    assert foreign("광산을 짓습니다", "ko", "광산")
    assert foreign("카드를 뽑았습니다", "ko", "뽑았")
    assert foreign("돌을 가져옵니다", "ko", "돌")
    assert not foreign("되돌리기, 돌려줄 수 있습니다", "ko", "돌")
    assert terms("gaia")[0] == Term(
        ("faction board",), ("종족 보드",), (), ("개인판", "종족판", "개인 보드", "플레이어 보드", "player board")
    )
