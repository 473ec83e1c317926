# Plans, premoves and orders for any kind of question
ui-beforehand = Decide beforehand …
ui-beforehand-title = ### Decide beforehand: what answers for you
ui-beforehand-plan = Your next turn, or a question that may come soon. It holds once.
ui-beforehand-never = What you are asked just now, from the next time on.
ui-beforehand-orders = What is always answered for you, here or in all your games.
ui-plan = Plan ahead
ui-plan-change = Change my plan
ui-plan-armed = { $filed ->
    [0] 📝 **Planned**, to be asked first
   *[other] ⏩ **Planned**, by itself
}: { $what }
ui-plan-armed-unseen = { $filed ->
    [0] 📝 **Planned**, to be asked first
   *[other] ⏩ **Planned**, by itself
}: { $count ->
    [one] one step of your next turn
   *[other] { $count } steps of your next turn
}
ui-plan-title = **Plan ahead**: only you see it
ui-plan-so-far = **Your plan** (saved, not played yet). What it will do:
ui-plan-before = { $count } lines of the plan before
ui-plan-turn-note = Your next turn, as if nobody did anything until then. What has changed by then is checked step by step.
ui-plan-note = The plan answers questions that may come. You are asked where it has no answer, or one that no longer fits. An answer is for this round, unless it names another.
ui-plan-other = ▸ { $question }
ui-plan-others = Other questions …
ui-plan-only = ▸ { $question } { $answer }
ui-plan-none = Nothing more can be planned now.
ui-plan-back = Undo step
ui-plan-clear = Clear the plan
ui-plan-whole = That is a whole turn, and saved. It waits here until yours comes.
ui-plan-enough = The turn may end here.
ui-plan-changed = What has happened since takes away the rest of your plan: { $reason }
ui-plan-by-itself = Played by itself when my turn comes
ui-plan-file = { $count ->
    [0] When my turn comes: ask me first
   *[other] { $all ->
        [1] When my turn comes: play all of it
       *[other] { $count ->
            [one] When my turn comes: play the first step
           *[other] When my turn comes: play the first { $count } steps
        }
    }
}
ui-plan-filed = ⏩ { $all ->
    [1] This is played by itself when your turn comes,
   *[other] { $count ->
        [one] The first step is played by itself when your turn comes,
       *[other] The first { $count } steps are played by themselves when your turn comes,
    }
} if each step is still possible, and costs and brings what it does here. Otherwise you are asked.
ui-take-over = Take my plan over
ui-plan-done = ⏩ **By your plan:** { $what }
ui-plan-turn-came = { $name } has moved: it is your turn.
ui-plan-turn-now = It is your turn.
ui-plan-mine = 📝 **Your plan for this turn** (not done yet). It comes to this:
ui-plan-drawn = ⏩ { $answer }: counts at once.
ui-plan-unknown = What comes after it cannot be known, nor planned.
ui-plan-at-once = ⏸️ { $answer }: counts at once, so it is left for you to press.
ui-plan-unfit = ❌ { $count ->
    [one] One step of your plan does not fit any more: { $reason }
   *[other] { $count } steps of your plan do not fit any more: { $reason }
}
ui-plan-stopped = Your plan was not played by itself, because of step { $step }: { $reason }
ui-unfit-pick-unknown = that cannot be chosen any more.
ui-unfit-not-asked = something else is asked there now.
ui-unfit-plan-surprise = it would cost or bring something else than planned.
ui-unfit-plan-round = another round has begun.
ui-unfit-plan-jump = the game went back or was corrected since.
refusal-plan-not-now = You cannot plan ahead now: something must be decided or drawn before your next turn.
ui-planned = -# Your plan: { $answers }
ui-any-order = Whenever this is asked
ui-any-choose = Whenever this is asked … (now: you choose)
ui-any-ask = Ask me each time
ui-any-default = Always the game’s default, now: { $answer }
ui-any-default-means = -# The game’s default is what it answers where nobody does. At another time it may be another answer.
ui-any-default-short = the default
ui-any-always = Always: { $answer }
ui-any-given = { $answer } · when asked, such as: { $question }
ui-any-until = Until when?
ui-any-for-good = Always from now on
ui-any-round = Until the end of this round
ui-any-attacked = Until I am attacked
ui-log-by-order = by your order: { $order }
ui-log-by-default = by default: { $order }
ui-log-by-plan = by your plan
ui-notes = My notebook
ui-notebook-title = ### My notebook
ui-notebook-title-all = ### Notes
ui-notebook-none = Nothing written yet. Only you read your notes; they are not in the log.
ui-notebook-nobody = Nobody has shared notes on this game.
ui-notebook-private = Only you read this.
ui-notebook-shared = When the game has ended, everybody may read this.
ui-notebook-open = Everybody may read this.
ui-notebook-by = **From the notebook of { $name }:**
ui-notebook-move = Note on move { $move }
ui-notebook-game = Note on the game
ui-notebook-share = Share after the end
ui-notebook-publish = Let everybody read it
ui-notebook-read = Notes
ui-notebook-unshare = Keep to myself
ui-notebook-at = Move { $move }:
ui-notebook-whole = The game:
ui-notebook-field = Your note (leave it empty to delete it)
refusal-notes-full = There are { $most } notes already. Empty one to write another.

# Promises in deals
ui-promises = Promises
ui-promises-title = **Promises**
ui-promises-binding = They bind nobody: nothing here is enforced. Either of the two may strike one out.
ui-promises-none = Nothing is promised to you or by you.
ui-promise = Promise something …
ui-promise-to = Promise { $name } something …
ui-promise-field = What you promise, in your own words
ui-promise-of = 🤝 **{ $name }** to **{ $receiver }**: { $text }
ui-promise-entry = { $name } to { $receiver }: { $text }
ui-promise-done = A promise is done with …
refusal-promise-empty = There is no word in that promise.
refusal-promises-full = You have { $most } promises open already. Strike one out to make another.
