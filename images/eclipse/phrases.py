"""Pieces of sentences that the views share."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from images.eclipse.seats import owner
from images.eclipse.telling import about, joined_words
from images.words import phrases
from images.words.phrases import Texts
from rules.eclipse.state import State

MOST_CHOICES = 12  # of which something is said


def name_of(position: State, seat: int, texts: Texts, names: Sequence[str]) -> str:
    """A player, by the person where `names` has one.

    `names` are of people by seat, which counts from 0; without one that can be drawn it is `Seat 2`. Its species is not
    said: `seats.species_name` does that.
    """
    return owner(position, seat, texts, names).name


def asked_sentence(position: State, texts: Texts, names: Sequence[str], asked: Collection[int]) -> str:
    """Who is to act; nothing where nobody is."""
    return phrases.asked_sentence(texts, "eclipse", (name_of(position, seat, texts, names) for seat in sorted(asked)))


def place_name(position: State, name: str) -> str:
    """How a hex is called: its sector's number, or its coordinates."""
    if name in position.map:
        return position.map[name].tile
    return name


def what_lies_there(position: State, texts: Texts, name: str, names: Sequence[str]) -> str:
    """A hex in words: what lies there, and where wormholes lead."""
    if name not in position.map:
        return texts("eclipse-picture-told-unexplored")
    return f"{about(position, texts, name, names)}; {joined_words(position, texts, name)}"
