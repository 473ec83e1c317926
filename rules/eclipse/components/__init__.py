"""What lies in the box, by id: a file for each kind of component. The numbers stand in `rules/eclipse/data`.

Ids are lower case with hyphens: technologies `neutron-bombs`, parts `ion-cannon`, ships `interceptor`, species `planta`
or by colour `terran-union`, discoveries by what they give, sectors by their printed number `"101"`.
"""
