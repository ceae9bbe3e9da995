# Почему сервер или стол не исполняет желание.
server-failed = На сервере что-то пошло не так. Ничего не изменилось.
server-refused-bot-played = Учётная запись, с которой уже играли, не может стать ботом.
server-refused-busy = Стол сейчас очень занят, попробуйте ещё раз.
server-refused-csrf = Запрос пришёл не со страницы игры; загрузите её заново.
server-refused-damaged = Этот стол повреждён, открыть его нельзя.
server-refused-empty-text = Здесь нечего сказать.
server-refused-forbidden = Это не разрешено.
server-refused-game = { $reason }
server-refused-guest = Для этого нужна учётная запись; гости играют без неё.
server-refused-token = С токеном программы это невозможно; войдите по паролю.
server-refused-banned = Этой учётной записи вход закрыт. Обратитесь к тому, кто ведёт сервер.
server-refused-invalid = Сервер не смог прочесть это сообщение.
server-refused-login = Неверное имя или пароль.
server-refused-method = Здесь так поступить нельзя.
server-refused-name = В имени от 2 до 24 букв, цифр, пробелов, точек, дефисов или подчёркиваний, и среди них есть буква или цифра.
server-refused-name-taken = Это имя занято.
server-refused-no-person = Учётной записи с таким именем нет.
server-refused-no-record = Такой записи нет.
server-refused-no-such-choice = В этой партии всего { $choices } { $choices ->
    [one] выбор
    [few] выбора
   *[many] выборов
}.
server-refused-no-table = Такого стола нет.
server-refused-nobody = Сначала войдите: гостем или с учётной записью.
server-refused-not-bot = Это для учётных записей, отмеченных как боты.
server-refused-not-found = Здесь ничего нет.
server-refused-not-over = Партию можно просмотреть, когда она окончена.
server-refused-origin = Запросы с другого сайта не принимаются.
server-refused-too-large = Это сообщение слишком велико.
server-refused-too-many-open = У вас слишком много открытых столов или компьютеров за ними; сначала закончите с одним.
server-refused-too-many-sockets = У вас слишком много живых соединений; сначала закройте другое окно.
server-refused-too-many-tables = Вы следите за слишком многими столами сразу.
server-refused-too-many-tokens = У вас слишком много ключей; сначала отзовите один.
server-refused-too-often = Слишком часто; подождите { $seconds } { $seconds ->
    [one] секунду
    [few] секунды
   *[many] секунд
}.
server-refused-unstored = Сервер сейчас не может ничего сохранить; попробуйте чуть позже.
table-refused-begun = Партия уже началась, или стол закрыт.
table-refused-clock = Таких часов быть не может.
table-refused-no-partner = У вас нет партнёра, с которым этим можно поделиться.
table-refused-computer-plays = За вас играет компьютер; сначала верните себе место.
table-refused-empty = Место { $seat } пусто.
table-refused-full = Все места заняты.
table-refused-level = У компьютера нет уровня «{ $level }».
table-refused-no-claim = Победу можно присудить себе только над одним отсутствующим соперником.
table-refused-no-seat = За этим столом нет такого места.
table-refused-other-seat = Что может выбрать другой игрок, известно только ему; цены открытого видят все.
table-refused-no-spectators = За этим столом играют без зрителей.
table-refused-no-stand-in = За этим столом компьютер не может заменить игрока.
table-refused-gave-up = Кто сдался в рейтинговой игре, в неё не возвращается.
table-refused-no-undo-asked = Никто не просил вас согласиться на отмену.
table-refused-not-absent = Этот игрок на месте или отсутствует недостаточно долго.
table-refused-not-begun = Партия ещё не началась.
table-refused-not-full = Перед началом партии должны быть заняты все места.
table-refused-not-over = Партия ещё не окончена.
table-refused-not-owner = Это может только тот, кто открыл стол.
table-refused-not-sealed = Закрытого выбора, который можно забрать, нет.
table-refused-not-seated = Вы не сидите за этим столом.
table-refused-nothing-to-undo = Вы ещё ничего не выбирали.
table-refused-rated-address = В рейтинговой партии у игроков должны быть разные адреса.
table-refused-rated-computer = Рейтинговую партию играют люди.
table-refused-rated-guest = Для рейтинговой партии нужна учётная запись.
table-refused-rated-position = Партия с позиции не может быть рейтинговой.
table-refused-seated = Вы уже сидите за этим столом.
table-refused-settings = Так сыграть нельзя: { $reason }
table-refused-outdated = После этой команды вы уже решили иначе: она устарела и не выполнена.
table-refused-stale = Это решение уже в прошлом: партия пошла дальше.
table-refused-taken = Место { $seat } занято.
table-refused-undo-asked = Об отмене уже попросили.
table-refused-undo-rated = В рейтинговой партии ничего не отменяют.
table-refused-undo-visible = С тех пор открылось скрытое, поэтому отменить нельзя.
table-refused-you-play = Вы сами играете за этим местом.
table-refused-apart = Вы и кто-то за этим столом держитесь друг от друга подальше.
table-refused-undo-stand-in = За одного из игроков играет компьютер: отменить ходы, сделанные до этого, без его согласия нельзя.
server-refused-apart = Вы и этот человек держитесь друг от друга подальше.
server-refused-too-many-records = Вы импортировали столько, сколько можно хранить одной учётной записи; что никто не открывает, со временем удаляется.
server-refused-review-busy = Предыдущие разборы ещё не готовы. Повторите попытку чуть позже.
