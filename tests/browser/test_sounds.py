"""The sounds of the table, rendered offline: none clips, clicks, hurts or is drowned out by others."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from playwright.sync_api import Page

from pharos.server.site import STATIC
from tests.browser.conftest import NewPage

PIECES = ("card", "deal", "age", "coin", "shield", "wonder", "pawn", "reveal", "ruin")
CALLS = ("turn", "nudge", "called", "over", "won", "lost")
TOGETHER = "card coin shield pawn wonder reveal ruin age deal"
"""More sounds than ever occur at once."""

# Peak level, level of the loudest 50 ms, and level at the end of a sound, in decibels at full volume.
RENDER = """async ([url, kind, names, whole]) => {
  const rate = 44100;
  const audio = new OfflineAudioContext(1, rate * 2, rate);
  audio.resume = async () => undefined;
  globalThis.AudioContext = function () { return audio; };
  const {pieceSounds, sound} = await import(`${url}?${names}`);
  if (kind === "piece") pieceSounds(names.split(" "), 100); else sound(names, 100);
  const heard = (await audio.startRendering()).getChannelData(0);
  if (whole) return Array.from(heard);
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


RATE = 44_100


def samples(page: Page, kind: str, name: str) -> NDArray[np.float64]:
    """Returns a sound from its first to its last audible sample."""
    [file] = (STATIC / "assets").glob("sound-*.js")
    heard = np.array(page.evaluate(RENDER, [f"/assets/{file.name}", kind, name, True]))
    audible = np.nonzero(np.abs(heard) > 1e-5)[0]
    return heard[audible[0] : audible[-1] + 1]


def share(sound: NDArray[np.float64], low: float, high: float) -> float:
    """Returns the share of the power of a sound in a band of frequencies."""
    power = np.abs(np.fft.rfft(sound)) ** 2
    pitch = np.fft.rfftfreq(len(sound), 1 / RATE)
    return float(power[(pitch >= low) & (pitch < high)].sum() / power.sum())


def pitches(sound: NDArray[np.float64], most: int) -> list[float]:
    """Returns the strongest pitches of a sound, the lowest first; neighbors within 4% are one pitch."""
    power = np.abs(np.fft.rfft(sound, 1 << 17)) ** 2
    found: list[float] = []
    for index in np.argsort(power)[::-1][:4000]:
        pitch = float(index * RATE / (1 << 17))
        if pitch > 60 and all(abs(pitch / other - 1) > 0.04 for other in found):
            found.append(pitch)
        if len(found) == most:
            break
    return sorted(found)


@pytest.mark.parametrize(("kind", "names"), [("piece", PIECES), ("call", CALLS)])
def test_sounds_are_clean(new_page: NewPage, kind: str, names: tuple[str, ...]) -> None:
    """No click at either end, no offset, and little where the ear is most sensitive."""
    page = new_page(plain=True, path="/nowhere")
    for name in names:
        sound = samples(page, kind, name)
        loudest = float(np.abs(sound).max())
        assert max(abs(sound[0]), abs(sound[-1])) < 0.02 * loudest, name
        assert abs(float(sound.mean())) < 0.002 * loudest, name
        assert share(sound, 2000, 5000) < 0.5, name


def test_sounds_fit_their_pieces(new_page: NewPage) -> None:
    page = new_page(plain=True, path="/nowhere")
    heard = {name: samples(page, "piece", name) for name in PIECES}
    for name in ("card", "coin", "pawn", "shield", "reveal"):
        early = np.abs(heard[name][: int(0.02 * RATE)]).max()
        assert early > 0.5 * np.abs(heard[name]).max(), f"{name} begins at once"
    # A coin rings brightly, a shield low, and neither in tune.
    assert share(heard["coin"], 1200, 12_000) > 0.9
    assert share(heard["shield"], 100, 1200) > 0.9
    for name in ("coin", "shield"):
        tones = pitches(heard[name], 3)
        ratios = [tone / tones[0] for tone in tones[1:]]
        assert all(abs(ratio - round(ratio)) > 0.03 for ratio in ratios), (name, tones)
    assert len(heard["card"]) < 0.2 * RATE, "a card is a short rustle"


def test_victory_rises_and_defeat_falls(new_page: NewPage) -> None:
    page = new_page(plain=True, path="/nowhere")
    for name, kind, rises in (("won", "call", True), ("lost", "call", False), ("wonder", "piece", True)):
        sound = samples(page, kind, name)
        begins = pitches(
            sound[: int(0.2 * RATE)] if kind == "call" else sound[int(0.12 * RATE) : int(0.22 * RATE)], 1
        )
        ends = pitches(sound[-int(0.6 * RATE) :], 1)
        assert (ends[0] > begins[0]) is rises, (name, begins, ends)
