# The first page of each rulebook: the game in a minute.
read-title = In a minute
read-more = Chapter: { $chapter }
read-all = All rules

read-duel-goal = Two cities face each other for three ages. You win at once if the conflict pawn reaches the opponent’s capital or if you collect six different scientific symbols. Otherwise the city with more points wins after Age III.
    .title = The goal
read-duel-turn = Take one card that no other card covers and do one of three things with it: build it, discard it for coins, or put it under one of your Wonders to build that Wonder. Then your opponent takes a turn.
    .title = Your turn
read-duel-build = A card costs coins, resources, or nothing. Your brown and gray buildings produce resources every turn and never run out. You buy what is missing from the bank: 2 coins each, plus 1 for every such resource the opponent produces.
    .title = What it costs
read-duel-chain = A white symbol on a building makes the card that shows the same symbol at its cost free, even an age later.
    .title = Chains
read-duel-military = Each shield moves the conflict pawn one space toward the opponent. On the way they lose coins, and the closer the pawn is to their capital at the end, the more points you get.
    .title = Military
read-duel-science = Two identical symbols let you choose a progress token. Six different symbols win the game.
    .title = Science
read-duel-wonder = Each player drafts four Wonders before the first age. Only seven of the eight can be built: when the seventh is built, the last one is lost.
    .title = Wonders

read-pantheon-goal = Gods join Duel. You place them in the Pantheon during Age I and activate them from Age II on.
    .title = What’s new
read-pantheon-token = In Age I some cards carry a mythology token. If you take such a card, you look at two gods of that mythology and place one face down in a slot of the Pantheon.
    .title = Filling the Pantheon
read-pantheon-act = From Age II on, you may activate a god instead of taking a card. The closer the slot is to you, the lower the price. Offering tokens make it cheaper.
    .title = Activating a god
read-pantheon-temple = Grand Temples take the place of the guilds in Age III. A mythology token of the same mythology makes one free, and each further Grand Temple is worth more.
    .title = Grand Temples

read-agora-goal = Senators join Duel. If you control all six chambers of the Senate, you win at once, by political supremacy.
    .title = What’s new
read-agora-rec = Recruit a Senator instead of building. The more blue buildings you have, the more a Politician can do. Conspirators place influence or draw conspiracies.
    .title = Senators
read-agora-ctrl = The player with more influence in a chamber controls it and has its decree. Controlled chambers are worth points at the end.
    .title = Influence
read-agora-prep = You prepare a conspiracy by putting a card of the structure under it, and trigger it later, at the start of a turn of yours.
    .title = Conspiracies

read-seven_wonders-goal = Everyone builds a city for three ages. After the last one, the player with the most points wins: for buildings, Wonder stages, military, science, guilds, and coins.
    .title = The goal
read-seven_wonders-turn = Choose one card of your hand, face down. When everyone has chosen, all cards are revealed: build yours, put it under your Wonder to build a stage, or discard it for 3 coins. Then the hand goes to your neighbor.
    .title = Your turn
read-seven_wonders-trade = Your buildings produce resources every turn. Missing resources are bought from the left and right neighbor for 2 coins each; they cannot refuse and lose nothing.
    .title = What it costs
read-seven_wonders-chain = Some buildings make others free in later ages. The card names them.
    .title = Chains
read-seven_wonders-war = At the end of each age you compare shields with both neighbors. The winner takes a victory token worth 1, 3, or 5 points, the loser a defeat token worth −1.
    .title = Conflicts
read-seven_wonders-science = Identical symbols score the square of their number, and each set of three different ones scores 7 more.
    .title = Science
read-seven_wonders-duo = Two players share a third city, the free city, and take turns playing for it.
    .title = For two

read-leaders-goal = Leaders with abilities of their own join your city, one before each age.
    .title = What’s new
read-leaders-draft = Before the game everyone chooses four leaders: keep one, pass the rest.
    .title = Leader draft
read-leaders-rec = Before each age, choose one leader: recruit them for their price, put them under a stage of your Wonder, or discard them for 3 coins.
    .title = Recruitment

read-cities-goal = Black city cards join your hand, each age is one turn longer, and up to eight can play, also in teams.
    .title = What’s new
read-cities-debt = Some cards make everyone else lose coins. A player who cannot or does not want to pay takes debt tokens, worth −1 point each.
    .title = Losses and debt
read-cities-diplomacy = A diplomacy token lets you sit out the next conflict; your neighbors then fight each other.
    .title = Diplomacy
read-cities-mask = A mask copies a scientific symbol of a neighbor at the end of the game.
    .title = Masks
read-cities-team = Teammates sit side by side, may show each other their cards, and add up their points.
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
