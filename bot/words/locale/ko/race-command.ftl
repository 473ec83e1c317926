race-name = 레이스 포 더 갤럭시
command-race = 레이스 포 더 갤럭시: 탐험하고 개발하고 정착하고 소비하고 생산합니다
