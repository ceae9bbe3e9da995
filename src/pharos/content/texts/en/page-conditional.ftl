### Conditional moves in Duel by days.

conditional = Conditional move
conditional-about = Prepare your answer to a move of { $name }. It is played as soon as { $name } makes that move. Only you can see it.
conditional-when = If { $name } does this
conditional-then = Then play this
conditional-way = Action
conditional-card = Card
conditional-build = Build
conditional-discard = Discard for coins
conditional-told-build = build { $card }
conditional-told-discard = discard { $card }
conditional-told-wonder = build { $wonder } using { $card_the }
conditional-line = { $name }: { $when } → you: { $choice }
conditional-anyway = Play it even if a card is revealed
conditional-add = Add
conditional-remove = Remove
conditional-dropped = Conditional move not played ({ $choice }): { $why ->
    [turn] { $name } has more to decide first
    [revealed] a card was revealed
    [impossible] it is no longer possible
   *[other] { $name } made another move
}
