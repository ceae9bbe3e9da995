# Why a move of Pantheon is not possible.
refused-without-pantheon = This game is played without Pantheon.
refused-gods-asleep = Gods cannot be activated before Age II.
refused-not-in-pantheon = { $god } is not in the Pantheon.
refused-no-offering = You do not have an offering token of { $offerings }.
refused-offerings-wasted = You do not need all of these offering tokens: { $offerings }.
refused-slot-taken = Pantheon slot { $slot } is taken.
refused-god-not-drawn = { $god } is not one of the gods you drew.
refused-stack-empty = The { $mythology } stack is empty.
refused-god-not-revealed = { $god } is not one of the revealed gods.
refused-wrong-order = Return both remaining gods to the stack, each once.
refused-not-on-god = The { $progress } progress token is not on this god.
refused-wonder-not-built = The card under { $wonder } cannot be discarded. This Wonder is not built.
refused-not-theirs-unbuilt = Your opponent has no unbuilt Wonder called { $wonder }.
refused-empty-place = There is no card in place { $slot } of the structure.
refused-pawn-is-there = The conflict pawn is on this space: { $space }.
refused-no-military-token = This military token is no longer on the board: { $token }.
