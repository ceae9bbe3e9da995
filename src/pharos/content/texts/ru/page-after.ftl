### После партии: что её решило — на экране результата и на странице разбора.
after-chances = Как менялись шансы
after-river = Шанс на победу: { $from } в начале, { $to } в конце. { $ages }
after-scrub = Ход
after-scrub-at = Ход { $at } из { $all }, шанс на победу { $chance }
after-lost = поражение
after-even = поровну
after-won = победа
after-say-luck = { $rough ->
    [yes] Похоже, решило везение…
   *[no] Партию решило везение.
}
after-say-skill = { $rough ->
    [yes] Похоже, решило умение…
   *[no] Партию решило умение.
}
after-say-both = { $rough ->
    [yes] Похоже, и умение, и везение…
   *[no] Решили и умение, и везение.
}
after-say-unclear = { $rough ->
    [yes] Пока трудно сказать…
   *[no] Трудно сказать, что решило партию.
}
after-better-you = Вы сыграли лучше.
after-better = В этой партии сильнее { $who }.
after-fall = От { $from } из 100: умение { $skill }, везение { $luck }, неясно { $rest }. Итог: { $to }.
after-skill-of = ваши ошибки { $mine }, ошибки игрока { $who } { $theirs }
after-skill-of-many = собственные ошибки { $mine }
after-luck-of = с точностью до ±{ $doubt }
after-unclear = Неясно: { $rest } — этого разбор не предвидел
after-by-age = Умение и везение по эпохам
after-age = Эпоха
after-draft = Выбор
after-leaders = Лидеры
after-cause-reveal = открытые карты
after-cause-draw = взятые жетоны
after-cause-wonders = чудеса света
after-cause-age = карты эпохи
after-cause-deal = карты на руке
after-where = { $age } · ход { $number }
after-revealed = Открыто: { $things }
after-luck-reveal = Открылась карта
after-luck-draw = Решил случай
after-luck-wonders = Четыре новых чуда
after-luck-age = Разложена новая эпоха
after-luck-deal = Розданы новые карты
after-luck-good = { $you ->
    [yes] Вам это помогло больше, чем помогли бы почти все другие карты.
   *[no] Игроку { $who } это помогло больше, чем помогли бы почти все другие карты.
}
after-luck-bad = { $you ->
    [yes] Почти все другие карты были бы для вас лучше.
   *[no] Почти все другие карты были бы для игрока { $who } лучше.
}
after-better-was = Лучше: { $best }.
after-better-was-why = Лучше: { $best } ({ $why }).
after-of-luck = везение
after-of-you = ваш ход
after-of-them = ход игрока { $who }
after-ready = Разбор завершён: везение { $luck }, умение { $skill }
after-progress-first = Быстрый разбор: { $done } из { $all } ходов
after-progress = Разбор уточняется: { $done } из { $all } ходов
after-waiting = { $n ->
    [0] Разбор начинается…
    [one] Перед вами { $n } разбор…
    [few] Перед вами { $n } разбора…
   *[many] Перед вами { $n } разборов…
}
after-judged = { $n ->
    [one] Оценён { $n } ход
    [few] Оценено { $n } хода
   *[many] Оценено { $n } ходов
}
after-judged-about = по тому, что знал игрок, с точностью около ±{ $doubt }
after-none = Сейчас эту партию разобрать нельзя.
after-again = Повторить
after-shared = Картинка сохранена

## Страница разбора
after-title = Разбор партии
after-you-played = { $you ->
    [yes] Вы сыграли
   *[no] Ход игрока { $who }
}
after-best-was = Лучший ход
after-hindsight = Задним числом
after-knew = Что вы знали
after-open = Все карты
after-open-about = Эти карты лежали лицом вниз. Знать их не мог никто.
after-verdict = { $mark } · { $where }
after-end = Партия окончена
after-loss = { $loss }, ±{ $doubt }
after-only = Другого хода не было.
after-best-played = Это лучший ход.
after-lines-about = шанс на победу
after-lines-all = { $n ->
    [one] Ещё { $n } вариант
    [few] Ещё { $n } варианта
   *[many] Ещё { $n } вариантов
}
after-lines-fewer = Свернуть
after-line-played = сыграно
after-filter = Показать ходы
after-all = Все
after-mine = Мои
after-faults = Ошибки
after-next-fault = К ошибке
after-no-next = Дальше ошибок нет
after-play-on = Играть отсюда
after-play-on-about = Вы играете за игрока { $who } против компьютера, партия товарищеская. Закрытые карты остаются как были.
after-play-on-level = Соперник
after-play-on-title = Играть отсюда
after-copy-link = Скопировать ссылку
after-link-copied = Ссылка скопирована
after-picture = Сохранить картинку
after-picture-wide = Широкая картинка
after-picture-tall = Высокая картинка
after-hands = Везение при раздачах
after-show-list = Ходы и варианты
after-keys = Стрелки — один ход, Page Up и Page Down — десять, N — к ошибке, M — только ваши ходы, пробел — показ.
after-no-review = Разбора ещё нет
after-from-to = { $from } → { $to }
after-luck-here = Везение { $amount }
after-tools = С этой позицией
