# Pictures of Race for the Galaxy
race-picture-title = Race for the Galaxy
race-picture-set-up = Set-up
race-picture-over = Game over
race-picture-round = Round { $round }
race-picture-ended = End of round { $round }
race-picture-seat = Seat { $seat }
race-picture-asked = choosing
race-picture-ready = ready
race-picture-winner = winner
race-picture-results = Final points
race-picture-part-cards = Cards
race-picture-part-chips = VP chips
race-picture-part-six = 6-cost developments
race-picture-now = now
race-picture-last = last
race-picture-pile-chips = in the pool
race-picture-pile-deck = in the deck
race-picture-pile-discard = discarded
race-picture-tableau = Tableau: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; the game ends with { $end }
race-picture-hand = { $count ->
    [0] Hand: no cards
    [one] Hand: 1 card
   *[other] Hand: { $count } cards
}
race-picture-not-now = { $count ->
    [one] Not to be chosen now: 1 card
   *[other] Not to be chosen now: { $count } cards
}
race-picture-explore = Explore: { $count } drawn, keep { $keep }
race-picture-start = Start: { $count } dealt, keep { $keep }
race-picture-start-own = The start world
race-picture-start-world = Start: keep 1 of the worlds 1 and 2, and { $keep } of { $count } cards
race-picture-nothing = No cards to choose from
race-picture-most = most

# The letter of a kind of good
race-picture-letter-novelty = N
race-picture-letter-rare = R
race-picture-letter-genes = G
race-picture-letter-alien = A

# What icons mean
race-picture-icon-phase-explore = Explore: draw 2 cards, keep 1
race-picture-icon-phase-develop = Develop: place a development
race-picture-icon-phase-settle = Settle: place a world
race-picture-icon-phase-trade = Trade: powers for selling goods
race-picture-icon-phase-consume = Consume: goods give points
race-picture-icon-phase-produce = Produce: worlds get goods
race-picture-icon-novelty = Novelty; sell for 2 cards
race-picture-icon-rare = Rare; sell for 3 cards
race-picture-icon-genes = Genes; sell for 4 cards
race-picture-icon-alien = Alien; sell for 5 cards
race-picture-icon-any = Any kind of good
race-picture-icon-novelty-ring = Novelty windfall
race-picture-icon-rare-ring = Rare windfall
race-picture-icon-genes-ring = Genes windfall
race-picture-icon-alien-ring = Alien windfall
race-picture-icon-any-ring = Any windfall world
race-picture-icon-different = Goods of different kinds
race-picture-icon-here = The good of this world
race-picture-icon-card = A card to draw
race-picture-icon-hand = A card in hand
race-picture-icon-look = Draw more to choose from
race-picture-icon-keep = Keep more of them
race-picture-icon-self = Discard this card itself
race-picture-icon-vp = Points
race-picture-icon-chips = Points in chips
race-picture-icon-military = Military
race-picture-icon-world = World: its cost in cards
race-picture-icon-defense = Military world: the Military it takes
race-picture-icon-development = Development: its cost in cards
race-picture-icon-printed = Points printed on the card
race-picture-icon-six = Points of a 6-cost development as they stand; in hand, if placed now
race-picture-icon-tab = A card’s number in menus
race-picture-icon-crate = A good on a world
race-picture-icon-tableau = Cards laid out (12 end the game)
race-picture-icon-deck = Deck
race-picture-icon-discard = Discard pile
race-picture-icon-each = for each
race-picture-icon-gives = gives, or becomes
race-picture-icon-times = up to so many times

# Action cards
race-picture-action-explore5 = Draw 5 more
race-picture-action-explore1 = Draw 1 more, keep 1 more
race-picture-action-develop = Your development costs 1 less
race-picture-action-develop2 = A second Develop phase
race-picture-action-settle = Draw 1 card after placing a world
race-picture-action-settle2 = A second Settle phase
race-picture-action-trade = First sell a good for cards
race-picture-action-double = Double points for goods
race-picture-action-produce = A good on one windfall world
race-picture-action-last = In outline: of the round before
race-picture-action-covered = Chosen, not yet shown
race-picture-action-open = Not yet chosen

# The key
race-picture-key = What the icons mean
race-picture-key-phases = Phases
race-picture-key-actions = Action cards: what the chooser gets beyond the phase
race-picture-key-cards = On cards
race-picture-key-goods = Goods: discs produce them; rings are windfall worlds, which have one good when placed
race-picture-key-powers = In powers
race-picture-key-table = On the table
race-picture-key-examples = Powers read out

# One card
race-picture-tag = { $tag } card
race-picture-six = development { $cost } · ? VP
race-picture-card-start = A start world
race-picture-card-military = Taken with Military of { $strength } or more; it is not paid for
race-picture-card-windfall = Windfall: it has a good as soon as it is placed
race-picture-card-copies = { $count ->
    [one] Once in the deck
   *[other] { $count } times in the deck
}
race-picture-card-where = In the tableau of { $name }{ $good ->
    [0] {""}
   *[other] , with a good on it
}{ $points ->
    [-1] {""}
   *[other] , where it counts { $points }
}.
race-picture-card-counts = Points at the end
race-picture-counts = counts { $points } now

# What happened
race-picture-since = What happened
race-picture-since-nothing = Nothing has happened since.
race-picture-since-before = { $count ->
    [one] 1 thing before these is not shown
   *[other] { $count } things before these are not shown
}
race-picture-gamble-kept = kept
race-picture-held = places nothing
race-picture-gamble-lost = discarded

# Pictures in words
race-picture-words-phases = Phases of this round: { $list }
race-picture-words-piles = { $chips } points in the pool, { $deck } cards in the deck, { $discard } discarded
race-picture-words-amounts = { $vp } points ({ $chips } in chips), hand { $hand }, goods { $crate }, Military { $military }, laid out { $tableau }
race-picture-words-now = This round: { $list }
race-picture-words-last = Last round: { $list }
race-picture-words-laid = { $card } (with { $good })
race-picture-words-good = a good lies on it
race-picture-words-covered = { $number } · face down

# For people who do not see the picture
race-picture-alt-row = { $name } has { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} laid out, { $hand } in hand
race-picture-alt-chosen = Chosen this round: { $list }.
race-picture-alt-last = Chosen last round: { $list }.
race-picture-alt-asked = Waited for: { $list }.
race-picture-alt-tableau = The tableau of { $name }, { $count } of { $end } cards.
race-picture-alt-cards = Cards: { $list }.
race-picture-alt-amounts = { $points ->
    [one] { $points } point
   *[other] { $points } points
} so far, { $chips } of them in chips; goods: { $goods }, Military: { $military }.
race-picture-alt-hand = The hand of { $name }, { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
race-picture-alt-face-down = None of them lies open.
race-picture-alt-both = { $one } and { $other }
race-picture-alt-key = Every icon of Race for the Galaxy with what it means, in groups: phases, action cards, cards, goods, powers, the table. Five powers are read out below. The same stands in words behind “As text”.
race-picture-alt-since = { $count ->
    [one] 1 thing happened.
   *[other] { $count } things happened.
}
race-item-new-galactic-order = { race-name-new-galactic-order } (Military { $count })
