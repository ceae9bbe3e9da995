# Караван: пример дополнения к «7 чудесам».

expansion-caravan = Караван
score-caravan = Товары каравана
option-free_caravan = Караван: товары бесплатно

classic-board-palmyra = Великая колоннада Пальмиры
    .acc = Великую колоннаду Пальмиры
    .gen = Великой колоннады Пальмиры
    .gender = f
classic-city-palmyra = Пальмира
    .acc = Пальмиру
    .gen = Пальмиры
    .gender = f
classic-wonder-palmyra_a = { classic-board-palmyra }, { classic-side-a }
classic-wonder-palmyra_b = { classic-board-palmyra }, { classic-side-b }
classic-ware-amber = Янтарь
classic-ware-carpets = Ковры
classic-ware-dates = Финики
classic-ware-figs = Инжир
classic-ware-henna = Хна
classic-ware-honey = Мёд
classic-ware-incense = Ладан
classic-ware-indigo = Индиго
classic-ware-ivory = Слоновая кость
classic-ware-jade = Нефрит
classic-ware-myrrh = Мирра
classic-ware-oil = Масло
classic-ware-pearls = Жемчуг
classic-ware-pepper = Перец
classic-ware-pottery = Керамика
classic-ware-purple = Пурпур
classic-ware-saffron = Шафран
classic-ware-salt = Соль
classic-ware-silk = Шёлк
classic-ware-silver = Серебро
classic-ware-tea = Чай
classic-ware-wax = Воск
classic-ware-wine = Вино
classic-ware-wool = Шерсть

listed-caravan = Караван
listed-caravan-pile = Осталось товаров
listed-caravan-held = Товары городов

choice-load = { $n ->
    [0] не покупать товар каравана
   *[other] купить товар каравана за { coins-acc }
}
said-load = { $you ->
    [yes] { $n ->
        [0] Вы не покупаете товар каравана
       *[other] Вы покупаете товар каравана за { coins-acc }
    }
   *[other] { $n ->
        [0] { $who } не покупает товар каравана
       *[other] { $who } покупает товар каравана за { coins-acc }
    }
}
ask-load = Купите товар?
how-classic-load = Вы получите верхний товар стопки, лицом вниз.

printed-effect-receive_ware = { $n ->
    [one] { $n } товар каравана
    [few] { $n } товара каравана
   *[many] { $n } товаров каравана
}
