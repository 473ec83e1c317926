# Table options of set-up
ti4-option-galaxy = Galaxy
ti4-choice-galaxy-dealt = at random
ti4-choice-galaxy-built = built by all, tile by tile
ti4-choice-galaxy-slices = slices and positions are drafted
ti4-write-galaxy = from a map string
ti4-written-galaxy = from a map string for { $seats } players
ti4-text-galaxy = Map string
ti4-warned-string-stacks = { $red } red and { $blue } blue tiles: by the rulebook { $dealt } are red.
ti4-warned-string-anomalies = Two anomalies touch: { $place } and { $beside }.
ti4-warned-string-wormholes = { $wormhole } twice side by side: { $place } and { $beside }.
ti4-option-factions = Factions
ti4-choice-factions-random = at random
ti4-choice-factions-chosen = everybody chooses in turn, of all
ti4-choice-factions-drafted = everybody chooses in turn, of three more than players
ti4-choice-factions-offered = each chooses from a few of their own

# Questions
ti4-ask-choose-faction = Which faction do you play?
ti4-ask-lay-red-tile = { $system } lies beside Mecatol Rex: where?
ti4-ask-lay-tile = Which of your system tiles lies where?
ti4-ask-draft = Draft: what do you take?
ti4-ask-take-piece = You have no { $kind } left for { $planet }: which one is taken off the board?
ti4-ask-integrated-economy = Integrated Economy on { $planet }: units for up to { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
}. What is made, and what pays for it?
ti4-step-integrated-economy = Integrated Economy on { $planet } ({ $resources }): { $count ->
    [0] produces nothing
   *[other] { $answer }
}
ti4-draws-choose-faction = This may hand out tiles or cards at once, for good.
ti4-draws-lay-tile = This may hand out cards at once, for good.
ti4-draws-draft = This may hand out cards at once, for good.
ti4-draws-integrated-economy = Where dice or cards may follow, it counts at once.

# Headings
ti4-group-at = In { $arg }
ti4-group-slice = Slice
ti4-group-position = Position at the table
ti4-group-faction = Faction
ti4-group-taken = Remove

# Options
ti4-each-choose-faction = { $faction }
ti4-each-lay-red-tile = { $place }
ti4-each-lay-tile = { $place }: { $system }
ti4-word-draft-slice = Slice { UPPER($slice) }: { $resources } resources, { $influence } influence ({ $tiles })
ti4-word-draft-position = { $position ->
    [1] Position 1, the speaker: home in { $place }
   *[other] Position { $position }: home in { $place }
}
ti4-word-draft-faction = { $faction }
ti4-each-take-piece = { $where }
ti4-word-produce-take = { $kind }, { $place }
ti4-word-integrated-economy-take = { $kind }, { $place }
ti4-word-integrated-economy-pay = { $arg }
ti4-each-integrated-economy = { $kind }{ $landed ->
    [0] {""}
   *[other] {" "}({ $where })
}

ti4-amount-start = at the start: { $what }

# What happens
ti4-event-chose-faction = { $seat } plays { $faction }
ti4-event-dealt-tiles = Everybody has drawn system tiles
ti4-event-starting-components = All have their starting units and technologies, and secret objectives to choose from
ti4-event-laid-tile = { $seat } lays { $system } in { $place }
ti4-event-drafted-slice = { $seat } takes slice { UPPER($slice) }: { $resources } resources, { $influence } influence ({ $tiles })
ti4-event-drafted-position = { $seat } takes position { $position }, with home in { $place }
ti4-event-seated = Clockwise, from the speaker { $seat }: { $seats }
ti4-event-docks-destroyed = { $seat } loses in { $place } ({ $system }), which is blockaded: { $count ->
    [one] 1 space dock
   *[other] { $count } space docks
}

# Refusals
ti4-illegal-budget = At most { $most } resources may be spent here; these units cost { $given }.
ti4-illegal-string-count = A map string has { $wanted } numbers; yours has { $given }. They are those of the rings, 6, 12 and 18, each from the top clockwise, with 0 where there is no tile.
ti4-illegal-string-centre = Mecatol Rex (18) lies in the centre, and nothing else: what stands first in braces is { $number }.
ti4-illegal-string-unknown = Number { $at }, for place { $place }: { $number } is no system tile of the base game.
ti4-illegal-string-mecatol = Number { $at }, for place { $place }: Mecatol Rex (18) lies in the centre. Leave it out, or write it first.
ti4-illegal-string-home = Number { $at }, for place { $place }: { $number } belongs to a faction, whose tile is laid by itself. Write 0 for home positions.
ti4-illegal-string-twice = Number { $at }, for place { $place }: tile { $number } is there twice; number { $first } is the same.
ti4-illegal-string-no-room = Number { $at }, for place { $place }: with { $players } players no system tile lies there, so { $number } has to be 0.
ti4-illegal-string-gap = Number { $at }, for place { $place }: with { $players } players a system tile lies there, and 0 is none.
ti4-option-length = Length of the game
ti4-choice-length-whole = whole
ti4-choice-length-short = a short first game for three: a small galaxy, 6 points, six rounds at most
