parley-name = 팔리
command-parley = 팔리, 시험용 게임
