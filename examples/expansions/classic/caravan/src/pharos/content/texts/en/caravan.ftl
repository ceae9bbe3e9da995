# Caravan: an example of an expansion of 7 Wonders.

expansion-caravan = Caravan
score-caravan = Wares
option-free_caravan = Caravan: wares for free

classic-board-palmyra = Great Colonnade of Palmyra
classic-city-palmyra = Palmyra
classic-wonder-palmyra_a = { classic-board-palmyra }, { classic-side-a }
classic-wonder-palmyra_b = { classic-board-palmyra }, { classic-side-b }
classic-ware-amber = Amber
classic-ware-carpets = Carpets
classic-ware-dates = Dates
classic-ware-figs = Figs
classic-ware-henna = Henna
classic-ware-honey = Honey
classic-ware-incense = Incense
classic-ware-indigo = Indigo
classic-ware-ivory = Ivory
classic-ware-jade = Jade
classic-ware-myrrh = Myrrh
classic-ware-oil = Oil
classic-ware-pearls = Pearls
classic-ware-pepper = Pepper
classic-ware-pottery = Pottery
classic-ware-purple = Purple dye
classic-ware-saffron = Saffron
classic-ware-salt = Salt
classic-ware-silk = Silk
classic-ware-silver = Silver
classic-ware-tea = Tea
classic-ware-wax = Wax
classic-ware-wine = Wine
classic-ware-wool = Wool

listed-caravan = Caravan
listed-caravan-pile = Wares left
listed-caravan-held = Wares by city

choice-load = { $n ->
    [0] buy no ware
   *[other] buy a ware for { coins }
}
said-load = { $who } { $n ->
    [0] bought no ware
   *[other] bought a ware for { coins }
}
ask-load = Buy a ware?
how-classic-load = You get the one on top of the pile, face down.

printed-effect-receive_ware = { $n ->
    [one] { $n } ware from the caravan
   *[other] { $n } wares from the caravan
}
