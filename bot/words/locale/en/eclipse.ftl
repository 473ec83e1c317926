eclipse-rules =
    ### Eclipse in short (first edition)
    Nine rounds of four phases; the most points win.
    - **Action phase**: clockwise, one action each or a pass, until all have passed. Every action and every sector takes an influence disc from your track, and the fewer are left, the higher your **upkeep**. Who passes first begins the next round. Who has passed may still take reactions: one upgrade, one build or one move.
      · **Explore**: turn up a sector beside one with your disc or a free ship. Place it so that a wormhole joins the two, or discard it. A disc may follow, unless ancients are there.
      · **Influence**: move up to two discs; two colony ships are turned up again.
      · **Research**: pay science for a technology. Each one you have of its category makes it cheaper, down to its least cost.
      · **Upgrade**: return any number of ship parts, then place two. Energy used may not exceed energy made; all but starbases need a drive.
      · **Build**: two ships or structures for materials, in sectors with your disc.
      · **Move**: ships, three times for Terrans and twice for others, each as far as its drives carry it through wormholes. Each enemy ship pins one of yours.
      · At any time of your turn: **colony ships** bring population to free squares and uncover production; **trade** two of a resource for one (3 or 4 for others than Terrans); with four or more players offer **diplomatic relations**.
    - **Combat phase**: sectors from the highest number to the lowest; the last two to enter fight first, ancients come last. Missiles once, then engagement rounds by initiative, the defender first in a tie. A die hits with 6 or more after adding your computers and taking off the enemy’s shields; a 6 always hits, a 1 never. A ship dies when its damage exceeds its hull. Ships may retreat to an own sector without enemies. Then population is attacked, reputation tiles are drawn (one is kept), and discs change hands.
    - **Upkeep phase**: last colony ships, then money produced less upkeep; who cannot pay trades or gives up sectors. Science and materials come in.
    - **Clean-up phase**: new technologies, and discs and colony ships return.
    In the end: sectors, reputation tiles, discovery tiles kept for 2 points, 3 for each monolith, 1 for each ambassador, 1, 2, 3 or 5 for four to seven technologies of a category, −2 for the traitor, and the points of your species. Ties: most resources.

# Questions
eclipse-ask-species = Choose your species
eclipse-ask-start-position = Where does your home sector lie? Turns go clockwise around the map.
eclipse-ask-rotate = How does your home sector { $tile } lie?
eclipse-ask-action = Which action do you take?
eclipse-step-action = { $answer }
eclipse-ask-reaction = You have passed. React?
eclipse-step-reaction = { $answer }
eclipse-ask-anytime = { $ships ->
    [0] Trade …
   *[other] Colony ships, trade …
}
eclipse-ask-end = End your turn?{ $last ->
    [0] {""}
   *[other] { $fights ->
        [0] {" "}All have passed: upkeep follows, as there is no battle.
       *[other] {" "}All have passed: the combat phase begins at once, and once dice have fallen that cannot be taken back.
    }
}
eclipse-step-end = { $answer }
eclipse-ask-explore = Explore where next?
eclipse-step-explore = { $answer }
eclipse-ask-place = How do you place it on { $hex }?
eclipse-beside-place = { $guarded ->
    [none] {""}
   *[other] Ancients are in { $guarded }: no disc can be placed there yet.
}
eclipse-ask-claim = Place an influence disc in { $tile }?
eclipse-step-claim = Influence disc in { $tile }: { $answer }
eclipse-ask-settle = Settle the squares of { $tile }?
eclipse-step-settle = Squares of { $tile }: { $answer }
eclipse-ask-discovery = Discovery tile in { $tile }: { $found }. Use it, or keep it for its points?
eclipse-asked-discovery = Discovery tile in { $tile }: use it, or keep it for its points?
eclipse-ask-ancient-technology = Take which ancient technology?
eclipse-ask-influence = Move which influence disc? ({ $left } left)
eclipse-step-influence = Influence discs: { $answer }
eclipse-ask-return-cube = A cube { $destroyed ->
    [0] goes home: to which population track?
   *[other] is destroyed: to which graveyard does it go?
}
eclipse-ask-research = Research what next?
eclipse-step-research = { $answer }
eclipse-ask-artifacts = Artifact Key: each artifact gives { $each } of a resource. Which?
eclipse-ask-upgrade = Upgrade, { $left ->
    [0] no part left to place
    [one] 1 part left to place
   *[other] { $left } parts left to place
}:
eclipse-step-upgrade = { $answer }
eclipse-beside-upgrade = { $fault ->
    [blueprint-energy] ⚠️ It cannot end yet: the { $faulty } uses more energy than it makes.
    [blueprint-no-drive] ⚠️ It cannot end yet: the { $faulty } must have a drive.
    [blueprint-drive-on-starbase] ⚠️ It cannot end yet: a { $faulty } can have no drive.
   *[none] {""}
}
eclipse-ask-slot = Place { $part } where?
eclipse-step-slot = { $part }: { $answer }
eclipse-ask-build = Build what, and in which sectors?
eclipse-step-build = { $answer }
eclipse-ask-move = Move which ship? ({ $left ->
    [one] 1 move left
   *[other] { $left } moves left
})
eclipse-step-move = { $answer }
eclipse-ask-make-room = An ambassador needs room: which reputation tile goes back into the bag?
eclipse-ask-activation = Battle in { $tile }: which ships of initiative { $initiative } are activated next?
eclipse-step-activation = Battle in { $tile }, initiative { $initiative }: { $answer }
eclipse-ask-engage = Battle in { $tile }, { $ship }: fire or retreat?
eclipse-ask-assign = A { $die } for { $damage } damage: which ship?
eclipse-ask-stalemate = Stalemate in { $tile }: nobody can harm anybody. Retreat, or lose your ships?
eclipse-ask-bombard = Attack the population of { $tile } ({ $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
})?
eclipse-ask-casualties = { $tile }: which { $count ->
    [one] cube is
   *[other] { $count } cubes are
} destroyed?
eclipse-ask-reputation = Keep which of the reputation tiles you drew?
eclipse-ask-relations = Combat is over: diplomatic relations?
eclipse-step-relations = Diplomatic relations: { $answer }
eclipse-ask-colonize = Use the colony ships you have left?
eclipse-step-colonize = Colony ships: { $answer }
eclipse-ask-pay = Upkeep: { $short } money short. Trade, or give up a sector?
eclipse-choose-build = Build up to { $most }
eclipse-choose-casualties = Choose { $most }
eclipse-choose-upgrade = Parts to place, tiles to return
eclipse-choose-slot = Choose up to { $most } slots

# What is said above a question whose answer may count at once
eclipse-draws-action = { $under ->
    [none] Exploring counts at once, and for good.
    [explore] Exploring counts at once, and for good.
   *[other] {""}
}
eclipse-draws-explore = A tile is turned up at once, and for good.
eclipse-draws-claim = { $discovery ->
    [0] { $late ->
        [0] {""}
       *[other] { eclipse-draws-technologies }
    }
   *[other] The discovery tile in { $tile } is turned over at once, and for good.
}
eclipse-draws-discovery = { $late ->
    [0] {""}
   *[other] What follows may roll dice or draw tiles at once, for good.
}
eclipse-draws-ancient-technology = { eclipse-draws-discovery }
eclipse-draws-return-cube = { eclipse-draws-discovery }
eclipse-draws-artifacts = { eclipse-draws-discovery }
eclipse-draws-slot = { eclipse-draws-discovery }
eclipse-draws-influence = A disc on a discovery tile turns that up for good.
eclipse-draws-battle = In { $tile } this may roll dice or draw tiles, for good.
eclipse-draws-activation = { eclipse-draws-battle }
eclipse-draws-engage = { eclipse-draws-battle }
eclipse-draws-assign = { eclipse-draws-battle }
eclipse-draws-stalemate = { eclipse-draws-battle }
eclipse-draws-bombard = { eclipse-draws-battle }
eclipse-draws-casualties = { eclipse-draws-battle }
eclipse-draws-reputation = This may draw tiles or roll dice at once, for good.
eclipse-draws-technologies = The last answer of a round counts at once: it draws technologies, for good.
eclipse-draws-colonize = { $last ->
    [0] { eclipse-draws-technologies }
   *[other] This is the last round: nothing counts before you press Confirm.
}
eclipse-draws-relations = { eclipse-draws-colonize }
eclipse-draws-pay = { eclipse-draws-colonize }
eclipse-draws-species = The last answer begins the game; afterwards it may be for good.
eclipse-draws-start-position = { eclipse-draws-species }
eclipse-draws-rotate = { eclipse-draws-species }

# Headings
eclipse-group-terran = Terrans
eclipse-group-alien = Alien species
eclipse-group-explore = Explore
eclipse-group-influence = Influence
eclipse-group-research = Research: { $arg }
eclipse-group-upgrade = Upgrade
eclipse-group-build = Build
eclipse-group-move = Move
eclipse-group-colony = Colony ships
eclipse-group-trade = Trade away: { $arg }
eclipse-group-diplomacy = Diplomacy
eclipse-group-sector = Sector { $arg }
eclipse-group-from = From: { $arg }
eclipse-group-ships = { $arg }
eclipse-group-interceptor = Interceptor
eclipse-group-cruiser = Cruiser
eclipse-group-dreadnought = Dreadnought
eclipse-group-starbase = Starbase
eclipse-group-orbital = Orbital
eclipse-group-monolith = Monolith
eclipse-group-ancient = Ancient ships
eclipse-group-gcds = Galactic Center Defense System
eclipse-group-retreat = Retreat
eclipse-group-abandon = Give up a sector

# Options
eclipse-each-species = { $head }{ $warned ->
    [0] {""}
   *[other] {" "}(not advised with two players)
}
eclipse-each-start-position = { $edge ->
    [0] At the top
    [1] At the upper right
    [2] At the lower right
    [3] At the bottom
    [4] At the lower left
   *[5] At the upper left
}
eclipse-each-rotate = No wormholes { $turned ->
    [0] at the lower right and upper left
    [1] at the top and the bottom
   *[2] at the upper right and lower left
}
eclipse-word-explore = Explore { $hex } ({ $ring })
eclipse-name-explore-none = Explore no more
eclipse-name-action-influence = Influence
eclipse-name-action-upgrade = Upgrade
eclipse-name-action-build = Build
eclipse-name-action-move = Move
eclipse-name-action-pass = Pass
eclipse-name-reaction-upgrade = Upgrade 1 part
eclipse-name-reaction-build = Build 1
eclipse-name-reaction-move = Move once
eclipse-name-reaction-pass = No reaction
eclipse-word-research = { $arg }
eclipse-under-research-research = { $arg }
eclipse-word-action-research = Research: { $arg }
eclipse-name-research-none = Research no more
eclipse-name-anytime-colony = Colony ships
eclipse-word-colony = { $tile }: { $square }
eclipse-word-offer = Offer { $receiver } relations, with a { $track } cube
eclipse-word-accept = Accept the offer of { $receiver }, with a { $track } cube
eclipse-word-decline = Decline the offer of { $receiver }
eclipse-word-withdraw = Take back the offer to { $receiver }
eclipse-name-end-end = End the turn
eclipse-each-place = { $tile }: joins { $own ->
    [0] none of yours
   *[other] { $own } of yours
 }{ $rivals ->
    [0] {""}
   *[other] {", "}{ $seats }
 }{ $free ->
    [none] {""}
   *[other] {", "}{ $free }
 }{ $rings ->
    [none] {""}
   *[other] {"; opens "}{ $rings }
 }
eclipse-amount-inner = { $n } inner
eclipse-amount-middle = { $n } middle
eclipse-amount-outer = { $n } outer
# Of a sector in what happened: what it is, for whom has no map at hand. Its number begins with its ring
eclipse-told-tile = { FIRST($place, 2) ->
    [0] the Galactic Center ({ $place })
    [10] inner sector { $place }
    [22] home sector { $place }
    [23] home sector { $place }
    [30] outer sector { $place }
    [31] outer sector { $place }
   *[other] middle sector { $place }
 }
eclipse-told-tiles = { eclipse-told-tile }
eclipse-told-beyond = { eclipse-told-tile }
eclipse-amount-squares = { $n ->
    [one] 1 square
   *[other] { $n } squares
 }
eclipse-amount-free = { $n } free
eclipse-amount-ancients = { $n ->
    [one] ancients
   *[other] ancients × { $n }
 }
eclipse-amount-guarded = guarded Center
eclipse-name-place-discard = Discard
eclipse-name-claim-yes = Place a disc
eclipse-name-claim-no = Leave it
eclipse-name-settle-none = Send none now
eclipse-name-discovery-use = Use it
eclipse-name-discovery-keep = Keep it for its points
eclipse-each-ancient-technology = { $head }
eclipse-each-influence = { $source } ▸ { $target }
eclipse-name-influence-none = Move no more discs
eclipse-each-return-cube = { $head }
eclipse-each-artifacts = { $head }
eclipse-word-part = { $arg }
eclipse-word-return = { $part } from slot { $slot } of the { $ship }
eclipse-name-upgrade-done = The upgrade is done
eclipse-each-slot = { $ship }, slot { $slot } ({ $covers }): energy left { $energy }, initiative { $initiative }
eclipse-name-slot-later = Keep it for later
eclipse-name-slot-cancel = Another part
eclipse-each-build = { $tile }
eclipse-word-build-kind = { $arg }
eclipse-each-move = { $count ->
    [1] {""}
   *[other] { $count } × {""}
}{ $ship } { $source } ▸ { $target }{ $battle ->
    [0] {""}
   *[other] {" "}(battle)
}{ $betrays ->
    [0] {""}
   *[other] {" "}(breaks relations)
}
eclipse-name-move-none = Move no more
eclipse-word-tile = Reputation tile: { $points } VP
eclipse-name-reputation-none = Keep none of them
eclipse-name-activation-rule = All in the usual order
eclipse-each-activation = { $own ->
    [0] { $ship } of the enemy
   *[other] { $ship } of yours
}
eclipse-name-engage-fire = Fire
eclipse-name-engage-to-the-end = Fire until the battle is over
eclipse-word-retreat = Retreat to { $target }
eclipse-name-assign-rule = All dice by the rule of the ancients
eclipse-each-assign = { $ship } { $number }: { $needed } damage destroys it
eclipse-name-stalemate-lose = Lose the ships
eclipse-name-bombard-attack = Attack
eclipse-name-bombard-spare = Spare it
eclipse-each-casualties = { $cube }
eclipse-name-colonize-done = No more colony ships
eclipse-name-relations-done = No more relations now
eclipse-word-abandon = Give up { $tile }

# What options cost and gain; of a head, `what` is all under it
eclipse-amount-vp = { $n } VP
eclipse-amount-lost-vp = { $n } VP lost
eclipse-amount-money = { $n } money
eclipse-amount-science = { $n } science
eclipse-amount-materials = { $n ->
    [one] 1 material
   *[other] { $n } materials
}
eclipse-change-money = { SIGNED($n) } money
eclipse-change-science = { SIGNED($n) } science
eclipse-change-materials = { SIGNED($n) } materials
eclipse-amount-discs = { $n ->
    [one] 1 influence disc
   *[other] { $n } influence discs
}
eclipse-amount-colony-ships = { $n ->
    [one] 1 colony ship
   *[other] { $n } colony ships
}
eclipse-amount-does = { $what }
eclipse-amount-cubes = { $n ->
    [one] 1 cube goes home
   *[other] { $n } cubes go home
}
eclipse-amount-discovery = { $n ->
    [one] 1 discovery tile
   *[other] { $n } discovery tiles
}
eclipse-amount-ambassador = { $n ->
    [one] 1 ambassador
   *[other] { $n } ambassadors
}
# Of battles, about: how likely one wins, and how many ships one loses
eclipse-amount-odds = { $what } to win
eclipse-amount-odds-all-the-same = then { $what } to win this battle
eclipse-amount-losses = { $what } ships lost
eclipse-amount-income = more income: { $what }
eclipse-amount-less-income = less income: { $what }
eclipse-amount-upkeep = { $what } more to pay each upkeep
eclipse-amount-round-upkeep = { $what } in this round’s upkeep
eclipse-amount-less-upkeep = { $what } less to pay each upkeep

# What a player counts
eclipse-name-money = Money
eclipse-name-science = Science
eclipse-name-materials = Materials
eclipse-name-discs = Influence discs
eclipse-name-colony-ships = Colony ships

# What a panel says of the points that count at the end
eclipse-stakes = **So far** ({ $rounds ->
    [0] the last round
    [one] 1 more round
   *[other] { $rounds } more rounds
}): { $vp } VP{ $sources ->
    [0] {""}
   *[other] {" "}– { $parts }{ $rest ->
        [0] {""}
       *[other] , other { $rest }
    }
}{ $traitor ->
    [0] {""}
   *[other] , traitor −{ $traitor }
}
eclipse-amount-scores-reputation = reputation { $n } (only you see it)
eclipse-amount-scores-ambassadors = ambassadors { $n }
eclipse-amount-scores-sectors = sectors { $n }
eclipse-amount-scores-discoveries = discoveries { $n }
eclipse-amount-scores-monoliths = monoliths { $n }
eclipse-amount-scores-technologies = technologies { $n }
eclipse-amount-scores-species = species { $n }

# What a panel says of the next upkeep
eclipse-outlook = Next upkeep: money +{ $produced } −{ $upkeep } → { $short ->
    [0] { $left }
   *[other] **{ $short } short**
}{ $discs ->
    [0] {""}
   *[other] {" · "}one more disc costs { $more ->
        [0] nothing
       *[other] { $more } a round, { $rounds ->
            [0] **not payable**
           *[other] { $always ->
                [0] payable { $rounds ->
                    [one] this round only
                   *[other] for { $rounds } rounds
                }
               *[other] payable
            }
        }
    }
}

# Words
eclipse-track-money = money
eclipse-track-science = science
eclipse-track-materials = materials
eclipse-name-track = influence track
eclipse-name-military = Military
eclipse-name-grid = Grid
eclipse-name-nano = Nano
eclipse-ring-inner = inner sector
eclipse-ring-middle = middle sector
eclipse-ring-outer = outer sector
eclipse-square-money = money square
eclipse-square-science = science square
eclipse-square-materials = materials square
eclipse-square-advanced-money = advanced money square
eclipse-square-advanced-science = advanced science square
eclipse-square-advanced-materials = advanced materials square
eclipse-square-gray = gray square, { $track ->
    [money] money
    [science] science
   *[materials] materials
}
eclipse-square-orbital = orbital, { $track ->
    [money] money
   *[science] science
}
eclipse-cube-money = the cube on a money square
eclipse-cube-science = the cube on a science square
eclipse-cube-materials = the cube on a materials square
eclipse-cube-advanced-money = the cube on an advanced money square
eclipse-cube-advanced-science = the cube on an advanced science square
eclipse-cube-advanced-materials = the cube on an advanced materials square
eclipse-cube-gray = the cube on a gray square
eclipse-cube-orbital = the cube in the orbital
eclipse-covers-empty = empty
eclipse-enemy-ancient = ancients
eclipse-word-interceptor = Interceptor in { $arg }
eclipse-word-cruiser = Cruiser in { $arg }
eclipse-word-dreadnought = Dreadnought in { $arg }
eclipse-can-take = { $arg ->
    [0] (one more hit destroys it)
   *[other] (can take { $arg } more damage)
}
eclipse-word-hull-interceptor = { eclipse-ship-interceptor } { eclipse-can-take }
eclipse-word-hull-cruiser = { eclipse-ship-cruiser } { eclipse-can-take }
eclipse-word-hull-dreadnought = { eclipse-ship-dreadnought } { eclipse-can-take }
eclipse-word-hull-starbase = { eclipse-ship-starbase } { eclipse-can-take }
eclipse-word-hull-ancient = { eclipse-ship-ancient } { eclipse-can-take }
eclipse-word-hull-gcds = { eclipse-ship-gcds } { eclipse-can-take }
eclipse-word-lost-interceptor = { eclipse-ship-interceptor } × { $arg }
eclipse-word-lost-cruiser = { eclipse-ship-cruiser } × { $arg }
eclipse-word-lost-dreadnought = { eclipse-ship-dreadnought } × { $arg }
eclipse-word-lost-starbase = { eclipse-ship-starbase } × { $arg }
eclipse-word-lost-ancient = { eclipse-ship-ancient } × { $arg }
eclipse-word-lost-gcds = { eclipse-ship-gcds } × { $arg }
eclipse-word-yellow = 🟡{ $arg }
eclipse-word-orange = 🟠{ $arg }
eclipse-word-red = 🔴{ $arg }

# Events
eclipse-event-round = Round { $round }
eclipse-event-over = The game is over: final scoring
eclipse-tie-break = Level on points; the most resources left decide for { LISTED($names, "and") }.

# Titles at the end of a game
eclipse-title-destroyed = { $name } destroyed the most ships ({ $count })
eclipse-title-explored = { $name } explored the most ({ $count })
eclipse-title-researched = { $name } researched the most ({ $count })
eclipse-event-species = { $seat } plays { $species }
eclipse-event-turned-home = { $seat } turns home sector { $tile }. No wormholes { $turned ->
    [0] at the lower right and upper left
    [1] at the top and the bottom
   *[2] at the upper right and lower left
}
eclipse-event-home = { $seat } begins in { $tile }, { $edge ->
    [0] at the top
    [1] at the upper right
    [2] at the lower right
    [3] at the bottom
    [4] at the lower left
   *[5] at the upper left
}
eclipse-event-passed = { $seat } passes
eclipse-event-passed-several = { LISTED($names, "and") } pass
eclipse-event-first = { $seat } takes the start player marker
eclipse-event-explored = { $seat } explores { $hex }: { $told-tiles }
eclipse-event-explored-in-full = { $seat } explores beyond { $told-beyond }: { $told-tiles }{ $holds ->
    [none] {""}
   *[other] {" "}({ $holds })
 }
eclipse-event-placed = { $seat } places { $told-tile } on { $hex }
eclipse-event-explored-in-vain = { $seat } explores { $hex } and discards { $told-tiles }
eclipse-event-explored-in-vain-in-full = { $seat } explores beyond { $told-beyond } and discards { $told-tiles }
eclipse-event-discarded = { $seat } discards { $tiles }
eclipse-event-controlled = { $seat } places an influence disc in { $told-tile }
eclipse-event-unclaimed = { $seat } leaves { $tile } without an influence disc
eclipse-event-released = { $seat } takes the influence disc from { $told-tile }
eclipse-event-released-paid = loses { $what }
eclipse-event-put-back = { $seat } takes the influence disc from { $tile } and puts it back
eclipse-event-refreshed = { $seat } turns up { $count ->
    [one] 1 colony ship
   *[other] { $count } colony ships
}
eclipse-event-found = { $seat } uses a discovery tile: { $found }
eclipse-event-found-result = { $seat } uses a discovery tile: { $result }
eclipse-event-kept = { $seat } keeps a discovery tile for its points
eclipse-event-learned = { $seat } takes an ancient technology: { $technology }
eclipse-event-researched = { $seat } researches { $technology }
eclipse-event-artifacts = { $seat } uses the Artifact Key
eclipse-event-returned = { $seat } returns a part from the { $ship }: { $part }
eclipse-event-upgraded = { $seat } upgrades the { $ship }: { $part }; energy left { $energy }, initiative { $initiative }
eclipse-event-built = { $seat } builds in { $tile }: { $kind }
eclipse-event-moved = { $seat } moves: { $ship } { $source } ▸ { $target }
eclipse-event-colony = { $seat } sends a colony ship to { $tile }, with a { $track } cube
eclipse-event-trade = { $seat } trades
eclipse-event-offer = { $seat } offers { $receiver } diplomatic relations
eclipse-event-withdraw = { $seat } takes back the offer to { $receiver }
eclipse-event-declined = { $seat } declines the offer of { $receiver }
eclipse-event-relations = { $seat } and { $receiver } have diplomatic relations
eclipse-event-betrayed = { $seat } breaks relations with { $target } and takes the traitor card
eclipse-event-betrayed-paid = loses { $what }
eclipse-event-ambassador-gone = { $seat } has an ambassador less
eclipse-event-ambassador-gone-paid = loses { $what }
eclipse-event-traitor-gone = { $seat } is rid of the traitor card
eclipse-event-made-room = { $seat } puts a reputation tile back into the bag
eclipse-event-battle = Battle in { $told-tile }: { $seat } attacks { $target }
eclipse-event-battle-continued = Battle in { $told-tile }, continued
eclipse-event-assault = Battle in { $told-tile }: { $seat } attacks the { $enemy }
eclipse-event-fired = { $seat } fires{ $round ->
    [0] {" "}missiles, { $ship }
   *[other] , { $ship }
}{ eclipse-needed }: { eclipse-dice-told }{ eclipse-destroyed }{ eclipse-wounded }
eclipse-needed = { $needed ->
    [0] {""}
   *[other] {" "}({ $needed }+)
}
eclipse-event-neutral-fired = { $round ->
    [0] Missiles of the { $ship }
   *[other] Fire from the { $ship }
}{ eclipse-needed }: { eclipse-dice-told }{ eclipse-destroyed }{ eclipse-wounded }
eclipse-dice-told = { $hits ->
    [0] { $misses ->
        [0] { $dice }
        [one] 1 miss ({ $missed })
       *[other] { $misses } misses ({ $missed })
    }
   *[other] { $hits ->
        [one] 1 hit ({ $hit })
       *[other] { $hits } hits ({ $hit })
    }{ $misses ->
        [0] {""}
        [one] , 1 miss ({ $missed })
       *[other] , { $misses } misses ({ $missed })
    }
}
eclipse-destroyed = { $destroyed ->
    [0] {""}
   *[other] { $hits ->
        [0] ; { $destroyed ->
            [one] 1 ship is
           *[other] { $destroyed } ships are
        } destroyed
       *[other] ; destroyed: { $lost }
    }
}
eclipse-wounded = { $wounded ->
    [1] ; damaged: { $damaged }
   *[0] {""}
}
eclipse-event-retreats = { $seat }’s { $ship } begins to retreat to { $target }
eclipse-event-retreat-ended = { $seat }’s { $ship } begins to retreat to { $target }, but the battle ends first
eclipse-event-left = { $seat }’s { $ship } has retreated to { $target }
eclipse-event-stalemate = Stalemate in { $tile }: nobody can harm anybody, and the attack of { $seat } is over
eclipse-event-losses = { $seat } loses { $ships } in { $tile }
eclipse-event-neutral-losses = { $tile }: { $ships } destroyed
eclipse-event-won = { $seat } wins the battle in { $told-tile }
eclipse-event-neutral-won = The attack in { $told-tile } fails
eclipse-event-lost-battle = { $seat } loses the battle in { $told-tile }
eclipse-event-strafed = { $seat } fires at the population, { $ship }: { $dice }
eclipse-event-bombarded = { $seat } attacks the population of { $tile } { $cubes ->
    [0] in vain: all dice miss
    [one] and destroys 1 cube
   *[other] and destroys { $cubes } cubes
}
eclipse-event-spared = { $seat } spares the population of { $tile }
eclipse-event-held = { $seat } keeps { $tile }: { $cubes ->
    [one] 1 cube is
   *[other] { $cubes } cubes are
} left there
eclipse-event-left-free = { $seat } { $discs ->
    [0] has no influence disc left for
   *[other] places no influence disc in
} { $tile }: nobody controls it
eclipse-event-cube-back = { $seat }: a cube goes to the { $track } { $destroyed ->
    [0] track
   *[other] graveyard
}
eclipse-event-cubes-back = { $seat }: { $count } cubes go to the { $destroyed ->
    [0] tracks
   *[other] graveyard
}: { $tracks }
eclipse-event-lost = { $seat } loses { $told-tile } to enemy ships
eclipse-event-lost-paid = loses { $what }
eclipse-event-drew = { $seat } draws { $count ->
    [one] 1 reputation tile
   *[other] { $count } reputation tiles
}
eclipse-event-drew-in-full = { $seat } draws { $count ->
    [one] { $fought } reputation tile for having fought
   *[other] { $count } reputation tiles, { $fought } for having fought
}
eclipse-event-drew-and-kept-in-full = { $seat } draws { $count ->
    [one] { $fought } reputation tile for having fought
   *[other] { $count } reputation tiles, { $fought } for having fought,
} and keeps { $kept ->
    [0] none
   *[other] { $count ->
        [one] it
       *[other] one
    }
}
eclipse-event-drew-and-kept = { $seat } draws { $count ->
    [one] 1 reputation tile
   *[other] { $count } reputation tiles
} and keeps { $kept ->
    [0] none
   *[other] { $count ->
        [one] it
       *[other] one
    }
}
eclipse-event-kept-reputation = { $seat } keeps { $count ->
    [0] no reputation tile
   *[other] a reputation tile
}
eclipse-event-idle = { $action ->
    [influence] { $seat } takes the Influence action and moves no disc
    [upgrade] { $seat } takes the Upgrade action and places no part
   *[move] { $seat } takes the Move action and moves no ship
}
eclipse-event-wasted = The disc is spent, and nothing comes of this action
eclipse-event-forfeited = { $what }
eclipse-what-builds = { $count ->
    [one] the build you have left
   *[other] the { $count } builds you have left
}
eclipse-what-discs = { $count ->
    [one] the disc you may still move
   *[other] the { $count } discs you may still move
}
eclipse-what-explores = the exploration you have left
eclipse-what-moves = { $count ->
    [one] the move you have left
   *[other] the { $count } moves you have left
}
eclipse-what-researches = the technology you may still take
eclipse-what-settling = sending colony ships
eclipse-what-upgrades = { $count ->
    [one] the part you may still place
   *[other] the { $count } parts you may still place
}
eclipse-event-own-reputation = Only you know: the tile you keep is worth { $points } VP{ $replaced ->
    [0] {""}
   *[other] {" "}and takes the place of one of { $replaced } VP
}
eclipse-event-abandoned = { $seat } gives up { $told-tile } to pay for upkeep
eclipse-event-abandoned-paid = loses { $what }
eclipse-event-produced = { $seat } pays for upkeep and produces
eclipse-event-produced-result = { $produced ->
    [0] { $upkeep ->
        [0] { $seat }: production less upkeep, { $changes }
       *[other] { $seat } produces no money and pays { $upkeep } for upkeep; on balance { $changes }
    }
   *[other] { $seat } produces { $produced } money and pays { $upkeep } for upkeep; on balance { $changes }
}
eclipse-event-produced-row = { $seat }{ $upkeep ->
    [0] {""}
   *[other] {" "}{ $produced } − { $upkeep }
} ({ $changes })
eclipse-event-produced-rows = Money produced − upkeep: { $first }
eclipse-event-collapsed = The civilization of { $seat } cannot pay for upkeep any more and collapses, with { $vp } VP in all{ $reputation ->
    [0] {""}
   *[other] ; its reputation counts → { $reputation } VP
}
eclipse-event-technologies = New technologies: { $drawn }

# Refusals
eclipse-illegal-technology-known = You have this technology already (Research).
eclipse-illegal-technology-track-full = Your track has no slot left for a technology of this category (Research).
eclipse-illegal-science-short = It costs { $cost } science, and you have { $have } (Research).
eclipse-illegal-materials-short = You cannot pay for all of it: the next one costs { $cost } materials, and you have { $have } left (Build).
eclipse-illegal-colony-ships-used = All your colony ships are used: Influence turns some up again, and all of them return when the round ends (Colony ships).
eclipse-illegal-colony-advanced = Only advanced population squares are free in your sectors, and they take a technology (Colony ships).
eclipse-illegal-colony-no-square = No population square is free in your sectors (Colony ships).
eclipse-illegal-no-disc = No influence disc is left on your track, and each action takes one (Action phase).
eclipse-illegal-build-no-sector = You build in sectors with your disc, and you have none (Build).
eclipse-illegal-build-materials = The cheapest thing you can build costs { $cost } materials, and you have { $have }. You may trade at any time of your turn (Build).
eclipse-illegal-build-none-left = All that you could build is on the map already (Limited components).
eclipse-illegal-build-technology = Its technology is missing: { $technology } (Build).
eclipse-illegal-build-price = It costs { $cost } materials, and you have { $have }. You may trade at any time of your turn (Build).
eclipse-illegal-build-one-each = Each of your sectors has one already (Build).
eclipse-illegal-explore-nowhere = Beside your sectors, and those with ships of yours that are not pinned, there is no hex to explore (Explore).
eclipse-illegal-no-ships = You have no ship on the map (Move).
eclipse-illegal-no-way = None of your ships can leave its sector: no wormhole leads on, they have no drive, or enemies pin them (Move).
eclipse-illegal-no-ships-left = You have no { $ship ->
    [interceptor] Interceptor
    [cruiser] Cruiser
    [dreadnought] Dreadnought
   *[starbase] Starbase
} left (Limited components).
eclipse-illegal-blueprint-energy = The { $ship ->
    [interceptor] Interceptor
    [cruiser] Cruiser
    [dreadnought] Dreadnought
   *[starbase] Starbase
} uses more energy than it makes (Upgrade).
eclipse-illegal-blueprint-no-drive = The { $ship ->
    [interceptor] Interceptor
    [cruiser] Cruiser
   *[dreadnought] Dreadnought
} must have a drive (Upgrade).
eclipse-illegal-blueprint-drive-on-starbase = A Starbase can have no drive (Upgrade).
eclipse-illegal-upgrade-parts = You may place { $left ->
    [0] no part any more
    [one] only 1 more part
   *[other] only { $left } more parts
} (Upgrade).
eclipse-illegal-upgrade-alone = This holds only by itself: choose it alone (Upgrade).
eclipse-illegal-upgrade-technology = Its technology is missing: { $technology } (Upgrade).
eclipse-illegal-upgrade-parts-placed = You have placed as many parts as this action allows (Upgrade).
eclipse-illegal-upgrade-no-slot = No slot of your blueprints takes it: what is printed there is the same, or a tile lies on it (Upgrade).
eclipse-illegal-assignment = A die must go to a ship that it hits, if one is left (Combat).

# Table options
eclipse-option-species = Species
eclipse-choice-species-terran = all play Terrans, as in a first game
eclipse-choice-species-chosen = chosen freely, the first player last
eclipse-choice-species-drafted = chosen from boards dealt out, one more than players
eclipse-choice-species-random = dealt out at random
eclipse-option-neutral-damage = Damage of ancients that destroys nothing
eclipse-choice-neutral-damage-focus = all to one of the largest ships
eclipse-choice-neutral-damage-spread = evenly to the largest ships
eclipse-option-start-positions = Where home sectors lie
eclipse-choice-start-positions-chosen = chosen in turn order
eclipse-choice-start-positions-drawn = drawn among those printed for so many players
eclipse-option-home-rotation = How home sectors lie
eclipse-choice-home-rotation-fixed = with a wormhole towards the galactic center
eclipse-choice-home-rotation-chosen = as their owners choose
eclipse-option-tile-connection = A tile that is explored may be connected with
eclipse-choice-tile-connection-any-ship = your disc or any ship of yours
eclipse-choice-tile-connection-free-ship = your disc or a ship that is not pinned
eclipse-option-draco-discovery = Discovery tile where others destroy ancients beside Draco’s disc
eclipse-choice-draco-discovery-owner = Draco, if its disc remains
eclipse-choice-draco-discovery-next-disc = whoever next places a disc there
eclipse-option-reputation-order = Reputation tiles of a sector are drawn
eclipse-choice-reputation-order-ships = by whose ships came first
eclipse-choice-reputation-order-owner = by the disc’s owner first, then by whose ships came first

# Standing orders
eclipse-order-reactions = Reactions after passing
eclipse-choice-reactions-attacked = none until I am attacked
eclipse-choice-reactions-ask = always ask me
eclipse-choice-reactions-none = never
eclipse-order-battle = Ships that could retreat
eclipse-choice-battle-ask = ask me
eclipse-choice-battle-fire = keep firing
eclipse-choice-battle-below-10 = retreat when I win less than 10 % of the time
eclipse-choice-battle-below-20 = retreat when I win less than 20 % of the time
eclipse-choice-battle-below-35 = retreat when I win less than 35 % of the time
eclipse-choice-battle-below-50 = retreat when I win less than 50 % of the time
eclipse-order-activation = Ships of equal initiative, where I decide
eclipse-choice-activation-smallest = mine first, the smallest before others
eclipse-choice-activation-largest = mine first, the largest before others
eclipse-choice-activation-ask = ask me
eclipse-order-dice = Which ships my dice hit
eclipse-choice-dice-rule = destroy as large a ship as possible
eclipse-choice-dice-ask = ask me
eclipse-order-population = Population I could attack
eclipse-choice-population-attack = attack it
eclipse-choice-population-ask = ask me
eclipse-choice-population-spare = spare it
eclipse-order-reputation = Reputation tiles I draw
eclipse-choice-reputation-best = keep the best
eclipse-choice-reputation-ask = ask me
eclipse-order-cubes = Cubes that may go to several tracks
eclipse-choice-cubes-least = where I lose least production
eclipse-choice-cubes-ask = ask me
eclipse-order-relations = Relations when combat is over
eclipse-choice-relations-offered = ask me when somebody offers them
eclipse-choice-relations-ask = ask me wherever they are possible, so that I can offer them
eclipse-choice-relations-none = never then

# Controls
eclipse-ui-mine = My board
eclipse-ui-sheets = Player boards
eclipse-ui-sector = Sector { $sector }
eclipse-ui-zoom = Look at a sector closely …

# Pictures
eclipse-board-galaxy = Galaxy
eclipse-board-supply = Technologies
eclipse-board-species = Species
eclipse-board-scoring = Points
eclipse-board-battle = Battle
eclipse-board-key = Key
eclipse-board-key-2 = Key 2
