"""The structures, checked by hand against the drawings of the rulebooks."""

import pytest

from pharos.content.duel import Layout, load_duel


def layout(age: int, pantheon: bool = False, agora: bool = False) -> Layout:
    return load_duel().layout(age, pantheon, agora)


def rows(structure: Layout) -> list[int]:
    last = max(slot.row for slot in structure.slots)
    return [sum(slot.row == row for slot in structure.slots) for row in range(1, last + 1)]


@pytest.mark.parametrize("pantheon", [False, True])
def test_row_sizes(pantheon: bool) -> None:
    assert rows(layout(1, pantheon)) == [2, 3, 4, 5, 6]
    assert rows(layout(2, pantheon)) == [6, 5, 4, 3, 2]
    assert rows(layout(3, pantheon)) == [2, 3, 4, 2, 4, 3, 2]
    assert rows(layout(1, pantheon, agora=True)) == [3, 4, 5, 6, 7]
    assert rows(layout(2, pantheon, agora=True)) == [7, 6, 5, 4, 3]
    assert rows(layout(3, pantheon, agora=True)) == [2, 3, 4, 5, 4, 3, 2]


@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize("agora", [False, True])
def test_rows_alternate_face_up_and_down(age: int, agora: bool) -> None:
    for slot in layout(age, agora=agora).slots:
        assert slot.face_up == (slot.row % 2 == 1)


@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize("agora", [False, True])
@pytest.mark.parametrize("pantheon", [False, True])
def test_covered_by_and_covers_mirror_each_other(age: int, agora: bool, pantheon: bool) -> None:
    slots = layout(age, pantheon, agora).slots
    downwards = {(number, other) for number, slot in enumerate(slots) for other in slot.covered_by}
    upwards = {(other, number) for number, slot in enumerate(slots) for other in slot.covers}
    assert downwards == upwards
    assert all(other > number for number, other in downwards)


def test_age_1() -> None:
    slots = layout(1).slots
    assert slots[0].covered_by == (2, 3)
    assert slots[1].covered_by == (3, 4)
    assert slots[3].covered_by == (6, 7)
    assert slots[3].covers == (0, 1)
    assert slots[9].covered_by == (14, 15)
    assert slots[13].covered_by == (18, 19)
    assert layout(1).open_at_start == (14, 15, 16, 17, 18, 19)
    assert layout(1).last_row == (0, 1)


def test_age_2() -> None:
    slots = layout(2).slots
    assert slots[0].covered_by == (6,)
    assert slots[1].covered_by == (6, 7)
    assert slots[5].covered_by == (10,)
    assert slots[11].covered_by == (15,)
    assert slots[16].covered_by == (18, 19)
    assert layout(2).open_at_start == (18, 19)


def test_age_3_has_a_gap_in_the_middle() -> None:
    slots = layout(3).slots
    assert [slots[number].covered_by for number in (5, 6, 7, 8)] == [(9,), (9,), (10,), (10,)]
    assert slots[9].covered_by == (11, 12)
    assert slots[9].covers == (5, 6)
    assert slots[10].covered_by == (13, 14)
    assert slots[10].covers == (7, 8)
    assert slots[12].covers == (9,)
    assert slots[13].covers == (10,)
    assert slots[15].covered_by == (18,)
    assert slots[16].covered_by == (18, 19)
    assert layout(3).open_at_start == (18, 19)


def test_agora() -> None:
    first = layout(1, agora=True)
    assert first.slots[0].covered_by == (3, 4)
    assert first.slots[17].covered_by == (23, 24)
    assert first.open_at_start == (18, 19, 20, 21, 22, 23, 24)
    assert first.last_row == (0, 1, 2)
    second = layout(2, agora=True)
    assert second.slots[6].covered_by == (12,)
    assert second.open_at_start == (22, 23, 24)
    third = layout(3, agora=True)
    assert third.slots[5].covered_by == (9, 10)
    assert third.slots[9].covered_by == (14,)
    assert third.slots[11].covered_by == (15, 16)
    assert third.slots[13].covered_by == (17,)
    assert third.open_at_start == (21, 22)


def test_token_marks() -> None:
    assert layout(1, pantheon=True).marked("mythology") == (2, 4, 9, 11, 13)
    assert layout(2, pantheon=True).marked("offering") == (6, 8, 10)
    assert layout(1, pantheon=True, agora=True).marked("mythology") == (4, 6, 12, 14, 17)
    assert layout(2, pantheon=True, agora=True).marked("offering") == (7, 9, 12)
    for age in (1, 2, 3):
        for agora in (False, True):
            assert all(slot.token is None for slot in layout(age, agora=agora).slots)
    assert all(slot.token is None for slot in layout(3, pantheon=True).slots)


def test_unknown_age() -> None:
    with pytest.raises(KeyError, match="age 4"):
        layout(4)
