# Галерея всего, что напечатано.

gallery-search = Поиск
gallery-kind = Вид
gallery-box = Набор
gallery-base = базовая игра
gallery-kind-card = Карты
gallery-kind-leader = Лидеры
gallery-kind-senator = Сенаторы
gallery-kind-wonder = Чудеса света
gallery-kind-board = Поля чудес света
gallery-kind-progress = Жетоны развития
gallery-kind-god = Боги
gallery-kind-decree = Декреты
gallery-kind-conspiracy = Заговоры
gallery-kind-token = Жетоны и фишки
gallery-found = { $n ->
    [0] Ничего не найдено
    [one] { $n } компонент
    [few] { $n } компонента
   *[many] { $n } компонентов
  }
gallery-none = Ничего не найдено. Уберите фильтр или сократите запрос.
gallery-hint = Выберите карту или жетон, чтобы увидеть цепочки и правила. Наведите указатель, чтобы рассмотреть крупно.
gallery-chains = Цепочки
gallery-chains-about = Золотая линия ведёт от карты к тем, которые благодаря ей бесплатны.
gallery-opened-by = { $card }, бесплатно по цепочке ({ $from })
gallery-copies = Экземпляров в партии
gallery-from = { $n ->
    [one] Только от { $n } игрока.
   *[other] Только от { $n } игроков.
  }
gallery-in-box = { $n ->
    [one] В коробке { $n } экземпляр.
    [few] В коробке { $n } экземпляра.
   *[many] В коробке { $n } экземпляров.
  }
gallery-guilds-dealt = В партии на 2 гильдии больше, чем игроков. Они выбираются случайно.
gallery-rules = Правила
gallery-more-rules = { $n ->
    [one] Показать ещё { $n } правило
    [few] Показать ещё { $n } правила
   *[many] Показать ещё { $n } правил
  }
gallery-war = Военный жетон
gallery-war-at = Срабатывает один раз, когда маркер конфликта отошёл от центра на { spaces } в эту сторону.
gallery-pawn = Маркер конфликта
gallery-pawn-about = Каждый щит передвигает его на 1 деление к столице соперника. Если он дошёл до столицы, партия выиграна.
gallery-cubes-about = У каждого игрока их 12. У кого в палате больше кубиков, тот её контролирует.
gallery-victory-about = { points } за каждого соседа, побеждённого в конце эпохи ({ $age }).
gallery-defeat-about = −1 очко за каждый проигранный конфликт.
gallery-courtesan-about = Отмечает лидера соседа, которого копирует Гильдия куртизанок.
gallery-debt-about = −1 очко за каждую неуплаченную монету потери.
gallery-diplomacy-about = Пропустите конфликты этой эпохи и верните жетон.
gallery-coin = Монета
gallery-coin-about = Каждые 3 монеты в конце партии приносят 1 очко.
