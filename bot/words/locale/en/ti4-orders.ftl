# What is said beforehand
ti4-order-retreat = A space combat that I could leave
ti4-choice-retreat-ask = ask me
ti4-choice-retreat-stay = fight on
ti4-choice-retreat-below-10 = retreat when I win less than 10 % of the time
ti4-choice-retreat-below-20 = retreat when I win less than 20 % of the time
ti4-choice-retreat-below-35 = retreat when I win less than 35 % of the time
ti4-choice-retreat-below-50 = retreat when I win less than 50 % of the time
ti4-order-hits = Hits on my ships
ti4-choice-hits-ask = ask me
ti4-choice-hits-least = sustain first, then the cheapest
ti4-order-excess = Too many ships in a system
ti4-choice-excess-ask = ask me
ti4-choice-excess-cheapest = the cheapest are removed
ti4-order-discard = Too many action cards
ti4-choice-discard-ask = ask me
ti4-choice-discard-commonest = those of which the deck holds most copies
ti4-order-cannons = My space cannons
ti4-choice-cannons-ask = ask me
ti4-choice-cannons-fire = fire, with the laser where it is ready
ti4-order-grid = My Magen Defense Grid
ti4-choice-grid-ask = ask me
ti4-choice-grid-use = use it as soon as I can
ti4-order-battle = Cards and powers in a battle
ti4-choice-battle-ask = ask me for a plan
ti4-choice-battle-instructed = only what I have instructed
ti4-order-react = Cards that others play
ti4-choice-react-ask = ask me
ti4-choice-react-pass = never cancel one, which the others learn
ti4-order-council = Agendas
ti4-choice-council-ask = ask me
ti4-choice-council-pass = no card and no vote, which the others learn
ti4-order-score = Objectives in the status phase
ti4-choice-score-ask = ask me
ti4-choice-score-best = the best I can score
ti4-order-tokens = Command tokens of the status phase
ti4-choice-tokens-ask = ask me
ti4-choice-tokens-even = new ones where there are fewest, tactic or strategy
ti4-order-follow = Secondary abilities for which I filed nothing
ti4-choice-follow-ask = ask me
ti4-choice-follow-never = do without
ti4-order-offers = Offers of trade
ti4-choice-offers-ask = ask me
ti4-choice-offers-decline = decline them
ti4-ask-wish-card = Round { $round }, your { $pick ->
    [1] first
   *[other] second
} strategy card: { $rank ->
    [1] which one, if it is there?
   *[other] which one, if those before are gone?
}
ti4-step-wish-card = Round { $round }, { $pick ->
    [1] first
   *[other] second
} strategy card{ $rank ->
    [1] {""}
   *[other] {", "}else
} → { $answer }
ti4-each-wish-card = { $initiative }: { $card }
ti4-ask-follow = { $card }: use its secondary ability when it comes?
ti4-beside-follow = { $about-secondary }
ti4-step-follow = { $card } → { $answer }
ti4-name-follow-use = Use it
ti4-name-follow-decline = Do without
ti4-word-use = { $shape ->
    [technology] { $technology }{ $count ->
        [0] {""}
       *[other] {" "}(exhaust { $planets })
    }
    [structure] { $kind } on { $planet }
   *[other] Use it
}
ti4-ask-wish-draft = Draft: { $rank ->
    [1] take what, if it is there?
   *[other] take what, if those before are gone?
}
ti4-step-wish-draft = Draft{ $rank ->
    [1] {""}
   *[other] {", "}else
} → { $answer }
ti4-word-wish-draft-slice = Slice { UPPER($slice) }: { $resources } resources, { $influence } influence ({ $tiles })
ti4-word-wish-draft-position = { $position ->
    [1] Position 1, the speaker: home in { $place }
   *[other] Position { $position }: home in { $place }
}
ti4-word-wish-draft-faction = { $faction }
