### Что делают свойства: слова для всех клиентов.

## Что считается и о чём речь

printed-counted-brown_cards = коричневую карту
printed-counted-grey_cards = серую карту
printed-counted-brown_and_grey_cards = коричневую и серую карту
printed-counted-blue_cards = синюю карту
printed-counted-green_cards = зелёную карту
printed-counted-red_cards = красную карту
printed-counted-yellow_cards = жёлтую карту
printed-counted-purple_cards = фиолетовую карту
printed-counted-black_cards = чёрную карту
printed-counted-brown_grey_purple_cards = коричневую, серую и фиолетовую карту
printed-counted-wonders = чудо
printed-counted-wonder_stages = этап чуда
printed-counted-coin_sets_of_3 = 3 монеты
printed-counted-progress_tokens = жетон прогресса
printed-counted-mythology_and_offering_tokens = жетон мифологии и жертвоприношения
printed-counted-defeat_tokens = жетон поражения
printed-counted-victory_tokens = жетон победы
printed-counted-leaders_recruited = лидера
printed-target-brown = коричневые карты
printed-target-grey = серые карты
printed-target-blue = синие карты
printed-target-green = зелёные карты
printed-target-yellow = жёлтые карты
printed-target-red = красные карты
printed-target-purple = фиолетовые карты
printed-target-black = чёрные карты
printed-target-white = лидеры
printed-target-wonder = чудеса
printed-target-wonders = чудеса
printed-target-wonder_stage = этапы чуда

## Свойства

printed-effect-produce = { $count ->
    [1] производит { $one_of }
   *[other] производит { $one_of } ×{ $count }
}
printed-effect-points = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
}
printed-effect-shields = { $amount ->
    [one] { $amount } щит
    [few] { $amount } щита
   *[many] { $amount } щитов
}
printed-effect-science = символ: { $symbol }
printed-effect-coins = +{ $amount ->
    [one] { $amount } монета
    [few] { $amount } монеты
   *[many] { $amount } монет
}
printed-effect-coins_per = +{ $amount ->
    [one] { $amount } монета
    [few] { $amount } монеты
   *[many] { $amount } монет
} за { $per } { $scope ->
    [self] в вашем городе
    [max_city] в городе, где их больше
    [neighbours] у соседей
   *[both] у вас и соседей
}
printed-effect-points_per = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
} за { $per } { $scope ->
    [self] в вашем городе
    [max_city] в городе, где их больше
    [neighbours] у соседей
   *[both] у вас и соседей
}
printed-effect-trade_discount = покупка: { $resources } по { $price }{ $scope ->
    [left] { " " }слева
    [right] { " " }справа
    [both] { " " }с обеих сторон
   *[bank] {""}
}
printed-effect-build_from_discard = построить карту из сброса бесплатно
printed-effect-resource_discount = { $target }: на { $amount ->
    [one] { $amount } ресурс
    [few] { $amount } ресурса
   *[many] { $amount } ресурсов
} меньше
printed-effect-extra_turn = ещё один ход
printed-effect-opponent_loses_coins = соперник теряет { $amount ->
    [one] { $amount } монету
    [few] { $amount } монеты
   *[many] { $amount } монет
}
printed-effect-destroy_card = уничтожить { $hued } карту соперника
printed-effect-draw_progress_token = взять { $draw ->
    [one] { $draw } жетон
    [few] { $draw } жетона
   *[many] { $draw } жетонов
} прогресса, оставить { $keep }
printed-effect-cost_reduction = { $applies_to }: на { $resources ->
    [one] { $resources } ресурс
    [few] { $resources } ресурса
   *[many] { $resources } ресурсов
} меньше
printed-effect-gain_opponent_trade_coins = вы получаете то, что соперник платит за ресурсы
printed-effect-extra_shields = { $applies_to }: ещё { $amount ->
    [one] { $amount } щит
    [few] { $amount } щита
   *[many] { $amount } щитов
}
printed-effect-grant_extra_turn = следующие чудеса дают ещё один ход
printed-effect-coins_on_chain = +{ $amount ->
    [one] { $amount } монета
    [few] { $amount } монеты
   *[many] { $amount } монет
} за каждую цепочку
printed-effect-choose_progress_token = взять один из { $tokens_on_card } жетонов прогресса
printed-effect-copy_opponent_science = символ зелёной карты соперника считается и вашим
printed-effect-protected_coins = { $amount ->
    [one] { $amount } монета
    [few] { $amount } монеты
   *[many] { $amount } монет
} на карте: их нельзя потерять, по { $points_each ->
    [one] { $points_each } очку
   *[other] { $points_each } очка
} за каждую оставшуюся
printed-effect-take_opponent_building = забрать { $hued } карту соперника
printed-effect-discard_structure_card = сбросить любую карту структуры
printed-effect-undo_wonder = сбросить карту из-под построенного чуда
printed-effect-build_wonder_from_discard = построить чудо бесплатно картой из сброса
printed-effect-take_unbuilt_wonder = забрать непостроенное чудо соперника
printed-effect-place_minerva = поставить Минерву на трек
printed-effect-military_tokens = сбросить { $discard_without_effect ->
    [one] { $discard_without_effect } военный жетон
    [few] { $discard_without_effect } военных жетона
   *[many] { $discard_without_effect } военных жетонов
}, применить { $apply }
printed-effect-activate_top_god = активировать бесплатно верхнего бога стопки
printed-effect-activate_stack_god = активировать бесплатно бога из стопки
printed-effect-activation_discount = боги дешевле на { $amount ->
    [one] { $amount } монету
    [few] { $amount } монеты
   *[many] { $amount } монет
}
printed-effect-opponent_loses_coins_per_space = соперник теряет { $amount ->
    [one] { $amount } монету
    [few] { $amount } монеты
   *[many] { $amount } монет
} за каждое деление трека
printed-effect-build_chained_for = карты с символом цепочки стоят { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}
printed-effect-grand_temple_points = очки за Великие Храмы
printed-effect-senate_actions = действия в Сенате
printed-effect-place_influence = { $count ->
    [1] добавить кубик
    [one] добавить { $count } кубик
    [few] добавить { $count } кубика
   *[many] добавить { $count } кубиков
} в любую палату
printed-effect-move_influence = { $optional ->
    [1] можно переместить кубик
   *[other] переместить кубик
}
printed-effect-remove_opponent_influence = убрать кубик соперника
printed-effect-conspire = устроить заговор
printed-effect-choose_one = { $options }
printed-effect-conspire_on_draft = заговор при выборе чуда
printed-effect-place_influence_on_draft = кубик при выборе чуда
printed-effect-trigger_unprepared = осуществить неподготовленный заговор
printed-effect-free_senators = Сенаторы бесплатно
printed-effect-conspire_keep_both = остаются оба заговора
printed-effect-steal_half_coins = забрать половину монет соперника
printed-effect-discard_opponent_building = сбросить { $hued } карту соперника
printed-effect-lock_progress_token = запереть жетон прогресса
printed-effect-build_last_row = построить карту последнего ряда бесплатно
printed-effect-build_removed_card = построить убранную карту бесплатно
printed-effect-progress_token_from_box = взять жетон прогресса из коробки
printed-effect-discard_available = сбросить от { $min } до { $max } доступных карт
printed-effect-coins_per_own_cube = +{ $amount ->
    [one] { $amount } монета
    [few] { $amount } монеты
   *[many] { $amount } монет
} за каждый свой кубик
printed-effect-opponent_loses_per_cube = соперник теряет { $amount ->
    [one] { $amount } монету
    [few] { $amount } монеты
   *[many] { $amount } монет
} за каждый его кубик
printed-effect-swap_buildings = обменять { $hued } карту на карту соперника того же цвета
printed-effect-move_decree = переложить декрет
printed-effect-destroy_wonder = уничтожить построенное чудо соперника
printed-effect-coins_on_any_build = монеты по эпохам ({ $amount_by_age }), когда кто-нибудь строит: { $target }
printed-effect-ignore_cost_symbol = { $target }: на один символ дешевле
printed-effect-control_shield = { $amount ->
    [one] { $amount } щит
    [few] { $amount } щита
   *[many] { $amount } щитов
}, пока палата ваша
printed-effect-trade_reduction = { $resources }: дешевле на { $amount ->
    [one] { $amount } монету
    [few] { $amount } монеты
   *[many] { $amount } монет
}
printed-effect-extra_blue_for_senate = в Сенате ещё { $amount ->
    [one] { $amount } синяя карта
    [few] { $amount } синие карты
   *[many] { $amount } синих карт
}
printed-effect-discard_bonus = +{ $amount ->
    [one] { $amount } монета
    [few] { $amount } монеты
   *[many] { $amount } монет
} за сброс
printed-effect-use_opponent_chains = можно строить по цепочкам соперника
printed-effect-extra_turn_on = ещё один ход после найма Заговорщика
printed-effect-science_choice = любой символ: { $symbols }
printed-effect-play_last_card = последняя карта эпохи разыгрывается
printed-effect-free_build_per_age = одна карта бесплатно в каждой эпохе
printed-effect-copy_guild = копия гильдии соседа
printed-effect-science_copy = копия символа зелёной карты соседа
printed-effect-opponents_lose_coins = остальные теряют { $amount ->
    [one] { $amount } монету
    [few] { $amount } монеты
   *[many] { $amount } монет
}{ $per ->
    [0] {""}
   *[other] { " " }за каждый свой { $per }
}
printed-effect-diplomacy_token = { $amount ->
    [one] { $amount } жетон
    [few] { $amount } жетона
   *[many] { $amount } жетонов
} дипломатии
printed-effect-coins_self_and_neighbours = +{ $own ->
    [one] { $own } монета
    [few] { $own } монеты
   *[many] { $own } монет
}, каждому соседу +{ $each_neighbour }
printed-effect-trade_rebate_first = первый за ход ресурс, купленный { $scope ->
    [left] слева
   *[right] справа
}, дешевле на { $amount ->
    [one] { $amount } монету
    [few] { $amount } монеты
   *[many] { $amount } монет
}
printed-effect-produce_extra_own = ещё единица того, что производит город
printed-effect-produce_missing = единица того, чего город не производит
printed-effect-free_stage_resources = этапы чуда без ресурсов
printed-effect-bank_income_bonus = +{ $amount ->
    [one] { $amount } монета
    [few] { $amount } монеты
   *[many] { $amount } монет
}, когда платит банк
printed-effect-coins_on_build = +{ $amount ->
    [one] { $amount } монета
    [few] { $amount } монеты
   *[many] { $amount } монет
} за каждую построенную { $hued } карту
printed-effect-defeat_tokens_as_shields = каждый жетон поражения даёт { $amount ->
    [one] { $amount } щит
    [few] { $amount } щита
   *[many] { $amount } щитов
}
printed-effect-build_free = любую { $hued } карту строить бесплатно
printed-effect-free_leaders = лидеры бесплатно
printed-effect-leader_cost_discount = лидеры дешевле: вам на { $own ->
    [one] { $own } монету
    [few] { $own } монеты
   *[many] { $own } монет
}, соседям на { $each_neighbour }
printed-effect-buy_from_bank = раз за ход из банка за { $price }: { $resources }
printed-effect-coins_on_purchase = +{ $amount ->
    [one] { $amount } монета
    [few] { $amount } монеты
   *[many] { $amount } монет
} за покупку у соседа
printed-effect-coins_on_victory_token = +{ $amount ->
    [one] { $amount } монета
    [few] { $amount } монеты
   *[many] { $amount } монет
} за жетон победы
printed-effect-coins_on_chain_build = +{ $amount ->
    [one] { $amount } монета
    [few] { $amount } монеты
   *[many] { $amount } монет
} за цепочку
printed-effect-defeat_tokens_to_winner = жетоны поражения достаются победителю
printed-effect-science_set_bonus = за каждый набор символов ещё { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
}
printed-effect-points_per_set = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
} за набор карт ({ $colors })
printed-effect-points_per_coins = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
} за каждые { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}
printed-effect-copy_neighbour_leader = копия лидера соседа
printed-effect-draw_leaders = взять { $amount ->
    [one] { $amount } лидера
   *[other] { $amount } лидеров
}
printed-effect-recruit_extra_leader = нанять ещё одного лидера
