# Лиги по дням: дивизионы, сезоны, повышение и понижение.

leagues = Лиги
leagues-about = Партии по переписке в дивизионах. После сезона лучшие поднимаются выше, последние опускаются.
leagues-listed = Все лиги
leagues-none = Лиг пока нет.
league-entered = вы участвуете
league-new = Новая лига
league-make = Создать лигу
league-needs-account = Для лиги нужен аккаунт.
league-size = Игроков в дивизионе
league-movers = Сколько игроков поднимается и опускается
league-laps = Партий с каждым соперником
league-games = Партий за сезон
league-pause = Перерыв между сезонами
league-by-hand = Сезоны начинаю я
league-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[many] { $n } дней
}
league-season = Сезон { $n }
league-open = между сезонами
league-live = идёт
league-over = лига завершена
league-shown = Сезон
league-division = Дивизион { $n }
league-played = Сыграно партий: { $n } из { $all }
league-of-games = Партии
league-move = Повышение и понижение
league-up = Поднимается
league-down = Опускается
league-correct = Указать результат: { $names }
league-next = Следующий сезон
league-begins = Начало: { $date }.
league-waits = Сезон начинает организатор. Нужно не меньше 3 игроков.
league-live-about = Начнётся, когда будут сыграны все партии этого сезона.
league-over-about = Эта лига завершена.
league-rules = Игроков в дивизионе: { $size }. Между дивизионами поднимаются и опускаются: { $movers }.
league-enter-next = Участвовать со следующего сезона
league-begin = Начать сезон { $n }
league-manage = Управлять лигой
league-leave = Покинуть лигу
league-leave-sure = Покинуть лигу и сдать партии
league-end = Завершить лигу
league-end-sure = Точно завершить
league-champions = Чемпионы
league-no-champions = Первый сезон ещё не сыгран.

## Отказы

league-refused-clock = В лиге играют по переписке. Выберите, сколько дней даётся на ход.
league-refused-few = Для сезона нужно не меньше 3 игроков.
league-refused-live = Сезон ещё не доигран.
league-refused-many = У вас слишком много лиг. Сначала завершите одну из них.
league-refused-members = В лиге клуба играют только его участники.
league-refused-none = Такой лиги нет.
league-refused-over = Эта лига завершена.
league-refused-teams = В лигах играют без команд.
