### Клубы: загружаются вместе со страницами.

clubs = Клубы
clubs-about = Играйте вместе регулярно: вечера, таблица сезона, рекорды.
clubs-mine = Ваши клубы
clubs-none = Вы пока не состоите в клубе. Создайте свой или попросите ссылку-приглашение.
club-new = Новый клуб
club-name = Название
club-season-name = Название сезона
club-first-season = Сезон 1
club-make = Создать клуб
club-private = Клуб видят только участники. Позже страницу можно открыть для всех.
club-needs-account = Для клуба нужен аккаунт. На вечера клуба можно приходить и гостем.
club-join = Вступить в клуб
club-role-owner = владелец
club-role-organizer = организатор
club-role-member = участник
club-is-open = открыт для всех
club-is-private = только для участников
club-new-evening = Новый вечер
club-ladder = Таблица сезона
club-season = Сезон
club-ladder-empty = Таблица появится после первого вечера сезона.
club-against = { $name } против остальных
club-played-won = Партий: { $played }, побед: { $won }
club-met = Встреч
club-ahead = Выше
club-behind = Ниже
club-next = Ближайший вечер
club-i-come = Приду
club-not-coming = Не приду
club-to-evening = Открыть вечер
club-no-next = Вечер пока не назначен.
club-past = Прошедшие вечера
club-no-past = Вечеров ещё не было.
club-records = Рекорды
club-no-records = Рекорды появятся после первого вечера.
club-record-score = Самый большой счёт
club-record-margin = Самый большой отрыв
club-record-streak = Побед подряд
club-record-wins = Больше всего побед
club-record-evenings = Больше всего выигранных вечеров
club-invite = Пригласить
club-invite-about = По этой ссылке может вступить любой, у кого есть аккаунт.
club-members = Участники
club-manage = Управлять клубом
club-make-organizer = Назначить организатором
club-make-member = Сделать участником
club-make-owner = Передать клуб
club-remove = Исключить
club-leave = Выйти из клуба
club-leave-sure = Точно выйти
club-open = Страницу видят все
club-new-invite = Новая ссылка-приглашение
club-new-season = Начать сезон
club-members-count = { $n ->
    [one] { $n } участник
    [few] { $n } участника
   *[many] { $n } участников
}
club-ladder-about = { $n ->
    [one] После { $n } вечера
   *[other] После { $n } вечеров
}
club-rounds = { $n ->
    [one] { $n } тур
    [few] { $n } тура
   *[many] { $n } туров
}
club-coming = { $n ->
    [0] Пока никого
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
}
club-invited = { $n ->
    [one] Вас приглашают в клуб, где { $n } участник.
    [few] Вас приглашают в клуб, где { $n } участника.
   *[many] Вас приглашают в клуб, где { $n } участников.
}

## Отказы

club-refused-full = В клубе больше нет мест.
club-refused-invite = Приглашение больше не действует. Попросите у клуба новое.
club-refused-many = У вас слишком много клубов. Сначала передайте или покиньте один из них.
club-refused-no-member = Такого участника нет.
club-refused-none = Такого клуба нет, или он виден только участникам.
club-refused-owner = Это ваш клуб. Сначала назначьте другого владельца.
club-refused-role = Ваша роль в клубе этого не позволяет.
