# 정책 단계: 질문, 선택지, 일어난 일
ti4-phase-agenda = 정책 단계
ti4-name-action-agenda-phase = 정책 단계
ti4-option-votes = 정책 투표
ti4-choice-votes-all = 모두 투표
ti4-choice-votes-decided = 결과가 정해질 때까지
ti4-window-council = 정책에 답할 시간
ti4-ask-council = { $vote ->
    [no] { $agenda }: 무엇을 낼까요? 이번 단계에는 투표할 수 없습니다
   *[yes] { $agenda }: 무엇을 내고, 어떻게 투표할까요?
}
ti4-step-council = { $agenda }: { $count ->
    [0] 아무것도 내지 않고 투표하지 않음
   *[other] { $answer }
}
ti4-ask-cast-votes = { $agenda } 투표 차례입니다
ti4-ask-break-tie = { $agenda }: 표가 같아 결과가 정해지지 않았습니다. 정해 주세요
ti4-ask-elect-by-committee = { $agenda }: 위원회 구성으로 투표 없이 뽑을까요?
ti4-ask-place-agendas = 이 정책들을 어디에 둘까요?
ti4-choose-council = { $vote ->
    [no] 카드 내기 …
   *[yes] 카드, 또는 내 차례에 묻기 …
}
ti4-choose-council-vote = 영향력으로 투표할 행성 고르기 …
ti4-choose-cast-votes-vote = 영향력으로 투표할 행성 고르기 …
ti4-draws-council = 모두 답하면 확정됩니다.
ti4-draws-break-tie = 바로 확정될 수 있습니다.
ti4-draws-choose-system = 함선을 제거해야 할 수 있습니다. 바로 확정됩니다.
ti4-group-vote = 투표
ti4-group-exhaust = 소모할 행성
ti4-group-if = 조건
ti4-outcome = { $shape ->
    [target] { $target }
    [planet] { $planet }
    [law] { $law }
    [objective] { $objective }
   *[outcome] { $outcome }
}
ti4-each-council = { $action-card }{ ti4-played-on }
ti4-each-cast-votes = { $action-card }{ ti4-played-on }
ti4-word-council-vote = 투표: { ti4-outcome }
ti4-word-cast-votes-vote = 투표: { ti4-outcome }
ti4-word-council-exhaust = { $planet } 소모: { $votes }표
ti4-word-cast-votes-exhaust = { $planet } 소모: { $votes }표
ti4-word-council-if = 조건: { $condition }
ti4-word-cast-votes-if = 조건: { $condition }
ti4-each-break-tie = { ti4-outcome }
ti4-each-elect-by-committee = { $target }
ti4-name-elect-by-committee-hold = 투표하기
ti4-each-place-agendas = 위: { $above } · 아래: { $below }
ti4-name-above-none = –
ti4-name-below-none = –
ti4-name-outcome-for = 찬성
ti4-name-outcome-against = 반대
ti4-name-outcome-later = 내 차례에 묻기
ti4-name-condition-undecided = 그때까지 결과가 정해지지 않았을 때
ti4-name-condition-decides = 내 표로 앞서게 될 때
ti4-name-window-agenda-phase = 정책 단계가 시작될 때
ti4-name-window-agenda-when = 정책이 공개될 때
ti4-name-window-agenda-after = 정책이 공개된 뒤
ti4-name-window-voted = 내가 투표한 뒤
ti4-name-window-speaker-voted = 의장이 투표한 뒤
ti4-name-window-elected = 내가 선출되었을 때
ti4-illegal-vote-one-outcome = 결과 하나에 투표해 주세요.
ti4-illegal-vote-without-planets = 투표에는 행성이 필요합니다. 결과를 누른 뒤, 그 아래 목록에서 소모할 행성을 골라 주세요.
ti4-illegal-vote-without-outcome = 무엇에 투표할지 먼저 눌러 주세요.
ti4-illegal-vote-later-alone = 내 차례에 묻기로 하면 투표에 관한 것은 그때 정합니다.
ti4-illegal-vote-with-rider = 예측 카드를 내면 그 정책에는 투표할 수 없습니다. 카드가 취소되면 차례가 올 때 투표를 묻습니다.
ti4-illegal-vote-one-condition = 조건은 하나까지입니다.
ti4-event-agenda = 정책: { $agenda }
ti4-event-no-object = { $agenda ->
    [new-constitution] 효력이 있는 법이 없어
    [judicial-abolishment] 효력이 있는 법이 없어
    [miscount-disclosed] 효력이 있는 법이 없어
    [classified-document-leaks] 달성된 비밀 목표가 없어
   *[other] 해당하는 행성이 없어
} { JOSA($agenda, "이/가") } 버려졌습니다
ti4-event-looked-at-agendas = { JOSA($seat, "이/가") } 다음 정책 { $count }장을 보았습니다
ti4-event-saw-agendas = 나만 아는 일: 다음 정책은 { $agenda }
ti4-event-placed-agendas = { JOSA($seat, "이/가") } 정책을 되돌려 놓았습니다: 위에 { $above }장, 아래에 { $below }장
ti4-event-cannot-vote = { JOSA($seat, "은/는") } 투표할 수 없었습니다
ti4-event-abstained = { JOSA($seat, "은/는") } 투표하지 않았습니다
ti4-event-voted = { $seat }의 표 — { ti4-outcome }: { $votes }
ti4-event-more-votes = { $seat }의 추가 표 — { ti4-outcome }: { $votes }
ti4-event-decided = 결과가 정해져 더 투표하지 않았습니다
ti4-event-outcome = { $agenda }: { ti4-outcome }
ti4-event-broke-tie = { $seat }의 결정: { ti4-outcome }
ti4-event-committee = { JOSA($seat, "이/가") } 위원회 구성으로 { JOSA($target, "을/를") } 선출했습니다
ti4-event-predicted = { $seat }의 예측({ $card }): { ti4-outcome }
ti4-event-foretold = { $seat }의 예측이 맞았습니다: { $card }
ti4-event-repealed = { JOSA($law, "이/가") } 효력을 잃었습니다
ti4-about-action-agenda-phase = 수호자 토큰이 메카톨 렉스를 떠난 뒤부터 정책 두 장을 다룹니다. 정책마다 모두에게 카드와 투표를 한 번에 묻습니다. 행성을 소모해 영향력만큼 투표하고, 의장이 마지막에 투표하며 동점을 정합니다. 그 뒤 모든 행성을 준비 상태로 합니다.
