# Harbor: an example of an expansion of Duel.

expansion-harbor = Harbor
score-harbor = Crates
option-open_harbor = Harbor: crates face up

duel-wonder-portus = Portus
duel-crate-amber = Amber
duel-crate-incense = Incense
duel-crate-ivory = Ivory
duel-crate-oil = Oil
duel-crate-pearls = Pearls
duel-crate-salt = Salt
duel-crate-silk = Silk
duel-crate-spices = Spices

listed-harbor = Harbor
listed-harbor-pile = Crates left
listed-harbor-returned = Returned
listed-harbor-held = Kept
listed-harbor-offered = On offer to you

choice-dock = dock for 2 coins
said-dock = { $who } docked for 2 coins
choice-stow = keep { $a }, return the other crate
said-stow = { $who } kept { $a_the }
secret-stow = { $who } kept a crate
ask-stow = Keep a crate
how-duel-stow = The other one is returned, face up. Your opponent doesn’t see what you keep.

printed-effect-stow_crate = { $n ->
    [one] keep a crate
   *[other] keep a crate { $n } times
}
