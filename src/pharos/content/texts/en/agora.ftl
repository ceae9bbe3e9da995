# Why a choice of the expansion Agora is refused.
refused-without-agora = This choice belongs to the expansion Agora, which is not in play.
refused-build-senator = { $card } is a Senator and no building: Senators are recruited.
refused-no-senator = { $card } is not a Senator.
refused-not-your-conspiracy = You do not have the conspiracy { $conspiracy }.
refused-conspiracy-prepared = The conspiracy { $conspiracy } is prepared already.
refused-conspiracy-used = The conspiracy { $conspiracy } has been triggered already.
refused-not-prepared = The conspiracy { $conspiracy } is not prepared.
refused-triggered-already = { $most ->
    [one] Only one conspiracy
   *[other] At most { $most } conspiracies
} may be triggered in a turn.
refused-no-cubes = You have no influence cube left in your supply.
refused-other-section = Chamber { $chamber } is not in the section of this Politician.
refused-not-adjacent = The chambers { $chamber } and { $target } are not adjacent.
refused-no-cube-there = You have no influence cube in chamber { $chamber }.
refused-no-opposing-cube = Your opponent has no influence cube in chamber { $chamber }.
refused-conspiracy-not-drawn = The conspiracy { $conspiracy } was not drawn.
refused-not-lockable = The progress token { $progress } is neither on the board nor in the box nor your opponent’s.
refused-not-in-last-row = { $card } is not a building in the last row of the structure.
refused-not-removed = { $card } is not one of the cards you are looking at.
refused-not-in-box = The progress token { $progress } is not in the box.
refused-place-not-available = There is no available card in place { $slot } of the structure.
refused-no-exchange = { $card } of your city and { $other } of your opponent’s cannot be exchanged.
refused-same-chamber = The decree must go to another chamber.
refused-not-demolishable = { $wonder } is not a built wonder of your opponent.
