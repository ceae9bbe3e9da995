### Стол рассказывает, что произошло.

last-move = Последний ход
pick-wonder = Чудеса света, которые можно построить

## Предупреждения о близкой победе
threat-military-theirs = { $left ->
    [one] До вашей столицы маркеру конфликта осталось { $left } деление
    [few] До вашей столицы маркеру конфликта осталось { $left } деления
   *[many] До вашей столицы маркеру конфликта осталось { $left } делений
}
threat-military-mine = { $left ->
    [one] До столицы игрока { $name } маркеру конфликта осталось { $left } деление
    [few] До столицы игрока { $name } маркеру конфликта осталось { $left } деления
   *[many] До столицы игрока { $name } маркеру конфликта осталось { $left } делений
}
threat-science-theirs = У игрока { $name } 5 из 6 научных символов
threat-science-mine = У вас 5 из 6 научных символов
threat-political-theirs = { $name } контролирует 5 из 6 палат
threat-political-mine = Вы контролируете 5 из 6 палат

## Путь наверх
foes = Соперник
foe-stars = Звёзд: { $n } из 3
foe-beginner = берёт то, что красивее.
foe-pupil = держится одного плана.
foe-trader = не заплатит ни одной лишней монеты.
foe-builder = сначала строит чудеса, потом думает.
foe-scholar = считает ваши символы раньше вас.
foe-strategist = следит за маркером конфликта на три хода вперёд.
foe-master = хранит огонь маяка и редко проигрывает.
unfinished-lesson = Урок: { $game }
unfinished-drop = Сдать эту партию
unfinished-owed = Ваш ход: { $n } из { $all }
unfinished-left = осталось: { $time }
unfinished-sure = Сдаться?
unfinished-all = Показать все партии: { $n }
chat-team = Команда
chat-all = Все
result-table = Показать стол
