# The cards of an age, as far as a viewer knows them.

agecards-coming = { $n ->
    [0] Nothing more comes
    [one] May still come: { $n } card
   *[other] May still come: { $n } cards
  }
agecards-none = You know every card of this age that is still to be played.
agecards-of-age = Cards of this age.
agecards-of-guild = Guilds, drawn by lot.
agecards-of-grand_temple = Grand Temples, drawn by lot.
agecards-of-senator = Senators.
agecards-of-city = Black cards, drawn by lot.
agecards-all = Nobody has seen any of them.
agecards-face-down = { $n ->
    [one] One of these lies face down in the structure.
   *[other] { $n } of these lie face down in the structure.
  }
agecards-in-hands = { $n ->
    [one] One card that is still to be played is unknown to you.
   *[other] { $n } cards that are still to be played are unknown to you.
  }
agecards-open = Face up in the structure
agecards-hand = In your hand
agecards-known = You have seen them: now in the hand of { $name }
agecards-built = Built by { $name }
agecards-gone = Discarded or under a wonder
agecards-about-duel = Some of the cards that nobody has seen were put back into the box before the age began.
agecards-about-classic = Cards that others discarded or put under their wonder lie face down, and may still be listed here.
