"""Scenes and how they become pixels: surfaces, typeface, themes, the sky, caches."""
