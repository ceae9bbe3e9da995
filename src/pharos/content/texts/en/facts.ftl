# What happened, as the log, the replay and a screen reader tell it. $who and $other are players or cities.
fact-coins = { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
fact-trade = { $who } pays { $coins } to { $other }
fact-income = { $who } gains { $coins }
fact-income-by = { $who } gains { $coins } ({ $cause })
fact-loss = { $who } loses { $coins }
fact-loss-by = { $who } loses { $coins } ({ $cause })
fact-loot = { $who } loses { $coins } to the advancing army
fact-theft = { $other } takes { $coins } from { $who }
fact-taken = { $who } takes { $thing }
fact-mythology = { $who } takes the { $thing } mythology token
fact-offering = { $who } takes the offering token of { $amount }
fact-lost = { $who } loses { $thing }
fact-changed = { $thing } goes over to { $who }
fact-revealed = Turned up: { $things }
fact-razed = { $who }: { $thing } no longer stands
fact-pawn = The conflict pawn walks { $amount ->
    [one] { $amount } space
   *[other] { $amount } spaces
} towards { $other }
fact-minerva = Minerva’s pawn stands on the track
fact-minerva-gone = Minerva’s pawn stops the army and is gone
fact-control = { $who } controls chamber { $place }
fact-control-lost = Nobody controls chamber { $place } any more
fact-again = { $who } has another turn
fact-begins = { $who } begins
fact-begins-paid = { $who } begins and pays { $coins }
fact-age = { $age } begins
fact-conflict = { $who } beats { $other }: { $amount ->
    [one] a victory token
   *[other] { $amount } victory tokens
} of { $place }
fact-diplomacy = { $who } gets a diplomacy token
fact-diplomacy-used = { $who } stays out of the conflict and returns a diplomacy token
fact-debt = { $who } takes { $amount ->
    [one] { $amount } debt token
   *[other] { $amount } debt tokens
}
