### Турниры: загружаются вместе с их страницами.

tournaments-about = Для вечера в клубе: пары составляются сами, столы начинаются сами, таблица обновляется сразу.
tournaments-listed = Последние турниры
tournaments-none = Турниров пока нет.
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
