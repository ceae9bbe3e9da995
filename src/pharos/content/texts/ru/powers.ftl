### Что делают боги, декреты и заговоры: слова стола в браузере.

## Боги в двух-трёх словах

god-short-enki = 1 из 2 жетонов
god-short-ishtar = Символ «Закона»
god-short-nisaba = Чужой символ
god-short-astarte = 7 монет на карту
god-short-baal = Чужое сырьё
god-short-tanit = 12 монет
god-short-aphrodite = 9 очков
god-short-hades = Здание из сброса
god-short-zeus = Убрать карту
god-short-anubis = Разрушить чудо
god-short-isis = Чудо бесплатно
god-short-ra = Чужое чудо
god-short-mars = 2 щита
god-short-minerva = Заслон маркеру
god-short-neptune = Военный жетон
god-short-gate = Бог из стопки

## Боги

god-does-enki = Возьмите один из двух жетонов прогресса с карты
god-does-ishtar = У вас есть символ жетона «Закон»
god-does-nisaba = Положите Змею на зелёную карту соперника: её символ ваш
god-does-astarte = 7 монет на карту: их нельзя потерять, по очку в конце
god-does-baal = Заберите коричневую или серую карту соперника
god-does-tanit = Возьмите 12 монет
god-does-aphrodite = 9 очков в конце игры
god-does-hades = Постройте бесплатно карту из сброса
god-does-zeus = Сбросьте любую карту структуры и заберите её жетоны
god-does-anubis = Сбросьте карту из-под любого построенного чуда
god-does-isis = Постройте чудо бесплатно картой из сброса
god-does-ra = Заберите непостроенное чудо соперника
god-does-mars = Маркер движется на 2 деления
god-does-minerva = Поставьте Минерву: маркер остановится перед ней
god-does-neptune = Сбросьте один военный жетон и примените другой
god-does-gate = Активируйте бесплатно верхнего бога любой стопки

## Декреты

decree-does-coins_on_blue = Монеты, если строят синее
decree-does-coins_on_green = Монеты, если строят зелёное
decree-does-coins_on_yellow = Монеты, если строят жёлтое
decree-does-coins_on_red = Монеты, если строят красное
decree-does-ignore_cost_yellow = Жёлтые: на символ дешевле
decree-does-ignore_cost_red = Красные: на символ дешевле
decree-does-ignore_cost_green = Зелёные: на символ дешевле
decree-does-wonder_discount = Чудеса: на 1 ресурс меньше
decree-does-shield = 1 щит, пока палата ваша
decree-does-trade_brown = Сырьё на 1 монету дешевле
decree-does-trade_grey = Товары на 1 монету дешевле
decree-does-senate_blue = +2 синие карты для Сената
decree-does-discard_bonus = +2 монеты за сброс карты
decree-does-coins_on_wonder = Монеты, если строят чудо
decree-does-opponent_chains = Чужие символы цепочек
decree-does-conspirator_extra_turn = Ещё ход после Заговорщика

## Заговоры

conspiracy-does-extortion = Заберите чужое непостроенное чудо; можно сдвинуть кубик
conspiracy-does-blackmail = Заберите половину монет соперника; можно сдвинуть кубик
conspiracy-does-expropriation = Сбросьте чужое синее здание; можно сдвинуть кубик
conspiracy-does-swindle = Сбросьте чужое жёлтое здание; можно сдвинуть кубик
conspiracy-does-obscurantism = Заприте один жетон прогресса до конца игры
conspiracy-does-coup = 2 щита
conspiracy-does-property_fraud = Постройте бесплатно здание последнего ряда
conspiracy-does-treason = Постройте бесплатно одну из убранных карт
conspiracy-does-political_maneuver = Добавьте кубик, уберите чужой, можно сдвинуть свой
conspiracy-does-espionage = Возьмите жетон прогресса из коробки
conspiracy-does-turn_of_events = Сбросьте 1–2 доступные карты; можно сдвинуть кубик
conspiracy-does-embezzlement = +1 монета за каждый свой кубик, сопернику −1 за каждый его
conspiracy-does-foreclosure = Заберите чужое коричневое или серое здание
conspiracy-does-coercion = Обменяйтесь синими или зелёными зданиями; можно сдвинуть кубик
conspiracy-does-insider_influence = Переложите декрет под другой; можно сдвинуть кубик
conspiracy-does-sabotage = Построенное чудо соперника убирают в коробку
