"""What each agenda does, a file for each kind; importing this makes all of them known."""

from rules.ti4.agenda_cards import elected_laws, laws

from rules.ti4.agenda_cards import coming  # isort: skip  # last, for what the others leave

__all__ = ["coming", "elected_laws", "laws"]
