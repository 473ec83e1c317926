"""The course of a game: rounds, phases, turns."""

from __future__ import annotations

from rules.gaia.frames import Phase
from tests.gaia.kit import Table


def test_a_round_is_income_gaia_phase_actions_and_clean_up() -> None:
    table = Table("terrans", "xenos")
    assert table.state.round == 1
    assert [frame.name for frame in table.state.stack if isinstance(frame, Phase)] == ["clean-up", "actions"]


def test_turns_go_round_until_everybody_has_passed() -> None:
    table = Table("terrans", "xenos", "taklons")
    takers = []
    for _ in range(2):
        for _ in range(3):
            seat = table.pending()[0].seat
            takers.append(seat)
            table.state.players[seat].knowledge = 4
            table.play(f"p{seat + 1} action research:eco", f"p{seat + 1} finish end")
    assert takers == [0, 1, 2, 0, 1, 2]
    table.play(f"p1 action {table.words(0, 'action')[-1]}")
    assert table.pending()[0].seat == 1
    table.play(f"p2 action {table.words(1, 'action')[-1]}")
    assert table.pending()[0].seat == 2
    assert table.state.round == 1
    table.play(f"p3 action {table.words(2, 'action')[-1]}")
    assert table.state.round == 2


def test_income_comes_to_everybody_at_once_and_one_after_another_at_the_peers_table() -> None:
    for peer, waiting in (("no", {0, 1}), ("yes", {0})):
        table = Table("ambas", "itars", until="booster", peer=peer)
        for faction in ("ambas", "itars"):
            table[faction].structures["7b0"] = "institute"
            table[faction].power.one, table[faction].power.two = 0, 4
            if faction == "itars":
                table[faction].structures = {"6b3": "institute"}
        while "income" not in {decision.kind for decision in table.pending()}:
            table.default()
        assert {decision.seat for decision in table.pending()} == waiting


def test_the_game_ends_after_six_rounds() -> None:
    table = Table("terrans", "xenos")
    while table.pending():
        table.default()
    assert table.state.round == 6
    assert [event.kind for event in table.events].count("round") == 6
    assert table.state.results
