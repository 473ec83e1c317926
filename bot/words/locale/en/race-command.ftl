race-name = Race for the Galaxy
command-race = Race for the Galaxy: explore, develop, settle, consume and produce
