# Hub
ui-hub-title = ### Orrery
ui-hub-games = { $count ->
    [0] 참가 중인 게임이 없습니다. 테이블을 열거나 참가하세요.
    [1] 게임이 1개 있습니다.
   *[other] 게임이 { $count }개 있습니다. 나를 기다리는 것이 먼저 나옵니다.
}
ui-hub-tables = **이 서버의 열린 테이블**
ui-hub-seated = 앉은 사람: { $names }
ui-hub-new = 테이블 열기: 게임을 고르세요
ui-to-hub = 뒤로
ui-state-waits = **나를 기다리는 중**
ui-state-lobby = 시작 전
ui-state-running = 다른 사람을 기다리는 중
ui-state-over = 끝남
ui-state-abandoned = 중단됨
ui-settings = 설정
ui-settings-title = ### 설정: 언어와 알림
ui-language-auto = 언어: Discord 설정대로
ui-language-en = 언어: English
ui-language-ko = 언어: 한국어
ui-remind-hours = { $hours ->
    [0] 알림 없음
   *[other] { $hours }시간 뒤에 알림
}
ui-theme-dark = 그림: 어둡게
ui-theme-light = 그림: 밝게
ui-next = 다음 게임 ▶
ui-next-none = 나를 기다리는 다른 게임이 없습니다.
