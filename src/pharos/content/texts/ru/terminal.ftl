### Текстовый клиент.

## Имена мест

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
    .acc = закрытую карту ({ $back }), место { $place }

## Цены

terminal-price-free = бесплатно
terminal-price-chain = бесплатно, по цепочке ({ $card })
terminal-price-mythology = бесплатно, по жетону мифологии ({ $token })
terminal-price-power = бесплатно ({ $power })
terminal-price-made = ваш город производит { $units }
terminal-price-chosen = из ресурсов на выбор вы берёте { $units }
terminal-price-discounted = скидка снимает { $units }
terminal-cost-nothing = нет
terminal-gain = +{ coins }
terminal-bought = { $units } по { $price }
terminal-bought-from = { $units } по { $price } ({ $who })
terminal-paid-to = из них { $coins } получает { $who }
terminal-too-dear = { $price } — столько у вас нет
terminal-offerings = { $count ->
    [one] жетон жертвоприношения
   *[other] жетоны жертвоприношения
} { $values }
terminal-fixed-price = { $resources } по { $price }{ $scope ->
    [left] {" "}у соседа слева
    [right] {" "}у соседа справа
    [both] {" "}у обоих соседей
   *[bank] {""}
}
terminal-costs = Стоимость: { $cost }
terminal-your-price = Ваша цена: { $price }.
terminal-their-price = Цена для соперника ({ $who }): { $price }.
terminal-refused = { $reason } ({ $rule })
terminal-chain-from = Бесплатно с картой: { $cards }
terminal-chain-to = Цепочка к карте: { $cards }

## Стол

terminal-draft = Выбор чудес света
terminal-table = Стол
terminal-structure = { $age }: в раскладке { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
terminal-structure-open = Доступны: { $cards }.
terminal-structure-row = Накрыты, ряд { $row }: { $cards }.
terminal-track = Военный трек
terminal-pawn-middle = маркер конфликта в центре
terminal-pawn = { $who } впереди на { $steps ->
    [one] { $steps } деление
    [few] { $steps } деления
   *[many] { $steps } делений
}, до столицы { $left }
terminal-progress-tokens = Жетоны развития на поле
terminal-discard-pile = Сброс
terminal-makes = Производит
terminal-trade = Покупает
terminal-science = Наука
terminal-symbols-of = { $symbols } (разных: { $kinds } из { $wanted })
terminal-chains = Цепочки
terminal-tokens = Развитие
terminal-wonders = Чудеса света
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
terminal-stages = Чудо света
terminal-stage-built = этап { $number } (построен): { $effects }
terminal-stage-unbuilt = этап { $number } ({ $cost }): { $effects }
terminal-leaders = Лидеры
terminal-turn = ход { $turn }
terminal-passing = { $direction ->
    [left] передача влево
   *[right] передача вправо
}
terminal-you-are = { $city } (вы)
terminal-on-left = слева
terminal-on-right = справа
terminal-beside = { $side } — { $city }
terminal-your-partner = ваш напарник
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

## Пантеон

terminal-god-place = Слот { $number }
terminal-god-hidden = лицом вниз ({ $mythology })
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
terminal-on-god = На карте бога ({ $god })
terminal-snake = Жетон Змеи
terminal-minerva = Фишка Минервы
terminal-middle = центр трека
terminal-space = { spaces } { $side_you ->
    [yes] к вашей столице
   *[no] к столице игрока { $side }
}
terminal-military-tokens = Военные жетоны
terminal-military-token = { $space }: { $does }
terminal-token-loss = { $you ->
    [yes] вы теряете
   *[no] { $who } теряет
} { coins-acc }
terminal-military-token-named = военный жетон ({ $token })
terminal-gods = Боги
terminal-mythology = Жетоны мифологии
terminal-mythology-token = жетон { $mythology_gen } мифологии
terminal-offering = жетон жертвоприношения (−{ $coins })
terminal-offering-short = −{ $coins }
terminal-offerings-held = Жетоны жертвоприношения
terminal-with-token = { $cards }, { $token }

## Агора

terminal-senate = Сенат
terminal-chamber-head = { $number } { $section } { $points }
terminal-section-left = лево
terminal-section-centre = центр
terminal-section-right = право
terminal-control = Контроль
terminal-control-told = контролирует { $who }
terminal-decree = Декрет
terminal-decree-told = декрет: { $decree }
terminal-decree-hidden = лицом вниз
terminal-cubes-told = { $who }: { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}
terminal-of-seat = { $who } — { $count }
terminal-chambers-held = Палаты под контролем (из { $all })
terminal-cubes-left = Кубики в запасе
terminal-politician-worth = У политика
terminal-actions = { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[many] { $count } действий
}
terminal-this-turn = В этот ход
terminal-triggered-this-turn = заговор уже осуществлён
terminal-conspiracies = Заговоры
terminal-conspiracy-hidden = лицом вниз
terminal-conspiracy-prepared = { $name }, подготовлен
terminal-conspiracy-triggered = { $name }, осуществлён
terminal-conspiracy-deck = Колода заговоров
terminal-put-back = { $who } — { $end ->
    [top] наверх
   *[bottom] вниз
}: { $plots }
terminal-put-back-hidden = { $who } — { $end ->
    [top] наверх
   *[bottom] вниз
}: один заговор
terminal-locked-by = Заблокированный жетон развития ({ $who })
terminal-one-of = один из: { $things }
terminal-token-hidden = лицом вниз
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
terminal-free-card = 1 карта в эту эпоху
terminal-free-black = 1 чёрная карта в эту эпоху
terminal-leader-told = { $name } ({ $cost }): { $effects }
terminal-partner-leaders = Лидеры напарника
terminal-partner-draft = Напарник выбирает из
terminal-partner-hand = Карты напарника
terminal-courtesan = Скопированный лидер
terminal-debt = Жетоны займа
terminal-debt-told = { $count }, { $count ->
    [one] −{ $count } очко
    [few] −{ $count } очка
   *[many] −{ $count } очков
}
terminal-owes = Потеря сейчас
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
terminal-peace = нет (дипломатия)
terminal-own-team = Ваша команда
terminal-team = Команда { $number }
terminal-team-total = Итог команды
terminal-and = { $one } и { $other }
terminal-your-team-wins = Ваша команда победила: { $who }.
terminal-team-wins = Победила команда: { $who }.
terminal-known-of-them = { $cards }, известны: { $known }
terminal-pile-card = Следующая карта Свободного города

## Партия

terminal-dealt = Номер раздачи: { $seed }.
terminal-welcome = Введите номер, чтобы сделать ход, или название, чтобы узнать о карте больше. Справка — «?», выход — «в».
terminal-prompt = >
terminal-news = Журнал
terminal-your-choice = Ваш ход: { $question }
terminal-ask = сделайте ход
terminal-puzzle-commands = Введите номер хода. «подсказка» — первый шаг, «ответ» — решение, «q» — выход.
terminal-puzzle-hint = Первый шаг: { $step }.
terminal-puzzle-left = Задача не решена.
terminal-hint = Введите номер из списка, название или ? для справки.
terminal-no-number = Введите номер от 1 до { $last }.
terminal-not-understood = Ничего с названием «{ $typed }» нет. Справка — ?.
terminal-several = Что именно: { $names }?
terminal-no-rule = Правил со словами «{ $wanted }» нет.
terminal-left = Вы вышли из партии.
terminal-saved = Партия сохранена в файл { $path }.
terminal-you-win = Вы победили.
terminal-winners = { $count ->
    [one] Победитель — { $who }.
   *[other] Игроки делят победу: { $who }.
}
terminal-not-over = не окончена
terminal-review-player = { $who }: точность { $accuracy } %, умение { $skill }, везение { $luck }, неясно { $rest }. Потеря за ход: { NUMBER($lost, minimumFractionDigits: 1, maximumFractionDigits: 1) } п. п. шанса
terminal-review-choice = { $number }. { $said }: { $mark }, { $error } (±{ $deviation }). Лучший ход: { $best }
terminal-review-reasons = почему: { $reasons }
terminal-review-inaccuracy = неточность
terminal-review-mistake = ошибка
terminal-review-blunder = зевок
terminal-review-no-faults = Явных ошибок нет.
terminal-hint-standing = { $who }: { $standing }, { $chance } % (±{ $deviation })
terminal-hint-far-behind = далеко позади
terminal-hint-behind = чуть позади
terminal-hint-even = поровну
terminal-hint-ahead = чуть впереди
terminal-hint-far-ahead = далеко впереди
terminal-hint-idea = { $number }. { $choice }: { $chance } % (±{ $deviation })
terminal-daily = { $game }, { $date }: место { $seat } из { $players }, соперники: { $level }
terminal-rule-example = Пример: { $example }
terminal-rules-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
terminal-command-help = ? h help справка помощь
terminal-command-quit = q quit exit в выход
terminal-command-table = t table стол
terminal-command-choices = c с m choices ход ходы варианты
terminal-command-scores = s scores счёт счет очки
terminal-command-log = l log журнал
terminal-command-hint = hint подсказка п
terminal-command-answer = answer ответ о
terminal-command-rule = r rule rules правило правила
terminal-help =
    Введите номер, чтобы сделать этот ход.
    Введите название или его начало, чтобы узнать, что делает карта, сколько она стоит вам и сопернику и почему её сейчас нельзя построить.
    стол (t) — показать стол
    ходы (m) — показать доступные ходы
    счёт (s) — текущий счёт
    журнал (l) — последние ходы
    правило ТЕКСТ или ID (r) — найти правило
    выход (q) — выйти из партии
    Цвета в трёх буквах: кор — сырьё, сер — товары, син — гражданские, зел — научные, жёл — торговые, кра — военные, фио — гильдии.

## Что делает ход: короткие слова для списка

terminal-verb-build = построить
terminal-verb-recruit = нанять
terminal-use-wonder = Чудо света «{ $name }»
terminal-use-prepare = Подготовить заговор «{ $name }»
terminal-use-stage = Следующий этап чуда
terminal-use-discard = Сбросить
terminal-for-free-city = Свободный город: { $choice }
terminal-free-city-of = Свободный город ({ $who })
terminal-said = { $who }: { $choice }

## Свойства в нескольких буквах

terminal-short-points = { $amount }оч
terminal-short-shields = { $amount }щ
terminal-short-coins = +{ $amount }м
