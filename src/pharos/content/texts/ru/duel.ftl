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
next-senator = Цена следующего Сенатора
next-senator-price = Следующий Сенатор стоит { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
}
piece-may = Можно выбрать
points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
price-for-seat = { $name }: { $price }
price-by-mythology = Бесплатно: есть жетон мифологии ({ $name })
space-middle = середина трека
space-towards = { $n ->
    [one] { $n } деление
    [few] { $n } деления
   *[many] { $n } делений
} в сторону игрока { $name }
war-token-near = Ближний военный жетон на стороне игрока { $name }
war-token-far = Дальний военный жетон на стороне игрока { $name }
place-of-structure = место { $n } структуры
effect-either = На выбор: { $list }
effect-or = {" "}или{" "}
effect-senate_actions = Действия в Сенате ({ $section }): одно, с 2 синими картами два, с 4 три

## Пантеон

places = Слоты Пантеона
god-decks = Стопки богов
pantheon-open = Пантеон раскрыт
pantheon-hint = вместо карты можно активировать бога
pantheon-sleeps = боги проснутся во II эпохе
pantheon-sides = цена с вашей стороны · цена со стороны игрока { $name }
place-number = Слот { $n }
place-name = слот { $n }
place-empty = пусто
place-down = закрыто
place-face-down = Закрытая карта бога, мифология: { $mythology }
place-known = закрыта; вы её видели
place-prices = { $own ->
    [1] Вам { $mine }, игроку { $name } { $theirs }
   *[other] Игроку { $me } { $mine }, игроку { $name } { $theirs }
}
place-may = Можно поместить бога сюда
place-payable = Можно активировать
place-about = Со II эпохи бога в этом слоте активируют за столько монет. Слоты рядом с вами дёшевы для вас и дороги для соперника.
one-of = 1 из
god-of = Бог, мифология: { $mythology }
gate-kind = Врата
god-deck = { $mythology } стопка
god-deck-about = Взявший жетон мифологии смотрит двух верхних богов её стопки: одного помещает в Пантеон, другого возвращает наверх.
deck-words = { $mythology } стопка, { $n ->
    [one] { $n } бог
    [few] { $n } бога
   *[many] { $n } богов
}
decks-words = Богов в стопках: { $list }
mythology-token = Жетон мифологии: { $name }
offering-words = Жетон жертвоприношения, скидка { $n }
offering-about = Один раз бог стоит на { $n } монеты меньше. Сдачи нет.
coins-on-god = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
} на карте
symbol-by-snake = один — благодаря Змее
snake-lies-here = На ней лежит Змея

## Сенат

senate = Сенат
senate-open = Сенат раскрыт
unfold = Раскрыть
chambers = Палаты Сената
chamber-name = палата { $n }
decree = Декрет
decree-down = Откроется с первым кубиком
decree-none = Декрета нет
chamber-cubes = Кубики: { $me } { $mine }, { $name } { $theirs }
chamber-tie = Поровну, палату никто не контролирует
chamber-nobody = Палату никто не контролирует
chamber-held = Палату контролирует { $name }, перевес { $n }
chamber-may = Можно выбрать
chamber-becomes-mine = ваша, +{ $n }
chamber-becomes-theirs = { $name } +{ $n }
chamber-becomes-tie = поровну
chamber-becomes-free = ничья
lift-cube = Поднять кубик из палаты { $n }
supply-of = Кубики в запасе, { $name }: { $n }
balance-words = Под контролем палат: { $me } { $mine }, { $name } { $theirs }
senate-actions-left = { $n ->
    [one] осталось { $n } действие
    [few] осталось { $n } действия
   *[many] осталось { $n } действий
}
senate-worth = синих карт: { $blue }, у Политика { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[many] { $actions } действий
}
plot = Заговор
plots = Колода заговоров
plots-left = Колода заговоров, { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
plots-about = Заговорщик смотрит два заговора, один оставляет, другой кладёт наверх или под низ колоды. Карта под заговором готовит его; в начале одного из следующих ходов его осуществляют.
plot-hidden = Закрытый заговор
line-more = В городе ещё { $n }
plot-prepared = Подготовлен
plot-not-prepared = Не подготовлен
plot-triggered = Осуществлён
plot-keeps = оставить
plot-goes-back = вернуть
plot-other-top = Другой наверх
plot-other-bottom = Другой под низ
powers-of = Боги и заговоры: { $name }
powers-none = Ни богов, ни заговоров пока нет.
powers-none-gods = Богов пока нет.
powers-none-plots = Заговоров пока нет.

## Листы на телефоне

leaves = Листы поля
leaf-structure = Структура

## Что нужно выбрать

ask-place = Выберите бога для Пантеона
how-duel-place = Двоих видите только вы. Второй вернётся наверх стопки.
ask-mythology = Выберите стопку богов
how-duel-mythology = Вы посмотрите её богов и одного активируете бесплатно.
ask-god = Активируйте одного из этих богов
how-duel-god = Это бесплатно.
ask-order = Какой бог ляжет сверху?
how-duel-order = Оба возвращаются в свою стопку.
ask-enki = Возьмите жетон у Энки
how-duel-enki = Другой вернётся в коробку.
ask-snake = Положите Змею на зелёную карту
how-duel-snake = Её символ засчитывается вам.
ask-steal = Заберите здание соперника
how-duel-steal = Можно забрать светящиеся карты чужого города.
ask-strike = Сбросьте карту структуры
how-duel-strike = Жетоны с неё ваши.
ask-unbuild = Сбросьте карту из-под чуда
how-duel-unbuild = Чудо снова не построено; его можно построить ещё раз.
ask-raise = Постройте чудо картой из сброса
how-duel-raise = Выберите карту и чудо. Это бесплатно.
ask-claim = Заберите непостроенное чудо соперника
how-duel-claim = Можно забрать светящиеся чудеса.
ask-minerva = Поставьте Минерву на трек
how-duel-minerva = Маркер один раз остановится перед ней.
ask-sink = Сбросьте военный жетон
how-duel-sink = Он не сработает.
ask-unleash = Примените другой военный жетон
how-duel-unleash = Его эффект получаете вы.
ask-senate = Действуйте в Сенате
how-duel-senate = Добавьте кубик в эту часть или переместите один в соседнюю палату.
ask-influence = Добавьте кубик в палату
how-duel-influence = В любую. Первый кубик открывает декрет.
ask-conspirator = Добавьте кубик или устройте заговор
how-duel-conspirator = В любую палату; или посмотрите два заговора и оставьте один.
ask-move = Можно переместить кубик
how-duel-move = Поднимите свой кубик; он перейдёт в соседнюю палату.
ask-remove = Уберите кубик соперника
how-duel-remove = Из любой палаты.
ask-keep = Оставьте один заговор
how-duel-keep = Их видите только вы.
ask-trigger = Сразу осуществите заговор
how-duel-trigger = Готовить его не нужно.
ask-lock = Заприте жетон прогресса
how-duel-lock = Больше его никто не возьмёт.
ask-take = Постройте карту последнего ряда
how-duel-take = Это бесплатно.
ask-play = Постройте одну из убранных карт
how-duel-play = Их видите только вы. Это бесплатно.
ask-clear = Сбросьте доступную карту
how-duel-clear = Одну сейчас и, если хотите, ещё одну.
ask-clear_more = Можно сбросить ещё одну карту
how-duel-clear_more = Монет за это никто не получает.
ask-swap = Обменяйтесь зданиями
how-duel-swap = Своё и чужое одного цвета.
ask-shift = Переложите декрет
how-duel-shift = Выберите его палату, затем палату, куда он ляжет.
ask-demolish = Уничтожьте построенное чудо соперника
how-duel-demolish = Его убирают в коробку.
ask-search = Возьмите жетон прогресса из коробки
how-duel-search = Их видите только вы.
how-duel-turn-pantheon = Или активируйте бога Пантеона.
how-duel-begin = Маркер стоит посередине.
how-duel-bid = Начинает соперник. Кто даст больше, начнёт и заплатит.
how-duel-bid-stands = { $coins ->
    [one] Предложена { $coins } монета
    [few] Предложены { $coins } монеты
   *[many] Предложено { $coins } монет
}. Кто даст больше, начнёт и заплатит.
bid-coins = Ваша ставка
bid-less = Меньше
bid-more = Больше
how-duel-library = Остальные вернутся в коробку.
how-duel-revive = Это бесплатно.
prompt-cube-to = Куда перейдёт кубик?
prompt-keep = Куда положить другой?
prompt-next = Теперь второй предмет.
prompt-next-wonder = Какой картой?
prompt-next-raise = Выберите карту и чудо.
prompt-next-place = В какой слот?
prompt-next-prepare = Какой картой?
prompt-next-swap = На какую карту?
prompt-next-shift = В какую палату?
prompt-next-move = В какую палату?
act-activate = Активировать
act-prepare = Заговор
act-trigger = Осуществить
act-influence = Добавить кубик
act-move = Переместить
act-raise = Построить
act-place = Поместить
pay-coins-only = Только монеты
do-place = Поместить: { $a }, { $b }
do-activate = Активировать: { $a }
do-mythology = Выбрать: { $a }
do-god = Активировать: { $a }
do-order = Сверху { $a }, под ним { $b }
do-enki = Взять: { $a }
do-snake = Положить Змею: { $a }
do-steal = Забрать: { $a }
do-strike = Сбросить: { $a }
do-unbuild = Сбросить карту из-под чуда: { $a }
do-raise = Построить: { $a } (карта: { $b })
do-claim = Забрать: { $a }
do-minerva = Минерва: { $a }
do-sink = Сбросить: { $a }
do-unleash = Применить: { $a }
do-influence = Добавить кубик: { $a }
do-move = Переместить кубик: { $a } → { $b }
do-remove = Убрать кубик: { $a }
do-conspire = Устроить заговор
do-keep = Оставить: { $a }; другой { $b ->
    [top] наверх
   *[bottom] под низ
}
do-prepare = Подготовить: { $a } (карта: { $b })
do-trigger = Осуществить: { $a }
do-lock = Запереть: { $a }
do-take = Построить бесплатно: { $a }
do-play = Построить бесплатно: { $a }
do-swap = Обменять: { $a } на { $b }
do-shift = Переложить декрет: { $a } → { $b }
do-demolish = Уничтожить: { $a }

## Кроме полей

open-position = Открыть позицию
position-text = Позиция, как она была скопирована
open-position-now = Играть отсюда
refused-bad-position = Этот текст — не позиция.
ending-resigned-you = Вы сдались
ending-claimed-you = Вас слишком долго не было
ending-time-you = Ваше время вышло
ending-resigned-told = Остальные сдались
ending-claimed-told = Остальных слишком долго не было
price-free-pill = 0
do-duel-pass = Закончить
