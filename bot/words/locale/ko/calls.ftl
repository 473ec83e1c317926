# Calls: what a person is asked, in the thread of a table
call-line = -# **{ $table }** · { $line }
call-since = { $since }부터
call-alone = 모두가 내 선택만 기다립니다
call-answered = ✓ 답했습니다: { $names }
call-answered-for = { $by }({ $name } 대신)
call-gone = { $names }: 지금은 차례가 아닙니다.
call-tables = { $count ->
    [0] 이 메시지에서 알린 테이블은 이제 기다리지 않습니다.
   *[other] **테이블 { $count }개가 기다립니다**
}
call-digest = { $count ->
    [0] 이 메시지에서 알린 테이블은 이제 기다리지 않습니다.
   *[other] **오늘 테이블 { $count }개가 기다립니다**
}
call-elsewhere = { $mention } 님, 테이블 { $count }개가 기다립니다.
call-more = … 그 밖에 { $count }개.
post-next = { ADDRESSED($mentions, "님") }, 다음 차례입니다.

# Settings of calls
ui-calls = 차례 알림
ui-calls-about = -# *차례 알림*: 게임이 나를 기다릴 때 언제 알릴지 정합니다. *그 밖의 설정*: 더 받을 알림과, 내 응답 시간을 예상에 쓸지 정합니다.
ui-calls-now = 바로
ui-calls-now-about = 게임이 나를 기다리면 곧바로 알려 드립니다.
ui-calls-waking = 내 시간에만
ui-calls-waking-about = 게임 시간이 아닐 때 생긴 일은 그 시간이 시작되면 알려 드립니다.
ui-calls-daily = 하루 한 번 { $hour }시
ui-calls-daily-about = 그때 기다리는 게임을 한꺼번에 알려 드립니다. 그 밖에는 알리지 않습니다.
ui-also = 그 밖의 설정: 없음
ui-also-next = 그 밖의 설정: 내가 다음 차례이거나 마지막일 때 알림
ui-also-next-about = 앞사람 차례가 되면 미리 알리고, 모두가 나만 기다릴 때도 알려 드립니다.
ui-also-forecasts = 그 밖의 설정: 예상 시각 계산에 내 응답 시간 사용
ui-also-forecasts-about = 언제쯤 차례가 올지 다른 분들께 알릴 때 내가 보통 얼마 만에 답하는지도 반영합니다.
ui-mute = 이 테이블의 알림 …
ui-mute-on = 이 테이블 알림 끄기
ui-mute-off = 알림 다시 켜기
ui-muted = 🔕 이 테이블은 이제 알림을 보내지 않습니다. 제한 시간은 계속 흐릅니다.
ui-unmuted = 🔔 할 일이 있으면 이 테이블이 알림을 보냅니다.

# Forecasts
forecast-asked = -# 내 차례 예상: { $at }쯤
forecast-days = -# 예상 기간: 약 { $days }일 (참가자들의 평소 응답 시간으로 계산)

# 웹훅: 내 주소로 알리기
hook-turn = { $table }: 내 차례
hook-turn-text = { JOSA($game, "이/가") } 기다립니다.
hook-test = Orrery
hook-test-text = 이제 내 차례가 되면 이 주소로 알립니다.
hook-given-up = { $host }의 웹훅이 거듭 실패해 더는 알리지 않고 주소를 지웠습니다. Discord 알림은 그대로입니다. `/play`의 *설정*에서 다시 정할 수 있습니다.
ui-hook = 웹훅 …
ui-hook-title = ### 웹훅
ui-hook-what = Discord에서 나를 부를 때마다 내 주소로도 알립니다. 내 차례라는 것과 테이블, 그 링크만 보내며 비공개 정보는 보내지 않습니다. 알림과 마찬가지로 내 시간을 따릅니다.
ui-hook-none = 정해 둔 주소가 없습니다.
ui-hook-known = 알리는 곳: { $host }의 **{ $kind }**
ui-hook-set = 주소 정하기 …
ui-hook-drop = 주소 지우기
ui-hook-kind = 받는 쪽
ui-hook-kind-ntfy = ntfy
ui-hook-kind-gotify = Gotify
ui-hook-kind-json = JSON을 받는 프로그램
ui-hook-url = https://로 시작하는 주소
ui-hook-example = https://ntfy.sh/a-topic-nobody-guesses
ui-hook-arrived = ✅ 시험 메시지가 도착했습니다.
ui-hook-not-arrived = ⚠️ 시험 메시지가 도착하지 않았습니다. 주소는 그대로 두었으니 고치거나 나중에 다시 해 보세요. 집 안처럼 사설 네트워크에서만 닿는 주소에는 알리지 않습니다.
refusal-hooks-off = 이 봇을 운영하는 사람이 웹훅을 켜지 않았습니다.
refusal-hook-address = 알릴 수 있는 주소가 아닙니다. https://로 시작하고 ntfy.sh처럼 인터넷의 이름이어야 하며, 사용자 이름 없이 400자까지입니다.
refusal-hook-topic = ntfy 주소는 https://ntfy.sh/a-topic-nobody-guesses 같은 토픽의 주소여야 합니다.
refusal-hooks-too-often = 한 시간 안에 주소를 { $most }번 정했습니다. 잠시 뒤에 다시 해 주세요.
