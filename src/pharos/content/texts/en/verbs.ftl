# Moves: something to do (choice), something done (said), and something done whose piece the others do not see (secret).
# $a and $b are the objects; a piece also has the form $a_the (“the Quarry”, “Piraeus”). $n is a number of coins.
choice-draft = take { $a }
choice-classic-draft = keep { $a }
choice-build = build { $a }
choice-discard = discard { $a }
choice-wonder = build { $a } using { $b_the }
choice-stage = build a stage using { $a_the }
choice-progress = take the { $a } progress token
choice-library = keep the { $a } progress token
choice-destroy = destroy { $a }
choice-revive = build { $a_the } from the discard pile
choice-begin = { $a_you ->
    [yes] start this age
   *[no] let { $a } start this age
}
choice-place = place { $a } in Pantheon slot { $b }
choice-activate = activate { $a_the }
choice-mythology = choose the { $a } stack
choice-god = activate { $a_the } for free
choice-order = return { $a } on top, then { $b }
choice-enki = take the { $a } progress token
choice-snake = place the Snake token on { $a_the }
choice-steal = take { $a_the } from your opponent
choice-strike = discard { $a_the } from the structure
choice-unbuild = discard the card under { $a }
choice-raise = build { $a } using { $b_the } from the discard pile
choice-claim = take { $a } from your opponent
choice-minerva = place the Minerva pawn ({ $a })
choice-sink = discard { $a }
choice-unleash = use { $a }
choice-recruit = recruit { $a_the }
choice-influence = place influence in chamber { $a }
choice-move = move influence from chamber { $a } to chamber { $b }
choice-remove = remove your opponent’s influence from chamber { $a }
choice-conspire = draw conspiracies
choice-keep = keep { $a }, return the other { $b ->
    [top] to the top of the deck
   *[bottom] to the bottom of the deck
}
choice-prepare = prepare { $a } using { $b_the }
choice-trigger = trigger { $a }
choice-lock = lock the { $a } progress token
choice-take = build { $a } for free
choice-play = build { $a } for free
choice-swap = exchange { $a_the } for { $b_the }
choice-shift = move the decree from chamber { $a } to chamber { $b }
choice-demolish = destroy { $a }
choice-copy = copy { $a }
choice-pay = pay { coins }, take debt tokens for the rest
choice-board = play { $a }, { $b }
choice-bid = bid { coins } for the first turn
choice-cede = let your opponent start
choice-pass = finish
choice-skip = skip
said-draft = { $who } took { $a_the }
said-classic-draft = { $who } kept { $a_the }
said-build = { $who } built { $a_the }{ log-price }
said-discard = { $who } discarded { $a_the }{ log-gain }
said-wonder = { $who } built { $a_the }{ log-price } using { $b_the }
said-stage = { $who } built a Wonder stage{ log-price } using { $a_the }
said-progress = { $who } took the { $a } progress token
said-library = { $who } kept the { $a } progress token
said-destroy = { $who } destroyed { $a_the }
said-revive = { $who } built { $a_the } from the discard pile
said-place = { $who } placed { $a_the } in Pantheon slot { $b }
said-activate = { $who } activated { $a_the }{ log-price }
said-mythology = { $who } chose the { $a } stack
said-god = { $who } activated { $a_the } for free
said-order = { $who } returned { $a } and { $b } to their stack
said-enki = { $who } took the { $a } progress token
said-snake = { $who } placed the Snake token on { $a_the }
said-steal = { $who } took { $a_the } from the opponent
said-strike = { $who } discarded { $a_the } from the structure
said-unbuild = { $who } discarded the card under { $a_the }
said-raise = { $who } built { $a_the } using { $b_the } from the discard pile
said-claim = { $who } took { $a_the } from the opponent
said-minerva = { $who } placed the Minerva pawn ({ $a })
said-sink = { $who } discarded { $a_the }
said-unleash = { $who } used { $a_the }
said-recruit = { $who } recruited { $a_the }{ log-price }
said-influence = { $who } placed influence in chamber { $a }
said-move = { $who } moved influence from chamber { $a } to chamber { $b }
said-remove = { $who } removed the opponent’s influence from chamber { $a }
said-conspire = { $who } drew conspiracies
said-keep = { $who } kept the { $a } conspiracy
said-prepare = { $who } prepared { $a } using { $b_the }
said-trigger = { $who } triggered { $a }
said-lock = { $who } locked the { $a } progress token
said-take = { $who } built { $a_the } for free
said-play = { $who } built { $a_the } for free
said-swap = { $who } exchanged { $a_the } for { $b_the }
said-shift = { $who } moved the decree from chamber { $a } to chamber { $b }
said-demolish = { $who } destroyed { $a_the }
said-copy = { $who } copied { $a_the }
said-pay = { $who } { $n ->
    [0] paid nothing toward the loss
   *[other] paid { coins } toward the loss
}
said-board = { $who } chose { $a_the }, { $b }
said-bid = { $who } bid { coins } for the first turn
said-cede = { $who } let the opponent start
said-pass = { $who } finished
said-skip = { $who } skipped
said-begin = { $a_you ->
    [yes] You start the age
   *[no] { $a } starts the age
}
secret-discard = { $who } discarded a card{ log-gain }
secret-stage = { $who } built a Wonder stage{ log-price }
secret-draft = { $who } kept a leader
secret-keep = { $who } kept a conspiracy
secret-prepare = { $who } prepared a conspiracy
secret-place = { $who } placed a god in the Pantheon
secret-order = { $who } returned gods to their stack
# What was paid for it, as the end of such a sentence: $price is its kind, $by what made it free.
log-price = { $price ->
    [paid] {" "}for { coins }
    [free] {" "}for free
    [chain] {" "}for free (chain: { $by })
    [mythology] {" "}for free ({ $by } mythology token)
    [power] {" "}for free ({ $by })
   *[none] {""}
}
log-gain = { $price ->
    [gain] {" "}and gained { coins }
   *[none] {""}
}
