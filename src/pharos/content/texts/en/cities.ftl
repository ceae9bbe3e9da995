# Why a move of Cities is not possible.
refused-cities-pay = You cannot pay that much. The loss is { $owed }, and the treasury holds { $coins }.

