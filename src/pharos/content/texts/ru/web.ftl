### Страницы в браузере.

## Везде

skip-to-content = К содержанию
language = Язык
language-en = English
language-ru = Русский
language-short-en = EN
language-short-ru = РУ
theme-to-light = Светлые цвета
theme-to-dark = Тёмные цвета
menu = Меню
close = Закрыть
loading = Минутку …
to-start = На главную
page-not-found = По этому адресу ничего нет
connection-lost = Связь потеряна. Пробуем снова …
refused-no-connection = Сервер не отвечает. Попробуйте ещё раз чуть позже.
refused-other = Отказано ({ $key }).
refused-bad-link = Это не ссылка на стол.
refused-bad-record = Этот файл — не запись партии.
setting-confirm = Подтверждать выбор
setting-sound = Звуки
settings = Настройки
account = Учётная запись
lobby-title = Зал
table-rated = Партия на рейтинг
table-rated-account = Партия на рейтинг (нужна учётная запись)
table-quick = Начнётся сама, когда все соберутся
last-to-choose = Все ждут вас
chat-about = Об этой строке
person-gone = Удалённая запись
rule-id = Правило { $id }
which-rule = Какое это правило?

## Главная страница

lead = Две игры о семи чудесах: стройте, торгуйте и превзойдите соседей.
about-duel = Для двоих. Берите карты из структуры, которая открывается по ходу игры; побеждайте очками, силой или наукой.
about-classic = От двух до восьми игроков. Все выбирают одновременно, карты идут по кругу, всё решают три эпохи.
play-now = Играть
level = Компьютер
players = Игроки
players-count = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
}
expansions = Дополнения
content-sets = Дополнительные наборы
learn = Первые партии
never-played = Ни разу не играли?
never-played-about = Научитесь за настоящим столом, шаг за шагом.
never-played-game = { $game }, { $n } мин
continue = Продолжить
status-live = идёт
status-open = ждёт
friends = С другими
friends-about = Откройте стол и отправьте ссылку друзьям или садитесь за их стол.
open-table = Открыть стол
open-table-now = Открыть стол
join-by-link = Ссылка на стол
join = Войти
lobby = Открытые столы
lobby-empty = Сейчас ни один стол не ждёт игроков.
replays = Сыгранные партии
replays-empty = Вы ещё не закончили ни одной партии.
import-record = Открыть запись
game = Игра
table-public = Войти может каждый
table-spectators = Можно смотреть
position-prepared = Подготовленная позиция
position-prepared-by = Эту позицию подготовил игрок { $name }: ему известны все скрытые карты. Партия не рейтинговая.
clock = Часы
clock-none = Без часов
clock-pool = Минуты на партию
clock-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
} { $hours } ч
clock-minutes = Минут каждому игроку
clock-increment = Секунд прибавки за выбор
clock-each = Дней на каждый выбор
clock-by-days = Дни на выбор
option-pawn_in_middle = Когда маркер посередине
option-pawn_in_middle-last_player_begins = эпоху начинает ходивший последним
option-pawn_in_middle-last_player_chooses = ходивший последним решает, кто начнёт
option-first_game_wonders = Чудеса первой партии
option-bidding = Торг за первый ход
option-sides = Стороны планшетов
option-sides-random = случайно
option-sides-a = все стороной A
option-sides-b = все стороной B
option-choose_wonders = Выбор планшетов
option-teams = Команды по двое
option-craftsmens_guild = Гильдия мастеров
option-craftsmens_guild-rulebook = 1 очко, как в правилах
option-craftsmens_guild-printed = 2 очка, как на карте
option-value-true = да
option-value-false = нет

## Стол до начала

guest-number = Гость { $number }
seat-number = Место { $n }
seat-empty = Свободное место
seat-you = вы
seat-person = игрок
seat-computer = компьютер
sit-here = Сесть сюда
leave-seat = Встать
clear-seat = Освободить
add-computer = Компьютер
start-game = Начать
share-table = Поделиться столом…
copy-failed = Браузер не разрешает копирование
close-table = Закрыть стол
table-closed = Этот стол закрыт.
agreed = О чём договорились
clock-told = по { $minutes } мин и { $seconds } с за выбор
clock-told-days = { $days ->
    [one] { $days } день на выбор
    [few] { $days } дня на выбор
   *[many] { $days } дней на выбор
}
fill-computers = { $n ->
    [one] Компьютер на свободное место
    [few] Компьютеры на { $n } свободных места
   *[many] Компьютеры на { $n } свободных мест
}
room-waiting = Игра начнётся, когда все места будут заняты.
room-full = Все места заняты. Начинает тот, кто открыл стол.

## Вокруг стола

mat = Игровое поле
tabs = Части стола
tab-table = Стол
tab-city = Город
tab-rival = Соперник
tab-cities = Города
tab-score = Счёт
tab-log = Ход игры
papers = Ход игры и чат
title-your-turn = Ваш ход
title-table = Стол
seat-your-turn = ваш ход
seat-thinking = думает
seat-ready = выбор сделан
seat-waiting = ждёт
seat-away = нет на месте
city-of = Город: { $name }
city-free = Свободный город
city-empty = Здесь ещё ничего не построено.
wonders-of = Чудеса: { $name }
buildings = Здания
coins-label = Монеты
points-label = Очки, если бы игра кончилась
shields-label = Щиты
coins = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}
shields = { $n ->
    [one] { $n } щит
    [few] { $n } щита
   *[many] { $n } щитов
}
goods = Ресурсы и цены
goods-of = { $resource }: { $n }
goods-price = Покупка за { $n }
goods-either = На выбор: { $n }
science = Научные символы
makes = даёт
sells-to-you = продаёт вам
zones = Дополнения
papers-left = Дополнения и счёт
score-short = Счёт
zone-chamber = Палата { $n }
zone-slot = Место { $n }
zone-face-down = { $n ->
    [one] { $n } закрытая карта
    [few] { $n } закрытые карты
   *[many] { $n } закрытых карт
}
zone-round = Круг { $n }: { $things }
score-sheet = Таблица очков
score-category = Очки за
score-now = Если бы игра кончилась
score-final = Итоговый счёт
winner = победа
log = Ход игры
log-empty = Пока ничего не произошло.
log-chain = бесплатно: { $card }
log-power = бесплатно: { $power }
log-gain = +{ $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}
log-paid = за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}
chat = Чат
chat-empty = Пока никто ничего не сказал.
chat-say = Сказать
chat-send = Отправить
chat-spectator = зритель
chat-guest = гость
spectators = { $n ->
    [one] { $n } зритель
    [few] { $n } зрителя
   *[many] { $n } зрителей
}
discard-pile = Сброс
discard-count = Сброс, { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
progress-tokens = Жетоны прогресса
structure = Структура карт
draft = Выбор чудес
tray = На выбор
agecards = Карты этой эпохи
age-cards-left = { $age } · { $n ->
    [one] осталась { $n } карта
    [few] остались { $n } карты
   *[many] осталось { $n } карт
}
age-turn = { $age } · ход { $turn } из { $all }
choosing-leaders = Выбор лидеров
choosing-boards = Выбор планшетов
game-over = Партия окончена
track = Военный трек
track-middle = Маркер стоит посередине
track-at = Впереди { $name }, делений: { $steps }; до столицы соперника ({ $rival }) осталось { $left }
card-covered = Накрыта
card-face-down = Закрытая карта
card-back-senator = Закрытая карта Сенатора
card-back-guild = Закрытая карта гильдии
card-back-grand_temple = Закрытая карта Великого Храма
card-with-mythology = на ней жетон мифологии: { $name }
card-with-offering = на ней жетон жертвоприношения: { $n }
card-for = Вам: { $price }
card-not-now = Сейчас нельзя: { $price }
card-sealed = Выбрана
card-opens = Потом бесплатно: { $list }
wonder-built = Построено
wonder-not-built = Не построено
thing-hidden = карту

## Цены

price-free = бесплатно
price-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}
price-plus = +{ $coins }
price-for-you = Вам
price-for = { $name }
price-by-chain = Бесплатно: есть { $card }
price-by-power = Бесплатно: { $power }
price-printed = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
} на карте
price-produced = город даёт: { $list }
price-chosen = на выбор: { $list }
price-discounted = без оплаты: { $list }
price-bought-bank = { $units } × { $resource }: покупка за { $coins }
price-bought-seat = { $units } × { $resource } у соседа ({ $seller }) за { $coins }
price-paid-to = { $coins } получает { $seller }
price-nothing = платить не нужно
price-gain = вы получаете { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}
cost-free = Бесплатно
cost-words = Стоит: { $list }
ways-to-pay = Как это сделать
pay-power = сила: { $power }
pay-offerings = { $count ->
    [one] с жертвоприношением
   *[other] с жертвоприношениями
} { $values }

## Строка о том, кто что должен сделать

watching = Вы смотрите партию
waiting-title = Подождите
waiting-for = Выбирает: { $names }
prompt-sending = Минутку …
prompt-confirm = Вы уверены?
prompt-sealed = Закрыто до готовности всех. До тех пор можно передумать.
prompt-picked = Что с ней сделать?
all-choices = Все варианты словами
confirm = Подтвердить
change = Передумать
agree = Согласиться
decline = Нет
undo = Вернуть мой последний выбор
undo-asked = { $name }: просьба вернуть выбор.
resign = Сдаться
resign-sure = Точно сдаться
away-left = { $name }: нет на месте. Через { $seconds } с можно продолжить без этого игрока.
away-over = { $name }: давно нет на месте.
claim-win = Забрать победу
let-computer-play = Пусть играет компьютер
computer-plays-for-you = За вас играет компьютер.
take-back = Вернуться в игру
ask-other = Ваш выбор
ask-draft = Возьмите чудо
ask-turn = Возьмите карту
ask-begin = Кто начинает эпоху?
ask-bid = Торг за первый ход
ask-progress = Возьмите жетон прогресса
ask-library = Оставьте один из взятых жетонов
ask-destroy = Уничтожьте карту соперника
ask-revive = Постройте бесплатно карту из сброса
ask-classic-turn = Выберите карту
ask-classic-last_card = Сыграйте и последнюю карту
ask-classic-draft = Оставьте лидера
ask-classic-recruit = Наймите лидера
ask-classic-extra_leader = Ещё один лидер?
ask-classic-copy = Жетон гильдии куртизанок
ask-classic-losses = Заплатить или взять заём?
ask-classic-board = Выберите планшет
ask-city = Выберите за свободный город
how-city = Своя карта выбрана; теперь из оставшихся одну — светящемуся городу.
how-other = Выберите одно.
how-duel-draft = Всего у вас будет четыре чуда.
how-duel-turn = Постройте её, возведите с ней чудо или сбросьте за монеты.
how-duel-progress = За вашу пару символов.
how-duel-destroy = Можно уничтожить светящиеся карты чужого города.
how-classic-turn = Все выбирают сразу; потом карты идут дальше.
how-classic-draft = У вас будет четыре лидера; цена — при найме.
how-classic-recruit = Один лидер за эпоху: нанять, построить его картой этап или продать.
how-classic-extra_leader = Ваше чудо позволяет нанять ещё одного.
how-classic-copy = Лидер соседа будет работать и на вас.
how-classic-losses = Что не оплачено, становится долгом: минус очко за каждую монету.
how-classic-revive = Без всякой оплаты, со всеми эффектами.
how-classic-board = Обе стороны каждого свободного планшета.
how-classic-last_card = Ваше чудо позволяет сыграть её, а не сбросить.
act-build = Построить
act-discard = Сбросить
act-classic-discard = Продать
act-wonder = Чудо
act-recruit = Нанять
act-stage = Этап
act-draft = Оставить
act-copy = Скопировать
act-destroy = Уничтожить
do-other = { $verb } { $all }
do-city = Свободный город: { $what }
do-draft = Взять: { $a }
do-build = Построить: { $a }
do-discard = Сбросить: { $a }
do-classic-discard = Продать: { $a }
do-classic-draft = Оставить: { $a }
do-wonder = Возвести: { $a } (карта: { $b })
do-stage = Построить этап (карта: { $a })
do-progress = Взять: { $a }
do-library = Оставить: { $a }
do-destroy = Уничтожить: { $a }
do-revive = Построить из сброса: { $a }
do-begin = Начинает { $a }
do-board = Играть: { $a }, { $b }
do-copy = Скопировать: { $a }
do-recruit = Нанять: { $a }
do-pay = Заплатить { $a ->
    [one] { $a } монету
    [few] { $a } монеты
   *[many] { $a } монет
}
do-bid = Дать { $a ->
    [one] { $a } монету
    [few] { $a } монеты
   *[many] { $a } монет
}
do-cede = Уступить первый ход
do-skip = Не сейчас
do-pass = Закончить
did-other = { $what }
did-city = за свободный город: { $what }
did-draft = берёт { $a }
did-draft-hidden = оставляет лидера
did-build = строит { $a }
did-discard = сбрасывает { $a }
did-discard-hidden = продаёт карту
did-classic-discard = продаёт { $a }
did-wonder = возводит { $a }, карта: { $b }
did-stage = строит этап, карта: { $a }
did-stage-hidden = строит этап
did-progress = берёт { $a }
did-library = оставляет { $a }
did-destroy = уничтожает { $a }
did-revive = строит из сброса { $a }
did-begin = решает, кто начинает: { $a }
did-bid = предлагает за первый ход { $a ->
    [one] { $a } монету
    [few] { $a } монеты
   *[many] { $a } монет
}
did-cede = уступает первый ход
did-board = играет: { $a }
did-place = помещает в Пантеон: { $a }
did-activate = активирует: { $a }
did-mythology = выбирает стопку: { $a }
did-god = выбирает: { $a }
did-order = возвращает двух богов
did-enki = берёт { $a }
did-snake = кладёт Змею на карту { $a }
did-steal = забирает себе: { $a }
did-strike = сбрасывает карту из структуры
did-unbuild = сбрасывает карту из-под чуда { $a }
did-raise = возводит { $a }, карта из сброса: { $b }
did-claim = забирает чудо { $a }
did-minerva = ставит Минерву на деление { $a }
did-sink = сбрасывает { $a }
did-unleash = применяет: { $a }
did-recruit = нанимает: { $a }
did-recruit-hidden = нанимает лидера
did-influence = добавляет кубик: { $a }
did-move = перемещает кубик: { $a } → { $b }
did-remove = убирает кубик: { $a }
did-conspire = устраивает заговор
did-keep = оставляет { $a }
did-keep-hidden = оставляет заговор
did-prepare = готовит { $a }, карта: { $b }
did-prepare-hidden = готовит заговор
did-trigger = осуществляет: { $a }
did-lock = запирает жетон { $a }
did-take = забирает { $a }
did-play = строит из убранных карт { $a }
did-swap = меняет { $a } на { $b }
did-shift = перекладывает декрет: { $a } → { $b }
did-demolish = уничтожает чудо { $a }
did-copy = копирует { $a }
did-copy-hidden = копирует карту
did-pay = в счёт потери платит { $a ->
    [one] { $a } монету
    [few] { $a } монеты
   *[many] { $a } монет
}
did-skip = отказывается
did-pass = заканчивает
event-started = Игра начинается.
event-over = Партия окончена.
event-undone = возвращает выбор
event-undo_refused = не соглашается вернуть
event-stood_in = нет на месте: играет компьютер
event-took_back = снова играет
event-resigned = сдаётся
event-claimed = забирает победу
event-flagged = время вышло

## 7 чудес

neighbour-left = сосед слева
neighbour-right = сосед справа
side-left = слева
side-right = справа
open-city = Открыть город
stages = Этапы чуда
stage-number = Этап { $n }.
stage-built = Построен
stages-built = Построено этапов: { $built }
start-resource = Планшет даёт: { $resource }
passing-left = Передача влево
passing-right = Передача вправо
ready-count = готовы { $ready } из { $all }
war-told = Против игрока { $name }: у вас { $mine }, у соперника { $theirs }
conflicts-told = Конфликты: побед { $victories }, очков { $points }, поражений { $defeats }
conflict-of = Конфликты: { $age }
hand-of = Ваши карты: { $n }
hand-empty = Карт на руке нет.
hand-hidden = Карты на руках зрителям не видны.

## После игры

result-won = Вы победили
result-lost = { $count ->
    [one] Побеждает { $names }
   *[other] Победу делят { $names }
}
result-winner = { $count ->
    [one] Побеждает { $names }
   *[other] Победу делят { $names }
}
ending-time = Время вышло
ending-resigned = Соперник сдался
ending-claimed = Соперника слишком долго не было
ending-game = Партия окончена
rematch = Сыграть ещё
rematch-join = К следующей партии
replay = Повтор

## Повторы

replay-first = К началу
replay-back = На один выбор назад
replay-play = Показать
replay-pause = Пауза
replay-next = На один выбор вперёд
replay-last = К концу
replay-at = { $at } / { $all }
replay-ages = Перейти к эпохе
replay-seen-by = Взгляд
replay-open = всё открыто
replay-spectator = зрителя
replay-begins = До первого выбора.
copy-position = Скопировать позицию
position-copied = Позиция скопирована.
export-record = Сохранить запись

## Галерея

gallery = Галерея
install = Установить на устройство
pad = Блокнот для счёта
filter-color = Цвет
filter-age = Эпоха
filter-all = все

## Книга правил

rulebook = Книга правил
look-up = Справка
rulebook-book = Книга
rulebook-contents = Главы
rulebook-search = Поиск по всем правилам: слова или номер
rulebook-tally = { $n ->
    [one] { $n } правило
    [few] { $n } правила
   *[other] { $n } правил
}
rulebook-found = { $n ->
    [0] Правила со всеми этими словами нет.
    [one] Найдено { $n } правило
    [few] Найдено { $n } правила
   *[other] Найдено { $n } правил
}
rulebook-none = Попробуйте меньше слов, начало слова или номер, например DUEL-TRADE.
rulebook-clear = Очистить поиск
rulebook-more = Показать ещё
rulebook-unknown = Правила { $id } нет.
rulebook-failed = Правила не загрузились. Есть ли связь?
rulebook-pieces = Что относится к главе «{ $chapter }»
rulebook-example = Пример
rulebook-ruling = Разъяснение: в печатных правилах об этом ясно не сказано
rule-in-book = В книге правил (новая вкладка)

## Эффекты словами

effect-other = Особое свойство; подробнее в правилах
effect-produce = Каждый ход даёт: { $n ->
    [1] { $resource }
   *[other] { $resource } × { $n }
}
effect-produce-either = Каждый ход даёт { $list }
effect-produce-own = Каждый ход даёт { $list }, только вашему городу
effect-points = { $n ->
    [one] { $n } победное очко
    [few] { $n } победных очка
   *[many] { $n } победных очков
}
effect-shields = { $n ->
    [one] { $n } щит
    [few] { $n } щита
   *[many] { $n } щитов
}
effect-science = Символ: { $symbol }
effect-science_choice = Любой научный символ в конце игры
effect-coins = Возьмите { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
}
effect-coins_per = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
} за { $what }{ $where }
effect-points_per = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} за { $what }{ $where }
effect-trade-bank = Со следующего хода { $list }: покупка по { $price }
effect-trade-left = Со следующего хода { $list } у соседа слева: покупка по { $price }
effect-trade-right = Со следующего хода { $list } у соседа справа: покупка по { $price }
effect-trade-both = Со следующего хода { $list } у обоих соседей: покупка по { $price }
effect-extra_turn = Сделайте ещё один ход
effect-opponent_loses_coins = Соперник теряет { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
}
effect-destroy_card-color = Уничтожьте { $color } карту соперника
effect-destroy_card = Уничтожьте карту соперника
effect-build_from_discard = Постройте бесплатно карту из сброса
effect-draw_progress_token = Возьмите из коробки { $draw } жетона прогресса и оставьте { $keep }
effect-cost_reduction-wonders = Чудеса дешевле на { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
}
effect-cost_reduction-blue = Синие карты дешевле на { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
}
effect-gain_opponent_trade_coins = Плату соперника за ресурсы получаете вы
effect-grant_extra_turn-wonders = Следующие чудеса дают ещё один ход
effect-extra_shields-red = Каждая следующая красная карта даёт ещё { $n } щит
effect-coins_on_chain = { $n } монеты за каждую постройку по цепочке
effect-play_last_card = Последняя карта эпохи играется, а не сбрасывается
effect-free_build_per_age = Раз в эпоху постройте карту бесплатно
effect-free_build_per_age-color = Раз в эпоху постройте бесплатно { $color } карту
effect-copy_guild = В конце скопируйте гильдию соседа
counted-brown_cards = коричневую карту
counted-grey_cards = серую карту
counted-brown_and_grey_cards = коричневую или серую карту
counted-blue_cards = синюю карту
counted-green_cards = зелёную карту
counted-red_cards = красную карту
counted-yellow_cards = жёлтую карту
counted-purple_cards = фиолетовую карту
counted-black_cards = чёрную карту
counted-brown_grey_purple_cards = коричневую, серую или фиолетовую карту
counted-wonders = чудо
counted-wonder_stages = этап чуда
counted-coin_sets_of_3 = 3 монеты
counted-progress_tokens = жетон прогресса
counted-mythology_and_offering_tokens = жетон мифологии или жертвоприношения
counted-defeat_tokens = жетон поражения
counted-victory_tokens = жетон победы
counted-leaders_recruited = лидера
where-self = {""}
where-max_city = , в городе, где их больше
where-neighbours = {" "}у соседей
where-both = , у вас и у соседей

## Помощь за столом

help = Помощь
