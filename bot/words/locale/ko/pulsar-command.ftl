pulsar-name = 펄서 2849
command-pulsar = 펄서 2849: 주사위를 나누어 가지고 성단을 탐사하며 펄서를 개발합니다
