"""Pieces of sentences that the views share."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from images.pulsar.seats import owner
from images.words import phrases
from images.words.phrases import Texts

MOST_CHOICES = 12  # of which the places are said


def asked_sentence(texts: Texts, names: Sequence[str], asked: Collection[int]) -> str:
    """Who is to act; nothing where nobody is."""
    return phrases.asked_sentence(texts, "pulsar", (name_of(seat, texts, names) for seat in sorted(asked)))


def name_of(seat: int, texts: Texts, names: Sequence[str]) -> str:
    """A player, by the person where `names` has one.

    `names` are of people by seat, which counts from 0; without one that can be drawn it is `Seat 2`.
    """
    return owner(seat, texts, names).name
