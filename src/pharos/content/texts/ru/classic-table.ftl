### Стол «7 чудес» с «Лидерами», «Городами» и командами.

## Кольцо и ближайший конфликт

ring-fights = Ближайший конфликт: { $list }.
ring-fight = { $one } { $mine } против { $other } { $theirs }
ring-aside = В стороне: { $names }.
war-of = { $one } — { $other }
war-past = мимо: { $names }
war-aside = Вы в стороне
war-one-token = по одному жетону
war-no-token = без жетонов

## Жетоны и маски

debt-told = Заём { $n }: минус { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} в конце
dove-told = Дипломатия: { $n }. { $name } в ближайшем конфликте в стороне
mask-told = Маска, скопирует: { $symbol }, карта { $card } ({ $name })
mask-idle = Маска, копировать нечего

## Лидеры

leaders-of = Лидеры: { $name }
leaders-of-words = Лидеры: { $list }
leaders-held = { $name }: на руке { $n ->
    [one] { $n } лидер
    [few] { $n } лидера
   *[many] { $n } лидеров
}
leaders-in-hand = Лидеры на руке: { $n }
leaders-hand-title = Лидеры на руке
leaders-next = дальше: { $age }
leaders-to-draft = Лидеры на выбор: { $n }
leader-courted = скопирован гильдией куртизанок
leader-copied = Скопированный лидер
draft-round = Круг { $n } из { $all } · одного оставить, { $rest ->
    [one] ещё одного
    [few] ещё { $rest }
   *[many] ещё { $rest }
} передать: { $name }
draft-last = Круг { $n } из { $all } · последний остаётся вам
draft-kept = Оставлены
draft-seen = Прошли через вашу руку
recruitment = Наём лидеров
recruit-uses = Что сделать с лидером
recruit-recruit = Нанять
recruit-stage = Построить этап его картой
recruit-stage-what = Лицом вниз под планшет. { $what }
recruit-discard = Продать
recruit-sell = Из игры, за три монеты
recruit-rest = остаются на руке
court-title = Лидеры соседей, которых можно скопировать
boards-to-choose = Планшеты на выбор

## Потеря монет

loss-title = Вы теряете { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
}
loss-city = Свободный город теряет { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
}
loss-units = Потерянные монеты
loss-scale = Сколько заплатить
loss-pay = плачу
loss-debt = заём
loss-pay-n = { $n }
loss-left = Останется монет: { $n }
loss-points = заём до конца партии: −{ $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
loss-do-pay = Заплатить { $n }
loss-do-debt = Взять заём: { $n }
loss-do-both = Заплатить { $n }, заём { $debt }

## Команды

team-sun = Солнце
team-moon = Луна
team-star = Звезда
team-wave = Волна
bank = банк
partner = Партнёр
team-scores = Команды
team-told = Команда «{ $team }», { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}: { $names }
shown-to-you = Показано вам
hidden-from-you = Партнёр не показывает карты
hand-of-partner = Карты партнёра
hand-shown = Рука открыта
hand-hidden-own = Рука закрыта
show-hand = Показывать мою руку: { $name }
chat-team = Команда
chat-all = Все
result-team-won = Ваша команда победила
result-team-lost = Победила команда «{ $team }»
result-table = Посмотреть стол
result-lost-points = потери: поражения и займы

## Эффекты «Лидеров» и «Городов»

effect-opponents_lose_coins = Все остальные теряют { $amount ->
    [one] { $amount } монету
    [few] { $amount } монеты
   *[many] { $amount } монет
}{ $what ->
    [none] {""}
   *[other] {" "}за каждый свой { $what }
}
effect-diplomacy_token = { $amount ->
    [one] Жетон дипломатии: в ближайшем конфликте вы в стороне
   *[other] Жетоны дипломатии ({ $amount }): столько конфликтов вы в стороне
}
effect-coins_self_and_neighbours = Возьмите { $self ->
    [one] { $self } монету
    [few] { $self } монеты
   *[many] { $self } монет
}; каждый сосед берёт { $each_neighbour ->
    [one] { $each_neighbour } монету
    [few] { $each_neighbour } монеты
   *[many] { $each_neighbour } монет
}
effect-trade_rebate_first = Первый за ход ресурс, купленный у соседа { $scope ->
    [left] слева
   *[right] справа
}, дешевле на { $amount ->
    [one] { $amount } монету
    [few] { $amount } монеты
   *[many] { $amount } монет
}
effect-produce_extra_own = Каждый ход ещё один ресурс из тех, что даёт ваш город
effect-produce_missing = Каждый ход один ресурс из тех, что ваш город не даёт
effect-free_stage_resources = Этапы вашего чуда не требуют ресурсов
effect-bank_income_bonus = Раз за ход банк платит вам на { $amount ->
    [one] { $amount } монету
    [few] { $amount } монеты
   *[many] { $amount } монет
} больше
effect-coins_on_build = { $amount ->
    [one] { $amount } монета
    [few] { $amount } монеты
   *[many] { $amount } монет
} за каждую построенную { $hue } карту
effect-resource_discount = На { $amount ->
    [one] { $amount } ресурс
    [few] { $amount } ресурса
   *[many] { $amount } ресурсов
} дешевле: { $things }
effect-defeat_tokens_as_shields = Каждый ваш жетон поражения в конфликте считается за { $amount ->
    [one] { $amount } щит
    [few] { $amount } щита
   *[many] { $amount } щитов
}
effect-defeat_tokens_to_winner = Победивший вас забирает и жетон поражения
effect-build_free = Ничего не стоят: { $things }
effect-free_leaders = Лидеры для вас ничего не стоят
effect-leader_cost_discount = Лидеры дешевле: вам на { $self ->
    [one] { $self } монету
    [few] { $self } монеты
   *[many] { $self } монет
}, соседям на { $each_neighbour }
effect-buy_from_bank = Раз за ход купите у банка ресурс за { $price ->
    [one] { $price } монету
    [few] { $price } монеты
   *[many] { $price } монет
}
effect-coins_on_purchase = { $amount ->
    [one] { $amount } монета
    [few] { $amount } монеты
   *[many] { $amount } монет
} из банка за каждого соседа, у которого вы покупаете в этот ход
effect-coins_on_victory_token = { $amount ->
    [one] { $amount } монета
    [few] { $amount } монеты
   *[many] { $amount } монет
} за каждый полученный жетон победы
effect-coins_on_chain_build = { $amount ->
    [one] { $amount } монета
    [few] { $amount } монеты
   *[many] { $amount } монет
} за каждую постройку по цепочке
effect-science_set_bonus = Ещё { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
} за каждый набор из трёх разных символов
effect-points_per_set = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
} за каждый набор карт всех цветов: { $colors }
effect-points_per_coins = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
} за каждые { $coins } монеты
effect-copy_neighbour_leader = Скопируйте лидера соседа
effect-draw_leaders = Возьмите на руку ещё { $amount ->
    [one] { $amount } лидера
   *[other] { $amount } лидеров
}
effect-recruit_extra_leader = Сразу наймите ещё одного лидера
effect-science_copy = В конце игры копирует символ зелёной карты соседа
