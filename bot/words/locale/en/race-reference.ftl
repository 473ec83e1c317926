# The reference of Race for the Galaxy: chapters, and what is said of things that are no cards
race-chapter-card = Cards
race-chapter-action = Action cards
race-chapter-phase = Phases
race-chapter-good = Goods
race-chapter-count = What is counted
race-chapter-tag = Keywords

race-about-action-explore5 = Explore takes place. You draw 5 cards more to choose from.
race-about-action-explore1 = Explore takes place. You draw 1 card more and keep 1 more.
race-about-action-develop = Develop takes place. Your development costs 1 card less.
race-about-action-settle = Settle takes place. You draw 1 card after you have placed a world.
race-about-action-trade = Consume takes place. Before it you sell a good for cards: novelty 2, rare 3, genes 4, alien 5.
race-about-action-double = Consume takes place. Points for goods count double for you.
race-about-action-produce = Produce takes place. You put a good on one of your empty windfall worlds.
race-about-action-develop2 = A second Develop phase, for two players with two actions each.
race-about-action-settle2 = A second Settle phase, for two players with two actions each.
race-about-phase-explore = I: everybody draws 2 cards and keeps 1.
race-about-phase-develop = II: everybody may place a development and discards as many cards as it costs. No development stands twice in a tableau.
race-about-phase-settle = III: everybody may place a world: pay for it in cards, or conquer a military world with Military of at least its defense.
race-about-phase-consume = IV: everybody’s consume powers must take goods, for points and cards.
race-about-phase-produce = V: each production world without a good gets one.
race-about-good = A kind of good. A good sells for { $cards } cards, besides what trade powers add.
race-about-tag = A word on cards that powers and 6-cost developments look for.
race-about-count-hand = Cards in hand pay for what you place. At the end of a round at most 10 stay.
race-about-count-goods = Goods lie on worlds, one on each, and are sold or consumed.
race-about-count-chips = Point chips for goods consumed. 12 for each player lie in the pool; the round in which they run out is the last.
race-about-count-military = The strength with which you conquer military worlds. Some of it counts only against some worlds.
race-about-count-tableau = Cards laid out before you. The round in which somebody has 12 is the last.
race-about-count-points = Points of your cards, chips, and what your 6-cost developments count. Ties: most cards in hand and goods.

# For people who do not see the picture
race-reference-alt = Reference: { $chapters }.
