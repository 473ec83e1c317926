# Calls: what a person is asked, in the thread of a table
call-line = -# **{ $table }** · { $line }
call-since = { $since }부터
call-alone = 모두가 내 선택만 기다립니다
call-answered = ✓ { $names } 선택 완료
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
post-next = { $mentions } 님, 다음 차례입니다.

# Settings of calls
ui-calls-now = 바로 알림
ui-calls-waking = 내 시간에만 알림
ui-calls-daily = 하루 한 번 { $hour }시에 알림
ui-also = 추가: 없음
ui-also-next = 추가: 내가 다음 차례이거나 마지막일 때 알림
ui-also-forecasts = 추가: 예상 시각에 내 응답 시간 반영
ui-mute = 이 테이블의 알림 …
ui-mute-on = 이 테이블 알림 끄기
ui-mute-off = 알림 다시 켜기
ui-muted = 🔕 이 테이블은 이제 알림을 보내지 않습니다. 제한 시간은 계속 흐릅니다.
ui-unmuted = 🔔 할 일이 있으면 이 테이블이 알림을 보냅니다.

# Forecasts
forecast-asked = -# 예상 차례: { $at }쯤
forecast-days = -# 예상 기간: 약 { $days }일 (이분들의 평소 응답 시간으로 계산)
