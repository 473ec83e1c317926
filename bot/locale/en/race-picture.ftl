# Pictures of Race for the Galaxy
race-picture-title = Race for the Galaxy
race-picture-set-up = Set-up
race-picture-over = Game over
race-picture-round = Round { $round }
race-picture-seat = Seat { $seat }
race-picture-asked = choosing
race-picture-ready = ready
race-picture-winner = winner
race-picture-now = now
race-picture-last = last
race-picture-pile-chips = in the pool
race-picture-pile-deck = in the deck
race-picture-pile-discard = discarded
race-picture-tableau = Tableau: { $count } cards; the game ends with { $end }
race-picture-hand = { $count ->
    [0] Hand: no cards
    [one] Hand: 1 card
   *[other] Hand: { $count } cards
}
race-picture-explore = Explore: { $count } drawn, keep { $keep }
race-picture-start = Start: { $count } dealt, keep { $keep }
race-picture-start-world = Start: keep 1 of the worlds 1 and 2, and { $keep } of { $count } cards
race-picture-nothing = No cards to choose from
race-picture-most = most

# The letter of a kind of good
race-picture-letter-novelty = N
race-picture-letter-rare = R
race-picture-letter-genes = G
race-picture-letter-alien = A

# Icons in the keys of pictures: short, they stand in columns
race-picture-icon-phase-explore = Explore
race-picture-icon-phase-develop = Develop
race-picture-icon-phase-settle = Settle
race-picture-icon-phase-trade = Consume: trade
race-picture-icon-phase-consume = Consume
race-picture-icon-phase-produce = Produce
race-picture-icon-novelty = Novelty goods
race-picture-icon-rare = Rare elements
race-picture-icon-genes = Genes
race-picture-icon-alien = Alien technology
race-picture-icon-any = Any kind of good
race-picture-icon-novelty-ring = Novelty windfall
race-picture-icon-rare-ring = Rare windfall
race-picture-icon-genes-ring = Genes windfall
race-picture-icon-alien-ring = Alien windfall
race-picture-icon-any-ring = Any windfall world
race-picture-icon-different = Different kinds
race-picture-icon-here = This world’s good
race-picture-icon-card = Card to draw
race-picture-icon-hand = Cards in hand
race-picture-icon-look = Look at more
race-picture-icon-keep = Keep more
race-picture-icon-self = Discard this card
race-picture-icon-vp = Points
race-picture-icon-chips = Points in chips
race-picture-icon-military = Military
race-picture-icon-world = World, its cost
race-picture-icon-defense = Military world
race-picture-icon-development = Development
race-picture-icon-six = 6-cost development
race-picture-icon-crate = Good on a world
race-picture-icon-tableau = Cards laid out
race-picture-icon-deck = Deck
race-picture-icon-discard = Discard pile

# For people who do not see the picture
race-picture-alt-row = { $name } has { $points } points, { $cards } cards laid out, { $hand } in hand
race-picture-alt-chosen = Chosen this round: { $list }.
race-picture-alt-last = Chosen last round: { $list }.
race-picture-alt-asked = Waited for: { $list }.
race-picture-alt-tableau = The tableau of { $name }, { $count } of { $end } cards.
race-picture-alt-cards = Cards: { $list }.
race-picture-alt-amounts = { $points } points as they stand, { $chips } of them in chips; goods: { $goods }, Military: { $military }.
race-picture-alt-hand = The hand of { $name }, { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
race-picture-alt-face-down = None of them lies open.
race-picture-alt-both = { $one } and { $other }
