# Turns that are planned while others are to move, and orders for any kind of question
ui-ahead = Plan my turn
ui-ahead-title = **Plan my turn**: only you see it, and nothing of it counts yet
ui-ahead-so-far = **Your plan**
ui-ahead-note = As if nobody did anything until your turn. What has changed by then is checked step by step.
ui-ahead-whole = That is a whole turn. It waits here until yours comes.
ui-ahead-enough = The turn may end here.
ui-ahead-changed = What has happened since takes away the rest of your plan: { $reason }
ui-ahead-back = Take back
ui-ahead-clear = Clear the plan
ui-ahead-by-itself = Played by itself when my turn comes
ui-ahead-file = { $count ->
    [0] Ask me first when my turn comes
   *[other] { $all ->
        [1] Play all of it by itself
       *[other] { $count ->
            [one] Play only the first step by itself
           *[other] Play only the first { $count } steps by itself
        }
    }
}
ui-ahead-filed = ⏩ { $all ->
    [1] This is played by itself when your turn comes,
   *[other] { $count ->
        [one] The first step is played by itself when your turn comes,
       *[other] The first { $count } steps are played by themselves when your turn comes,
    }
} if each step is still possible, and costs and brings what it does here. Otherwise you are asked.
ui-take-over = Take my plan over
ui-plan-mine = 📝 **Your plan for this turn:**
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
refusal-plan-not-now = Your next turn cannot be planned now: it is your turn, or something must be decided or drawn before it.
ui-any-order = Whenever this is asked
ui-any-ask = Ask me each time
ui-any-default = Always the default, now: { $answer }
ui-any-default-short = the default
ui-any-always = Always: { $answer }
ui-any-given = { $question } { $answer }
ui-any-until = Until when?
ui-any-for-good = Always from now on
ui-any-round = Until the end of this round
ui-any-attacked = Until I am attacked
ui-log-by-order = by your order: { $order }
ui-log-by-plan = by your plan
ui-notes = My notebook
ui-notebook-title = ### My notebook
ui-notebook-none = Nothing written yet. Notes are yours alone and stand in no log.
ui-notebook-private = Only you read this.
ui-notebook-shared = When the game has ended, everybody may read this.
ui-notebook-by = **From the notebook of { $name }:**
ui-notebook-move = Note on move { $move }
ui-notebook-game = Note on the game
ui-notebook-share = Share after the end
ui-notebook-unshare = Keep to myself
ui-notebook-at = Move { $move }:
ui-notebook-whole = The game:
ui-notebook-field = Your note (empty: it goes)
refusal-notes-full = There are { $most } notes already. Empty one to write another.
