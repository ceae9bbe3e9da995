# Cities: why something cannot be done.

refused-cities-pay = The loss is { $owed } coins and there are { $coins }; nothing beyond either can be paid.

# What a city of this expansion shows.

field-debt = Debt
field-diplomacy = Diplomacy tokens
field-owes = Coins to lose now
field-causes = Costs the others at the end of the turn
field-per_victory_token = for each victory token
field-per_stage = for each stage

terminal-ask-classic-losses = pay the loss in coins, the rest becomes debt
