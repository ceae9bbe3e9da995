# Разбор партии: что её решило, чего стоил каждый ход и почему.
review-title = Разбор партии
review-title-of = Разбор партии · { $game }
review-chances = Шанс на победу
review-decided = Что решило партию
review-decided-luck = Везение
review-decided-skill = Умение
review-decided-both = И умение, и везение
review-decided-unclear = Трудно сказать
review-better = В этой партии сильнее { $who }
review-skill = Умение
review-luck = Везение
review-rest = Неясно
review-rest-about = изменения, которых разбор не предвидел
review-start = Начало
review-end = Конец
review-accuracy = Точность
review-given-away = Потеря
review-key-moments = Ключевые моменты
review-choices = Ходы
review-alternatives = Варианты
review-from-view = Оценка по тому, что каждый игрок знал в тот момент, с точностью около ±{ $deviation } п. п.
review-points-of-chance = в процентных пунктах шанса на победу
review-mark-best = Лучший
review-mark-good = Хороший
review-mark-inaccuracy = Неточность
review-mark-mistake = Ошибка
review-mark-blunder = Зевок
review-mark-only = Единственный ход
review-played = Сыграно
review-best-was = Лучший ход
review-chance-to-win = Шанс на победу
review-way-points = Очки
review-way-civilian = Очки
review-way-military = Военное дело
review-way-science = Наука
review-way-political = Политика
review-moment-error = { $who } теряет { $amount }
review-moment-luck = Везение { $amount }: { $who }
review-no-faults = Явных ошибок нет.
review-number = №
review-player = Игрок
review-why = Почему
review-reason-later = ценнее в дальнейшем
review-reason-wins = сразу побеждает
review-reason-prevents_military = мешает военному превосходству соперника
review-reason-prevents_science = мешает научному превосходству соперника
review-reason-prevents_political = мешает политическому превосходству соперника
review-reason-token = берёт жетон развития
review-reason-again = даёт дополнительный ход
review-reason-denies = не отдаёт сопернику карту «{ $piece }»
review-reason-symbol = новый научный символ
review-reason-points = { $amount ->
    [one] на { $amount } очко больше
    [few] на { $amount } очка больше
   *[many] на { $amount } очков больше
}
review-reason-shields = { $amount ->
    [one] на { $amount } щит больше
    [few] на { $amount } щита больше
   *[many] на { $amount } щитов больше
}
review-reason-control = даёт контроль над палатой
review-reason-wonder = хватит средств на чудо света «{ $piece }»
review-reason-stage = хватит средств на следующий этап
review-reason-resource = свой ресурс: { $piece }
review-reason-free = бесплатно по цепочке
review-reason-opens = открывает карту «{ $piece }»
review-reason-opens_unknown = открывает новую карту
review-reason-coins = { $amount ->
    [one] на { $amount } монету больше
    [few] на { $amount } монеты больше
   *[many] на { $amount } монет больше
}
coach-reason-allows_military = позволяет сопернику достичь военного превосходства
coach-reason-allows_science = позволяет сопернику достичь научного превосходства
coach-reason-allows_political = позволяет сопернику достичь политического превосходства
coach-reason-leaves = оставляет сопернику карту «{ $piece }»
coach-reason-opens = открывает карту «{ $piece }»
coach-reason-opens_unknown = открывает новую карту

## Шаги повтора

replay-first = Начало
replay-back = Назад
replay-play = Показать
replay-pause = Пауза
replay-next = Вперёд
replay-last = Конец
replay-at = { $at } / { $all }
replay-ages = Перейти к эпохе
replay-seen-by = Вид
replay-open = все карты
replay-spectator = зритель
replay-begins = Начало партии
