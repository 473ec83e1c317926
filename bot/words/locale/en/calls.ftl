# Calls: what a person is asked, in the thread of a table
call-line = -# **{ $table }** · { $line }
call-since = asked { $since }
call-alone = everybody waits for you only
call-answered = ✓ { $names }
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
ui-calls-now = Call me at once
ui-calls-waking = Call me in my hours only
ui-calls-daily = One message a day, at { $hour }:00
ui-also = Also: nothing more
ui-also-next = Also: tell me when I am next, or the last
ui-also-forecasts = Also: count when I answer in forecasts
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
