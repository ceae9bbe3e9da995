# Counted nouns: a number and its word, in the case that a sentence needs. $n is the number.
coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
coins-acc = { coins }
coins-gen = { coins }
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
shields = { $n ->
    [one] { $n } shield
   *[other] { $n } shields
}
spaces = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}
resources = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}
cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
actions = { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
units-clay = { $n } clay
units-wood = { $n } wood
units-stone = { $n } stone
units-ore = { $n } ore
units-glass = { $n } glass
units-papyrus = { $n } papyrus
units-cloth = { $n ->
    [one] { $n } textile
   *[other] { $n } textiles
}
units-clay-acc = { units-clay }
units-wood-acc = { units-wood }
units-stone-acc = { units-stone }
units-ore-acc = { units-ore }
units-glass-acc = { units-glass }
units-papyrus-acc = { units-papyrus }
units-cloth-acc = { units-cloth }
