# Игровой вечер: большой экран и телефоны с картами игроков.
night-title = Игровой вечер
night-home = На главную
night-new = Новый игровой вечер
night-closed = Этот игровой вечер окончен
night-join = Входите с телефона
night-or-number = или введите код
night-qr = QR-код адреса { $url }
night-number = Игровой вечер { $code }
night-local = По этому адресу телефоны не войдут. Откройте страницу по адресу, который напечатал сервер.
night-at-table = за столом { $n } из { $most }
night-host = создатель
night-ready = в игре
night-phone-lost = телефон не в сети
night-picking = выбирает эмблему…
night-free = свободно
night-seat = Место { $n }
night-remove = Убрать
night-game = Игра
night-expansions = Дополнения
night-no-expansions = нет
night-teams = Команды
night-in-teams = пары
night-each = каждый за себя
night-clock = Время на игрока
night-minutes = { $n } мин
night-no-clock = без часов
night-empty-seats = Пустые места
night-removed = убрать
night-seats-in-all = Мест
night-hold = Удерживайте, чтобы начать
night-teams-wrong = Для команд нужно 4, 6 или 8 игроков, сейчас { $n }
night-hold-how = OK на пульте, пробел или телефон создателя стола
night-table-gone = Этот стол показать нельзя
night-choosing = выбирает
night-locked = ход выбран
night-locked-of = ход выбрали { $n } из { $all }
night-still = { $n ->
    [1] Ещё думает
   *[other] Ещё думают
}
night-turn = Ход { $n } из { $of }
night-draft = Драфт лидеров
night-recruit = Наём лидеров
night-hands-left = передача влево
night-hands-right = передача вправо
night-moment-flame = Все выбрали
night-moment-turn = Открываем
night-moment-read = Открываем
night-moment-piles = Строим
night-moment-pass = Передаём карты
night-reveal = Все карты открыты
night-conflicts = Конфликты Эпохи { $age }
night-fight-told = { $winner } побеждает соседа ({ $loser }), очков: { $points }
night-last-turn = Прошлый ход
night-watch-on-phone = Смотреть с телефона
night-skip = Пропустить
night-scores = Итоговый счёт
night-only-scientific = да
night-only-left = Осталось посчитать: { $what }
night-wins = Победа: { $name }
night-team-wins = Победа: { $team }
night-shared = Победу делят { $names }
night-margin = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, у игрока { $name } — { $other }
night-margin-team = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, у команды { $name } — { $other }
night-about-military = жетоны победы минус жетоны поражения
night-about-treasury = 1 очко за каждые 3 монеты
night-about-wonders = этапы чудес света
night-about-civilian = очки на синих картах
night-about-commercial = очки жёлтых карт
night-about-guilds = очки фиолетовых карт
night-about-leaders = очки лидеров
night-about-cities = очки чёрных карт
night-about-debt = жетоны займа
night-about-scientific = квадраты одинаковых символов и 7 за каждый набор
night-again = Реванш
night-reseat = Пересесть
night-sheet = Таблица очков
night-columns = Столбцы
night-wonders = Выбор чудес света
night-cards-left = { $n ->
    [one] Осталась { $n } карта
    [few] Остались { $n } карты
   *[many] Осталось { $n } карт
}
night-after = После хода
night-begins = Партия начинается
night-pawn = { $n ->
    [0] Маркер конфликта в центре
    [one] { $name } впереди на { $n } деление
    [few] { $name } впереди на { $n } деления
   *[many] { $name } впереди на { $n } делений
}
night-claim-title = Другой телефон просит место
night-claim = Другой телефон просит место игрока { $name }
night-claim-yes = Разрешить
night-claim-no = Отказать
night-choose-sign = Выберите эмблему
night-name = Имя
night-sit = Сесть за стол
night-keep = Сохранить
night-no-account = Аккаунт не нужен. Место закреплено за этим телефоном.
night-you-sit = Вы за столом
night-return-code = Код возвращения
night-wait-start = Партию начинает создатель стола
night-change-sign = Сменить эмблему
night-leave = Освободить место
night-begun = Партия уже идёт
night-begun-about = Одно из этих мест ваше? Верните его по коду возвращения или спросите создателя стола.
night-return = Вернуть место
night-ask-host = Спросить создателя стола
night-host-asked = Ждём создателя стола…
night-watch = Смотреть
night-look-up = Смотрите на большой экран
night-sealed = Ход выбран
night-hand-closed = Карты скрыты
night-hand-closed-about = Поднимите телефон или нажмите на круг.
night-show-hand = Показать карты
night-hide-hand = Скрыть карты
night-awaited = Ждут вашего хода
sign-owl = Сова
    .gender = f
sign-bee = Пчела
    .gender = f
sign-dolphin = Дельфин
    .gender = m
sign-turtle = Черепаха
    .gender = f
sign-bull = Бык
    .gender = m
sign-crab = Краб
    .gender = m
sign-lion = Лев
    .gender = m
sign-octopus = Осьминог
    .gender = m
sign-ram = Овен
    .gender = m
sign-hare = Заяц
    .gender = m
sign-snake = Змея
    .gender = f
sign-scarab = Скарабей
    .gender = m
server-refused-room-account = Это место принадлежит аккаунту. Войдите в него на этом телефоне.
server-refused-room-begun = Партия уже идёт. Попросите создателя стола о месте в следующей.
server-refused-room-denied = Создатель стола не подтвердил этот телефон.
server-refused-room-empty = За столом ещё никого нет.
server-refused-room-full = Все места заняты.
server-refused-room-name-taken = За столом уже есть игрок с таким именем. Выберите другое имя.
server-refused-room-no-guest = Этого игрока за столом уже нет.
server-refused-room-no-such = Игрового вечера с таким кодом нет. Проверьте код на большом экране.
server-refused-room-none-left = Все коды заняты. Попробуйте позже.
server-refused-room-not-begun = Партия ещё не началась.
server-refused-room-not-host = Это может сделать только создатель стола.
server-refused-room-pin = Неверный код возвращения. Проверьте его и попробуйте ещё раз.
server-refused-room-sign-taken = Эта эмблема уже занята. Выберите другую.
server-refused-room-teams = Для игры командами нужно 4, 6 или 8 игроков, а сейчас { $n }. Подождите остальных, посадите на места компьютер или играйте без команд.
server-refused-room-too-few = Нужно больше игроков. Подождите их или посадите на пустые места компьютер.
server-refused-room-too-many = Для этой игры слишком много игроков. Уберите кого-нибудь или выберите другую игру или дополнение.
