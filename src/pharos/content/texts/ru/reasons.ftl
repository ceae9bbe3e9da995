# Почему выбор отклонён.
refused-unknown = В этой игре нет выбора «{ $choice }».
refused-over = Партия окончена.
refused-not-your-turn = Сейчас выбираете не вы.
refused-other-step = Сначала нужно выбрать другое: { $step ->
    [draft] чудо из предложенных
    [turn] карту структуры
    [begin] кто начинает эпоху
    [progress] жетон прогресса на поле
    [library] один из взятых жетонов прогресса
    [destroy] карту, которую вы уничтожаете
    [revive] карту из стопки сброса
   *[other] { $step }
}.
refused-not-offered = Чуда { $wonder } нет среди предложенных.
refused-not-on-board = Жетона прогресса { $progress } нет на поле.
refused-not-drawn = Жетон прогресса { $progress } не был взят.
refused-not-destroyable = В городе соперника нет такой карты этого цвета: { $card }.
refused-not-discarded = Карты { $card } нет в стопке сброса.
refused-not-in-structure = Карта { $card } не лежит в структуре лицом вверх.
refused-covered = Карта { $card } ещё накрыта другой картой.
refused-wonder-built = Чудо { $wonder } уже построено.
refused-not-your-wonder = Чудо { $wonder } не ваше.
refused-too-few-coins = Это стоит { $price } { $price ->
    [one] монету
    [few] монеты
   *[many] монет
}, а у вас { $coins }.
