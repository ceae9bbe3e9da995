# Ходы: что сделать (choice), что сделано (said) и что сделано скрытно от других (secret).
# $a и $b — над чем; у предмета есть и формы $a_acc, $a_gen, $a_gender. $n — число монет. $you — «yes», если ходит сам читатель.
choice-draft = взять чудо света «{ $a }»
choice-classic-draft = оставить { $a_acc }
choice-build = построить { $a_acc }
choice-discard = сбросить { $a_acc }
choice-wonder = построить чудо света «{ $a }», подложив { $b_acc }
choice-stage = построить этап чуда, подложив { $a_acc }
choice-progress = взять жетон развития «{ $a }»
choice-library = оставить жетон развития «{ $a }»
choice-destroy = уничтожить { $a_acc }
choice-revive = построить { $a_acc } из сброса
choice-begin = { $a_you ->
    [yes] начать эту эпоху
   *[no] эту эпоху начинает { $a }
}
choice-place = поместить карту { $a_gen } в слот { $b } Пантеона
choice-activate = активировать карту { $a_gen }
choice-mythology = выбрать { $a_acc } стопку
choice-god = бесплатно активировать карту { $a_gen }
choice-order = вернуть в стопку: сверху { $a }, затем { $b }
choice-enki = взять жетон развития «{ $a }»
choice-snake = положить жетон Змеи на { $a_acc }
choice-steal = забрать { $a_acc } у соперника
choice-strike = сбросить из раскладки { $a_acc }
choice-unbuild = сбросить карту из-под чуда света «{ $a }»
choice-raise = построить чудо света «{ $a }», подложив { $b_acc } из сброса
choice-claim = забрать у соперника чудо света «{ $a }»
choice-minerva = поставить фишку Минервы ({ $a })
choice-sink = сбросить { $a_acc }
choice-unleash = применить { $a_acc }
choice-recruit = нанять { $a_acc }
choice-influence = добавить влияние в палату { $a }
choice-move = переместить влияние из палаты { $a } в палату { $b }
choice-remove = убрать влияние соперника из палаты { $a }
choice-conspire = взять заговоры
choice-keep = оставить заговор «{ $a }», второй вернуть { $b ->
    [top] наверх колоды
   *[bottom] вниз колоды
}
choice-prepare = подготовить заговор «{ $a }», подложив { $b_acc }
choice-trigger = осуществить заговор «{ $a }»
choice-lock = заблокировать жетон развития «{ $a }»
choice-take = бесплатно построить { $a_acc }
choice-play = бесплатно построить { $a_acc }
choice-swap = обменять { $a_acc } на { $b_acc }
choice-shift = переместить декрет из палаты { $a } в палату { $b }
choice-demolish = уничтожить чудо света «{ $a }»
choice-copy = скопировать { $a_acc }
choice-pay = заплатить { coins-acc }, на остальное взять жетоны займа
choice-board = выбрать поле «{ $a }», { $b }
choice-bid = предложить { coins-acc } за первый ход
choice-cede = уступить первый ход сопернику
choice-pass = закончить
choice-skip = пропустить
said-draft = { $you ->
    [yes] Вы берёте
   *[no] { $who } берёт
} чудо света «{ $a }»
said-classic-draft = { $you ->
    [yes] Вы оставляете
   *[no] { $who } оставляет
} { $a_acc }
said-build = { $you ->
    [yes] Вы строите
   *[no] { $who } строит
} { $a_acc }{ log-price }
said-discard = { $you ->
    [yes] Вы сбрасываете
   *[no] { $who } сбрасывает
} { $a_acc }{ log-gain }
said-wonder = { $you ->
    [yes] Вы строите
   *[no] { $who } строит
} чудо света «{ $a }»{ log-price }, подложив { $b_acc }
said-stage = { $you ->
    [yes] Вы строите
   *[no] { $who } строит
} этап чуда{ log-price }, подложив { $a_acc }
said-progress = { $you ->
    [yes] Вы берёте
   *[no] { $who } берёт
} жетон развития «{ $a }»
said-library = { $you ->
    [yes] Вы оставляете
   *[no] { $who } оставляет
} жетон развития «{ $a }»
said-destroy = { $you ->
    [yes] Вы уничтожаете
   *[no] { $who } уничтожает
} { $a_acc }
said-revive = { $you ->
    [yes] Вы строите
   *[no] { $who } строит
} { $a_acc } из сброса
said-place = { $you ->
    [yes] Вы помещаете
   *[no] { $who } помещает
} карту { $a_gen } в слот { $b } Пантеона
said-activate = { $you ->
    [yes] Вы активируете
   *[no] { $who } активирует
} карту { $a_gen }{ log-price }
said-mythology = { $you ->
    [yes] Вы выбираете
   *[no] { $who } выбирает
} { $a_acc } стопку
said-god = { $you ->
    [yes] Вы бесплатно активируете
   *[no] { $who } бесплатно активирует
} карту { $a_gen }
said-order = { $you ->
    [yes] Вы возвращаете
   *[no] { $who } возвращает
} в стопку карты { $a_gen } и { $b_gen }
said-enki = { $you ->
    [yes] Вы берёте
   *[no] { $who } берёт
} жетон развития «{ $a }»
said-snake = { $you ->
    [yes] Вы кладёте
   *[no] { $who } кладёт
} жетон Змеи на { $a_acc }
said-steal = { $you ->
    [yes] Вы забираете
   *[no] { $who } забирает
} { $a_acc } у соперника
said-strike = { $you ->
    [yes] Вы сбрасываете
   *[no] { $who } сбрасывает
} из раскладки { $a_acc }
said-unbuild = { $you ->
    [yes] Вы сбрасываете
   *[no] { $who } сбрасывает
} карту из-под чуда света «{ $a }»
said-raise = { $you ->
    [yes] Вы строите
   *[no] { $who } строит
} чудо света «{ $a }», подложив { $b_acc } из сброса
said-claim = { $you ->
    [yes] Вы забираете
   *[no] { $who } забирает
} у соперника чудо света «{ $a }»
said-minerva = { $you ->
    [yes] Вы ставите
   *[no] { $who } ставит
} фишку Минервы ({ $a })
said-sink = { $you ->
    [yes] Вы сбрасываете
   *[no] { $who } сбрасывает
} { $a_acc }
said-unleash = { $you ->
    [yes] Вы применяете
   *[no] { $who } применяет
} { $a_acc }
said-recruit = { $you ->
    [yes] Вы нанимаете
   *[no] { $who } нанимает
} { $a_acc }{ log-price }
said-influence = { $you ->
    [yes] Вы добавляете
   *[no] { $who } добавляет
} влияние в палату { $a }
said-move = { $you ->
    [yes] Вы перемещаете
   *[no] { $who } перемещает
} влияние из палаты { $a } в палату { $b }
said-remove = { $you ->
    [yes] Вы убираете
   *[no] { $who } убирает
} влияние соперника из палаты { $a }
said-conspire = { $you ->
    [yes] Вы берёте
   *[no] { $who } берёт
} заговоры
said-keep = { $you ->
    [yes] Вы оставляете
   *[no] { $who } оставляет
} заговор «{ $a }»
said-prepare = { $you ->
    [yes] Вы готовите
   *[no] { $who } готовит
} заговор «{ $a }», подложив { $b_acc }
said-trigger = { $you ->
    [yes] Вы осуществляете
   *[no] { $who } осуществляет
} заговор «{ $a }»
said-lock = { $you ->
    [yes] Вы блокируете
   *[no] { $who } блокирует
} жетон развития «{ $a }»
said-take = { $you ->
    [yes] Вы бесплатно строите
   *[no] { $who } бесплатно строит
} { $a_acc }
said-play = { $you ->
    [yes] Вы бесплатно строите
   *[no] { $who } бесплатно строит
} { $a_acc }
said-swap = { $you ->
    [yes] Вы обмениваете
   *[no] { $who } обменивает
} { $a_acc } на { $b_acc }
said-shift = { $you ->
    [yes] Вы перемещаете
   *[no] { $who } перемещает
} декрет из палаты { $a } в палату { $b }
said-demolish = { $you ->
    [yes] Вы уничтожаете
   *[no] { $who } уничтожает
} чудо света «{ $a }»
said-copy = { $you ->
    [yes] Вы копируете
   *[no] { $who } копирует
} { $a_acc }
said-board = { $you ->
    [yes] Вы выбираете
   *[no] { $who } выбирает
} поле «{ $a }», { $b }
said-bid = { $you ->
    [yes] Вы предлагаете
   *[no] { $who } предлагает
} { coins-acc } за первый ход
said-cede = { $you ->
    [yes] Вы уступаете
   *[no] { $who } уступает
} первый ход
said-pass = { $you ->
    [yes] Вы заканчиваете действия
   *[no] { $who } заканчивает действия
}
said-skip = { $you ->
    [yes] Вы пропускаете
   *[no] { $who } пропускает
} действие
said-begin = { $a_you ->
    [yes] Эпоху начинаете вы
   *[no] Эпоху начинает { $a }
}
said-pay = { $n ->
    [0] { $you ->
        [yes] Вы ничего не платите
       *[no] { $who } ничего не платит
    }
   *[other] { $you ->
        [yes] Вы платите { coins-acc }
       *[no] { $who } платит { coins-acc }
    }
} в счёт потери
secret-discard = { $who } сбрасывает карту{ log-gain }
secret-stage = { $who } строит этап чуда{ log-price }
secret-draft = { $who } оставляет лидера
secret-keep = { $who } оставляет заговор
secret-prepare = { $who } готовит заговор
secret-place = { $who } помещает бога в Пантеон
secret-order = { $who } возвращает богов в стопку
# Чем заплачено — конец такой фразы: $price — вид цены, $by — что сделало её нулевой.
log-price = { $price ->
    [paid] {" "}за { coins-acc }
    [free] {" "}бесплатно
    [chain] {" "}бесплатно, по цепочке ({ $by })
    [mythology] {" "}бесплатно, по жетону мифологии
    [power] {" "}бесплатно ({ $by })
   *[none] {""}
}
log-gain = { $price ->
    [gain] {" "}и { $you ->
        [yes] получаете
       *[no] получает
    } { coins-acc }
   *[none] {""}
}
