### Names of what is printed, in Russian.

## Games and expansions

game-duel = 7 чудес. Дуэль
game-classic = 7 чудес
expansion-pantheon = Пантеон
expansion-agora = Агора
expansion-leaders = Лидеры
expansion-cities = Города

## Ages

age-1 = I эпоха
age-2 = II эпоха
age-3 = III эпоха

## Resources

resource-clay = Глина
resource-wood = Дерево
resource-stone = Камень
resource-ore = Руда
resource-glass = Стекло
resource-papyrus = Папирус
resource-cloth = Ткань
resource-coins = Монеты

## Colors: what the cards of a color are

color-brown = Сырьё
color-grey = Товары
color-blue = Гражданские здания
color-green = Научные здания
color-yellow = Торговые здания
color-red = Военные здания
color-purple = Гильдии
color-black = Карты городов
color-white = Лидеры

## Hues: the bare word for a color, said of a card

hue-brown = коричневая
hue-grey = серая
hue-blue = синяя
hue-green = зелёная
hue-yellow = жёлтая
hue-red = красная
hue-purple = фиолетовая
hue-black = чёрная
hue-white = белая

## То же слово в винительном падеже: с картой что-то делают

hue-object-brown = коричневую
hue-object-grey = серую
hue-object-blue = синюю
hue-object-green = зелёную
hue-object-yellow = жёлтую
hue-object-red = красную
hue-object-purple = фиолетовую
hue-object-black = чёрную
hue-object-white = белую

## То же слово о нескольких картах

hue-many-brown = коричневые
hue-many-grey = серые
hue-many-blue = синие
hue-many-green = зелёные
hue-many-yellow = жёлтые
hue-many-red = красные
hue-many-purple = фиолетовые
hue-many-black = чёрные
hue-many-white = белые

## Scientific symbols

symbol-quill = Перо и чернильница
symbol-mortar = Ступка и пестик
symbol-plumb = Отвес
symbol-wheel = Колесо
symbol-sundial = Солнечные часы
symbol-globe = Армиллярная сфера
symbol-scales = Весы
symbol-compass = Циркуль
symbol-gear = Шестерня
symbol-tablet = Скрижаль

## Chain symbols

symbol-horseshoe = Подкова
symbol-sword = Меч
symbol-tower = Башня
symbol-book = Книга
symbol-mask = Маска
symbol-moon = Луна
symbol-drop = Капля
symbol-amphora = Амфора
symbol-target = Мишень
symbol-helmet = Шлем
symbol-lyre = Лира
symbol-lamp = Лампа
symbol-column = Колонна
symbol-sun = Солнце
symbol-temple_front = Фасад храма
symbol-barrel = Бочка

## Mythologies

mythology-mesopotamian = Месопотамская
mythology-phoenician = Финикийская
mythology-greek = Греческая
mythology-egyptian = Египетская
mythology-roman = Римская

## Score categories

score-civilian = Гражданские здания
score-scientific = Наука
score-commercial = Торговля
score-guilds = Гильдии
score-wonders = Чудеса света
score-progress = Жетоны прогресса
score-coins = Монеты
score-military = Военное дело
score-temples = Великие Храмы
score-gods = Боги
score-senate = Сенат
score-treasury = Казна
score-leaders = Лидеры
score-cities = Карты городов
score-debt = Займы
score-total = Всего

## Victories

victory-civilian = Гражданская победа
victory-military = Военное превосходство
victory-science = Научное превосходство
victory-political = Политическое превосходство
victory-points = Победа по очкам

## Duel: cards

duel-card-lumber_yard = Лесоповал
duel-card-logging_camp = Лесозаготовка
duel-card-clay_pool = Месторождение глины
duel-card-clay_pit = Глиняный карьер
duel-card-quarry = Каменоломня
duel-card-stone_pit = Каменный карьер
duel-card-glassworks = Стекольное дело
duel-card-press = Пресс
duel-card-guard_tower = Сторожевая башня
duel-card-stable = Конюшни
duel-card-garrison = Казармы
duel-card-palisade = Частокол
duel-card-workshop = Мастерская
duel-card-apothecary = Аптека
duel-card-scriptorium = Скрипторий
duel-card-pharmacist = Фармацевт
duel-card-theater = Театр
duel-card-altar = Алтарь
duel-card-baths = Бани
duel-card-stone_reserve = Склад камня
duel-card-clay_reserve = Склад глины
duel-card-wood_reserve = Склад дерева
duel-card-tavern = Таверна
duel-card-sawmill = Лесопилка
duel-card-brickyard = Кирпичное дело
duel-card-shelf_quarry = Разработка камня
duel-card-glass_blower = Стеклодув
duel-card-drying_room = Сушильня
duel-card-walls = Стены
duel-card-horse_breeders = Коневоды
duel-card-barracks = Гарнизон
duel-card-archery_range = Стрельбище
duel-card-parade_ground = Плац
duel-card-library = Библиотека
duel-card-dispensary = Диспансер
duel-card-school = Школа
duel-card-laboratory = Лаборатория
duel-card-courthouse = Трибунал
duel-card-statue = Статуя
duel-card-temple = Храм
duel-card-aqueduct = Акведук
duel-card-rostrum = Трибуна
duel-card-forum = Форум
duel-card-caravansery = Караван-сарай
duel-card-customs_house = Таможня
duel-card-brewery = Пивоварня
duel-card-arsenal = Арсенал
duel-card-pretorium = Преторий
duel-card-fortifications = Укрепления
duel-card-siege_workshop = Осадная мастерская
duel-card-circus = Цирк
duel-card-academy = Академия
duel-card-study = Студия
duel-card-university = Университет
duel-card-observatory = Обсерватория
duel-card-palace = Дворец
duel-card-town_hall = Ратуша
duel-card-obelisk = Обелиск
duel-card-gardens = Сады
duel-card-pantheon = Пантеон
duel-card-senate = Сенат
duel-card-chamber_of_commerce = Торговая палата
duel-card-port = Порт
duel-card-armory = Оружейная
duel-card-lighthouse = Маяк
duel-card-arena = Арена
duel-card-merchants_guild = Гильдия торговцев
duel-card-shipowners_guild = Гильдия судовладельцев
duel-card-builders_guild = Гильдия строителей
duel-card-magistrates_guild = Гильдия судей
duel-card-scientists_guild = Гильдия учёных
duel-card-moneylenders_guild = Гильдия ростовщиков
duel-card-tacticians_guild = Гильдия тактиков

## Duel: wonders

duel-wonder-the_appian_way = Аппиева дорога
duel-wonder-circus_maximus = Большой цирк
duel-wonder-the_colossus = Колосс
duel-wonder-the_great_library = Александрийская библиотека
duel-wonder-the_great_lighthouse = Александрийский маяк
duel-wonder-the_hanging_gardens = Висячие сады
duel-wonder-the_mausoleum = Галикарнасский мавзолей
duel-wonder-piraeus = Пирей
duel-wonder-the_pyramids = Пирамиды
duel-wonder-the_sphinx = Сфинкс
duel-wonder-the_statue_of_zeus = Статуя Зевса
duel-wonder-the_temple_of_artemis = Храм Артемиды
duel-wonder-the_sanctuary = Святилище
duel-wonder-the_divine_theater = Божественный театр
duel-wonder-curia_julia = Курия Юлия
duel-wonder-knossos = Кносский дворец

## Duel: progress tokens

duel-progress-agriculture = Земледелие
duel-progress-architecture = Архитектура
duel-progress-economy = Экономика
duel-progress-law = Закон
duel-progress-masonry = Каменная кладка
duel-progress-mathematics = Математика
duel-progress-philosophy = Философия
duel-progress-strategy = Стратегия
duel-progress-theology = Теология
duel-progress-urbanism = Урбанизм
duel-progress-mysticism = Мистицизм
duel-progress-poliorcetics = Осадная техника
duel-progress-engineering = Инженерное дело
duel-progress-corruption = Коррупция
duel-progress-organized_crime = Организованная преступность

## Duel: military tokens

duel-token-seat0_near = Ближний военный жетон первого места
duel-token-seat0_far = Дальний военный жетон первого места
duel-token-seat1_near = Ближний военный жетон второго места
duel-token-seat1_far = Дальний военный жетон второго места

## Pantheon: Grand Temples, gods and tokens

duel-card-mesopotamian_grand_temple = Месопотамский Великий Храм
duel-card-phoenician_grand_temple = Финикийский Великий Храм
duel-card-greek_grand_temple = Греческий Великий Храм
duel-card-egyptian_grand_temple = Египетский Великий Храм
duel-card-roman_grand_temple = Римский Великий Храм
duel-god-enki = Энки
duel-god-ishtar = Иштар
duel-god-nisaba = Нисаба
duel-god-astarte = Астарта
duel-god-baal = Баал
duel-god-tanit = Танит
duel-god-aphrodite = Афродита
duel-god-hades = Аид
duel-god-zeus = Зевс
duel-god-anubis = Анубис
duel-god-isis = Исида
duel-god-ra = Ра
duel-god-mars = Марс
duel-god-minerva = Минерва
duel-god-neptune = Нептун
duel-god-gate = Врата
duel-token-mythology = Жетон мифологии
duel-token-offering = Жетон жертвоприношения
duel-token-snake = Жетон Змеи
duel-token-minerva = Фишка Минервы

## Agora: Senators

duel-senator-politician_left_1 = Политик (левая часть)
duel-senator-politician_left_2 = Политик (левая часть)
duel-senator-politician_centre_1 = Политик (центральная часть)
duel-senator-politician_centre_2 = Политик (центральная часть)
duel-senator-politician_centre_3 = Политик (центральная часть)
duel-senator-politician_right_1 = Политик (правая часть)
duel-senator-politician_right_2 = Политик (правая часть)
duel-senator-conspirator_1 = Заговорщик
duel-senator-conspirator_2 = Заговорщик
duel-senator-conspirator_3 = Заговорщик
duel-senator-conspirator_4 = Заговорщик
duel-senator-conspirator_5 = Заговорщик
duel-senator-conspirator_6 = Заговорщик
duel-card-politician_left_1 = { duel-senator-politician_left_1 }
duel-card-politician_left_2 = { duel-senator-politician_left_2 }
duel-card-politician_centre_1 = { duel-senator-politician_centre_1 }
duel-card-politician_centre_2 = { duel-senator-politician_centre_2 }
duel-card-politician_centre_3 = { duel-senator-politician_centre_3 }
duel-card-politician_right_1 = { duel-senator-politician_right_1 }
duel-card-politician_right_2 = { duel-senator-politician_right_2 }
duel-card-conspirator_1 = { duel-senator-conspirator_1 }
duel-card-conspirator_2 = { duel-senator-conspirator_2 }
duel-card-conspirator_3 = { duel-senator-conspirator_3 }
duel-card-conspirator_4 = { duel-senator-conspirator_4 }
duel-card-conspirator_5 = { duel-senator-conspirator_5 }
duel-card-conspirator_6 = { duel-senator-conspirator_6 }

## Agora: Senate

duel-section-left = Левая часть
duel-section-centre = Центральная часть
duel-section-right = Правая часть
duel-chamber-1 = Палата 1
duel-chamber-2 = Палата 2
duel-chamber-3 = Палата 3
duel-chamber-4 = Палата 4
duel-chamber-5 = Палата 5
duel-chamber-6 = Палата 6
duel-token-influence = Кубик влияния

## Agora: conspiracies

duel-conspiracy-extortion = Вымогательство
duel-conspiracy-blackmail = Шантаж
duel-conspiracy-expropriation = Экспроприация
duel-conspiracy-swindle = Афера
duel-conspiracy-obscurantism = Обскурантизм
duel-conspiracy-coup = Переворот
duel-conspiracy-property_fraud = Махинации с недвижимостью
duel-conspiracy-treason = Измена
duel-conspiracy-political_maneuver = Политический манёвр
duel-conspiracy-espionage = Шпионаж
duel-conspiracy-turn_of_events = Поворот событий
duel-conspiracy-embezzlement = Растрата
duel-conspiracy-foreclosure = Изъятие имущества
duel-conspiracy-coercion = Принуждение
duel-conspiracy-insider_influence = Закулисное влияние
duel-conspiracy-sabotage = Саботаж

## Agora: decrees (the tokens carry icons only)

duel-decree-coins_on_blue = Доход с синих зданий
duel-decree-coins_on_green = Доход с зелёных зданий
duel-decree-coins_on_yellow = Доход с жёлтых зданий
duel-decree-coins_on_red = Доход с красных зданий
duel-decree-ignore_cost_yellow = Дешёвые жёлтые здания
duel-decree-ignore_cost_red = Дешёвые красные здания
duel-decree-ignore_cost_green = Дешёвые зелёные здания
duel-decree-wonder_discount = Дешёвые чудеса света
duel-decree-shield = Щит
duel-decree-trade_brown = Дешёвое сырьё
duel-decree-trade_grey = Дешёвые товары
duel-decree-senate_blue = Громкий голос в Сенате
duel-decree-discard_bonus = Прибавка за сброс
duel-decree-coins_on_wonder = Доход с чудес света
duel-decree-opponent_chains = Символы цепочек соперника
duel-decree-conspirator_extra_turn = Ещё один ход после Заговорщика

## Classic: cards

classic-card-lumber_yard = Лесоповал
classic-card-stone_pit = Каменный карьер
classic-card-clay_pool = Месторождение глины
classic-card-ore_vein = Рудная жила
classic-card-tree_farm = Лесопосадка
classic-card-excavation = Земляные работы
classic-card-clay_pit = Глиняный карьер
classic-card-timber_yard = Лесной склад
classic-card-forest_cave = Лесная пещера
classic-card-mine = Шахта
classic-card-loom_1 = Ткацкий станок
classic-card-glassworks_1 = Стекольное дело
classic-card-press_1 = Пресс
classic-card-pawnshop = Ломбард
classic-card-baths = Бани
classic-card-altar = Алтарь
classic-card-theater = Театр
classic-card-tavern = Таверна
classic-card-east_trading_post = Восточная торговая фактория
classic-card-west_trading_post = Западная торговая фактория
classic-card-marketplace = Рынок
classic-card-stockade = Частокол
classic-card-barracks = Бараки
classic-card-guard_tower = Сторожевая башня
classic-card-apothecary = Аптека
classic-card-workshop = Мастерская
classic-card-scriptorium = Хранилище манускриптов
classic-card-sawmill = Лесопилка
classic-card-quarry = Каменоломня
classic-card-brickyard = Кирпичное дело
classic-card-foundry = Литейная
classic-card-loom_2 = Ткацкий станок
classic-card-glassworks_2 = Стекольное дело
classic-card-press_2 = Пресс
classic-card-aqueduct = Акведук
classic-card-temple = Храм
classic-card-statue = Статуя
classic-card-courthouse = Суд
classic-card-forum = Форум
classic-card-caravansery = Караван-сарай
classic-card-vineyard = Виноградник
classic-card-bazar = Базар
classic-card-walls = Стены
classic-card-training_ground = Тренировочный лагерь
classic-card-stables = Конюшни
classic-card-archery_range = Стрельбище
classic-card-dispensary = Диспансер
classic-card-laboratory = Лаборатория
classic-card-library = Библиотека
classic-card-school = Школа
classic-card-pantheon = Пантеон
classic-card-gardens = Сады
classic-card-town_hall = Муниципалитет
classic-card-palace = Дворец
classic-card-senate = Сенат
classic-card-haven = Порт
classic-card-lighthouse = Маяк
classic-card-chamber_of_commerce = Торговая палата
classic-card-arena = Арена
classic-card-fortifications = Укрепления
classic-card-circus = Цирк
classic-card-arsenal = Арсенал
classic-card-siege_workshop = Осадная мастерская
classic-card-lodge = Ложа
classic-card-observatory = Обсерватория
classic-card-university = Университет
classic-card-academy = Академия
classic-card-study = Студия

## Classic: guilds

classic-card-workers_guild = Гильдия рабочих
classic-card-craftsmens_guild = Гильдия мастеров
classic-card-traders_guild = Гильдия торговцев
classic-card-philosophers_guild = Гильдия философов
classic-card-spies_guild = Гильдия шпионов
classic-card-magistrates_guild = Гильдия судей
classic-card-strategists_guild = Гильдия стратегов
classic-card-shipowners_guild = Гильдия судовладельцев
classic-card-scientists_guild = Гильдия учёных
classic-card-builders_guild = Гильдия строителей
classic-card-architects_guild = Гильдия архитекторов
classic-card-courtesans_guild = Гильдия куртизанок
classic-card-diplomats_guild = Гильдия дипломатов
classic-card-gamers_guild = Гильдия игроков
classic-card-counterfeiters_guild = Гильдия фальшивомонетчиков
classic-card-guild_of_shadows = Гильдия теней
classic-card-mourners_guild = Гильдия плакальщиц

## Classic: Cities

classic-card-residence = Штаб
classic-card-hideout = Убежище
classic-card-gates_of_the_city = Городские ворота
classic-card-militia = Ополченцы
classic-card-gambling_den = Игорный притон
classic-card-clandestine_dock_west = Западная пристань
classic-card-clandestine_dock_east = Восточная пристань
classic-card-pigeon_loft = Голубятня
classic-card-secret_warehouse = Тайный склад
classic-card-architect_cabinet = Архитектурная мастерская
classic-card-black_market = Чёрный рынок
classic-card-consulate = Консульство
classic-card-gambling_house = Игорный дом
classic-card-lair = Логово
classic-card-mercenaries = Наёмники
classic-card-sepulcher = Склеп
classic-card-spy_ring = Шпионская сеть
classic-card-tabularium = Табулярий
classic-card-brotherhood = Братство
classic-card-builders_union = Союз строителей
classic-card-capitol = Капитолий
classic-card-cenotaph = Кенотаф
classic-card-contingent = Войска
classic-card-embassy = Посольство
classic-card-secret_society = Тайное общество
classic-card-slave_market = Невольничий рынок
classic-card-torture_chamber = Пыточная

## Classic: leaders

classic-leader-alexander = Александр
classic-leader-amytis = Амитис
classic-leader-archimedes = Архимед
classic-leader-aristotle = Аристотель
classic-leader-bilkis = Билкис
classic-leader-caesar = Цезарь
classic-leader-cleopatra = Клеопатра
classic-leader-croesus = Крёз
classic-leader-euclid = Евклид
classic-leader-hammurabi = Хаммурапи
classic-leader-hannibal = Ганнибал
classic-leader-hatshepsut = Хатшепсут
classic-leader-hiram = Хирам
classic-leader-hypatia = Гипатия
classic-leader-imhotep = Имхотеп
classic-leader-justinian = Юстиниан
classic-leader-leonidas = Леонид
classic-leader-maecenas = Меценат
classic-leader-midas = Мидас
classic-leader-nebuchadnezzar = Навуходоносор
classic-leader-nefertiti = Нефертити
classic-leader-nero = Нерон
classic-leader-pericles = Перикл
classic-leader-phidias = Фидий
classic-leader-plato = Платон
classic-leader-praxiteles = Пракситель
classic-leader-ptolemy = Птолемей
classic-leader-pythagoras = Пифагор
classic-leader-ramses = Рамзес
classic-leader-sappho = Сапфо
classic-leader-solomon = Соломон
classic-leader-tomyris = Томирис
classic-leader-varro = Варрон
classic-leader-vitruvius = Витрувий
classic-leader-xenophon = Ксенофонт
classic-leader-zenobia = Зенобия
classic-leader-aspasia = Аспасия
classic-leader-berenice = Береника
classic-leader-caligula = Калигула
classic-leader-darius = Дарий
classic-leader-diocletian = Диоклетиан
classic-leader-semiramis = Семирамида

## Classic: boards

classic-board-rhodes = Колосс Родосский
classic-board-alexandria = Александрийский Маяк
classic-board-ephesus = Храм Артемиды в Эфесе
classic-board-babylon = Висячие Сады Семирамиды
classic-board-olympia = Статуя Зевса в Олимпии
classic-board-halicarnassus = Мавзолей в Галикарнасе
classic-board-giza = Пирамиды Гизы
classic-board-rome = Колизей в Риме
classic-board-petra = Храм Эль-Хазне в Петре
classic-board-byzantium = Софийский собор в Византии
classic-city-rhodes = Родос
classic-city-alexandria = Александрия
classic-city-ephesus = Эфес
classic-city-babylon = Вавилон
classic-city-olympia = Олимпия
classic-city-halicarnassus = Галикарнас
classic-city-giza = Гиза
classic-city-rome = Рим
classic-city-petra = Петра
classic-city-byzantium = Византий
classic-side-a = сторона A
classic-side-b = сторона B
classic-wonder-rhodes_a = { classic-board-rhodes }, { classic-side-a }
classic-wonder-rhodes_b = { classic-board-rhodes }, { classic-side-b }
classic-wonder-alexandria_a = { classic-board-alexandria }, { classic-side-a }
classic-wonder-alexandria_b = { classic-board-alexandria }, { classic-side-b }
classic-wonder-ephesus_a = { classic-board-ephesus }, { classic-side-a }
classic-wonder-ephesus_b = { classic-board-ephesus }, { classic-side-b }
classic-wonder-babylon_a = { classic-board-babylon }, { classic-side-a }
classic-wonder-babylon_b = { classic-board-babylon }, { classic-side-b }
classic-wonder-olympia_a = { classic-board-olympia }, { classic-side-a }
classic-wonder-olympia_b = { classic-board-olympia }, { classic-side-b }
classic-wonder-halicarnassus_a = { classic-board-halicarnassus }, { classic-side-a }
classic-wonder-halicarnassus_b = { classic-board-halicarnassus }, { classic-side-b }
classic-wonder-giza_a = { classic-board-giza }, { classic-side-a }
classic-wonder-giza_b = { classic-board-giza }, { classic-side-b }
classic-wonder-rome_a = { classic-board-rome }, { classic-side-a }
classic-wonder-rome_b = { classic-board-rome }, { classic-side-b }
classic-wonder-petra_a = { classic-board-petra }, { classic-side-a }
classic-wonder-petra_b = { classic-board-petra }, { classic-side-b }
classic-wonder-byzantium_a = { classic-board-byzantium }, { classic-side-a }
classic-wonder-byzantium_b = { classic-board-byzantium }, { classic-side-b }
classic-city-free = Свободный город

## Classic: tokens

classic-token-victory = Жетон победы
classic-token-defeat = Жетон поражения
classic-token-debt = Жетон займа
classic-token-diplomacy = Жетон дипломатии
classic-token-courtesan = Жетон куртизанки
