"""Damaged JSON documents for hypothesis: a valid one with a few edits, or any JSON."""

from copy import deepcopy
from typing import Any

from hypothesis import strategies as st

NAMES = [
    "altar", "quarry", "walls", "palace", "builders_guild", "the_sphinx", "law", "seat0_near", "brown",
    "age_1", "guild", "turn", "draft", "begin", "library", "destroy", "revive", "progress", "civilian",
    "military", "science", "", "duel", "last_player_chooses", "build:altar", "discard:quarry",
    "wonder:the_sphinx:altar", "begin:1",
]  # fmt: skip
scalars = (
    st.none()
    | st.booleans()
    | st.integers(-10, 30)
    | st.integers()
    | st.floats()
    | st.sampled_from(NAMES)
    | st.text(max_size=8)
)
anything = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(NAMES) | st.text(max_size=5), inner, max_size=4)
    ),
    max_leaves=8,
)


@st.composite
def damaged(draw: st.DrawFn, document: Any) -> Any:
    """A copy of a document with one to three random edits."""
    document = deepcopy(document)
    for _ in range(draw(st.integers(1, 3))):
        holder, key = _place(draw, document)
        edit = draw(st.sampled_from(["replace", "remove", "twice", "swap", "number"]))
        if holder is None:
            document = draw(anything)
        elif edit == "remove":
            del holder[key]
        elif edit == "twice" and isinstance(holder, list):
            holder.insert(draw(st.integers(0, len(holder))), deepcopy(holder[key]))
        elif edit == "swap" and isinstance(holder, list):
            other = draw(st.integers(0, len(holder) - 1))
            holder[key], holder[other] = holder[other], holder[key]
        elif edit == "number" and isinstance(holder[key], int):
            holder[key] = draw(st.integers(-12, 12))
        else:
            holder[key] = draw(anything)
    return document


def _place(draw: st.DrawFn, document: Any) -> tuple[Any, Any]:
    """A random place of a document as its container and key or index; (None, None) is the whole document."""
    holder, key, node = None, None, document
    while isinstance(node, dict | list) and node and (holder is None or draw(st.booleans())):
        if holder is None and draw(st.integers(0, 40)) == 0:
            break
        keys = sorted(node, key=repr) if isinstance(node, dict) else list(range(len(node)))
        holder, key = node, draw(st.sampled_from(keys))
        node = holder[key]
    return holder, key
