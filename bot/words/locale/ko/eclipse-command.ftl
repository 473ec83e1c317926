eclipse-name = 이클립스
command-eclipse = 이클립스: 은하계를 탐험하고 기술을 연구하며 함대를 만들어 9라운드 동안 겨룹니다
