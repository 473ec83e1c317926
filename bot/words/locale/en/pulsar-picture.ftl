# Pictures of Pulsar 2849
pulsar-picture-title = Pulsar 2849
pulsar-picture-set-up = Set-up
pulsar-picture-over = Game over
pulsar-picture-order-turns = In turn order from the top
pulsar-picture-round = Round { $round } of { $rounds }
pulsar-picture-ended = End of round { $round } of { $rounds }
pulsar-picture-seat = Seat { $seat }
pulsar-picture-asked = to act
pulsar-picture-places = Where?
pulsar-picture-zoom = Around { $place }

# Places of the cluster and what lies there
pulsar-picture-place-entry = entry gate
pulsar-picture-place-green = green gate
pulsar-picture-place-purple = purple gate
pulsar-picture-place-orange = orange gate
pulsar-picture-place-pulsar = pulsar, unclaimed
pulsar-picture-place-isolated = isolated pulsar, unclaimed
pulsar-picture-unexplored = unexplored system
pulsar-picture-free = free: { $blue } blue, { $dead } dead
pulsar-picture-stations = stations: { $list }
pulsar-picture-bonus = bonus: { $what }
pulsar-picture-claimed = claimed by { $name }, no gyrodyne
pulsar-picture-claimed-building = { $name }: { $size } gyrodyne, building
pulsar-picture-claimed-spinning = { $name }: { $size } gyrodyne, spinning
pulsar-picture-size-small = small
pulsar-picture-size-medium = medium
pulsar-picture-size-large = large
pulsar-picture-dead-end = dead end
pulsar-picture-ships = ships: { $list }

# Dice
pulsar-picture-dice = Dice
pulsar-picture-median = median
pulsar-picture-copy = A die nobody took may be copied for
pulsar-picture-initiative = Initiative
pulsar-picture-engineering = Engineering
pulsar-picture-order = Turn order
pulsar-picture-picks = still to take
pulsar-picture-taken = Dice in hand, tokens and cubes

# Technologies
pulsar-picture-technologies = Technologies

# Headquarters
pulsar-picture-headquarters = Headquarters
pulsar-picture-board = Board { $board }
pulsar-picture-no-side = No board in play, or its side is not chosen yet

# What a project brings, in few words
pulsar-picture-brings-double = two dice
pulsar-picture-brings-gyrodyne = { $count ->
    [one] gyrodyne
   *[other] { $count } gyrodynes
}
pulsar-picture-brings-exploration = explore
pulsar-picture-brings-run = gate run
pulsar-picture-brings-cube = { $count ->
    [one] cube
   *[other] { $count } cubes
}
pulsar-picture-brings-token = { $count ->
    [one] token
   *[other] { $count } tokens
}
pulsar-picture-brings-vp = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

# Transmitters
pulsar-picture-transmitters = Energy transmission arrays
pulsar-picture-offer = On offer this round
pulsar-picture-pile = { $count } left in the pile
pulsar-picture-no-transmitters = No transmitters

# Goals and final scoring
pulsar-picture-you = you
pulsar-picture-goals = Goals
pulsar-picture-goal = { $least } or more: { $what }
pulsar-picture-counted-stations = stations
pulsar-picture-counted-patents = patents
pulsar-picture-counted-spinning = spinning gyrodynes
pulsar-picture-counted-spinning-small = spinning small gyrodynes
pulsar-picture-counted-spinning-medium = spinning medium gyrodynes
pulsar-picture-counted-spinning-large = spinning large gyrodynes
pulsar-picture-counted-spinning-sizes = sizes of spinning gyrodynes
pulsar-picture-counted-spinning-same-size = spinning gyrodynes of one size
pulsar-picture-counted-online-transmitters = online transmitters
pulsar-picture-counted-vp-transmitters = online transmitters that give or sell points
pulsar-picture-counted-links = links between online transmitters
pulsar-picture-counted-projects = headquarters projects
pulsar-picture-counted-project-rows = completed rows of projects
pulsar-picture-counted-used-gate-runs = gate runs used
pulsar-picture-counted-awards = construction awards
pulsar-picture-counted-goal-steps = goals and bonuses scored
pulsar-picture-counted-goals-bought = goals with every bonus
pulsar-picture-scoring = Final points
pulsar-picture-scoring-now = If the game ended now
pulsar-picture-part-spinning = Spinning gyrodynes
pulsar-picture-part-exploration = Exploration tiles
pulsar-picture-part-transmitters = Transmitters
pulsar-picture-part-awards = Construction awards
pulsar-picture-part-projects = Projects
pulsar-picture-part-technologies = Technologies in play
pulsar-picture-part-tracks = Tracks, during the game
pulsar-picture-part-game = At the start
pulsar-picture-part-patents = Purple technologies (end)
pulsar-picture-part-goals = Goals
pulsar-picture-part-pulsars = Pulsars
pulsar-picture-part-gyrodynes = Gyrodynes
pulsar-picture-part-cubes = Cubes left
pulsar-picture-part-initiative = Final turn order
pulsar-picture-part-stations = Stations
pulsar-item-stations = { $count ->
    [one] 1 station
   *[other] { $count } stations
}{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more by tiles or technologies
}
pulsar-picture-shared-out = Goals scored, bonuses bought, and the gyrodynes that count for each
pulsar-picture-nobody = nobody

# Signs in words
pulsar-picture-icon-vp = { $count ->
    [one] point
   *[other] points
}
pulsar-picture-icon-cube = { $count ->
    [one] cube
   *[other] cubes
}
pulsar-picture-icon-one = { $count ->
    [one] ±1 token
   *[other] ±1 tokens
}
pulsar-picture-icon-two = { $count ->
    [one] +2 token
   *[other] +2 tokens
}
pulsar-picture-count-vp = { $number } { $count ->
    [one] point
   *[other] points
}
pulsar-picture-count-cube = { $number } { $count ->
    [one] cube
   *[other] cubes
}
pulsar-picture-count-one = { $number } { $count ->
    [one] ±1 token
   *[other] ±1 tokens
}
pulsar-picture-count-two = { $number } { $count ->
    [one] +2 token
   *[other] +2 tokens
}
pulsar-picture-count-explore = { $number } { $count ->
    [one] exploration tile
   *[other] exploration tiles
}
pulsar-picture-count-station = { $number } { $count ->
    [one] station
   *[other] stations
}
pulsar-picture-count-ring = { $number } { $count ->
    [one] claim ring
   *[other] claim rings
}
pulsar-picture-icon-die = die
pulsar-picture-icon-red = bonus die
pulsar-picture-icon-small = small gyrodyne
pulsar-picture-icon-medium = medium gyrodyne
pulsar-picture-icon-large = large gyrodyne
pulsar-picture-icon-any = gyrodyne of any size
pulsar-picture-icon-spin = spinning gyrodyne
pulsar-picture-icon-explore = { $count ->
    [one] exploration tile
   *[other] exploration tiles
}
pulsar-picture-icon-station = { $count ->
    [one] station
   *[other] stations
}
pulsar-picture-icon-blue = system
pulsar-picture-icon-pulsar = pulsar
pulsar-picture-icon-isolated = isolated pulsar
pulsar-picture-icon-ring = { $count ->
    [one] claim ring
   *[other] claim rings
}
pulsar-picture-icon-gate-green = green gate
pulsar-picture-icon-gate-purple = purple gate
pulsar-picture-icon-gate-orange = orange gate
pulsar-picture-icon-gate = gate
pulsar-picture-icon-anywhere = system, pulsar or gate
pulsar-picture-icon-run-green = green gate run
pulsar-picture-icon-run-purple = purple gate run
pulsar-picture-icon-run-orange = orange gate run
pulsar-picture-icon-run-choose = gate run
pulsar-picture-icon-flight = flight
pulsar-picture-icon-jump = jump
pulsar-picture-icon-transmitter = transmitter
pulsar-picture-icon-online = online transmitter
pulsar-picture-icon-link = link
pulsar-picture-icon-patent = patent
pulsar-picture-icon-project = project
pulsar-picture-icon-project-row = row of projects
pulsar-picture-icon-award = award
pulsar-picture-icon-goal = goal
pulsar-picture-icon-goal-full = goal with every bonus
pulsar-picture-icon-copy = copy of a die
pulsar-picture-icon-bonus = exploration bonus
pulsar-picture-icon-no-bonus = without bonus
pulsar-picture-icon-median = median
pulsar-picture-icon-yes = met
pulsar-picture-icon-final = at the end
pulsar-picture-icon-production = in production
pulsar-picture-icon-die-of = die { $value }
pulsar-picture-icon-red-of = bonus die { $value }
pulsar-picture-icon-dice-of = die { $value } (two icons)
pulsar-picture-icon-small-building = small gyrodyne being built
pulsar-picture-icon-medium-building = medium gyrodyne being built
pulsar-picture-icon-large-building = large gyrodyne being built

# The key
pulsar-picture-key = What the signs mean
pulsar-picture-key-places = Places of the cluster
pulsar-picture-key-pieces = What lies there
pulsar-picture-key-goods = Goods, dice and tokens
pulsar-picture-key-actions = Actions and what counts
pulsar-picture-key-kinds = When a technology counts
pulsar-picture-key-marks = Marks
pulsar-picture-means-system = planetary system nobody has visited
pulsar-picture-means-gate-green = green jump gate (G)
pulsar-picture-means-gate-purple = purple jump gate (V)
pulsar-picture-means-gate-orange = orange jump gate (O)
pulsar-picture-means-entry = entry gate
pulsar-picture-means-pulsar = pulsar
pulsar-picture-means-isolated = isolated pulsar: no segment leads there
pulsar-picture-means-lanes = two lanes to a dead end
pulsar-picture-means-blue = blue planet
pulsar-picture-means-dead = dead planet
pulsar-picture-means-station = a player’s station
pulsar-picture-means-claim = pulsar with a player’s claim ring
pulsar-picture-means-small = small gyrodyne: 1 dot
pulsar-picture-means-medium = medium gyrodyne: 2 dots
pulsar-picture-means-large = large gyrodyne: 3 dots
pulsar-picture-means-any = gyrodyne of any size
pulsar-picture-means-building = gyrodyne being built
pulsar-picture-means-spin = spinning gyrodyne
pulsar-picture-means-ship = a player’s survey ship
pulsar-picture-means-letter = the choice with this letter
pulsar-picture-means-vp = points
pulsar-picture-means-cube = engineering cube
pulsar-picture-means-one = ±1 modifier token
pulsar-picture-means-two = +2 modifier token
pulsar-picture-means-die = silver die
pulsar-picture-means-red = bonus die, once a round
pulsar-picture-means-dark = die already paid
pulsar-picture-means-explore = exploration tile
pulsar-picture-means-bonus = exploration bonus of a system
pulsar-picture-means-no-bonus = without exploration bonus
pulsar-picture-means-ring = claim ring
pulsar-picture-means-more-station = station that counts at the end
pulsar-picture-means-flight = flight; gate run still to be had
pulsar-picture-means-jump = jump of the ship
pulsar-picture-means-anywhere = to a system, pulsar or gate
pulsar-picture-means-gate = gates of the run’s colour
pulsar-picture-means-run-choose = gate run, here of a colour you choose
pulsar-picture-means-copy = copy a die nobody took
pulsar-picture-means-patent = patent
pulsar-picture-means-project = headquarters project
pulsar-picture-means-project-row = completed row of projects
pulsar-picture-means-transmitter = transmitter
pulsar-picture-means-online = online transmitter
pulsar-picture-means-link = link of online transmitters
pulsar-picture-means-half = half of a bonus die, for a link
pulsar-picture-means-award = construction award
pulsar-picture-means-goal = goal or bonus scored
pulsar-picture-means-goal-full = goal with every bonus
pulsar-picture-means-immediate = at once
pulsar-picture-means-ongoing = for the rest of the game
pulsar-picture-means-production = in each production phase
pulsar-picture-means-final = at the end of the game
pulsar-picture-means-dice = two dice icons: two players may take this technology in one round
pulsar-picture-means-no = used up, or open to nobody else
pulsar-picture-means-yes = met
pulsar-picture-means-median = median marker; the median as round value, between two the higher
pulsar-picture-means-initiative = initiative track
pulsar-picture-means-engineering = engineering track
pulsar-picture-means-per = for each
pulsar-picture-means-gives = what it brings

# A player’s sheet
pulsar-picture-own-pulsars = Pulsars claimed: { $count }
pulsar-picture-own-stations = Stations: { $count }, at the end { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}
pulsar-picture-own-patents = Patents: { $count }

# Pictures in words
pulsar-picture-told-unexplored = Unexplored systems
pulsar-picture-told-unclaimed = Unclaimed pulsars
pulsar-picture-told-ship = ship at
pulsar-picture-told-claims = pulsars: { $list }
pulsar-picture-told-spinning = spinning
pulsar-picture-told-building = building
pulsar-picture-told-row = Row { $row }, round value { $value }
pulsar-picture-told-done = done
pulsar-picture-told-run-left = done, gate run left
pulsar-picture-told-online = online
pulsar-picture-told-owed = still to pay: { $dice }
pulsar-picture-alt-board = Star cluster, { $stage }. Points: { $list }.
pulsar-picture-alt-stations = Systems with stations, by player: { $list }.
pulsar-picture-alt-claims = Pulsars claimed, by player: { $list }.
pulsar-picture-alt-asked = To act: { $names }.
pulsar-picture-alt-since = Numbers of the log on the cluster: { $list }.
pulsar-picture-alt-no-marks = Nothing has happened on the cluster.
pulsar-picture-alt-places = Part of the star cluster, { $count ->
    [one] { $count } place
   *[other] { $count } places
}, for a choice of { $name }. Every choice carries a letter.
pulsar-picture-alt-nearby = Part of the star cluster, { $count ->
    [one] { $count } place
   *[other] { $count } places
}, with what { $name } has to spend. Marked are: { $list }.
pulsar-picture-alt-choices = Letters and places: { $list }.
pulsar-picture-alt-zoom = The star cluster around { $place }: { $count ->
    [one] { $count } place
   *[other] { $count } places
}, { $systems ->
    [one] one of them a system
   *[other] { $systems } of them systems
}, with all that lies there.
pulsar-picture-alt-dice = Dice board, { $stage }. Dice: { $list }.
pulsar-picture-alt-median = The median marker shows { $value }.
pulsar-picture-alt-effects = What each die moves: { $list }.
pulsar-picture-alt-taken = Dice in hand: { $list }.
pulsar-picture-alt-technologies = Technology boards { $boards }. The time marker points at row { $row }.
pulsar-picture-alt-patents = Patents: { $list }.
pulsar-picture-alt-headquarters = Headquarters with their pyramids of projects.
pulsar-picture-alt-pyramid = { $name }: board { $board }, { $done } of { $count } projects done, gate runs left { $runs }.
pulsar-picture-alt-open-projects = To be done next: { $list }.
pulsar-picture-alt-offer = Transmitters on offer: { $list }.
pulsar-picture-alt-online = Online, of all taken: { $list }.
pulsar-picture-alt-goals = The goals, and how far everybody is.
pulsar-picture-alt-sheet = { $name }: { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}, { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}, { $stations ->
    [one] { $stations } station
   *[other] { $stations } stations
}, { $pulsars ->
    [one] { $pulsars } pulsar
   *[other] { $pulsars } pulsars
}, { $patents ->
    [one] { $patents } patent
   *[other] { $patents } patents
}, { $projects ->
    [one] { $projects } project
   *[other] { $projects } projects
}, { $transmitters ->
    [one] { $transmitters } transmitter
   *[other] { $transmitters } transmitters
}.
pulsar-picture-alt-scoring-over = Final points: { $list }. Bars and a table show where they come from.
pulsar-picture-alt-scoring-now = Points if the game ended now: { $list }. Bars and a table show where they come from.
pulsar-picture-alt-key = What the signs on all pictures of Pulsar 2849 mean. Places, pieces, goods, actions, kinds of technologies and marks stand in groups.
