# Calls: what a person is asked, in the thread of a table
call-line = -# **{ $table }** · { $line }
call-since = asked { $since }
call-alone = everybody waits for you only
call-answered = ✓ { $names }
call-answered-for = { $by } (for { $name })
call-gone = { $names }: no longer asked.
call-tables = { $count ->
    [0] Nothing this message called you for waits any more.
    [one] **A table waits for you**
   *[other] **{ $count } tables wait for you**
}
call-digest = { $count ->
    [0] Nothing this message called you for waits any more.
    [one] **Today a table waits for you**
   *[other] **Today { $count } tables wait for you**
}
call-elsewhere = { $mention }, { $count ->
    [one] a table waits for you.
   *[other] { $count } tables wait for you.
}
call-more = … and { $count } more.
post-next = { $mentions }: you are next.

# Settings of calls
ui-calls = When I am called
ui-calls-about = -# *When I am called*: pings that a game waits for you. Below it: a ping before that, and your pace in forecasts.
ui-calls-now = at once
ui-calls-now-about = You are pinged as soon as a game waits for you.
ui-calls-waking = in my hours only
ui-calls-waking-about = What comes outside your hours waits until they begin.
ui-calls-daily = one message a day, at { $hour }:00
ui-calls-daily-about = It lists the games that wait for you then. Nothing else pings you for them.
ui-also = Besides: nothing
ui-also-next = Besides: when I am next
ui-also-next-about = You are also pinged when the player before you begins, and told when all wait for you only.
ui-also-forecasts = Besides: my pace in forecasts
ui-also-forecasts-about = How fast you usually answer counts when others are told how long it is likely to take.
ui-mute = Calls of this table …
ui-mute-on = Mute this table
ui-mute-off = Let it call me again
ui-muted = 🔕 This table calls you no more, and reminds you of nothing. Its clock runs on.
ui-unmuted = 🔔 This table calls you when you are asked something.

# Forecasts
forecast-asked = -# Your move: likely { $at }
forecast-days = -# Likely to take about { $days ->
    [one] a day
   *[other] { $days } days
}, as fast as these people usually answer

# Webhooks: an address of one's own is told
hook-turn = Your turn at { $table }
hook-turn-text = { $game } waits for you.
hook-test = Orrery
hook-test-text = This address is told from now on when it is your turn.
hook-given-up = Your webhook at { $host } failed again and again, so it is told no more and its address is forgotten. Calls on Discord go on as before; set it again in `/play`, *Settings*.
ui-hook = Webhook …
ui-hook-title = ### Webhook
ui-hook-what = Whenever you are called on Discord, an address of your own is told too: that it is your turn, at which table, with a link to it, and nothing of what is hidden. It waits for your hours as calls do.
ui-hook-none = None is set.
ui-hook-known = Told is: **{ $kind }** at { $host }
ui-hook-set = Set an address …
ui-hook-drop = Forget the address
ui-hook-kind = What is there
ui-hook-kind-ntfy = ntfy
ui-hook-kind-gotify = Gotify
ui-hook-kind-json = A program that takes JSON
ui-hook-url = Its address, beginning with https://
ui-hook-example = https://ntfy.sh/a-topic-nobody-guesses
ui-hook-arrived = ✅ A message to try it arrived there.
ui-hook-not-arrived = ⚠️ A message to try it did not arrive there. The address is kept all the same; correct it or try again later. What is reached from a private network only, such as one at home, is never told.
refusal-hooks-off = Whoever hosts this bot has not switched webhooks on.
refusal-hook-address = That is no address that can be told: it begins with https://, has a name on the internet such as ntfy.sh, no user in it, and at most 400 characters.
refusal-hook-topic = For ntfy the address is that of a topic, such as https://ntfy.sh/a-topic-nobody-guesses.
refusal-hooks-too-often = You have set an address { $most } times within an hour. Wait a little before the next.
