"""Signs of Eclipse's components."""

from __future__ import annotations

from images.eclipse.art.icons import ICONS
from images.eclipse.signs import technology_signs
from rules.eclipse.components.technologies import TECHNOLOGIES


def test_each_technology_has_a_sign_of_what_it_does_that_can_be_drawn() -> None:
    for technology in TECHNOLOGIES.values():
        icons = [sign for sign in technology_signs(technology) if sign.startswith("@")]
        assert icons
        assert all(sign[1:] in ICONS for sign in icons)
    assert technology_signs(TECHNOLOGIES["gluon-computer"]) == ["@computer", "+3"]
    assert technology_signs(TECHNOLOGIES["quantum-grid"]) == ["@disc", "+2"]
