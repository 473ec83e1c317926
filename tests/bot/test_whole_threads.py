"""Laws of what a thread tells of a whole game, for somebody who was not there: who won, by what, and what mattered."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice, pairwise

import pytest

from bot.manifest.ending import not_said
from bot.manifest.manifest import manifest
from bot.manifest.weight import Weight
from bot.store.rows import MoveRow
from bot.table.course.earned import earned_in, grown_in, sources
from bot.table.course.rounds import Played, Round, Turn, first_position, order, replayed
from bot.table.game.snapshot import GameSnapshot
from bot.ui.kit.menus import PHONE
from bot.ui.panel import phone
from bot.words.posts import highlights
from bot.words.posts.chapter import MATTERED, chapter, standings
from bot.words.posts.ending import finale
from bot.words.posts.ending.deciding import first
from bot.words.posts.ending.titles import titles
from bot.words.posts.happened import OPENING
from bot.words.posts.kinds import end_lines
from bot.words.posts.lines import Teller, unnamed
from bot.words.posts.note import _course
from bot.words.posts.parts import ahead
from bot.words.posts.said import BETWEEN, SMALL
from bot.words.posts.scenes.highlight import said_in
from bot.words.posts.scenes.words import words
from bot.words.texts import LOCALES, Texts
from images.course import MANY, MOST_ALT, _largest, _parts
from images.layout.fitting import lowered
from images.render import GAMES
from images.words.numbers import written
from rules import games
from rules.core.play import parse
from rules.games import MODULES
from testkit.kept import KeptGame, kept_games
from tests.bot.snapshots import snapshot_of

SCREEN = 844  # px of a phone 390 px wide
LINES_OF_A_TABLE = 45  # px by which the last post may be taller, so that it tells apart what decided
PLAYED = {"ti4": 1}  # games of each kind: one of Twilight Imperium takes as long as ten of another
ALONE = re.compile(r" VP \(([+−]\d+): ")  # all that somebody gained came from one part
ITEMS = re.compile(r" \([^()]*\)")  # of what a part is made
LONGEST = re.compile(r"longest turn: (?P<name>[^,]+), \d+ steps in round (?P<round>\d+) \(\+(?P<points>\d+) VP\)")
NUMBER = re.compile(r"[+−](\d+)")
GAIN, LOSS = re.compile(r"→ (\d+) VP"), re.compile(r"loses (\d+) VP")
IN_ALL = re.compile(r"[★•] \*\*([+−]\d+) VP\*\*")
CODE = re.compile(r"\b[a-z0-9]+(?:-[a-z0-9]+)*-(?:event|picture|part|amount|name)-|[{}]|\b(?:finale|chapter)-[a-z]+")
DEED = 5  # signs that say what was done, at least: two of Korean with its points are as many
SHORTEST = finale.SHORT
MORE = re.compile(r"(?:and|외|같은 일) (\d+)(?: more|개|번 더)|(\d+)(?: more moments|개 더)")
Whole = tuple[GameSnapshot, list[Round]]


@cache
def whole(game_id: str) -> tuple[Whole, ...]:
    """Kept games to their ends, round by round."""
    several = [played for played in kept_games(game_id) if played.seats > 2]
    shortest = sorted(several, key=lambda played: len(played.moves))
    return tuple(_whole(game_id, played) for played in islice(shortest, PLAYED.get(game_id, 2)))


def _whole(game_id: str, played: KeptGame) -> Whole:
    game, base = games.game(game_id), 0
    moves = list[MoveRow]()
    for seq, (after, events) in enumerate(played.played(game)):
        state = after
        if seq:
            line = played.moves[seq - 1]
            seat = parse(line).seat
            base = base if moves and moves[-1].seat == seat else seq - 1
            moves.append(
                MoveRow(
                    "g",
                    seq,
                    line,
                    seat,
                    "person",
                    base,
                    game.version,
                    chance=False,
                    revealed=False,
                    events=events,
                    at=0,
                    draw=seq,
                )
            )
    running = snapshot_of(game, state, played.seed)
    over = replace(running, row=replace(running.row, status="over", options=played.options, seq=len(moves)))
    return over, replayed(game, played.seed, Played(1, first_position(over), moves, played.options))


def posts(game_id: str, texts: Texts) -> Iterator[tuple[GameSnapshot, list[str]]]:
    """The posts that end the rounds of games, and the last ones."""
    for snapshot, rounds in whole(game_id):
        for ended in rounds[:-1]:
            yield snapshot, [*chapter(snapshot, ended.turns[-1].moves, ended, texts)]
        yield snapshot, [*end_lines(snapshot, rounds[-1].turns[-1].moves, rounds, texts)]


@pytest.mark.parametrize("game_id", MODULES)
def test_kept_games_are_told_round_by_round(game_id: str) -> None:
    assert all(rounds and rounds[-1].turns for _, rounds in whole(game_id))


@pytest.mark.parametrize("game_id", MODULES)
def test_what_brought_most_points_in_a_round_is_told_of_it(game_id: str) -> None:
    """Fourteen points at the end of a round were left out, and five of a turn were told; or two, below a battle.

    What comes by itself at the end of a round the standings tell, where they name what it came from.
    """
    points, parted = manifest(game_id).telling.points, manifest(game_id).telling.sources.parted
    for snapshot, rounds in whole(game_id):
        for one in rounds:
            found = highlights.foremost(highlights.highlights(snapshot, one.turns, Texts("en")), MATTERED)
            told = max([0, *(each.points for each in found)])
            settled = {
                said.kind
                for each in highlights.every(snapshot, one.turns, Texts("en"))
                if each.settled
                for line in each.lines
                for said in line.said
            }
            for turn in one.turns:
                events = [event for move in turn.moves for event in move.events if event.seen_by is None]
                for event in (event for event in events if "seat" in event.facts):
                    if event.kind in settled and parted(event, points(event)):
                        continue
                    seat = int(event.facts["seat"])
                    kept = min(points(event), turn.after[seat] - turn.before[seat])  # others may have been paid for it
                    assert told >= kept, (one.number, event)


@pytest.mark.parametrize("game_id", MODULES)
def test_where_points_come_from_makes_up_the_points_of_every_seat(game_id: str) -> None:
    for snapshot, rounds in whole(game_id):
        scores = snapshot.game.scores(snapshot.view(None))
        found = sources(snapshot, rounds)
        assert [sum(own.values()) for own in found] == scores
        shown = _largest(_parts(game_id, Texts("en"), found), MANY, Texts("en"))
        assert [sum(own.values()) for own in shown] == scores  # the picture, with the rest in one row
        told = GAMES[game_id]["course"].alt(snapshot.view(None), Texts("en"), _course(snapshot, rounds))
        ways = (_parts(game_id, Texts("en"), found), shown)  # all of it, else the rest in one sum
        assert any(
            all(f"{part} {written(points)}" in told for own in way for part, points in own.items() if points)
            for way in ways
        )
        assert len(told) <= MOST_ALT


@pytest.mark.parametrize("game_id", MODULES)
def test_the_things_that_a_part_is_made_of_make_up_its_points(game_id: str) -> None:
    """Goals brought half the points of a game of Pulsar, and nobody learnt which."""
    for snapshot, rounds in whole(game_id):
        view = snapshot.view(None)
        for own, items in zip(sources(snapshot, rounds), manifest(game_id).telling.sources.items(view), strict=False):
            for part, things in items.items():
                assert sum(item.points for item in things) == own[part]
                assert all(Texts(lang).has(f"{game_id}-{item.said}") for item in things for lang in LOCALES)


@pytest.mark.parametrize("lang", LOCALES)
@pytest.mark.parametrize("game_id", MODULES)
def test_what_mattered_is_told_with_a_name_and_a_deed_however_short(game_id: str, lang: str) -> None:
    """The last post said `★ **+13 VP** … · also Federation tokens +8`: of nobody, and not what for."""
    for snapshot, rounds in whole(game_id):
        turns = [turn for one in rounds for turn in one.turns]
        for each in highlights.every(snapshot, turns, Texts(lang))[::5]:
            if each.points <= 0 and not each.turning_point:
                continue  # which no post tells
            for short in (SHORTEST, 110, 160):
                told = words(snapshot, each, Texts(lang), short)
                event = told[OPENING.match(told).end() :].split(BETWEEN)[0]  # type: ignore[union-attr]  # all have a mark
                named = [name for name in snapshot.plain_names if name in event]
                assert named or any(line.seat is None for line in each.lines), told
                said = re.sub("|".join(map(re.escape, (*named, "…", "*", ":"))), "", event)
                assert len(said.strip()) >= DEED, told


@pytest.mark.parametrize("lang", LOCALES)
@pytest.mark.parametrize("game_id", MODULES)
def test_the_last_post_tells_what_was_done_for_fun(game_id: str, lang: str) -> None:
    """Titles stood there only where hardly anything else did, which no game came to."""
    for snapshot, rounds in whole(game_id):
        told = [*end_lines(snapshot, rounds[-1].turns[-1].moves, rounds, Texts(lang))]
        (line,) = titles(snapshot, rounds, Texts(lang))
        assert line in told
        assert any(name in line for name in snapshot.plain_names)


@pytest.mark.parametrize("game_id", MODULES)
def test_what_the_longest_turn_brought_is_without_the_end_of_its_round(game_id: str) -> None:
    """The last seat to act in Pulsar was told to have made the points of the production phase in its turn."""
    for snapshot, rounds in whole(game_id):
        (line,) = titles(snapshot, rounds, Texts("en"))
        for told in LONGEST.finditer(line):
            name, number, points = told["name"], int(told["round"]), int(told["points"])
            turns = [turn for one in rounds if one.number == number for turn in one.turns]
            own = [turn for turn in turns if snapshot.plain_names[turn.seat] == name]
            assert points in [max(0, turn.gained - _by_the_round(snapshot, turn)) for turn in own]


def _by_the_round(snapshot: GameSnapshot, turn: Turn) -> int:
    lines = Teller(snapshot, Texts("en")).unfolded(turn.moves)
    said = (said for line in lines if line.weight is Weight.SETTLEMENT for said in line.said)
    return sum(each.points for each in said if each.seat == turn.seat)


@pytest.mark.parametrize("lang", LOCALES)
@pytest.mark.parametrize("game_id", MODULES)
def test_the_last_post_of_a_game_takes_one_screen_of_a_phone_with_its_picture(game_id: str, lang: str) -> None:
    """It was up to three screens tall, with four pictures."""
    for snapshot, rounds in whole(game_id):
        text = "\n".join(end_lines(snapshot, rounds[-1].turns[-1].moves, rounds, Texts(lang)))
        room = phone.as_room(phone.left_by(text))
        options = replace(_course(snapshot, rounds), names=snapshot.plain_names, room=room)
        drawn = lowered(GAMES[game_id]["course"].scene(snapshot.view(None), Texts(lang), options), room)
        assert phone.MOST - phone.left_by(text) + PHONE * drawn.height / drawn.width <= SCREEN + LINES_OF_A_TABLE, text


@pytest.mark.parametrize("game_id", MODULES)
def test_what_the_winner_has_more_is_told_to_the_last_point(game_id: str) -> None:
    for snapshot, rounds in whole(game_id):
        scores, (winner, *_) = snapshot.game.scores(snapshot.view(None)), first(snapshot)
        (told,) = ahead(snapshot, sources(snapshot, rounds), [winner], Texts("en"))
        lead = scores[winner] - max(own for seat, own in enumerate(scores) if seat != winner)
        names = [
            snapshot.plain_names[seat] for seat in (winner, next(seat for seat in order(scores) if seat != winner))
        ]
        said = dict.fromkeys((*names, ""), "")
        for group in told.partition(": ")[2].split("; "):
            who = next((name for name in names if group.startswith(f"{name} ahead by ")), "")
            said[who] = group
        assert sum(signed(said[names[0]])) - sum(signed(said[names[1]])) + sum(signed(said[""])) == lead
        for name in names:
            assert signed(said[name]) == sorted(signed(said[name]), reverse=True)


@pytest.mark.parametrize("lang", LOCALES)
@pytest.mark.parametrize("game_id", [game for game in MODULES if manifest(game).telling.ended is not not_said])
def test_what_ended_a_game_has_words(game_id: str, lang: str) -> None:
    """Somebody had laid out a twelfth card, or had ten points, and only the last post of the round said so."""
    for snapshot, _ in whole(game_id):
        endings = [*manifest(game_id).telling.ended(snapshot.view(None))]
        assert endings
        assert all(Texts(lang).has(f"{game_id}-ended-{ending.why}") for ending in endings)


@pytest.mark.parametrize("game_id", MODULES)
def test_what_a_round_brought_is_told_of_every_seat_to_the_last_point(game_id: str) -> None:
    """Twenty points of a round were six of one turn, and no word of the others."""
    for snapshot, rounds in whole(game_id):
        for one in rounds:
            gained = {after - before for before, after in zip(one.before, one.after, strict=True)} - {0}
            told = [*standings(snapshot, one, Texts("en"))]
            below = [line for place, line in pairwise(told) if line.startswith(SMALL) and not ALONE.search(place)]
            parts = [ITEMS.sub("", line.removeprefix(SMALL)).split(BETWEEN) for line in below]
            sums = [sum(int(part.rpartition(" ")[2].replace("−", "-")) for part in own) for own in parts]
            alone = [int(found[1].replace("−", "-")) for line in told if (found := ALONE.search(line))]
            assert {*sums, *alone} - {0} <= gained
            assert gained <= {*sums, *alone} or game_id == "eclipse"  # whose random games choose species in round 1


@pytest.mark.parametrize("game_id", MODULES)
def test_where_a_loss_is_told_of_a_seat_its_lines_add_up_to_what_the_round_brought(game_id: str) -> None:
    """*+3 VP* and *loses 1 VP* stood below standings of +4: what else the seat had gained was told nowhere."""
    losses = 0
    for snapshot, rounds in whole(game_id):
        for one in rounds[:-1]:
            told = [*chapter(snapshot, one.turns[-1].moves, one, Texts("en"))]
            mattered = told.index("**What mattered**") if "**What mattered**" in told else len(told)
            lines = [line for line in told[mattered:] if line[:1] in "★•"]
            for seat, name in enumerate(snapshot.plain_names):
                own = [line for line in lines if name in line]
                alone = not any(other in line for line in own for other in snapshot.plain_names if other != name)
                if any(LOSS.search(line) for line in own) and alone and "…" not in "".join(own):
                    assert sum(map(_added, own)) == one.after[seat] - one.before[seat], own
                    losses += 1
    assert losses or game_id != "eclipse"


def _added(line: str) -> int:
    """The points that a line says something brought in all, with those of others behind it."""
    if found := IN_ALL.match(line):
        head, _, more = line[found.end() :].rpartition(" · also ")
        named = sum(int(each) for each in GAIN.findall(head)) - sum(int(each) for each in LOSS.findall(head))
        whole = int(found[1].replace("−", "-"))
        return whole if sum(signed(more)) == whole - named else whole + sum(signed(more))
    head, _, more = line.partition(" · also ")
    gained, lost = (sum(int(each) for each in pattern.findall(head)) for pattern in (GAIN, LOSS))
    return gained - lost + sum(signed(more))


@pytest.mark.parametrize("lang", LOCALES)
@pytest.mark.parametrize("game_id", MODULES)
def test_posts_of_a_whole_game_have_no_codes_say_nothing_twice_and_name_everybody(game_id: str, lang: str) -> None:
    for snapshot, told in posts(game_id, Texts(lang)):
        text = "\n".join(told)
        mattered = told.index(again) if (again := Texts(lang)("chapter-mattered")) in told else len(told)
        assert not CODE.search(text), text
        for part in (told[:mattered], told[mattered:]):  # what mattered of the last moves stands in their place, too
            said = [line.removeprefix(SMALL) for line in "\n".join(part).split("\n")]
            scored = [line for line in said if line[:1] in "★•"]
            assert len(scored) == len({*scored}), text
        assert all(name in text for name in snapshot.plain_names), text


@pytest.mark.parametrize("lang", LOCALES)
@pytest.mark.parametrize("game_id", MODULES)
def test_no_line_says_of_all_its_points_that_others_brought_them(game_id: str, lang: str) -> None:
    """`★ **+32 VP** · forms a federation · also Federation tokens +32`: of which it was all 32."""
    also = Texts(lang)("chapter-others", parts="|").partition("|")[0]
    for snapshot, rounds in whole(game_id):
        found = [each for one in rounds for each in highlights.of_round(snapshot, one.turns, Texts(lang))]
        for each in found:
            for short in (SHORTEST, 110, 160):
                told = words(snapshot, each, Texts(lang), short)
                others = signed(told.rpartition(also)[2]) if also in told else []
                assert not others or sum(others) != each.points, told


@pytest.mark.parametrize("lang", LOCALES)
@pytest.mark.parametrize("game_id", MODULES)
def test_what_has_a_star_in_the_posts_of_a_round_is_told_or_counted_at_its_end(game_id: str, lang: str) -> None:
    """A level reached, an institute built: each had a star when it was posted, and the round had no word of it."""
    for snapshot, rounds in whole(game_id):
        for one in rounds[:-1]:
            text = "\n".join(chapter(snapshot, one.turns[-1].moves, one, Texts(lang))).replace("**", "")
            untold = 0
            for each in highlights.every(snapshot, one.turns, Texts(lang)):
                turning = [said for said in said_in(each.lines) if said.weight is Weight.TURNING_POINT]
                told = (unnamed(said.text, snapshot.plain_name(said.seat)).replace("**", "") for said in turning)
                untold += bool(turning) and not any(what in text for what in told)
            counted = sum(int(found[1] or found[2]) for found in MORE.finditer(text))
            assert untold <= counted or "…" in text, text


def signed(told: str) -> list[int]:
    """The numbers with a sign in some words."""
    return [int(each.group().replace("−", "-")) for each in NUMBER.finditer(told)]


def test_told_sums_are_found() -> None:
    assert signed("also Cards +8, −3 VP") == [8, -3]


@pytest.mark.parametrize("lang", LOCALES)
@pytest.mark.parametrize("game_id", MODULES)
def test_what_counts_other_things_is_told_by_each_of_them(game_id: str, lang: str) -> None:
    """*6-cost developments −2* stood in a round, and not which: one counts goods, and those had been consumed."""
    unsaid, texts = manifest(game_id).telling.sources.unsaid, Texts(lang)
    changed = 0
    for snapshot, rounds in whole(game_id):
        for one in rounds:
            said = "\n".join(standings(snapshot, one, texts))
            for earned, things in zip(earned_in(snapshot, one), grown_in(snapshot, one), strict=True):
                assert sum(item.points for item in things) == (earned.get(unsaid, 0) if unsaid else 0)
                changed += len(things)
                assert not things or any(texts(f"{game_id}-{item.said}", count=0, more=0) in said for item in things)
    assert bool(changed) == bool(unsaid)
