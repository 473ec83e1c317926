# Pictures of Gaia Project
gaia-picture-title = Gaia Project
gaia-picture-set-up = Set-up
gaia-picture-over = Game over
gaia-picture-order-turns = In turn order from the top
gaia-picture-round = Round { $round } of { $rounds }
gaia-picture-ended = End of round { $round } of { $rounds }, with the next income
gaia-picture-seat = Seat { $seat }
gaia-picture-asked = to act
gaia-picture-passed = passed

# The short sign of a planet type, on the planet
gaia-picture-short-terra = T
gaia-picture-short-oxide = O
gaia-picture-short-volcanic = V
gaia-picture-short-desert = D
gaia-picture-short-swamp = S
gaia-picture-short-titanium = Ti
gaia-picture-short-ice = I
gaia-picture-short-gaia = G
gaia-picture-short-transdim = X
gaia-picture-short-lost = L

gaia-picture-planet-terra = Terra
gaia-picture-planet-oxide = Oxide
gaia-picture-planet-volcanic = Volcanic
gaia-picture-planet-desert = Desert
gaia-picture-planet-swamp = Swamp
gaia-picture-planet-titanium = Titanium
gaia-picture-planet-ice = Ice
gaia-picture-planet-gaia = Gaia
gaia-picture-planet-transdim = Transdim
gaia-picture-planet-lost = Lost planet

# Icons, structures and goods in the keys of pictures: short, they stand in columns
gaia-picture-icon-mine = Mine
gaia-picture-icon-station = Trading station
gaia-picture-icon-lab = Research lab
gaia-picture-icon-academy-k = Knowledge academy
gaia-picture-icon-academy-q = Action academy
gaia-picture-icon-institute = Institute
gaia-picture-icon-gaiaformer = Gaiaformer
gaia-picture-icon-space-station = Space station
gaia-picture-icon-satellite = Satellite
gaia-picture-icon-vp = Points
gaia-picture-icon-credits = Credits
gaia-picture-icon-ore = Ore
gaia-picture-icon-knowledge = Knowledge
gaia-picture-icon-qic = QIC
gaia-picture-icon-power = Power
gaia-picture-icon-value = Power value
gaia-picture-icon-charge = Charge power
gaia-picture-icon-tokens = New power tokens
gaia-picture-icon-stone = Brainstone
gaia-picture-icon-step = Terraforming step
gaia-picture-icon-range = Range
gaia-picture-icon-research = Research level
gaia-picture-icon-type = Planet types
gaia-picture-icon-gaia = Gaia planet
gaia-picture-icon-lost = Lost planet
gaia-picture-icon-sector = Sectors
gaia-picture-icon-federation = Federation token
gaia-picture-icon-grey = Grey federation token
gaia-picture-icon-action = Action, once a round
gaia-picture-icon-used = Used this round
gaia-picture-icon-income = Income
gaia-picture-icon-pass = When you pass
gaia-picture-icon-project = Gaia project
gaia-picture-icon-tile = Technology tile

gaia-picture-bowl-one = Bowl I
gaia-picture-bowl-two = Bowl II
gaia-picture-bowl-three = Bowl III
gaia-picture-bowl-gaia = Gaia area

gaia-picture-research = Research
gaia-picture-track-terra = Terraform
gaia-picture-track-nav = Navigation
gaia-picture-track-int = AI
gaia-picture-track-gaia = Gaia Project
gaia-picture-track-eco = Economy
gaia-picture-track-sci = Science
gaia-picture-taken = taken
gaia-picture-under-tracks = Technology tiles of the tracks above them
gaia-picture-free-tiles = Technology tiles for any track
gaia-picture-board-actions = Power and QIC actions, each once a round

gaia-picture-scoring = Scoring
gaia-picture-results = Final points
gaia-picture-part-tiles = Round and technology tiles
gaia-picture-part-federations = Federation tokens
gaia-picture-part-actions = Planet type QIC action
gaia-picture-part-passing = Passing
gaia-picture-part-research = Research
gaia-picture-part-charging = Paid for charging
gaia-picture-part-ability = Ability
gaia-picture-part-game = At the start
gaia-picture-part-final-structure = Structures (rank)
gaia-picture-part-final-structure-fed = In federations (rank)
gaia-picture-part-final-type = Planet types (rank)
gaia-picture-part-final-gaia = Gaia planets (rank)
gaia-picture-part-final-sector = Sectors (rank)
gaia-picture-part-final-satellite = Satellites (rank)
gaia-picture-part-levels = Research levels
gaia-picture-part-goods = Resources left
gaia-picture-part-bid = Bid
gaia-item-structure = { $count ->
    [one] 1 structure
   *[other] { $count } structures
}
gaia-item-structure-fed = { $count } in federations
gaia-item-type = { $count ->
    [one] 1 planet type
   *[other] { $count } planet types
}
gaia-item-gaia = { $count ->
    [one] 1 Gaia planet
   *[other] { $count } Gaia planets
}
gaia-item-sector = { $count ->
    [one] 1 sector
   *[other] { $count } sectors
}
gaia-item-satellite = { $count ->
    [one] 1 satellite
   *[other] { $count } satellites
}
gaia-picture-round-tiles = Points during each round
gaia-picture-now = now
gaia-picture-past = done
gaia-picture-final-over = Final scoring { $number }: 18, 12 and 6 points
gaia-picture-final-tile = Final scoring { $number } (18, 12, 6): as it stands now
gaia-picture-final-structure = most structures
gaia-picture-final-structure-fed = most structures in federations
gaia-picture-final-type = most planet types
gaia-picture-final-gaia = most Gaia planets
gaia-picture-final-sector = most sectors
gaia-picture-final-satellite = most satellites
gaia-picture-neutral = Neutral
gaia-picture-boosters = Round boosters: framed ones are free
gaia-picture-tokens = Federation tokens left

gaia-picture-power = Power
gaia-picture-buildings = Structures: left on the board, cost, income
gaia-picture-left = { $left } of { $count }
gaia-picture-income = Income next round
gaia-picture-technologies = Technology tiles
gaia-picture-booster = Round booster
gaia-picture-federations = Federation tokens: green ones can still be turned
gaia-picture-specials = Special actions
gaia-picture-special-swap = swap institute, mine
gaia-picture-special-downgrade = lab to trading station
gaia-picture-special-space-station = space station
gaia-picture-special-lowest = lowest track

# For people who do not see the picture
gaia-picture-alt-set-up = The game is being set up.
gaia-picture-alt-over = The game is over.
gaia-picture-alt-round = Round { $round } of { $rounds }.
gaia-picture-alt-ended = The end of round { $round } of { $rounds }, with the next income.
gaia-picture-alt-points = Points: { $list }.
gaia-picture-alt-built = Structures on the map: { $list }.
gaia-picture-alt-asked = To act: { $names }.
gaia-picture-alt-sheet = { $name } has { $goods }.
gaia-picture-alt-power = Power in bowls I, II and III: { $one }, { $two } and { $three }; in the Gaia area: { $gaia }{ $stone ->
    [none] {""}
   *[other] ; brainstone: { $stone }
}.
gaia-picture-alt-stands = On the map: { $list }.
gaia-picture-alt-income = Income next round: { $goods }.
gaia-picture-alt-research = The research board with its six tracks, technology tiles and actions.
gaia-picture-alt-leads = Highest levels: { $list }.
gaia-picture-alt-actions = { $left } of { $count } power and QIC actions are still free this round.
gaia-picture-alt-final = Final scoring, { $what }: { $list }.
gaia-picture-alt-boosters = Round boosters nobody holds: { $left }.

# Parts of the map, and the key to all views
gaia-picture-places = Where?
gaia-picture-areas = Which federation?
gaia-picture-satellites = { $count ->
    [0] no satellites
    [one] 1 satellite
   *[other] { $count } satellites
}
gaia-picture-sector = Sector { $sector }
gaia-picture-charges = Power to charge now
gaia-picture-on-mine = Mine
gaia-picture-on-station = Station
gaia-picture-on-lab = Lab
gaia-picture-on-academy-k = Academy K
gaia-picture-on-academy-q = Academy Q
gaia-picture-on-institute = Institute
gaia-picture-on-gaiaformer = Gaiaformer
gaia-picture-on-space-station = Space station
gaia-picture-on-satellite = Satellite
gaia-picture-key = What the signs mean
gaia-picture-key-planets = Planets: colour, pattern and letter
gaia-picture-key-players = Players: colour, number and shape
gaia-picture-key-structures = Structures, in their owner’s colour, and their power value
gaia-picture-key-goods = Goods and power
gaia-picture-key-tiles = Tiles, tracks and actions
gaia-picture-key-marks = Lines and marks
gaia-picture-worth = { $name }: { $power }
gaia-picture-key-each = each time this happens
gaia-picture-key-per = for each
gaia-picture-key-once = at once, on reaching a research level
gaia-picture-key-place = hex in sector 7: A outer ring, B inner ring, C the middle
gaia-picture-key-sector = border of a sector
gaia-picture-key-federation = a federation, in its owner’s colour
gaia-picture-key-mark = place of the last move
gaia-picture-key-choice = the choice of the menu with this letter
gaia-picture-key-line = line 12 of the log happened here
gaia-picture-key-acting = frame like this: to act; this round; advanced technology tile
gaia-picture-key-free = frame like this: nobody has this booster
gaia-picture-key-built = frame like this: income that is laid open
gaia-picture-key-covered = covered by an advanced tile: no longer counts

# For people who do not see these pictures
gaia-picture-alt-coordinates = The map with the coordinate of each of its { $count } hexes.
gaia-picture-alt-since = Numbers of the log on the map: { $list }.
gaia-picture-alt-no-marks = Nothing has happened on the map.
gaia-picture-alt-places = Part of the map, { $count } hexes, for a choice of { $name }. Every choice carries a letter.
gaia-picture-alt-choices = Letters and hexes: { $list }.
gaia-picture-alt-zoom = Sector { $sector } and the hexes around it. It has { $count ->
    [one] 1 planet
   *[other] { $count } planets
}.
gaia-picture-alt-there = Structures and satellites in it: { $list }.
gaia-picture-alt-empty = Nothing has been built in it.
gaia-picture-alt-key = What the signs on all pictures of Gaia Project mean. Planets, players, structures, goods, tiles, lines and marks stand in groups.

# All of a picture in words
gaia-picture-told-round = This round: { $tile }
gaia-picture-told-map = On the map
gaia-picture-told-federated = In federations
gaia-picture-told-federation = federation
gaia-picture-told-free = Free planets
gaia-picture-told-sectors = Sectors that touch: { $list }
gaia-picture-told-beside = Around it
gaia-picture-told-empty = empty space
gaia-picture-told-area = { $there } with satellites on { $satellites }
gaia-picture-told-limits = at most { $goods }
gaia-picture-told-resting = Gaiaformers in the Gaia area: { $count }
gaia-picture-told-covered = covered
gaia-picture-told-used = used
gaia-picture-told-green = can be turned
gaia-picture-told-turned = turned
gaia-picture-told-tiles = Advanced tile: { $advanced }. Standard tile: { $standard }.
gaia-picture-told-step = step for { $ore } ore
gaia-picture-told-range = range { $range }
gaia-picture-told-project = Gaia project for { $power } power
gaia-picture-told-gaia-five = + 1 point for each Gaia planet
gaia-picture-told-boosters = Round boosters, free ones first
gaia-picture-told-rank = { $name } { $count } (+{ $points })

# The sheet, and the tracks alone
gaia-picture-own-vp = Points
gaia-picture-own-credits = Credits
gaia-picture-own-ore = Ore
gaia-picture-own-knowledge = Knowledge
gaia-picture-own-qic = QIC
gaia-picture-own-gaiaformer = Gaiaformers
gaia-picture-own-satellite = Satellites left
gaia-picture-own-space-station = Stations left
gaia-picture-faction = Terraforming and abilities
gaia-picture-told-next = { $track } to level { $level }: { $worth }
gaia-picture-alt-tracks = The six research tracks.
