# Просмотр: оверлей для трансляций и комментарий.
overlay-title = Оверлей для трансляции
overlay-behind = задержка { $n } мин
overlay-last = Последний ход
overlay-chances = Шансы на победу
overlay-gone = Этот стол нельзя смотреть
commentary-title = Комментарий
commentary-table = Вернуться к столу
