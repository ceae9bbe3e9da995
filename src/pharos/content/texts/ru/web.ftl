### Страницы в браузере.

## Везде

skip-to-content = Перейти к содержанию
skip-to-hand = Перейти к картам на руке
language = Язык
language-en = English
language-ru = Русский
language-short-en = EN
language-short-ru = РУ
theme-to-light = Светлая тема
theme-to-dark = Тёмная тема
menu = Меню
close = Закрыть
loading = Загрузка…
to-start = На главную
page-not-found = Страница не найдена
connection-lost = Соединение потеряно. Переподключение…
refused-no-connection = Сервер не отвечает. Попробуйте ещё раз чуть позже.
refused-other = Сервер отклонил это действие ({ $key }).
refused-bad-link = Это не ссылка на стол и не код. Скопируйте ссылку целиком и попробуйте ещё раз.
refused-bad-record = Это не файл партии Pharos. Выберите другой файл.
setting-confirm = Подтверждать ход
setting-sound = Звук
settings = Настройки
account = Аккаунт
lobby-title = Лобби
table-rated = Рейтинговая партия
table-rated-account = Рейтинговая партия (нужен аккаунт)
table-quick = Партия начнётся, когда все места будут заняты
last-to-choose = Все ждут вас
chat-about = Действия с сообщением
person-gone = Удалённый аккаунт
rule-id = Правило { $id }
which-rule = Показать правило

## Главная страница

lead = Две игры о древних городах и семи чудесах света. Стройте, торгуйте и превзойдите соседей.
about-duel = 2 игрока. Берите карты из общей раскладки. Победить можно по очкам, а можно военным или научным превосходством.
about-classic = 2–7 игроков, с «Городами» — до 8. Все ходят одновременно и передают оставшиеся карты соседу. Побеждает тот, у кого после 3 эпох больше очков.
play-now = Играть
level = Компьютер
players = Игроки
players-count = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
}
expansions = Дополнения
content-sets = Наборы карт
learn = Обучение
never-played = Играете впервые?
never-played-about = Обучение за настоящим столом, шаг за шагом.
never-played-game = { $game }, { $n } мин
continue = Продолжить
status-live = идёт
status-open = ожидание
friends = Игра с другими
friends-about = Создайте стол и поделитесь ссылкой или присоединитесь к столу друзей.
open-table = Новый стол
open-table-now = Создать стол
join-by-link = Ссылка на стол или код
night-open = Игровой вечер на большом экране
night-show-table = Показать на большом экране
join = Присоединиться
lobby = Лобби
lobby-empty = Сейчас ни один стол не ждёт игроков.
replays = Завершённые партии
imported = Загруженные партии
imported-empty = Загруженных партий пока нет.
replays-empty = Завершённых партий пока нет.
import-record = Открыть файл партии
game = Игра
table-public = Может присоединиться любой
table-spectators = Пускать зрителей
position-prepared = Своя позиция
position-prepared-by = Эту позицию создал игрок { $name }: ему известны все скрытые карты. Партия товарищеская.
clock = Контроль времени
clock-none = Без часов
clock-pool = В реальном времени
clock-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
} { $hours } ч
clock-minutes = Минут на игрока
clock-increment = Секунд за ход
clock-each = Дней на ход
clock-by-days = По переписке
option-pawn_in_middle = Если маркер конфликта в центре
option-pawn_in_middle-last_player_begins = эпоху начинает ходивший последним
option-pawn_in_middle-last_player_chooses = ходивший последним решает, кто начнёт
option-first_game_wonders = Чудеса света для первой партии
option-bidding = Ставки за первый ход
option-sides = Стороны полей
option-sides-random = случайно
option-sides-a = все стороной A
option-sides-b = все стороной B
option-choose_wonders = Выбор полей чудес света
option-teams = Команды по 2
option-craftsmens_guild = Гильдия мастеров
option-craftsmens_guild-rulebook = 1 очко (правила)
option-craftsmens_guild-printed = 2 очка (карта)
option-value-true = да
option-value-false = нет

## Стол до начала

guest-number = Гость { $number }
seat-number = Место { $n }
seat-empty = Свободное место
seat-kept = Место оставлено для новой партии
seat-you = вы
seat-person = игрок
seat-computer = компьютер
sit-here = Сесть
leave-seat = Освободить место
clear-seat = Убрать
add-computer = Добавить компьютер
start-game = Начать партию
share-table = Поделиться столом…
copy-failed = Браузер не разрешает копирование
close-table = Закрыть стол
table-closed = Этот стол закрыт.
agreed = Настройки партии
clock-told = { $minutes } мин на игрока + { $seconds } с за ход
clock-told-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[many] { $days } дней на ход
}
fill-computers = { $n ->
    [one] Посадить компьютер на свободное место
    [few] Посадить компьютеры на { $n } свободных места
   *[many] Посадить компьютеры на { $n } свободных мест
}
room-waiting = Партию можно начать, когда все места заняты.
room-full = Все места заняты. Ждём, пока создатель стола начнёт партию.

## Вокруг стола

mat = Игровое поле
tabs = Части стола
tab-table = Стол
tab-city = Город
tab-rival = Соперник
tab-cities = Города
tab-score = Счёт
tab-log = Журнал
papers = Журнал и чат
title-your-turn = Ваш ход
title-table = Стол
seat-your-turn = ваш ход
seat-thinking = думает
seat-ready = ход выбран
seat-waiting = ждёт
seat-vacation = в отпуске до { $day }
seat-away = не в сети
seat-stand-in = играет компьютер
city-of = Город: { $name }
city-free = Свободный город
city-free-log = Свободный город
wonders-of = Чудеса света: { $name }
buildings = Здания
coins-label = Монеты
points-label = Текущий счёт
goods = Ресурсы и цены
goods-of = { $resource }: { $n }
goods-price = Цена: { $n }
goods-either = На выбор: { $n }
science = Научные символы
makes = производит
follow-seat = Вид с места
follow-before = Предыдущее место
follow-next = Следующее место
zones = Дополнения
score-short = Счёт
score-sheet = Счёт
score-category = Очки за
score-sheet-whole = Полный подсчёт очков
score-now = Текущий счёт
score-final = Итоговый счёт
winner = победа
log = Журнал
log-empty = Ходов пока нет.
chat = Чат
chat-unread = Чат, непрочитанных: { $n }
chat-empty = Сообщений пока нет.
chat-say = Сообщение…
chat-send = Отправить
chat-spectator = зритель
chat-guest = гость
spectators = { $n ->
    [one] { $n } зритель
    [few] { $n } зрителя
   *[many] { $n } зрителей
}
discard-pile = Сброс
discard-count = Сброс, { cards }
progress-tokens = Жетоны развития
structure = Раскладка
draft = Выбор чудес света
tray = Варианты
agecards = Карты этой эпохи
age-cards-left = { $age } · { $n ->
    [one] осталась { $n } карта
    [few] остались { $n } карты
   *[many] осталось { $n } карт
}
age-turn = { $age } · ход { $turn } из { $all }
choosing-leaders = Драфт лидеров
choosing-boards = Выбор полей чудес света
game-over = Партия окончена
track = Военный трек
track-middle = Маркер конфликта в центре
track-at = { $name } впереди на { $steps ->
    [one] { $steps } деление
    [few] { $steps } деления
   *[many] { $steps } делений
}. До столицы игрока { $rival } — { $left }
card-covered = Накрыта
card-face-down = Закрытая карта
card-back-senator = Закрытая карта сенатора
card-back-guild = Закрытая карта гильдии
card-back-grand_temple = Закрытая карта Великого Храма
card-with-mythology = на ней жетон мифологии ({ $name })
card-with-offering = на ней жетон жертвоприношения (−{ $n })
card-for = Ваша цена: { $price }
card-not-now = Сейчас недоступна: { $why }
card-closed = Сейчас недоступна
card-opens = Цепочка к карте: { $list }
wonder-built = Построено
wonder-not-built = Не построено
thing-hidden = карту

## Цены

price-free = бесплатно
price-plus = +{ $coins }
price-for-you = Ваша цена
price-for = { $name }
price-by-chain = Бесплатно, по цепочке ({ $card })
price-by-power = Бесплатно ({ $power })
price-printed = { coins } по карте
price-produced = ваш город производит { $list }
price-chosen = из ресурсов на выбор вы берёте { $list }
price-discounted = скидка снимает { $list }
price-bought-bank = { $goods } в банке за { $coins }
price-bought-seat = { $goods } { $seller_you ->
    [free] у Свободного города
   *[no] у игрока { $seller }
} за { $coins }
price-paid-to = { $coins } { $seller_you ->
    [free] Свободному городу
   *[no] игроку { $seller }
}
price-nothing = платить не нужно
price-gain = вы получаете { coins-acc }
cost-free = Бесплатно
cost-words = Стоимость: { $list }
ways-to-pay = Способы оплаты
pay-power = свойство ({ $power })
pay-offerings = { $count ->
    [one] жетон жертвоприношения
   *[other] жетоны жертвоприношения
} { $values }

## Строка о том, чей ход и что делать

overlay-open = Оверлей для трансляции
watching = Вы смотрите партию
waiting-title = Подождите
waiting-for = { $count ->
    [one] Ожидаем игрока { $names }
   *[other] Ожидаем игроков: { $names }
}
prompt-sending = Отправка…
prompt-confirm = Подтвердить этот ход?
prompt-sealed = { $count ->
    [0] Ход ещё можно изменить.
    [1] Ожидаем игрока { $names }. Ход ещё можно изменить.
   *[other] Ожидаем игроков: { $names }. Ход ещё можно изменить.
}
prompt-picked = Что с ней сделать?
all-choices = Все доступные ходы
confirm = Подтвердить
change = Изменить
agree = Принять
decline = Отклонить
undo = Отменить ход
undo-asked = { $name } просит отменить ход
resign = Сдаться
resign-sure = Сдать эту партию
resign-about = { $seats ->
    [2] Победа достанется сопернику.
   *[other] { $rated ->
        [yes] За вас доиграет компьютер. Партия будет засчитана как поражение, вернуться в неё нельзя.
       *[no] За вас доиграет компьютер, и партия будет засчитана как поражение. Вернуться можно в любой момент.
    }
}
away-left = { $name } не в сети. Продолжить без этого игрока можно через { $seconds } с
away-over = { $name } не в сети
away-several = Игроков не в сети: { $n }
away-show = Показать
away-hide = Скрыть
claim-win = Засчитать победу
let-computer-play = Заменить компьютером
computer-plays-for-you = За вас играет компьютер.
take-back = Вернуться в игру
ask-other = Ваш ход
ask-draft = Возьмите чудо света
ask-turn = Возьмите карту
ask-begin = Кто начинает эту эпоху?
ask-bid = Ставка за первый ход
ask-progress = Возьмите жетон развития
ask-library = Оставьте 1 жетон развития
ask-destroy = Уничтожьте карту соперника
ask-revive = Бесплатно постройте карту из сброса
ask-city = Выберите за Свободный город
how-city = Ваша карта выбрана. Теперь сыграйте одну из оставшихся за подсвеченный город.
how-other = Выберите вариант.
how-duel-draft = Всего у вас будет 4 чуда света.
how-duel-turn = Постройте её, подложите под чудо света или сбросьте за монеты.
how-duel-progress = Награда за пару символов.
how-duel-destroy = Можно уничтожить подсвеченную карту в городе соперника.
act-build = Построить
act-discard = Сбросить
act-wonder = Чудо света
act-recruit = Нанять
act-stage = Этап
act-draft = Оставить
act-copy = Скопировать
act-destroy = Уничтожить
do-other = { $verb } { $all }
do-city = Свободный город: { $what }
event-started = Партия началась
event-over = Партия окончена
event-undone = { $who } отменяет ход
event-undo_refused = { $who } не соглашается на отмену хода
event-stood_in = { $who } не в сети. Играет компьютер
event-took_back = { $who } снова в игре
event-resigned = { $who } сдаётся
event-claimed = { $who } засчитывает себе победу
event-flagged = У игрока { $who } вышло время

## 7 чудес

stages = Этапы чуда
stage-number = Этап { $n }.
stage-built = Построен
conflicts-told = Конфликты: побед — { $victories } (очков: { $points }), поражений — { $defeats }
partner-hand-new = Напарник показывает вам карты

## После партии

result-won = Вы победили
result-lost = { $count ->
    [one] Победитель — { $names }
   *[other] Игроки делят победу: { $names }
}
result-winner = { $count ->
    [one] Победитель — { $names }
   *[other] Игроки делят победу: { $names }
}
ending-time = У соперника вышло время
ending-resigned = Соперник сдаётся
ending-claimed = Соперника слишком долго не было в сети
ending-game = Партия окончена
rematch = Реванш
rematch-join = Перейти к следующей партии
to-tournament = Вернуться к турниру
replay = Повтор

## Повторы

copy-position = Скопировать позицию
position-copied = Позиция скопирована
export-record = Сохранить файл партии

## Галерея

gallery = Галерея карт
install = Установить приложение
pad = Подсчёт очков
filter-color = Цвет
filter-age = Эпоха
filter-all = все

## Правила

rulebook = Правила
look-up = Справка
rule-in-book = Открыть в правилах (новая вкладка)

## Свойства словами

effect-other = Особое свойство. Подробнее — в правилах
effect-produce = Производит { $goods }
effect-produce-either = Производит { $list }
effect-produce-own = Производит { $list } (только для вашего города)
effect-trade-bank = Со следующего хода покупайте { $list } в банке по { $n ->
    [one] { $n } монете
   *[other] { $n } монеты
}
effect-trade-left = Со следующего хода покупайте { $list } у соседа слева по { $n ->
    [one] { $n } монете
   *[other] { $n } монеты
}
effect-trade-right = Со следующего хода покупайте { $list } у соседа справа по { $n ->
    [one] { $n } монете
   *[other] { $n } монеты
}
effect-trade-both = Со следующего хода покупайте { $list } у обоих соседей по { $n ->
    [one] { $n } монете
   *[other] { $n } монеты
}
effect-destroy_card-color = Уничтожьте { $color } карту соперника
effect-destroy_card = Уничтожьте карту соперника
effect-science_choice = Любой 1 научный символ в конце партии
effect-free_build_per_age = Раз в эпоху бесплатно постройте карту
effect-free_build_per_age-color = Раз в эпоху бесплатно постройте { $color } карту

## Помощь за столом

help = Помощь
hint-lamp = Подсказка (H)
menu-daily = Раздача дня
menu-clubs = Клубы
menu-puzzles = Задачи
menu-numbers = Статистика
chat-new = { $n ->
    [one] { $n } новое сообщение
    [few] { $n } новых сообщения
   *[many] { $n } новых сообщений
}
commentary-open = Комментарий с открытыми картами
table-commentary = Показывать комментаторам карты и шансы на победу
table-chances = Показывать зрителям шансы на победу
table-chances-told = Зрители видят шансы на победу через { $n } мин
table-commentary-never = Никогда
table-commentary-after = Через { $n } мин
table-commentary-told = Комментаторы видят все карты и шансы на победу через { $n } мин
