# Verbs of the notation: something to do, something done, and something done that the others do not see whole.
# $a, $b and $c are its objects.
choice-draft = take { $a }
choice-build = build { $a }
choice-discard = discard { $a }
choice-wonder = build the wonder { $a } with { $b }
choice-stage = build a stage with { $a }
choice-progress = take the progress token { $a }
choice-library = keep the progress token { $a }
choice-destroy = destroy { $a }
choice-revive = build { $a } from the discard pile
choice-begin = begins: { $a }
choice-place = put { $a } into slot { $b } of the Pantheon
choice-activate = activate { $a }
choice-mythology = choose the { $a } stack
choice-god = choose { $a }
choice-order = put back in this order: { $a }, { $b } { $c }
choice-enki = take { $a }
choice-snake = put the Snake on { $a }
choice-steal = take over { $a }
choice-strike = discard from the structure: { $a }
choice-unbuild = discard the card under { $a }
choice-raise = build the wonder { $a } with { $b } from the discard pile
choice-claim = take the unbuilt wonder { $a }
choice-minerva = put Minerva on space { $a }
choice-sink = discard: { $a }
choice-unleash = use: { $a }
choice-recruit = recruit { $a }
choice-influence = place a cube in { $a }
choice-move = move a cube from { $a } to { $b }
choice-remove = remove a cube of your opponent from { $a }
choice-conspire = conspire
choice-keep = keep { $a }, the other { $b ->
    [top] on top of the deck
   *[bottom] at the bottom of the deck
}
choice-prepare = prepare { $a } with { $b }
choice-trigger = trigger { $a }
choice-lock = lock the progress token { $a } away
choice-take = take { $a }
choice-play = build the removed card { $a }
choice-swap = exchange { $a } for { $b }
choice-shift = move the decree of { $a } to { $b }
choice-demolish = destroy the wonder { $a }
choice-copy = copy { $a }
choice-pay = pay { $a ->
    [1] 1 coin
   *[other] { $a } coins
}, the rest becomes debt
choice-board = play { $a }, { $b }
choice-bid = bid { $a ->
    [1] 1 coin
   *[other] { $a } coins
} to begin
choice-cede = let the other begin
choice-pass = pass
choice-skip = decline
said-draft = { $who } { $who ->
    [You] take
   *[other] takes
} { $a }
said-build = { $who } { $who ->
    [You] build
   *[other] builds
} { $a }
said-discard = { $who } { $who ->
    [You] discard
   *[other] discards
} { $a }
said-wonder = { $who } { $who ->
    [You] build
   *[other] builds
} the wonder { $a } with { $b }
said-stage = { $who } { $who ->
    [You] build
   *[other] builds
} a stage with { $a }
said-progress = { $who } { $who ->
    [You] take
   *[other] takes
} the progress token { $a }
said-destroy = { $who } { $who ->
    [You] destroy
   *[other] destroys
} { $a }
said-revive = { $who } { $who ->
    [You] build
   *[other] builds
} { $a } from the discard pile
said-library = { $who } { $who ->
    [You] keep
   *[other] keeps
} the progress token { $a }
said-begin = { $a } { $a ->
    [You] begin
   *[other] begins
} the next age
said-place = { $who } { $who ->
    [You] put
   *[other] puts
} { $a } into slot { $b } of the Pantheon
said-activate = { $who } { $who ->
    [You] activate
   *[other] activates
} { $a }
said-mythology = { $who } { $who ->
    [You] choose
   *[other] chooses
} the { $a } stack
said-god = { $who } { $who ->
    [You] choose
   *[other] chooses
} { $a }
said-order = { $who } { $who ->
    [You] put
   *[other] puts
} back in this order: { $a }, { $b } { $c }
said-enki = { $who } { $who ->
    [You] take
   *[other] takes
} { $a }
said-snake = { $who } { $who ->
    [You] put
   *[other] puts
} the Snake on { $a }
said-steal = { $who } { $who ->
    [You] take
   *[other] takes
} over { $a }
said-strike = { $who } { $who ->
    [You] discard
   *[other] discards
} { $a } from the structure
said-unbuild = { $who } { $who ->
    [You] discard
   *[other] discards
} the card under { $a }
said-raise = { $who } { $who ->
    [You] build
   *[other] builds
} the wonder { $a } with { $b } from the discard pile
said-claim = { $who } { $who ->
    [You] take
   *[other] takes
} the unbuilt wonder { $a }
said-minerva = { $who } { $who ->
    [You] put
   *[other] puts
} Minerva on space { $a }
said-sink = { $who } { $who ->
    [You] discard
   *[other] discards
} { $a }
said-unleash = { $who } { $who ->
    [You] use
   *[other] uses
} { $a }
said-recruit = { $who } { $who ->
    [You] recruit
   *[other] recruits
} { $a }
said-influence = { $who } { $who ->
    [You] place
   *[other] places
} a cube in { $a }
said-move = { $who } { $who ->
    [You] move
   *[other] moves
} a cube from { $a } to { $b }
said-remove = { $who } { $who ->
    [You] remove
   *[other] removes
} a cube of the opponent from { $a }
said-conspire = { $who } { $who ->
    [You] conspire
   *[other] conspires
}
said-keep = { $who } { $who ->
    [You] keep
   *[other] keeps
} { $a }
said-prepare = { $who } { $who ->
    [You] prepare
   *[other] prepares
} { $a } with { $b }
said-trigger = { $who } { $who ->
    [You] trigger
   *[other] triggers
} { $a }
said-lock = { $who } { $who ->
    [You] lock
   *[other] locks
} the progress token { $a } away
said-take = { $who } { $who ->
    [You] take
   *[other] takes
} { $a }
said-play = { $who } { $who ->
    [You] build
   *[other] builds
} the removed card { $a }
said-swap = { $who } { $who ->
    [You] exchange
   *[other] exchanges
} { $a } for { $b }
said-shift = { $who } { $who ->
    [You] move
   *[other] moves
} the decree of { $a } to { $b }
said-demolish = { $who } { $who ->
    [You] destroy
   *[other] destroys
} the wonder { $a }
said-copy = { $who } { $who ->
    [You] copy
   *[other] copies
} { $a }
said-board = { $who } { $who ->
    [You] play
   *[other] plays
} { $a }, { $b }
said-bid = { $who } { $who ->
    [You] bid
   *[other] bids
} { $a ->
    [1] 1 coin
   *[other] { $a } coins
} to begin
said-cede = { $who } { $who ->
    [You] let
   *[other] lets
} the other begin
said-pass = { $who } { $who ->
    [You] pass
   *[other] passes
}
said-skip = { $who } { $who ->
    [You] decline
   *[other] declines
}
said-pay = { $who } { $who ->
    [You] pay
   *[other] pays
} { $a ->
    [1] 1 coin
   *[other] { $a } coins
} of the loss
secret-discard = { $who } discards a card
secret-stage = { $who } builds a stage
secret-draft = { $who } keeps a leader
secret-keep = { $who } keeps a conspiracy
secret-prepare = { $who } prepares a conspiracy
secret-place = { $who } puts a god into the Pantheon
secret-order = { $who } puts gods back
