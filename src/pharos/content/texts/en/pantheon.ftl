# Why a choice of the expansion Pantheon is refused.
refused-without-pantheon = This choice belongs to the expansion Pantheon, which is not in play.
refused-gods-asleep = Cards of the Pantheon cannot be activated before Age II.
refused-not-in-pantheon = { $god } does not lie in the Pantheon.
refused-no-offering = You do not have the offering { $offerings }.
refused-offerings-wasted = With the offerings { $offerings } you would give away more than you need to.
refused-slot-taken = Slot { $slot } of the Pantheon is taken.
refused-god-not-drawn = { $god } is not one of the gods you have drawn.
refused-stack-empty = The stack of the mythology { $mythology } is empty.
refused-god-not-revealed = { $god } is not one of the revealed gods.
refused-wrong-order = The two other gods of the stack must be put back, each once.
refused-not-on-god = The progress token { $progress } does not lie on this god.
refused-wonder-not-built = The wonder { $wonder } is not built.
refused-not-theirs-unbuilt = { $wonder } is not an unbuilt wonder of your opponent.
refused-empty-place = There is no card in place { $slot } of the structure.
refused-pawn-is-there = The conflict pawn stands on space { $space }.
refused-no-military-token = The military token { $token } is no longer on the board.
