# Число и слово при нём в нужном падеже. $n — число. Где винительный совпадает с именительным, он не повторяется.
coins = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}
coins-acc = { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
}
coins-gen = { $n ->
    [one] { $n } монеты
   *[other] { $n } монет
}
points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
shields = { $n ->
    [one] { $n } щит
    [few] { $n } щита
   *[many] { $n } щитов
}
spaces = { $n ->
    [one] { $n } деление
    [few] { $n } деления
   *[many] { $n } делений
}
resources = { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
}
cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
actions = { $n ->
    [one] { $n } действие
    [few] { $n } действия
   *[many] { $n } действий
}
units-clay = { $n ->
    [one] { $n } глина
   *[other] { $n } глины
}
units-wood = { $n ->
    [one] { $n } дерево
   *[other] { $n } дерева
}
units-stone = { $n ->
    [one] { $n } камень
    [few] { $n } камня
   *[many] { $n } камней
}
units-ore = { $n ->
    [one] { $n } руда
   *[other] { $n } руды
}
units-glass = { $n ->
    [one] { $n } стекло
   *[other] { $n } стекла
}
units-papyrus = { $n ->
    [one] { $n } папирус
    [few] { $n } папируса
   *[many] { $n } папирусов
}
units-cloth = { $n ->
    [one] { $n } ткань
   *[other] { $n } ткани
}
units-clay-acc = { $n ->
    [one] { $n } глину
   *[other] { $n } глины
}
units-wood-acc = { units-wood }
units-stone-acc = { units-stone }
units-ore-acc = { $n ->
    [one] { $n } руду
   *[other] { $n } руды
}
units-glass-acc = { units-glass }
units-papyrus-acc = { units-papyrus }
units-cloth-acc = { units-cloth }
