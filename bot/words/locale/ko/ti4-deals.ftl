# 약속 어음이 든 거래: 질문, 선택지, 일어난 일
ti4-name-note = 약속 어음
ti4-amount-note = 약속 어음 { $n }장
ti4-each-terms = { $shape ->
    [owner] { $owner }의 { $action-card }
    [held] { $action-card }
   *[none] { $what }
}
ti4-open-offers = 나에게 온 제안 ({ $offers })
ti4-beside-offers =
    -# { $target } · 주는 것: **{ $gives ->
        [0] 없음
        [1] { $give-rest }
        [2] { $by }의 { $give-note }
       *[other] { $give-rest }, { $by }의 { $give-note }
    }** / 받는 것: **{ $gets ->
        [0] 없음
        [1] { $get-rest }
        [2] { $owner }의 { $get-note }
       *[other] { $get-rest }, { $owner }의 { $get-note }
    }**
    { $promissory-note ->
        [none] {""}
       *[other] -# **{ $promissory-note }** – { $about-promissory-note }
    }
ti4-amount-dealt-note = { $what }
ti4-amount-dealt-cards = { $what }
ti4-word-counter = { $offers ->
    [1] 다른 조건 제안하기 …
   *[other] { $target }: 다른 조건 제안하기 …
}
ti4-name-window-activated = 내 유닛이 있는 성계가 활성화될 때
ti4-name-window-replenished = 원자재를 보충할 때
ti4-illegal-one-note = 한 거래에서 약속 어음은 각자 한 장까지 줄 수 있습니다.
ti4-event-offered-note = 두 사람만 아는 일: { JOSA($receiver, "이/가") } { $owner }의 { JOSA($action-card, "을/를") } 받는 제안입니다
ti4-event-gave-note = { JOSA($seat, "이/가") } { $target }에게 약속 어음을 주었습니다
ti4-event-gave-which-note = 두 사람만 아는 일: { JOSA($receiver, "이/가") } { $owner }의 { JOSA($action-card, "을/를") } 받았습니다
ti4-event-laid-open-note = { $owner }의 { JOSA($action-card, "이/가") } { $seat } 앞에 놓였습니다
ti4-event-took-back-note = { $owner }의 { JOSA($action-card, "이/가") } { JOSA($seat, "을/를") } 떠났습니다
ti4-event-took-back-note-paid = { $what } 잃음
ti4-event-used-note = { JOSA($seat, "이/가") } { $owner }의 { JOSA($action-card, "을/를") } 사용했습니다
ti4-picture-notes = 약속 어음
ti4-picture-note-of = { $note } ({ $owner })
ti4-picture-deals = 계약
ti4-picture-no-offers = 열린 제안이 없습니다.
ti4-picture-notes-held = 다른 사람의 약속 어음, 가진 사람별
ti4-picture-gives = { JOSA($name, "이/가") } 줌
ti4-picture-some-note = 약속 어음 한 장
ti4-picture-some-cards = 행동 카드 { $count }장
ti4-picture-note-held = { $note } · { $where ->
    [open] 펼쳐 놓음
   *[hand] 손에 있음
}
ti4-picture-notes-hidden = 손에 있는 어음 { $count }장
ti4-picture-notes-away = 다른 사람 손에: { $notes }
ti4-picture-alt-offers = 제안: { $list }
ti4-picture-alt-notes = 펼쳐진 약속 어음: { $list }
ti4-picture-part-support = 왕좌 지지

ti4-name-ceasefire = 휴전
ti4-name-political-secret = 정치적 비밀
ti4-name-support-for-the-throne = 왕좌 지지
ti4-name-trade-agreement = 무역 협정
ti4-about-promissory-note-ceasefire = 언제 쓸지는 '저절로 쓸 카드·능력'에서 정합니다. 주인이 내 유닛이 있는 성계를 활성화하면 그곳으로 아무것도 이동시키지 못합니다. 쓴 뒤에는 주인에게 돌아갑니다.
ti4-about-promissory-note-political-secret = 정책 카드가 공개될 때: 그 정책이 끝날 때까지 주인은 투표하거나 행동 카드를 내거나 세력의 능력을 쓸 수 없습니다. 쓴 뒤에는 주인에게 돌아갑니다.
ti4-about-promissory-note-support-for-the-throne = 받은 사람 앞에 펼쳐 놓으며 승점 1점입니다. 가진 사람이 주인의 유닛이 있는 성계를 활성화하거나 주인이 섬멸되면 주인에게 돌아가고 승점을 잃습니다.
ti4-about-promissory-note-trade-agreement = 쓰려면 '저절로 쓸 카드·능력'에서 정합니다. 주인이 원자재를 보충하면 그 전부를 무역품으로 받습니다. 쓴 뒤에는 주인에게 돌아갑니다.
ti4-option-promises = 계약에서 한 약속
ti4-choice-promises-two = 두 사람만 읽음
ti4-choice-promises-all = 모두가 읽음
