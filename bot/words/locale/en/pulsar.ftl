pulsar-rules =
    ### Pulsar 2849 in short
    Eight rounds of three phases; the most points win.
    - **Dice**: silver dice are rolled, and the marker shows the median, which may lie between two values. In turn order, then in reverse, everybody takes a die, two in all; with two players in the order of their four rockets. A die below the marker moves one of your counters (with two players you have two on each track) to the left, that is ahead, a die above it back: **initiative** decides the next turn order, **engineering** how many cubes come. The last two spaces of both tracks cost points.
    - **Actions**: one after another, everybody spends their dice, each on one action that needs exactly this value. A modifier token changes a die by ±1 or +2, also beyond 6: then a flight may be 7 or 8 long.
      · **Fly** exactly as far as the die says, no segment twice. A system passed gives a station (a dead planet first, no bonus); one where the flight ends gives a blue planet and its exploration bonus, or an exploration tile instead; where no blue one is free, a dead planet without bonus. A pulsar where it ends is claimed.
      · **Gyrodynes**: take one (small 1, medium 2, large 4), place it on a claimed pulsar for free, spin it (3, 5, 6). Two of a size on your pulsars earn 7 points, whoever is second 4; that may be you, with your fourth of the size.
      · **Transmitters**: pay all of their dice to bring them online. Two that are joined make a bonus die.
      · **Patents** on technologies of this round's row and those before; **headquarters projects** from the bottom of the pyramid to the top; **modifier tokens** for a 1 or a 2.
      · One **bonus die** a turn: from links, systems, double dice, or by copying for 4 cubes a die nobody took (one is left, with two players three).
    - **Production**: turn order, cubes, penalties, transmitters, spinning gyrodynes (1, 2 or 3 points and the value of the round), green technologies.
    In the end: purple technologies, goals and their bonuses for cubes, 1 point for each claimed pulsar and each gyrodyne, 1 for two cubes, 7, 4 and 2 for initiative (none for the third of three), and the table of stations. Gyrodynes and cubes are shared out among the goals as it brings most. Ties: initiative.

# Questions
pulsar-ask-side = Headquarters { $board }: which side?{ pulsar-first-offer }
pulsar-ask-gate = From which entry gate does your ship start?
pulsar-first-offer = { $offered ->
    [0] {""}
   *[other] {" "}Transmitters that dice can pay for in round 1: { $tile1 }, { $tile2 }, { $tile3 }.
}
pulsar-asked-side = Headquarters { $board }: which side?
pulsar-asked-gate = From which entry gate does your ship start?
pulsar-ask-draft = Round { $round }: take a die, and move { $counters ->
    [one] a counter
   *[other] one of your { $counters } counters on a track
}
pulsar-ask-turn = { $count ->
    [0] No dice are left. Anything else?
   *[other] Your dice: { $dice }. What do you do?
}
pulsar-step-turn = { $answer }
pulsar-ask-fly = Fly { $distance } from { $place }: which way?
pulsar-ask-run = Use a gate run on this flight?
pulsar-step-run = Gate run: { $answer }
pulsar-ask-settle = Build a station on a blue planet of { $place }, which you only passed?
pulsar-step-settle = Blue planet of { $place }: { $answer }
pulsar-ask-bonus = Exploration bonus of { $place }: the printed one, or a tile?
pulsar-ask-claim = { $ends ->
    [0] Claim which of the pulsars you passed?
   *[other] { $rings ->
        [one] You have 1 claim ring: which pulsar does it go to?
       *[other] You have { $rings } claim rings: which pulsars do they go to?
    }
}
pulsar-step-claim = { $count ->
    [0] Claims no pulsar that was passed
   *[other] Claim rings: { $answer }
}
pulsar-ask-keep = Two exploration tiles: use which?
pulsar-ask-gyrodyne = Take which gyrodyne?
pulsar-ask-isolated = Claim which isolated pulsar?
pulsar-ask-teleport = Your ship jumps: where to?
pulsar-ask-attach = Transmitter { $tile }: join it to which end?
pulsar-step-attach = Transmitter { $tile }: { $answer }
pulsar-ask-buy = Transmitters: spend which of your { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} on points?
pulsar-ask-wish = Your { $pick ->
    [1] first
   *[other] second
} die of this round: { $rank ->
    [1] take which one, if it is there?
   *[other] take which one, if those before are gone?
}
pulsar-step-wish = Your { $pick ->
    [1] first
   *[other] second
} die{ $rank ->
    [1] {""}
   *[other] {", "}else
} → { $answer }
pulsar-choose-claim = Choose up to { $most ->
    [one] { $most } pulsar
   *[other] { $most } pulsars
}
pulsar-choose-buy = Choose up to { $most ->
    [one] { $most } transmitter
   *[other] { $most } transmitters
}
pulsar-offer-claim = { $count ->
    [0] Claim none
   *[other] Claim: { $answer }
}
pulsar-offer-buy = { $count ->
    [0] Keep the cubes
   *[other] Use: { $answer }
}

# What is said above a question whose answer may count at once
pulsar-draws-turn = Drawing a tile or closing the round is for good.
pulsar-draws-fly = Turning up a system or drawing a tile is for good.
pulsar-draws-run = { pulsar-draws-fly }
pulsar-draws-teleport = { pulsar-draws-fly }
pulsar-draws-settle = In a dead end a tile is drawn at once, and for good.
pulsar-draws-bonus = A tile is drawn at once, and for good.
pulsar-draws-claim = { pulsar-draws-settle }
pulsar-draws-keep = { pulsar-draws-bonus }
pulsar-draws-gyrodyne = Counts at once only where a tile is drawn after it.
pulsar-draws-attach = { pulsar-draws-gyrodyne }
pulsar-draws-gate = When everybody has chosen a gate, the first round begins: from then on there is no way back.
pulsar-draws-buy = The last answer begins the next round, for good.

# Headings
pulsar-group-die = Die { $arg }
pulsar-group-draft = { pulsar-group-die }
pulsar-group-to = { $arg }
pulsar-group-fly = Fly
pulsar-group-take = Take a gyrodyne
pulsar-group-place = Place a gyrodyne
pulsar-group-spin = Spin a gyrodyne
pulsar-group-transmitter = Take a transmitter
pulsar-group-build = Build a transmitter
pulsar-group-patent = Patents
pulsar-group-project = Headquarters projects
pulsar-group-modifier = Modifier tokens
pulsar-group-pay = Other ways to pay
pulsar-group-copy = Copy a die
pulsar-group-join = Join
pulsar-group-system = Systems
pulsar-group-pulsar = Pulsars
pulsar-group-green = Green gates
pulsar-group-purple = Purple gates
pulsar-group-orange = Orange gates

# Options of a turn, and the die that pays
pulsar-paying = { $paid ->
    [-1] {""}
   *[other] {" "}({ $red ->
        [0] die
       *[other] bonus die
    } { $paid }{ $modifier ->
        [-1] {" "}−1
        [0] {""}
        [1] {" "}+1
       *[other] {" "}+2
    })
}
pulsar-word-turn-fly = Fly { $distance }{ pulsar-paying }
pulsar-word-turn-take = Take a { $size } gyrodyne{ pulsar-paying }
pulsar-word-turn-place = Place a { $size } gyrodyne on { $place }
pulsar-word-turn-spin = Spin the { $size } gyrodyne on { $place }{ pulsar-paying }
pulsar-word-turn-transmitter = Transmitter { $tile }: pay its { $die }{ pulsar-paying }
pulsar-word-turn-build = Own transmitter { $tile }: pay its { $die }{ pulsar-paying }
pulsar-word-turn-patent = Patent: { $technology }{ pulsar-paying }
pulsar-under-patent-patent = { $technology }{ pulsar-paying }
pulsar-word-turn-project = Project { $project }{ pulsar-paying }
pulsar-word-turn-modifier = A { $token } token{ pulsar-paying }
pulsar-word-turn-copy = Copy the { $die }
pulsar-name-turn-place = { pulsar-name-action-place }
pulsar-name-turn-copy = { pulsar-name-action-copy }
pulsar-name-turn-fly = { pulsar-name-action-fly }
pulsar-name-turn-take = { pulsar-name-action-take }
pulsar-name-turn-spin = { pulsar-name-action-spin }
pulsar-name-turn-transmitter = { pulsar-name-action-transmitter }
pulsar-name-turn-build = { pulsar-name-action-build }
pulsar-name-turn-project = { pulsar-name-action-project }
pulsar-name-turn-modifier = { pulsar-name-action-modifier }
pulsar-name-turn-end = End the turn

# Other options
pulsar-each-side = Side { $head }
pulsar-each-gate = Entry gate { $head }
pulsar-counter = { $stacked ->
    [0] {""}
    [1] , the lower
   *[other] , the upper
}
pulsar-each-draft = Die { $die }: { $steps ->
    [0] no counter moves
   *[other] { $track } { $start } ▸ { $space }{ pulsar-counter }{ $penalty ->
        [0] {""}
       *[other] {" "}(−{ $penalty } VP in production)
    }
}
pulsar-under-draft-1 = { $steps ->
    [0] Moves no counter
   *[other] { $track } { $start } ▸ { $space }{ pulsar-counter }{ $penalty ->
        [0] {""}
       *[other] {" "}(−{ $penalty } VP in production)
    }
}
pulsar-under-draft-2 = { pulsar-under-draft-1 }
pulsar-under-draft-3 = { pulsar-under-draft-1 }
pulsar-under-draft-4 = { pulsar-under-draft-1 }
pulsar-under-draft-5 = { pulsar-under-draft-1 }
pulsar-under-draft-6 = { pulsar-under-draft-1 }
pulsar-outlook = Next production: −{ $vp } VP for your counters on the last spaces of the tracks
pulsar-each-claim = { $head }{ $end ->
    [0] {""}
   *[other] {" "}(where the flight ends)
}
pulsar-name-isolated-none = Claim none
pulsar-each-wish = Die { $die }: { $track }
pulsar-each-fly = { $ends ->
    [0] System
    [1] Pulsar
    [2] Gate
    [3] Entry gate
   *[other] Pulsar
} { $place }{ $count ->
    [0] {""}
   *[other] {" "}via { $past }
}{ $ways ->
    [1] {""}
   *[other] {" "}({ $path })
}
pulsar-each-run = Gate run { $head }: { $colour } gates
pulsar-name-run-none = No gate run
pulsar-name-settle-yes = Build it
pulsar-name-settle-no = Leave it
pulsar-name-bonus-printed = The printed bonus
pulsar-word-bonus-printed = The printed bonus: { $arg } gyrodyne
pulsar-name-bonus-draw = A tile instead
pulsar-each-keep = { $head }
pulsar-each-gyrodyne = { $head } gyrodyne
pulsar-each-attach = Its { $own } end to the { $end } end of { $tile }: bonus die { $die }
pulsar-name-attach-new = Begin a new array
pulsar-each-buy = Transmitter { $head }

# What options cost and gain; of a head, `what` is all under it
pulsar-amount-vp = { $n } VP
pulsar-amount-cubes = { $n ->
    [one] 1 cube
   *[other] { $n } cubes
}
pulsar-amount-one = { $n ->
    [one] ±1 token
   *[other] { $n } ±1 tokens
}
pulsar-amount-two = { $n ->
    [one] +2 token
   *[other] { $n } +2 tokens
}
pulsar-amount-rings = { $n ->
    [one] 1 claim ring
   *[other] { $n } claim rings
}
pulsar-amount-station = { $n ->
    [one] 1 station
   *[other] { $n } stations
}
pulsar-amount-stations = { $n ->
    [one] counts as 1 more station at the end
   *[other] counts as { $n } more stations at the end
}
pulsar-amount-exploration = { $n ->
    [one] 1 exploration tile
   *[other] { $n } exploration tiles
}
pulsar-amount-claim = claims { $what }
pulsar-amount-explores = exploration bonus of { $what }
pulsar-amount-isolated = { $n ->
    [one] claim an isolated pulsar
   *[other] claim { $n } isolated pulsars
}
pulsar-amount-gyrodyne = { $what } gyrodyne
pulsar-amount-teleport = jump ({ $what })
pulsar-amount-bonus-die = bonus die { $what }
pulsar-amount-lost-die = bonus die { $what }, lost: one a turn
pulsar-amount-due-die = bonus die { $what }, to be used now
pulsar-amount-dice = dice { $what }
pulsar-amount-does = { $what }
pulsar-amount-bonus = bonus: { $what }
pulsar-amount-round = each round: { $what }
pulsar-amount-spinning = each round: { $what } + the round's value
pulsar-amount-buys = { $n } VP for a cube
pulsar-amount-online = once online: { $what }
pulsar-amount-round-vp = { $n } VP a round
pulsar-amount-round-cubes = { $n ->
    [one] 1 cube a round
   *[other] { $n } cubes a round
}
pulsar-amount-round-buys = { $n } VP for a cube each round
pulsar-amount-run = gate run: { $what }
pulsar-amount-green = { $n } VP per green gate
pulsar-amount-purple = { $n } VP per purple gate
pulsar-amount-orange = { $n } VP per orange gate
pulsar-amount-choose = { $n } VP per gate of one colour

# What a player counts
pulsar-name-vp = VP
pulsar-name-cubes = Cubes
pulsar-name-one = ±1 tokens
pulsar-name-two = +2 tokens
pulsar-name-rings = Claim rings

# Words
pulsar-place = { UPPER($place) }
pulsar-name-any = any
pulsar-name-small = small
pulsar-name-medium = medium
pulsar-name-large = large
pulsar-name-small-medium = small or medium
pulsar-name-small-large = small or large
pulsar-name-medium-large = medium or large
pulsar-name-system = system
pulsar-name-pulsar = pulsar
pulsar-name-gate = gate
pulsar-name-left = left
pulsar-name-right = right
pulsar-name-red-0 = bonus die 0
pulsar-name-red-1 = bonus die 1
pulsar-name-red-2 = bonus die 2
pulsar-name-red-3 = bonus die 3
pulsar-name-red-4 = bonus die 4
pulsar-name-red-5 = bonus die 5
pulsar-name-red-6 = bonus die 6
pulsar-board-a = A
pulsar-board-b = B
pulsar-board-c = C
pulsar-board-d = D
pulsar-token-one = ±1
pulsar-token-two = +2
pulsar-track-initiative = initiative
pulsar-track-engineering = engineering
pulsar-track-guard = engineering while I lead the turn order, else initiative
pulsar-track-guard-back = engineering if there is room, else initiative
pulsar-track-stay = no counter moves
pulsar-colour-green = green
pulsar-colour-purple = purple
pulsar-colour-orange = orange
pulsar-taken-printed = the bonus
pulsar-taken-draw = an exploration tile for the bonus
pulsar-name-vp4 = 4 VP
pulsar-name-vp5 = 5 VP
pulsar-name-tokens = Modifier tokens
pulsar-name-station = A station for the end
pulsar-tile-cubes = cubes
pulsar-tile-tokens = modifier tokens
pulsar-tile-station = a station for the end
pulsar-other-cubes = { pulsar-tile-cubes }
pulsar-other-tokens = { pulsar-tile-tokens }
pulsar-other-station = { pulsar-tile-station }
pulsar-word-transmitter = transmitter { $arg }
pulsar-word-project = project { $arg }
pulsar-source-engineering = engineering track
pulsar-source-initiative = initiative track
pulsar-source-gyrodynes = spinning gyrodynes
pulsar-source-vp4 = exploration tile
pulsar-source-vp5 = exploration tile
pulsar-source-cubes = exploration tile
pulsar-source-tokens = exploration tile
pulsar-source-station = exploration tile

# Events
pulsar-event-round = Round { $round }
pulsar-event-over = The game is over: final scoring
pulsar-tie-break = Level on points; the initiative track decides for { LISTED($names, "and") }.

# Titles at the end of a game
pulsar-title-flown = { $name } flew the farthest ({ $count })
pulsar-title-stations = { $name } built the most stations ({ $count })
pulsar-title-patents = { $name } filed the most patents ({ $count })
pulsar-title-spun = { $name } set the most gyrodynes spinning ({ $count })
pulsar-event-side = { $seat } plays side { $headquarters } of the headquarters
pulsar-event-gate = { $seat } starts from entry gate { $place }
pulsar-event-transmitters = Transmitters on offer: { $tile1 }, { $tile2 }, { $tile3 }
pulsar-event-rolled = Dice phase: { $dice } (median marker: { $median ->
    [1] 1
    [2] between 1 and 2
    [3] 2
    [4] between 2 and 3
    [5] 3
    [6] between 3 and 4
    [7] 4
    [8] between 4 and 5
    [9] 5
    [10] between 5 and 6
   *[11] 6
})
pulsar-event-drafted = { $seat } takes a { $die }: { $steps ->
    [0] no counter moves
   *[other] { $track } { $start } ▸ { $space }
}
pulsar-event-actions = Action phase
pulsar-event-launch = { $seat } pays for a flight of { $distance }{ pulsar-paying }
pulsar-event-flown = { $seat } flies { $distance }: { $start } ▸ { $place }
pulsar-event-flown-in-full = { $seat } flies { $distance } (die { $die }, { pulsar-token }): { $start } ▸ { $place }
pulsar-event-jumped = { $seat } jumps from { $start } to { $place }
pulsar-event-run = { $seat } uses gate run { $project } on { $colour } gates → { $vp } VP
pulsar-event-revealed-rows = Turned up: { $first }
pulsar-event-revealed-row = { $place } ({ pulsar-planets })
pulsar-event-revealed = { $seat } turns up { $place }: { pulsar-planets }
pulsar-planets = { $blue ->
    [1] 1 blue planet
   *[other] { $blue } blue planets
}{ $dead ->
    [0] {""}
   *[other] , { $dead } dead
}
pulsar-event-revealed-result = { $seat } turns up { $place }: { pulsar-planets }; { $result }
pulsar-event-station = { $seat } builds a station in { $place }
pulsar-event-stations = { $seat } builds { $count } stations: { $places }
pulsar-event-claimed = { $seat } claims pulsar { $place }
pulsar-event-declined = { $seat } claims no isolated pulsar
pulsar-event-bonus = { $seat } takes { $taken } of { $place }
pulsar-event-drew = { $seat } draws two exploration tiles: { $tile }, { $other }
pulsar-event-explored = { $seat } uses an exploration tile: { $tile }
pulsar-event-exploration-tiles = { $seat } uses { $count } exploration tiles
pulsar-event-explored-result = { $seat } uses an exploration tile → { $result }
pulsar-event-gained = { $seat }: { $source }
pulsar-event-scored = { $seat }: { $source } → { $vp } VP
pulsar-event-scored-in-full = { $seat }: { $source } ({ $why }) → { $vp } VP
pulsar-why-visit-pulsar = pulsars visited
pulsar-why-station = station built
pulsar-why-station-without-bonus = station without a bonus
pulsar-why-exploration-bonus = exploration bonus
pulsar-why-exploration-draw = exploration tile drawn
pulsar-why-spin = gyrodyne spun
pulsar-why-heavy-gyrodyne = medium or large gyrodyne
pulsar-why-transmitter-die = die for a transmitter
pulsar-why-online-vp = transmitter online
pulsar-why-project = project completed
pulsar-why-patent = patent taken
pulsar-why-red-die = bonus die used
pulsar-event-penalty = { $seat }: penalty on the { $track } track
pulsar-event-penalty-paid = loses { $what }
pulsar-event-bonus-die = { $seat } may use a bonus die { $die } ({ $source })
pulsar-event-bonus-die-lost = { $seat } cannot use bonus die { $die } ({ $source }): only one each turn
pulsar-event-took = { $seat } takes a { $size } gyrodyne
pulsar-event-placed = { $seat } places a { $size } gyrodyne on { $place }
pulsar-event-award = { $seat } earns a construction award for { $size } gyrodynes → { $vp } VP
pulsar-event-spun = { $seat } spins the { $size } gyrodyne on { $place }
pulsar-event-transmitter = { $seat } takes transmitter { $tile } with a { $die }
pulsar-event-joined = { $seat } joins { $tile } to { $other }
pulsar-event-built = { $seat } pays the { $die } of transmitter { $tile }, { $left ->
    [one] 1 die left to pay
   *[other] { $left } dice left to pay
}
pulsar-event-online = { $seat } brings transmitter { $tile } online
pulsar-event-patent = { $seat } patents { $technology }
pulsar-event-project = { $seat } completes project { $project }
pulsar-event-modifier = { $seat } takes a { $token } token
pulsar-token = { $token ->
    [two] +2 token
   *[small] ±1 token
}
pulsar-event-changed-die = { $seat } turns a { $die } into a { $value } with a { pulsar-token }
pulsar-event-goals = Goals, scored at the end: { $goals }
pulsar-event-copied = { $seat } pays { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} to copy a { $die } that nobody took
pulsar-event-double = { $seat } gets two dice for one: { $silver } and bonus die { $red } ({ $source })
pulsar-event-paid-red = { $seat } gets a bonus die { $die } — pays { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}
pulsar-event-unused = { $seat } leaves { $count ->
    [one] a die
   *[other] { $count } dice
} unused
pulsar-event-forfeited = { $silver ->
    [-1] placing your { $size } gyrodyne
    [0] { $dice }
    [one] die { $dice }
   *[other] dice { $dice }
}
pulsar-event-order = Production phase, turn order: { $seats }
pulsar-event-bought = { $seat } feeds transmitter { $tile } — pays { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}

# Refusals
pulsar-illegal-technology-later = This technology can be patented from round { $round } on (Patents).
pulsar-illegal-technology-owned = You have patented this technology already (Patents).
pulsar-illegal-technology-full = As many players as may have patented this technology (Patents).
pulsar-illegal-technology-this-round = Somebody patented it in this round; a technology with one die icon is open again in the next one (Patents).
pulsar-illegal-technology-bonus-die = Its bonus die must be used this turn: yours is used up, you have one that must be used already, or the cube for it is missing (Bonus dice).
pulsar-illegal-no-die = It takes a { $die }, and you have no die and token that make it (Paying for actions).
pulsar-illegal-no-die-of = It takes { $count ->
    [one] a { $dice }
   *[other] one of { $dice }
}, and you have no die and token that make it (Paying for actions).
pulsar-illegal-no-dice-left = You have no die left in this turn (Paying for actions).
pulsar-illegal-bonus-die-due = Your bonus die has to be used in this turn, and can be (Bonus dice).
pulsar-illegal-place-none-taken = You have no gyrodyne to place: take one first (Gyrodynes).
pulsar-illegal-place-no-pulsar = None of your claimed pulsars is without a gyrodyne (Gyrodynes).
pulsar-illegal-take-none-left = No gyrodyne is left (Gyrodynes).
pulsar-illegal-spin-none = You have no gyrodyne on a pulsar that does not spin yet (Gyrodynes).
pulsar-illegal-transmitter-none = No transmitter is on offer any more in this round (Transmitters).
pulsar-illegal-build-none = None of your transmitters lacks a die (Transmitters).
pulsar-illegal-project-none = No project of your headquarters is open (Headquarters).
pulsar-illegal-copy-one-a-turn = You have one bonus die a turn: it was used, or has to be (Bonus dice).
pulsar-illegal-copy-cubes = A copy costs { $need ->
    [one] 1 cube
   *[other] { $need } cubes
}, and you have { $have } (Bonus dice).
pulsar-illegal-copy-none-left = Of the dice that nobody took you have every value ready (Bonus dice).
pulsar-illegal-fly-no-way = No way of your ship is as long as a die of yours says (Flight).
pulsar-illegal-track-end = It would move this counter beyond the right end of its track (Dice phase).
pulsar-illegal-claim-end = A ring that is left goes to the pulsar where your flight ends: choose that one, too (Claiming a pulsar).
pulsar-illegal-cubes = That takes { $need ->
    [one] { $need } cube
   *[other] { $need } cubes
}, and you have { $have } (Production).

# Table options
pulsar-option-cluster = Star cluster
pulsar-choice-cluster-normal = without dead ends
pulsar-choice-cluster-dead-end = with dead ends, which bring exploration tiles
pulsar-option-headquarters = Headquarters
pulsar-choice-headquarters-dealt = a board each (six of the eight sides are not the printed ones)
pulsar-choice-headquarters-none = none; then boards AI, AII and AIII are used
pulsar-option-boards = Technology boards
pulsar-choice-boards-random = random (round values of B, C and D are not the printed ones)
pulsar-choice-boards-first-game = AI, AII and AIII, as in a first game
pulsar-option-goals = Goals
pulsar-choice-goals-random = three at random (most of their points are not the printed ones)
pulsar-choice-goals-first-game = transmitters, stations and patents, for a first game
pulsar-option-first-roll = First roll
pulsar-choice-first-roll-rolled = all dice rolled
pulsar-choice-first-roll-even = most dice laid out evenly, three rolled
pulsar-option-hardship = Hardship Pay and Dustbowl Survey (DI, DII)
pulsar-choice-hardship-any-station = for every station built without bonus
pulsar-choice-hardship-landing = only for stations where a flight ends
pulsar-option-passing-blue = Passing a system where only blue planets are free
pulsar-choice-passing-blue-must = a station must be built
pulsar-choice-passing-blue-may = a station may be built
pulsar-option-gate-technologies = Slipstreams (AI, CI, DI), flights 1 longer or shorter
pulsar-choice-gate-technologies-visit = visit a gate of their colour, even at the end
pulsar-choice-gate-technologies-pass = pass a gate of their colour before the end

# Standing orders
pulsar-order-buy = Transmitters that sell points for cubes
pulsar-choice-buy-ask = ask me
pulsar-choice-buy-all = use as many as my cubes pay for
pulsar-choice-buy-none = keep my cubes

# Pictures
pulsar-board-board = Star cluster
pulsar-board-dice = Dice
pulsar-board-technologies = Technologies
pulsar-board-headquarters = Headquarters
pulsar-board-transmitters = Transmitters
pulsar-board-goals = Goals
pulsar-board-scoring = Final points
pulsar-board-key = Key
pulsar-board-key-2 = Key 2

# Components with values that are not the printed ones, by their files
pulsar-file-technologies = technologies
pulsar-file-headquarters = headquarters
pulsar-file-transmitters = transmitters
pulsar-file-goals = goals
pulsar-file-exploration = exploration tiles
pulsar-file-final-scoring = final points of stations

# Controls of all games, in the words of this one
pulsar-ui-mine = My sheet
pulsar-ui-sheets = Sheets
pulsar-ui-sector = Around { $sector }
pulsar-ui-zoom = Look at a part of the cluster closely …
