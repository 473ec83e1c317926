"""Words: complete in every language with equal arguments, and found by the ids that follow from data."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.errors import Refusal
from bot.words import messages as reading
from bot.words import texts as words
from bot.words.posts.kinds import KINDS
from bot.words.texts import LOCALES, MissingText, Texts, language
from rules import games
from rules.core.decisions import Decision, Illegal, Option, Pick
from rules.core.flow import Event
from tests.toys.words import LOCALE

ROOT = Path(__file__).parent.parent.parent
KERNEL = sorted((ROOT / "rules" / "core").glob("*.py"))
BOT = sorted(path for folder in ("bot", "cogs") for path in (ROOT / folder).rglob("*.py"))


PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
COUNTED = [*range(-20, 1001), 0.5, 1.5]  # what stands for all numbers; languages tell them apart by less


class Arguments(Visitor):
    """Collects the arguments a message uses, and the other messages it says."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.others: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802  # the visitor's protocol
        self.others.add(node.id.name)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # the visitor's protocol
        self.found.add(node.id.name)


class Selects(Visitor):
    """Collects the choices of a message: the keys of their variants as they stand, and the key of the default."""

    def __init__(self) -> None:
        self.found: list[tuple[list[str | float], str | float]] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802  # the visitor's protocol
        keys = [variant_key(variant) for variant in node.variants]
        self.found.append((keys, next(variant_key(variant) for variant in node.variants if variant.default)))
        self.generic_visit(node)


def variant_key(variant: ftl.Variant) -> str | float:
    """The word or the number that a variant is for."""
    return variant.key.name if isinstance(variant.key, ftl.Identifier) else float(variant.key.value)


def unreached(keys: list[str | float], default: str | float, lang: str) -> set[str | float]:
    """Variants to which no value leads: plurals that the language does not have, or what an earlier variant takes.

    Where other words stand among the keys, words are what is chosen by, and each leads to its own variant.
    """
    if not {key for key in keys if isinstance(key, str)} <= PLURALS:
        return {key for key in keys if keys.count(key) > 1 or not isinstance(key, str)}
    plural = Locale.parse(lang).plural_form
    numbers = [*COUNTED, *(key for key in keys if isinstance(key, float))]
    taken = {next((key for key in keys if key in (number, plural(number))), default) for number in numbers}
    return set(keys) - taken


@cache
def messages(lang: str) -> dict[str, frozenset[str]]:
    """Every message of a language with its arguments; fails for one that stands twice or cannot be read."""
    found: dict[str, Arguments] = {}
    for folder in (*words.FOLDERS, LOCALE):
        for path in sorted((folder / lang).glob("*.ftl")):
            source = path.read_text("utf-8")
            cut = reading.cut(source)
            for entry in FluentParser().parse(source).body:
                assert not isinstance(entry, ftl.Junk), (path.name, entry.content)
                if isinstance(entry, ftl.Message):
                    assert entry.id.name not in found, f"{entry.id.name} stands twice"
                    (alone,) = FluentParser().parse(cut[entry.id.name]).body[:1]
                    assert entry.equals(alone, ["span", "comment"]), (
                        f"{entry.id.name} reads otherwise where it is read alone"
                    )
                    plain = reading.plain(cut[entry.id.name])
                    assert plain is None or entry.equals(plain, ["span", "comment"])  # without the parser
                    found[entry.id.name] = Arguments()
                    found[entry.id.name].visit(entry)
    return {name: all_of(found, name) for name in found}


def all_of(found: dict[str, Arguments], name: str) -> frozenset[str]:
    """The arguments of a message and of those it says."""
    own = found[name]
    return frozenset(own.found).union(*(all_of(found, other) for other in own.others))


@pytest.mark.parametrize("lang", LOCALES)
def test_what_a_game_says_begins_with_its_name(lang: str) -> None:
    """Else its files, which are opened for the first message that does, stay closed; its name is told without them."""
    for path in words.FOLDERS[0].glob(f"{lang}/*.ftl"):
        names = reading.cut(path.read_text("utf-8"))
        (home, _, part), begins = path.stem.partition("-"), {name.partition("-")[0] for name in names}
        if part == words.WANTED_AT_ONCE:
            assert {*names} == {f"{home}-name", f"command-{home}"}
        elif home in games.MODULES:
            assert begins == {home}, path.name
        else:
            assert not begins & {*games.MODULES}, path.name


def test_files_of_a_game_are_opened_for_the_first_message_that_begins_with_its_name(tmp_path: Path) -> None:
    file, made = tmp_path / "race.ftl", reading.Messages(["en"])
    made.add_later("race", file)
    assert not made.has_message("core-lost")  # and no file is missed
    file.write_text("race-won = Won\n", "utf-8")
    assert not made.has_message("race-lost")
    file.unlink()
    assert made.has_message("race-won")
    assert made.get_message("race-won").value


def test_every_language_says_everything_with_the_same_arguments() -> None:
    english, korean = (messages(lang) for lang in LOCALES)
    assert english.keys() ^ korean.keys() == set()
    assert {name: (english[name], korean[name]) for name in english if english[name] != korean[name]} == {}


@pytest.mark.parametrize("lang", LOCALES)
def test_every_variant_of_a_text_can_be_reached_in_its_language(lang: str) -> None:
    """Korean has one plural, `other`: who wins alone was told that they share the win, `[one]` led nowhere."""
    found = []
    for folder in (*words.FOLDERS, LOCALE):
        for path in sorted((folder / lang).glob("*.ftl")):
            for entry in FluentParser().parse(path.read_text("utf-8")).body:
                selects = Selects()
                selects.visit(entry)
                lost = set[str | float]().union(*(unreached(*choice, lang) for choice in selects.found))
                found += [(path.name, entry.id.name, lost)] if lost else []
    assert found == []


@pytest.mark.parametrize(
    ("keys", "lang", "lost"),
    [
        (["one", "other"], "en", set()),
        (["one", "other"], "ko", {"one"}),
        ([1.0, "other"], "ko", set()),
        (["one", 1.0, "other"], "en", {1.0}),
        (["few", "other"], "en", {"few"}),
        (["first", "some", "many"], "ko", set()),
        (["first", 0.0, "many"], "ko", {0.0}),
        (["other", 1.0], "ko", {1.0}),
    ],
)
def test_variants_that_cannot_be_reached_are_found(keys: list[str | float], lang: str, lost: set[str | float]) -> None:
    assert unreached(keys, "many" if "many" in keys else "other", lang) == lost


def test_who_wins_alone_does_not_share_the_victory() -> None:
    told = {
        lang: [Texts(lang)("ui-over", names=names, count=count) for names, count in (("A", 1), ("A, B", 2))]
        for lang in LOCALES
    }
    assert told == {"en": ["🏁 A wins", "🏁 A and B share the win"], "ko": ["🏁 A 승리", "🏁 A, B 공동 승리"]}


def codes(paths: list[Path], name: str) -> Iterator[tuple[str, frozenset[str]]]:
    """The codes with which `name(code, detail=…)` is called, with the names of the details."""
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == name and node.args:
                given = frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
                for code in ast.walk(node.args[0]):
                    if isinstance(code, ast.Constant) and isinstance(code.value, str):
                        yield code.value, given


@pytest.mark.parametrize(("paths", "name", "prefix"), [(BOT, "Refusal", "refusal-"), (KERNEL, "Illegal", "illegal-")])
def test_every_refusal_has_its_words(paths: list[Path], name: str, prefix: str) -> None:
    known, used = messages("en"), list(codes(paths, name))
    assert used
    assert [code for code, given in used if not known.get(prefix + code, frozenset({"?"})) <= given] == []


def test_every_kind_of_post_exists() -> None:
    posted = {code for path in BOT for code in re.findall(r'rows\.post\([^,]+, "(\w+)"', path.read_text("utf-8"))}
    noted = {"start", "turn", "over", "undo", "redo", "rewind", "correct"}
    apart = {"left", "calls"}  # the one edits what stands elsewhere, the other is of several tables
    assert posted | noted == KINDS.keys() | apart


def test_a_missing_message_or_argument_is_a_warning_and_shows_the_id() -> None:
    with pytest.warns(MissingText, match="no text no-such-text in ko"):
        assert Texts("ko")("no-such-text") == "no-such-text"
    with pytest.warns(MissingText, match="refusal-too-few"):
        assert "least" in Texts("en")("refusal-too-few")


def test_counters_that_end_in_a_consonant_have_the_particles_of_one() -> None:
    """1척이, not 1척가: a counter that took the place of another is followed by particles of its own."""
    written = "".join(path.read_text("utf-8") for path in (words.FOLDERS[0] / "ko").glob("*.ftl"))
    assert re.findall(r"[^\n]{0,20}[\d}] ?(?:척|장|명|점|번|칸|턴)(?:가|를|는|와|라|나)(?![가-힣])", written) == []


def test_koreans_are_called_by_name_and_count_rounds_in_one_way() -> None:
    """Nobody says 당신 to somebody at the table; the pictures and the log count 4라운드."""
    written = "".join(path.read_text("utf-8") for path in (words.FOLDERS[0] / "ko").glob("*.ftl"))
    assert "당신" not in written
    assert Texts("ko")("post-asked", mentions="<@1>") == "<@1> 님 차례입니다."
    assert Texts("ko")("ui-round", round=4) == "4라운드"


def test_languages() -> None:
    assert [language(locale) for locale in ("ko", "en-US", "en-GB", "de", "", None)] == [
        "ko",
        "en",
        "en",
        "en",
        "en",
        "en",
    ]


def test_words_of_a_game() -> None:
    say = Texts("en")
    ask = Decision(0, "salvage", Pick((Option("core"),)), ("core",), {"most": 4})
    assert say.ask("duel", ask) == "Which goods do you take (weight up to 4)?"
    assert say.option("duel", ask, Option("blade:11")) == "Blade 11"
    assert say.option("duel", ask, Option("core", facts={"weight": 4})) == "core"
    assert say.option("duel", ask, Option("b3")) == "b3"
    assert say.option("duel", ask, Option("-3")) == "−3"
    assert say.group("duel", "row:b") == "Row b"


def test_events_show_players_and_things_by_name() -> None:
    names = ["철수", "Ben"]
    assert Texts("en").event("duel", Event("showed", {"seat": 1, "card": "blade:03"}), names) == "Ben shows Blade 03"
    assert Texts("en").event("duel", Event("drew", {"seat": 0, "cards": "blade:03 shield:1"}), names) == (
        "철수 drew Blade 03, Shield 1"
    )
    assert "철수" in Texts("ko").event("duel", Event("discarded", {"seat": 0, "count": 1}), names)


def test_refusals() -> None:
    say = Texts("en")
    assert say.refusal(Refusal("too-few", least=2)) == "At least 2 players are needed."
    assert say.refusal(Illegal("pick-unknown", word="x")) == "“x” is not among the choices."
    assert say.refusal(Illegal("duel-heavy", most=4, given=7)) == "That weighs 7; the hold bears 4."


def test_no_game_is_refused_in_the_words_of_another() -> None:
    say = Texts("en")
    refused = Illegal("notation", line="up nav")  # whose words have an example of its own game's notation
    assert "build ts 3A2" in say.refusal(refused, "gaia")
    assert "build ts" not in say.refusal(refused, "duel")
    with pytest.warns(MissingText, match="no text illegal-notation"):
        say.refusal(refused, "race")


def test_no_two_games_refuse_with_one_code() -> None:
    """Where a refusal is told, its game is not always known."""
    shipped = [game for game, module in games.MODULES.items() if module.startswith("rules.")]
    pattern = re.compile(rf"({'|'.join(shipped)})-illegal-(.+)")
    found = [match[2] for name in messages("en") if (match := pattern.fullmatch(name))]
    assert len(found) > 20
    assert len(found) == len(set(found))


def test_so_much_of_a_thing_is_said_as_an_amount() -> None:
    texts = Texts("en")
    assert texts.name("eclipse", "materials=1 science=3") == "1 material, 3 science"
    assert texts.name("eclipse", "discs:orbital=2") == "2 influence discs (Orbital)"
    assert texts.name("eclipse", "part:money=2") == "2 money"  # the head has words of its own, for what is under it
