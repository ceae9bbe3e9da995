### Что делают свойства: слова для всех клиентов. $n — величина свойства.

## Что считается и о чём речь

printed-counted-brown_cards = каждую коричневую карту
printed-counted-grey_cards = каждую серую карту
printed-counted-brown_and_grey_cards = каждую коричневую или серую карту
printed-counted-blue_cards = каждую синюю карту
printed-counted-green_cards = каждую зелёную карту
printed-counted-red_cards = каждую красную карту
printed-counted-yellow_cards = каждую жёлтую карту
printed-counted-purple_cards = каждую фиолетовую карту
printed-counted-black_cards = каждую чёрную карту
printed-counted-brown_grey_purple_cards = каждую коричневую, серую или фиолетовую карту
printed-counted-wonders = каждое чудо света
printed-counted-wonder_stages = каждый этап чуда
printed-counted-coin_sets_of_3 = каждые 3 монеты
printed-counted-progress_tokens = каждый жетон развития
printed-counted-mythology_and_offering_tokens = каждый жетон мифологии или жертвоприношения
printed-counted-defeat_tokens = каждый жетон поражения
printed-counted-victory_tokens = каждый жетон победы
printed-counted-leaders_recruited = каждого лидера
printed-target-brown = коричневые карты
printed-target-grey = серые карты
printed-target-blue = синие карты
printed-target-green = зелёные карты
printed-target-yellow = жёлтые карты
printed-target-red = красные карты
printed-target-purple = фиолетовые карты
printed-target-black = чёрные карты
printed-target-white = лидеры
printed-target-wonder = чудеса света
printed-target-wonders = чудеса света
printed-target-wonder_stage = этапы чуда

## Свойства

printed-effect-produce = производит { $one_of }
printed-effect-points = { $n ->
    [one] { $n } победное очко
    [few] { $n } победных очка
   *[many] { $n } победных очков
}
printed-effect-shields = { shields }
printed-effect-science = символ: { $symbol }
printed-effect-coins = получите { coins-acc }
printed-effect-coins_per = { coins } за { $per } { $scope ->
    [self] в вашем городе
    [max_city] в городе, где их больше
    [neighbours] у соседей
   *[both] у вас и у соседей
}
printed-effect-points_per = { points } за { $per } { $scope ->
    [self] в вашем городе
    [max_city] в городе, где их больше
    [neighbours] у соседей
   *[both] у вас и у соседей
}
printed-effect-trade_discount = покупайте { $resources } по { $price ->
    [one] { $price } монете
   *[other] { $price } монеты
} { $scope ->
    [left] у соседа слева
    [right] у соседа справа
    [both] у обоих соседей
   *[bank] в банке
}
printed-effect-build_from_discard = { $count ->
    [1] бесплатно постройте карту из сброса
    [few] бесплатно постройте { $count } карты из сброса
   *[other] бесплатно постройте { $count } карт из сброса
}
printed-effect-resource_discount = { $target } дешевле на { resources }
printed-effect-extra_turn = дополнительный ход
printed-effect-opponent_loses_coins = соперник теряет { coins-acc }
printed-effect-destroy_card = уничтожьте { $hued } карту соперника
printed-effect-draw_progress_token = возьмите из коробки { $draw ->
    [one] { $draw } жетон
    [few] { $draw } жетона
   *[many] { $draw } жетонов
} развития и оставьте { $keep }
printed-effect-cost_reduction = { $applies_to } дешевле на { resources }
printed-effect-gain_opponent_trade_coins = вы получаете монеты, которые соперник платит за ресурсы
printed-effect-extra_shields = построенные после этого { $applies_to } дают ещё { shields }
printed-effect-grant_extra_turn = построенные после этого чудеса света дают дополнительный ход
printed-effect-coins_on_chain = { coins } за каждое здание, построенное по цепочке
printed-effect-choose_progress_token = возьмите 1 из { $tokens_on_card } жетонов развития на карте
printed-effect-copy_opponent_science = положите жетон Змеи на зелёную карту соперника: её символ считается вашим
printed-effect-protected_coins = { coins } на карте: их нельзя потерять, каждая приносит { $points_each ->
    [one] { $points_each } очко
    [few] { $points_each } очка
   *[many] { $points_each } очков
}
printed-effect-take_opponent_building = { $count ->
    [1] заберите { $hued } карту соперника
    [few] { $count } раза заберите { $hued } карту соперника
   *[other] { $count } раз заберите { $hued } карту соперника
}
printed-effect-discard_structure_card = { $count ->
    [1] сбросьте любую карту раскладки
    [few] сбросьте любые { $count } карты раскладки
   *[other] сбросьте любые { $count } карт раскладки
}
printed-effect-undo_wonder = сбросьте карту из-под построенного чуда света
printed-effect-build_wonder_from_discard = бесплатно постройте чудо света, подложив карту из сброса
printed-effect-take_unbuilt_wonder = заберите непостроенное чудо света соперника
printed-effect-place_minerva = поставьте фишку Минервы на военный трек
printed-effect-military_tokens = сбросьте { $discard_without_effect ->
    [one] { $discard_without_effect } военный жетон
    [few] { $discard_without_effect } военных жетона
   *[many] { $discard_without_effect } военных жетонов
} и примените { $apply }
printed-effect-activate_top_god = бесплатно активируйте верхнего бога стопки
printed-effect-activate_stack_god = бесплатно активируйте бога из стопки
printed-effect-activation_discount = боги дешевле на { coins-acc }
printed-effect-opponent_loses_coins_per_space = соперник теряет { coins-acc } за каждое деление, пройденное маркером конфликта
printed-effect-build_chained_for = карты с символом цепочки стоят { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}
printed-effect-grand_temple_points = победные очки за Великие Храмы
printed-effect-senate_actions = действия в Сенате
printed-effect-place_influence = { $count ->
    [1] добавьте влияние в любую палату
    [few] добавьте влияние в любые палаты { $count } раза
   *[other] добавьте влияние в любые палаты { $count } раз
}
printed-effect-move_influence = { $optional ->
    [1] можно переместить влияние
   *[other] переместите влияние
}{ $count ->
    [1] {""}
    [few] {" "}{ $count } раза
   *[other] {" "}{ $count } раз
}
printed-effect-remove_opponent_influence = { $count ->
    [one] уберите { $count } кубик влияния соперника
    [few] уберите { $count } кубика влияния соперника
   *[other] уберите { $count } кубиков влияния соперника
}
printed-effect-conspire = возьмите заговоры
printed-effect-choose_one = { $options }
printed-effect-conspire_on_draft = возьмите заговоры при выборе этого чуда света
printed-effect-place_influence_on_draft = добавьте влияние при выборе этого чуда света
printed-effect-trigger_unprepared = осуществите неподготовленный заговор
printed-effect-free_senators = сенаторы бесплатны
printed-effect-conspire_keep_both = оставляйте оба взятых заговора
printed-effect-steal_half_coins = заберите половину монет соперника
printed-effect-discard_opponent_building = сбросьте { $hued } карту соперника
printed-effect-lock_progress_token = заблокируйте жетон развития
printed-effect-build_last_row = бесплатно постройте карту последнего ряда
printed-effect-build_removed_card = бесплатно постройте убранную карту
printed-effect-progress_token_from_box = возьмите жетон развития из коробки
printed-effect-discard_available = сбросьте доступные карты: { $min }–{ $max }
printed-effect-coins_per_own_cube = { coins } за каждый ваш кубик влияния
printed-effect-opponent_loses_per_cube = соперник теряет { coins-acc } за каждый свой кубик влияния
printed-effect-swap_buildings = обменяйте { $hued } карту на карту соперника того же цвета
printed-effect-move_decree = переместите декрет
printed-effect-destroy_wonder = уничтожьте построенное чудо света соперника
printed-effect-coins_on_any_build = монеты по эпохам ({ $amount_by_age }), когда любой игрок строит { $target }
printed-effect-ignore_cost_symbol = { $target } дешевле на 1 символ
printed-effect-control_shield = { shields }, пока вы контролируете палату
printed-effect-trade_reduction = { $resources } дешевле на { coins-acc }
printed-effect-extra_blue_for_senate = в Сенате считаются ещё { $n ->
    [one] { $n } синяя карта
    [few] { $n } синие карты
   *[many] { $n } синих карт
}
printed-effect-discard_bonus = за сброс на { coins-acc } больше
printed-effect-use_opponent_chains = можно строить по цепочкам соперника
printed-effect-extra_turn_on = дополнительный ход после найма заговорщика
printed-effect-science_choice = любой 1 символ: { $symbols }
printed-effect-play_last_card = играйте последнюю карту эпохи, а не сбрасывайте её
printed-effect-free_build_per_age = { $count ->
    [1] раз
    [few] { $count } раза
   *[other] { $count } раз
} в эпоху бесплатно постройте { $color ->
    [0] карту
   *[other] { $hued } карту
}
printed-effect-copy_guild = в конце партии скопируйте гильдию соседа
printed-effect-science_copy = { $count ->
    [1] в конце партии скопируйте символ зелёной карты соседа
    [few] в конце партии скопируйте символы { $count } зелёных карт соседей
   *[other] в конце партии скопируйте символы { $count } зелёных карт соседей
}
printed-effect-opponents_lose_coins = все остальные теряют { coins-acc }{ $per ->
    [0] {""}
   *[other] {" "}за { $per } в своём городе
}
printed-effect-diplomacy_token = { $n ->
    [one] { $n } жетон дипломатии: пропустите следующий конфликт
    [few] { $n } жетона дипломатии: пропустите столько конфликтов
   *[many] { $n } жетонов дипломатии: пропустите столько конфликтов
}
printed-effect-coins_self_and_neighbours = получите { $own ->
    [one] { $own } монету
    [few] { $own } монеты
   *[many] { $own } монет
}. Каждый сосед получает { $each_neighbour ->
    [one] { $each_neighbour } монету
    [few] { $each_neighbour } монеты
   *[many] { $each_neighbour } монет
}
printed-effect-trade_rebate_first = первый за ход ресурс, купленный у { $scope ->
    [left] соседа слева
    [right] соседа справа
   *[both] каждого соседа
}, дешевле на { coins-acc }
printed-effect-produce_extra_own = производит ещё 1 ресурс из тех, что производит ваш город
printed-effect-produce_missing = производит 1 ресурс из тех, что ваш город не производит
printed-effect-free_stage_resources = этапы вашего чуда не требуют ресурсов
printed-effect-bank_income_bonus = раз в ход банк платит вам на { coins-acc } больше
printed-effect-coins_on_build = { coins } за каждую построенную { $hued } карту
printed-effect-defeat_tokens_as_shields = в конфликтах каждый ваш жетон поражения считается за { shields }
printed-effect-build_free = любую { $hued } карту стройте бесплатно
printed-effect-free_leaders = лидеры для вас бесплатны
printed-effect-leader_cost_discount = лидеры дешевле: вам на { $own ->
    [one] { $own } монету
    [few] { $own } монеты
   *[many] { $own } монет
}, соседям на { $each_neighbour ->
    [one] { $each_neighbour } монету
    [few] { $each_neighbour } монеты
   *[many] { $each_neighbour } монет
}
printed-effect-buy_from_bank = раз в ход купите в банке 1 ресурс за { $price ->
    [one] { $price } монету
    [few] { $price } монеты
   *[many] { $price } монет
}
printed-effect-coins_on_purchase = { coins } за каждого соседа, у которого вы покупаете в этот ход
printed-effect-coins_on_victory_token = { coins } за каждый полученный жетон победы
printed-effect-coins_on_chain_build = { coins } за каждое здание, построенное по цепочке
printed-effect-defeat_tokens_to_winner = победивший вас сосед забирает и ваш жетон поражения
printed-effect-science_set_bonus = ещё { points } за каждый набор из 3 разных символов
printed-effect-points_per_set = { points } за каждый набор карт: { $colors }
printed-effect-points_per_coins = { points } за каждые { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}
printed-effect-copy_neighbour_leader = скопируйте лидера соседа
printed-effect-draw_leaders = возьмите на руку ещё { $n ->
    [one] { $n } лидера
   *[other] { $n } лидеров
}
printed-effect-recruit_extra_leader = { $count ->
    [1] сразу наймите ещё одного лидера
   *[other] сразу наймите ещё { $count } лидеров
}
