### Что видит на главной странице владелец аккаунта.

home-quick = Быстрая партия
home-pairing = Найти соперников
home-friends = Друзья
home-online = в сети
home-offline = не в сети
home-to-table = Смотреть
home-no-friends = Добавьте друзей, чтобы видеть, когда они в сети. Они об этом не узнают.
home-clubs = Клубы
home-no-club = Играйте постоянной компанией: вечера, таблица сезона, рекорды.
home-no-evening = Вечер пока не назначен.
home-i-come = Приду
home-all-clubs = Все клубы
home-find-club = Создать клуб
home-last = Последняя партия
home-review = Разбор
