# Задачи: цели, темы, ответы. Те же слова в терминале и в браузере.
puzzle-title = Задача { $id }
puzzle-of-the-day = Задача дня
puzzle-goal-now = Победите этим ходом.
puzzle-goal-forced = Найдите выигрывающий ход.
puzzle-goal-save = Все остальные ходы почти наверняка проигрывают. Найдите единственный спасительный.
puzzle-goal-most = Один ход намного лучше остальных. Найдите его.
puzzle-theme-science = Наука
puzzle-theme-military = Военное дело
puzzle-theme-endgame = Эндшпиль
puzzle-theme-denial = Помеха сопернику
puzzle-theme-chains = Цепочки
puzzle-theme-politics = Политика
puzzle-theme-gods = Боги
puzzle-theme-leaders = Лидеры
puzzle-difficulty = Сложность { $n } из 5
puzzle-themes = Темы: { $list }
puzzle-right = Верно
puzzle-wrong = Это не лучший ход
puzzle-chance = Шанс на победу: { $chance } %
puzzle-chances = Шанс на победу: { $chance } % вместо { $best } %
puzzle-line = Дальше при лучшей игре: { $line }
puzzle-reply = Дальше: { $line }
puzzle-answer = Ответ: { $choice }
puzzle-why-not = Почему не { $choice }?
puzzle-why = Верный ход: { $reasons }
puzzle-why-this = Ваш ход: { $reasons }
puzzle-exact = Просчитано до конца партии.
puzzle-solved-by = Его находят уровни компьютера: { $list }
puzzle-solved-by-none = Ни один уровень компьютера ниже «Мастера» не находит его надёжно.

## Страницы
puzzles-title = Задачи
puzzles-none = Для задач нужен сервер.
puzzles-solve = Решать
puzzles-again = Решить ещё раз
puzzles-streak-title = Серия
puzzles-streak = { $n ->
    [0] Серии пока нет
    [one] { $n } день подряд
    [few] { $n } дня подряд
   *[many] { $n } дней подряд
}
puzzles-streak-about = Один выходной в неделю серию не прервёт.
puzzles-solved-n = { $n ->
    [one] решена { $n }
   *[other] решено { $n }
}
puzzles-rating = Рейтинг задач
puzzles-solved = Решено
puzzles-of = из { $n }
puzzles-longest = Лучшая серия
puzzles-themes = Темы
puzzles-all = { $n ->
    [one] { $n } задача
    [few] { $n } задачи
   *[many] { $n } задач
}
puzzles-game = Игра
puzzles-difficulty = Сложность
puzzles-any = Любая
puzzles-more = Показать ещё
puzzles-no-match = Ничего не найдено
puzzles-year = Этот год
puzzles-year-about = { $n ->
    [one] За год решена { $n } задача, по дням
    [few] За год решены { $n } задачи, по дням
   *[many] За год решено { $n } задач, по дням
}
puzzles-fewer = меньше
puzzles-more-days = больше
puzzles-hint = Показать первый шаг
puzzles-hint-other = Ищите особый ход
puzzles-answer = Показать ответ
puzzles-result = Ваш ответ
puzzles-told = Ответ
puzzles-why-not = Почему не так
puzzles-why-that = Этот ход: { $reasons }
puzzles-of-theme = Задача · { $theme }
puzzles-next = Следующая задача
puzzles-play-on = Доиграть
puzzles-reply = Соперник отвечает:
puzzles-retry = Попробовать ещё раз
