# Лиги по дням: дивизионы, сезоны, повышение и понижение.
league-refused-clock = В лиге играют по ходам. Выберите, сколько дней даётся на ход.
league-refused-few = Для сезона нужно не меньше трёх игроков.
league-refused-live = Сезон ещё не доигран.
league-refused-many = У вас слишком много лиг. Сначала завершите одну из них.
league-refused-members = В лиге клуба играют только его участники.
league-refused-none = Такой лиги нет.
league-refused-over = Эта лига завершена.
league-refused-teams = В лигах играют без команд.
