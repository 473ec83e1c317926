# The reference of Gaia Project: chapters, what each thing is and does beyond its signs
gaia-chapter-faction = Factions
gaia-chapter-structure = Structures
gaia-chapter-track = Research tracks
gaia-chapter-standard = Standard technology tiles
gaia-chapter-advanced = Advanced technology tiles
gaia-chapter-booster = Round boosters
gaia-chapter-token = Federation tokens
gaia-chapter-board-action = Power and QIC actions
gaia-chapter-round-tile = Round scoring
gaia-chapter-final-tile = Final scoring
gaia-chapter-planet = Planets
gaia-chapter-resource = Goods and power
gaia-chapter-turn = Actions

gaia-reference-home = Home: { $planet }
gaia-reference-homes = Home of { $names }
gaia-reference-start = Begins with { $goods }; { $bowls }
gaia-reference-bowls = power tokens in bowl I { $one }, in bowl II { $two }
gaia-reference-research = Begins on level 1 of { $track }
gaia-reference-ability = Ability
gaia-reference-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}{ $ore ->
    [0] {""}
   *[other] {" "}({ $ore } ore)
}: { $planets }
gaia-reference-unusual = unlike most
gaia-reference-held = with { $names }

# What a faction can from the start
gaia-ability-terrans = In the gaia phase your power tokens go from the gaia area to bowl II, not to bowl I.
gaia-ability-lantids = May build mines on planets of others, beside their structure, without terraforming. They cannot be upgraded and count for no planet type and no gaia planet.
gaia-ability-xenos = Places a third mine in the set-up, after all others.
gaia-ability-gleens = Gets ore in place of QIC until the action academy stands. A gaia planet costs 1 ore in place of 1 QIC, and a mine on one brings 2 VP more.
gaia-ability-taklons = The brainstone is a power token that is worth 3 when power is spent. It begins in bowl I.
gaia-ability-ambas = No ability before the planetary institute.
gaia-ability-hadsch-hallas = No ability before the planetary institute.
gaia-ability-ivits = Begins with the planetary institute and no mines, placed last. Has one federation only, which grows: each further token takes 7 more in value. Satellites cost a QIC each.
gaia-ability-geodens = No ability before the planetary institute.
gaia-ability-baltaks = Free action: a gaiaformer to the gaia area for 1 QIC; it is back after the next gaia phase. Cannot advance in Navigation.
gaia-ability-firaks = No ability before the planetary institute.
gaia-ability-bescods = Special action: a level on your lowest research track. Institute and academies have changed places, and so have the incomes of trading stations and labs.
gaia-ability-nevlas = Free action: a power token from bowl III to the gaia area for 1 knowledge.
gaia-ability-itars = Tokens that you sacrifice in bowl II may go to the gaia area, not to the supply.

# The same on small cards
gaia-ability-short-terrans = Gaia area → bowl II, not I.
gaia-ability-short-lantids = May build mines on planets of others, without terraforming (no upgrade, no planet type).
gaia-ability-short-xenos = A third mine in the set-up.
gaia-ability-short-gleens = Ore in place of QIC until the action academy. Gaia planets: 1 ore, and 2 VP for the mine.
gaia-ability-short-taklons = The brainstone: a token worth 3 power.
gaia-ability-short-ambas = { gaia-ability-ambas }
gaia-ability-short-hadsch-hallas = { gaia-ability-hadsch-hallas }
gaia-ability-short-ivits = Begins with the institute, no mines. One federation, which grows by 7 a token; satellites cost QIC.
gaia-ability-short-geodens = { gaia-ability-geodens }
gaia-ability-short-baltaks = Free action: a gaiaformer rests for 1 QIC. No Navigation.
gaia-ability-short-firaks = { gaia-ability-firaks }
gaia-ability-short-bescods = Special action: advance on your lowest track. Institute and academies are swapped.
gaia-ability-short-nevlas = Free action: token of bowl III to the gaia area → 1 knowledge.
gaia-ability-short-itars = Sacrificed tokens may go to the gaia area.

# What its planetary institute brings besides its income
gaia-institute-terrans = Tokens that leave the gaia area also buy goods, as their power would in free actions.
gaia-institute-lantids = 2 knowledge for each mine on a planet of another.
gaia-institute-xenos = Federations take a value of 6, not 7. Income: a QIC, no power token.
gaia-institute-gleens = A federation token of its own: 2 credits, 1 ore, 1 knowledge.
gaia-institute-taklons = A new power token whenever you charge for what others build.
gaia-institute-ambas = Special action: the institute and one of your mines change places. Federations stay as they are.
gaia-institute-hadsch-hallas = Credits may take the place of power in free actions that bring goods.
gaia-institute-ivits = Special action: a space station in empty space in range: worth 1 in the federation, and range counts from it.
gaia-institute-geodens = 3 knowledge for the first mine on each new planet type.
gaia-institute-baltaks = May advance in Navigation.
gaia-institute-firaks = Special action: a research lab becomes a trading station (which counts as an upgrade), and you gain a level.
gaia-institute-bescods = Structures on titanium planets are worth 1 more power.
gaia-institute-nevlas = Each token in bowl III is 2 power when spent.
gaia-institute-itars = Gaia phase: 4 tokens of the gaia area buy a technology tile, as often as you like.

# The same in a few words, where many factions are compared: one line for both
gaia-ability-brief-terrans = Gaia area → bowl II
gaia-ability-brief-lantids = Mines on planets of others, no upgrades
gaia-ability-brief-xenos = Third mine in the set-up
gaia-ability-brief-gleens = Ore in place of QIC; gaia mine +2 VP
gaia-ability-brief-taklons = Brainstone: a token worth 3
gaia-ability-brief-ivits = Begins with the institute; one federation, which grows
gaia-ability-brief-baltaks = Gaiaformer → QIC; no Navigation
gaia-ability-brief-bescods = Action: lowest track +1
gaia-ability-brief-nevlas = Token of bowl III → 1 knowledge
gaia-ability-brief-itars = Sacrificed tokens → gaia area
gaia-institute-brief-terrans = gaia area’s tokens buy goods
gaia-institute-brief-lantids = 2 knowledge for each
gaia-institute-brief-xenos = federations of value 6
gaia-institute-brief-gleens = federation token
gaia-institute-brief-taklons = 1 token whenever you charge
gaia-institute-brief-ambas = action: it changes places with a mine
gaia-institute-brief-hadsch-hallas = credits in place of power in free actions
gaia-institute-brief-ivits = space stations
gaia-institute-brief-geodens = 3 knowledge for each new planet type
gaia-institute-brief-baltaks = Navigation allowed
gaia-institute-brief-firaks = action: lab → trading station, and a research level
gaia-institute-brief-bescods = titanium: structures worth 1 more
gaia-institute-brief-nevlas = each 2 power
gaia-institute-brief-itars = 4 tokens there → a technology tile

# Structures and pieces
gaia-name-structure-mine = Mine
gaia-name-structure-station = Trading station
gaia-name-structure-lab = Research lab
gaia-name-structure-institute = Planetary institute
gaia-name-structure-academy-k = Knowledge academy
gaia-name-structure-academy-q = Action academy
gaia-name-structure-gaiaformer = Gaiaformer
gaia-name-structure-satellite = Satellite
gaia-name-structure-space-station = Space station
gaia-about-structure-mine = Power value 1. The only structure that is built on an empty planet; terraforming is paid on top.
gaia-about-structure-station = Power value 2. Built from a mine. 3 credits more where no opponent’s structure stands within two hexes.
gaia-about-structure-lab = Power value 2. Built from a trading station; brings a technology tile.
gaia-about-structure-institute = Power value 3. Built from a trading station; unlocks the ability of the faction board.
gaia-about-structure-academy-k = Power value 3. Built from a research lab; brings a technology tile.
gaia-about-structure-academy-q = Power value 3. Built from a research lab; brings a technology tile and a special action.
gaia-about-structure-gaiaformer = Starts a gaia project on a transdim planet. You have one for each of levels 1, 3 and 4 of Gaia Project, and it is back when you build a mine there.
gaia-about-structure-satellite = Links the planets of a federation through empty space, for a power token each. Each player may have one in a hex.
gaia-about-structure-space-station = Only Ivits have them: worth 1 in a federation, no colony. There are 6.

# Research tracks
gaia-about-track = A level costs 4 knowledge, or comes with a technology tile. Going from level 2 to 3 charges 3 power. Level 5 holds one player and takes a green federation token to turn over. At the end levels 3, 4 and 5 are worth 4 VP each.
gaia-about-track-terra = The ore for each terraforming step. Level 5: the federation token that lies there.
gaia-about-track-nav = Your basic range. Level 5: place the lost planet; it counts as a planet of yours with a mine.
gaia-about-track-int = QIC at once.
gaia-about-track-gaia = Gaiaformers, and the power tokens that a gaia project takes. Level 5: 4 VP, and 1 VP for each gaia planet.
gaia-about-track-eco = Income of credits, ore and power. Level 5: once, and the income ends.
gaia-about-track-sci = Income of knowledge. Level 5: 9 knowledge once, and the income ends.

# What holds for all of a chapter
gaia-about-standard = Taken with a research lab, an academy or the QIC action; nobody has one twice. One under a track brings a level there, the other three a level on any track.
gaia-about-advanced = Taken in place of a standard tile: you stand on level 4 or 5 of its track, turn a green federation token over, and cover one of your standard tiles, which counts no longer. Brings a level on any track.
gaia-about-booster = Yours for a round: its income, then its action or its points when you pass and give it back.
gaia-about-token = Taken when you form a federation; its goods come at once. The green side can be turned over once, for a fifth level or an advanced tile. The one of 12 VP is grey on both sides.
gaia-about-token-gleens = The token of the Gleens’ planetary institute; it counts as forming a federation.
gaia-about-board-action = Once a round for all players together, marked when somebody has used it.
gaia-about-round-tile = Points in its round, each time it happens.
gaia-about-final-tile = At the end of the game: 18, 12 and 6 VP for the first three; those who are tied share. With two players a neutral one is counted too.
gaia-name-final-tile-structure = most structures
gaia-name-final-tile-structure-fed = most structures in federations
gaia-name-final-tile-type = most planet types
gaia-name-final-tile-gaia = most gaia planets
gaia-name-final-tile-sector = most sectors
gaia-name-final-tile-satellite = most satellites

# Planets that are nobody’s home
gaia-about-planet-gaia = Anybody’s, without terraforming, for 1 QIC besides the mine (Gleens: 1 ore).
gaia-about-planet-transdim = Nobody can build here. A gaia project makes it a gaia planet in the next gaia phase.
gaia-about-planet-lost = Placed by the one who reaches level 5 of Navigation. A planet type of its own with a mine that cannot be upgraded.

# Goods and power
gaia-name-resource-credits = Credits
gaia-name-resource-ore = Ore
gaia-name-resource-knowledge = Knowledge
gaia-name-resource-qic = QIC
gaia-name-resource-vp = VP
gaia-name-resource-power = Power
gaia-name-resource-tokens = Power tokens
gaia-name-resource-stone = Brainstone
gaia-about-resource-credits = At most 30. Pay for structures. Any 3 of credits, ore and knowledge are 1 VP at the end.
gaia-about-resource-ore = At most 15. Pays for structures and terraforming; 1 ore is 1 credit or 1 new power token.
gaia-about-resource-knowledge = At most 15. 4 buy a research level; 1 is 1 credit.
gaia-about-resource-qic = Adds 2 to your range, opens a gaia planet, pays QIC actions; 1 is 1 ore.
gaia-about-resource-vp = Everybody begins with 10; the most win.
gaia-about-resource-power = Charging moves tokens from bowl I to II, and when I is empty from II to III. Power is spent from bowl III; the tokens go back to I. Two in bowl II: sacrifice one to move the other to III.
gaia-about-resource-tokens = New ones go to bowl I. Gaia projects move them to the gaia area until the next gaia phase, satellites cost one each.
gaia-about-resource-stone = The Taklons’ own token: it moves as one, and is worth 3 power when spent.

# Actions
gaia-name-turn-mine = Build a mine
gaia-name-turn-gaia = Start a gaia project
gaia-name-turn-upgrade = Upgrade a structure
gaia-name-turn-federation = Form a federation
gaia-name-turn-research = Research
gaia-name-turn-board = Power and QIC actions
gaia-name-turn-special = Special actions
gaia-name-turn-free = Free actions
gaia-name-turn-pass = Pass
gaia-about-turn-mine = On an empty planet in range (1 QIC: +2), 2 credits and 1 ore, and ore for each terraforming step. Neighbours within two hexes may charge power.
gaia-about-turn-gaia = A gaiaformer to a transdim planet in range; the power tokens that your level takes go to the gaia area. From the next round on you can build a mine there.
gaia-about-turn-upgrade = One step at a time: mine, trading station, then planetary institute or research lab, and from a lab an academy. Neighbours may charge power.
gaia-about-turn-federation = Own structures worth 7 or more, linked with as few satellites as possible, a power token each. You take a federation token.
gaia-about-turn-research = 4 knowledge for one level on any track.
gaia-about-turn-board = The actions on the research board, each once a round for all players together.
gaia-about-turn-special = Actions of your own faction board, tiles and booster, each once a round, at no cost.
gaia-about-turn-free = Conversions, before or after your action, as often as you like: 4 power → 1 QIC, 3 power → 1 ore, 4 power → 1 knowledge, 1 power → 1 credit, 1 QIC → 1 ore, 1 knowledge → 1 credit, 1 ore → 1 credit or 1 power token. Sacrifice a token of bowl II to move another to III.
gaia-about-turn-pass = Take another round booster and give yours back, with its points. The first to pass begins the next round.

# For people who do not see the picture
gaia-reference-alt = Reference: { $chapters }.
