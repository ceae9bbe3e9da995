# The first page of each rulebook: the game in a minute.
read-title = The game in a minute
read-more = Chapter: { $chapter }
read-all = All rules

read-duel-goal = Two cities compete for 3 ages. You win at once if the conflict pawn reaches your opponent’s capital or if you collect 6 different scientific symbols. Otherwise, the player with more points wins after Age III.
    .title = The goal
read-duel-turn = Take 1 card that no other card covers. Build it, discard it for coins, or place it under one of your Wonders to build that Wonder. Then your opponent takes a turn.
    .title = Your turn
read-duel-build = A card costs coins, resources, or nothing. Your brown and gray buildings produce resources every turn and never run out. You buy missing resources from the bank. Each costs 2 coins, plus 1 for each of the same resource your opponent produces.
    .title = What it costs
read-duel-chain = If you have a building with a white symbol, the card that shows the same symbol next to its cost is free, even in a later age.
    .title = Chains
read-duel-military = Each shield moves the conflict pawn 1 space toward your opponent’s capital. On the way, your opponent loses coins. The closer the pawn is to that capital at the end, the more points you score.
    .title = Military
read-duel-science = 2 identical symbols let you choose a progress token. 6 different symbols win the game.
    .title = Science
read-duel-wonder = Each player drafts 4 Wonders before Age I. Only 7 of the 8 can be built. When the seventh is built, the last one returns to the box.
    .title = Wonders

read-pantheon-goal = Pantheon adds gods to Duel. You place them in the Pantheon during Age I and activate them from Age II on.
    .title = What’s new
read-pantheon-token = In Age I, some face-down cards have a mythology token. When you reveal one, take the token, look at 2 gods of that mythology, and place 1 of them face down in a Pantheon slot.
    .title = Filling the Pantheon
read-pantheon-act = From Age II on, you can activate a god instead of taking a card. The closer the slot is to you, the lower the price. Offering tokens lower it further.
    .title = Activating a god
read-pantheon-temple = In Age III, Grand Temples replace the guilds. A token of the same mythology makes a Grand Temple free, and the more you build, the more each is worth.
    .title = Grand Temples

read-agora-goal = Agora adds Senators to Duel. If you control all 6 chambers of the Senate, you win at once by political supremacy.
    .title = What’s new
read-agora-rec = If you take a Senator, you recruit it. The more blue buildings you have, the more actions a Politician has. With a Conspirator, you place influence or draw conspiracies.
    .title = Senators
read-agora-ctrl = The player with more influence in a chamber controls it and uses its decree. Controlled chambers are worth points at the end.
    .title = Influence
read-agora-prep = To prepare a conspiracy, place a card from the structure under it. You can trigger it at the start of a later turn.
    .title = Conspiracies

read-seven_wonders-goal = Everyone builds a city over 3 ages. The player with the most points then wins. Points come from buildings, Wonder stages, conflicts, science, guilds, and coins.
    .title = The goal
read-seven_wonders-turn = Choose 1 card from your hand. When everyone has chosen, all cards are revealed. Build yours, place it under your Wonder board to build a stage, or discard it for 3 coins. Then pass your hand to a neighbor.
    .title = Your turn
read-seven_wonders-trade = Your buildings produce resources every turn. You buy missing resources from your left and right neighbors for 2 coins each. They can’t refuse and lose nothing.
    .title = What it costs
read-seven_wonders-chain = Some buildings make others free in later ages. Their names are printed on the card.
    .title = Chains
read-seven_wonders-war = At the end of each age, compare shields with both neighbors. The winner takes a victory token worth 1, 3, or 5 points. The loser takes a defeat token worth −1 point.
    .title = Conflicts
read-seven_wonders-science = Identical symbols score the square of their number: 3 of a kind are worth 9 points. Each set of 3 different symbols is worth 7 more.
    .title = Science
read-seven_wonders-duo = With 2 players, there is a third city: the free city. The players take turns playing for it.
    .title = For two

read-leaders-goal = Recruit leaders with special abilities, one before each age.
    .title = What’s new
read-leaders-draft = Before Age I, everyone drafts 4 leaders: keep 1 and pass the rest, until you have 4.
    .title = Leader draft
read-leaders-rec = Before each age, choose 1 leader. Pay its cost to recruit it, use it to build a Wonder stage, or discard it for 3 coins.
    .title = Recruitment

read-cities-goal = Black city cards are shuffled into the decks, and each age is 1 turn longer. Up to 8 players can play, also in teams.
    .title = What’s new
read-cities-debt = Some cards make all other players lose coins. For each coin you can’t or don’t want to pay, take a debt token worth −1 point.
    .title = Losses and debt
read-cities-diplomacy = A diplomacy token lets you sit out the next conflict. Your neighbors then compare shields with each other.
    .title = Diplomacy
read-cities-mask = At the end of the game, a mask copies a scientific symbol from a neighbor’s green card.
    .title = Masks
read-cities-team = Teammates sit side by side, can show each other their cards, and add up their points.
    .title = Teams

## Search and chapters

rulebook-book = Rulebook
rulebook-contents = Chapters
rulebook-search = Search the rules by word or number
rulebook-tally = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}
rulebook-found = { $n ->
    [0] No matching rules
    [one] { $n } rule found
   *[other] { $n } rules found
}
rulebook-none = Try fewer words, the start of a word, or a number such as DUEL-TRADE.
rulebook-clear = Clear search
rulebook-more = Show more
rulebook-unknown = There is no rule { $id }.
rulebook-failed = The rules could not be loaded. Check your connection.
rulebook-pieces = Pieces in the chapter “{ $chapter }”
rulebook-example = Example
rulebook-ruling = Ruling: the printed rules are unclear here
