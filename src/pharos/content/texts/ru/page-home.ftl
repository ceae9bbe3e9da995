### Что видит на главной странице владелец аккаунта.

home-quick = Быстрая партия
home-pairing = Найти соперников
home-friends = Друзья
home-online = в сети
home-offline = не в сети
home-to-table = Смотреть
home-no-friends = Добавьте друзей, чтобы видеть, когда они в сети. Они об этом не узнают.
home-clubs = Клубы
home-no-club = Играйте постоянной компанией: вечера, таблица сезона, рекорды.
home-no-evening = Вечер пока не назначен.
home-i-come = Приду
home-all-clubs = Все клубы
home-find-club = Создать клуб
home-last = Последняя партия
home-review = Разбор
home-streak = { $n ->
    [one] { $n } день подряд
    [few] { $n } дня подряд
   *[many] { $n } дней подряд
 }
home-daily-about = { $plays ->
    [0] Одни и те же карты для всех. Сегодня ещё никто не играл.
    [one] Одни и те же карты для всех. Сегодня сыграл { $plays } человек.
    [few] Одни и те же карты для всех. Сегодня сыграли { $plays } человека.
   *[many] Одни и те же карты для всех. Сегодня сыграли { $plays } человек.
 }
home-daily-played = Сегодняшняя раздача сыграна. Завтра будет новая.
home-daily-play = Сыграть раздачу дня
home-daily-results = Результаты
home-puzzle = Задача дня
home-puzzle-solve = Решить
home-puzzle-again = Решить ещё раз
