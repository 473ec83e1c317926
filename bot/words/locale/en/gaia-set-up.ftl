# A start that is written down
gaia-option-start = Map and tiles
gaia-choice-start-no = laid by the options above
gaia-write-start = as written down
gaia-written-start = as written down, for { $seats } players
gaia-text-start = Map and tiles
gaia-warned-start-touching = Two planets of one type lie side by side.
gaia-illegal-start-word = { $word } is none of the words that a map is written in. Change what stands in the example.
gaia-illegal-start-tile = Sector tile { $tile }: there is none, or it lies there already with one of its sides.
gaia-illegal-start-map = The sector tiles lie in none of the shapes of the rulebook: seven for two players, ten for three or four, eight for three.
gaia-illegal-start-part = { $part }: this part lacks, has another number of tiles, or one that is none of these or is there twice.
gaia-illegal-start-boosters = There are three boosters more than players: five, six or seven.
