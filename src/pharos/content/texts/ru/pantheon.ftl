# Почему выбор из дополнения «Пантеон» отклонён.
refused-without-pantheon = Этот выбор относится к дополнению «Пантеон», а в партии его нет.
refused-gods-asleep = До II эпохи карты из Пантеона активировать нельзя.
refused-not-in-pantheon = Карты { $god } нет в Пантеоне.
refused-no-offering = У вас нет жертвоприношения { $offerings }.
refused-offerings-wasted = С жертвоприношениями { $offerings } вы отдали бы больше, чем нужно.
refused-slot-taken = Слот { $slot } Пантеона занят.
refused-god-not-drawn = Карты { $god } нет среди взятых вами богов.
refused-stack-empty = Стопка мифологии { $mythology } пуста.
refused-god-not-revealed = Карты { $god } нет среди открытых богов.
refused-wrong-order = Нужно вернуть двух остальных богов стопки, каждого по одному разу.
refused-not-on-god = Жетона прогресса { $progress } нет на карте этого бога.
refused-wonder-not-built = Чудо { $wonder } не построено.
refused-not-theirs-unbuilt = У соперника нет такого непостроенного чуда: { $wonder }.
refused-empty-place = На месте { $slot } структуры нет карты.
refused-pawn-is-there = На делении { $space } стоит маркер конфликта.
refused-no-military-token = Военного жетона { $token } уже нет на поле.
