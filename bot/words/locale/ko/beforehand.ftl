# 계획, 자동 진행, 모든 질문에 대한 자동 응답
ui-beforehand = 미리 정하기 …
ui-beforehand-title = ### 미리 정하기: 나 대신 할 답
ui-beforehand-plan = 다음 내 차례나 곧 나올 수 있는 질문에 한 번 답합니다.
ui-beforehand-never = 지금 나온 질문에 다음부터 계속 같은 답을 합니다.
ui-beforehand-orders = 나 대신 늘 할 답입니다. 이 테이블에서만, 또는 내 모든 게임에서.
ui-plan = 미리 계획하기
ui-plan-change = 내 계획 바꾸기
ui-plan-armed = { $filed ->
    [0] 📝 **계획**(먼저 물어봄)
   *[other] ⏩ **자동 진행 예정**
}: { $what }
ui-plan-armed-unseen = { $filed ->
    [0] 📝 **계획**(먼저 물어봄)
   *[other] ⏩ **자동 진행 예정**
}: 다음 차례에 { $count }단계
ui-plan-title = **미리 계획하기**: 나만 볼 수 있습니다
ui-plan-so-far = **내 계획** (저장됨, 아직 실행 전) · 실행될 내용:
ui-plan-before = 앞에 계획한 { $count }줄 생략
ui-plan-turn-note = 다음 내 차례를 계획합니다. 그때까지 다른 사람이 아무것도 하지 않는다고 보고, 그사이 달라진 것은 단계마다 확인합니다.
ui-plan-note = 앞으로 나올 수 있는 질문에 계획대로 답합니다. 계획에 없거나 더는 맞지 않는 것은 그때 물어봅니다. 라운드가 적힌 답은 그 라운드에, 나머지는 이번 라운드에만 유효합니다.
ui-plan-other = ▸ { $question }
ui-plan-others = 다른 질문 …
ui-plan-only = ▸ { $question } { $answer }
ui-plan-none = 지금은 더 계획할 것이 없습니다.
ui-plan-back = 한 단계 취소
ui-plan-clear = 계획 지우기
ui-plan-whole = 한 차례의 계획이 저장되었습니다. 내 차례가 올 때까지 여기에 남아 있습니다.
ui-plan-enough = 차례를 여기서 끝내도 됩니다.
ui-plan-changed = 그사이 일어난 일로 계획의 나머지는 할 수 없게 되었습니다: { $reason }
ui-plan-by-itself = 내 차례가 오면 자동으로 진행하기
ui-plan-file = { $count ->
    [0] 내 차례가 오면: 먼저 물어보기
   *[other] { $all ->
        [1] 내 차례가 오면: 전부 자동으로 진행하기
       *[other] 내 차례가 오면: 처음 { $count }단계만 자동으로 진행하기
    }
}
ui-plan-filed = ⏩ { $all ->
    [1] 내 차례가 오면 자동으로 진행합니다.
   *[other] 내 차례가 오면 처음 { $count }단계를 자동으로 진행합니다.
} 모든 단계를 그대로 할 수 있고 비용과 얻는 것이 계획과 같을 때만 그렇게 하며, 아니면 먼저 물어봅니다.
ui-take-over = 내 계획대로 하기
ui-plan-done = ⏩ **내 계획대로:** { $what }
ui-plan-turn-came = { JOSA($name, "이/가") } 진행했습니다. 이제 내 차례입니다.
ui-plan-turn-now = 내 차례입니다.
ui-plan-mine = 📝 **이번 차례의 내 계획**(아직 실행 전) · 실행될 내용:
ui-plan-drawn = ⏩ { $answer }: 바로 확정됩니다.
ui-plan-unknown = 그다음은 알 수 없어 계획할 수 없습니다.
ui-plan-at-once = ⏸️ { $answer }: 바로 확정되므로 직접 누르도록 남겨 둡니다.
ui-plan-unfit = ❌ 계획 중 { $count }단계는 더는 맞지 않습니다: { $reason }
ui-plan-stopped = 계획을 자동으로 진행하지 않았습니다. { $step }단계 때문입니다: { $reason }
ui-unfit-pick-unknown = 이제 고를 수 없습니다.
ui-unfit-not-asked = 그때 묻는 것이 달라졌습니다.
ui-unfit-plan-surprise = 비용이나 얻는 것이 계획과 다릅니다.
ui-unfit-plan-round = 다른 라운드가 시작되었습니다.
ui-unfit-plan-jump = 그 뒤에 게임을 되돌렸거나 바로잡았습니다.
refusal-plan-not-now = 지금은 미리 계획할 수 없습니다. 다음 차례 전에 정해져야 할 것이 있습니다.
ui-planned = -# 내 계획: { $answers }
ui-any-order = 이것을 물을 때마다
ui-any-choose = 이것을 물을 때마다 … (지금: 직접 선택)
ui-any-ask = 매번 물어보기
ui-any-default = 늘 게임의 기본값으로 (지금은 { $answer })
ui-any-default-means = -# 게임의 기본값은 아무도 답하지 않을 때 게임이 고르는 답이며, 상황에 따라 달라질 수 있습니다.
ui-any-default-short = 기본값
ui-any-always = 늘: { $answer }
ui-any-given = { $answer } · 질문 예: { $question }
ui-any-until = 언제까지?
ui-any-for-good = 계속
ui-any-round = 이번 라운드가 끝날 때까지
ui-any-attacked = 공격받을 때까지
ui-log-by-order = 내 자동 응답: { $order }
ui-log-by-default = 기본 자동 응답: { $order }
ui-log-by-plan = 내 계획대로
ui-notes = 내 메모장
ui-notebook-title = ### 내 메모장
ui-notebook-title-all = ### 공개된 메모장
ui-notebook-none = 아직 적은 것이 없습니다. 메모는 나만 볼 수 있고 기록에 남지 않습니다.
ui-notebook-nobody = 이 게임에 공개된 메모가 없습니다.
ui-notebook-private = 나만 볼 수 있습니다.
ui-notebook-shared = 게임이 끝나면 모두가 볼 수 있습니다.
ui-notebook-open = 모두가 볼 수 있습니다.
ui-notebook-by = **{ $name } 님의 메모장:**
ui-notebook-move = 기록 { $move }번에 메모
ui-notebook-game = 게임에 메모
ui-notebook-share = 끝난 뒤 공개
ui-notebook-publish = 모두에게 공개
ui-notebook-read = 메모장
ui-notebook-unshare = 나만 보기
ui-notebook-at = 기록 { $move }번:
ui-notebook-whole = 게임:
ui-notebook-field = 메모 (비우면 지워집니다)
refusal-notes-full = 메모가 이미 { $most }개 있습니다. 새로 적으려면 하나를 비우세요.

# Promises in deals
ui-promises = 약속
ui-promises-title = **약속**
ui-promises-binding = 약속은 구속력이 없고 강제되지도 않습니다. 두 사람 중 누구나 지울 수 있습니다.
ui-promises-none = 내가 했거나 받은 약속이 없습니다.
ui-promise = 약속하기 …
ui-promise-to = { $name }에게 약속하기 …
ui-promise-field = 약속할 내용
ui-promise-of = 🤝 **{ $name }** → **{ $receiver }**: { $text }
ui-promise-entry = { $name } → { $receiver }: { $text }
ui-promise-done = 끝난 약속 …
refusal-promise-empty = 약속에 적힌 말이 없습니다.
refusal-promises-full = 이미 약속이 { $most }개 있습니다. 하나를 지워야 더 할 수 있습니다.
