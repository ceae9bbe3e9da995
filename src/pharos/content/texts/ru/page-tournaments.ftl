### Турниры: загружаются вместе с их страницами.

tournaments-about = Для вечера в клубе: пары назначены, столы начинают сами, места видны сразу.
tournaments-listed = Последние турниры
tournaments-none = Турниров ещё не было.
tournament-new = Новый турнир
tournament-name = Название
tournament-make = Открыть турнир
tournament-needs-account = Нужна учётная запись
tournament-size = Игроков за столом
tournament-kind = Кто с кем играет
tournament-kind-swiss = Швейцарская система: равные с равными, без повторов
tournament-kind-round_robin = Каждый с каждым
tournament-rounds = Туры
tournament-rounds-enough = сколько нужно для победителя
tournament-rounds-played = Туры
tournament-entrants = { $n ->
    [one] { $n } участник
    [few] { $n } участника
   *[other] { $n } участников
}
tournament-round = тур { $n } из { $all }
tournament-open = идёт запись
tournament-live = идёт
tournament-over = закончен
tournament-enter = Участвовать
tournament-leave = Больше не участвовать
tournament-begin = Начать
tournament-to-table = К моему столу
tournament-standings = Места
tournament-place = Место
tournament-points = Очки
tournament-buchholz = Соперники
tournament-buchholz-about = Очки всех соперников (Бухгольц): первый дополнительный показатель.
tournament-berger = Побеждённые
tournament-berger-about = Очки побеждённых (Зоннеборн-Бергер): второй дополнительный показатель.
tournament-total = В партиях
tournament-bye = пропускает тур, 1 очко
tournament-opens = стол готовится
tournament-plays = играют

## Отказы

tournament-refused-begun = Этот турнир уже начался.
tournament-refused-few = Нужны хотя бы двое, а за большими столами трое.
tournament-refused-full = Столько участников быть не может.
tournament-refused-many = У вас уже столько незаконченных турниров, сколько можно одному.
tournament-refused-none = Такого турнира нет.
tournament-refused-not-owner = Начинает тот, кто открыл турнир.
tournament-refused-round-robin = Каждый с каждым играют вдвоём за столом.
