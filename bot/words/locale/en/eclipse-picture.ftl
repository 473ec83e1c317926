# Pictures of Eclipse
eclipse-picture-title = Eclipse
eclipse-picture-set-up = Set-up
eclipse-picture-over = Game over
eclipse-picture-order-turns = In turn order from the top
eclipse-picture-round = Round { $round } of { $rounds }
eclipse-picture-ended = End of round { $round } of { $rounds }
eclipse-picture-seat = Seat { $seat }
eclipse-picture-asked = to act
eclipse-picture-passed = passed
eclipse-picture-first = begins
eclipse-picture-collapsed = collapsed
eclipse-picture-places = Where?
eclipse-picture-about = The marked sector
eclipse-picture-own = Around your sectors
eclipse-picture-zoom = Around { $sector }
eclipse-picture-place = How does it lie?
eclipse-picture-place-on = How does it lie on { $hex }?
eclipse-picture-way = { $tile }: joins { $joins }; open to { $opens }
eclipse-picture-opens-nowhere = nothing
eclipse-picture-nothing-drawn = No tile has been turned up
eclipse-picture-fits-nowhere = It fits nowhere

# Sectors in words
eclipse-picture-told-rolls = { $rolls }{ $damage ->
    [1] {""}
   *[other] {" "}for { $damage } damage each
}
eclipse-picture-told-points = { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}
eclipse-picture-told-disc = disc: { $name }
eclipse-picture-told-squares = squares: { $list }
eclipse-picture-told-advanced = advanced { $resource }
eclipse-picture-told-cubes = cubes: { $count }
eclipse-picture-told-fleet = { $name }: { $ships }
eclipse-picture-told-ancients = ancient ships: { $count }
eclipse-picture-told-defence = Galactic Center Defense System
eclipse-picture-told-discovery = discovery tile
eclipse-picture-told-orbital = orbital
eclipse-picture-told-monolith = monolith
eclipse-picture-told-artifact = artifact
eclipse-picture-told-explorable = Can be explored
eclipse-picture-told-wormholes = wormholes to { $list }
eclipse-picture-told-unexplored = unexplored
eclipse-picture-told-edges = half wormholes, by edge from the top clockwise: { $list }
eclipse-picture-told-no-connection = no wormholes

# Boards
eclipse-picture-no-board = No species chosen yet
eclipse-picture-blueprints = Blueprints
eclipse-picture-upgrade = Upgrade: { $left ->
    [0] no more parts
    [one] one more part
   *[other] { $left } more parts
}
eclipse-picture-placing = Where does it go: { $part }
eclipse-picture-supply = Technologies
eclipse-picture-owned = yours
eclipse-picture-category-military = Military
eclipse-picture-category-grid = Grid
eclipse-picture-category-nano = Nano
eclipse-picture-influence = Influence track: discs { $discs }, upkeep { $upkeep }, with the next disc { $next }
eclipse-picture-influence-over = Influence track: discs { $discs }
eclipse-picture-actions = Actions this round
eclipse-picture-population = Population tracks
eclipse-picture-technologies = Technologies: { $count }
eclipse-picture-reputation = Reputation track, and tiles kept
eclipse-picture-traitor = traitor
eclipse-picture-species = Species
eclipse-picture-terrans = { $count ->
    [one] Terran
   *[other] Terran ({ $count } boards)
}
eclipse-picture-power-technologies = begins with { $list }
eclipse-picture-power-draws = turns up two sectors and chooses one
eclipse-picture-power-peace = lives in peace with ancient ships
eclipse-picture-power-dies = its population dies without a roll
eclipse-picture-power-sectors = 1 point more for each own sector
eclipse-picture-power-ancients = 1 point for each ancient ship left
eclipse-picture-power-cruiser = begins with a cruiser
eclipse-picture-power-computers = ships have a computer and energy of their own, but fewer slots
eclipse-picture-power-cheap = ships and structures cost less
eclipse-picture-power-warships = ships have more initiative, energy and Gauss Shields
eclipse-picture-power-reputation = begins with { $count } reputation tiles

# Battles
eclipse-picture-battle = Battle
eclipse-picture-battle-in = Battle in { $sector }
eclipse-picture-no-battle = No battle is being fought
eclipse-picture-missiles = Missiles
eclipse-picture-engagement = Combat round { $round }
eclipse-picture-attacker = attacker
eclipse-picture-defender = defender
eclipse-picture-neutrals = Neutral ships
eclipse-picture-status-retreating = retreating
eclipse-picture-status-away = gone
eclipse-picture-status-dispersed = lost
eclipse-picture-destroyed = destroyed: { $count }
eclipse-picture-report-won = { $name } wins
eclipse-picture-damaged = damaged: { $ships }
eclipse-picture-report-damaged = { $count ->
    [one] damaged
   *[other] { $count } damaged
}
eclipse-picture-report-held = { $name } win, no attacker is left
eclipse-picture-report-drawn = Nobody wins
eclipse-picture-report-tiles = { $count ->
    [one] 1 reputation tile drawn
   *[other] { $count } reputation tiles drawn
}
eclipse-picture-report-left = left { $ships }
eclipse-picture-report-fled = retreated { $ships }
eclipse-picture-report-fled-to = retreated to { $sector }
eclipse-picture-report-lost = lost { $ships }
eclipse-picture-cubes-of = Population cubes: { $count }

# Points
eclipse-picture-scoring = Final points
eclipse-picture-scoring-now = If the game ended now
eclipse-picture-turned-up = Reputation tiles, turned up
eclipse-item-reputation = { $count ->
    [one] a tile of { $more }:
   *[other] { $count } tiles of { $more }:
}
eclipse-picture-part-reputation = Reputation
eclipse-picture-part-ambassadors = Ambassadors
eclipse-picture-part-sectors = Sectors
eclipse-picture-part-discoveries = Discoveries
eclipse-picture-part-monoliths = Monoliths
eclipse-picture-part-technologies = Technologies
eclipse-picture-part-species = Species
eclipse-picture-part-traitor = Traitor
eclipse-picture-tie = If tied: resources

# Signs in words
eclipse-picture-icon-energy = energy
eclipse-picture-icon-initiative = initiative
eclipse-picture-icon-movement = movement
eclipse-picture-icon-hull = hull
eclipse-picture-icon-computer = computer
eclipse-picture-icon-shield = shield
eclipse-picture-icon-cannon = dice of damage { $damage }
eclipse-picture-icon-missile = missiles of damage { $damage }
eclipse-picture-empty-slot = empty
eclipse-picture-told-blueprint = { $ship } ({ $cost } materials)
eclipse-picture-told-standing = points { $vp }, money { $money }, science { $science }, materials { $materials }, discs { $discs }, colony ships { $colony }
eclipse-picture-told-resources = money { $money } ({ $income }), science { $science } (+{ $research }), materials { $materials } (+{ $mined })
eclipse-picture-told-have = money { $money }, science { $science }, materials { $materials }
eclipse-picture-told-cubes-left = cubes on the tracks: money { $money }, science { $science }, materials { $materials }
eclipse-picture-told-colony = colony ships { $left } of { $all }, trade { $ratio }:1
eclipse-picture-told-reputation = reputation tiles: { $list }
eclipse-picture-told-ambassadors = ambassadors of { $list }
eclipse-picture-told-discoveries = discovery tiles kept: { $count }
eclipse-picture-told-ancient-parts = ancient parts: { $list }
eclipse-picture-told-graveyard = graveyard: { $list }
eclipse-picture-told-price = { $price } science instead of { $cost }
eclipse-picture-told-copies = { $count } left
eclipse-picture-told-action = { $action } ×{ $count }
eclipse-picture-action-explore = explore
eclipse-picture-action-influence = influence
eclipse-picture-action-research = research
eclipse-picture-action-upgrade = upgrade
eclipse-picture-action-build = build
eclipse-picture-action-move = move
eclipse-picture-told-outcome = { $slot }: energy { $energy }, initiative { $initiative }
eclipse-picture-told-parts = parts: { $list }
eclipse-picture-told-board = money { $money }, science { $science }, materials { $materials }, discs { $discs }, colony ships { $colony }, trade { $ratio }:1
eclipse-picture-told-hits = { $ship } { $number }: damage { $damage } of { $needed }
eclipse-picture-told-volley = { $name }, { $ship }{ eclipse-needed }: { $dice }

# Descriptions
eclipse-picture-alt-galaxy = The galaxy, { $stage }: { $sectors ->
    [one] 1 sector
   *[other] { $sectors } sectors
}. Points: { $list }.
eclipse-picture-alt-controlled = Sectors with discs: { $list }.
eclipse-picture-alt-asked = To act: { $names }.
eclipse-picture-alt-since = The galaxy with the numbers of the log: { $list }.
eclipse-picture-alt-no-marks = The galaxy; nothing happened on the map.
eclipse-picture-alt-places = A part of the galaxy for { $name }: { $count } hexes.
eclipse-picture-alt-choices = Choices: { $list }.
eclipse-picture-alt-marked = Marked: { $list }.
eclipse-picture-alt-zoom = Sector { $sector } and { $count } hexes around it.
eclipse-picture-alt-place = Tiles { $tiles } for { $hex }, in { $count } positions: { $list }.
eclipse-picture-alt-sheet = The board of { $name }, { $species }: { $resources }. Technologies: { $technologies }. Reputation tiles: { $reputation }. Ambassadors: { $ambassadors }.
eclipse-picture-alt-no-board = { $name } has no species yet.
eclipse-picture-alt-supply = The technologies that can be researched: { $count } kinds. { $name } has { $science } science.
eclipse-picture-alt-upgrade = The blueprints of { $name }: { $list }.
eclipse-picture-alt-battle = A battle in sector { $sector }: { $attacker } attacks { $defender }.
eclipse-picture-alt-battle-sector = Sector { $sector } with the ships and the population there.
eclipse-picture-alt-rolls = The dice show { $list }.
eclipse-picture-alt-scoring-over = The final points: { $list }.
eclipse-picture-alt-scoring-now = The points if the game ended now: { $list }.
eclipse-picture-alt-species = Boards side by side: { $list }.
eclipse-picture-alt-key = What the signs on the pictures mean.

# Key
eclipse-picture-key = Signs
eclipse-picture-key-sectors = Sectors
eclipse-picture-key-fleets = Fleets
eclipse-picture-key-goods = Goods and tiles
eclipse-picture-key-ships = Blueprints and battles
eclipse-picture-key-actions = Actions
eclipse-picture-key-categories = Technologies
eclipse-picture-means-explored = sector
eclipse-picture-means-owned = sector with a disc of this colour
eclipse-picture-means-unexplored = can be explored
eclipse-picture-means-half = half a wormhole
eclipse-picture-means-whole = wormhole, sectors connected
eclipse-picture-means-points = points of the sector
eclipse-picture-means-square = population square
eclipse-picture-means-square-advanced = advanced population square
eclipse-picture-means-cube-square = square with a population cube
eclipse-picture-means-squares-open = so many open squares
eclipse-picture-means-ancient = ancient ship
eclipse-picture-means-gcds = Galactic Center Defense System
eclipse-picture-means-discovery = discovery tile
eclipse-picture-board-disc = influence discs
eclipse-picture-board-trade = trade rate
eclipse-picture-means-artifact = artifact
eclipse-picture-means-monolith = monolith
eclipse-picture-means-orbital-square = orbital
eclipse-picture-means-marked = what is asked about
eclipse-picture-means-seat = player: by disc or ships
eclipse-picture-means-interceptor = interceptor
eclipse-picture-means-cruiser = cruiser
eclipse-picture-means-dreadnought = dreadnought
eclipse-picture-means-starbase = starbase
eclipse-picture-means-many = so many; where it is crowded, of all classes
eclipse-picture-means-money = money
eclipse-picture-means-science = science
eclipse-picture-means-materials = materials
eclipse-picture-means-square-money = money square
eclipse-picture-means-square-science = science square
eclipse-picture-means-square-materials = materials square
eclipse-picture-means-square-gray = square for any cube
eclipse-picture-means-advanced = the square before it is advanced
eclipse-picture-means-vp = points
eclipse-picture-means-disc = influence discs on the track
eclipse-picture-means-colony = colony ships
eclipse-picture-means-cube = population cube
eclipse-picture-means-orbital = orbital
eclipse-picture-means-reputation = reputation tile
eclipse-picture-means-ambassador = ambassador
eclipse-picture-means-traitor = traitor
eclipse-picture-means-graveyard = graveyard
eclipse-picture-means-energy = energy: made, used or left
eclipse-picture-means-initiative = initiative
eclipse-picture-means-movement = movement
eclipse-picture-means-hull = hull
eclipse-picture-means-computer = computer
eclipse-picture-means-shield = shield
eclipse-picture-means-cannon1 = cannon, damage 1
eclipse-picture-means-cannon2 = cannon, damage 2
eclipse-picture-means-cannon4 = cannon, damage 4
eclipse-picture-means-missile2 = missile, damage 2
eclipse-picture-means-slot = part printed on the board
eclipse-picture-means-slot-placed = part that was placed
eclipse-picture-means-slot-offered = slot to choose
eclipse-picture-means-drive = drive
eclipse-picture-means-missile = missiles
eclipse-picture-means-lost = destroyed or gone
eclipse-picture-means-wormhole = half a wormhole connects
eclipse-picture-means-bomb = destroys all population
eclipse-picture-means-explore = explore
eclipse-picture-means-influence = influence
eclipse-picture-means-research = research
eclipse-picture-means-upgrade = upgrade
eclipse-picture-means-build = build
eclipse-picture-means-move = move
eclipse-picture-means-military = military
eclipse-picture-means-grid = grid
eclipse-picture-means-nano = nano
eclipse-picture-means-trade = trade: so many of one for one of another
eclipse-picture-means-die1 = die of damage 1
eclipse-picture-means-die2 = die of damage 2
eclipse-picture-means-die4 = die of damage 4
