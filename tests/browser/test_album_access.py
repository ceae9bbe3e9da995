"""Accessibility of the album: axe-core finds nothing in any of its scenes, on a phone and on a desktop.

`PHAROS_TEST_BROWSER=all` judges every page and every kind of question, light and dark; `make test` a share.
"""

from __future__ import annotations

import pytest

from tests.browser.album import STRANGER, scenes
from tests.browser.conftest import NewPage
from tests.browser.depth import THOROUGH, share
from tests.browser.test_access import Judge

SCENES = {name: make for name, make in scenes() if name != STRANGER and not name.startswith("lesson-")}
SIZES = ((390, 844), (1280, 720))


@pytest.mark.parametrize("name", share(list(SCENES), 7, 45))
def test_axe_finds_nothing_in_a_scene_of_the_album(new_page: NewPage, name: str) -> None:
    page = new_page(path="/nowhere", width=390, height=844, plain=not THOROUGH)
    SCENES[name]()(page)
    page.wait_for_timeout(300)
    judge = Judge(page)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        judge.look(f"{name} at {width}")
    judge.verdict()
