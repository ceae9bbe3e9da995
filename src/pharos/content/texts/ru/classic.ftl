# 7 Wonders: почему так поступить нельзя.

classic-refused-unknown = «{ $choice }» — не действие игры «7 Чудес».
classic-refused-over = Игра окончена.
classic-refused-not-waiting = Сейчас от вас ничего не ждут.
classic-refused-other-step = Сейчас этого выбрать нельзя; текущий шаг: { $step }.
classic-refused-other-city = Сначала выбирают для своего города, затем для свободного.
classic-refused-board = Поле { $board } выбрать нельзя.
classic-refused-same-name = Постройка с названием { $card } уже есть в городе.
classic-refused-not-discarded = Карты { $card } нет в сбросе.
classic-refused-not-in-hand = Карты { $card } нет среди тех, что можно сыграть сейчас.
classic-refused-must-play = Карту { $card } нельзя сбросить, пока для свободного города можно сыграть карту.
classic-refused-must-chain = Карта { $card } достаётся свободному городу бесплатно и должна быть построена.
classic-refused-wonder-complete = Все этапы чуда построены.
classic-refused-power-not-needed = Карту { $card } можно построить, не тратя монет; особое свойство не нужно.
classic-refused-no-power = Нет свойства, которое позволило бы построить { $card } бесплатно.
classic-refused-chain-is-free = Карта { $card } бесплатна благодаря постройке города; платить за неё не нужно.
classic-refused-way = Это не один из разумных способов оплаты; всего их { $ways }.
classic-refused-name-the-way = Способов оплаты: { $ways }; назовите один из них.
classic-refused-no-resources = Город и его соседи не производят всего необходимого.
classic-refused-too-few-coins = Нужно не меньше монет, чем { $price }; в казне { $coins }.
