# Why a move of Agora is not possible.
refused-without-agora = This game is played without Agora.
refused-build-senator = A Senator cannot be built. Recruit the card instead.
refused-no-senator = { $card } is not a Senator.
refused-not-your-conspiracy = You do not have the { $conspiracy } conspiracy.
refused-conspiracy-prepared = The { $conspiracy } conspiracy is already prepared.
refused-conspiracy-used = The { $conspiracy } conspiracy has already been triggered.
refused-not-prepared = The { $conspiracy } conspiracy is not prepared.
refused-triggered-already = You can trigger { $most ->
    [one] only { $most } conspiracy
   *[other] only { $most } conspiracies
} per turn.
refused-no-cubes = You have no influence cubes left in your supply.
refused-other-section = This Politician cannot act in chamber { $chamber }. It is in another section.
refused-not-adjacent = Chambers { $chamber } and { $target } are not adjacent.
refused-no-cube-there = You have no influence in chamber { $chamber }.
refused-no-opposing-cube = Your opponent has no influence in chamber { $chamber }.
refused-conspiracy-not-drawn = The { $conspiracy } conspiracy was not drawn.
refused-not-lockable = The { $progress } progress token cannot be locked. It is not on the board, in the box, or with your opponent.
refused-not-in-last-row = { $card } is not a building in the last row of the structure.
refused-not-removed = { $card } is not one of the removed cards you are looking at.
refused-not-in-box = The { $progress } progress token is not in the box.
refused-place-not-available = There is no available card in place { $slot } of the structure.
refused-no-exchange = Your { $card } cannot be exchanged for your opponent’s { $other }.
refused-same-chamber = Move the decree to another chamber.
refused-not-demolishable = Your opponent has not built { $wonder }.
