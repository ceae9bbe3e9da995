### The guided first games: what is said step by step. `.title` is the heading, `.todo` what to do.

lesson = Lesson
lesson-count = Step { $n } of { $all }
lesson-next = Go on
lesson-skip = Leave this out
lesson-fold = Fold the lesson up
lesson-unfold = Unfold the lesson
lesson-real = A real game against: { $level }
lesson-others = All lessons
lesson-instead = You chose something else: { $choice } ({ $price }). That is allowed, and the game goes on; the task stays as long as you like.
lesson-refused = Not possible now.
lesson-stuck = Nothing of the kind can be chosen just now. Choose as you like, or leave this out.
lesson-play-on = Choose whatever you like: everything that glows can be taken, and its price stands on it. I will speak up when something new comes.
    .title = Play on
lesson-waits = The others are choosing.
    .title = One moment

## The page with all lessons

learn-lead = Never played? Sit down: a real table, a peaceful opponent, and one idea at a time. Nothing can go wrong.
learn-minutes = { $n ->
    [one] about { $n } minute
   *[other] about { $n } minutes
}
learn-begin = Begin
learn-go-on = Go on
learn-again = Once more
learn-done = finished
learn-base = The games
learn-expansions = Their expansions
learn-first-duel = Two cities side by side. You make, buy, fight, learn and build wonders, until one of the two has won.
learn-first-classic = Everybody chooses at the same moment and passes the hand on. You live with your neighbours: trade and war.
learn-first-pantheon = Gods come to the table: you place them in the first age and activate them from the second on.
learn-first-agora = Senators win you the chambers of the Senate, and conspirators bring secret plans.
learn-first-leaders = Great names join your city: you draft four of them and recruit one before each age.
learn-first-cities = Black cards, losses, debts and the art of staying out of a war.

## Duel

lesson-duel-goal = Two cities grow side by side. Whoever has the most points at the end of the third age wins. But the game can end at once: if your army reaches the opponent’s capital, or if you gather six different symbols of science.
    .title = What it is about
lesson-duel-structure = All cards of an age lie here. A card can be taken when nothing covers it: those cards glow. Taking one may uncover others, also for your opponent. You take one card in each turn.
    .title = The structure
lesson-duel-make = Brown cards make raw materials: wood, clay, stone. What they make is yours in every turn and is never used up. Some of them cost nothing.
    .title = What a city makes
    .todo = Touch a brown card, then “Build”.
lesson-duel-cost = The cost stands in the corner of a card. The Baths ask for one stone. Your quarry makes it, so you pay nothing: the small plate under the card says 0.
    .title = What a card costs
    .todo = Build a card with what your city makes.
lesson-duel-trade = What you do not make you buy from the bank: 2 coins a piece, and 1 more for each one your opponent makes. The price of each resource stands under it in your city, and the plate under the card has added it all up.
    .title = Buying
    .todo = Build something for which you have to buy.
lesson-duel-military = Every shield moves the pawn one space towards the opponent’s capital. On its way it takes coins from the opponent, and at the end it brings points, the more the farther it stands. In the capital it wins at once. Red cards bring shields.
    .title = War
lesson-duel-coins = Yellow cards are for trade: some bring coins now, others make buying cheaper for ever. Coins are points too: every three are worth one at the end.
    .title = Coins
    .todo = Build a yellow card.
lesson-duel-science = Green cards carry symbols. Two of the same bring you a progress token from above the track, which works for the rest of the game. Six different ones win at once.
    .title = Science
    .todo = Build a green card.
lesson-duel-sell = A card that you do not want can be discarded for coins: you get 2, and 1 more for each yellow card you have. So no turn is lost, and the opponent does not get it.
    .title = Discarding
    .todo = Touch any card, then “Discard”.
lesson-duel-wonder = You have four wonders. To build one, take any card, lay it face down below the wonder and pay the cost of the wonder, not that of the card. Each can do something special; an arrow in a circle means another turn at once.
    .title = Wonders
    .todo = Touch a card, then “Wonder”, then one that you can pay.
lesson-duel-again = Age II. Whoever has the weaker army says who begins; here that is your opponent. The cards cost more and bring more.
    .title = A new age
lesson-duel-chain = Do you see the small white symbol below the cost of this card? The same one stands on a card that you have built. So it is free: that is a chain. Look ahead for them when you build.
    .title = Free through a chain
    .todo = Build the card that is free.
lesson-duel-progress = A pair of symbols! You take one of the tokens above the track. Hover over them, or press long, to read what each does.
    .title = Progress
    .todo = Take the token that you like.
lesson-duel-third = Age III, the last one. Purple guilds have come: they bring points for what the richer city of the two has. Look at the score now and then, and at the pawn.
    .title = The last age
lesson-duel-end = That was a whole game of Duel. The sheet shows where the points came from: blue cards, wonders, coins, war. Now you know everything that you need for a real one.
    .title = The end

## 7 Wonders

lesson-classic-goal = You build a city in three ages, your neighbours build theirs. Whoever has the most points at the end wins. Points come from many sides: buildings, your wonder, victories, science, coins.
    .title = What it is about
lesson-classic-hand = Everybody chooses one card of the hand at the same moment. Then the hands are passed on to a neighbour: you see what you left come back changed. Six cards in each age.
    .title = The hand
lesson-classic-make = Brown and grey cards make resources, and your board makes one from the beginning. They are never used up.
    .title = What a city makes
    .todo = Touch a brown card, then “Build”.
lesson-classic-cost = The cost stands in the corner of a card. What your city makes you need not pay: then the plate under the card says 0.
    .title = What a card costs
    .todo = Build a card with what your city makes.
lesson-classic-trade = What you lack you buy from a neighbour: 2 coins a piece, to whoever makes it. They cannot say no, and keep their own. The arrow on the plate shows to which side the coins go.
    .title = Trade
    .todo = Build something that you have to buy for.
lesson-classic-stage = Your wonder has stages. Any card can become one: it is laid face down below the board, and you pay the cost of the stage. They are built from left to right.
    .title = Your wonder
    .todo = Touch a card that you can spare, then “Stage”.
lesson-classic-sell = A card can also be sold for 3 coins. That helps when nothing fits, and the next neighbour does not get it.
    .title = Selling
    .todo = Touch any card, then “Sell”.
lesson-classic-war = At the end of an age every city counts its shields against both neighbours. The stronger one gets points: 1, then 3, then 5 in the last age. The weaker one loses 1.
    .title = War
lesson-classic-red = Red cards bring shields. You only need more of them than your neighbours have; look at the numbers at the edge of the mat.
    .title = Shields
    .todo = Build a red card.
lesson-classic-chain = This card is free for you, because you have built the one that leads to it. Such chains run through all three ages; the names stand in the large view of a card.
    .title = Free through a chain
    .todo = Build the card that is free.
lesson-classic-science = Green cards carry one of three symbols. Many of the same are worth their number times itself: three are 9 points. And each set of all three is worth 7 more.
    .title = Science
    .todo = Build a green card.
lesson-classic-third = The last age. Now is the time for points: blue cards, stages, and purple guilds, which count what your neighbours have built.
    .title = The last age
lesson-classic-end = That was a whole game. The sheet shows where the points of every city came from. Now you know everything that you need for a real one.
    .title = The end

## Pantheon

lesson-pantheon-idea = Above the structure lies the Pantheon with six slots. In Age I gods are put there, face down. Which god lies where, only the one who put it there knows.
    .title = The Pantheon
lesson-pantheon-token = Mythology tokens lie on some face-down cards. Whoever uncovers such a card takes the token, draws two gods of that mythology and places one of them.
    .title = Mythology tokens
    .todo = Take a card that uncovers one with a token.
lesson-pantheon-place = Choose one of two gods and a slot. Each slot has two prices: yours and your opponent’s. What is near you is cheap for you and dear for the other.
    .title = Placing a god
    .todo = Touch a god, then a free slot.
lesson-pantheon-open = Age II: the gods are turned up. From now on you may activate one of them in your turn, instead of taking a card. Offering tokens, which lie on cards of this age, make it cheaper.
    .title = The gods wake up
lesson-pantheon-call = The price for you stands below each god. Whoever activates a god takes the card, and its power works at once or for the rest of the game.
    .title = Activating a god
    .todo = Touch a god that you can pay, then “Activate”.
lesson-pantheon-end = That is Pantheon. In Age III the Grand Temples join in: they bring points, and are free for whoever holds a token of their mythology. You can play this game to its end, or begin a real one.
    .title = And then

## Agora

lesson-agora-idea = Below the structure lies the Senate with six chambers. Whoever has the most influence in a chamber controls it: then its decree works for that city alone. Whoever controls all six wins at once.
    .title = The Senate
lesson-agora-recruit = Senators lie among the cards. A Politician costs as many coins as you already have Senators, and acts in one part of the Senate; the more blue cards you have, the more often.
    .title = Politicians
    .todo = Touch a Politician, then “Recruit”.
lesson-agora-influence = Put a cube into a chamber that glows, or move one of yours into a neighbouring chamber. The first cube turns the decree up.
    .title = Influence
    .todo = Put a cube into a chamber.
lesson-agora-control = With more cubes than your opponent you control the chamber, and the decree is yours: as long as you lead there. A tie is nobody’s.
    .title = Control
lesson-agora-conspirator = A Conspirator costs the same. It brings one cube into any chamber, or a conspiracy.
    .title = Conspirators
    .todo = Recruit the Conspirator.
lesson-agora-conspire = You may now look at two conspiracies and keep one. Your opponent does not learn which.
    .title = A plan
    .todo = Choose the conspiracy.
lesson-agora-keep = Read both. You keep one; the other goes back, on top of the deck or to the bottom, as you like.
    .title = Two plans
    .todo = Keep one of them.
lesson-agora-prepare = To prepare a conspiracy, take any card and lay it below the plan, as with a wonder. That costs nothing.
    .title = Preparing
    .todo = Touch a card, then the conspiracy.
lesson-agora-trigger = It is prepared. At the beginning of one of your turns you can trigger it, and then take your card as always. One in each turn.
    .title = The moment
    .todo = Trigger the conspiracy.
lesson-agora-end = That is Agora. Senators appear in every age, and the chambers are worth points at the end. You can play this game to its end, or begin a real one.
    .title = And then

## Leaders

lesson-leaders-idea = Before the first age everybody gets four leaders: one is kept, the rest is passed on, until everybody has four. They are yours for the whole game.
    .title = Leaders
lesson-leaders-draft = Every leader can do something: bring points, coins or shields, or make buildings cheaper. Hover over one, or press long, to read it. The number is its price.
    .title = Choosing
    .todo = Touch a leader, then “Keep”.
lesson-leaders-rest = The others have passed theirs on to you. Look for something that goes with the first one.
    .title = The next
    .todo = Keep another one.
lesson-leaders-recruit = Before each age you may recruit one of them for coins. Or you build a stage of your wonder with the card, or sell it for 3 coins.
    .title = Recruiting
    .todo = Touch a leader, then “Recruit”.
lesson-leaders-work = Your leader stands on your board and works from now on. You begin with 6 coins instead of 3, so that there is something left for the first turns.
    .title = At work
lesson-leaders-turn = The age itself is played as you know it.
    .title = The age begins
    .todo = Build something.
lesson-leaders-end = That is Leaders: four names, three ages, so one stays in the hand. You can play this game to its end, or begin a real one.
    .title = And then

## Cities

lesson-cities-idea = Each age has a few black cards more, and one turn more. Black cards break the rules: they make, steal, copy, and keep the peace.
    .title = Black cards
lesson-cities-black = Hover over a black card, or press long, to read what it does. Many of them cost coins besides resources.
    .title = Your first one
    .todo = Build a black card.
lesson-cities-loss = A neighbour has built the Hideout: every other city loses a coin. Whoever does not pay, or cannot, takes a debt instead: minus one point for each coin, and it can never be paid back.
    .title = Losses and debts
    .todo = Say how much you pay.
lesson-cities-peace = Some black cards bring a diplomacy token. Its owner stays out of the next war: the neighbours on both sides fight each other instead.
    .title = Diplomacy
lesson-cities-turn = The rest you know.
    .title = Back to building
    .todo = Build something.
lesson-cities-end = That is Cities. There are more surprises: masks that copy science, a black market, and, for four or more players, teams of two. You can play this game to its end, or begin a real one.
    .title = And then
