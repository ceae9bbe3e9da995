### The lessons, step by step. `.title` is the heading, `.todo` what to do.

lesson = Lesson
lesson-count = Step { $n } of { $all }
lesson-next = Continue
lesson-skip = Skip
lesson-fold = Collapse
lesson-unfold = Expand
lesson-real = Play against the { $level }
lesson-others = All lessons
lesson-instead = You made another move: { $choice } ({ $price }). That’s fine. You can do this step later.
lesson-refused = Not possible now.
lesson-stuck = No such move is available now. Make any move, or skip this step.
lesson-play-on = Make any move. Highlighted cards are available, and each shows its price. The lesson continues when something new comes up.
    .title = Play on
lesson-waits = The other players are choosing.
    .title = Please wait

## The page with all lessons

learn-lead = Learn at a real table against an easy opponent, one step at a time. You can’t break anything.
learn-minutes = { $n ->
    [one] about { $n } minute
   *[other] about { $n } minutes
}
learn-begin = Start lesson
learn-go-on = Continue
learn-again = Start over
learn-done = finished
learn-base = Base games
learn-expansions = Expansions
learn-first-duel = Two cities side by side. Produce, trade, fight, research, and build Wonders to beat your opponent.
learn-first-classic = Everyone chooses a card at once and passes the rest. Trade and fight with your neighbors.
learn-first-pantheon = Place gods in the Pantheon in Age I and activate them from Age II.
learn-first-agora = Recruit Senators to control the Senate, and prepare secret conspiracies.
learn-first-leaders = Draft 4 leaders and recruit 1 before each age.
learn-first-cities = City cards, lost coins, debt tokens, and diplomacy.

## Duel

lesson-duel-goal = Two cities grow side by side. The player with the most points at the end of Age III wins. The game can also end at once: if the conflict pawn reaches a capital, or if a player has 6 different scientific symbols.
    .title = How to win
lesson-duel-draft = Before Age I, each player takes 4 Wonders. You go first: take 1 of these 4. The resources on the left of a Wonder are its cost. The symbols on the right show what it gives you once it is built.
    .title = Wonder draft
    .todo = Select a Wonder to read what it does, then take it.
lesson-duel-left = Your opponent takes 2 of the other 3, and the last one is yours.
    .title = The last of four
    .todo = Take the Wonder that is left.
lesson-duel-fresh = Here come 4 more. This time your opponent takes 1 first, and you take 2.
    .title = Four more
    .todo = Take a Wonder.
lesson-duel-fourth = Look at what you have: Wonders that need the same resources are easier to build. An arrow in a circle gives you an extra turn.
    .title = Your fourth Wonder
    .todo = Take your fourth Wonder.
lesson-duel-structure = These are the cards of this age. You can take a card that no other card covers: these cards are highlighted. Taking a card may uncover others, for your opponent too. You take 1 card each turn.
    .title = The structure
lesson-duel-make = Brown cards produce raw materials: wood, clay, and stone. You can use what you produce every turn, and it never runs out. Some of these cards are free.
    .title = Production
    .todo = Select a brown card, then “Build”.
lesson-duel-cost = The cost is in the corner of a card. The Baths cost 1 stone. Your Quarry produces it, so you pay nothing: the price under the card is 0.
    .title = Cost
    .todo = Build a card with the resources your city produces.
lesson-duel-trade = You buy missing resources from the bank. Each costs 2 coins, plus 1 for each of the same resource your opponent produces. Your prices are shown under the resources in your city. The price under a card is the total.
    .title = Trade
    .todo = Build a card that needs a resource you don’t produce.
lesson-duel-military = Each shield moves the conflict pawn 1 space toward your opponent’s capital. On the way, your opponent loses coins. At the end, the pawn is worth points: the closer to the capital, the more. If it reaches the capital, you win at once. Red cards have shields.
    .title = Military
lesson-duel-coins = Yellow cards are about trade: some give coins now, others make resources cheaper for the rest of the game. Every 3 coins are worth 1 point at the end.
    .title = Coins
    .todo = Build a yellow card.
lesson-duel-science = Green cards have scientific symbols. A pair of the same symbol gives you a progress token from the board. 6 different symbols win the game at once.
    .title = Science
    .todo = Build a green card.
lesson-duel-sell = You can discard a card you don’t want. You gain 2 coins, plus 1 for each yellow card you have, and your opponent doesn’t get the card.
    .title = Discard
    .todo = Select any card, then “Discard”.
lesson-duel-wonder = You have 4 Wonders. To build one, place any card face down under it and pay the cost of the Wonder instead of the card. Each Wonder has its own effect. An arrow in a circle means an extra turn.
    .title = Wonders
    .todo = Select a card, then “Wonder”, then a Wonder you can pay for.
lesson-duel-again = Age II. The player with the weaker military chooses who starts: this time, your opponent. The cards cost more and do more.
    .title = A new age
lesson-duel-chain = See the small white symbol under the cost of this card? You have built a card with the same symbol, so this one is free. That is a chain. Look for chains when you build.
    .title = Chains
    .todo = Build the card that is free.
lesson-duel-progress = A pair of symbols. Take one of the progress tokens above the track. Point at a token or long-press it to read what it does.
    .title = Progress tokens
    .todo = Take a progress token.
lesson-duel-third = Age III is the last one. Each purple guild scores points for one thing, such as yellow cards, in the city that has more of it. Keep an eye on the score and on the conflict pawn.
    .title = The last age
lesson-duel-end = You have finished a game of Duel. The score shows where the points came from: blue cards, Wonders, coins, and military. You are ready for a real game.
    .title = The end

## 7 Wonders

lesson-classic-goal = You build a city over 3 ages, and so do your neighbors. The player with the most points wins. Points come from buildings, your Wonder, conflicts, science, and coins.
    .title = How to win
lesson-classic-hand = Everyone chooses 1 card from their hand at the same time. Then each player passes the rest to a neighbor. You play 6 cards in each age.
    .title = Your hand
lesson-classic-make = Brown and gray cards produce resources. Your Wonder board produces 1 from the start. Resources never run out.
    .title = Production
    .todo = Select a brown card, then “Build”.
lesson-classic-cost = The cost is in the corner of a card. If your city produces everything, the price under the card is 0.
    .title = Cost
    .todo = Build a card with the resources your city produces.
lesson-classic-trade = You buy missing resources from a neighbor who produces them, for 2 coins each. Your neighbor can’t refuse and loses nothing. The arrow on the price shows who gets the coins.
    .title = Trade
    .todo = Build a card that needs a resource you don’t produce.
lesson-classic-stage = Your Wonder has stages, built from left to right. Place any card face down under the board and pay the cost of the stage.
    .title = Your Wonder
    .todo = Select a card you can spare, then “Stage”.
lesson-classic-sell = You can also discard a card for 3 coins. It helps when nothing fits, and your neighbor doesn’t get the card.
    .title = Discard
    .todo = Select any card, then “Discard”.
lesson-classic-war = At the end of each age, every city compares its shields with both neighbors. The stronger city takes a victory token worth 1, 3, or 5 points by age. The weaker city takes a defeat token: −1 point.
    .title = Conflicts
lesson-classic-red = Red cards have shields. You only need more than your neighbors: their shields are shown at the edge of the table.
    .title = Shields
    .todo = Build a red card.
lesson-classic-chain = This card is free because you built the card that leads to it. Chains run through all 3 ages. Enlarge a card to see its chains.
    .title = Chains
    .todo = Build the card that is free.
lesson-classic-science = Green cards have 1 of 3 symbols. Each symbol scores the square of its number: 3 of a kind are 9 points. Each set of all 3 is worth 7 more.
    .title = Science
    .todo = Build a green card.
lesson-classic-third = The last age is about points: blue cards, stages, and purple guilds, which score your neighbors’ buildings.
    .title = The last age
lesson-classic-end = You have finished a whole game. The score shows where every city’s points came from. You are ready for a real game.
    .title = The end

## Pantheon

lesson-pantheon-idea = The Pantheon above the structure has 6 slots. In Age I, gods are placed there face down. Only the player who placed a god knows which one it is.
    .title = The Pantheon
lesson-pantheon-token = Some face-down cards have a mythology token. When you reveal one, take the token, draw 2 gods of that mythology, and place 1 of them.
    .title = Mythology tokens
    .todo = Take a card that reveals one with a token.
lesson-pantheon-place = Choose 1 of the 2 gods and a slot. Each slot has two prices: yours and your opponent’s. Slots near you cost you less and your opponent more.
    .title = Placing a god
    .todo = Select a god, then an empty slot.
lesson-pantheon-open = Age II: the gods are revealed. On your turn, you can now activate a god instead of taking a card. Offering tokens on the cards of this age lower the price.
    .title = Gods revealed
lesson-pantheon-call = Your price is under each god. When you activate a god, you take the card. Its effect applies at once or for the rest of the game.
    .title = Activating a god
    .todo = Select a god you can pay for, then “Activate”.
lesson-pantheon-end = That’s Pantheon. Age III adds Grand Temples: they score points and are free with a token of their mythology. Finish this game or start a real one.
    .title = What’s next

## Agora

lesson-agora-idea = The Senate below the structure has 6 chambers. The player with the most influence in a chamber controls it and uses its decree. Control all 6 and you win at once.
    .title = The Senate
lesson-agora-recruit = There are Senators among the cards. A Politician costs as many coins as you have Senators and acts in one section of the Senate. The more blue cards you have, the more actions you get.
    .title = Politicians
    .todo = Select a Politician, then “Recruit”.
lesson-agora-influence = Place influence in a highlighted chamber, or move influence to an adjacent one. The first influence reveals the decree.
    .title = Influence
    .todo = Place influence in a chamber.
lesson-agora-control = With more influence than your opponent, you control the chamber and its decree. In a tie, no one does.
    .title = Control
lesson-agora-conspirator = A Conspirator costs the same. It lets you place influence in any chamber or draw conspiracies.
    .title = Conspirators
    .todo = Recruit the Conspirator.
lesson-agora-conspire = Draw 2 conspiracies and keep 1. Your opponent doesn’t see which.
    .title = A conspiracy
    .todo = Draw conspiracies.
lesson-agora-keep = Read both. Keep 1 and return the other to the top or bottom of the deck.
    .title = Two conspiracies
    .todo = Keep 1 of them.
lesson-agora-prepare = To prepare a conspiracy, place any card under it, as with a Wonder. It’s free.
    .title = Preparing
    .todo = Select a card, then the conspiracy.
lesson-agora-trigger = It’s prepared. You can trigger 1 conspiracy at the start of a turn, and then take a card as usual.
    .title = Triggering
    .todo = Trigger the conspiracy.
lesson-agora-end = That’s Agora. Senators appear in every age, and chambers are worth points at the end. Finish this game or start a real one.
    .title = What’s next

## Leaders

lesson-leaders-idea = Before Age I, everyone gets 4 leaders, keeps 1, and passes the rest until everyone has 4. They are yours for the whole game.
    .title = Leaders
lesson-leaders-draft = Each leader has an effect: points, coins, shields, or a discount. Point at a leader or long-press it to read it. The number is its cost.
    .title = Leader draft
    .todo = Select a leader, then “Keep”.
lesson-leaders-rest = Your neighbor passed these leaders to you. Look for one that suits the first.
    .title = Next leader
    .todo = Keep another one.
lesson-leaders-recruit = Before each age, you can recruit 1 leader for coins. You can also use the card to build a stage, or discard it for 3 coins.
    .title = Recruiting
    .todo = Select a leader, then “Recruit”.
lesson-leaders-work = Your leader is in play, and its effect applies from now on. With Leaders you start with 6 coins instead of 3.
    .title = In play
lesson-leaders-turn = From here on, the age is played as usual.
    .title = The age begins
    .todo = Build a card.
lesson-leaders-end = That’s Leaders: 4 leaders, 3 ages, so 1 stays in your hand. Finish this game or start a real one.
    .title = What’s next

## Cities

lesson-cities-idea = Each age has a few black city cards and 1 more turn. They do unusual things: take coins from others, copy symbols, and keep you out of conflicts.
    .title = City cards
lesson-cities-black = Point at a black card or long-press it to read what it does. Many cost coins as well as resources.
    .title = Your first city card
    .todo = Build a black card.
lesson-cities-loss = A neighbor built the Hideout: every other city loses 1 coin. If you can’t or don’t want to pay, take a debt token: −1 point. You can never pay it back.
    .title = Losses and debt
    .todo = Choose how much to pay.
lesson-cities-peace = Some black cards give a diplomacy token. With one, you sit out the next conflict, and your two neighbors compare shields with each other.
    .title = Diplomacy
lesson-cities-turn = You already know the rest.
    .title = Back to building
    .todo = Build a card.
lesson-cities-end = That’s Cities. There is more: masks that copy science, the Black Market, and teams of 2 with 4 or more players. Finish this game or start a real one.
    .title = What’s next
