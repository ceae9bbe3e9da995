# Города: почему что-то нельзя сделать.

refused-cities-pay = Потеря — { $owed } мон., в казне { $coins } мон.; заплатить больше того или другого нельзя.

# Что показывает город этого дополнения.

terminal-field-debt = Долг
terminal-field-diplomacy = Жетоны дипломатии
terminal-field-owes = Теряет сейчас монет
terminal-field-causes = Стоит остальным в конце хода
terminal-field-per_victory_token = за каждый жетон победы
terminal-field-per_stage = за каждый этап

terminal-ask-classic-losses = потеря: заплатите монетами, остальное станет долгом
