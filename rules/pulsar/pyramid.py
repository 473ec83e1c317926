"""The pyramid of headquarters projects: what is open, and what is done."""

from __future__ import annotations

from rules.pulsar.components import Project
from rules.pulsar.state import Player


def open_projects(player: Player) -> list[Project]:
    """The projects that can be completed next: not yet done, with all they stand on done.

    In the order of the board; [] for a player without a headquarters board.
    """
    return [
        project
        for project in player.board.values()
        if project.id not in player.projects and set(project.below) <= set(player.projects)
    ]


def completed_rows(player: Player) -> int:
    """Rows of which every project is done."""
    open_rows = {project.row for project in player.board.values() if project.id not in player.projects}
    return len({project.row for project in player.board.values()} - open_rows)


def used_runs(player: Player) -> int:
    """Gate runs that were done, also those for no points."""
    return sum(player.board[name].benefit.gate_run is not None for name in player.projects) - len(player.runs)
