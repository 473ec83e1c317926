# 시작 전: 준비되었는지 묻기
ui-am-ready = 준비되었습니다
ui-not-now = 지금은 안 합니다
ui-ready-asked = **준비되셨나요?** 모두 준비되면 게임이 저절로 시작합니다. 답이 없는 분의 자리는 비워집니다: { $ends }
ui-ready-yes = ✅ 준비됨
ui-ready-not = ⏳ 아직 답이 없음
ui-ready-waits = 테이블 **{ $name }** (`{ $id }`)의 다른 분들에게 준비되었는지 묻고 있습니다. 모두 준비되면 게임이 저절로 시작합니다.
post-ready = { $mentions }: 테이블 **{ $name }** (`{ $id }`)에 앉은 지 시간이 꽤 지났습니다. 준비되셨나요? 모두 준비되면 게임이 시작하고, 답이 없는 분의 자리는 비워집니다: { $ends }
post-unready-silent = { $mention }: { $names } 님이 준비되었는지 답하지 않아 테이블 **{ $name }** (`{ $id }`)의 자리가 비었습니다. 그대로 시작하거나 다른 분을 기다리세요.
post-unready-left = { $mention }: { $names } 님이 테이블 **{ $name }** (`{ $id }`)에서 일어나 게임이 저절로 시작하지 않습니다. 알맞은 때에 *시작*을 누르세요.
refusal-not-asked-ready = 지금은 준비되었는지 묻고 있지 않습니다.
