# Почему сервер или стол отклоняет команду.
server-failed = На сервере произошла ошибка. Ничего не изменилось.
server-refused-bot-played = Аккаунт, который уже играл, не может стать ботом.
server-refused-busy = Стол занят. Попробуйте ещё раз.
server-refused-csrf = Запрос пришёл не со страницы игры. Обновите страницу.
server-refused-damaged = Данные этого стола повреждены. Открыть его нельзя.
server-refused-empty-text = Сообщение пустое.
server-refused-forbidden = У вас нет на это прав.
server-refused-game = { $reason }
server-refused-guest = Для этого нужен аккаунт.
server-refused-token = С токеном это сделать нельзя. Войдите по паролю.
server-refused-banned = Этот аккаунт заблокирован. Обратитесь к администратору сервера.
server-refused-invalid = Сервер не смог прочесть это сообщение. Обновите страницу.
server-refused-login = Неверное имя или пароль.
server-refused-method = Это действие недоступно. Обновите страницу.
server-refused-name = В имени может быть от 2 до 24 букв, цифр, пробелов, точек, дефисов и подчёркиваний. Хотя бы один знак — буква или цифра.
server-refused-name-taken = Это имя занято.
server-refused-no-person = Аккаунта с таким именем нет.
server-refused-no-record = Такой партии нет.
server-refused-no-such-choice = В этой партии всего { $choices } { $choices ->
    [one] ход
    [few] хода
   *[many] ходов
}.
server-refused-no-table = Такого стола нет.
server-refused-nobody = Вы вышли из аккаунта. Войдите или продолжите как гость.
server-refused-not-bot = Это только для аккаунтов ботов.
server-refused-not-found = По этому адресу ничего нет. Проверьте адрес.
server-refused-not-over = Повтор доступен после окончания партии.
server-refused-origin = Запросы с других сайтов не принимаются.
server-refused-too-large = Это сообщение слишком большое.
server-refused-too-many-open = У вас слишком много столов или компьютеров за ними. Сначала завершите одну партию.
server-refused-too-many-sockets = У вас слишком много соединений. Сначала закройте другое окно.
server-refused-too-many-tables = У вас открыто слишком много столов. Сначала закройте один из них.
server-refused-too-many-tokens = У вас слишком много токенов. Сначала отзовите один.
server-refused-too-often = Слишком много попыток. Повторите через { $seconds } { $seconds ->
    [one] секунду
    [few] секунды
   *[many] секунд
}.
server-refused-unstored = Сервер сейчас не может сохранять данные. Попробуйте чуть позже.
table-refused-begun = Партия уже началась, или стол закрыт.
table-refused-clock = Такой контроль времени невозможен.
table-refused-commentary-days = Комментировать с открытыми картами можно только партии в реальном времени.
table-refused-no-partner = У вас нет напарника, которому можно показать карты.
table-refused-computer-plays = За вас играет компьютер. Сначала вернитесь в игру.
table-refused-empty = Место { $seat } свободно.
table-refused-full = Все места заняты.
table-refused-level = У компьютера нет уровня «{ $level }».
table-refused-no-claim = Засчитать себе победу можно, только если отсутствует единственный соперник.
table-refused-no-seat = За этим столом нет такого места.
table-refused-other-seat = Ходы другого игрока видит только он.
table-refused-no-spectators = За этот стол зрителей не пускают.
table-refused-no-stand-in = За этим столом компьютер не может заменить игрока.
table-refused-gave-up = Вы сдались в этой рейтинговой партии. Вернуться в неё нельзя.
table-refused-no-undo-asked = Запроса на отмену хода нет.
table-refused-not-absent = Этот игрок в сети или отсутствует недостаточно долго.
table-refused-not-begun = Партия ещё не началась.
table-refused-not-full = До начала партии нужно занять все места.
table-refused-not-over = Партия ещё не окончена.
table-refused-not-owner = Это может сделать только создатель стола.
table-refused-not-sealed = Хода, который можно изменить, нет.
table-refused-not-seated = У вас нет места за этим столом.
table-refused-nothing-to-undo = Вы ещё не делали ходов.
table-refused-rated-address = В рейтинговой партии у игроков должны быть разные сетевые адреса.
table-refused-rated-computer = В рейтинговой партии компьютеры не играют.
table-refused-rated-guest = Для рейтинговой партии нужен аккаунт.
table-refused-rated-position = Партия со своей позиции не может быть рейтинговой.
table-refused-seated = У вас уже есть место за этим столом.
table-refused-settings = Такие настройки невозможны. { $reason }
table-refused-outdated = Вы отправили более новую команду. Эта не выполнена.
table-refused-stale = Партия ушла вперёд. Ваш ход не сделан.
table-refused-taken = Место { $seat } занято.
table-refused-kept = Это место оставлено для игрока { $name }.
table-refused-undo-asked = Отмену хода уже запросили.
table-refused-undo-rated = В рейтинговой партии ходы не отменяют.
table-refused-undo-visible = Этот ход нельзя отменить: он открыл скрытые карты.
table-refused-you-play = Вы уже играете за этим местом.
table-refused-apart = Вы и один из игроков за этим столом заблокировали друг друга.
table-refused-undo-stand-in = Этот ход нельзя отменить: одного из игроков с тех пор заменил компьютер.
server-refused-apart = Вы и этот игрок заблокировали друг друга.
server-refused-too-many-records = Вы импортировали слишком много партий. Старые со временем удаляются.
server-refused-numbers = Для такой партии статистики нет.
server-refused-puzzle = Такой задачи нет.
server-refused-puzzle-untried = Сначала попробуйте решить задачу.
server-refused-puzzle-choice = Ход «{ $choice }» в этой задаче невозможен.
server-refused-review-busy = Предыдущие разборы ещё не готовы. Повторите попытку чуть позже.
table-refused-by-days = В партии по переписке не нужно быть в сети: решают только часы.
table-refused-daily = Раздача дня начинается на своей странице.
table-refused-undo-daily = В раздаче дня ходы не отменяют.
table-refused-help-rated = В рейтинговой партии подсказок нет.
table-refused-help-daily = В раздаче дня подсказок нет.
table-refused-undo-contest = В партии турнира против компьютеров ходы не отменяют.
table-refused-help-contest = В партиях турнира подсказок нет.
table-refused-help-people = В партии с другими людьми подсказок нет.
table-refused-help-seat = Подсказку можно просить только для своего места.
table-refused-help-past = Партия ушла вперёд. Спросите ещё раз.
table-refused-help-nothing = Сейчас не ваш ход.
server-refused-no-help = Сейчас подсказки нет.
daily-refused-game = Для этой игры раздачи дня нет.
daily-refused-date = { $date } — не дата. Пишите её так: год-месяц-день.
daily-refused-future = Раздача на { $date } ещё не открыта.
daily-refused-archive = Архив начинается с { $date }.
daily-refused-past = Этот день окончен. Раздачу можно сыграть вне зачёта.
daily-refused-first = Сначала сыграйте раздачу в зачёт, потом — сколько угодно раз вне зачёта.
server-refused-vacation-on = Вы уже в отпуске.
server-refused-vacation-left = В этом году у вас осталось { $days } { $days ->
    [one] день
    [few] дня
   *[many] дней
} отпуска.
server-refused-channel = На этот адрес нельзя отправлять уведомления.
server-refused-too-many-channels = У вас уже три адреса для уведомлений. Сначала удалите один из них.
server-refused-too-many-codes = Сегодня на этот адрес отправлено слишком много кодов. Попробуйте завтра.
server-refused-code = Неверный код. Проверьте письмо и попробуйте ещё раз.
server-refused-mail = Не удалось отправить письмо. Попробуйте позже.
server-refused-commentary = Комментарий к этому столу вам недоступен.
server-refused-conditional = Условный ход можно задать только в партии в «Дуэль» по переписке, пока ходит соперник.
server-refused-conditional-many = Можно задать не больше 8 условных ходов. Сначала удалите один из них.
server-refused-commentary-early = Карты показываются через { $minutes } мин после раздачи. Подождите немного.
