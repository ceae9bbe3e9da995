### Лампа и наставник рядом с партией против компьютера.
hint-title = Как идёт партия?
hint-gauge = Шанс на победу { $chance }, плюс-минус { $doubt }
hint-standing-far_behind = Далеко позади
hint-standing-behind = Чуть позади
hint-standing-even = Поровну
hint-standing-ahead = Чуть впереди
hint-standing-far_ahead = Далеко впереди
hint-ideas = Три идеи
hint-chances = Шансы
hint-thinking = Идёт расчёт…
hint-coach = Предупреждать о зевках
hint-noted = { $n ->
    [0] Подсказки видны в файле партии
    [one] { $n } подсказка, это видно в файле партии
    [few] { $n } подсказки, это видно в файле партии
   *[many] { $n } подсказок, это видно в файле партии
}
hint-sure = Вы уверены?
hint-danger = { $what }: это отнимает около { $loss ->
    [one] { $loss } пункта
   *[other] { $loss } пунктов
} шанса на победу.
hint-danger-why = Этот ход { $why }.
hint-choose-again = Выбрать другое
hint-anyway = Всё равно сходить
