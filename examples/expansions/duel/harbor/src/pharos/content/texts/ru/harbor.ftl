# Гавань: пример дополнения к «Дуэли».

expansion-harbor = Гавань
score-harbor = Ящики
option-open_harbor = Гавань: ящики лицом вверх

duel-wonder-portus = Портус
    .acc = Портус
    .gen = Портуса
    .gender = m
duel-crate-amber = Янтарь
    .acc = Янтарь
    .gen = Янтаря
    .gender = m
duel-crate-incense = Ладан
    .acc = Ладан
    .gen = Ладана
    .gender = m
duel-crate-ivory = Слоновая кость
    .acc = Слоновую кость
    .gen = Слоновой кости
    .gender = f
duel-crate-oil = Масло
    .acc = Масло
    .gen = Масла
    .gender = n
duel-crate-pearls = Жемчуг
    .acc = Жемчуг
    .gen = Жемчуга
    .gender = m
duel-crate-salt = Соль
    .acc = Соль
    .gen = Соли
    .gender = f
duel-crate-silk = Шёлк
    .acc = Шёлк
    .gen = Шёлка
    .gender = m
duel-crate-spices = Пряности
    .acc = Пряности
    .gen = Пряностей
    .gender = pl

listed-harbor = Гавань
listed-harbor-pile = Осталось ящиков
listed-harbor-returned = Возвращено
listed-harbor-held = Оставлено
listed-harbor-offered = На выбор

choice-dock = причалить за 2 монеты
said-dock = { $you ->
    [yes] Вы причаливаете за 2 монеты
   *[other] { $who } причаливает за 2 монеты
}
choice-stow = оставить: { $a }, второй ящик вернуть
said-stow = { $you ->
    [yes] Вы оставляете: { $a }
   *[other] { $who } оставляет: { $a }
}
secret-stow = { $you ->
    [yes] Вы оставляете ящик
   *[other] { $who } оставляет ящик
}
ask-stow = Оставьте ящик
how-duel-stow = Второй вернётся лицом вверх. Соперник не увидит, что вы оставили.

printed-effect-stow_crate = { $n ->
    [one] оставьте { $n } ящик
    [few] оставьте { $n } ящика
   *[many] оставьте { $n } ящиков
}
