# 참고서의 세력: 세력 시트의 능력과 세력의 약속 어음에 관한 설명
ti4-chapter-faction-ability = 세력의 능력
ti4-reference-abilities = 능력
ti4-reference-technologies = 고유 기술
ti4-reference-units = 고유 유닛
ti4-reference-flagship = 기함
ti4-reference-note = 약속 어음
ti4-reference-open = { $names } 앞에 펼쳐져 있음

# 세력이 잘하는 것과 노릴 것
ti4-about-faction-arborec = 보병이 저절로 늘고 유닛도 만듭니다. 보병을 넓게 퍼뜨려 옆 행성을 차지하세요.
ti4-about-faction-letnev = 큰 함대를 거느리고 무역품으로 주사위를 다시 굴립니다. 무역품을 아껴 우주 전투에서 이기세요.
ti4-about-faction-saar = 우주 항만이 함께 움직이고, 행성을 얻을 때마다 무역품 1개를 받습니다. 고향 행성이 없어도 점수를 얻습니다.
ti4-about-faction-muaat = 전쟁 태양으로 시작해 그 자리에서 전투기를 만듭니다. 홀로 두지 말고 그 뒤에서 넓혀 가세요.
ti4-about-faction-hacan = 원자재가 가장 많고 누구와도 거래하며 무역의 부가 능력이 공짜입니다. 부유해져 필요한 것을 사세요.
ti4-about-faction-sol = 보병이 많고 라운드마다 지휘 토큰을 1개 더 받습니다. 일찍 행성을 넓게 차지하고 지키세요.
ti4-about-faction-creuss = 모든 웜홀이 이웃입니다. 아무도 예상하지 못한 곳을 치고 먼 곳에서 점수를 얻으세요.
ti4-about-faction-l1z1x = 강한 노급 전함이 지상 전투 라운드마다 폭격합니다. 남이 가진 행성을 빼앗으세요.
ti4-about-faction-mentak = 순양함과 구축함이 먼저 쏘고 부유한 이웃에게서 거둡니다. 순양함을 늘려 상인들 사이에 자리 잡으세요.
ti4-about-faction-naalu = 어떤 카드를 골라도 먼저 행동하고 전투기가 강합니다. 먼저 점수를 얻고 전투기를 늘리세요.
ti4-about-faction-nekro = 투표도 연구도 하지 않고 싸워서 남의 기술을 얻습니다. 일찍부터 여럿과 조금씩 싸우세요.
ti4-about-faction-sardakk = 모든 전투 굴림에 1을 더합니다. 보병을 늘려 싸우고 모자란 기술을 연구하세요.
ti4-about-faction-jolnar = 기술 4개로 시작하고 연구가 쉽지만 전투에 약합니다. 과학에서 앞서고 평화를 지키세요.
ti4-about-faction-winnu = 수호자 토큰에 영향력을 쓰지 않고 메카톨 렉스를 차지하면 바로 요새가 됩니다. 일찍 그곳으로 가세요.
ti4-about-faction-xxcha = 외교로 행성을 얻고 정책을 막을 수 있습니다. 평화롭게 키우고 영향력으로 투표를 이끄세요.
ti4-about-faction-yin = 적 보병을 내 편으로 만들고 작은 함선을 바쳐 반드시 타격을 줍니다. 모든 싸움을 비싸게 만드세요.
ti4-about-faction-yssaril = 행동 카드를 누구보다 많이, 제한 없이 가집니다. 카드를 모으며 기다렸다가 마지막에 움직이세요.

# 세력 시트의 능력
ti4-about-faction-ability-ambush = 우주 전투를 시작할 때 그곳의 내 순양함이나 구축함을 둘까지 골라 주사위를 하나씩 굴립니다. 그 공격값 이상이면 타격입니다.
ti4-about-faction-ability-analytical = 유닛 향상이 아닌 기술을 연구할 때 전제 조건 하나를 무시할 수 있습니다.
ti4-about-faction-ability-arbiters = 내 거래에서는 행동 카드도 주고받을 수 있습니다.
ti4-about-faction-ability-armada = 성계마다 함대 지원고보다 함선을 두 척 더 둘 수 있습니다.
ti4-about-faction-ability-assimilate = 내가 차지한 행성의 PDS와 우주 항만은 모두 내 것으로 바뀝니다.
ti4-about-faction-ability-blood-ties = 수호자 토큰을 치울 때 영향력 비용이 없습니다.
ti4-about-faction-ability-brilliant = 기술 카드의 부가 능력에 토큰을 쓸 때 대신 주요 능력을 쓸 수 있습니다.
ti4-about-faction-ability-crafty = 행동 카드를 몇 장이든 가질 수 있습니다. 무엇도 이를 막지 못합니다.
ti4-about-faction-ability-creuss-gate = 고향 성계가 게임판 밖에 있습니다. 그 자리에는 고향 성계가 아닌 관문이 있고, 그 δ 웜홀이 고향으로 이어집니다.
ti4-about-faction-ability-devotion = 우주 전투의 라운드가 끝날 때 그곳의 내 순양함이나 구축함 하나를 파괴하고, 내가 고른 상대 함선에 타격 하나를 줍니다.
ti4-about-faction-ability-foresight = 다른 플레이어가 내 함선이 있는 성계로 함선을 이동하면, 전략 지원고의 토큰 하나를 다른 플레이어의 함선이 없는 인접한 성계에 놓고 내 함선을 그곳으로 옮길 수 있습니다.
ti4-about-faction-ability-fragile = 내 전투 굴림의 결과가 1 낮아집니다.
ti4-about-faction-ability-galactic-threat = 투표하지 않습니다. 정책 단계마다 한 번 결과를 예측합니다. 맞으면 그 결과에 투표한 플레이어의 기술 하나를 얻습니다.
ti4-about-faction-ability-gashlai-physiology = 내 함선이 초신성을 지나갈 수 있습니다.
ti4-about-faction-ability-guild-ships = 이웃이 아닌 플레이어와도 거래할 수 있습니다.
ti4-about-faction-ability-harrow = 지상 전투의 라운드가 끝날 때마다 그 성계의 내 함선이 그 행성의 상대 육군을 폭격할 수 있습니다. 행성 방어막은 막습니다.
ti4-about-faction-ability-indoctrination = 지상 전투를 시작할 때 영향력 2를 소비해 그곳의 상대 보병 하나를 내 보병으로 바꿉니다.
ti4-about-faction-ability-masters-of-trade = 무역 카드의 부가 능력에 지휘 토큰 비용이 없습니다.
ti4-about-faction-ability-mitosis = 우주 항만이 보병을 생산하지 못합니다. 재정비 단계를 시작할 때 내 행성 하나에 보병 하나를 놓습니다.
ti4-about-faction-ability-munitions-reserves = 우주 전투의 라운드를 시작할 때 무역품 2개를 소비하면 그 라운드에 내 주사위를 원하는 만큼 다시 굴릴 수 있습니다.
ti4-about-faction-ability-nomadic = 고향 성계의 행성을 통제하지 않아도 목표를 득점할 수 있습니다.
ti4-about-faction-ability-orbital-drop = 행동으로 전략 지원고의 토큰 하나를 소비해 내 행성 하나에 보병 둘을 놓습니다.
ti4-about-faction-ability-peace-accords = 외교 카드의 주요 능력이나 부가 능력을 쓴 뒤, 내 행성에 인접한 성계에서 유닛이 없는 행성 하나를 통제할 수 있습니다. 메카톨 렉스는 안 됩니다.
ti4-about-faction-ability-pillage = 이웃이 무역품을 얻거나 거래한 뒤 무역품이 3개 이상이면 그 무역품이나 원자재 하나를 가져옵니다.
ti4-about-faction-ability-propagation = 기술을 연구하지 못합니다. 연구할 때마다 대신 지휘 토큰 세 개를 얻습니다.
ti4-about-faction-ability-quantum-entanglement = 나에게는 α나 β 웜홀이 있는 성계가 모두 서로 인접합니다. 무엇도 이를 막지 못합니다.
ti4-about-faction-ability-quash = 정책 카드가 공개될 때 전략 지원고의 토큰 하나를 소비해 그 카드를 버리고, 다음 카드에 투표하게 합니다.
ti4-about-faction-ability-reclamation = 메카톨 렉스의 통제를 얻은 작전 행동이 끝나면 그곳에 PDS 하나와 우주 항만 하나를 놓습니다.
ti4-about-faction-ability-scavenge = 행성의 통제를 얻을 때마다 무역품 하나를 얻습니다.
ti4-about-faction-ability-scheming = 행동 카드를 뽑을 때 한 장 더 뽑고, 한 장을 버립니다.
ti4-about-faction-ability-slipstream = 내 작전 행동에서 고향 성계나 α, β 웜홀이 있는 성계에서 떠나는 함선은 이동이 1 늘어납니다.
ti4-about-faction-ability-stall-tactics = 행동으로 행동 카드 한 장을 버립니다. 그것이 전부입니다.
ti4-about-faction-ability-star-forge = 행동으로 전략 지원고의 토큰 하나를 소비해 내 전쟁 태양이 있는 성계에 전투기 둘이나 구축함 하나를 놓습니다.
ti4-about-faction-ability-technological-singularity = 전투마다 한 번, 상대의 유닛이 파괴된 뒤 상대가 가진 기술 하나를 얻을 수 있습니다.
ti4-about-faction-ability-telepathic = 전략 단계가 끝날 때 내 전략 카드에 0 토큰을 놓아 우선권이 가장 앞섭니다.
ti4-about-faction-ability-unrelenting = 내 전투 굴림의 결과가 1 높아집니다.
ti4-about-faction-ability-versatile = 재정비 단계에 지휘 토큰을 하나 더 얻습니다.

# 세력의 약속 어음
ti4-about-promissory-note-acquiescence = 전략 단계가 끝날 때 내 전략 카드 하나를 주인이 고른 카드와 바꿉니다. 쓴 뒤에는 주인에게 돌아갑니다.
ti4-about-promissory-note-antivirus = 전투를 시작할 때 펼쳐 놓습니다. 주인은 나에게 기술적 특이점을 쓸 수 없습니다. 내가 주인의 유닛이 있는 성계를 활성화하면 주인에게 돌아갑니다.
ti4-about-promissory-note-creuss-iff = 내 차례를 시작할 때 주인의 α 또는 β 웜홀 토큰 하나를 내 행성이 있는 성계나 다른 플레이어의 함선이 없는 고향 성계 밖의 성계에 놓습니다. 쓴 뒤에는 주인에게 돌아갑니다.
ti4-about-promissory-note-cybernetic-enhancements = 내 차례를 시작할 때 주인은 전략 지원고의 토큰 하나를 잃고, 나는 내 전략 지원고에 하나를 얻습니다. 쓴 뒤에는 주인에게 돌아갑니다.
ti4-about-promissory-note-fires-of-the-gashlai = 행동: 주인은 함대 지원고의 토큰 하나를 잃고, 나는 내 전쟁 태양 기술을 얻습니다. 쓴 뒤에는 주인에게 돌아갑니다.
ti4-about-promissory-note-gift-of-prescience = 전략 단계가 끝날 때 주인의 0 토큰과 함께 펼쳐 놓습니다. 내 우선권이 가장 앞서고 주인은 정신 감응을 쓸 수 없습니다. 재정비 단계가 끝나면 주인에게 돌아갑니다.
ti4-about-promissory-note-greyfire-mutagen = 성계가 활성화된 뒤: 그 작전 행동 동안 주인은 세력의 능력과 세력의 기술을 쓸 수 없습니다. 쓴 뒤에는 주인에게 돌아갑니다.
ti4-about-promissory-note-military-support = 주인의 차례가 시작될 때: 주인은 전략 지원고에 토큰이 있으면 하나를 잃고, 나는 내 행성 하나에 보병 둘을 놓을 수 있습니다. 쓴 뒤에는 주인에게 돌아갑니다.
ti4-about-promissory-note-political-favor = 정책 카드가 공개될 때: 주인은 전략 지원고의 토큰 하나를 잃습니다. 그 카드를 버리고 다음 카드에 투표합니다. 쓴 뒤에는 주인에게 돌아갑니다.
ti4-about-promissory-note-promise-of-protection = 행동으로 펼쳐 놓습니다. 주인은 나에게 노략질을 쓸 수 없습니다. 내가 주인의 유닛이 있는 성계를 활성화하면 주인에게 돌아갑니다.
ti4-about-promissory-note-raghs-call = 내가 행성에 강하한 뒤: 그 행성에 있는 주인의 육군이 모두 주인의 다른 행성으로 떠납니다. 쓴 뒤에는 주인에게 돌아갑니다.
ti4-about-promissory-note-research-agreement = 주인이 세력의 것이 아닌 기술을 연구한 뒤 그 기술을 나도 얻습니다. 쓴 뒤에는 주인에게 돌아갑니다.
ti4-about-promissory-note-spy-net = 내 차례를 시작할 때 주인의 행동 카드를 보고 한 장 가져옵니다. 쓴 뒤에는 주인에게 돌아갑니다.
ti4-about-promissory-note-stymie = 행동으로 펼쳐 놓습니다. 고향 성계 밖에서 내 유닛이 있는 성계와 그에 인접한 성계에서는 주인이 생산할 수 없습니다. 내가 주인의 유닛이 있는 성계를 활성화하면 주인에게 돌아갑니다.
ti4-about-promissory-note-tekklar-legion = 지상 전투를 시작할 때: 그 전투에서 내 전투 굴림의 결과가 1 높아지고, 주인과 싸운다면 주인의 결과는 1 낮아집니다. 쓴 뒤에는 주인에게 돌아갑니다.
ti4-about-promissory-note-trade-convoys = 행동으로 펼쳐 놓습니다. 이웃이 아닌 플레이어와도 거래할 수 있습니다. 내가 주인의 유닛이 있는 성계를 활성화하면 주인에게 돌아갑니다.
ti4-about-promissory-note-war-funding = 우주 전투의 라운드를 시작할 때: 주인은 무역품 2개를 잃고, 나는 그 라운드에 내 주사위를 원하는 만큼 다시 굴릴 수 있습니다. 쓴 뒤에는 주인에게 돌아갑니다.

# 세력 시트 그림
ti4-picture-powers = 이 세력의 능력
ti4-picture-power-silent = 지금은 효과 없음
ti4-picture-not-owned = 아직 없음
ti4-picture-copies = { JOSA($technology, "을/를") } 본뜸

# 시작 전 선택
ti4-picture-draft = 게임 시작 전
ti4-picture-draft-next = 다음
ti4-picture-draft-slices = 은하계 조각
ti4-picture-draft-positions = 앉는 자리
ti4-picture-draft-factions = 세력
