### Раздача дня.
daily-title = Раздача дня
daily-none = Для раздачи дня нужен сервер.
daily-before = Одни и те же карты для всех, раз в день
daily-playing = Ваша партия ещё идёт
daily-won = Победа
daily-lost = Поражение
daily-left = осталось { $hours } ч { $minutes } мин
daily-about = { $players ->
    [2] Соперник — { $level }. Без подсказок, в зачёт идёт одна попытка.
   *[other] Игроков: { $players }, соперники — { $level }. Без подсказок, в зачёт идёт одна попытка.
}
daily-given-away = потеря шанса, п. п.
daily-given-away-n = потеря шанса { $n } п. п.
daily-columns = разница в очках, потеря шанса в п. п.
daily-of = из { $n }
daily-histogram = Разница в очках у всех игроков
daily-play = Играть
daily-continue = Продолжить
daily-review = Разбор
daily-share = Поделиться
daily-copied = Текст скопирован
daily-practice = Тренировка
daily-ranking = Результаты
daily-covered = { $n ->
    [0] Эту раздачу ещё никто не доиграл.
    [one] Доиграл { $n } человек. Результаты откроются после вашей партии.
    [few] Доиграли { $n } человека. Результаты откроются после вашей партии.
   *[many] Доиграли { $n } человек. Результаты откроются после вашей партии.
}
daily-alone = Сегодня вы раньше всех.
daily-friends = Друзья
daily-club-score = доля обойдённых участников, %
daily-teams = Клуб против клуба
daily-teams-score = доля обойдённых столов, %, среднее за неделю
daily-teams-tables = { $n ->
    [one] { $n } стол
    [few] { $n } стола
   *[many] { $n } столов
}
daily-calendar-about = Потеря шанса по дням: чем меньше, тем лучше. Прошедшие дни можно сыграть для тренировки.
