gaia-name = 가이아 프로젝트
command-gaia = 가이아 프로젝트: 여섯 라운드 동안 개척하고 연구하고 연방을 구축합니다
