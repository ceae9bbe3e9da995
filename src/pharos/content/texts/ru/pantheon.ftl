# Почему ход дополнения «Пантеон» невозможен.
refused-without-pantheon = В этой партии нет дополнения «Пантеон».
refused-gods-asleep = До Эпохи II активировать богов нельзя.
refused-not-in-pantheon = Карты { $god_gen } нет в Пантеоне.
refused-no-offering = У вас нет жетона жертвоприношения { $offerings }.
refused-offerings-wasted = Столько жетонов жертвоприношения не нужно: { $offerings }.
refused-slot-taken = Слот { $slot } Пантеона занят.
refused-god-not-drawn = Карты { $god_gen } нет среди взятых вами.
refused-stack-empty = Стопка { $mythology_gen } мифологии пуста.
refused-god-not-revealed = Карты { $god_gen } нет среди открытых.
refused-wrong-order = Верните в стопку обоих оставшихся богов, каждого один раз.
refused-not-on-god = Жетона развития «{ $progress }» нет на карте этого бога.
refused-wonder-not-built = Чудо света «{ $wonder }» не построено.
refused-not-theirs-unbuilt = У соперника нет непостроенного чуда света «{ $wonder }».
refused-empty-place = На месте { $slot } раскладки нет карты.
refused-pawn-is-there = На этом делении стоит маркер конфликта: { $space }.
refused-no-military-token = Этого военного жетона уже нет на поле: { $token }.
