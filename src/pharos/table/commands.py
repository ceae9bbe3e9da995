"""What people at a table may command: each command is checked, and becomes one entry of the log."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
Notation = Annotated[str, msgspec.Meta(min_length=1, max_length=120)]
DecisionId = Annotated[str, msgspec.Meta(min_length=3, max_length=24)]
Level = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
HelpKind = Literal["gauge", "ideas", "coach"]
"""How am I doing, what could I do, is this a mistake?"""


class Based(msgspec.Struct, frozen=True, kw_only=True):
    """What every command may carry."""

    number: Annotated[int, msgspec.Meta(ge=0)] | None = None
    """The number of the last update you had seen. A command older than your last one is refused."""


class Sit(Based, frozen=True, tag="sit"):
    """Take a seat: this one, or any that is empty."""

    seat: SeatNumber | None = None


class Leave(Based, frozen=True, tag="leave"):
    """Leave the seat before the game begins."""


class AddComputer(Based, frozen=True, tag="add_computer"):
    """Give an empty seat to the computer (who opened the table may)."""

    seat: SeatNumber
    level: Level


class ClearSeat(Based, frozen=True, tag="clear_seat"):
    """Make a seat empty again: the computer's, or a guest's who does not come (who opened the table may)."""

    seat: SeatNumber


class Start(Based, frozen=True, tag="start"):
    """Begin the game (who opened the table may, when all seats are taken)."""


class Close(Based, frozen=True, tag="close"):
    """Close the table before a game begins (who opened the table may)."""


class Choose(Based, frozen=True, tag="choose"):
    """Make a choice, or change a sealed one. Sent twice, it is answered the same and made once."""

    decision: DecisionId
    choice: Notation


class Retract(Based, frozen=True, tag="retract"):
    """Take a sealed choice back, as long as the others have not all chosen."""

    decision: DecisionId


class AskUndo(Based, frozen=True, tag="ask_undo"):
    """Ask to take your last revealed choice back; against the computer it happens at once."""


class AnswerUndo(Based, frozen=True, tag="answer_undo"):
    """Agree to an undo, or do not."""

    yes: bool


class LetComputerPlay(Based, frozen=True, tag="let_computer_play"):
    """Let the computer play for an absent person (three or more players)."""

    seat: SeatNumber


class TakeBack(Based, frozen=True, tag="take_back"):
    """Play your own seat again, instead of the computer."""


class Resign(Based, frozen=True, tag="resign"):
    """Give up. With three or more players the computer goes on for you."""


class ClaimWin(Based, frozen=True, tag="claim_win"):
    """Claim the win over an absent opponent (two players)."""


class ShowHand(Based, frozen=True, tag="show_hand"):
    """Show your hand and leaders to your partner from now on, or no longer (games in teams)."""

    on: bool


class Rename(Based, frozen=True, tag="rename"):
    """Show your present name at your seat, after you took another one."""


class AskHelp(Based, frozen=True, tag="ask_help"):
    """Write down that you are helped at this choice (only against the computer). The help itself comes from
    `POST /api/tables/ID/hint` and `/coach`, which write it down too."""

    kind: HelpKind
    choices: Annotated[int, msgspec.Meta(ge=0)]
    """How many choices the record holds: what the help is about."""


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
