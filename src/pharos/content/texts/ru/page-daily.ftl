### Раздача дня.
daily-title = Раздача дня
daily-none = Для раздачи дня нужен сервер.
daily-before = Одни и те же карты для всех, раз в день
daily-playing = Ваша партия ещё идёт
daily-won = Победа
daily-lost = Поражение
daily-left = осталось { $hours } ч { $minutes } мин
daily-about = { $players ->
    [2] Соперник — { $level }. Без подсказок, в зачёт идёт одна попытка.
   *[other] Игроков: { $players }, соперники — { $level }. Без подсказок, в зачёт идёт одна попытка.
}
daily-given-away = потеря шанса, п. п.
daily-given-away-n = потеря шанса { $n } п. п.
daily-of = из { $n }
daily-histogram = Разница в очках у всех игроков
daily-play = Играть
daily-continue = Продолжить
daily-review = Разбор
daily-share = Поделиться
daily-copied = Текст скопирован
daily-practice = Тренировка
daily-ranking = Места
daily-covered = { $n ->
    [0] Эту раздачу ещё никто не доиграл.
    [one] Доиграл { $n } человек. Места видны после вашей партии.
    [few] Доиграли { $n } человека. Места видны после вашей партии.
   *[many] Доиграли { $n } человек. Места видны после вашей партии.
}
daily-alone = Сегодня вы первые.
daily-friends = Друзья
daily-club-score = лучше скольких участников, в процентах
daily-teams = Клуб против клуба
daily-teams-score = лучше скольких столов, в процентах; среднее за неделю
daily-teams-tables = { $n ->
    [one] { $n } стол
    [few] { $n } стола
   *[many] { $n } столов
}
daily-calendar-about = Потеря шанса по дням: чем меньше, тем лучше. Прошедший день можно сыграть для тренировки.
