"""Cards of Race for the Galaxy: alone, in hands and tableaus, with their powers in signs and words."""
