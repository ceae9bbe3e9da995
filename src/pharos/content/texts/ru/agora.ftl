# Почему ход дополнения «Агора» невозможен.
refused-without-agora = В этой партии нет дополнения «Агора».
refused-build-senator = Сенатора нельзя построить. Наймите его.
refused-no-senator = { $card } — не сенатор.
refused-not-your-conspiracy = У вас нет заговора «{ $conspiracy }».
refused-conspiracy-prepared = Заговор «{ $conspiracy }» уже подготовлен.
refused-conspiracy-used = Заговор «{ $conspiracy }» уже осуществлён.
refused-not-prepared = Заговор «{ $conspiracy }» не подготовлен.
refused-triggered-already = За ход можно осуществить не больше { $most ->
    [one] { $most } заговора
   *[other] { $most } заговоров
}.
refused-no-cubes = В вашем запасе не осталось кубиков влияния.
refused-other-section = Палата { $chamber } — в другой части Сената. Этот политик в ней не действует.
refused-not-adjacent = Палаты { $chamber } и { $target } не соседние.
refused-no-cube-there = В палате { $chamber } нет вашего влияния.
refused-no-opposing-cube = В палате { $chamber } нет влияния соперника.
refused-conspiracy-not-drawn = Заговора «{ $conspiracy }» нет среди взятых.
refused-not-lockable = Жетон развития «{ $progress }» нельзя заблокировать: его нет ни на поле, ни в коробке, ни у соперника.
refused-not-in-last-row = { $card } — не здание последнего ряда раскладки.
refused-not-removed = { $card_gen } нет среди убранных карт, которые вы смотрите.
refused-not-in-box = Жетона развития «{ $progress }» нет в коробке.
refused-place-not-available = На месте { $slot } раскладки нет доступной карты.
refused-no-exchange = Обменять { $card_acc } на { $other_acc } соперника нельзя.
refused-same-chamber = Переместите декрет в другую палату.
refused-not-demolishable = Чудо света «{ $wonder }» соперник не построил.
