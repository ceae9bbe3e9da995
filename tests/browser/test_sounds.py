"""The sounds of the table, rendered offline: none clips, clicks or is drowned out by others."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from pharos.server.site import STATIC
from tests.browser.conftest import NewPage

PIECES = ("card", "deal", "age", "coin", "shield", "wonder", "pawn", "reveal", "ruin")
CALLS = ("turn", "nudge", "called", "over", "won", "lost")
TOGETHER = "card coin shield pawn wonder reveal ruin age deal"
"""More sounds than ever occur at once."""

# Peak level, level of the loudest 50 ms, and level at the end of a sound, in decibels at full volume.
RENDER = """async ([url, kind, names]) => {
  const rate = 44100;
  const audio = new OfflineAudioContext(1, rate * 2, rate);
  audio.resume = async () => undefined;
  globalThis.AudioContext = function () { return audio; };
  const {pieceSounds, sound} = await import(`${url}?${names}`);
  if (kind === "piece") pieceSounds(names.split(" "), 100); else sound(names, 100);
  const heard = (await audio.startRendering()).getChannelData(0);
  const decibels = (value) => 20 * Math.log10(Math.max(value, 1e-9));
  const span = rate / 20;
  let loudest = 0;
  for (let from = 0; from + span <= heard.length; from += span / 5) {
    let sum = 0;
    for (let n = from; n < from + span; n += 1) sum += heard[n] ** 2;
    loudest = Math.max(loudest, Math.sqrt(sum / span));
  }
  let last = heard.length - 1;
  while (last > 0 && Math.abs(heard[last]) < 1e-6) last -= 1;
  const peak = heard.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return {
    peak: decibels(peak),
    loudest: decibels(loudest),
    end: decibels(Math.abs(heard[last])),
    seconds: last / rate,
  };
}"""


def rendered(page: Page, kind: str, names: str) -> dict[str, Any]:
    """Returns the measured levels and the duration of a sound."""
    [file] = (STATIC / "assets").glob("sound-*.js")
    found: dict[str, Any] = page.evaluate(RENDER, [f"/assets/{file.name}", kind, names])
    return found


@pytest.mark.parametrize(("kind", "names", "level"), [("piece", PIECES, -27), ("call", CALLS, -17.5)])
def test_sounds_are_equally_loud(new_page: NewPage, kind: str, names: tuple[str, ...], level: float) -> None:
    page = new_page(plain=True, path="/nowhere")
    for name in names:
        found = rendered(page, kind, name)
        assert abs(found["loudest"] - level) < 3, (name, found)
        assert found["peak"] < -6, (name, found)
        assert found["end"] < -55, (name, found)
        assert 0.05 < found["seconds"] < 1.6, (name, found)


def test_sounds_together_do_not_clip(new_page: NewPage) -> None:
    page = new_page(plain=True, path="/nowhere")
    assert rendered(page, "piece", TOGETHER)["peak"] < -1
