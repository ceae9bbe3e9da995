### Статистика: сами игры, мои партии и подбор чудес. У каждого числа есть 95-процентный интервал.
numbers-title = Статистика
numbers-none = Статистика сейчас недоступна.
numbers-leaf-games = Игры
numbers-leaf-me = Мои партии
numbers-leaf-draft = Подбор чудес
numbers-base = Базовая игра
numbers-kind = Дополнения и число игроков
numbers-level = Уровень «{ $level }»
numbers-games = { $n ->
    [one] { $shown } партия
    [few] { $shown } партии
   *[many] { $shown } партий
}
numbers-cases = { $n ->
    [one] партия
    [few] партии
   *[many] партий
}
numbers-few = Слишком мало партий
numbers-piece = Компонент
numbers-wonder = Чудо света
numbers-built = построено, %
numbers-wins = побед, %
numbers-wins-of-owner = побед у владельца, %, и число партий
numbers-taken-first = берут первым из четырёх, %
numbers-wanted = берут и побеждают
numbers-overrated = берут, но проигрывают
numbers-bars = отрезки: интервал 95 %
numbers-which-wonders = Какие чудеса побеждают
numbers-scatter = Как часто чудо берут первым из четырёх и как часто побеждает его владелец.
numbers-scatter-drawn = Как часто чудо берут первым из четырёх. Победы посчитаны ещё по { $n } партиям, где чудеса раздавались случайно: так видна сила самого чуда, а не того, кто его выбрал.
numbers-as-table = Показать таблицей
numbers-how-games-end = Чем заканчиваются партии
numbers-ends-within = Точность каждой доли — ±{ $n } п. п.
numbers-who-begins = Кто ходит первым
numbers-first = Победы того, кто ходит первым; с вероятностью 95 % — от { $low } до { $high } %.
numbers-tokens = Жетоны развития
numbers-guilds = Гильдии
numbers-gods = Боги
numbers-leaders = Лидеры
numbers-conspiracies = Заговоры
numbers-cards = Карты
numbers-more = { $n ->
    [one] Показать ещё { $n }
   *[other] Показать ещё { $n }
}
numbers-fewer = Свернуть
numbers-about = { $games } партий уровня «{ $level }» против самого себя. Некоторые карты часто побеждают лишь потому, что их берёт тот, кто впереди. Эти числа описывают партии, а не причины.

## Подбор чудес
numbers-your-wonders = Чудеса вашей партии
numbers-your-wonders-about = Отметьте до { $n }, чтобы сравнить только их. Число — доля побед игрока, у которого есть это чудо.
numbers-clear = Снять отметки
numbers-together = Какие два побеждают вместе
numbers-together-about = побед из 100 с обоими; на диагонали — с одним
numbers-mine-against = Моё против чужого
numbers-mine-against-about = строка — ваше чудо, столбец — чудо соперника
numbers-compare = Сравнение
numbers-with = Вместе
numbers-against = Против
numbers-alone = с одним
numbers-cell-with = { $one } и { $other }: { $share } %, ±{ $within }, партий: { $games }
numbers-cell-against = { $one } против { $other }: { $share } %, ±{ $within }, партий: { $games }
numbers-tap = Выберите клетку, чтобы увидеть интервал
numbers-take = темнее синий — берите оба
numbers-leave = темнее оранжевый — оставьте
numbers-unsure = штриховка — неясно, ±{ $n } и больше
numbers-draft-drawn = По партиям, в которых чудеса раздавались случайно, а всё остальное игралось сильно.
numbers-draft-chosen = По партиям, в которых игроки сами выбирали чудеса. У многих пар партий мало.
numbers-best-pairs = Лучшие пары
numbers-worst-pairs = Оставьте сопернику

## Мои партии
numbers-none-yet = Завершённых партий пока нет
numbers-none-yet-about = Доиграйте партию, и здесь появится ваша статистика.
numbers-to-play = Играть
numbers-rating = Рейтинг
numbers-accuracy = Точность
numbers-last-games = { $n ->
    [one] за последнюю { $n } партию
    [few] за последние { $n } партии
   *[many] за последние { $n } партий
}
numbers-timeline = { $name }, партий: { $n }; сначала { $first }, теперь { $last }
numbers-won = Победы
numbers-won-about = { $n ->
    [one] из { $n } завершённой партии
   *[other] из { $n } завершённых партий
}
numbers-won-of = побед, %, и число партий
numbers-hollow = Пустые точки: меньше десяти партий, судить рано.
numbers-help-most = Что поможет больше всего
numbers-no-advice = { $n ->
    [0] Откройте разбор своих партий, и здесь появятся советы.
    [one] Разобрана { $n } партия. Совет появляется после десяти похожих ошибок.
    [few] Разобраны { $n } партии. Совет появляется после десяти похожих ошибок.
   *[many] Разобрано { $n } партий. Совет появляется после десяти похожих ошибок.
}
numbers-advice-science = Вы упускаете научные символы
numbers-advice-opens = Вы открываете карты сопернику
numbers-advice-again = Вы упускаете дополнительные ходы
numbers-advice-denies = Вы оставляете карты, нужные сопернику
numbers-advice-shields = Вы отстаёте по щитам
numbers-advice-resources = Вам не хватает своих ресурсов
numbers-advice-coins = Вам не хватает монет
numbers-advice-points = Вы упускаете очки
numbers-advice-senate = Вы теряете контроль над Сенатом
numbers-advice-share = { $share } всего упущенного шанса
numbers-good = { $age ->
    [draft] Чудеса вы выбираете хорошо
   *[age] Эпоху { $name } вы играете хорошо
}
numbers-good-about = { $cost } п. п. шанса за ход, в среднем — { $usual }.
numbers-per-game = за партию
numbers-puzzles = Задачи на эту тему
numbers-costs = Куда уходят шансы
numbers-costs-unit = потеря шанса за партию, п. п.
numbers-lost-unit = потеря шанса за ход, п. п.
numbers-hatched = Штриховка: меньше десяти случаев, судить рано.
numbers-age-draft = Выбор
numbers-slip-science = Упущена наука
numbers-slip-opens = Открыта карта
numbers-slip-again = Упущен доп. ход
numbers-slip-denies = Оставлена карта
numbers-slip-shields = Мало щитов
numbers-slip-resources = Упущен ресурс
numbers-slip-coins = Мало монет
numbers-slip-points = Упущены очки
numbers-slip-senate = Контроль Сената
numbers-slip-later = Выгоднее позже
numbers-win-and-lose = Как я побеждаю и проигрываю
numbers-won-n = Побед: { $n }
numbers-lost-n = Поражений: { $n }
numbers-skill-luck = Умение и везение
numbers-skill-luck-about = { $n ->
    [one] В п. п. шанса за партию, по { $n } разобранной партии.
   *[other] В п. п. шанса за партию, по { $n } разобранным партиям.
}
numbers-began-first = Первый ход ваш
numbers-began-second = Первый ход соперника
numbers-by-wonder = По чудесам света
numbers-by-opponent = По соперникам
numbers-by-mix = По дополнениям
numbers-by-move = Ошибки по эпохам и ходам
numbers-move = Эпоха или ход
numbers-mistakes = ошибок, % ходов
numbers-lost = потеря
numbers-deed-draft = Взять чудо или лидера
numbers-deed-build = Построить здание
numbers-deed-discard = Сбросить карту
numbers-deed-wonder = Построить чудо
numbers-deed-stage = Построить этап
numbers-deed-progress = Взять жетон развития
numbers-deed-recruit = Нанять
numbers-deed-activate = Активировать бога
numbers-deed-influence = Добавить влияние
numbers-deed-other = Прочие ходы
numbers-mine-about = { $n ->
    [one] Результаты — по последним 2 000 партий, ошибки — по { $n } разобранной партии.
   *[other] Результаты — по последним 2 000 партий, ошибки — по { $n } разобранным партиям.
}
