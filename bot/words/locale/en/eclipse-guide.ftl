# Eclipse
eclipse-tip-welcome = 🎓 **Welcome to Eclipse.** Nine rounds long you explore a galaxy, settle its planets, research, and gather a fleet to take what is guarded. Every action and every sector takes an influence disc, and discs cost money each round: that is what you plan with. The most points after the last round win.
eclipse-tip-species = Terrans are the simplest: cheap trade and three moves. Aliens bend one rule each; the picture says which.
eclipse-tip-start-position = Far from the others you have more to explore in peace; beside one of them you meet soon. The galactic center is two steps from every place.
eclipse-tip-rotate = Wormholes decide whom you can reach, and who can reach you. One towards the galactic center is good for the end of the game.
eclipse-tip-action-1 = Begin with **Explore**: sectors bring points and population squares. The next upkeep may exceed what you produce while your money lasts.
eclipse-tip-action-2 = When your disc lies on a new sector, use **colony ships** at once (**Send colony ships**): each cube on a square raises production.
eclipse-tip-action-3 = **Research** what you need next: Improved Hull and Fusion Source to beat ancients, Advanced Robotics for a disc, Orbital for production.
eclipse-tip-action-4 = Ancients guard good sectors: destroy them first, all but Draco. **Upgrade** hull, energy and computers first, for all ships of a class.
eclipse-tip-action-5 = **Build** where your disc lies. Two or three ships go against ancients together, and one stays at home.
eclipse-tip-action-6 = **Move** in when the odds beside the move are good. Whoever fights draws reputation tiles of 1 to 4 points; whoever wins may take the sector.
eclipse-tip-action-7 = **Influence** takes discs off sectors that bring little, and turns up two colony ships that are used.
eclipse-tip-action-8 = **Pass** when another disc would cost more than it brings. Whoever passes first begins the next round.
eclipse-tip-reaction = You have passed, but may still react, for a disc each. It pays when somebody attacks you, and seldom otherwise.
eclipse-tip-anytime = Colony ships and trades cost no action. Settle squares of the resource you lack most, and keep enough money for upkeep.
eclipse-tip-end = Nothing more is open but colony ships and trade. End the turn when you have used what you want.
eclipse-tip-explore = You may explore once more with the same disc, or stop here.
eclipse-tip-place = A wormhole must join the sector to yours. Turn it to close a way to neighbours or open one for you. Discard it if it would be in your way.
eclipse-tip-claim = A disc makes the sector yours, for points and for your colony ships. But each disc raises upkeep: a sector without squares can wait.
eclipse-tip-settle = Population settled now produces from the next upkeep on. Settle what you lack most; a ship that is kept can go elsewhere this round.
eclipse-tip-discovery = Two points are sure. Early on, money, technologies and ancient parts bring more; late, take the points.
eclipse-tip-ancient-technology = Take the one you would have to pay for next.
eclipse-tip-influence = Take discs off sectors you no longer need, or place one where nobody is yet. Even if you move none, two colony ships are turned up.
eclipse-tip-return-cube = A cube on a track hides its production again. The first choice is the one that loses least.
eclipse-tip-research = A second technology of the same category is cheaper than the first.
eclipse-tip-artifacts = Take what your next actions need: materials for ships, science for a technology, money for more actions.
eclipse-tip-upgrade = Parts go to all ships of a class, those on the map too. Energy comes first: without a better source hardly anything fits.
eclipse-tip-slot = A tile covers what is printed until it is returned. Behind each slot you see the energy left and the initiative afterwards.
eclipse-tip-build = Ships appear where your disc is. Cruisers carry more parts, interceptors are cheap. Orbitals and monoliths are for materials you can spare.
eclipse-tip-move = Each move takes one ship as far as its drives go. Enemy ships stop it unless enough of yours are there to pin them.
eclipse-tip-make-room = The tile with the fewest points is the one to give back.
eclipse-tip-activation = Ships destroyed before their turn roll no dice: put your own first, above all those that destroy. The first choice keeps the usual order.
eclipse-tip-engage = Retreating ships leave when next activated and can be hit until then. Whoever flees with all ships draws no reputation tile for fighting.
eclipse-tip-assign = Finish damaged ships first, and the large ones before the small. The first choice does that for all dice that are left.
eclipse-tip-stalemate = Nobody can fire any more: the attacker has to go.
eclipse-tip-bombard = A sector without population loses its disc to ships that stay there, and you may then place yours.
eclipse-tip-casualties = Destroy what would hurt most: advanced squares are harder to settle again.
eclipse-tip-reputation = Tiles are worth 1 to 4 points and stay secret. You keep one of those drawn; on a full track it takes the place of your least.
eclipse-tip-relations = An ambassador takes a place on the reputation track for production and a point in the end. Whoever attacks a partner is the traitor.
eclipse-tip-colonize = The last chance of the round: colony ships that are not used now come back unused.
eclipse-tip-pay = Trade first, if you can spare it. A sector given up loses its points and sends its population home, and that costs production.

# The way to what is open at any time
eclipse-open-anytime = { $ships ->
    [0] Trade …
    [one] Send a colony ship …
   *[other] Send colony ships ({ $ships }) …
}
eclipse-choose-anytime = Trade, diplomacy …
