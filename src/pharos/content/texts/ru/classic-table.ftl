### Стол «7 чудес» с «Лидерами», «Городами» и командами.

## Кольцо и ближайший конфликт

ring-fights = Ближайший конфликт: { $list }.
ring-fight = { $one } { $mine } против { $other } { $theirs }
ring-aside = Пропускают: { $names }.
war-of = { $one } — { $other }
war-past = минуя: { $names }
war-aside = Вы пропускаете
war-one-token = по 1 жетону
war-no-token = без жетонов

## Жетоны и маски

debt-told = { $n ->
    [one] { $n } жетон займа: −{ $n } очко
    [few] { $n } жетона займа: −{ $n } очка
   *[many] { $n } жетонов займа: −{ $n } очков
}
dove-told = { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
} дипломатии. { $name } пропускает следующий конфликт
mask-told = Маска: копирует символ «{ $symbol }», карта { $card } ({ $name })
mask-idle = Маска: копировать нечего

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
leader-courted = копирует Гильдия куртизанок
leader-copied = Скопированный лидер
draft-round = Круг { $n } из { $all } · оставьте 1, передайте { $rest } игроку { $name }
draft-last = Круг { $n } из { $all } · последний остаётся вам
draft-kept = Оставлены
draft-seen = Переданы дальше
recruitment = Наём лидеров
recruit-uses = Что сделать с лидером
recruit-recruit = Нанять
recruit-stage = Построить этап
recruit-stage-what = Лицом вниз под поле. { $what }
recruit-discard = Сбросить
recruit-sell = +3 монеты, выбывает из игры
recruit-rest = остаются на руке
court-title = Каких лидеров соседей можно скопировать
boards-to-choose = Поля чудес света на выбор

## Потеря монет

loss-title = Вы теряете { coins-acc }
loss-city = Свободный город теряет { coins-acc }
loss-units = Потеря в монетах
loss-scale = Сколько заплатить
loss-pay = плата
loss-debt = заём
loss-pay-n = плата { $n }
loss-left = Останется монет: { $n }
loss-points = жетоны займа остаются до конца: −{ points }
loss-do-pay = Заплатить { $n }
loss-do-debt = Взять { $n ->
    [one] { $n } жетон займа
    [few] { $n } жетона займа
   *[many] { $n } жетонов займа
}
loss-do-both = Заплатить { $n }, взять { $debt ->
    [one] { $debt } жетон займа
    [few] { $debt } жетона займа
   *[many] { $debt } жетонов займа
}

## Команды

team-sun = Солнце
team-moon = Луна
team-star = Звезда
team-wave = Волна
bank = банк
partner = Напарник
team-scores = Команды
team-told = Команда «{ $team }», { points }: { $names }
shown-to-you = Показано вам
hidden-from-you = Карты напарника скрыты
hand-of-partner = Карты напарника
hand-shown = Скрыть карты от напарника
hand-hidden-own = Показать карты напарнику
show-hand = Показать мои карты игроку { $name }
result-team-won = Ваша команда победила
result-team-lost = Победила команда «{ $team }»
result-lost-points = потери: поражения и займы

## Вопрос шага и как на него ответить

ask-classic-turn = Выберите карту
ask-classic-last_card = Сыграйте последнюю карту
ask-classic-draft = Оставьте лидера
ask-classic-recruit = Наймите лидера
ask-classic-extra_leader = Нанять ещё одного лидера?
ask-classic-copy = Скопируйте лидера соседа
ask-classic-losses = Заплатить или взять жетоны займа?
ask-classic-board = Выберите поле чуда света
how-classic-turn = Все выбирают одновременно, затем передают карты { $direction ->
    [right] направо
   *[left] налево
 }.
how-classic-draft = У вас будет 4 лидера. За лидера платят, когда его нанимают.
how-classic-recruit = 1 лидер за эпоху: нанять, подложить под этап чуда или сбросить за 3 монеты.
how-classic-extra_leader = Ваше чудо света позволяет нанять ещё одного.
how-classic-copy = Выберите лидера, которого копирует Гильдия куртизанок.
how-classic-losses = За каждую неуплаченную монету — 1 жетон займа: −1 очко.
how-classic-revive = Так позволяет ваше чудо или лидер. Действуют все свойства карты.
how-classic-board = Можно выбрать любую сторону любого свободного поля.
how-classic-last_card = Ваше чудо света позволяет сыграть её, а не сбросить.

## Города, руки и конфликты

city-empty = Пока ничего не построено.
shields-label = Щиты
sells-to-you = продаёт вам
sells-to = продаёт игроку { $name }
card-sealed = Ход выбран
neighbour-left = сосед слева
neighbour-right = сосед справа
open-city = Показать город
stages-built = Построено этапов: { $built }
start-resource = Поле производит { $resource }
passing-left = Передача влево
passing-right = Передача вправо
ready-count = Ход выбран: { $ready } из { $all }
war-told = Против игрока { $name }: у вас { $mine }, у соперника { $theirs }
conflict-of = Конфликты, { $age }
conflict-how = Щитов больше, чем у соседа: +{ $points }. Меньше: −1. Поровну: ничего.
hand-of = Карты на руке: { $n }
hand-empty = Карт на руке нет.
hand-empty-theirs = На руке нет карт
hand-hidden = Пока идёт партия, карты на руках скрыты.
