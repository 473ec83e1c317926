from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from rules.core.play import start
from rules.race.designs import PHYSICAL, START_WORLDS
from rules.race.game import GAME
from testkit.records import golden_files, golden_records, packed, written
from tests.race.peer_record import COLONY, NUMBERS, numbers, record
from tools.oracle import main
from tools.peer.race.ledger import Ledger
from tools.peer.race.notation import ANY, Reply, read
from tools.peer.race.setup import Deck, power, setup
from tools.peer.race.states import ending, seat
from tools.peer.verdict import Difference


def place_of(one: dict[str, Any], *begin: Any, skip: int = 0) -> int:
    """Where the record has an event that begins so."""
    places = [index for index, event in enumerate(one["ev"]) if event[: len(begin)] == list(begin)]
    return places[skip]


def event(one: dict[str, Any], *begin: Any, skip: int = 0) -> list[Any]:
    found: list[Any] = one["ev"][place_of(one, *begin, skip=skip)]
    return found


def answer(phase: str, *events: list[Any], at: int = 0) -> Reply | None:
    return read([*events, ["P", "round_end"]], at, phase)


def test_an_own_record_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["race", written(tmp_path, record())]) == 0
    out = capsys.readouterr().out
    assert out.endswith("\n1 passed, 0 failed\n")
    assert "records" in out.splitlines()[0]
    assert "per CPU second" in out.splitlines()[0]


def test_packed_records_on_two_processes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = packed(tmp_path, *[record()] * 4)
    assert main(["race", file, file, "--jobs", "2"]) == 0
    out = capsys.readouterr().out
    assert "together: 8 records" in out
    assert "p99 ms" in out


def spoil_offer(one: dict[str, Any]) -> None:
    event(one, "C", 0, "PLACE", NUMBERS["star-nomad-lair"])[6]["o"].pop()


def spoil_answer(one: dict[str, Any]) -> None:
    event(one, "C", 0, "PLACE", NUMBERS["star-nomad-lair"])[3] = NUMBERS["avian-uplift-race"]


def spoil_action(one: dict[str, Any]) -> None:
    event(one, "C", 1, "ACTION", skip=2)[4] = [7, 8]


def spoil_actions(one: dict[str, Any]) -> None:
    event(one, "A")[1][1] = [2, 9]


def spoil_draw(one: dict[str, Any]) -> None:
    event(one, "D", 0)[2][1] += 1


def spoil_good(one: dict[str, Any]) -> None:
    event(one, "G", 1)[3] -= 1


def spoil_points(one: dict[str, Any]) -> None:
    event(one, "V", 0)[2] = 2


def spoil_sale(one: dict[str, Any]) -> None:
    event(one, "$")[3] = 3


def spoil_discard(one: dict[str, Any]) -> None:
    event(one, "X", 1)[2][0] += 1


def spoil_power(one: dict[str, Any]) -> None:
    event(one, "U", 1, NUMBERS[COLONY], 0)[2] = NUMBERS["public-works"]


def spoil_phase(one: dict[str, Any]) -> None:
    event(one, "P", "settle2")[1] = "develop"


def spoil_extra_phase(one: dict[str, Any]) -> None:
    del one["ev"][place_of(one, "P", "settle2")]


def spoil_round(one: dict[str, Any]) -> None:
    event(one, "R", 3)[1] = 4


def spoil_unasked(one: dict[str, Any]) -> None:
    one["ev"].insert(place_of(one, "P", "settle"), ["C", 0, "LUCKY", 3, [], [], {"o": []}])


def spoil_missing(one: dict[str, Any]) -> None:
    del one["ev"][place_of(one, "C", 1, "ACTION", skip=3)]


def spoil_military(one: dict[str, Any]) -> None:
    event(one, "K", skip=4)[1]["p"][0]["mil"] = 2


def spoil_score_now(one: dict[str, Any]) -> None:
    event(one, "K", skip=2)[1]["p"][1]["score"] = 5


def spoil_pool(one: dict[str, Any]) -> None:
    event(one, "K", skip=6)[1]["pool"] = 22


def spoil_deck(one: dict[str, Any]) -> None:
    one["deck"][0], one["deck"][6] = one["deck"][6], one["deck"][0]


def spoil_bottom(one: dict[str, Any]) -> None:
    one["deck"][-1] = NUMBERS["old-earth"] if one["deck"][-1] else NUMBERS["epsilon-eridani"]


def spoil_final(one: dict[str, Any]) -> None:
    one["final"][1]["printed"] = 3


def spoil_winner(one: dict[str, Any]) -> None:
    one["final"][0]["winner"] = 0


def spoil_end(one: dict[str, Any]) -> None:
    one["end"] = "both"


def spoil_shape(one: dict[str, Any]) -> None:
    del one["dealt"]


def spoil_length(one: dict[str, Any]) -> None:
    del one["ev"][place_of(one, "R", 6) :]


SPOILS = [
    spoil_offer,
    spoil_answer,
    spoil_action,
    spoil_actions,
    spoil_draw,
    spoil_good,
    spoil_points,
    spoil_sale,
    spoil_discard,
    spoil_power,
    spoil_phase,
    spoil_extra_phase,
    spoil_round,
    spoil_unasked,
    spoil_missing,
    spoil_military,
    spoil_score_now,
    spoil_pool,
    spoil_deck,
    spoil_bottom,
    spoil_final,
    spoil_winner,
    spoil_end,
    spoil_shape,
    spoil_length,
]


@pytest.mark.parametrize("spoil", SPOILS)
def test_a_record_that_differs_fails(spoil: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = record()
    spoil(wrong)
    assert main(["race", written(tmp_path, wrong), "--stop"]) == 1
    out = capsys.readouterr().out
    assert out.startswith("FAILED own-1 ")
    assert out.endswith("0 passed, 1 failed\n")


@pytest.mark.parametrize("line", ["{", "[]", "3", '{"id": "bare"}'])
def test_what_is_no_record_fails(line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "own.jsonl"
    file.write_text(f"{line}\n\n{json.dumps(record())}\n")
    assert main(["race", str(file), "--verbose"]) == 1
    out = capsys.readouterr().out
    assert "PASSED own-1" in out
    assert out.endswith("1 passed, 1 failed\n")


def test_a_failure_names_its_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = record()
    spoil_answer(wrong)
    index = place_of(wrong, "P", "produce")
    main(["race", written(tmp_path, wrong), "--no-timing"])
    line = capsys.readouterr().out.splitlines()[0]
    assert line.startswith(f"FAILED own-1 event {index} ")
    assert "seat 0 hand: expected" in line
    assert line.endswith("asked: nothing")


def test_a_refusal_names_who_was_asked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = record()
    event(wrong, "C", 0, "PLACE", NUMBERS["star-nomad-lair"])[3] = NUMBERS["drop-ships"]
    main(["race", written(tmp_path, wrong), "--no-timing"])
    line = capsys.readouterr().out.splitlines()[0]
    assert line.startswith("FAILED own-1 event 23 ")
    assert "Illegal('pick-unknown', {'word': 'drop-ships'})" in line
    assert line.endswith("asked: seat 0 settle, seat 1 settle")


def test_the_edition_is_told_by_the_name_of_the_set() -> None:
    one = record()
    assert setup(one).options["edition"] == "first"
    assert setup(one | {"id": "ed2rand-2p-1"}).options["edition"] == "second"


def test_the_peer_s_rules_are_options() -> None:
    options = setup(record()).options
    assert options["starts"] == "random"
    assert options["two-player"] == "experienced"
    assert options["second-cards"] == "alone"
    assert (options["order"], options["produce"], options["gamble"]) == ("seats", "ask", "must")
    others = setup(record() | {"preset": 1, "adv": 0}).options
    assert others["starts"] == "first-game"
    assert not {"two-player", "second-cards"} & set(others)


def test_powers_by_our_names() -> None:
    assert power(0, 1) == "old-earth:1"
    assert power(-1, -1) == "bonus"


def deck(order: list[int], *reshuffled: list[int]) -> Deck:
    return Deck({"deck": order, "ev": [["S", pile] for pile in reshuffled]})


def test_the_deck_turns_up_recorded_cards_out_of_all_that_is_left() -> None:
    drawn = deck([3, 1], [0, 2])
    assert drawn.choice([PHYSICAL[1], PHYSICAL[3]]) == PHYSICAL[3]
    assert drawn.choice([PHYSICAL[1]]) == PHYSICAL[1]
    assert drawn.choice([PHYSICAL[0], PHYSICAL[2]]) == PHYSICAL[0]
    assert drawn.rest() == 1


@pytest.mark.parametrize("left", [[1], [1, 2], [1, 2, 3], []])
def test_the_deck_sees_what_is_drawn_from(left: list[int]) -> None:
    with pytest.raises(Difference):
        deck([3, 1]).choice([PHYSICAL[card] for card in left])


def test_the_deck_ends() -> None:
    drawn = deck([3])
    drawn.choice([PHYSICAL[3]])
    with pytest.raises(Difference):
        drawn.choice([PHYSICAL[1]])


def test_nothing_but_the_deck_is_chance() -> None:
    with pytest.raises(Difference):
        deck([3]).sample([1, 2], 1)
    with pytest.raises(Difference):
        deck([3]).shuffle([1, 2])


def test_discards_are_kept_cards_or_discarded_ones() -> None:
    thrown = ["C", 1, "DISCARD", 0, [2], [], {"o": [1, 2, 3], "n": 1}]
    kept = (PHYSICAL[1], PHYSICAL[3])
    for phase, kind in (("start", "start"), ("explore", "explore")):
        reply = answer(phase, thrown)
        assert reply is not None
        assert (reply.kind, reply.words, reply.wanted) == (kind, kept, 2)
    reply = answer("round_end", thrown)
    assert reply is not None
    assert (reply.kind, reply.words, reply.wanted) == ("limit", (PHYSICAL[2],), 1)


def test_more_or_fewer_discards_than_asked_are_refused() -> None:
    with pytest.raises(Difference):
        answer("explore", ["C", 1, "DISCARD", 0, [2], [], {"o": [1, 2, 3], "n": 2}])


def test_actions_and_placements() -> None:
    reply = answer("", ["C", 0, "ACTION", 0, [4, 8], []])
    assert reply is not None
    assert (reply.words, reply.wanted) == (("develop2", "double"), 2)
    nothing = answer("settle2", ["C", 0, "PLACE", -1, [], [], {"o": []}])
    assert nothing is not None
    assert (nothing.kind, nothing.words, nothing.offers) == ("settle", ("none",), {"none"})


def test_payments_by_hand_and_tableau() -> None:
    ship, contact, hand = NUMBERS["colony-ship"], NUMBERS["contact-specialist"], NUMBERS["gem-world"]
    extra = {"o": [hand, 11], "s": [ship, contact], "card": 16}
    paid = answer("settle", ["C", 0, "PAYMENT", 0, [hand], [contact], extra])
    assert paid is not None
    assert paid.words == ("gem-world", "contact-specialist")
    assert paid.offers == {"gem-world", PHYSICAL[11]}
    assert paid.about == PHYSICAL[16]
    free = answer("settle", ["C", 0, "PAYMENT", 0, [], [ship], extra])
    assert free is not None
    assert (free.offers, free.wanted, free.spare) == ({"colony-ship"}, ANY, False)
    nothing = answer("settle", ["C", 0, "PAYMENT", 0, [], [], extra])
    assert nothing is not None
    assert nothing.spare


def test_consume_powers_chosen_are_not_used_twice() -> None:
    asked = ["C", 0, "CONSUME", 0, [4], [0], {"o": [4, 6], "s": [0, 1], "optional": 0}]
    chosen = answer("consume", asked)
    assert chosen is not None
    assert (chosen.words, chosen.offers) == ((f"{COLONY}:0",), {f"{COLONY}:0", "public-works:1"})
    assert answer("consume", asked, ["U", 0, 4, 0], at=1) is None
    with pytest.raises(Difference):
        answer("consume", asked, ["U", 0, 6, 1], at=1)
    alone = answer("consume", ["P", "consume"], ["U", 0, 4, 0], at=1)
    assert alone is not None
    assert alone.offers == {f"{COLONY}:0"}


def test_passing_where_only_optional_powers_are_left() -> None:
    passed = answer("consume", ["C", 0, "CONSUME", 0, [], [], {"o": [50], "s": [0], "optional": 1}])
    assert passed is not None
    assert (passed.words, len(passed.offers)) == (("pass",), 2)


def test_goods_are_for_a_power_and_all_of_pilgrimage_go() -> None:
    some = answer("consume", ["C", 0, "GOOD", 0, [8], [4, 0], {"o": [8, 4], "s": [4, 0], "min": 1, "max": 1}])
    assert some is not None
    assert (some.words, some.about, some.spare) == (("gem-world",), f"{COLONY}:0", False)
    pilgrimage = [NUMBERS["pilgrimage-world"], 0]
    everything = ["C", 0, "GOOD", 0, [8, 4], pilgrimage, {"o": [8, 4], "s": pilgrimage, "min": 2, "max": 2}]
    reply = answer("consume", everything)
    assert reply is not None
    assert reply.spare
    with pytest.raises(Difference):
        answer("consume", ["C", 0, "GOOD", 0, [8], [4, 0], {"o": [8, 4], "s": [4, 0], "min": 1, "max": 2}])


def test_other_decisions_of_consume_and_produce() -> None:
    hand = answer("consume", ["C", 0, "CONSUME_HAND", 0, [8], [], {"o": [8, 11], "power": [50, 0]}])
    assert hand is not None
    assert (hand.kind, hand.words, hand.wanted) == ("hand-cards", ("gem-world",), ANY)
    guess = answer("consume", ["C", 0, "LUCKY", 3, [], [], {"o": []}])
    assert guess is not None
    assert (guess.kind, guess.words) == ("gamble", ("3",))
    world = answer("produce", ["C", 0, "WINDFALL", 0, [5], [], {"o": [5, 2], "power": [-1, -1]}])
    assert world is not None
    assert (world.kind, world.words, world.about) == ("windfall", ("rebel-fuel-cache",), "bonus")
    sold = answer("consume", ["C", 0, "TRADE", 0, [4], [], {"o": [4, 8], "no_bonus": 0}])
    assert sold is not None
    assert (sold.kind, sold.words, sold.offers) == ("trade", (COLONY,), {COLONY, "gem-world"})


def test_produce_powers_that_do_nothing_need_not_be_asked_for() -> None:
    works = answer("produce", ["U", 1, 4, 1], ["G", 1, 4, 9])
    idle = answer("produce", ["U", 1, -1, -1], ["U", 2, 4, 1], ["G", 2, 4, 9])
    assert works is not None
    assert idle is not None
    assert (works.words, works.spare) == ((f"{COLONY}:1",), False)
    assert (idle.words, idle.spare) == (("bonus",), True)


def test_nobody_says_when_most_rare_goods_are_counted() -> None:
    mining = NUMBERS["mining-conglomerate"]
    assert answer("produce", ["U", 0, mining, 2], ["D", 0, [9, 10]]) is None


def ledger(*events: list[Any]) -> Ledger:
    booked = Ledger(record())
    for one in events:
        booked.book(one)
    return booked


def test_a_card_won_by_gambling_leaves_the_deck_once() -> None:
    before, card = ledger().deck, record()["deck"][12]
    hit = ledger(["F", 0, 2, card, 2], ["D", 0, [card, 100]])
    miss = ledger(["F", 0, 2, card, 3], ["D", 0, [100]])
    assert before - hit.deck == before - miss.deck == 2
    assert PHYSICAL[card] in hit.seats[0].hand
    assert miss.discard == {PHYSICAL[card]}


def test_a_card_flipped_last_is_not_shuffled() -> None:
    hand = record()["dealt"][0]
    shuffled = ledger(["X", 0, hand[:2]], ["F", 0, 2, 99, 3], ["S", hand[:2]], ["D", 0, [hand[0]]])
    assert shuffled.discard == {PHYSICAL[99]}
    assert shuffled.reshuffles == 1


@pytest.mark.parametrize(
    "events",
    [
        [["X", 0, [112]]],
        [["S", [112]]],
        [["G", 1, 4, 112], ["g", 1, 4, 111]],
    ],
)
def test_events_that_cannot_be_are_seen(events: list[list[Any]]) -> None:
    with pytest.raises(Difference):
        ledger(*events)


def test_states_in_the_peer_s_words() -> None:
    state = start(GAME, setup(record()), "any")
    one = state.players[0]
    one.hand, one.chips = ["gem-world", "public-works"], 3
    row = seat(state, one, 4)
    assert row == {
        "hand": numbers(["public-works", "gem-world"]),
        "tab": [3],
        "goods": [],
        "vp": 3,
        "mil": 2,
        "score": 4,
    }
    assert ending(state) == "none"
    state.pool = 0
    assert ending(state) == "vp_pool"
    one.tableau = list(PHYSICAL[:12])
    assert ending(state) == "both"
    state.pool = 1
    assert ending(state) == "tableau12"


@pytest.mark.parametrize("file", golden_files("race"), ids=lambda file: str(file.name))
def test_golden_games(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["race", str(file), "--no-timing"]) == 0
    out = capsys.readouterr().out
    assert int(re.findall(r"^(\d+) passed, 0 failed$", out, re.MULTILINE)[0]) > 1
    assert "skipped" not in out


def test_the_golden_games_are_of_every_kind() -> None:
    games = list(golden_records("race"))
    kinds = {(game["np"], game["adv"], game["id"].startswith("ed2")) for game in games}
    assert kinds == {
        (seats, adv, second) for seats, adv in ((2, 0), (2, 1), (3, 0), (4, 0)) for second in (False, True)
    }
    assert {start for game in games for start in game["start"]} == {NUMBERS[world] for world in START_WORLDS}
    assert {game["end"] for game in games} == {"vp_pool", "tableau12", "both"}
