# The cards of an age, as far as a viewer knows them.

agecards-coming = { $n ->
    [0] Nothing more comes
    [one] May still come: { $n } card
   *[other] May still come: { $n } cards
  }
agecards-none = All cards of this age have been seen.
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
    [0] You know every card in the hands of the others.
    [one] One card in the hands of the others is unknown to you.
   *[other] { $n } cards in the hands of the others are unknown to you.
  }
agecards-open = Face up in the structure
agecards-hand = In your hand
agecards-known = You have seen them: now in the hand of { $name }
agecards-built = Built by { $name }
agecards-gone = Discarded or under a wonder
agecards-about-duel = Some of the cards that nobody has seen were put back into the box before the age began.
agecards-about-classic = Cards that others discarded or put under their wonder lie face down, and may still be listed here.
