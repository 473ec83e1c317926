gaia-illegal-notation = “{ $line }”: 읽을 수 없습니다. 기록에 쓰인 대로 적거나, 잘 알려진 사이트의 표기(“build ts 3A2”, “up nav”, “pass booster4”)로 적어 주세요.
