### Поля «Дуэли» и её дополнений в браузере.

## Предметы

duel-kind-politician = Политик
duel-kind-conspirator = Заговорщик
color-duel-temple = Великий Храм
color-duel-senator = Сенатор
color-duel-brown = Сырьё
color-duel-grey = Товары
color-duel-blue = Гражданские здания
color-duel-green = Научные здания
color-duel-yellow = Торговые здания
color-duel-red = Военные здания
color-duel-purple = Гильдии и Великие Храмы
tokens = Жетоны
senators = Сенаторы
next-senator = Цена следующего сенатора
next-senator-price = Следующий сенатор стоит { coins-acc }
piece-may = Доступно
price-for-seat = { $name }: { $price }
price-by-mythology = Бесплатно, по жетону мифологии ({ $name })
space-middle = центр трека
space-towards = { spaces } к столице игрока { $name }
war-token-near = первый военный жетон на стороне игрока { $name }
war-token-far = второй военный жетон на стороне игрока { $name }
place-of-structure = карта на месте { $n }
    .acc = карту на месте { $n }
effect-or = {" "}или{" "}
effect-senate_actions = Действуйте в Сенате ({ $section }): 1 действие, с 2 синими картами — 2, с 4 — 3

## Пантеон

places = Слоты Пантеона
god-decks = Стопки богов
pantheon-open = Пантеон развёрнут
pantheon-hint = вместо карты можно активировать бога
pantheon-sleeps = богов активируют с Эпохи II
pantheon-sides = ваша цена · цена игрока { $name }
place-number = Слот { $n }
place-name = слот { $n }
place-empty = пусто
place-down = лицом вниз
place-face-down = Закрытая карта бога, мифология: { $mythology }
place-known = закрыта. Вы её видели
place-prices = { $own ->
    [1] Вам { $mine }, игроку { $name } { $theirs }
   *[other] Игроку { $me } { $mine }, игроку { $name } { $theirs }
}
place-may = Можно поместить бога сюда
place-payable = Можно активировать
place-about = С Эпохи II это цена активации бога в этом слоте. Слоты рядом с вами обходятся вам меньше, а сопернику больше.
one-of = 1 из
god-of = Бог, мифология: { $mythology }
gate-kind = Врата
god-deck = { $mythology } стопка
god-deck-about = Игрок, взявший жетон мифологии, смотрит 2 верхних богов этой стопки, одного помещает в Пантеон, второго возвращает наверх.
deck-words = { $mythology } стопка, { $n ->
    [one] { $n } бог
    [few] { $n } бога
   *[many] { $n } богов
}
decks-words = Богов в стопках: { $list }
mythology-token = Жетон мифологии: { $name }
mythology-tokens = Жетоны мифологии
mythology-tokens-about = Их боги уже в Пантеоне.
offering-words = Жетон жертвоприношения, −{ $n }
offering-about = Один бог стоит на { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
} меньше. Сдачи нет.
coins-on-god = { coins } на карте
symbol-by-snake = один — по жетону Змеи
snake-lies-here = На карте жетон Змеи

## Сенат

senate = Сенат
senate-open = Сенат развёрнут
unfold = Развернуть
chambers = Палаты Сената
chamber-name = палата { $n }
decree = Декрет
decree-down = Откроется с первым влиянием
decree-none = Декрета нет
chamber-cubes = Влияние: { $me } { $mine }, { $name } { $theirs }
chamber-tie = Поровну, палату никто не контролирует
chamber-nobody = Палату никто не контролирует
chamber-held = Палату контролирует { $name }, перевес { $n }
chamber-may = Доступно
chamber-becomes-mine = ваша, +{ $n }
chamber-becomes-theirs = { $name } +{ $n }
chamber-becomes-tie = поровну
chamber-becomes-free = никто
lift-cube = Переместить влияние из палаты { $n }
supply-of = Кубики влияния в запасе ({ $name }): { $n }
balance-words = Палаты под контролем: { $me } { $mine }, { $name } { $theirs }
senate-actions-left = { $n ->
    [one] осталось { $n } действие
    [few] осталось { $n } действия
   *[many] осталось { $n } действий
}
senate-worth = { $blue ->
    [one] { $blue } синяя карта
    [few] { $blue } синие карты
   *[many] { $blue } синих карт
}: у политика { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[many] { $actions } действий
}
plot = Заговор
plots = Колода заговоров
plots-left = Колода заговоров, { cards }
plots-about = Возьмите 2 заговора, 1 оставьте, второй верните наверх или вниз колоды. Подложите под заговор карту, чтобы подготовить его, и осуществите его в начале одного из следующих ходов.
plot-hidden = Закрытый заговор
line-more = В городе ещё { $n }
plot-prepared = Подготовлен
plot-not-prepared = Не подготовлен
plot-triggered = Осуществлён
plot-keeps = оставить
plot-goes-back = вернуть
plot-other-top = Второй — наверх колоды
plot-other-bottom = Второй — вниз колоды
powers-of = Боги и заговоры: { $name }
powers-none = Богов и заговоров пока нет.
powers-none-gods = Богов пока нет.
powers-none-plots = Заговоров пока нет.

## Вкладки на телефоне

leaves = Вкладки поля
leaf-structure = Раскладка

## Подсказки

ask-place = Выберите бога для Пантеона
how-duel-place = Этих двоих видите только вы. Второй вернётся наверх стопки.
ask-mythology = Выберите стопку богов
how-duel-mythology = Посмотрите её богов и одного активируйте бесплатно.
ask-god = Активируйте одного из этих богов
how-duel-god = Это бесплатно.
ask-order = Какой бог ляжет сверху?
how-duel-order = Оба вернутся в свою стопку.
ask-enki = Возьмите жетон развития с карты Энки
how-duel-enki = Второй вернётся в коробку.
ask-snake = Положите жетон Змеи на зелёную карту
how-duel-snake = Её символ считается вашим.
ask-steal = Заберите здание соперника
how-duel-steal = Можно забрать подсвеченную карту из города соперника.
ask-strike = Сбросьте карту раскладки
how-duel-strike = Жетоны с неё достанутся вам.
ask-unbuild = Сбросьте карту из-под чуда света
how-duel-unbuild = Чудо света больше не построено. Его можно построить снова.
ask-raise = Постройте чудо света, подложив карту из сброса
how-duel-raise = Выберите карту и чудо света. Это бесплатно.
ask-claim = Заберите непостроенное чудо света соперника
how-duel-claim = Можно забрать подсвеченное чудо света.
ask-minerva = Поставьте фишку Минервы
how-duel-minerva = Маркер конфликта один раз остановится перед ней.
ask-sink = Сбросьте военный жетон
how-duel-sink = Он не сработает.
ask-unleash = Примените другой военный жетон
how-duel-unleash = Его свойство применяете вы.
ask-senate = Действуйте в Сенате
how-duel-senate = Добавьте влияние в эту часть или переместите влияние в соседнюю палату.
ask-influence = Добавьте влияние в палату
how-duel-influence = В любую. Первое влияние открывает декрет.
ask-conspirator = Добавьте влияние или возьмите заговоры
how-duel-conspirator = Влияние — в любую палату. Заговоры — взять 2, оставить 1.
ask-move = Можно переместить влияние
how-duel-move = Выберите свой кубик. Он перейдёт в соседнюю палату.
ask-remove = Уберите влияние соперника
how-duel-remove = Из любой палаты.
ask-keep = Оставьте 1 заговор
how-duel-keep = Их видите только вы.
ask-trigger = Осуществите заговор сейчас
how-duel-trigger = Готовить его не нужно.
ask-lock = Заблокируйте жетон развития
how-duel-lock = Больше его никто не возьмёт.
ask-take = Постройте карту последнего ряда
how-duel-take = Это бесплатно.
ask-play = Постройте одну из убранных карт
how-duel-play = Их видите только вы. Это бесплатно.
ask-clear = Сбросьте доступную карту
how-duel-clear = Потом можно сбросить ещё одну.
ask-clear_more = Можно сбросить ещё одну карту
how-duel-clear_more = Монет за это никто не получает.
ask-swap = Обменяйтесь зданиями
how-duel-swap = Своё здание на здание соперника того же цвета.
ask-shift = Переместите декрет
how-duel-shift = Выберите его палату, затем новую палату.
ask-demolish = Уничтожьте построенное чудо света соперника
how-duel-demolish = Оно вернётся в коробку.
ask-search = Возьмите жетон развития из коробки
how-duel-search = Их видите только вы.
how-duel-turn-pantheon = Или активируйте бога в Пантеоне.
how-duel-begin = Маркер конфликта в центре.
how-duel-bid = Начинает соперник. Предложите больше, чтобы начать: вы заплатите ставку.
how-duel-bid-stands = Ставка — { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}. Предложите больше, чтобы начать: вы заплатите ставку.
bid-coins = Ваша ставка
bid-less = Меньше
bid-more = Больше
how-duel-library = Остальные вернутся в коробку.
how-duel-revive = Это бесплатно.
prompt-cube-to = Куда переместить?
prompt-keep = Куда вернуть второй?
prompt-next = Теперь выберите второй компонент.
prompt-next-wonder = Какую карту подложить?
prompt-next-raise = Выберите карту и чудо света.
prompt-next-god = Какого бога?
prompt-next-place = В какой слот?
prompt-next-prepare = Какую карту подложить?
prompt-next-swap = На какую карту?
prompt-next-shift = В какую палату?
prompt-next-move = В какую палату?
act-activate = Активировать
act-prepare = Подготовить
act-trigger = Осуществить
act-influence = Добавить влияние
act-move = Переместить
act-raise = Построить
act-place = Поместить
pay-coins-only = Только монеты

## Кроме полей

open-position = Своя позиция
position-text = Вставьте позицию
open-position-now = Играть отсюда
refused-bad-position = Это не позиция партии. Скопируйте текст целиком и попробуйте ещё раз.
ending-resigned-you = Вы сдались
ending-claimed-you = Вы слишком долго были не в сети
ending-time-you = Ваше время вышло
ending-resigned-told = Остальные игроки сдались
ending-claimed-told = Остальные игроки слишком долго были не в сети
price-free-pill = 0
