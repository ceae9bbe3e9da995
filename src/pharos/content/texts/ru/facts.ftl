# Что произошло: для журнала, повтора и чтения с экрана. $who и $other — игроки или города.
fact-coins = { $amount ->
    [one] { $amount } монету
    [few] { $amount } монеты
   *[many] { $amount } монет
}
fact-trade = { $who } платит { $coins } игроку { $other }
fact-income = { $who } получает { $coins }
fact-income-by = { $who } получает { $coins } ({ $cause })
fact-loss = { $who } теряет { $coins }
fact-loss-by = { $who } теряет { $coins } ({ $cause })
fact-loot = { $who } теряет { $coins }: наступает армия
fact-theft = { $other } забирает { $coins } у игрока { $who }
fact-taken = { $who } берёт: { $thing }
fact-mythology = { $who } берёт жетон мифологии: { $thing }
fact-offering = { $who } берёт жетон жертвоприношения: { $amount }
fact-lost = { $who } теряет: { $thing }
fact-changed = { $thing } — теперь у игрока { $who }
fact-revealed = Открыто: { $things }
fact-razed = { $who }: больше не построено — { $thing }
fact-pawn = Маркер конфликта: { $amount ->
    [one] { $amount } деление
    [few] { $amount } деления
   *[many] { $amount } делений
} к столице игрока { $other }
fact-minerva = Фишка Минервы стоит на военном треке
fact-minerva-gone = Фишка Минервы останавливает армию и уходит с трека
fact-control = { $who } контролирует палату { $place }
fact-control-lost = Палату { $place } больше никто не контролирует
fact-again = { $who } ходит ещё раз
fact-begins = { $who } начинает партию
fact-begins-paid = { $who } начинает партию и платит { $coins }
fact-age = { $age } начинается
fact-conflict = { $who } побеждает игрока { $other }: { $amount ->
    [one] жетон победы, { $place }
   *[other] жетоны победы, { $amount } по { $place }
}
fact-diplomacy = { $who } получает жетон дипломатии
fact-diplomacy-used = { $who } не участвует в конфликте и возвращает жетон дипломатии
fact-debt = { $who } берёт { $amount ->
    [one] { $amount } жетон займа
    [few] { $amount } жетона займа
   *[many] { $amount } жетонов займа
}
