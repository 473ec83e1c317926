"""What lies in the box of the base game, by id: a file for each kind of component. Numbers stand in `rules/ti4/data`.

Ids are lower case with hyphens, by the English names: planets `mecatol-rex`, units `war-sun`, technologies
`gravity-drive`. An upgraded unit is `cruiser-2`, and so is the technology that makes it. System tiles are their printed
numbers, `"18"`. What powers of factions and single technologies do are rules: here are only numbers and prerequisites.
"""
