# Глаголы записи: что сделать, что сделано, и что сделано скрытно от других. $a, $b и $c — то, над чем.
choice-draft = взять: { $a }
choice-build = построить: { $a }
choice-discard = сбросить: { $a }
choice-wonder = построить чудо { $a } картой { $b }
choice-stage = построить этап чуда картой { $a }
choice-progress = взять жетон прогресса { $a }
choice-library = оставить жетон прогресса { $a }
choice-destroy = уничтожить: { $a }
choice-revive = построить из сброса: { $a }
choice-begin = начинает: { $a }
choice-place = поместить в Пантеон: { $a }, слот { $b }
choice-activate = активировать: { $a }
choice-mythology = выбрать стопку: { $a }
choice-god = выбрать: { $a }
choice-order = вернуть в таком порядке: { $a }, { $b } { $c }
choice-enki = взять жетон прогресса { $a }
choice-snake = положить Змею на карту { $a }
choice-steal = забрать: { $a }
choice-strike = сбросить из структуры: { $a }
choice-unbuild = сбросить карту из-под чуда { $a }
choice-raise = построить чудо { $a } картой { $b } из сброса
choice-claim = забрать непостроенное чудо { $a }
choice-minerva = поставить Минерву на деление { $a }
choice-sink = сбросить: { $a }
choice-unleash = применить: { $a }
choice-recruit = нанять: { $a }
choice-influence = добавить кубик: { $a }
choice-move = переместить кубик: { $a } → { $b }
choice-remove = убрать кубик соперника: { $a }
choice-conspire = устроить заговор
choice-keep = оставить { $a }, другую карту { $b ->
    [top] наверх колоды
   *[bottom] под низ колоды
}
choice-prepare = подготовить { $a } картой { $b }
choice-trigger = осуществить: { $a }
choice-lock = запереть жетон прогресса { $a }
choice-take = забрать: { $a }
choice-play = построить убранную карту { $a }
choice-swap = обменять { $a } на { $b }
choice-shift = переложить декрет: { $a } → { $b }
choice-demolish = уничтожить чудо { $a }
choice-copy = скопировать: { $a }
choice-pay = заплатить { $a ->
    [one] { $a } монету
    [few] { $a } монеты
   *[many] { $a } монет
}, остальное станет долгом
choice-board = играть за { $a }, { $b }
choice-bid = предложить за первый ход { $a ->
    [one] { $a } монету
    [few] { $a } монеты
   *[many] { $a } монет
}
choice-cede = уступить первый ход
choice-pass = закончить
choice-skip = отказаться
said-draft = { $who }: выбор — { $a }
said-build = { $who }: построено — { $a }
said-discard = { $who }: сброшено — { $a }
said-wonder = { $who }: построено чудо { $a } картой { $b }
said-stage = { $who }: построен этап чуда картой { $a }
said-progress = { $who }: взят жетон прогресса { $a }
said-destroy = { $who }: уничтожено — { $a }
said-revive = { $who }: построено из сброса — { $a }
said-library = { $who }: оставлен жетон прогресса { $a }
said-begin = Следующую эпоху начинает { $a }
said-place = { $who }: помещено в Пантеон — { $a }, слот { $b }
said-activate = { $who }: активировано божество — { $a }
said-mythology = { $who }: выбрана стопка — { $a }
said-god = { $who }: выбрано божество — { $a }
said-order = { $who }: боги возвращены в таком порядке — { $a }, { $b } { $c }
said-enki = { $who }: взят жетон прогресса { $a }
said-snake = { $who }: Змея положена на карту { $a }
said-steal = { $who }: забрано — { $a }
said-strike = { $who }: сброшено из структуры — { $a }
said-unbuild = { $who }: сброшена карта из-под чуда { $a }
said-raise = { $who }: построено чудо { $a } картой { $b } из сброса
said-claim = { $who }: забрано непостроенное чудо { $a }
said-minerva = { $who }: Минерва поставлена на деление { $a }
said-sink = { $who }: сброшено — { $a }
said-unleash = { $who }: применено — { $a }
said-recruit = { $who }: наём — { $a }
said-influence = { $who }: добавлен кубик — { $a }
said-move = { $who }: перемещён кубик — { $a } → { $b }
said-remove = { $who }: убран кубик соперника — { $a }
said-conspire = { $who }: устроен заговор
said-keep = { $who }: оставлен заговор { $a }
said-prepare = { $who }: подготовлен заговор { $a } картой { $b }
said-trigger = { $who }: осуществлён заговор { $a }
said-lock = { $who }: заперт жетон прогресса { $a }
said-take = { $who }: забрано — { $a }
said-play = { $who }: построена убранная карта { $a }
said-swap = { $who }: обменяно — { $a } на { $b }
said-shift = { $who }: переложен декрет — { $a } → { $b }
said-demolish = { $who }: уничтожено чудо { $a }
said-copy = { $who }: копия — { $a }
said-board = { $who }: играет за { $a }, { $b }
said-bid = { $who }: за первый ход { $a ->
    [one] предложена { $a } монета
    [few] предложены { $a } монеты
   *[many] предложено { $a } монет
}
said-cede = { $who }: первый ход уступлен
said-pass = { $who }: ход закончен
said-skip = { $who }: отказ
said-pay = { $who }: в счёт потери { $a ->
    [0] не заплачено ничего
    [one] заплачена { $a } монета
    [few] заплачены { $a } монеты
   *[many] заплачено { $a } монет
}
secret-discard = { $who }: сброшена карта
secret-stage = { $who }: построен этап чуда
secret-draft = { $who }: выбран лидер
secret-keep = { $who }: взят заговор
secret-prepare = { $who }: подготовлен заговор
secret-place = { $who }: бог помещён в Пантеон
secret-order = { $who }: боги возвращены в стопку
