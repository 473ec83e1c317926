# Somebody's first game
guide-thread = First game of { $game }
guide-begun = **Your first game of { $game }** is ready: { $where }
    It is a private thread, just you and a computer. Go there and press *My turn*.
guide-start = **How to play here:** press **My turn**. Only you see what opens: a picture, what you are asked, a tip (💡) and your choices. Try things out and *Take back* as you like: nothing counts before **Confirm**. The computer answers at once.
guide-round = 🎓 **That was your first round.** You have seen how the game goes. Play on as long as you like: tips come with whatever is new, and the computer waits for you, even for days. Or close the table when you have seen enough, and open one with people in `/play`.
guide-over = 🎓 **Your first game is done, well played!** In `/play` you can open a table for others to join, or find an open one.

# Gaia Project: what the game is about, and what each question is about
gaia-tip-welcome = 🎓 **Welcome to Gaia Project.** You lead a people into space: settle planets, improve what you built, research, and join it all into federations. Nearly everything earns points, and after six rounds the most points win. Each round brings income; then you and the computer take turns, one action each, until both have passed. The factions are those the rulebook recommends for a first game.
gaia-tip-faction = Both suit a first game. Hadsch Hallas live well on many credits; Xenos begin with three mines instead of two and with the first step of Artificial Intelligence. Beside the name stands the type of your home planets: see on the map which lie better.
gaia-tip-settle = Your mines bring ore every round, and you can only reach planets near what you own. Choose a planet with many others close by, best near your opponent: trading stations are cheaper there, and building side by side charges power.
gaia-tip-booster = A booster gives you income each round or a special action, some also points, until you pass and swap it. Early on, plain goods (ore, credits, knowledge) never disappoint.
gaia-tip-income = Several gains touch your power, and their order matters. Take new tokens first, then charge: that way the new ones move up too.
gaia-tip-action-1 = One action per turn, for as many turns as you can pay. A good beginning is **Upgrade**: a mine to a trading station now (cheap beside an opponent), then that to a research lab next turn. **Build a mine** is never wrong either: look for few terraforming steps.
gaia-tip-action-2 = A research lab brings a technology tile and, with it, a step of research. Also look at the round's scoring tile on the scoring board: doing what it names brings points in this round only.
gaia-tip-action-3 = Short of something? **Power/QIC actions** turn charged power (bowl III) into ore, credits or knowledge, each only once a round for both of you, so the good ones go early. *Free actions* change one good into another before or after your action.
gaia-tip-action-4 = When nothing useful is left to pay for, **Pass**. You keep your goods, choose a new booster, and whoever passes first begins the next round.
gaia-tip-finish = Your action is made. You may still change goods, but mostly there is nothing to add: just press Confirm.
gaia-tip-mine = You may build here on better terms than usual. Take a planet that would otherwise be too far or too dear.
gaia-tip-tile = A technology tile stays with you for the whole game. One that lies under a research track also takes you a step up that track; with the others you choose the track. Early on, tiles with income pay back best.
gaia-tip-cover = The tile you cover no longer counts. Cover one that has done its work, such as one that gave goods once.
gaia-tip-advance = Every track helps in its own way: Terraforming makes planets cheaper, Navigation reaches farther, Artificial Intelligence gives QIC, Gaia Project gives gaiaformers, Economy and Science give income each round. At the end each step from the third on is worth 4 points, so climb two or three tracks rather than all.
gaia-tip-lost-planet = The top of Navigation: a planet of your own, wherever you put it within reach. Beside your other structures it also helps towards a federation.
gaia-tip-federate = A federation joins structures with a total value of 7 and earns a token with points and often goods. Each satellite costs a power token for good, so the first proposal, with few of them, is usually right.
gaia-tip-token = You get its points and goods at once. Take the goods you are short of. A green token can later be turned over for the fifth step of a track or an advanced tile.
gaia-tip-rescore = You get the points and goods of one of your tokens once more: take the one that gives you most now.
gaia-tip-space-station = A space station extends your reach and counts for your federation. Put it towards planets you want next.
gaia-tip-swap = Your institute and one of your mines change places; it may now be where a federation or your reach needs it.
gaia-tip-downgrade = The lab becomes a trading station and you take a step of research. Next time it can be upgraded to a lab again, with another tile.
gaia-tip-stone = The brainstone is worth three power when spent. Keep it moving towards bowl III.
gaia-tip-bowls = Tokens in bowl I are the least useful: let those go first. *Standing orders* can do so for you.
gaia-tip-charge = Somebody built near you, so you may charge power: tokens move from bowl I to II, then to III, where they can be spent. If it costs nothing, always take it; a point or two is fair early in the game.
gaia-tip-terran-goods = The tokens that come back from the gaia area buy goods: ore and knowledge for 3 and 4 power are mostly the best buy.
gaia-tip-itar-tile = Four tokens for a technology tile, with its research. Good when you have more tokens than you can charge anyway.

# Race for the Galaxy
race-tip-welcome = 🎓 **Welcome to Race for the Galaxy.** You build an empire of cards, worlds and developments, and everything is a card: you pay for one by discarding others. Each round both players choose an action in secret. The phases that somebody chose happen for **both**, and whoever chose one gets a bonus. When somebody has 12 cards in front of them, or the point chips are gone, the most points win.
race-tip-start = Keep what you can soon pay for, and what fits your start world: military with military, goods with powers that use them. The others you will not see again.
race-tip-actions-1 = What could your hand do now? A world you can pay for: **Settle**. A development: **Develop**. Nothing good: **Explore** for cards. Whatever the computer chooses will happen for you too.
race-tip-actions-2 = Guess along: if the computer is likely to settle, you can settle without choosing it, and choose something else yourself. Before you place a card, count: its price leaves your hand as well.
race-tip-actions-3 = Goods turn into cards and points. **Produce** puts goods on your production worlds. **Consume: Trade** sells one for 2 to 5 cards, the quickest way to a full hand. Consume powers make points of them; with **Consume: double points**, twice as many.
race-tip-actions-4 = From the middle on, think of the end: 12 cards end the game. Placing every round is quick; producing and consuming in turn earns chips. Look at the *Table* to see who is faster.
race-tip-explore = Keep a card you want to place soon. All others are only payment, and any card pays for one.
race-tip-develop = A development's power helps you for the rest of the game, from the next phase on. Early, cheap ones with a power you use every round are best. Those of cost 6 score at the end, if you have what they count.
race-tip-settle = Worlds bring goods, powers and points. Pay for ordinary ones with cards; a military world costs nothing if your Military is at least its defense.
race-tip-pay = Pay with cards you will hardly ever place: too dear, or not fitting the rest. Each counts one, whatever it says.
race-tip-limit = Ten cards may stay. Discard what you cannot pay for soon.
race-tip-trade = The kind decides the price: novelty 2, rare elements 3, genes 4, alien technology 5 cards; powers may add to it. Sell the dearest, unless a power of yours needs just that kind.
race-tip-consume = These powers turn goods into points and cards, and must be used while they can. Begin with the power that gives most for a good.
race-tip-goods = Spend goods that no other power of yours needs.
race-tip-hand-cards = Discard what you would not place anyway: here it becomes points.
race-tip-gamble = A card of the deck is turned over; it is yours if its cost or defense is your number. 2 is the most common.
race-tip-produce = Choose the power that acts first; powers that reward goods count better once the goods are there.
race-tip-windfall = A windfall world gets a good only when it is settled, or now. Choose the dearest kind, or the kind your powers use.
race-tip-colonists = A card of your hand for a good: worth it if the good sells for more, or scores.
