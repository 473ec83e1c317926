from hypothesis import settings

settings.register_profile("orrery", database=None, deadline=None, max_examples=60)
settings.load_profile("orrery")
