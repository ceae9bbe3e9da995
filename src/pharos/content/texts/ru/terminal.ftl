### Текстовый клиент.

## Счёт и списки

terminal-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}
terminal-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
terminal-units = { $units ->
    [1] { $resource }
   *[other] { $resource } ×{ $units }
}
terminal-or = или
terminal-seat = Игрок { $number }
terminal-you = Вы
terminal-computer = Компьютер

## Цвета в трёх буквах

terminal-mark-brown = кор
terminal-mark-grey = сер
terminal-mark-blue = син
terminal-mark-green = зел
terminal-mark-yellow = жёл
terminal-mark-red = кра
terminal-mark-purple = фио
terminal-mark-black = чёр
terminal-mark-white = бел

## Рубашки

terminal-back-guild = Гильдия
terminal-back-senator = Сенатор
terminal-back-grand_temple = Храм
terminal-face-down = { $count ->
    [one] { $count } закрытая карта
    [few] { $count } закрытые карты
   *[many] { $count } закрытых карт
} ({ $back })
terminal-face-down-at = закрытая карта ({ $back }), место { $place }

## Цены

terminal-price-free = бесплатно
terminal-price-chain = бесплатно, по цепочке от карты { $card }
terminal-price-mythology = бесплатно, есть жетон мифологии ({ $token })
terminal-price-power = бесплатно благодаря свойству: { $power }
terminal-price-made = город производит: { $units }
terminal-price-chosen = на выбор даётся: { $units }
terminal-price-discounted = скидка: { $units }
terminal-cost-nothing = ничего
terminal-gain = +{ $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}
terminal-bought = { $units } по { $price }
terminal-bought-from = { $units } по { $price } ({ $who })
terminal-paid-to = из них { $coins } получает { $who }
terminal-too-dear = { $price }, слишком дорого
terminal-offerings = { $count ->
    [one] с жертвоприношением
   *[other] с жертвоприношениями
} { $values }
terminal-fixed-price = { $resources } по { $price }{ $scope ->
    [left] { " " }слева
    [right] { " " }справа
    [both] { " " }с обеих сторон
   *[bank] {""}
}
terminal-costs = Стоит: { $cost }
terminal-your-price = Для вас: { $price }.
terminal-their-price = Для соперника ({ $who }): { $price }.
terminal-refused = { $reason } ({ $rule })
terminal-chain-from = Бесплатно с картой: { $cards }
terminal-chain-to = Потом даст бесплатно: { $cards }

## Стол

terminal-draft = Выбор чудес
terminal-table = Стол
terminal-structure = { $age }: в структуре { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
terminal-structure-open = Доступны: { $cards }.
terminal-structure-row = Накрыты, ряд { $row }: { $cards }.
terminal-track = Конфликт
terminal-pawn-middle = маркер посередине
terminal-pawn = { $who } впереди на { $steps ->
    [one] { $steps } деление
    [few] { $steps } деления
   *[many] { $steps } делений
}, до столицы { $left }
terminal-progress-tokens = Прогресс на поле
terminal-discard-pile = Стопка сброса
terminal-makes = Производит
terminal-trade = Покупает
terminal-science = Наука
terminal-symbols-of = { $symbols } (видов: { $kinds } из { $wanted })
terminal-chains = Цепочки
terminal-tokens = Прогресс
terminal-wonders = Чудеса
terminal-built = построено
terminal-not-built = не построено
terminal-shields = Щиты
terminal-conflicts = Конфликты
terminal-conflicts-told = { $victories ->
    [one] { $victories } победа
    [few] { $victories } победы
   *[many] { $victories } побед
} ({ $points }), { $defeats ->
    [one] { $defeats } поражение
    [few] { $defeats } поражения
   *[many] { $defeats } поражений
}
terminal-stages = Чудо
terminal-stage-built = этап { $number } (построен): { $effects }
terminal-stage-unbuilt = этап { $number } ({ $cost }): { $effects }
terminal-leaders = Лидеры
terminal-turn = ход { $turn }
terminal-passing = { $direction ->
    [left] карты передаются налево
   *[right] карты передаются направо
}
terminal-you-are = { $city } (вы)
terminal-on-left = слева
terminal-on-right = справа
terminal-your-partner = ваш партнёр
terminal-other-cities = Другие города
terminal-cards-counted = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
terminal-stages-counted = этапов: { $built } из { $all }
terminal-shields-counted = { $count ->
    [one] { $count } щит
    [few] { $count } щита
   *[many] { $count } щитов
}

## Что город производит или покупает: винительный падеж

terminal-made-clay = глину
terminal-made-wood = дерево
terminal-made-stone = камень
terminal-made-ore = руду
terminal-made-glass = стекло
terminal-made-papyrus = папирус
terminal-made-cloth = ткань

## Пантеон

terminal-god-place = Слот { $number }
terminal-god-hidden = закрыт ({ $mythology })
terminal-pays = { $who }
terminal-pays-told = { $who }: { $coins }
terminal-god-decks = Стопки богов
terminal-god-deck = { $mythology }: { $gods }
terminal-gods-face-down = { $count ->
    [one] { $count } закрытая карта
    [few] { $count } закрытые карты
   *[many] { $count } закрытых карт
}
terminal-gods-known-to = { $count ->
    [one] { $count } закрытая карта (её знает { $who })
    [few] { $count } закрытые карты (их знает { $who })
   *[many] { $count } закрытых карт (их знает { $who })
}
terminal-on-god = На карте { $god }
terminal-snake = Змея на карте
terminal-minerva = Минерва
terminal-middle = посередине
terminal-space = { $steps } (сторона: { $side })
terminal-military-tokens = Военные жетоны — тому, кто до них дойдёт
terminal-military-token = деление { $space }, { $does }
terminal-gods = Боги
terminal-mythology = Мифологии
terminal-offering = жертвоприношение, { $coins }
terminal-offering-short = −{ $coins }
terminal-offerings-held = Жертвоприношения
terminal-with-token = { $cards }, жетон мифологии: { $token }

## Агора

terminal-senate = Сенат
terminal-chamber-head = { $number } { $section } { $points }
terminal-section-left = лево
terminal-section-centre = центр
terminal-section-right = право
terminal-control = Контроль
terminal-control-told = контроль: { $who }
terminal-decree = Декрет
terminal-decree-told = декрет: { $decree }
terminal-decree-hidden = закрыт
terminal-cubes-told = { $who }: { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}
terminal-of-seat = { $who } — { $count }
terminal-chambers-held = Палаты под контролем (из { $all })
terminal-cubes-left = Кубики в запасе
terminal-politician-worth = Политик сейчас даёт
terminal-actions = { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[many] { $count } действий
}
terminal-this-turn = В этот ход
terminal-triggered-this-turn = заговор уже осуществлён
terminal-conspiracies = Заговоры
terminal-conspiracy-hidden = закрытый
terminal-conspiracy-prepared = { $name }, подготовлен
terminal-conspiracy-triggered = { $name }, осуществлён
terminal-conspiracy-deck = Колода заговоров
terminal-put-back = возвращено { $end ->
    [top] наверх
   *[bottom] вниз
} ({ $who }): { $plots }
terminal-put-back-hidden = одна карта возвращена { $end ->
    [top] наверх
   *[bottom] вниз
} ({ $who })
terminal-locked-by = Запертый жетон прогресса ({ $who })
terminal-one-of = один из: { $things }
terminal-token-hidden = закрыт
terminal-removed = Убранные карты
terminal-removed-seen = просмотрены, { $age } включительно ({ $who })

## Лидеры, Города, команды

terminal-in-hand = На руке
terminal-leaders-counted = { $count ->
    [one] { $count } лидер
    [few] { $count } лидера
   *[many] { $count } лидеров
}
terminal-free = Бесплатно
terminal-free-card = карта в этой эпохе
terminal-free-black = чёрная карта в этой эпохе
terminal-leader-told = { $name } ({ $cost }): { $effects }
terminal-partner-leaders = Лидеры партнёра
terminal-partner-draft = Партнёр выбирает из
terminal-partner-hand = Рука партнёра
terminal-courtesan = Копия лидера
terminal-debt = Заём
terminal-debt-told = { $count }, { $count ->
    [one] −{ $count } очко
    [few] −{ $count } очка
   *[many] −{ $count } очков
}
terminal-owes = Надо потерять
terminal-causes = Остальные теряют
terminal-causes-coins = { $coins }
terminal-causes-per_victory_token = { $coins } за каждый жетон победы
terminal-causes-per_stage = { $coins } за каждый этап чуда
terminal-diplomacy = Дипломатия
terminal-diplomacy-told = { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
}
terminal-masks = Маски
terminal-mask-told = { $symbol } с карты { $card } ({ $who })
terminal-fights = Конфликты этой эпохи
terminal-fight = { $one } { $shields } : { $theirs } { $other }
terminal-fight-tokens = { $fight } (жетонов: { $count })
terminal-peace = нет, дипломатия хранит мир
terminal-own-team = Ваша команда
terminal-team = Команда { $number }
terminal-team-total = Вся команда
terminal-and = { $one } и { $other }
terminal-your-team-wins = Победила ваша команда: { $who }.
terminal-team-wins = Победила команда: { $who }.
terminal-known-of-them = { $cards }, известны: { $known }
terminal-pile-card = Следующая карта свободного города

## Партия

terminal-dealt = Номер этой раздачи: { $seed }.
terminal-welcome = Введите номер выбора или название, чтобы узнать больше; ? покажет справку, в — выход.
terminal-prompt = >
terminal-news = Что произошло
terminal-your-choice = Ваш выбор: { $question }
terminal-ask = выберите
terminal-ask-draft = возьмите чудо
terminal-ask-classic-draft = оставьте себе лидера
terminal-ask-turn = возьмите доступную карту
terminal-ask-classic-turn = сыграйте карту с руки
terminal-ask-classic-last_card = сыграйте последнюю карту
terminal-ask-classic-revive = постройте карту из сброса
terminal-ask-classic-board = возьмите планшет чуда
terminal-ask-begin = кто начинает следующую эпоху
terminal-ask-bid = предложите монеты за первый ход или уступите его
terminal-ask-progress = возьмите жетон прогресса
terminal-ask-library = оставьте один из взятых жетонов прогресса
terminal-ask-destroy = уничтожьте карту соперника
terminal-ask-revive = постройте карту из сброса
terminal-hint = Введите номер из списка, название или ? для справки.
terminal-no-number = В списке номера от 1 до { $last }.
terminal-not-understood = Здесь нет ничего с названием «{ $typed }»; ? покажет справку.
terminal-several = Что именно: { $names }?
terminal-no-rule = Нет правила со словами «{ $wanted }».
terminal-left = Вы вышли из партии.
terminal-saved = Запись партии в файле { $path }.
terminal-you-win = Вы победили.
terminal-winners = { $count ->
    [one] Победитель: { $who }.
   *[other] Победу разделили: { $who }.
}
terminal-not-over = не окончена
terminal-review-player = { $who }: точность { $accuracy } %, умение { $skill }, везение { $luck }, неясно { $rest }; в среднем за ход отдано { NUMBER($lost, minimumFractionDigits: 1, maximumFractionDigits: 1) } пункта шанса
terminal-review-choice = { $number }. { $said }: { $mark }, { $error } (±{ $deviation }); лучший ход: { $best }
terminal-review-reasons = почему: { $reasons }
terminal-review-inaccuracy = неточность
terminal-review-mistake = ошибка
terminal-review-blunder = грубая ошибка
terminal-review-no-faults = Явных ошибок нет.
terminal-rule-example = Пример: { $example }
terminal-rules-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
terminal-command-help = ? h help справка помощь
terminal-command-quit = q quit exit в выход
terminal-command-table = t table стол
terminal-command-choices = c с choices выбор
terminal-command-scores = s scores счёт счет очки
terminal-command-log = l log ходы журнал
terminal-command-rule = r rule rules правило правила
terminal-help =
    Номер — этот выбор из списка.
    Название (или его начало) — что делает карта, сколько стоит вам и сопернику и почему её сейчас нельзя построить.
    стол (t) — показать стол ещё раз
    выбор (c) — показать список ещё раз
    счёт (s) — очки на эту минуту
    ходы (l) — последние ходы
    правило ТЕКСТ или ID (r) — найти правило
    выход (q) — выйти из партии
    Три буквы — цвет карты: кор сырьё, сер товары, син гражданские, зел научные, жёл торговые, кра военные, фио гильдии.

## Что делает выбор: короткие слова для списка

terminal-verb-build = построить
terminal-verb-recruit = нанять
terminal-use-wonder = Чудо { $name }
terminal-use-prepare = Подготовить: { $name }
terminal-use-stage = Следующий этап чуда
terminal-use-discard = Сбросить
terminal-for-free-city = для свободного города: { $choice }
terminal-free-city-of = { $who } за свободный город

## Выбор

## Сделанный выбор

terminal-said = { $who }: { $choice }

## Что произошло с читающим

terminal-fact-trade-who-you = Вы платите { $coins } игроку { $other }
terminal-fact-trade-other-you = { $who } платит вам { $coins }
terminal-fact-income-who-you = Вы получаете { $coins }
terminal-fact-income-by-who-you = Вы получаете { $coins } ({ $cause })
terminal-fact-loss-by-who-you = Вы теряете { $coins } ({ $cause })
terminal-fact-loot-who-you = Вы теряете { $coins }: наступает армия
terminal-fact-theft-who-you = { $other } забирает у вас { $coins }
terminal-fact-theft-other-you = Вы забираете { $coins } у игрока { $who }
terminal-fact-taken-who-you = Вы берёте: { $thing }
terminal-fact-mythology-who-you = Вы берёте жетон мифологии: { $thing }
terminal-fact-offering-who-you = Вы берёте жетон жертвоприношения: { $amount }
terminal-fact-lost-who-you = Вы теряете: { $thing }
terminal-fact-changed-who-you = { $thing } — теперь у вас
terminal-fact-pawn-other-you = Маркер конфликта: { $amount ->
    [one] { $amount } деление
    [few] { $amount } деления
   *[many] { $amount } делений
} к вашей столице
terminal-fact-control-who-you = Вы контролируете палату { $place }
terminal-fact-again-who-you = Вы ходите ещё раз
terminal-fact-begins-who-you = Вы начинаете партию
terminal-fact-begins-paid-who-you = Вы начинаете партию и платите { $coins }

## Свойства в нескольких буквах

terminal-short-points = { $amount }оч
terminal-short-shields = { $amount }щ
terminal-short-coins = +{ $amount }м
