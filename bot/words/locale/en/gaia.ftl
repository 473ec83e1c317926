gaia-place = { UPPER($place) }
gaia-rules =
    ### Gaia Project in short
    Six rounds: income, gaia phase, actions, clean-up. A turn is one action; free conversions may go before and after it.
    - **Mine**: 2 credits and 1 ore, plus ore for terraforming steps and QIC for range (+2 each). A gaia planet takes 1 QIC.
    - **Gaia project**: a gaiaformer and power tokens turn a transdim planet into a gaia planet by the next round.
    - **Upgrade**: mine → trading station → research lab → academy, or trading station → planetary institute. Labs and academies bring a technology tile, and most tiles a research level.
    - **Federation**: own structures worth 7, linked by as few satellites as possible, for a power token each. It brings a federation token.
    - **Research**: 4 knowledge for a level. The fifth level takes a green federation token, and only one player can stand there.
    - **Power and QIC actions** are each open once a round for all together, **special actions** once a round for their owner.
    - **Pass**: take a new round booster and give the old one back. The first to pass starts the next round.
    When somebody builds within two hexes of your structures, you may charge power for a point less than the power.
    At the end: two final tiles (18, 12 and 6 points), 4 points for each research level from the third, and 1 for any three credits, ore or knowledge.

# Questions
gaia-ask-component = Choose a component: { $slot }
gaia-ask-rotate = Turn sector tiles, clockwise?
gaia-step-rotate = { $count ->
    [0] Turns no sector tile
   *[other] Sector tiles turned clockwise: { $answer }
}
gaia-ask-faction = Choose your faction
gaia-ask-bid = Bid points for a faction
gaia-ask-settle = First structure{ $count ->
    [one] {""}
   *[other] , { $number } of { $count }
}: which { $planet } planet, home type of { $faction }?
gaia-ask-booster = Take a round booster
gaia-ask-income = Which income comes next?
gaia-ask-terran-goods = Goods for { $power } power from the gaia area
gaia-ask-itar-tile = Give { $price } tokens of the gaia area for a technology tile?
gaia-step-itar-tile = { $price } tokens of the gaia area: { $answer }
gaia-ask-action = Round { $round }: your action
gaia-ask-finish = Your action is done.
gaia-ask-mine = Where do you build{ $steps ->
    [0] {""}
    [one] , with 1 free step
   *[other] , with { $steps } free steps
}{ $range ->
    [0] {""}
   *[other] , with range +{ $range }
}?
gaia-ask-tile = Take a technology tile
gaia-ask-cover = Which tile does “{ $tile }” cover?
gaia-ask-advance = Advance on which research track?
gaia-step-advance = Research track: { $answer }
gaia-ask-lost-planet = Where does the lost planet lie?
gaia-ask-federate = Federation: value { $need }, satellites up to { $afford }
gaia-ask-token = Take a federation token
gaia-ask-rescore = Which federation token scores again?
gaia-ask-space-station = Where does the space station go?
gaia-ask-swap = Which mine changes places with the institute?
gaia-ask-downgrade = Which lab becomes a trading station?
gaia-ask-stone = Where does the brainstone end? ({ $move } { $amount })
gaia-step-stone = Brainstone → { $answer } ({ $move } { $amount })
gaia-ask-bowls = Bowls that { $amount ->
    [one] 1 token leaves
   *[other] { $amount } tokens leave
} (to { $to })
gaia-step-bowls = { $amount } tokens to { $to }: { $answer }
gaia-ask-charge = { $by } built on { $hex }: charge { $power } power{ $vp ->
    [0] {" "}for free
   *[other] {" "}and pay { $vp } VP
}?

# Headings
gaia-group-mine = Build a mine
gaia-group-gaia = Gaia project
gaia-group-upgrade = Upgrade
gaia-group-federation = Federation
gaia-group-research = Research
gaia-group-board = Power/QIC actions
gaia-group-special = Special actions
gaia-group-free = Free actions
gaia-group-pass = Pass
gaia-open-pass = Pass, and choose a booster for the next round
gaia-letters = Letters of planets ({ $letters }) name no choice.
gaia-group-end = End the turn
gaia-group-standard = Standard tiles
gaia-group-advanced = Advanced tiles
gaia-group-new = Untaken factions
gaia-group-faction = { $arg }
gaia-group-sector = Tile { $arg }
gaia-group-site = Your structures
gaia-group-space = Satellites

# Actions
gaia-word-mine = Mine { $hex } ({ $planet }{ $steps ->
    [0] {""}
    [one] , 1 step
   *[other] , { $steps } steps
})
gaia-word-gaiaformer = Gaia project { $hex }
gaia-word-station = Trading station { $hex }
gaia-word-lab = Research lab { $hex }
gaia-word-institute = Planetary institute { $hex }
gaia-word-academy-k = Knowledge academy { $hex }
gaia-word-academy-q = Action academy { $hex }
gaia-word-research = { $arg } to level { $level }
gaia-each-mine = { gaia-word-mine }
gaia-word-mine-gaiaformer = { gaia-word-gaiaformer }
gaia-word-special = { $arg }
gaia-word-pass = Pass, taking: { $arg }
gaia-under-pass-pass = { $arg }
gaia-name-pass = Pass
gaia-name-federation = Form a federation
gaia-name-end = End the turn
gaia-name-decline = Decline
gaia-name-gaiaformer = Gaia project
gaia-name-mine-gaiaformer = Gaia project
gaia-name-mine-mine = Mine
gaia-name-itar-tile-tile = Take a tile
gaia-each-tile = { $head }: { $tile }
gaia-word-tile-adv = Advanced, { $arg }: { $tile }
gaia-each-cover = { $tile }
gaia-each-advance = { $head } to level { $level }
gaia-name-advance-decline = Do not advance
gaia-each-lost-planet = { $hex }
gaia-each-space-station = { $hex }
gaia-each-bid = { $head }: { $arg } VP
gaia-word-charge = { $source }
gaia-word-tokens = { $source }
gaia-each-faction = { $head } ({ $planet })
gaia-each-rotate = Tile { $head } by { $arg } × 60°

# Free actions, as they are told of
gaia-name-word-power-qic = power → QIC
gaia-name-word-power-ore = power → ore
gaia-name-word-power-knowledge = power → knowledge
gaia-name-word-power-credits = power → credits
gaia-name-word-power-ore-credits = power → ore and credits
gaia-name-word-qic-ore = QIC → ore
gaia-name-word-knowledge-credits = knowledge → credits
gaia-name-word-ore-credits = ore → credits
gaia-name-word-ore-tokens = ore → power tokens
gaia-name-word-credits-qic = credits → QIC
gaia-name-word-credits-ore = credits → ore
gaia-name-word-credits-knowledge = credits → knowledge
gaia-name-word-token-knowledge = token of bowl III → knowledge
gaia-name-word-gaiaformer-qic = gaiaformer → QIC
gaia-name-word-burn = sacrifice
gaia-name-word-burn-away = sacrifice to the supply

# Charging, brainstone, bowls
gaia-name-charge-yes = Accept
gaia-name-charge-whole = Charge all of it
gaia-name-charge-token-first = New token first
gaia-name-charge-token-last = New token last
gaia-name-charge-no = Decline
gaia-name-stone-1 = Bowl I
gaia-name-stone-2 = Bowl II
gaia-name-stone-3 = Bowl III
gaia-name-stone-gone = Out of the game
gaia-name-bowls-1 = The brainstone stays in bowl I
gaia-name-bowls-2 = The brainstone stays in bowl II
gaia-name-bowls-3 = The brainstone stays in bowl III
gaia-name-bowls-gaia = The brainstone goes to the gaia area
gaia-name-bowls-gone = The brainstone leaves the game
gaia-name-one = Bowl I
gaia-held-one = Power: Bowl I
gaia-name-two = Bowl II
gaia-name-three = Bowl III
gaia-name-stone = Brainstone
gaia-name-to-gaia = the gaia area
gaia-name-to-supply = the supply
gaia-name-move-charge = charging
gaia-name-move-spend = spending
gaia-name-move-burn = sacrificing

# Goods
gaia-name-credits = Credits
gaia-name-ore = Ore
gaia-name-knowledge = Knowledge
gaia-name-qic = QIC
gaia-name-vp = VP
gaia-name-gaia-area = Gaia area
gaia-name-gaiaformers = Gaiaformers
gaia-name-stone-bowl = Brainstone in bowl

# What options cost and gain; of a head, `what` is all under it
gaia-amount-credits = { $n ->
    [one] 1 credit
   *[other] { $n } credits
}
gaia-amount-ore = { $n } ore
gaia-amount-knowledge = { $n } knowledge
gaia-amount-qic = { $n } QIC
gaia-amount-vp = { $n } VP
gaia-amount-power = { $n } power
gaia-amount-gaia-power = { $n } power
gaia-amount-charge = charge { $n }
gaia-amount-tokens = { $n ->
    [one] 1 power token
   *[other] { $n } power tokens
}
gaia-amount-two = { $n ->
    [one] 1 token
   *[other] { $n } tokens
} of bowl II
gaia-amount-three = { $n ->
    [one] 1 token
   *[other] { $n } tokens
} of bowl III
gaia-amount-gaia-area = { $n ->
    [one] 1 token
   *[other] { $n } tokens
} of the gaia area
gaia-amount-gaiaformers = { $n ->
    [one] 1 gaiaformer
   *[other] { $n } gaiaformers
}
gaia-amount-green = green token
gaia-amount-tile = technology tile
gaia-amount-token = federation token
gaia-amount-ability = the institute’s ability
gaia-amount-place = the lost planet
gaia-amount-becomes = gaia planet next round
gaia-amount-income = income: { $what }
gaia-amount-action = action: { $what }
gaia-amount-start = start: { $what }
gaia-amount-end = at the end: { $what }
gaia-amount-now = { $what }
gaia-amount-step = a step costs { $n } ore
gaia-amount-range = range { $n }
gaia-amount-project = projects take { $n } tokens

# Factions
gaia-name-terrans = Terrans
gaia-name-lantids = Lantids
gaia-name-xenos = Xenos
gaia-name-gleens = Gleens
gaia-name-taklons = Taklons
gaia-name-ambas = Ambas
gaia-name-hadsch-hallas = Hadsch Hallas
gaia-name-ivits = Ivits
gaia-name-geodens = Geodens
gaia-name-baltaks = Bal T’aks
gaia-name-firaks = Firaks
gaia-name-bescods = Mad Androids
gaia-name-nevlas = Nevlas
gaia-name-itars = Itars
gaia-name-token-gleens = Gleens’ token (2 credits, 1 ore, 1 knowledge)
gaia-name-rescore-gleens = Gleens’ token (2 credits, 1 ore, 1 knowledge)

# Planets
gaia-name-planet-terra = terra
gaia-name-planet-oxide = oxide
gaia-name-planet-volcanic = volcanic
gaia-name-planet-desert = desert
gaia-name-planet-swamp = swamp
gaia-name-planet-titanium = titanium
gaia-name-planet-ice = ice
gaia-name-planet-gaia = gaia
gaia-name-planet-transdim = transdim
gaia-name-planet-lost = lost planet

# Research tracks, also as places of technology tiles
gaia-name-terra = Terraforming
gaia-name-nav = Navigation
gaia-name-int = Artificial Intelligence
gaia-name-gaia = Gaia Project
gaia-name-eco = Economy
gaia-name-sci = Science
gaia-name-free1 = Any track
gaia-name-free2 = Any track
gaia-name-free3 = Any track

# Places of components in the set-up
gaia-name-slot-booster = round booster
gaia-name-slot-terra = standard tile, Terraforming
gaia-name-slot-nav = standard tile, Navigation
gaia-name-slot-int = standard tile, Artificial Intelligence
gaia-name-slot-gaia = standard tile, Gaia Project
gaia-name-slot-eco = standard tile, Economy
gaia-name-slot-sci = standard tile, Science
gaia-name-slot-free1 = standard tile for any track, first
gaia-name-slot-free2 = standard tile for any track, second
gaia-name-slot-free3 = standard tile for any track, third
gaia-word-adv = advanced tile, { $arg }
gaia-name-slot-terra-token = federation token, Terraforming level 5
gaia-name-slot-round1 = scoring of round 1
gaia-name-slot-round2 = scoring of round 2
gaia-name-slot-round3 = scoring of round 3
gaia-name-slot-round4 = scoring of round 4
gaia-name-slot-round5 = scoring of round 5
gaia-name-slot-round6 = scoring of round 6
gaia-name-slot-final1 = final scoring, first
gaia-name-slot-final2 = final scoring, second

# Structures
gaia-name-mine = mine
gaia-name-station = trading station
gaia-name-lab = research lab
gaia-name-academy-k = knowledge academy
gaia-name-academy-q = action academy
gaia-name-institute = planetary institute
gaia-kind-mine = a { gaia-name-mine }
gaia-kind-station = a { gaia-name-station }
gaia-kind-lab = a { gaia-name-lab }
gaia-kind-academy-k = a { gaia-name-academy-k }
gaia-kind-academy-q = an { gaia-name-academy-q }
gaia-kind-institute = a { gaia-name-institute }

# Where income and special actions come from
gaia-name-source-faction = faction board
gaia-name-source-booster = round booster
gaia-name-source-booster4 = mine with 1 free step
gaia-name-source-booster5 = range +3
gaia-name-source-tech9 = charge 4
gaia-name-source-adv3 = 1 QIC, 5 credits
gaia-name-source-adv11 = 3 ore
gaia-name-source-adv13 = 3 knowledge
gaia-name-source-swap = institute and mine change places
gaia-name-source-downgrade = research lab → trading station
gaia-name-source-space-station = space station
gaia-name-source-lowest = lowest research track
gaia-name-special-booster4 = Booster: mine with 1 free step
gaia-name-special-booster5 = Booster: mine or gaia project with range +3
gaia-name-special-tech9 = Tile: charge 4
gaia-name-special-adv3 = Tile: 1 QIC, 5 credits
gaia-name-special-adv11 = Tile: 3 ore
gaia-name-special-adv13 = Tile: 3 knowledge
gaia-name-special-academy-q = Action academy
gaia-name-special-swap = Institute: change places with a mine
gaia-name-special-downgrade = Institute: research lab → trading station, and advance
gaia-name-special-space-station = Institute: place a space station
gaia-name-special-lowest = Advance on your lowest research track
gaia-name-action-special = Special actions

# Technology tiles
gaia-name-tech1 = 1 ore, 1 QIC
gaia-name-tech2 = 1 knowledge per planet type
gaia-name-tech3 = institutes and academies have power 4
gaia-name-tech4 = 7 VP
gaia-name-tech5 = income: 1 ore, charge 1
gaia-name-tech6 = income: 1 knowledge, 1 credit
gaia-name-tech7 = 3 VP for each mine built on gaia
gaia-name-tech8 = income: 4 credits
gaia-name-tech9 = action: charge 4
gaia-name-adv1 = pass: 3 VP per federation token
gaia-name-adv2 = 2 VP for each research level gained
gaia-name-adv3 = action: 1 QIC, 5 credits
gaia-name-adv4 = 2 VP per mine
gaia-name-adv5 = pass: 3 VP per research lab
gaia-name-adv6 = 1 ore per sector
gaia-name-adv7 = pass: 1 VP per planet type
gaia-name-adv8 = 2 VP per gaia planet
gaia-name-adv9 = 4 VP per trading station
gaia-name-adv10 = 2 VP per sector
gaia-name-adv11 = action: 3 ore
gaia-name-adv12 = 5 VP per federation token
gaia-name-adv13 = action: 3 knowledge
gaia-name-adv14 = 3 VP for each mine built
gaia-name-adv15 = 3 VP for each trading station built

# Round boosters
gaia-name-booster1 = 1 ore, 1 knowledge
gaia-name-booster2 = 1 ore, 2 power tokens
gaia-name-booster3 = 2 credits, 1 QIC
gaia-name-booster4 = 2 credits; action: mine with 1 free step
gaia-name-booster5 = charge 2; action: range +3
gaia-name-booster6 = 1 ore; pass: 1 VP per mine
gaia-name-booster7 = 1 ore; pass: 2 VP per trading station
gaia-name-booster8 = 1 knowledge; pass: 3 VP per research lab
gaia-name-booster9 = charge 4; pass: 4 VP per institute or academy
gaia-name-booster10 = 4 credits; pass: 1 VP per gaia planet

# Federation tokens
gaia-name-fed1 = 12 VP
gaia-name-fed2 = 8 VP, 1 QIC
gaia-name-fed3 = 8 VP, 2 power tokens
gaia-name-fed4 = 7 VP, 2 ore
gaia-name-fed5 = 7 VP, 6 credits
gaia-name-fed6 = 6 VP, 2 knowledge

# Power and QIC actions
gaia-name-power1 = 3 knowledge (7 power)
gaia-name-power2 = Mine with 2 free steps (5 power)
gaia-name-power3 = 2 ore (4 power)
gaia-name-power4 = 7 credits (4 power)
gaia-name-power5 = 2 knowledge (4 power)
gaia-name-power6 = Mine with 1 free step (3 power)
gaia-name-power7 = 2 power tokens (3 power)
gaia-name-qic1 = Technology tile (4 QIC)
gaia-name-qic2 = Score a federation token again (3 QIC)
gaia-name-qic3 = 3 VP and 1 per planet type (2 QIC)

# Scoring
gaia-name-score1 = 2 VP per terraforming step
gaia-name-score2 = 2 VP per research level
gaia-name-score3 = 2 VP per mine
gaia-name-score4 = 5 VP per federation token
gaia-name-score5 = 4 VP per trading station
gaia-name-score6 = 4 VP per mine on gaia
gaia-name-score7 = 5 VP per institute or academy
gaia-name-score8 = 3 VP per trading station
gaia-name-score9 = 3 VP per mine on gaia
gaia-name-score10 = 5 VP per institute or academy
gaia-name-structure = most structures
gaia-name-structure-fed = most structures in federations
gaia-name-type = most planet types
gaia-name-component-gaia = most gaia planets
gaia-name-sector = most sectors
gaia-name-satellite = most satellites
gaia-name-event-step = terraforming
gaia-name-event-research = research
gaia-name-event-mine = a mine
gaia-name-event-federation = a federation token
gaia-name-event-station = a trading station
gaia-name-event-gaia-mine = a mine on gaia
gaia-name-event-big = an institute or academy
gaia-name-event-institute = a planetary institute
gaia-name-event-academy-k = a knowledge academy
gaia-name-event-academy-q = an action academy

# What happened
gaia-event-faction = { $seat } chooses { $faction }
gaia-event-laid = { $seat } chooses { $component } as { $slot }
gaia-event-turned = { $seat } turns sector tile { $sector } clockwise by { $degrees }°
gaia-event-dealt = { $seat } plays { $faction }
gaia-event-final-scorings = Scored at the end: { $finals }
gaia-event-round-scorings = Scored in rounds 1–{ $rounds }, in this order: { $tiles }
gaia-event-bid = { $seat } bids { $points } VP for { $faction }
gaia-event-settled = { $seat } places { $kind } on { $hex }
gaia-event-booster = { $seat } takes a booster: { $booster }
gaia-event-round = Round { $round } begins
gaia-event-income = { $seat } income:{ $credits ->
    [0] {""}
    [one] {" "}+1 credit
   *[other] {" "}+{ $credits } credits
}{ $ore ->
    [0] {""}
   *[other] {" "}+{ $ore } ore
}{ $knowledge ->
    [0] {""}
   *[other] {" "}+{ $knowledge } knowledge
}{ $qic ->
    [0] {""}
   *[other] {" "}+{ $qic } QIC
}{ $charge ->
    [0] {""}
   *[other] {" "}+{ $charge } power charged
}{ $tokens ->
    [0] {""}
    [one] {" "}+1 power token
   *[other] {" "}+{ $tokens } power tokens
}
gaia-event-over-limit-result = { $seat } can hold no more and loses { $result }
gaia-event-left-gaia-result = { $seat } gets back from the gaia area: { $result }
gaia-event-built = { $seat } builds a mine on { $hex } ({ $planet })
gaia-event-project = { $seat } starts a gaia project on { $hex }
gaia-event-scored = { $seat } scores { $event } → { $points } VP
gaia-event-scored-in-full = { $seat } scores { $event } → { $points } VP ({ $through })
gaia-event-scored-times = { $seat } scores { $event } { $count ->
    [2] twice
   *[other] { $count } times
} → { $points } VP
gaia-event-scored-times-in-full = { $seat } scores { $event } { $count ->
    [2] twice
   *[other] { $count } times
} → { $points } VP ({ $through })
gaia-through-round = round tile
gaia-through-technology = technology tile
gaia-event-researched = { $seat } advances in { $track } to level { $level }
gaia-event-tile = { $seat } takes a tile: { $tile }
gaia-event-token = { $seat } gains a federation token: { $token }
gaia-event-upgraded = { $seat } upgrades { $hex } to { $kind }
gaia-event-upgraded-in-full = { $seat } { $was ->
    [lab] { $kind ->
        [station] turns the { $was } on { $hex } back into
       *[other] upgrades the { $was } on { $hex } to
    }
   *[other] upgrades the { $was } on { $hex } to
} { $kind }
gaia-event-swapped = { $seat } moves the institute to { $hex }
gaia-event-charged = { $seat } charges { $power } power{ $vp ->
    [0] {""}
   *[other] {", losing "}{ $vp } VP
}
gaia-event-charged-in-full = { $seat } charges { $power } power from { $by }’s structure on { $hex }{ $vp ->
    [0] {""}
   *[other] {", −"}{ $vp } VP
}
gaia-event-declined = { $seat } declines a charge
gaia-event-declined-several = { LISTED($names, "and") } decline to charge
gaia-event-converted = { $seat } converts { $word } × { $count }
gaia-event-converted-result = { $seat } converts { $result }
gaia-event-rescored = { $seat } scores a federation token again: { $token }
gaia-event-ability = { $seat } uses the ability of { $faction }
gaia-event-action = { $seat } takes an action: { $action }
gaia-event-special = { $seat } takes a special action: { $source }
gaia-event-federated = { $seat } forms a federation{ $satellites ->
    [0] {" "}without satellites
    [one] {" "}with 1 satellite
   *[other] {" "}with { $satellites } satellites
}
gaia-event-passed = { $seat } passes{ $points ->
    [0] {""}
   *[other] {" "}→ { $points } VP
}
gaia-event-passed-result = { $seat } passes → { $result }
gaia-amount-by-booster = { $n } VP by the booster given back
gaia-amount-by-tile = { $n } VP by advanced tiles
gaia-name-none = nothing
gaia-event-lost-planet = { $seat } places the lost planet on { $hex }
gaia-event-space-station = { $seat } places a space station on { $hex }
gaia-event-terran-goods = { $seat } takes for the gaia area:{ $qic ->
    [0] {""}
   *[other] {" "}+{ $qic } QIC
}{ $ore ->
    [0] {""}
   *[other] {" "}+{ $ore } ore
}{ $knowledge ->
    [0] {""}
   *[other] {" "}+{ $knowledge } knowledge
}{ $credits ->
    [0] {""}
   *[other] {" "}+{ $credits } credits
}
gaia-event-over = The game is over

# Titles at the end of a game
gaia-title-charged = { $name } charged the most power when others built ({ $count })
gaia-title-mines = { $name } built the most mines ({ $count })
gaia-title-research = { $name } researched the most ({ $count })

# What a move gives away, told to its mover
gaia-event-wasted = { $what }
gaia-event-forfeited = { $what }
gaia-what-credits = { $count ->
    [one] 1 credit is lost
   *[other] { $count } credits are lost
}: nobody holds more than 30
gaia-what-ore = { $count } ore { $count ->
    [one] is
   *[other] are
} lost: nobody holds more than 15
gaia-what-knowledge = { $count } knowledge is lost: nobody holds more than 15
gaia-what-charge = { $count } power to charge { $count ->
    [one] finds
   *[other] find
} no token to move
gaia-what-uncharged = Charging { $count } power would cost you nothing
gaia-what-overpaid = { $count } power more than needed is spent
gaia-what-gaia-power = { $count } power from the gaia area
gaia-what-steps = { $count ->
    [one] 1 free terraforming step is
   *[other] { $count } free terraforming steps are
} not needed here
gaia-what-range = The extra range is not needed here
gaia-what-level = The level that comes with this tile is lost: no track can advance
gaia-what-project = This is the last round: the gaia project will not be finished
gaia-what-special = { $source ->
    [booster4] { gaia-name-special-booster4 }
    [booster5] { gaia-name-special-booster5 }
    [tech9] { gaia-name-special-tech9 }
    [adv3] { gaia-name-special-adv3 }
    [adv11] { gaia-name-special-adv11 }
    [adv13] { gaia-name-special-adv13 }
    [academy-q] { gaia-name-special-academy-q }
    [downgrade] { gaia-name-special-downgrade }
    [space-station] { gaia-name-special-space-station }
   *[lowest] { gaia-name-special-lowest }
}
gaia-what-income-credits = Your next income brings { $count ->
    [one] 1 credit
   *[other] { $count } credits
} more than you can hold
gaia-what-income-ore = Your next income brings { $count } ore more than you can hold
gaia-what-income-knowledge = Your next income brings { $count } knowledge more than you can hold
gaia-what-income-charge = Your next income charges { $count } power more than your bowls can take
gaia-what-goods = { $count } VP from free actions

# Refusals
gaia-illegal-rotate-twice = A tile stands in your answer twice.
gaia-illegal-rotate-adjacent = Two planets of one type would touch (game board variants). Turn other tiles.
gaia-illegal-terran-goods-power = That takes { $cost } power, and { $power } left the gaia area (Terrans, planetary institute).
gaia-illegal-federation-structures = Only own structures that belong to no federation can form a new one (form a federation).
gaia-illegal-federation-space = Satellites stand in empty space, and not beside your other federations (form a federation).
gaia-illegal-federation-afford = You can place { $afford } satellites, and this takes more (form a federation: a power token each, for Ivits a QIC).
gaia-illegal-federation-apart = These hexes are not all connected (form a federation).
gaia-illegal-federation-value = These structures are worth less than { $need } (form a federation).
gaia-illegal-federation-satellites = Fewer satellites can link these structures (form a federation: as few satellites as possible).
gaia-illegal-federation-smaller = A federation with at least one planet and one satellite fewer is possible, so this one is not (form a federation, additional rules).
gaia-illegal-range = It lies { $away } hexes away and your range is { $range }. That takes { $need } QIC (+2 each), and you have { $have } (build a mine, accessible).
gaia-illegal-mine-none-left = All mines of your faction board are on the map (build a mine).
gaia-illegal-mine-taken = Another player’s structure stands there (build a mine: the planet must be empty).
gaia-illegal-mine-growing = Your gaia project there is done in the next gaia phase (build a mine, transdim planets).
gaia-illegal-mine-gaiaformer = Another player’s gaiaformer stands there; only its owner may build (build a mine, gaia planets).
gaia-illegal-mine-transdim = Nobody can build on a transdim planet. A gaia project turns it into a gaia planet (build a mine, habitable).
gaia-illegal-mine-cost = That costs { $need } { $good }, and you have { $have } (build a mine: pay for the mine and for terraforming steps at once).
gaia-illegal-mine-gaia = A gaia planet takes a QIC besides those for range: { $need } in all, and you have { $have } (build a mine, habitable).
gaia-illegal-project-level = You have no gaiaformer yet: the first comes with level 1 in Gaia Project (start a gaia project).
gaia-illegal-project-gaiaformers = None of your gaiaformers stands ready on your faction board (start a gaia project).
gaia-illegal-project-tokens = A project takes { $need } power tokens, and your bowls hold { $have } (start a gaia project, cost).
gaia-illegal-project-own = Your own gaiaformer stands there already (start a gaia project).
gaia-illegal-project-taken = Another player’s gaiaformer stands there (start a gaia project).
gaia-illegal-upgrade-none-left = { $count ->
    [one] There is only one of these, and you have built it
   *[other] There are { $count } of these, and you have built them all
} (upgrade structures).
gaia-illegal-upgrade-source = It is built from a { $source }, and you have none (upgrade structures).
gaia-illegal-upgrade-lost-planet = The lost planet has no mine to replace (8-2, Navigation).
gaia-illegal-upgrade-guest = A mine beside another player’s structure cannot be upgraded (8-1, Lantids).
gaia-illegal-upgrade-cost = That costs { $need } { $good }, and you have { $have } (upgrade structures).
gaia-illegal-upgrade-apart = No opponent’s structure stands within two hexes, so it costs { $need } credits, and you have { $have } (upgrade structures, mine → trading station).
gaia-illegal-federation-no-token = No federation token is left to take (form a federation).
gaia-illegal-federation-worth = A federation takes a value of { $need }, and your structures outside federations are worth { $have } (form a federation, power value).
gaia-illegal-federation-satellites-short = The smallest federation takes { $need } satellites, and you can place { $have } (form a federation: a power token each, for Ivits a QIC).
gaia-illegal-federation-cut-off = No satellites can link enough of your structures (form a federation, connecting planets).
gaia-illegal-token-gone = All tokens of this kind are taken (form a federation).
gaia-illegal-rescore-not-own = You have no token of this kind (8-3, QIC actions).
gaia-illegal-research-top = You stand on the fifth level already (research).
gaia-illegal-research-baltaks = Bal T’aks cannot advance here before they have their planetary institute (8-1, Bal T’aks).
gaia-illegal-research-full = Another player stands on the fifth level, which holds one only (research).
gaia-illegal-research-token = The fifth level takes a green federation token to turn over, and you have none (research).
gaia-illegal-research-cost = A level costs { $need } knowledge, and you have { $have } (research).
gaia-illegal-tile-owned = You have this tile already (technology tiles).
gaia-illegal-tile-level = It takes level { $need } of this track, and you stand on level { $have } (technology tiles, advanced: condition 1).
gaia-illegal-tile-token = It takes a green federation token to turn over, and you have none (technology tiles, advanced: condition 2).
gaia-illegal-tile-cover = It takes a standard tile to cover, and you have none uncovered (technology tiles, advanced: condition 3).
gaia-illegal-tile-taken = This advanced tile is taken, and there is only one (technology tiles, advanced).
gaia-illegal-cover-covered = This tile is covered already (technology tiles, advanced).
gaia-illegal-cover-advanced = An advanced tile cannot be covered (technology tiles, advanced).
gaia-illegal-action-taken = Somebody has taken this action this round (power and QIC actions: once a round).
gaia-illegal-action-power = That takes { $need } power in bowl III, and you have { $have } (power and QIC actions).
gaia-illegal-action-qic = That takes { $need } QIC, and you have { $have } (power and QIC actions).
gaia-illegal-action-no-site = With { $steps ->
    [one] 1 free step
   *[other] { $steps } free steps
} there is still no mine you can build and pay for now (8-3, power actions).
gaia-illegal-action-no-tile = There is no technology tile you could take (8-3, QIC actions).
gaia-illegal-action-no-token = You have no federation token to score again (8-3, QIC actions).
gaia-illegal-special-used = You have taken this action this round (special actions: once a round).
gaia-illegal-special-none = Nothing you have brings one: no booster, technology tile, academy or faction ability (special actions).
gaia-illegal-special-no-site = Even with it there is nothing you can build or start now (special actions).
gaia-illegal-special-no-mine = You have no mine that could change places with the institute (8-1, Ambas).
gaia-illegal-special-no-lab = You have no research lab (8-1, Firaks).
gaia-illegal-special-no-station = All trading stations are on the map, so no lab can become one (8-1, Firaks).
gaia-illegal-special-no-space = No space station is left, or none can be placed in reach (8-1, Ivits).
gaia-illegal-special-lowest = No track on which you are lowest can rise (8-1, Mad Androids).
gaia-illegal-special-covered = An advanced tile covers this one, so its action is lost (technology tiles, advanced).
gaia-illegal-special-institute = This action comes with the planetary institute (8-1).
gaia-illegal-space-taken = A satellite or a space station is there (8-2, Navigation: empty space).
gaia-illegal-station-taken = Your space station is there (8-1, Ivits).
gaia-illegal-swap-lost-planet = The lost planet has no mine to swap (8-1, Ambas).
gaia-illegal-free-cost = That takes { $need } { $good }, and you have { $have } (free actions).
gaia-illegal-booster-own = You give this booster back now, so you cannot keep it (pass).
gaia-illegal-booster-taken = Another player has this booster (pass).
gaia-illegal-faction-taken = Another player has chosen this faction (choosing factions).
gaia-illegal-faction-side = The other side of its board is taken (choosing factions).
gaia-illegal-faction-not-offered = Only the factions recommended for a first game are played (set-up).
gaia-illegal-bid-low = A bid must beat the last: { $least } or more (table option, auction).
gaia-illegal-charge-room = The structure near by is worth { $need }, but your bowls have room to charge { $have } (charging power).
gaia-illegal-charge-points = All of it costs { $need } VP, and you have { $have } (charging power).

gaia-good-credits = credits
gaia-good-ore = ore
gaia-good-knowledge = knowledge
gaia-good-qic = QIC
gaia-good-power = power of bowl III
gaia-good-token = power token in bowl III
gaia-good-two = power tokens in bowl II
gaia-good-gaiaformer = gaiaformer on your board

# Table options
gaia-option-factions = Factions
gaia-choice-factions-chosen = chosen in turn
gaia-choice-factions-random = drawn at random
gaia-choice-factions-first-game = as recommended for a first game
gaia-option-board = Board
gaia-choice-board-standard = as recommended
gaia-choice-board-outer = outer sectors shuffled
gaia-choice-board-inner-outer = inner and outer sectors shuffled apart
gaia-choice-board-shuffled = all sectors shuffled
gaia-option-rotation = Sector tiles turned
gaia-choice-rotation-none = not at all
gaia-choice-rotation-random = at random
gaia-choice-rotation-last = by the last player
gaia-option-size = Map for three players
gaia-choice-size-full = ten sectors
gaia-choice-size-cross = eight sectors, without 9 and 10
gaia-option-turn-order = Turn order
gaia-choice-turn-order-clockwise = clockwise from the first to pass
gaia-choice-turn-order-passing = in the order of passing
gaia-option-auction = Auction of factions
gaia-choice-auction-none = no
gaia-choice-auction-bid-after = after all are chosen
gaia-choice-auction-bid-while-choosing = while they are chosen
gaia-option-components = Tiles and boosters
gaia-choice-components-random = drawn at random
gaia-choice-components-chosen = chosen by the start player
gaia-option-federations = Federations
gaia-choice-federations-printed = only if no smaller one is possible anywhere
gaia-choice-federations-subset = only if these planets make no smaller one
gaia-choice-federations-flexible = satellites may go around own planets
gaia-option-adjacency = Planets of one type kept apart
gaia-choice-adjacency-any = every type
gaia-choice-adjacency-home = only the seven home types
gaia-option-bowls = Choosing the tokens that leave the bowls (change your order, too)
gaia-choice-bowls-ask = chosen each time
gaia-choice-bowls-lowest = from I first, then II, then III
gaia-option-peer = Play as boardgamers.space does
gaia-choice-peer-no = no, the rulebook
gaia-choice-peer-yes = yes

# Standing orders
gaia-order-charge = Charging power
gaia-choice-charge-free-then-ask = take what is free, ask me otherwise
gaia-choice-charge-ask = always ask me
gaia-choice-charge-free = only what is free, decline more
gaia-choice-charge-up-to-2 = up to 2 power, decline more
gaia-choice-charge-up-to-3 = up to 3 power, decline more
gaia-choice-charge-up-to-4 = up to 4 power, decline more
gaia-choice-charge-up-to-5 = up to 5 power, decline more
gaia-choice-charge-no = never
gaia-order-bowls = Tokens that leave the bowls
gaia-order-income = Order of income
gaia-choice-income-lossless = new tokens first if that costs nothing, else ask me
gaia-choice-income-ask = always ask me
gaia-choice-income-tokens-first = new tokens first
gaia-order-level = Levels that come with a tile
gaia-choice-level-take = take it where there is one track
gaia-choice-level-ask = always ask me
gaia-order-stone = Brainstone when charging
gaia-choice-stone-ask = ask me
gaia-choice-stone-up = always move it up

# Pictures
gaia-board-board = Map
gaia-board-research = Research
gaia-board-scoring = Scoring
gaia-board-coordinates = Coordinates
gaia-board-key = Key
gaia-board-key-2 = Key 2

# Controls of all games, in this game's words
gaia-ui-mine = My sheet
gaia-ui-sheets = Sheets
gaia-ui-sector = Sector { $sector }
gaia-ui-zoom = Look at a sector closely …
