# Hub
command-help = 시작하는 법, 차례를 하는 법, 규칙이 있는 곳
help-title = ### Orrery: 틈틈이 이어 하는 보드게임
help-lines-direct =
    - **시작:** `/play`에 내 게임과 기다리는 질문, 설정이 있습니다. 테이블을 열거나 컴퓨터와 하며 배우는 *첫 게임*을 시작하는 것은 서버에서 합니다.
    - **내 차례:** 차례가 오면 게임 스레드에서 알려 드립니다. 거기서 *내 차례*를 누르면 나만 보는 패널이 열립니다. 고르고, 살펴보고, *한 단계 취소*도 할 수 있습니다. 패널에 따로 적혀 있지 않으면 **확정**하기 전에는 아무것도 반영되지 않습니다.
    - **규칙:** 규칙에 어긋나는 수는 봇이 받지 않습니다. 패널의 *더보기 …*에서 *찾아보기*는 무엇이 어떤 일을 하는지 알려 줍니다. 찾는 선택지를 규칙이 막고 있을 때는 *왜 안 되나요?*도 거기에 나와 그 이유를 알려 줍니다.
    - **명령:** 여기서는 `/play`, `/help`, `/privacy`를 쓸 수 있습니다. `/{ $game } new`, `/{ $game } turn` 같은 게임 명령은 서버에서 입력하세요.
    - **게임:** { $games }.
help-lines =
    - **시작:** `/play`에 내 게임과 서버의 열린 테이블, 컴퓨터와 하며 배우는 *첫 게임*이 있습니다. 다른 사람과 하려면 `/{ $game } new` 또는 `/play`의 *테이블 열기 …*로 테이블을 여세요.
    - **내 차례:** 차례가 오면 게임 스레드에서 알려 드립니다. 거기서 *내 차례*를 누르거나 `/{ $game } turn`을 쓰면 나만 보는 패널이 열립니다. 고르고, 살펴보고, *한 단계 취소*도 할 수 있습니다. 패널에 따로 적혀 있지 않으면 **확정**하기 전에는 아무것도 반영되지 않습니다.
    - **규칙:** 규칙에 어긋나는 수는 봇이 받지 않습니다. 패널의 *더보기 …*에서 *찾아보기*는 무엇이 어떤 일을 하는지 알려 줍니다. 찾는 선택지를 규칙이 막고 있을 때는 *왜 안 되나요?*도 거기에 나와 그 이유를 알려 줍니다. `/{ $game } rules`에는 규칙 요약이 있습니다.
    - **자리를 비울 때:** *더보기 …*의 *내 자리*에서 다른 사람에게 대신 답해 달라고 부탁하거나 컴퓨터에 맡길 수 있습니다. 부탁받은 사람은 수락한 뒤에야 내 자리를 봅니다.
    - **게임:** { $games }. 위 설명은 서버에서 하는 모든 게임에 똑같이 적용됩니다.
ui-hub-title = ### Orrery
ui-hub-lost = { $table }: 관리자가 자리를 컴퓨터 플레이어에게 맡겼습니다. 관리자가 다시 돌려줄 수 있습니다.
ui-hub-games = { $count ->
    [0] 참가 중인 게임이 없습니다.{ $played ->
        [0] {" "}처음이신가요? 컴퓨터와 하는 첫 게임에서 천천히 방법을 익힐 수 있습니다.
       *[other] {""}
    }
   *[other] 게임이 { $count }개 있습니다.
}
ui-hub-over = **지난 게임**
ui-damaged = ⚠ `{ $id }`: 이 게임을 읽을 수 없습니다. 지워진 것은 아니니 봇 운영자에게 이 번호를 알려 주세요.
ui-hub-tables = **이 서버의 열린 테이블**
ui-hub-seated = 앉은 사람: { $names }
ui-hub-hours = { $hours ->
    [0] 나와 겹치는 시간이 없음
   *[other] 나와 겹치는 시간 하루 { $hours }시간
}
ui-hub-new = 테이블 열기 …
ui-state-lobby = 시작 전
ui-state-running = 다른 사람을 기다리는 중
ui-state-over = 끝남
ui-state-abandoned = 중단됨
ui-settings = 설정
ui-settings-title = ### 설정
ui-language = 언어
ui-language-auto = Discord 설정대로
ui-language-en = English
ui-language-ko = 한국어
ui-remind = 다시 알림
ui-remind-hours = { $hours ->
    [0] 없음
   *[other] { $hours }시간 뒤
}
ui-theme = 그림
ui-theme-dark = 어둡게
ui-theme-light = 밝게
ui-next = 다음 게임 ▶
ui-hub = 내 게임 목록
ui-next-waiting = 다음 게임 ({ $count }) ▶
ui-hub-waiting = { $count ->
    [0] { $games ->
        [1] 지금은 내가 할 일이 없습니다.
       *[other] 지금 내 차례인 게임은 없습니다.
    }
   *[other] { $games ->
        [1] **지금 내 차례입니다.**
       *[other] **내 차례인 게임 { $count }개** · 오래 기다린 것부터
    }
}
ui-hub-game = **{ $game }** · { $name }
ui-hub-guided = { $again ->
    [0] 첫 게임
   *[other] 다시 배우기
}
ui-hub-asked = ▶ **{ $ask }** · { $since }
ui-hub-asked-briefly = ▶ **{ $ask }**
ui-hub-until-briefly = { $time } 마감
ui-hub-since-briefly = { $time }부터
ui-hub-until = 내 제한 시간: { $until }까지
ui-hub-votes = 🗳️ **투표 { $count }개가 기다립니다** · *더보기 …*, *함께 정하기 …*
ui-hub-your-move = 내 차례
ui-hub-with = 상대: { $names }
ui-hub-others = { $names } 님을 기다리는 중
ui-hub-lobby = 시작 전 · { $players }{ $ready ->
    [0] {""}
   *[other] {" · "}**시작할 수 있습니다**
}
ui-hub-open = 열기
ui-hub-first = 첫 게임: 컴퓨터와 하며 배우기 …

# Refusals and announcements of lobbies
refusal-too-many-open = 이미 열어 둔 테이블이 { $most }개 있습니다. 먼저 그중 하나를 시작하거나 닫으세요.
refusal-no-private-threads = 이 채널에서는 비공개 스레드를 만들거나 그림을 올릴 권한이 없습니다. 관리자에게 요청하거나 다른 채널에서 해 보세요.
post-full = { $mention }: 테이블 **{ $name }** (`{ $id }`)의 자리가 모두 찼습니다. 시작할 수 있습니다.
post-full-over = -# { $status ->
    [lobby] 테이블 **{ $name }** (`{ $id }`)에 다시 빈자리가 생겼습니다.
    [abandoned] 테이블 **{ $name }** (`{ $id }`)은 닫혔습니다.
   *[other] 테이블 **{ $name }** (`{ $id }`)의 자리가 모두 차서 게임이 시작되었습니다.
}
post-expired = { $mention }: 테이블 **{ $name }** (`{ $id }`)에 { $days }일 동안 아무 일이 없어 닫았습니다. `/play`에서 새로 열 수 있습니다.
ui-hub-elsewhere = -# 새 테이블은 서버의 텍스트 채널에서 열 수 있습니다.
ui-hub-planned = { $filed ->
    [0] -# 📝 계획해 두었습니다
   *[other] -# ⏩ 계획해 두었습니다: 차례가 오면 저절로 실행됩니다
}
