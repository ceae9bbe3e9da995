"""The commands at a table. Each command is checked and becomes one entry of the log."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
Notation = Annotated[str, msgspec.Meta(min_length=1, max_length=120)]
DecisionId = Annotated[str, msgspec.Meta(min_length=3, max_length=24)]
Level = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
HelpKind = Literal["gauge", "ideas", "coach"]
"""`gauge`: win chance, `ideas`: suggested moves, `coach`: warning about a mistake."""


class Based(msgspec.Struct, frozen=True, kw_only=True):
    """The field common to all commands."""

    number: Annotated[int, msgspec.Meta(ge=0)] | None = None
    """The number of the last update you had seen. A command older than your last one is rejected."""


class Sit(Based, frozen=True, tag="sit"):
    """Take this seat, or any empty one."""

    seat: SeatNumber | None = None


class Leave(Based, frozen=True, tag="leave"):
    """Leave your seat before the game starts."""


class AddComputer(Based, frozen=True, tag="add_computer"):
    """Give an empty seat to the computer (host only)."""

    seat: SeatNumber
    level: Level


class ClearSeat(Based, frozen=True, tag="clear_seat"):
    """Clear the seat of a computer or of a guest who does not come (host only)."""

    seat: SeatNumber


class Start(Based, frozen=True, tag="start"):
    """Start the game when all seats are taken (host only)."""


class Close(Based, frozen=True, tag="close"):
    """Close the table before a game starts (host only)."""


class Choose(Based, frozen=True, tag="choose"):
    """Make a choice, or change a sealed one. A repeated choice is made once and gets the same answer."""

    decision: DecisionId
    choice: Notation


class Retract(Based, frozen=True, tag="retract"):
    """Withdraw a sealed choice while other players are still choosing."""

    decision: DecisionId


class AskUndo(Based, frozen=True, tag="ask_undo"):
    """Request an undo of your last revealed choice; against the computer it happens at once."""


class AnswerUndo(Based, frozen=True, tag="answer_undo"):
    """Accept or decline an undo."""

    yes: bool


class LetComputerPlay(Based, frozen=True, tag="let_computer_play"):
    """Let the computer play for an absent player (three or more players)."""

    seat: SeatNumber


class TakeBack(Based, frozen=True, tag="take_back"):
    """Take over your seat from the computer."""


class Resign(Based, frozen=True, tag="resign"):
    """Resign. With three or more players, the computer continues for you."""


class ClaimWin(Based, frozen=True, tag="claim_win"):
    """Claim the win over an absent opponent (two players)."""


class ShowHand(Based, frozen=True, tag="show_hand"):
    """Show your hand and leaders to your teammate, or hide them (team games)."""

    on: bool


class Rename(Based, frozen=True, tag="rename"):
    """Update the name at your seat after you changed it."""


class AskHelp(Based, frozen=True, tag="ask_help"):
    """Record that you used help for this choice (only against the computer). The help itself comes from
    `POST /api/tables/ID/hint` and `/coach`, which record it too."""

    kind: HelpKind
    choices: Annotated[int, msgspec.Meta(ge=0)]
    """The number of choices in the record, which identifies the decision."""


Command = (
    Sit
    | Leave
    | AddComputer
    | ClearSeat
    | Start
    | Close
    | Choose
    | Retract
    | AskUndo
    | AnswerUndo
    | LetComputerPlay
    | TakeBack
    | Resign
    | ClaimWin
    | ShowHand
    | Rename
    | AskHelp
)
