"""What each agenda does, a file for each kind; importing this makes all of them known."""

from rules.ti4.agenda_cards import directives, elected_laws, law_directives, laws, unit_directives

__all__ = ["directives", "elected_laws", "law_directives", "laws", "unit_directives"]
