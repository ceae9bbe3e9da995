# The cards of an age, as far as a viewer knows them.

agecards-coming = { $n ->
    [0] No more cards to come
    [one] Still to come: { $n } card
   *[other] Still to come: { $n } cards
  }
agecards-none = You have seen every card left in this age.
agecards-of-age = Cards of this age.
agecards-of-guild = Guilds, drawn at random.
agecards-of-grand_temple = Grand Temples, drawn at random.
agecards-of-senator = Senators.
agecards-of-city = City cards, drawn at random.
agecards-all = No one has seen any of them.
agecards-face-down = { $n ->
    [one] { $n } of these is face down in the structure.
   *[other] { $n } of these are face down in the structure.
  }
agecards-in-hands = { $n ->
    [one] { $n } card left in this age is unknown to you.
   *[other] { $n } cards left in this age are unknown to you.
  }
agecards-open = Face up in the structure
agecards-hand = In your hand
agecards-known = Seen by you, now in { $name }’s hand
agecards-built = Built by { $name }
agecards-gone = Discarded or under a Wonder
agecards-about-duel = Some of these cards were returned to the box before the age began.
agecards-about-classic = Cards that other players discarded or placed under their Wonder are face down and may still be listed here.
