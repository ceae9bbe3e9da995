# Почему отклонён выбор из дополнения «Агора».
refused-without-agora = Этот выбор — из дополнения «Агора», а в этой партии его нет.
refused-build-senator = { $card } — Сенатор, а не здание: Сенаторов нанимают.
refused-no-senator = Карта { $card } — не Сенатор.
refused-not-your-conspiracy = У вас нет заговора { $conspiracy }.
refused-conspiracy-prepared = Заговор { $conspiracy } уже подготовлен.
refused-conspiracy-used = Заговор { $conspiracy } уже осуществлён.
refused-not-prepared = Заговор { $conspiracy } не подготовлен.
refused-triggered-already = За ход можно осуществить { $most ->
    [one] только один заговор
    [few] не больше { $most } заговоров
   *[many] не больше { $most } заговоров
}.
refused-no-cubes = В вашем запасе не осталось кубиков влияния.
refused-other-section = Палата { $chamber } — не из части Сената этого Политика.
refused-not-adjacent = Палаты { $chamber } и { $target } не соседние.
refused-no-cube-there = В палате { $chamber } нет ваших кубиков влияния.
refused-no-opposing-cube = В палате { $chamber } нет кубиков влияния соперника.
refused-conspiracy-not-drawn = Заговор { $conspiracy } не был взят.
refused-not-lockable = Жетона прогресса { $progress } нет ни на поле, ни в коробке, ни у соперника.
refused-not-in-last-row = Карта { $card } — не здание последнего ряда структуры.
refused-not-removed = Карты { $card } нет среди тех, что вы смотрите.
refused-not-in-box = Жетона прогресса { $progress } нет в коробке.
refused-place-not-available = На месте { $slot } структуры нет доступной карты.
refused-no-exchange = Карты { $card } в вашем городе и { $other } в городе соперника нельзя обменять.
refused-same-chamber = Декрет нужно переместить в другую палату.
refused-not-demolishable = { $wonder } — не построенное чудо соперника.
