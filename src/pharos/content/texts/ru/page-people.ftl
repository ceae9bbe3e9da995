### Аккаунты, профили, настройки и лобби: загружаются вместе с этими страницами.

## Вход

door-sign-up = Создать аккаунт
door-sign-in = Вход
door-recover = Восстановление пароля
door-sign-up-about = Только имя и пароль. Партии, сыгранные гостем, останутся с вами.
door-sign-in-about = С возвращением.
door-recover-about = Введите код восстановления и задайте новый пароль. На других устройствах вы выйдете из аккаунта.
door-sign-up-now = Создать аккаунт
door-sign-in-now = Войти
door-recover-now = Задать новый пароль
door-name = Имя
door-password = Пароль
door-new-password = Новый пароль
door-code = Код восстановления
door-show = Показать пароль
door-guest-stays = Партии, сыгранные гостем, не перейдут в этот аккаунт. Чтобы сохранить их, создайте новый аккаунт.
signed-out = Вы вышли из аккаунта
signed-out-about = Сеанс на этом устройстве завершён. Войдите, чтобы вернуться к своим партиям.
signed-out-guest = Продолжить как гость
door-other = Другие варианты
door-to-sign-up = Создать аккаунт
door-to-sign-in = У меня есть аккаунт
door-to-recover = Забыли пароль?

## Аккаунт

account-guest = Вы играете гостем на этом устройстве.
account-own = Ваш аккаунт
account-bot = Бот
account-profile = Профиль
account-save = Сохранить
account-copy = Скопировать
account-copied = Скопировано
account-copy-failed = Браузер не разрешает копирование. Выделите коды и скопируйте их вручную.
account-name = Имя
account-name-about = За столами, где вы сидите, имя сменится сразу. В завершённых партиях останется старое.
account-name-done = Имя изменено
account-why = Зачем нужен аккаунт?
account-why-keep = Партии, повторы и настройки сохраняются.
account-why-rated = Можно играть рейтинговые партии и следить за рейтингом.
account-why-device = Партию можно продолжить на другом устройстве.
account-why-friends = Друзья найдут вас по имени.
account-password = Пароль
account-password-about = После смены пароля вы выйдете из аккаунта на других устройствах, а все токены будут отозваны.
account-password-old = Текущий пароль
account-password-now = Ваш пароль
account-password-change = Сменить пароль
account-password-done = Пароль изменён
account-codes = Коды восстановления
account-codes-about = Если вы забудете пароль, код позволит задать новый. Каждый код действует один раз. Храните их в надёжном месте.
account-codes-left = { $n ->
    [0] Кодов нет.
    [one] Остался { $n } код.
    [few] Осталось { $n } кода.
   *[other] Осталось { $n } кодов.
}
account-codes-once = Коды показаны только один раз. Старые больше не действуют.
account-codes-make = Создать новые коды
account-codes-done = Новые коды восстановления созданы
account-devices = Устройства
account-device-this = это устройство
account-device-unknown = Неизвестное устройство
account-device-end = Выйти на этом устройстве
account-device-ended = Выход выполнен
account-seen = последний вход { $day }
account-sign-out = Выйти
account-sign-out-all = Выйти везде
account-tokens = Токены
account-tokens-about = С токеном программа, например бот, может играть за вас.
account-tokens-once = Токен показан только один раз.
account-token-label = Назначение
account-token-make = Создать токен
account-token-end = Отозвать
account-token-ended = Токен отозван
account-token-unused = не использован
account-away = Заблокированные
account-data = Ваши данные
account-data-about = Всё, что хранится о вас, одним файлом: партии, рейтинги, чат, настройки.
account-export = Скачать мои данные
account-delete = Удалить аккаунт
account-delete-about = Имя, пароль, рейтинги, чат и загруженные партии удаляются навсегда. У соперников партии останутся без вашего имени. Незавершённые партии считаются сданными.
account-delete-now = Удалить навсегда
account-delete-not = Отмена

## Люди

tie-follow = Добавить в друзья
tie-unfollow = Убрать из друзей
tie-block = Заблокировать
tie-unblock = Разблокировать
tie-end = Убрать
tie-blocked = блокировка: вы не сядете за один стол
tie-muted = сообщения скрыты
line-mute = Скрыть сообщения
line-muted = Сообщения скрыты
line-blocked = Игрок заблокирован
line-reason = Что не так с этим сообщением?
line-report = Пожаловаться
line-reported = Жалоба отправлена модераторам
invite-name = Пригласить игрока или бота по имени
invite-send = Пригласить
invite-sent = Приглашены: { $names }

## Профиль

profile-acts = Действия
profile-since = На сайте с { $day }
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
profile-empty = Завершённых партий пока нет.
profile-curve = История рейтинга
profile-results = Итоги по играм
profile-opponents = Соперники
profile-ends = { $name }: исход партий
profile-wonders = Любимые чудеса света
profile-favorite = Любимое чудо света: { $name }, { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[many] { $n } партий
}
profile-medals = Медали
medal-not-yet = пока нет
medal-wins-1 = Первая победа
medal-wins-10 = 10 побед
medal-wins-50 = 50 побед
medal-civilian = Гражданская победа
medal-military = Военное превосходство
medal-science = Научное превосходство
medal-political = Политическое превосходство
medal-classic = Победа в «7 чудесах»
medal-master = Победа над Мастером
profile-history = Партии
profile-all = Все партии
profile-was-won = победа
profile-was-lost = поражение
curve-games = { $n ->
    [one] { $n } рейтинговая партия
    [few] { $n } рейтинговые партии
   *[other] { $n } рейтинговых партий
}
curve-told = { $name }: от { $first } до { $last } за { $n ->
    [one] { $n } партию
    [few] { $n } партии
   *[other] { $n } партий
}, минимум { $low }, максимум { $high }.
bars-of = Соперник или игра
bars-won = победы
bars-lost = поражения
bars-games = партии

## Настройки

settings-here = Сохраняются на этом устройстве, а с аккаунтом — на всех.
settings-kept = Сохраняются в аккаунте, на всех устройствах.
settings-first = Сбросить настройки
settings-look = Оформление
settings-play = Игра
settings-call = Звук и уведомления
setting-theme = Тема
setting-theme-about = Светлая, тёмная или как на устройстве.
setting-theme-light = Светлая
setting-theme-dark = Тёмная
setting-theme-system = Системная
setting-contrast = Высокая контрастность
setting-contrast-about = Ровный фон и более тёмный текст.
setting-marks = Узоры на картах
setting-marks-about = У карт каждого цвета свой узор.
setting-confirm-about = Ещё одно нажатие перед каждым ходом.
setting-keys-about = Буквы и цифры ведут к частям стола. Список — по клавише «?».
setting-motion = Анимация
setting-motion-about = Карты, монеты и маркер движутся по экрану.
setting-keys = Горячие клавиши
setting-pace = Скорость анимации
setting-pace-about = Как быстро движутся карты и жетоны.
setting-pace-slow = Медленно
setting-pace-even = Обычно
setting-pace-quick = Быстро
setting-sound-about = Звучит, когда наступает ваш ход.
setting-volume = Громкость
setting-volume-try = Проверить
setting-alerts = Уведомлять о моём ходе
setting-alerts-about = Показывает системное уведомление, когда вы на другой странице, а если сервер это поддерживает — и когда страница закрыта.
setting-alerts-denied = Уведомления запрещены. Разрешите их для этого сайта в настройках браузера.
setting-alerts-none = Этот браузер не поддерживает уведомления.

## Лобби

tournaments = Турниры
lobby-about = Открытые столы и идущие партии.
seats-empty = { $n ->
    [one] { $n } свободное место
    [few] { $n } свободных места
   *[other] { $n } свободных мест
}
lobby-asked = Приглашения
lobby-by = от игрока { $name }
lobby-decline = Отклонить
lobby-turn = Ваш ход
lobby-mine = Ваши столы
lobby-open = Ждут игроков
lobby-watch = Партии для просмотра
lobby-watch-empty = Сейчас нет партий для просмотра.
lobby-look = Смотреть
lobby-look-rated = Смотреть · рейтинг { $n }
lobby-clock = с часами
lobby-quick = Быстрая партия
lobby-quick-about = Место за столом вашего уровня или новый стол.
lobby-quick-now = Найти партию
lobby-clock-any = Любой контроль времени
lobby-against = Соперник
lobby-near = моего уровня
lobby-anybody = любой
lobby-friends = Друзья
lobby-friends-empty = Вы ещё никого не добавили в друзья.
lobby-plays = играет
lobby-here = в сети
call-turn = { $game }: ваш ход
call-began = { $game }: партия началась
call-invited = { $name } приглашает вас сыграть: { $game }
call-hurry = { $game }: на ваш ход осталось мало времени
call-rematch = { $name } предлагает реванш: { $game }
call-go = Перейти

## Отказы

server-refused-recovery = Неверное имя или код, либо код уже использован.
server-refused-yourself = С собой этого сделать нельзя.
server-refused-too-many-ties = Список заполнен. Сначала уберите кого-нибудь из него.
server-refused-too-many-invited = За этот стол уже приглашено достаточно игроков.
server-refused-no-line = Такого сообщения нет.
server-refused-alert = Уведомления на этом устройстве не работают.
