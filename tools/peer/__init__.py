"""Records of other programs' games, fed to the kernel: one module of each game does the translating."""
