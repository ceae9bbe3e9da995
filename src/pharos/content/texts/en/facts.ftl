# What happened, for the log, the replay, and screen readers. $who and $other are players or cities; $coins is a
# counted noun. $you and $other_you are “yes” where that player reads it; $other_you is “free” for the free city.
fact-trade = { $who } paid { $other_you ->
    [yes] you
    [free] the free city
   *[no] { $other }
} { $coins }
fact-income = { $who } gained { $coins }
fact-income-by = { $who } gained { $coins } ({ $cause })
fact-loss = { $who } lost { $coins }
fact-loss-by = { $who } lost { $coins } ({ $cause })
fact-loot = { $who } lost { $coins } (military token)
fact-theft = { $other } took { $coins } from { $you ->
    [yes] you
    [free] the free city
   *[no] { $who }
}
fact-taken = { $who } took { $thing_the }
fact-mythology = { $who } took the { $thing } mythology token
fact-offering = { $who } took an offering token (−{ $n })
fact-lost = { $who } lost { $thing_the }
fact-changed = { $who } took { $thing_the } from the opponent
fact-revealed = Revealed: { $things }
fact-revealed-decree = { $count ->
    [one] Decree revealed: { $things }
   *[other] Decrees revealed: { $things }
}
fact-razed = { $you ->
    [yes] Your Wonder
   *[no] { $who }’s Wonder
} is no longer built: { $thing }
fact-pawn = The conflict pawn moved { spaces } toward { $other_you ->
    [yes] your
   *[no] { $other }’s
} capital
fact-minerva = The Minerva pawn is on the military track
fact-minerva-gone = The Minerva pawn stopped the conflict pawn and was removed
fact-control = { $who } took control of chamber { $place }
fact-control-lost = No one controls chamber { $place }
fact-again = { $who } gained an extra turn
fact-begins = { $you ->
    [yes] You start
   *[no] { $who } starts
} the game
fact-begins-paid = { $you ->
    [yes] You start the game and pay
   *[no] { $who } starts the game and pays
} { $coins }
fact-age = { $age } begins
fact-conflict = { $who } defeated { $other_you ->
    [yes] you
    [free] the free city
   *[no] { $other }
}: { $amount ->
    [one] { $amount } victory token ({ points })
   *[other] { $amount } victory tokens ({ points } each)
}
fact-diplomacy = { $who } gained a diplomacy token
fact-diplomacy-used = { $who } sat out the conflict
fact-debt = { $who } took { $amount ->
    [one] { $amount } debt token
   *[other] { $amount } debt tokens
}
