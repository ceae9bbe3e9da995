"""Every decision of Duel is made with its pieces: by pointer, touch and keyboard, on every screen."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import Page, expect

import pharos
from tests.browser.conftest import NewPage
from tests.browser.depth import THOROUGH, share
from tests.browser.player import begin, open_position, play_by_clicking, wait_until
from tests.browser.positions import VERBS, Position, positions, verb_of
from tests.browser.screen import FAULTS, faults

SCREENS = {
    "desk": {"width": 1280, "height": 720},
    "phone": {"width": 390, "height": 844},
    "lying": {"width": 844, "height": 390},
    "tablet": {"width": 768, "height": 1024},
}
KEYS = {
    "draft claim unbuild demolish": ("wonder:{0}",),
    "wonder raise": ("card:{1}", "wonder:{0}"),
    "build discard recruit destroy revive snake steal take play": ("card:{0}",),
    "prepare": ("card:{1}", "plot:{0}"),
    "progress library enki lock": ("token:{0}",),
    "begin": ("seat:{0}",),
    "place": ("god:{0}", "place:{1}"),
    "activate god order": ("god:{0}",),
    "mythology": ("deck:{0}",),
    "strike": ("slot:{0}",),
    "minerva": ("space:{0}",),
    "sink unleash": ("war:{0}",),
    "influence remove": ("chamber:{0}",),
    "move shift": ("chamber:{0}", "chamber:{1}"),
    "keep trigger": ("plot:{0}",),
    "swap": ("card:{0}", "card:{1}"),
    "conspire": ("plots",),
}
"""The pieces of a choice, in the order in which they are touched."""

LEAVES = {"god": "pantheon", "place": "pantheon", "deck": "pantheon", "chamber": "senate", "plots": "senate"}
"""On a phone the boards are tabs; in a turn the structure is in front."""

# Finds the piece with a key that a user would touch: the one of an opened board, or the only one.
FIND = """(key) => {
  document.querySelectorAll("[data-target]").forEach((one) => one.removeAttribute("data-target"));
  const seen = (one) => one.offsetParent !== null;
  const all = [...document.querySelectorAll(`[data-key="${key}"]`)].filter(seen);
  const node = ["[data-opened] *", "[data-may]", "*"].map((place) => all.find((one) => one.matches(place)))
    .find(Boolean);
  if (!node) return false;
  node.dataset.target = "";
  node.scrollIntoView({block: "nearest", inline: "nearest"});
  return true;
}"""
NUMBER = "() => Number(document.querySelector('.table')?.dataset.number ?? 0)"
SHOWN = "(place) => [...document.querySelectorAll(place)].some((node) => node.offsetParent !== null)"

BOTH = tuple(dict.fromkeys(VERBS["pantheon"] + VERBS["agora"]))
Touch = Callable[[Page], None]


def by_pointer(page: Page) -> None:
    page.locator("[data-target]").click()


def by_touch(page: Page) -> None:
    page.locator("[data-target]").tap()


def by_keyboard(page: Page) -> None:
    page.locator("[data-target]").focus()
    page.keyboard.press("Enter")


def keys_of(choice: str) -> list[str]:
    """Returns the keys of the pieces of a choice."""
    verb, *objects = choice.partition("@")[0].split(":")
    pieces = next((pieces for verbs, pieces in KEYS.items() if verb in verbs.split()), ())
    return [piece.format(*objects) for piece in pieces]


def choice_of(position: Position, verb: str) -> str:
    """Returns the choice with a verb to make in a position, always the same."""
    game = pharos.from_position(position)
    return next(str(choice) for choice in game.choices(0) if verb_of(choice) == verb)


def press(page: Page, place: str, touch: Touch) -> None:
    """Presses a button of the prompt bar."""
    page.evaluate(
        """(place) => {
      document.querySelectorAll("[data-target]").forEach((one) => one.removeAttribute("data-target"));
      const all = [...document.querySelectorAll(place)];
      all.find((node) => node.offsetParent !== null).dataset.target = ""; }""",
        place,
    )
    touch(page)


def make(page: Page, choice: str, touch: Touch) -> list[str]:
    """Makes a choice with its pieces; returns the faults of the screen on the way."""
    verb = verb_of(choice)
    number = int(page.evaluate(NUMBER))
    found = faults(page)
    pieces = keys_of(choice)
    for n, key in enumerate(pieces):
        if verb == "move" and n == 1 and page.evaluate(SHOWN, ".prompt [data-act=move]"):
            press(page, ".prompt [data-act=move]", touch)
        leaf = LEAVES.get(key.partition(":")[0])
        if leaf and not page.evaluate(FIND, key) and page.evaluate(SHOWN, f"[data-leaf={leaf}]"):
            press(page, f"[data-leaf={leaf}]", touch)
            found += faults(page)
        wait_until(page, FIND, key)
        touch(page)
        found += faults(page)
    for _ in range(3):
        if not pieces and page.evaluate(SHOWN, f".prompt [data-plain={verb}]"):
            press(page, f".prompt [data-plain={verb}]", touch)
            pieces = [verb]
        elif page.evaluate(SHOWN, ".prompt [data-main]"):
            press(page, ".prompt [data-main]", touch)
            break
        elif page.evaluate(SHOWN, ".prompt .ways .btn"):
            press(page, ".prompt .ways .btn", touch)
            break
        elif page.evaluate(SHOWN, f".prompt [data-act={verb}]"):
            several = page.evaluate(SHOWN, f".prompt [data-act={verb}][aria-expanded]")
            press(page, f".prompt [data-act={verb}]", touch)
            if not several:
                break
    wait_until(page, f"(before) => ({NUMBER})() > before || document.querySelector('.result')", number)
    return found


def play_verbs(page: Page, expansions: tuple[str, ...], verbs: Sequence[str], touch: Touch) -> None:
    """Opens a position for each verb and makes the choice there."""
    wrong: dict[str, list[str]] = {}
    for verb in verbs:
        position = positions(*expansions)[verb]
        open_position(page, position, expansions)
        if found := make(page, choice_of(position, verb), touch):
            wrong[verb] = found
    assert not wrong
    assert not page.evaluate("document.documentElement.dataset.missing")


def test_every_verb_of_both_expansions_by_pointer(new_page: NewPage) -> None:
    both = ("pantheon", "agora")
    page = new_page(plain=True, **SCREENS["desk"])
    play_verbs(page, both, share(BOTH, 0, 4), by_pointer)


# On a low screen Pantheon and Senate share a row, which leaves the height to the structure.
LOW = """() => ({
  card: document.querySelector(".pyr .card").getBoundingClientRect().width,
  tops: [".heaven", ".forum"].map((place) => document.querySelector(place).getBoundingClientRect().top),
  foot: document.querySelector(".prompt").getBoundingClientRect().bottom,
})"""


def test_cards_keep_their_names_on_a_low_desk(new_page: NewPage) -> None:
    both = ("pantheon", "agora")
    page = new_page(plain=True, width=1280, height=720)
    open_position(page, positions(*both)["activate"], both)
    wait_until(page, "() => document.querySelector('.heaven') && document.querySelector('.pyr .card')")
    low = page.evaluate(LOW)
    assert low["card"] >= 78, low
    assert low["tops"][0] == low["tops"][1], low
    assert low["foot"] <= 720, low


@pytest.mark.parametrize("screen", ["phone", "lying"])
def test_every_verb_of_both_expansions_by_touch(new_page: NewPage, screen: str) -> None:
    both = ("pantheon", "agora")
    page = new_page(plain=True, touch=True, lang="ru", **SCREENS[screen])
    play_verbs(page, both, share(BOTH, 1 if screen == "phone" else 2, 4), by_touch)


@pytest.mark.parametrize("expansion", ["pantheon", "agora"])
def test_every_verb_of_an_expansion_by_keyboard(new_page: NewPage, expansion: str) -> None:
    page = new_page(plain=True, theme="dark", **SCREENS["tablet"])
    verbs = [verb for verb in share(BOTH, 3, 4) if verb in VERBS[expansion]]
    play_verbs(page, (expansion,), verbs, by_keyboard)


SEEN_TO_FLY = """() => {
  globalThis.flown = [];
  new MutationObserver((all) => {
    for (const node of all.flatMap((one) => [...one.addedNodes]))
      flown.push(...[...(node.querySelectorAll?.("use") ?? [])].map((use) => use.getAttribute("href")));
  }).observe(document.body, {childList: true, subtree: true});
}"""


def test_a_cube_is_seen_to_go_where_it_is_put(new_page: NewPage) -> None:
    page = new_page(motion=True, **SCREENS["desk"])
    position = positions("agora")["influence"]
    open_position(page, position, ("agora",))
    page.evaluate(SEEN_TO_FLY)
    make(page, choice_of(position, "influence"), by_pointer)
    wait_until(page, "() => flown.includes('#cube-a')")


def in_the_last_age() -> Position:
    """Returns a Duel position with both expansions at the beginning of the last age, the first seat to
    choose.
    """
    game = pharos.new_game("duel", expansions=("pantheon", "agora"), seed=3)
    while game.lying_open()["age"] < 3 or game.waiting != (0,):
        seat = game.waiting[0]
        game.choose(seat, game.choices(seat)[0])
    return game.position()


@pytest.mark.parametrize("screen", ["phone", "lying"])
def test_a_whole_game_of_both_expansions_on_a_phone(new_page: NewPage, screen: str) -> None:
    page = new_page(plain=True, **SCREENS[screen])
    both = ("pantheon", "agora")
    if screen == "phone" or THOROUGH:
        begin(page, "duel", expansions=both)
    else:  # from the last age on: the first two are played in portrait
        open_position(page, in_the_last_age(), both)
    play_by_clicking(page, clicks=900, watch=FAULTS)
    assert page.locator(".result .sheet tr.sum td").count() == 2
    again = page.get_by_role("button", name="Rematch").bounding_box()
    assert again is not None
    assert again["y"] + again["height"] <= SCREENS[screen]["height"]
    assert not page.evaluate("document.documentElement.dataset.missing")


def with_four_uses() -> tuple[Position, str]:
    """Returns a Duel position, and a card that can be built, discarded, put under a Wonder, and prepare a
    Conspiracy.
    """
    chance = random.Random(4)
    for seed in range(40):
        game = pharos.new_game("duel", expansions=("pantheon", "agora"), seed=seed)
        while not game.over:
            seat = game.waiting[0]
            choices = game.choices(seat)
            if seat == 0:
                uses: dict[str, set[str]] = {}
                for choice in choices:
                    verb, *objects = str(choice).partition("@")[0].split(":")
                    if verb in ("build", "wonder", "prepare", "discard"):
                        uses.setdefault(objects[-1], set()).add(verb)
                for card, verbs in uses.items():
                    if len(verbs) == 4:
                        return game.position(), card
            useful = [choice for choice in choices if verb_of(choice) in ("conspire", "keep")]
            game.choose(seat, chance.choice(useful or choices))
    raise AssertionError("no card with four uses was found")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_four_uses_of_a_card_fit_their_buttons(new_page: NewPage, lang: str) -> None:
    page = new_page(lang=lang, plain=True, **SCREENS["desk"])
    position, card = with_four_uses()
    open_position(page, position, ("pantheon", "agora"))
    wait_until(page, FIND, f"card:{card}")
    by_pointer(page)
    assert page.locator(".prompt .acts .btn").count() == 4
    for width, height in ((1024, 768), (1280, 720), (1366, 768), (1440, 900), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        assert faults(page) == [], f"{width}x{height}"


def test_a_god_can_be_placed_by_touching_its_slot_first(new_page: NewPage) -> None:
    """On a phone the drawn gods are on the tab of the Pantheon, and stay there after a slot was touched."""
    page = new_page(width=390, height=844, plain=True)
    open_position(page, positions("pantheon")["place"], ("pantheon",))
    page.locator("[data-key^='place:'][data-may]").first.click()
    page.locator("[data-key^='god:'][data-may]").first.click()
    page.locator(".prompt [data-main]").click()
    wait_until(page, "() => !document.querySelector('[data-key^=\"place:\"][data-may]')")


CROWDED = """() => {
  const rooms = [...document.querySelectorAll("[data-key^='chamber:']")].map((one) =>
    one.getBoundingClientRect());
  return rooms.filter((one, n) => one.height < 40 || rooms.some((other, k) => k > n &&
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2)).length;
}"""


def test_on_a_phone_the_senate_has_the_whole_mat_during_the_draft(new_page: NewPage) -> None:
    """A wonder of Agora places influence while other wonders are still on offer."""
    position = while_wonders_are_offered("influence")
    page = new_page(width=390, height=844, plain=True)
    open_position(page, position, ("agora",))
    expect(page.locator("[data-key^='chamber:'][data-may]")).to_have_count(6)
    assert page.evaluate(CROWDED) == 0


def while_wonders_are_offered(verb: str) -> Position:
    """Returns a position of the draft of Agora in which the first seat can choose a verb."""
    for seed in range(100):
        game = pharos.new_game("duel", expansions=["agora"], seed=seed)
        chance = random.Random(seed)
        while game.position().get("offer"):
            choices = [str(choice) for choice in game.choices(game.waiting[0])]
            if game.waiting[0] == 0 and verb_of(choices[0]) == verb:
                return game.position()
            game.choose(game.waiting[0], chance.choice(choices))
    raise LookupError(verb)


DEALT = """() => {
  globalThis.dealt = [];
  const look = () => {
    const turned = document.querySelector("[data-ageturn]");
    if (turned?.offsetParent && !dealt.includes(turned.dataset.ageturn)) dealt.push(turned.dataset.ageturn);
    requestAnimationFrame(look);
  };
  look();
}"""
LIES = "() => document.querySelectorAll('.pyr .slot').length"


@pytest.mark.parametrize("motion", [True, False])
def test_an_age_turns_and_its_cards_are_dealt(new_page: NewPage, *, motion: bool) -> None:
    """Without animations the same cards are there at once."""
    page = new_page(motion=motion, **SCREENS["desk"])
    begin(page, "duel")
    page.evaluate(DEALT)
    play_by_clicking(page, until="() => document.querySelector('.pyr')")
    assert page.evaluate(LIES) >= 18  # the opponent may have moved already
    wait_until(page, "() => !document.querySelector('[data-ageturn]')")
    assert page.evaluate("dealt") == (["1"] if motion else [])
    assert page.evaluate(
        "() => [...document.querySelectorAll('.pyr .slot')].every((one) => one.offsetParent)"
    )
