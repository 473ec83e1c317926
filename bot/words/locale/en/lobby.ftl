# Before the start: who is asked whether they are ready
ui-am-ready = I am ready
ui-not-now = Not now
ui-ready-asked = **Ready?** The game begins by itself when everybody is. Whoever says nothing frees their seat { $ends }.
ui-ready-yes = ✅ ready
ui-ready-not = ⏳ not answered yet
ui-ready-waits = At table **{ $name }** (`{ $id }`) the others are asked whether they are ready. The game begins by itself when everybody is.
post-ready = { $mentions }: it is some time since you sat down at table **{ $name }** (`{ $id }`). Are you ready? The game begins when everybody is; whoever says nothing frees their seat { $ends }.
post-unready-silent = { $mention }: { $names } did not say whether they are ready and sits no more at table **{ $name }** (`{ $id }`). Start without them, or wait for others.
post-unready-left = { $mention }: { $names } got up from table **{ $name }** (`{ $id }`), so the game does not begin by itself. Press *Start* when it suits you.
refusal-not-asked-ready = Nobody is asked now whether they are ready.
