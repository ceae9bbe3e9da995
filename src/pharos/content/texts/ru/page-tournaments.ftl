### Турниры: загружаются вместе с их страницами.

tournaments-about = Для клубных вечеров: пары составляются автоматически, столы открываются сами, таблица обновляется сразу.
tournaments-listed = Последние турниры
tournaments-none = Турниров пока нет.
tournaments-leagues = Лиги
tournament-new = Новый турнир
tournament-name = Название
tournament-make = Создать турнир
tournament-needs-account = Нужен аккаунт
tournament-size = Игроков за столом
tournament-kind = Формат
tournament-kind-swiss = Швейцарская система
tournament-kind-round_robin = Круговая система
tournament-rounds = Туры
tournament-rounds-enough = Автоматически
tournament-rounds-played = Туры
tournament-entrants = { $n ->
    [one] { $n } участник
    [few] { $n } участника
   *[other] { $n } участников
}
tournament-round = тур { $n } из { $all }
tournament-open = Регистрация открыта
tournament-live = Идёт
tournament-over = Завершён
tournament-enter = Участвовать
tournament-leave = Сняться
tournament-begin = Начать турнир
tournament-to-table = К моему столу
tournament-standings = Турнирная таблица
tournament-place = Место
tournament-points = Очки
tournament-buchholz = Бухгольц
tournament-buchholz-about = Первый дополнительный показатель: очки всех соперников.
tournament-berger = Бергер
tournament-berger-about = Второй дополнительный показатель: очки побеждённых соперников (Зоннеборн-Бергер).
tournament-total = Очки в партиях
tournament-bye = пропуск тура (1 очко)
tournament-opens = стол готовится
tournament-plays = Идёт

## Вечера

evening-hosted = Туры начинаю я
evening-hosted-about = Для вечера в одном зале: гости входят по ссылке, можно прийти позже
evening-planned = Дата и время
evening-i-play = Я тоже играю
evening-you = вы
evening-computer = { $level } { $n }
evening-soon = скоро начнётся
evening-corrected = исправлено
evening-correct = Указать результат стола { $n }
evening-place = место { $n }
evening-set-result = Сохранить результат
evening-as-played = Вернуть результат партии
evening-your-name = Ваше имя
evening-no-account = Аккаунт не нужен.
evening-take-part = Участвовать в вечере
evening-organize = Организатор
evening-paused = отсчёт остановлен
evening-until = до начала тура { $n }
evening-begin-now = Начать сейчас
evening-pause = Остановить
evening-resume = Продолжить
evening-before = Дождитесь всех и рассадите игроков.
evening-break = Перерыв перед началом
evening-at-once = без перерыва
evening-round-next = Тур { $n } из { $all }
evening-absent = нет на месте
evening-free = без стола
evening-at-table = за столом
evening-back = Отметить присутствие
evening-no-show = Отметить отсутствие
evening-nobody = Пока никого нет.
evening-fill-in = Замена
evening-add-computer = Добавить компьютер
evening-invite = Пригласить игроков
evening-invite-about = Покажите код или отправьте ссылку. Чтобы войти, достаточно имени.
evening-screen = На большой экран
evening-print = Напечатать
evening-finish = Завершить вечер
evening-finish-sure = Точно завершить
evening-to-club = Клуб
evening-your-place = Ваше место: { $n }
evening-you-left = Сейчас вы не играете
evening-you-wait = Вы участвуете. Организатор скоро начнёт
evening-you-next = Вы играете со следующего тура
evening-you-bye = В этом туре вы не играете: пропуск тура (1 очко)
evening-you-sit = Ваш стол — { $n }. С вами играют: { $names }
evening-you-play = Стол { $n }, партия идёт. С вами играют: { $names }
evening-you-done = Ваше место за столом: { $place }. Ждите следующего тура
evening-go-home = Покинуть вечер
evening-come-back = Вернуться
evening-find-table = Найдите свой стол. Партии откроются сами, когда время выйдет.
evening-since = с начала тура
evening-join = Входите с телефона
evening-join-about = Отсканируйте код и введите имя.
evening-table = Стол { $n }
evening-seat = { $n ->
    [one] Рассадить { $n } игрока
   *[other] Рассадить { $n } игроков
}
evening-people = { $n ->
    [one] На месте { $n } игрок
    [few] На месте { $n } игрока
   *[many] На месте { $n } игроков
}
evening-playing = { $n ->
    [one] Ещё играет { $n } стол
    [few] Ещё играют { $n } стола
   *[many] Ещё играют { $n } столов
}
evening-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
   *[many] { $n } минут
}
evening-results-in = Все результаты тура { $n } известны

## Отказы

tournament-refused-begun = Этот турнир уже начался.
tournament-refused-few = Нужно не меньше 2 игроков, а за большими столами — 3.
tournament-refused-full = Мест в турнире больше нет.
tournament-refused-many = У вас слишком много незавершённых турниров. Сначала завершите один.
tournament-refused-none = Такого турнира нет.
tournament-refused-not-owner = Это может сделать только организатор.
tournament-refused-round-robin = В круговой системе играют за столами на двоих.
tournament-refused-drawn = Тур уже составлен.
tournament-refused-name-taken = Игрок с таким именем уже участвует. Выберите другое имя.
tournament-refused-no-countdown = Ни один тур не ждёт начала.
tournament-refused-no-entrant = Этот игрок не участвует в турнире.
tournament-refused-no-match = В этом туре нет такого стола.
tournament-refused-not-hosted = В этом турнире туры начинаются сами.
tournament-refused-over = Турнир завершён.
tournament-refused-places = Эти места не подходят для стола. Укажите место каждого игрока.
tournament-refused-round-on = Не все столы доиграли. Дождитесь их или укажите результаты.
