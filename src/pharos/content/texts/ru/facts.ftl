# Что произошло: для журнала, повтора и чтения с экрана. $who и $other — игроки или города; $coins — число монет в
# винительном падеже. $you и $other_you равны «yes», если это читатель; $other_you равен «free» для Свободного города.
fact-trade = { $you ->
    [yes] Вы платите
   *[no] { $who } платит
} { $other_you ->
    [yes] вам { $coins }
    [free] { $coins } Свободному городу
   *[no] { $coins } игроку { $other }
}
fact-income = { $you ->
    [yes] Вы получаете
   *[no] { $who } получает
} { $coins }
fact-income-by = { $you ->
    [yes] Вы получаете
   *[no] { $who } получает
} { $coins } ({ $cause })
fact-loss = { $you ->
    [yes] Вы теряете
   *[no] { $who } теряет
} { $coins }
fact-loss-by = { $you ->
    [yes] Вы теряете
   *[no] { $who } теряет
} { $coins } ({ $cause })
fact-loot = { $you ->
    [yes] Вы теряете
   *[no] { $who } теряет
} { $coins } (военный жетон)
fact-theft = { $other_you ->
    [yes] Вы забираете
   *[no] { $other } забирает
} { $coins } { $you ->
    [yes] у вас
    [free] у Свободного города
   *[no] у игрока { $who }
}
fact-taken = { $you ->
    [yes] Вы берёте
   *[no] { $who } берёт
} { $thing_acc }
fact-mythology = { $you ->
    [yes] Вы берёте
   *[no] { $who } берёт
} жетон { $thing_gen } мифологии
fact-offering = { $you ->
    [yes] Вы берёте
   *[no] { $who } берёт
} жетон жертвоприношения (−{ $n })
fact-lost = { $you ->
    [yes] Вы теряете
   *[no] { $who } теряет
} { $thing_acc }
fact-changed = { $you ->
    [yes] Вы забираете
   *[no] { $who } забирает
} { $thing_acc } у соперника
fact-revealed = { $count ->
    [one] Открыта карта: { $things }
   *[other] Открыты: { $things }
}
fact-revealed-decree = { $count ->
    [one] Открыт декрет: { $things }
   *[other] Открыты декреты: { $things }
}
fact-razed = { $you ->
    [yes] Ваше чудо света «{ $thing }»
   *[no] Чудо света «{ $thing }» игрока { $who }
} больше не построено
fact-pawn = Маркер конфликта передвигается на { spaces } { $other_you ->
    [yes] к вашей столице
   *[no] к столице игрока { $other }
}
fact-minerva = Фишка Минервы стоит на военном треке
fact-minerva-gone = Фишка Минервы останавливает маркер конфликта, её убирают с трека
fact-control = { $you ->
    [yes] Вы получаете
   *[no] { $who } получает
} контроль над палатой { $place }
fact-control-lost = Палату { $place } никто не контролирует
fact-again = { $you ->
    [yes] Вы получаете
   *[no] { $who } получает
} дополнительный ход
fact-begins = { $you ->
    [yes] Вы начинаете
   *[no] { $who } начинает
} партию
fact-begins-paid = { $you ->
    [yes] Вы начинаете партию и платите
   *[no] { $who } начинает партию и платит
} { $coins }
fact-age = Начинается { $age }
fact-conflict = { $you ->
    [yes] Вы побеждаете
   *[no] { $who } побеждает
} { $other_you ->
    [yes] вас
    [free] Свободный город
   *[no] игрока { $other }
}: { $amount ->
    [one] { $amount } жетон победы ({ points })
    [few] { $amount } жетона победы (по { $n ->
        [one] { $n } очку
        [few] { $n } очка
       *[many] { $n } очков
    })
   *[many] { $amount } жетонов победы (по { $n ->
        [one] { $n } очку
        [few] { $n } очка
       *[many] { $n } очков
    })
}
fact-diplomacy = { $you ->
    [yes] Вы получаете
   *[no] { $who } получает
} жетон дипломатии
fact-diplomacy-used = { $you ->
    [yes] Вы пропускаете
   *[no] { $who } пропускает
} конфликт
fact-debt = { $you ->
    [yes] Вы берёте
   *[no] { $who } берёт
} { $amount ->
    [one] { $amount } жетон займа
    [few] { $amount } жетона займа
   *[many] { $amount } жетонов займа
}
