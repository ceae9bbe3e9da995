### Что делают боги, декреты и заговоры: слова стола в браузере.

## Боги в двух-трёх словах

god-short-enki = 1 из 2 жетонов
god-short-ishtar = Символ «Закона»
god-short-nisaba = Символ соперника
god-short-astarte = 7 монет на карту
god-short-baal = Забрать ресурс
god-short-tanit = 12 монет
god-short-aphrodite = 9 очков
god-short-hades = Здание из сброса
god-short-zeus = Сбросить карту
god-short-anubis = Разобрать чудо
god-short-isis = Чудо бесплатно
god-short-ra = Забрать чудо
god-short-mars = 2 щита
god-short-minerva = Остановить маркер
god-short-neptune = Военный жетон
god-short-gate = Бог из стопки

## Боги

god-does-enki = Возьмите 1 из 2 жетонов развития с карты
god-does-ishtar = У вас есть символ жетона «Закон»
god-does-nisaba = Положите жетон Змеи на зелёную карту соперника: её символ считается вашим
god-does-astarte = 7 монет на карту: их нельзя потерять, каждая приносит 1 очко
god-does-baal = Заберите коричневую или серую карту соперника
god-does-tanit = Получите 12 монет
god-does-aphrodite = 9 победных очков
god-does-hades = Бесплатно постройте карту из сброса
god-does-zeus = Сбросьте любую карту раскладки и заберите её жетоны
god-does-anubis = Сбросьте карту из-под любого построенного чуда света
god-does-isis = Бесплатно постройте чудо света, подложив карту из сброса
god-does-ra = Заберите непостроенное чудо света соперника
god-does-mars = 2 щита
god-does-minerva = Поставьте фишку Минервы: маркер конфликта остановится перед ней
god-does-neptune = Сбросьте 1 военный жетон и примените другой
god-does-gate = Бесплатно активируйте верхнего бога любой стопки

## Декреты

decree-does-coins_on_blue = Монеты, если строят синее
decree-does-coins_on_green = Монеты, если строят зелёное
decree-does-coins_on_yellow = Монеты, если строят жёлтое
decree-does-coins_on_red = Монеты, если строят красное
decree-does-ignore_cost_yellow = Жёлтые: на 1 символ дешевле
decree-does-ignore_cost_red = Красные: на 1 символ дешевле
decree-does-ignore_cost_green = Зелёные: на 1 символ дешевле
decree-does-wonder_discount = Чудеса: на 1 ресурс меньше
decree-does-shield = 1 щит, пока палата ваша
decree-does-trade_brown = Сырьё на 1 монету дешевле
decree-does-trade_grey = Товары на 1 монету дешевле
decree-does-senate_blue = +2 синие карты для Сената
decree-does-discard_bonus = +2 монеты за сброс карты
decree-does-coins_on_wonder = Монеты, если строят чудо
decree-does-opponent_chains = Цепочки соперника
decree-does-conspirator_extra_turn = Доп. ход после заговорщика

## Заговоры

conspiracy-does-extortion = Заберите непостроенное чудо света соперника. Можно переместить влияние
conspiracy-does-blackmail = Заберите половину монет соперника. Можно переместить влияние
conspiracy-does-expropriation = Сбросьте синее здание соперника. Можно переместить влияние
conspiracy-does-swindle = Сбросьте жёлтое здание соперника. Можно переместить влияние
conspiracy-does-obscurantism = Заблокируйте жетон развития до конца партии
conspiracy-does-coup = 2 щита
conspiracy-does-property_fraud = Бесплатно постройте здание последнего ряда
conspiracy-does-treason = Бесплатно постройте одну из убранных карт
conspiracy-does-political_maneuver = Добавьте влияние, уберите влияние соперника. Можно переместить своё
conspiracy-does-espionage = Возьмите жетон развития из коробки
conspiracy-does-turn_of_events = Сбросьте 1–2 доступные карты. Можно переместить влияние
conspiracy-does-embezzlement = +1 монета за каждый ваш кубик. Соперник теряет по 1 за каждый свой
conspiracy-does-foreclosure = Заберите коричневое или серое здание соперника
conspiracy-does-coercion = Обменяйтесь синими или зелёными зданиями. Можно переместить влияние
conspiracy-does-insider_influence = Переместите декрет под другой. Можно переместить влияние
conspiracy-does-sabotage = Уничтожьте построенное чудо света соперника
