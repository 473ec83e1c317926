"""The reasons that a computer player of this game has: all kinds there are, each counted in victory points."""

from __future__ import annotations

from typing import Literal, get_args

from rules.opponents.reasons import Reason

Kind = Literal[
    # objectives
    "fulfilled", "payable", "missing", "deed", "fulfilled-so", "nearer", "farther", "points", "costs-nothing",
    "scores-now", "scores-twice", "scores-nothing",
    # planets and ships
    "takes", "planet", "holds-centre", "own-home", "of-another", "odds", "lands", "towards-centre", "gathers",
    "ships-away", "leaves-home", "gives-up-support", "planets-there", "ships-there", "stays", "stays-in-space",
    "survives", "least-lost", "in-first-round", "gives-up",
    # structures and production
    "dock", "dock-beside", "guards", "none-left", "holds-ships", "holds-dock", "builds-nothing", "makes", "cargo",
    "carrier-more", "asked-for", "best-ship", "with-tokens", "saves", "leaves", "leaves-most",
    # technologies
    "strong", "useful", "weak", "leads-to", "too-dear", "tokens-instead", "no-technology",
    # strategy cards, and what is done with command tokens
    "card", "goods-on-card", "few-tokens", "speaker", "primary-soon", "primary-late", "readies", "token-back",
    "token", "follows", "keeps-token", "not-worth-token", "better-card", "worse-card", "keeps-law", "to-act",
    "for-secondaries", "for-fleet", "bought",
    # others
    "self", "behind", "leads-game", "gains-by-trade", "loses-by-trade", "about-to-win", "no-trade", "in-return",
    "swaps-most",
    # cards, powers and votes
    "good-card", "no-use", "hits-many", "few-for-secondaries", "harms-self", "goods", "destroys-infantry",
    "free-unit", "against-you", "not-against-you", "lets-happen", "wasted-on-it", "in-first-battle", "holds-back",
    "worth-using", "passes-up", "least-use", "evens-out", "best-at-once", "costs-most-of", "serves-most",
    "elects-you", "hurts-leader", "no-outcome", "keeps-ready", "predicts", "ends-agenda", "silences",
    "saves-votes", "attacks-you", "attacks-others",
    # before the game
    "slice", "position", "faction", "good-tile", "poor-tile",
]  # fmt: skip
KINDS: tuple[str, ...] = get_args(Kind)


def why(kind: Kind, worth: float = 0.0, /, **facts: str | int) -> Reason:
    """A reason of this game.

    `kind` has the words `ti4-reason-<kind>`, which `facts` fill. `worth` is in the measure of the rule of thumb that
    gives it, less than 0 for what speaks against the answer; 0 ranks nothing and is only told.
    """
    return Reason(kind, worth, facts)


def price(worth: float) -> Reason:
    """What an answer costs, which stands beside it."""
    return Reason("price", -worth, told=False)
