### Учётные записи, профили, настройки и зал: загружаются вместе с этими страницами.

## Вход

door-sign-up = Новая учётная запись
door-sign-in = Вход
door-recover = Забытый пароль
door-sign-up-about = Имя и пароль, больше ничего. Всё, что вы сыграли гостем, останется с вами.
door-sign-in-about = С возвращением.
door-recover-about = Один из ваших кодов восстановления откроет запись один раз и даст ей новый пароль. На других устройствах вход закончится.
door-sign-up-now = Создать запись
door-sign-in-now = Войти
door-recover-now = Задать новый пароль
door-name = Имя
door-password = Пароль
door-new-password = Новый пароль
door-code = Код восстановления
door-show = Показать пароль
door-guest-stays = Партии этого гостя останутся здесь. Чтобы сохранить их, создайте новую запись.
door-other = Другие пути
door-to-sign-up = У меня ещё нет записи
door-to-sign-in = У меня есть запись
door-to-recover = Я не помню пароль

## Учётная запись

account-guest = Вы играете гостем на этом устройстве.
account-own = Ваша учётная запись
account-bot = Бот.
account-profile = Профиль
account-save = Сохранить
account-copy = Скопировать
account-copied = Скопировано
account-copy-failed = Браузер не разрешает копирование. Выделите коды и скопируйте их вручную.
account-name = Имя
account-name-about = За столами, где вы сидите, новое имя появится сразу. В сыгранных партиях останется старое.
account-name-done = Имя изменено.
account-why = Зачем учётная запись?
account-why-keep = Партии, записи и настройки останутся вашими.
account-why-rated = Вы играете на рейтинг и видите, как он растёт.
account-why-device = Партию можно продолжить на другом устройстве.
account-why-friends = Друзья найдут вас по имени.
account-password = Пароль
account-password-about = С новым паролем закончится вход на других устройствах и перестанут действовать все токены.
account-password-old = Старый пароль
account-password-now = Ваш пароль
account-password-change = Сменить пароль
account-password-done = Пароль изменён.
account-codes = Коды восстановления
account-codes-about = На случай забытого пароля: каждый открывает запись один раз. Храните их на бумаге.
account-codes-left = { $n ->
    [0] Их нет.
    [one] Остался { $n }.
    [few] Осталось { $n }.
   *[other] Осталось { $n }.
}
account-codes-once = Они показаны только сейчас. Старые больше не действуют.
account-codes-make = Создать новые коды
account-codes-done = Новые коды восстановления созданы.
account-devices = Устройства
account-device-this = это устройство
account-device-unknown = Неизвестное устройство
account-device-end = Выйти там
account-device-ended = На том устройстве вход закончен.
account-seen = использовано { $day }
account-sign-out = Выйти
account-sign-out-all = Выйти везде
account-tokens = Программы
account-tokens-about = Токен позволяет программе, например боту, играть от вашего имени.
account-tokens-once = Токен показан только сейчас.
account-token-label = Для чего он
account-token-make = Создать токен
account-token-end = Отозвать
account-token-ended = Токен больше не действует.
account-token-unused = не использован
account-away = Кого вы избегаете
account-data = Ваши данные
account-data-about = Всё, что о вас хранится, одним файлом: партии, рейтинги, чат, настройки.
account-export = Скачать всё
account-delete = Удалить запись
account-delete-about = Имя, пароль, рейтинги, чат и загруженные записи удаляются навсегда. Партии останутся у тех, кто играл с вами, но без вашего имени. Идущие партии сдаются.
account-delete-now = Удалить навсегда
account-delete-not = Оставить

## Люди

tie-follow = Следить
tie-unfollow = Больше не следить
tie-block = Заблокировать
tie-unblock = Разблокировать
tie-end = Вернуть
tie-blocked = вы не встретитесь ни за одним столом
tie-muted = вы не читаете, что они говорят
line-mute = Не читать
line-muted = Вы больше не читаете, что они говорят.
line-blocked = Вы больше не встретитесь за столом.
line-reason = Что с ней не так?
line-report = Пожаловаться на строку
line-reported = Отправлено тому, кто ведёт этот сервер. Спасибо.
invite-name = Пригласить друга или бота по имени
invite-send = Пригласить
invite-sent = Приглашены: { $names }

## Профиль

profile-acts = Что можно сделать
profile-since = Здесь с { $day }
profile-games = { $n ->
    [one] партия
    [few] партии
   *[other] партий
}
profile-won = { $n ->
    [one] победа
    [few] победы
   *[other] побед
}
profile-share = доля побед
profile-rating = рейтинг, { $name }
profile-empty = Законченных партий ещё нет.
profile-curve = Рейтинг со временем
profile-results = Итоги по играм
profile-opponents = Соперники
profile-ends = { $name }: чем кончались партии
profile-wonders = Любимые чудеса
profile-history = Партии
profile-all = Все партии
profile-was-won = победа
profile-was-lost = поражение
curve-games = { $n ->
    [one] { $n } партия на рейтинг
    [few] { $n } партии на рейтинг
   *[other] { $n } партий на рейтинг
}
curve-told = { $name }: от { $first } до { $last } за { $n ->
    [one] { $n } партию
    [few] { $n } партии
   *[other] { $n } партий
}, низший { $low }, высший { $high }.
bars-of = С кем или с чем
bars-won = победы
bars-lost = поражения
bars-games = партии

## Настройки

settings-here = Хранятся на этом устройстве. С учётной записью они будут с вами всюду.
settings-kept = Хранятся с учётной записью, на всех устройствах.
settings-first = Вернуть исходные
settings-look = Вид
settings-play = Игра
settings-call = Звуки и напоминания
setting-theme = Цвета
setting-theme-about = Светлые как мрамор или тёмные как вечер у огня.
setting-theme-light = Светлые
setting-theme-dark = Тёмные
setting-theme-system = Как в системе
setting-contrast = Больше контраста
setting-contrast-about = Без зерна и прожилок, слова темнее.
setting-marks = Узоры рядом с цветом
setting-marks-about = У каждого семейства карт свой узор.
setting-confirm-about = Ещё одно нажатие, прежде чем карта сыграна.
setting-keys-about = Буквы и цифры ведут к частям стола; «?» перечислит их.
setting-motion = Предметы движутся
setting-motion-about = Карты летят, монеты катятся, маркер шагает.
setting-keys = Буквы служат клавишами стола
setting-pace = Темп
setting-pace-about = Как долго длится движение.
setting-pace-slow = Спокойно
setting-pace-even = Ровно
setting-pace-quick = Быстро
setting-sound-about = Несколько нот лиры, когда ваш ход.
setting-volume = Громкость
setting-volume-try = Послушать
setting-alerts = Сообщать, что мой ход
setting-alerts-about = Уведомление системы, пока вы смотрите не сюда; и при закрытой странице, если сервер это умеет.
setting-alerts-denied = Браузер не разрешает. Это можно изменить в его настройках для этой страницы.
setting-alerts-none = Этот браузер так не умеет.

## Зал

tournaments = Турниры
lobby-about = Кто во что играет прямо сейчас.
seats-empty = { $n ->
    [one] { $n } свободное место
    [few] { $n } свободных места
   *[other] { $n } свободных мест
}
lobby-asked = Вас приглашают
lobby-by = от { $name }
lobby-decline = Нет, спасибо
lobby-turn = Ваш ход
lobby-mine = Ваши столы
lobby-watch = Можно посмотреть
lobby-watch-empty = Сейчас нет открытых партий.
lobby-look = Смотреть
lobby-clock = с часами
lobby-quick = Быстрая партия
lobby-quick-about = Место за столом, где ждут кого-то вроде вас, или новый стол.
lobby-quick-now = Найти партию
lobby-against = Против
lobby-near = моего уровня
lobby-anybody = любого
lobby-friends = Друзья
lobby-friends-empty = Вы пока ни за кем не следите.
lobby-plays = играет сейчас
lobby-here = здесь
call-turn = { $game }: ваш ход.
call-began = { $game }: ваша партия началась.
call-invited = { $name } приглашает вас в игру { $game }.
call-go = Туда

## Отказы

server-refused-recovery = Имя или код неверны, либо код уже использован.
server-refused-yourself = Это вы сами.
server-refused-too-many-ties = Слишком много людей; сначала отпустите кого-нибудь.
server-refused-too-many-invited = За этот стол приглашено уже достаточно людей.
server-refused-no-line = Такой строки в чате нет.
server-refused-alert = Так это устройство не достать.
