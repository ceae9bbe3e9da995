### Стол «7 чудес» с «Лидерами», «Городами» и командами.

## Кольцо и ближайший конфликт

ring-fights = Ближайший конфликт: { $list }.
ring-fight = { $one } { $mine } против { $other } { $theirs }
ring-aside = В стороне: { $names }.
war-of = { $one } – { $other }
war-past = мимо: { $names }
war-aside = Вы в стороне
war-one-token = по одному жетону
war-no-token = без жетонов

## Жетоны и маски

debt-told = Долг { $n }: минус { $n ->
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
loss-city = Вольный город теряет { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
}
loss-units = Потерянные монеты
loss-scale = Сколько заплатить
loss-pay = плачу
loss-debt = долг
loss-pay-n = { $n }
loss-left = Останется монет: { $n }
loss-points = долг до конца партии: −{ $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
loss-do-pay = Заплатить { $n }
loss-do-debt = Взять долг: { $n }
loss-do-both = Заплатить { $n }, долг { $debt }

## Команды

team-sun = Солнце
team-moon = Луна
team-star = Звезда
team-wave = Волна
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
result-lost-points = потери: поражения и долги
