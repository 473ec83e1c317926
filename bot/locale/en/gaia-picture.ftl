# Pictures of Gaia Project
gaia-picture-title = Gaia Project
gaia-picture-set-up = Set-up
gaia-picture-round = Round { $round } of { $rounds }
gaia-picture-seat = Seat { $seat }
gaia-picture-asked = to act
gaia-picture-passed = passed

# The letter of a faction, on its structures and badges: every faction another
gaia-picture-letter-terrans = T
gaia-picture-letter-lantids = L
gaia-picture-letter-xenos = X
gaia-picture-letter-gleens = G
gaia-picture-letter-taklons = K
gaia-picture-letter-ambas = A
gaia-picture-letter-hadsch-hallas = H
gaia-picture-letter-ivits = V
gaia-picture-letter-geodens = D
gaia-picture-letter-baltaks = B
gaia-picture-letter-firaks = F
gaia-picture-letter-bescods = S
gaia-picture-letter-nevlas = N
gaia-picture-letter-itars = R

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

gaia-picture-structure-mine = Mine
gaia-picture-structure-station = Trading post
gaia-picture-structure-lab = Research lab
gaia-picture-structure-academy-k = Academy
gaia-picture-structure-academy-q = Academy (QIC)
gaia-picture-structure-institute = Institute
gaia-picture-structure-gaiaformer = Gaiaformer
gaia-picture-structure-space-station = Space station
gaia-picture-structure-satellite = Satellite

gaia-picture-good-vp = Points
gaia-picture-good-credits = Credits
gaia-picture-good-ore = Ore
gaia-picture-good-knowledge = Knowledge
gaia-picture-good-qic = QIC
gaia-picture-good-power = Power
