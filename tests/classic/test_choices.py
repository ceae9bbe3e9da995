"""Notation: each number has one text, and each text one number."""

import pytest

from pharos.classic import choices
from pharos.classic.boards import BOARDS
from pharos.classic.pieces import CARDS


def all_codes() -> list[int]:
    codes = [int(choices.BOARD + board.number) for board in BOARDS]
    for flag in (0, int(choices.FOR_FREE_CITY)):
        codes.append(int(choices.SKIP) + flag)
        for card in CARDS:
            for verb in (choices.BUILD, choices.STAGE, choices.DISCARD, choices.REVIVE):
                codes.append(int(verb + card.number) + flag)
            for left, right in ((0, 14), (2, 0), (7, 7)):
                way = int(choices.NAMED + left * choices.LEFT + right * choices.RIGHT)
                codes += [int(verb + card.number) + flag + way for verb in (choices.BUILD, choices.STAGE)]
            codes.append(int(choices.BUILD + card.number + choices.POWER) + flag)
    return codes


def test_notation_and_parse_are_inverse() -> None:
    codes = all_codes()
    texts = [choices.notation(code) for code in codes]
    assert len(set(texts)) == len(codes)
    assert [choices.parse(text) for text in texts] == codes


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("build:altar", choices.BUILD),
        ("city:build:forum@left=2,right=0", choices.FOR_FREE_CITY + choices.BUILD),
        ("build:palace@power=olympia", choices.BUILD),
        ("board:giza:b", choices.BOARD),
    ],
)
def test_examples(text: str, code: int) -> None:
    parsed = choices.parse(text)
    assert parsed is not None
    assert parsed & int(choices.VERBS | choices.FOR_FREE_CITY) == code
    assert choices.notation(parsed) == text


@pytest.mark.parametrize(
    "text",
    """
    build
    build:
    build:atlantis
    build:altar:altar
    build:altar@
    build:altar@left=1
    build:altar@left=15,right=0
    build:altar@left=01,right=0
    build:altar@left=-1,right=0
    build:altar@power=rome
    stage:altar@power=olympia
    revive:altar@power=olympia
    discard:altar@left=0,right=0
    city:board:giza:b
    city:city:skip
    board:giza
    skip:altar
    leave:altar
    draw:altar
    """.splitlines(),
)
def test_what_is_no_choice(text: str) -> None:
    assert choices.parse(text) is None
