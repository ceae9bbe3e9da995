### Условные ходы в «Дуэли» по дням.

conditional = Условный ход
conditional-about = Подготовьте ответ на ход соперника ({ $name }). Он будет сделан сразу после этого хода. Его видите только вы.
conditional-when = Если { $name } сделает так
conditional-then = Мой ответ
conditional-way = Действие
conditional-card = Карта
conditional-build = Построить
conditional-discard = Сбросить за монеты
conditional-told-build = построить { $card_acc }
conditional-told-discard = сбросить { $card_acc }
conditional-told-wonder = построить чудо света «{ $wonder }», подложив { $card_acc }
conditional-line = { $name }: { $when } → вы: { $choice }
conditional-anyway = Сделать ход, даже если открылась карта
conditional-add = Добавить
conditional-remove = Удалить
conditional-dropped = Условный ход не сделан ({ $choice }): { $why ->
    [turn] { $name } ещё выбирает
    [revealed] открылась новая карта
    [impossible] он больше невозможен
   *[other] { $name } ходит иначе
}
