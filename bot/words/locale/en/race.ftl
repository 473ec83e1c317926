race-rules =
    ### Race for the Galaxy in short
    Everybody secretly chooses an action card; all are shown, and only the phases that somebody chose take place, for everybody. Who chose a phase has its bonus.
    - **I Explore**: draw 2 cards, keep 1. Bonus: draw 5 more, or draw 1 and keep 1 more.
    - **II Develop**: place a development and discard as many hand cards as it costs. Bonus: 1 card less.
    - **III Settle**: place a world: pay for it, or conquer a military world with Military of at least its defense. Windfall worlds come with a good. Bonus: draw 1 card.
    - **IV Consume**: your powers must consume goods, for points and cards. Bonus: first sell a good (novelty 2, rare 3, genes 4, alien 5 cards), or double points.
    - **V Produce**: each production world without a good gets one. Bonus: a good on one windfall world.
    Powers count from the phase after the one in which their card was placed. They must be used where they can, unless they say “may”. No development stands twice in a tableau. At the end of a round, discard down to 10 cards.
    The game ends with the round in which somebody has 12 cards in the tableau, or the point chips (12 for each player) run out. Points: cards, chips, and what the 6-cost developments count. Ties: cards in hand and goods.

# Questions
race-ask-start = { $own ->
   *[0] Choose the cards to keep
    [1] Start on { $world }: keep which?
}
race-step-start = Keep: { $answer }
race-ready-start = { $count ->
    [5] Keep the first world and the four easiest to place
   *[other] Keep the { $count } easiest to place
}
race-ask-actions = Round { $round }: { $count ->
    [one] choose your action
   *[other] choose { $count } actions
}
race-step-actions = Round { $round }: { $answer }
race-ask-explore = Explore: keep { $count ->
    [one] 1 card
   *[other] { $count } cards
}
race-step-explore = Explore: { $answer }
race-ask-develop = Develop{ $again ->
    [0] {""}
   *[other] {" "}again
}: place which development?
race-step-develop = Develop{ $again ->
    [0] {""}
   *[other] {" "}again
}: { $answer }
race-ask-settle = Settle{ $again ->
    [0] {""}
   *[other] {" "}again
}: place which world?
race-step-settle = Settle{ $again ->
    [0] {""}
   *[other] {" "}again
}: { $answer }
race-ask-pay = { $card }: { $price ->
    [0] pay how?
    [one] pay 1 card
   *[other] pay { $price } cards
}
race-step-pay = Cost of { $card } ({ $price }) → { $answer }
race-ask-limit = Discard { $count ->
    [one] 1 card
   *[other] { $count } cards
}: 10 may stay in hand
race-ask-trade = { $power }: sell which good?
race-step-trade = { $power }: { $answer }
race-ask-consume = Use which consume power?{ $times ->
    [1] {""}
   *[other] {" "}Points of goods count double.
}
race-step-consume = Consume: { $answer }
race-ask-goods = { $power }: which goods?
race-step-goods = { $power }: { $answer }
race-ask-hand-cards = { $power }: discard for { $vp } VP each
race-ask-gamble = Gambling World: name a number
race-ask-produce = Use which produce power?
race-step-produce = Produce: { $answer }
race-ask-windfall = { $power }: a good on which world?
race-step-windfall = { $power }: { $answer }
race-ask-colonists = Discard for a good on { $world }
race-name-bonus = Bonus
race-group-novelty = Novelty
race-group-rare = Rare
race-group-genes = Genes
race-group-alien = Alien
race-group-power = Powers
race-group-hand = Hand
race-group-tableau = Tableau

# Answers of several cards or goods: the prompt of the menu, and the button with a whole answer, in full or short
race-choose-pay = { $exactly ->
    [0] Choose cards to discard, or what to use
   *[other] Choose { $most } cards to discard
}
race-offer-pay = { $count ->
    [0] Pay nothing
   *[other] Pay: { $answer }
}
race-ready-pay = Pay with the { $count } hardest to place
race-choose-limit = { $exactly ->
    [0] Choose cards to discard, { $least } or more
   *[other] Choose { $most } cards to discard
}
race-offer-limit = Discard: { $answer }
race-ready-limit = Discard the { $count } hardest to place
race-choose-start = { $most ->
    [5] Choose one start world and four cards
   *[other] Choose { $most } cards to keep
}
race-choose-explore = Choose { $most } cards to keep
race-offer-explore = Keep: { $answer }
race-ready-explore = Keep the { $count } easiest to place
race-choose-actions = Choose { $most } actions
race-choose-hand-cards = Choose up to { $most } cards to discard
race-offer-hand-cards = { $count ->
    [0] Discard nothing
   *[other] Discard: { $answer }
}
race-choose-goods = Choose { $most } goods
race-offer-goods = Consume: { $answer }

# What is said above a question whose answer may count at once
race-draws-trade = Selling draws cards at once: no way back.
race-draws-consume = What draws cards or ends the phase for all counts at once, with all before it.
race-draws-goods = { race-draws-consume }
race-draws-hand-cards = { race-draws-consume }
race-draws-gamble = The card is flipped at once: no way back.
race-draws-produce = Goods and cards come at once: no way back.
race-draws-windfall = The good is put down at once: no way back.
race-draws-colonists = { race-draws-windfall }

# Card lines: of an option, what else is to know about a card
race-what-development = { $cost ->
    [6] development 6 · ? VP
   *[other] development { $cost } · { $vp } VP
}
race-what-six = development { $cost } · ? VP, now { $worth }
race-what-world = world { $cost } · { $vp } VP{ race-bears }
race-what-military = military world { $cost } · { $vp } VP{ race-bears }
race-bears = { $good ->
    [novelty] {" · "}novelty
    [rare] {" · "}rare
    [genes] {" · "}genes
    [alien] {" · "}alien
   *[none] {""}
}{ $windfall ->
    [0] {""}
   *[other] {" "}(windfall)
}
race-card = { $number } · { $head } · { $what }
race-each-start = { race-card }
race-each-explore = { race-card }
race-each-develop = { race-card }
race-each-settle = { race-card }
race-each-trade = { race-each-goods }
race-name-develop-none = Place no development
race-name-settle-none = Place no world
race-each-pay = { $use ->
    [0] { $number } · { $head }
   *[other] use { $head }
}
race-each-limit = { race-card }
race-each-hand-cards = { race-card }
race-each-colonists = { race-card }
race-each-goods = { $head } ({ $good })
race-each-windfall = { $head } ({ $good })
race-name-windfall-none = No good
race-each-consume = { $head }: { $power }
race-name-consume-pass = No more powers
race-each-produce = { $head }: { $power }

# Actions
race-name-explore5 = Explore: draw 5 more
race-name-explore1 = Explore: draw +1, keep +1
race-name-develop2 = Develop again
race-name-settle2 = Settle again
race-name-trade = Consume: trade
race-name-double = Consume: double points

# What options cost and gain; of a head, `what` is all under it
race-amount-hand = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
race-amount-free = free
race-amount-goods = { $n ->
    [one] 1 good
   *[other] { $n } goods
}
race-amount-chips = { $n } VP
race-amount-doubled = { $n } VP (doubled)
race-amount-points = { $n } VP
race-amount-counted = incl. { $n } from 6-cost developments
race-amount-grown = (incl. { $what })
race-there-counted = { $n } from { $place }
race-amount-military = { $n } Military
race-amount-uses = uses { $what }
race-amount-tactics = Tactics
race-amount-colony-ship = Colony Ship
race-amount-bonus = { $what }
race-amount-look = draw { $n }
race-amount-keep = keep { $n }
race-amount-draw = draw { $n ->
    [one] 1 card
   *[other] { $n } cards
} after placing
race-amount-discount = { $n ->
    [one] 1 card
   *[other] { $n } cards
} less
race-amount-does = { $what }
race-amount-saves = saves { $n ->
    [one] 1 card
   *[other] { $n } cards
}
race-amount-gives-up = gives up { $what }
race-amount-stays = your tableau stays whole
race-amount-hardest = with the cards hardest to place
race-name-does-trade = sell a good for cards first
race-name-does-double = points of goods count double
race-name-does-produce = a good on one windfall world
race-name-does-develop2 = a second development
race-name-does-settle2 = a second world

# What a player counts
race-name-hand = Cards in hand
race-name-goods = Goods
race-name-chips = VP in chips
race-name-military = Military
race-name-tableau = Cards in the tableau
race-name-points = Points

# Phases
race-name-explore = Explore
race-name-develop = Develop
race-name-settle = Settle
race-name-consume = Consume
race-name-produce = Produce

# What a panel says of the round and of the end of the game
race-stakes = { $called ->
    [0] {""}
   *[other] **This round**: { $phases } · {""}
}**Game ends**: { $end } cards (most { $cards }) or no chips ({ $chips } left)
race-name-yours-explore = Explore (yours)
race-name-yours-develop = Develop (yours: −1 card)
race-name-yours-develop2 = Develop again (yours)
race-name-yours-settle = Settle (yours: +1 card)
race-name-yours-settle2 = Settle again (yours)
race-name-yours-trade = Consume (yours: sell first)
race-name-yours-double = Consume (yours: VP × 2)
race-name-yours-produce = Produce (yours: 1 windfall)

# Goods and tags
race-name-novelty = novelty
race-name-rare = rare
race-name-genes = genes
race-name-alien = alien
race-name-tag-rebel = rebel
race-name-tag-alien = alien
race-name-tag-uplift = uplift
race-name-tag-imperium = imperium
race-name-tag-terraforming = terraforming

# Powers: a message for each phase and effect
race-power-explore-draw = Draw { $n } more
race-power-explore-keep = Keep { $n } more
race-power-develop-discount = Developments cost { $n } less
race-power-develop-draw-first = Draw { $n } before choosing
race-power-develop-draw-after = Draw { $n } after placing
race-power-settle-military = Military { $n ->
    [-1] −1
   *[other] +{ $n }
}{ $tag ->
    [rebel] {" "}against rebels
   *[none] { $good ->
        [novelty] {" "}for novelty worlds
        [rare] {" "}for rare worlds
        [genes] {" "}for genes worlds
        [alien] {" "}for alien worlds
       *[none] {""}
    }
}
race-power-settle-discount = { race-of-kind } cost { $n } less
race-power-settle-draw-after = Draw { $n } after placing
race-power-settle-tactics = May discard this: Military +{ $n } this phase
race-power-settle-colony-ship = May discard this: a world for free (not alien)
race-power-settle-contact = May pay for a military world, { $n } less than its defense (not alien)
race-power-trade-bonus = { $good ->
    [this-world] Selling this world’s good
    [novelty] Selling novelty
    [rare] Selling rare
    [genes] Selling genes
    [alien] Selling alien
   *[any] Any sale
}: +{ $n } { $n ->
    [one] card
   *[other] cards
}
race-power-consume-consume = { $times ->
    [one] 1 { race-goods-kind }good
   *[other] Up to { $times } { race-goods }
} → { race-gain }{ $times ->
    [one] {""}
   *[other] {" "}each
}
race-power-consume-set = { $goods } { $kinds ->
    [any] goods
    [all-different] goods of different kinds
    [novelty] novelty goods
    [rare] rare goods
    [genes] genes goods
   *[alien] alien goods
} → { race-gain }
race-power-consume-all-goods = All goods → 1 VP for each but one
race-power-consume-sell = { $bonuses ->
    [0] Sell a good, without trade powers
   *[other] Sell a good, with trade powers
}
race-power-consume-draw = Draw { $n }
race-power-consume-gamble = Name 1 to 7, flip a card: keep it if it costs that
race-power-consume-hand-cards = May discard up to { $n } hand cards → { $vp } VP each (never doubled)
race-power-produce-here = A good here
race-power-produce-windfall = A good on { race-windfall }
race-power-produce-windfall-for-card = May discard a hand card → a good on { race-windfall }
race-power-produce-draw = Draw { $n }
race-power-produce-draw-here = Draw { $n } if a good is produced here
race-power-produce-draw-worlds = Draw { $n } per { race-goods-kind }world
race-power-produce-draw-goods = Draw { $n } per { race-goods-kind }good produced
race-power-produce-draw-kinds = Draw { $n } per kind of good produced
race-power-produce-draw-most = Draw { $n } for producing the most { race-goods } alone
race-of-kind = { $good ->
    [novelty] Novelty worlds
    [rare] Rare worlds
    [genes] Genes worlds
    [alien] Alien worlds
   *[any] Worlds
}
race-goods = { $good ->
    [novelty] novelty goods
    [rare] rare goods
    [genes] genes goods
    [alien] alien goods
   *[any] goods
}
race-goods-kind = { $good ->
    [novelty] novelty{" "}
    [rare] rare{" "}
    [genes] genes{" "}
    [alien] alien{" "}
   *[any] {""}
}
race-windfall = { $good ->
    [novelty] a novelty windfall world
    [rare] a rare windfall world
    [genes] a genes windfall world
    [alien] an alien windfall world
   *[any] a windfall world
}
race-gain = { $vp ->
    [0] { race-gain-cards }
   *[other] { $vp } VP{ $cards ->
        [0] {""}
       *[other] , { race-gain-cards }
    }
}
race-gain-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}

# What the 6-cost developments count; of several lines that fit a card, the first counts
race-score-production-world = { $points } per { race-goods-kind }production world
race-score-windfall-world = { $points } per { race-goods-kind }windfall world
race-score-military-world = { $points } per (other) military world
race-score-rebel-military-world = { $points } per rebel military world
race-score-world = { $points } per (other) world
race-score-development = { $points } per (other) development
race-score-development-cost-6 = { $points } per development that costs 6
race-score-development-with-explore-power = { $points } per development with an Explore power
race-score-world-with-explore-power = { $points } per world with an Explore power
race-score-development-with-consume-power = { $points } per development with a Consume power
race-score-world-with-consume-power = { $points } per world with a Consume power
race-score-development-with-trade-power = { $points } per development with a trade power ($)
race-score-world-with-trade-power = { $points } per world with a trade power ($)
race-score-tag-alien-card = { $points } per other alien card
race-score-card-named = { $points } for { $card ->
    [artist-colony] { race-name-artist-colony }
    [consumer-markets] { race-name-consumer-markets }
    [contact-specialist] { race-name-contact-specialist }
    [expanding-colony] { race-name-expanding-colony }
    [galactic-trendsetters] { race-name-galactic-trendsetters }
    [mining-conglomerate] { race-name-mining-conglomerate }
    [mining-robots] { race-name-mining-robots }
    [research-labs] { race-name-research-labs }
   *[other] { $card }
}
race-score-general-military-strength = { $points } per Military (not what counts only against some)
race-score-3-vp-chips = { $points } per 3 points in chips
race-score-good-on-own-worlds-at-game-end = { $points } per good on your worlds at the end

# Cards
race-name-old-earth = Old Earth
race-name-epsilon-eridani = Epsilon Eridani
race-name-alpha-centauri = Alpha Centauri
race-name-new-sparta = New Sparta
race-name-earths-lost-colony = Earth’s Lost Colony
race-name-rebel-fuel-cache = Rebel Fuel Cache
race-name-public-works = Public Works
race-name-gem-world = Gem World
race-name-colony-ship = Colony Ship
race-name-comet-zone = Comet Zone
race-name-expedition-force = Expedition Force
race-name-mining-robots = Mining Robots
race-name-rebel-miners = Rebel Miners
race-name-export-duties = Export Duties
race-name-former-penal-colony = Former Penal Colony
race-name-malevolent-lifeforms = Malevolent Lifeforms
race-name-new-military-tactics = New Military Tactics
race-name-space-marines = Space Marines
race-name-contact-specialist = Contact Specialist
race-name-avian-uplift-race = Avian Uplift Race
race-name-spice-world = Spice World
race-name-lost-species-ark-world = Lost Species Ark World
race-name-new-vinland = New Vinland
race-name-artist-colony = Artist Colony
race-name-alien-robotic-factory = Alien Robotic Factory
race-name-plague-world = Plague World
race-name-distant-world = Distant World
race-name-rebel-outpost = Rebel Outpost
race-name-rebel-warrior-race = Rebel Warrior Race
race-name-rebel-underground = Rebel Underground
race-name-new-survivalists = New Survivalists
race-name-outlaw-world = Outlaw World
race-name-lost-alien-battle-fleet = Lost Alien Battle Fleet
race-name-diversified-economy = Diversified Economy
race-name-consumer-markets = Consumer Markets
race-name-mining-conglomerate = Mining Conglomerate
race-name-research-labs = Research Labs
race-name-deficit-spending = Deficit Spending
race-name-investment-credits = Investment Credits
race-name-pan-galactic-league = Pan-Galactic League
race-name-mining-league = Mining League
race-name-free-trade-association = Free Trade Association
race-name-alien-tech-institute = Alien Tech Institute
race-name-galactic-survey-seti = Galactic Survey: SETI
race-name-galactic-federation = Galactic Federation
race-name-refugee-world = Refugee World
race-name-empath-world = Empath World
race-name-galactic-resort = Galactic Resort
race-name-pre-sentient-race = Pre-Sentient Race
race-name-deserted-alien-outpost = Deserted Alien Outpost
race-name-deserted-alien-colony = Deserted Alien Colony
race-name-galactic-engineers = Galactic Engineers
race-name-black-market-trading-world = Black Market Trading World
race-name-merchant-world = Merchant World
race-name-tourist-world = Tourist World
race-name-galactic-trendsetters = Galactic Trendsetters
race-name-alien-rosetta-stone-world = Alien Rosetta Stone World
race-name-star-nomad-lair = Star Nomad Lair
race-name-the-last-of-the-uplift-gnarssh = The Last of the Uplift Gnarssh
race-name-alien-robot-sentry = Alien Robot Sentry
race-name-pirate-world = Pirate World
race-name-reptilian-uplift-race = Reptilian Uplift Race
race-name-lost-alien-warship = Lost Alien Warship
race-name-alien-robot-scout-ship = Alien Robot Scout Ship
race-name-runaway-robots = Runaway Robots
race-name-interstellar-bank = Interstellar Bank
race-name-terraforming-robots = Terraforming Robots
race-name-drop-ships = Drop Ships
race-name-new-galactic-order = New Galactic Order
race-name-asteroid-belt = Asteroid Belt
race-name-merchant-guild = Merchant Guild
race-name-secluded-world = Secluded World
race-name-imperium-armaments-world = Imperium Armaments World
race-name-terraformed-world = Terraformed World
race-name-replicant-robots = Replicant Robots
race-name-pilgrimage-world = Pilgrimage World
race-name-rebel-homeworld = Rebel Homeworld
race-name-new-economy = New Economy
race-name-radioactive-world = Radioactive World
race-name-aquatic-uplift-race = Aquatic Uplift Race
race-name-genetics-lab = Genetics Lab
race-name-bio-hazard-mining-world = Bio-Hazard Mining World
race-name-deserted-alien-library = Deserted Alien Library
race-name-destroyed-world = Destroyed World
race-name-galactic-renaissance = Galactic Renaissance
race-name-blaster-gem-mines = Blaster Gem Mines
race-name-gambling-world = Gambling World
race-name-expanding-colony = Expanding Colony
race-name-space-port = Space Port
race-name-prosperous-world = Prosperous World
race-name-new-earth = New Earth
race-name-rebel-base = Rebel Base
race-name-galactic-imperium = Galactic Imperium
race-name-trade-league = Trade League
race-name-mining-world = Mining World
race-name-gateway-station = Gateway Station
race-name-abandoned-mine-squatters = Abandoned Mine Squatters
race-name-terraforming-colonists = Terraforming Colonists
race-name-galactic-trade-emissaries = Galactic Trade Emissaries
race-name-industrial-robots = Industrial Robots
race-name-star-nomad-raiders = Star Nomad Raiders

# What happened
race-event-round = Round { $round } begins
race-ui-dealt = You start with **{ $name }**
race-event-start = { $seat } starts with { $world }
race-event-actions = { $seat } chooses { $actions }
race-event-chosen = Actions: { $by-seat }
race-event-phase = { $phase } phase
race-event-looking = You draw { $cards }
race-event-explored = { $seat } explores: draws { $drew }, keeps { $kept ->
    [one] 1 card
   *[other] { $kept } cards
}
race-event-held = { $seat } places nothing
race-event-held-several = { LISTED($names, "and") } place nothing
race-event-placed = { $seat } places { $card }
race-event-placed-in-full = { $seat } { $conquered ->
   *[1] conquers
} { $card }
race-event-used = { $seat } discards { $card } to use it
race-event-used-paid = loses { $what }
race-event-paid = { $count ->
    [0] { $seat } pays nothing for { $card }
    [one] { $seat } pays for { $card }: 1 card
   *[other] { $seat } pays for { $card }: { $count } cards
}
race-event-good = { $seat } puts a good on { $world }
race-event-goods = { $seat } puts goods on { $worlds }
race-event-drew = { $seat } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}
race-event-drew-cards = You draw { $cards }
race-event-placed-with-good = { $seat } places { $card } with { $good ->
    [alien] an
   *[other] a
} { $good } good on it
race-event-placed-with-good-in-full = { $seat } { $conquered ->
   *[1] conquers
} { $card } with { $good ->
    [alien] an
   *[other] a
} { $good } good on it
race-event-goods-of-kind = { $seat } puts { $count ->
    [one] { $good ->
        [alien] an
       *[other] a
    } { $good } good
   *[other] { $good } goods
} on { $worlds }
race-event-sold-of-kind = { $seat } sells the { $good } good of { $world } for { $cards } cards
race-event-sold = { $seat } sells the good of { $world } for { $cards } cards
race-event-consumed = { $seat } uses { $power }: { $goods ->
    [one] 1 good
   *[other] { $goods } goods
}{ $vp ->
    [0] { $cards ->
        [0] {""}
       *[other] {" "}→ { race-gain-cards }
    }
   *[other] {" "}→ { race-gain }
}
race-event-consumed-result = { $seat } uses { $power }: { $goods ->
    [one] 1 good
   *[other] { $goods } goods
} → { $result }
race-event-consumed-together = { $seat } uses { $powers }
race-event-spent = { $count ->
    [0] { $seat } discards nothing for { $power }
    [one] { $seat } uses { $power }: 1 hand card → { $vp } VP
   *[other] { $seat } uses { $power }: { $count } hand cards → { $vp } VP
}
race-event-gambled = { $seat } names { $guess } and flips { $card }: { $hit ->
    [0] discarded
   *[other] 1 card kept
}
race-event-discarded = { $seat } discards { $count ->
    [one] 1 card
   *[other] { $count } cards
}
race-event-wasted = { $what ->
    [overpaid] You pay { $count ->
        [one] 1 card
       *[other] { $count } cards
    } more than you must
    [helper] { $helper } is discarded and need not be
    [single] { $power } takes a single good, which brings no point there
   *[unfed] { $power } finds nothing to consume then; with other goods taken it would
}
race-event-over = The game is over
race-tie-break = Level on points; the most cards in hand and goods decide for { LISTED($names, "and") }.

# Titles at the end of a game
race-title-explored = { $name } saw the most cards exploring ({ $count })
race-ended-tableau = { $names }: { $count } cards laid out, which ends the game.
race-ended-pool = No VP chip is left, which ends the game.
race-title-placed = { $name } placed the most cards, besides the start world ({ $count })
race-title-consumed = { $name } consumed for the most points ({ $count })

# Refusals
race-illegal-second-alone = { $first ->
    [develop] “Develop again” goes only together with “Develop”
   *[settle] “Settle again” goes only together with “Settle”
} (two players, experts’ rules).
race-illegal-payment = { $contact ->
    [1] These cards pay for it through a contact: choose the card that makes it (“use …”) as well (III Settle).
   *[0] That does not pay for the card: discard exactly what it costs with the cards you use (develop, settle).
}
race-illegal-goods-alike = These goods must all be of different kinds (consume).
race-illegal-one-start-world = Keep exactly one of the two start worlds, and four cards (experts’ start worlds).


# Refusals: why a card cannot be placed
race-illegal-twice = It stands in your tableau already, and no development is placed twice (II Develop).
race-illegal-too-dear = It costs { $price }{ $less ->
    [0] {""}
   *[other] {" "}({ $printed } less { $less })
}, and your other cards are { $have }{ $but ->
    [alien] . The Colony Ship takes no world with alien goods
   *[none] {""}
} ({ $phase ->
    [develop] II Develop
   *[settle] III Settle
}).
race-illegal-too-weak = Its defense is { $need }, your Military { $have }{ $tactics ->
    [0] {""}
   *[other] {" "}with New Military Tactics
}{ $but ->
    [contact] . Through a contact it costs { $price }, and your other cards are { $cards }
    [alien] . No contact and no Colony Ship reaches worlds with alien goods
    [ship] . The Colony Ship takes it only together with a contact
   *[none] {""}
} (III Settle).

# Refusals: why a card of the tableau does not help to pay
race-illegal-contact-peaceful = A contact is for military worlds, and this is none (III Settle).
race-illegal-contact-dear = Your { $have ->
    [one] 1 card does
   *[other] { $have } cards do
} not pay for it through a contact (III Settle).
race-illegal-no-aliens = It does not help with worlds that bear alien goods (III Settle).
race-illegal-ship-alone = The Colony Ship takes a military world only together with a contact (III Settle).

# Refusals: why a power or a good cannot be used
race-illegal-power-used = It is used already; each power works once in a phase (IV Consume, V Produce).
race-illegal-few-goods = It takes { $need } { $kinds ->
    [any] goods
    [all-different] goods of different kinds
    [novelty] novelty goods
    [rare] rare goods
    [genes] genes goods
   *[alien] alien goods
}, and you have { $have } (IV Consume).
race-illegal-no-good = You have no { race-goods-kind }good (IV Consume).
race-illegal-no-hand = You have no card in hand (IV Consume, V Produce).
race-illegal-no-deck = No card is left to flip (IV Consume).
race-illegal-must-consume = Powers that do not say “may” must be used as long as they can (IV Consume).
race-illegal-no-good-here = There is no good on it (IV Consume).
race-illegal-good-kind = The power is for { race-goods } (IV Consume, V Produce).
race-illegal-good-there = There is a good on it already (V Produce).
race-illegal-no-windfall = It is no windfall world, and gets its good by itself (V Produce).
race-illegal-no-empty-windfall = No windfall world that it fits is without a good (V Produce).
race-illegal-goods-first = All goods are produced before they are counted (V Produce).
race-illegal-nothing-counted = It would draw no card: nothing that it counts is there (V Produce).

# Table options
race-option-edition = Edition of the cards
race-choice-edition-second = second edition
race-choice-edition-first = first edition
race-option-starts = Start worlds
race-choice-starts-random = random, 4 cards of 6
race-choice-starts-first-game = first game, with printed hands
race-choice-starts-expert = experts: one of two, with the extra worlds
race-option-two-player = Two players
race-choice-two-player-simple = one action each, as with more players
race-choice-two-player-experienced = two actions each (experts’ rules)
race-option-second-cards = Second Develop and Settle cards
race-choice-second-cards-with-first = only together with the first
race-choice-second-cards-alone = for a phase of their own, even alone
race-option-order = Consume and produce
race-choice-order-together = all at once
race-choice-order-seats = one after another, by start world
race-option-produce = Produce powers
race-choice-produce-auto = by themselves; only windfall worlds are asked
race-choice-produce-ask = ask for each
race-option-gamble = Gambling World
race-choice-gamble-must = must gamble
race-choice-gamble-may = may gamble

# Standing orders
race-order-place = Develop and Settle
race-choice-place-ask = always ask me
race-choice-place-none-when-nothing-fits = place nothing when nothing fits (others learn that it did not)
race-order-consume = Consume powers
race-choice-consume-solve = use them for me where one way is best in everything
race-choice-consume-ask = ask me
race-order-gamble = Gambling World
race-choice-gamble-ask = ask me
race-choice-gamble-guess-2 = name 2

# Planning ahead
race-ask-file = Choose the planned action, and go by this plan?
race-name-file-now = Choose the planned action now
race-plan-only-file = { $answer }

# Pictures
race-board-table = Table
race-board-key = Key
race-board-key-2 = Key 2

# Controls of all games, in this game's words
race-ui-mine = My sheet
race-ui-sheets = Sheets
