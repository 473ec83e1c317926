# Somebody's first game
guide-thread = { $name } · { $game }, { $again ->
    [0] first game
   *[other] with tips
}
guide-begun = { $again ->
        [0] **Your first game of { $game }** is ready
       *[other] **A game of { $game } with tips, once more,** is ready
    }: { $where }
    It is a private thread, with nobody but you and { $computers ->
        [one] a computer
       *[other] { $computers } computers
    }. Go there and press *My turn*.
guide-start = **How to play here:** press **My turn**. Only you see what opens: a tip (💡), a picture, what you are asked and your choices. Try things out and *Undo step* as you like: nothing counts before **Confirm**, unless the panel says beforehand that an answer counts at once. The computer answers at once.
guide-round = 🎓 **That was your first round.** Play on as long as you like, or close the table under *More …*: `/play` opens one with people.
guide-over = 🎓 **{ $again ->
    [0] Your first game is done, well played!
   *[other] Well played!
}** Play once more below, or with people: *My games*.
guide-to-end = How it ended
ui-first = Play once more
guide-lobby = -# 💡 New to it? *More …* → *My first game* gives you tips with each question. *First game* in `/play` shows you how against computers.
guide-learning = 🎓 with tips
ui-learn = My first game: with tips
ui-learn-done = 🎓 Your panel has tips (💡) from now on.
ui-unlearn = Without tips
ui-unlearn-done = Your panel has no tips any more.
