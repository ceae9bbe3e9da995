### Names of what is printed.

## Games and expansions

game-duel = 7 Wonders Duel
game-classic = 7 Wonders
expansion-pantheon = Pantheon
expansion-agora = Agora
expansion-leaders = Leaders
expansion-cities = Cities

## Ages

age-1 = Age I
age-2 = Age II
age-3 = Age III

## Resources

resource-clay = Clay
resource-wood = Wood
resource-stone = Stone
resource-ore = Ore
resource-glass = Glass
resource-papyrus = Papyrus
resource-cloth = Textile
resource-coins = Coins

## Colors: what the cards of a color are

color-brown = Raw materials
color-grey = Manufactured goods
color-blue = Civilian buildings
color-green = Scientific buildings
color-yellow = Commercial buildings
color-red = Military buildings
color-purple = Guilds
color-black = City cards
color-white = Leaders

## Hues: the bare word for a color, said of a card

hue-brown = brown
hue-grey = gray
hue-blue = blue
hue-green = green
hue-yellow = yellow
hue-red = red
hue-purple = purple
hue-black = black
hue-white = white

## The same word of a card that something is done to: some languages have a case for it

hue-object-brown = brown
hue-object-grey = gray
hue-object-blue = blue
hue-object-green = green
hue-object-yellow = yellow
hue-object-red = red
hue-object-purple = purple
hue-object-black = black
hue-object-white = white

## The same word of several cards

hue-many-brown = brown
hue-many-grey = gray
hue-many-blue = blue
hue-many-green = green
hue-many-yellow = yellow
hue-many-red = red
hue-many-purple = purple
hue-many-black = black
hue-many-white = white

## Scientific symbols

symbol-quill = Quill and inkwell
symbol-mortar = Mortar and pestle
symbol-plumb = Plumb line
symbol-wheel = Wheel
symbol-sundial = Sundial
symbol-globe = Armillary globe
symbol-scales = Scales
symbol-compass = Compass
symbol-gear = Gear
symbol-tablet = Tablet

## Chain symbols

symbol-horseshoe = Horseshoe
symbol-sword = Sword
symbol-tower = Tower
symbol-book = Book
symbol-mask = Mask
symbol-moon = Moon
symbol-drop = Drop
symbol-amphora = Amphora
symbol-target = Target
symbol-helmet = Helmet
symbol-lyre = Lyre
symbol-lamp = Lamp
symbol-column = Column
symbol-sun = Sun
symbol-temple_front = Temple front
symbol-barrel = Barrel

## Mythologies

mythology-mesopotamian = Mesopotamian
mythology-phoenician = Phoenician
mythology-greek = Greek
mythology-egyptian = Egyptian
mythology-roman = Roman

## Score categories

score-civilian = Civilian buildings
score-scientific = Science
score-commercial = Commerce
score-guilds = Guilds
score-wonders = Wonders
score-progress = Progress tokens
score-coins = Coins
score-military = Military
score-temples = Grand Temples
score-gods = Gods
score-senate = Senate
score-treasury = Treasury
score-leaders = Leaders
score-cities = City cards
score-debt = Debt
score-total = Total

## Victories

victory-civilian = Civilian victory
victory-military = Military supremacy
victory-science = Scientific supremacy
victory-political = Political supremacy
victory-points = Victory on points

## Duel: cards

duel-card-lumber_yard = Lumber Yard
duel-card-logging_camp = Logging Camp
duel-card-clay_pool = Clay Pool
duel-card-clay_pit = Clay Pit
duel-card-quarry = Quarry
duel-card-stone_pit = Stone Pit
duel-card-glassworks = Glassworks
duel-card-press = Press
duel-card-guard_tower = Guard Tower
duel-card-stable = Stable
duel-card-garrison = Garrison
duel-card-palisade = Palisade
duel-card-workshop = Workshop
duel-card-apothecary = Apothecary
duel-card-scriptorium = Scriptorium
duel-card-pharmacist = Pharmacist
duel-card-theater = Theater
duel-card-altar = Altar
duel-card-baths = Baths
duel-card-stone_reserve = Stone Reserve
duel-card-clay_reserve = Clay Reserve
duel-card-wood_reserve = Wood Reserve
duel-card-tavern = Tavern
duel-card-sawmill = Sawmill
duel-card-brickyard = Brickyard
duel-card-shelf_quarry = Shelf Quarry
duel-card-glass_blower = Glass-Blower
duel-card-drying_room = Drying Room
duel-card-walls = Walls
duel-card-horse_breeders = Horse Breeders
duel-card-barracks = Barracks
duel-card-archery_range = Archery Range
duel-card-parade_ground = Parade Ground
duel-card-library = Library
duel-card-dispensary = Dispensary
duel-card-school = School
duel-card-laboratory = Laboratory
duel-card-courthouse = Courthouse
duel-card-statue = Statue
duel-card-temple = Temple
duel-card-aqueduct = Aqueduct
duel-card-rostrum = Rostrum
duel-card-forum = Forum
duel-card-caravansery = Caravansery
duel-card-customs_house = Customs House
duel-card-brewery = Brewery
duel-card-arsenal = Arsenal
duel-card-pretorium = Pretorium
duel-card-fortifications = Fortifications
duel-card-siege_workshop = Siege Workshop
duel-card-circus = Circus
duel-card-academy = Academy
duel-card-study = Study
duel-card-university = University
duel-card-observatory = Observatory
duel-card-palace = Palace
duel-card-town_hall = Town Hall
duel-card-obelisk = Obelisk
duel-card-gardens = Gardens
duel-card-pantheon = Pantheon
duel-card-senate = Senate
duel-card-chamber_of_commerce = Chamber of Commerce
duel-card-port = Port
duel-card-armory = Armory
duel-card-lighthouse = Lighthouse
duel-card-arena = Arena
duel-card-merchants_guild = Merchants Guild
duel-card-shipowners_guild = Shipowners Guild
duel-card-builders_guild = Builders Guild
duel-card-magistrates_guild = Magistrates Guild
duel-card-scientists_guild = Scientists Guild
duel-card-moneylenders_guild = Moneylenders Guild
duel-card-tacticians_guild = Tacticians Guild

## Duel: wonders

duel-wonder-the_appian_way = The Appian Way
duel-wonder-circus_maximus = Circus Maximus
duel-wonder-the_colossus = The Colossus
duel-wonder-the_great_library = The Great Library
duel-wonder-the_great_lighthouse = The Great Lighthouse
duel-wonder-the_hanging_gardens = The Hanging Gardens
duel-wonder-the_mausoleum = The Mausoleum
duel-wonder-piraeus = Piraeus
duel-wonder-the_pyramids = The Pyramids
duel-wonder-the_sphinx = The Sphinx
duel-wonder-the_statue_of_zeus = The Statue of Zeus
duel-wonder-the_temple_of_artemis = The Temple of Artemis
duel-wonder-the_sanctuary = The Sanctuary
duel-wonder-the_divine_theater = The Divine Theater
duel-wonder-curia_julia = Curia Julia
duel-wonder-knossos = Knossos

## Duel: progress tokens

duel-progress-agriculture = Agriculture
duel-progress-architecture = Architecture
duel-progress-economy = Economy
duel-progress-law = Law
duel-progress-masonry = Masonry
duel-progress-mathematics = Mathematics
duel-progress-philosophy = Philosophy
duel-progress-strategy = Strategy
duel-progress-theology = Theology
duel-progress-urbanism = Urbanism
duel-progress-mysticism = Mysticism
duel-progress-poliorcetics = Poliorcetics
duel-progress-engineering = Engineering
duel-progress-corruption = Corruption
duel-progress-organized_crime = Organized Crime

## Duel: military tokens

duel-token-seat0_near = First military token of player 1
duel-token-seat0_far = Second military token of player 1
duel-token-seat1_near = First military token of player 2
duel-token-seat1_far = Second military token of player 2

## Pantheon: Grand Temples, gods and tokens

duel-card-mesopotamian_grand_temple = Mesopotamian Grand Temple
duel-card-phoenician_grand_temple = Phoenician Grand Temple
duel-card-greek_grand_temple = Greek Grand Temple
duel-card-egyptian_grand_temple = Egyptian Grand Temple
duel-card-roman_grand_temple = Roman Grand Temple
duel-god-enki = Enki
duel-god-ishtar = Ishtar
duel-god-nisaba = Nisaba
duel-god-astarte = Astarte
duel-god-baal = Baal
duel-god-tanit = Tanit
duel-god-aphrodite = Aphrodite
duel-god-hades = Hades
duel-god-zeus = Zeus
duel-god-anubis = Anubis
duel-god-isis = Isis
duel-god-ra = Ra
duel-god-mars = Mars
duel-god-minerva = Minerva
duel-god-neptune = Neptune
duel-god-gate = Gate
    .the = the Gate
duel-token-mythology = Mythology token
duel-token-offering = Offering token
duel-token-snake = Snake token
duel-token-minerva = Minerva pawn

## Agora: Senators

duel-senator-politician_left_1 = Politician (left section)
    .the = a Politician (left section)
duel-senator-politician_left_2 = Politician (left section)
    .the = a Politician (left section)
duel-senator-politician_centre_1 = Politician (center section)
    .the = a Politician (center section)
duel-senator-politician_centre_2 = Politician (center section)
    .the = a Politician (center section)
duel-senator-politician_centre_3 = Politician (center section)
    .the = a Politician (center section)
duel-senator-politician_right_1 = Politician (right section)
    .the = a Politician (right section)
duel-senator-politician_right_2 = Politician (right section)
    .the = a Politician (right section)
duel-senator-conspirator_1 = Conspirator
    .the = a Conspirator
duel-senator-conspirator_2 = Conspirator
    .the = a Conspirator
duel-senator-conspirator_3 = Conspirator
    .the = a Conspirator
duel-senator-conspirator_4 = Conspirator
    .the = a Conspirator
duel-senator-conspirator_5 = Conspirator
    .the = a Conspirator
duel-senator-conspirator_6 = Conspirator
    .the = a Conspirator
duel-card-politician_left_1 = { duel-senator-politician_left_1 }
    .the = { duel-senator-politician_left_1.the }
duel-card-politician_left_2 = { duel-senator-politician_left_2 }
    .the = { duel-senator-politician_left_2.the }
duel-card-politician_centre_1 = { duel-senator-politician_centre_1 }
    .the = { duel-senator-politician_centre_1.the }
duel-card-politician_centre_2 = { duel-senator-politician_centre_2 }
    .the = { duel-senator-politician_centre_2.the }
duel-card-politician_centre_3 = { duel-senator-politician_centre_3 }
    .the = { duel-senator-politician_centre_3.the }
duel-card-politician_right_1 = { duel-senator-politician_right_1 }
    .the = { duel-senator-politician_right_1.the }
duel-card-politician_right_2 = { duel-senator-politician_right_2 }
    .the = { duel-senator-politician_right_2.the }
duel-card-conspirator_1 = { duel-senator-conspirator_1 }
    .the = { duel-senator-conspirator_1.the }
duel-card-conspirator_2 = { duel-senator-conspirator_2 }
    .the = { duel-senator-conspirator_2.the }
duel-card-conspirator_3 = { duel-senator-conspirator_3 }
    .the = { duel-senator-conspirator_3.the }
duel-card-conspirator_4 = { duel-senator-conspirator_4 }
    .the = { duel-senator-conspirator_4.the }
duel-card-conspirator_5 = { duel-senator-conspirator_5 }
    .the = { duel-senator-conspirator_5.the }
duel-card-conspirator_6 = { duel-senator-conspirator_6 }
    .the = { duel-senator-conspirator_6.the }

## Agora: Senate

duel-section-left = Left section
duel-section-centre = Center section
duel-section-right = Right section
duel-chamber-1 = Chamber 1
duel-chamber-2 = Chamber 2
duel-chamber-3 = Chamber 3
duel-chamber-4 = Chamber 4
duel-chamber-5 = Chamber 5
duel-chamber-6 = Chamber 6
duel-token-influence = Influence cube

## Agora: conspiracies

duel-conspiracy-extortion = Extortion
duel-conspiracy-blackmail = Blackmail
duel-conspiracy-expropriation = Expropriation
duel-conspiracy-swindle = Swindle
duel-conspiracy-obscurantism = Obscurantism
duel-conspiracy-coup = Coup
duel-conspiracy-property_fraud = Property Fraud
duel-conspiracy-treason = Treason
duel-conspiracy-political_maneuver = Political Maneuver
duel-conspiracy-espionage = Espionage
duel-conspiracy-turn_of_events = Turn of Events
duel-conspiracy-embezzlement = Embezzlement
duel-conspiracy-foreclosure = Foreclosure
duel-conspiracy-coercion = Coercion
duel-conspiracy-insider_influence = Insider Influence
duel-conspiracy-sabotage = Sabotage

## Agora: decrees (the tokens carry icons only)

duel-decree-coins_on_blue = Income from blue buildings
duel-decree-coins_on_green = Income from green buildings
duel-decree-coins_on_yellow = Income from yellow buildings
duel-decree-coins_on_red = Income from red buildings
duel-decree-ignore_cost_yellow = Cheaper yellow buildings
duel-decree-ignore_cost_red = Cheaper red buildings
duel-decree-ignore_cost_green = Cheaper green buildings
duel-decree-wonder_discount = Cheaper Wonders
duel-decree-shield = Shield
duel-decree-trade_brown = Cheaper raw materials
duel-decree-trade_grey = Cheaper manufactured goods
duel-decree-senate_blue = Senate bonus
duel-decree-discard_bonus = Discard bonus
duel-decree-coins_on_wonder = Income from Wonders
duel-decree-opponent_chains = Opponent’s chains
duel-decree-conspirator_extra_turn = Extra turn after a Conspirator

## Classic: cards

classic-card-lumber_yard = Lumber Yard
classic-card-stone_pit = Stone Pit
classic-card-clay_pool = Clay Pool
classic-card-ore_vein = Ore Vein
classic-card-tree_farm = Tree Farm
classic-card-excavation = Excavation
classic-card-clay_pit = Clay Pit
classic-card-timber_yard = Timber Yard
classic-card-forest_cave = Forest Cave
classic-card-mine = Mine
classic-card-loom_1 = Loom
classic-card-glassworks_1 = Glassworks
classic-card-press_1 = Press
classic-card-pawnshop = Pawnshop
classic-card-baths = Baths
classic-card-altar = Altar
classic-card-theater = Theater
classic-card-tavern = Tavern
classic-card-east_trading_post = East Trading Post
classic-card-west_trading_post = West Trading Post
classic-card-marketplace = Marketplace
classic-card-stockade = Stockade
classic-card-barracks = Barracks
classic-card-guard_tower = Guard Tower
classic-card-apothecary = Apothecary
classic-card-workshop = Workshop
classic-card-scriptorium = Scriptorium
classic-card-sawmill = Sawmill
classic-card-quarry = Quarry
classic-card-brickyard = Brickyard
classic-card-foundry = Foundry
classic-card-loom_2 = Loom
classic-card-glassworks_2 = Glassworks
classic-card-press_2 = Press
classic-card-aqueduct = Aqueduct
classic-card-temple = Temple
classic-card-statue = Statue
classic-card-courthouse = Courthouse
classic-card-forum = Forum
classic-card-caravansery = Caravansery
classic-card-vineyard = Vineyard
classic-card-bazar = Bazar
classic-card-walls = Walls
classic-card-training_ground = Training Ground
classic-card-stables = Stables
classic-card-archery_range = Archery Range
classic-card-dispensary = Dispensary
classic-card-laboratory = Laboratory
classic-card-library = Library
classic-card-school = School
classic-card-pantheon = Pantheon
classic-card-gardens = Gardens
classic-card-town_hall = Town Hall
classic-card-palace = Palace
classic-card-senate = Senate
classic-card-haven = Haven
classic-card-lighthouse = Lighthouse
classic-card-chamber_of_commerce = Chamber of Commerce
classic-card-arena = Arena
classic-card-fortifications = Fortifications
classic-card-circus = Circus
classic-card-arsenal = Arsenal
classic-card-siege_workshop = Siege Workshop
classic-card-lodge = Lodge
classic-card-observatory = Observatory
classic-card-university = University
classic-card-academy = Academy
classic-card-study = Study

## Classic: guilds

classic-card-workers_guild = Workers Guild
classic-card-craftsmens_guild = Craftsmen’s Guild
classic-card-traders_guild = Traders Guild
classic-card-philosophers_guild = Philosophers Guild
classic-card-spies_guild = Spies Guild
classic-card-magistrates_guild = Magistrates Guild
classic-card-strategists_guild = Strategists Guild
classic-card-shipowners_guild = Shipowners Guild
classic-card-scientists_guild = Scientists Guild
classic-card-builders_guild = Builders Guild
classic-card-architects_guild = Architects Guild
classic-card-courtesans_guild = Courtesans Guild
classic-card-diplomats_guild = Diplomats Guild
classic-card-gamers_guild = Gamers Guild
classic-card-counterfeiters_guild = Counterfeiters Guild
classic-card-guild_of_shadows = Guild of Shadows
classic-card-mourners_guild = Mourners Guild

## Classic: Cities

classic-card-residence = Residence
classic-card-hideout = Hideout
classic-card-gates_of_the_city = Gates of the City
classic-card-militia = Militia
classic-card-gambling_den = Gambling Den
classic-card-clandestine_dock_west = Clandestine Dock West
classic-card-clandestine_dock_east = Clandestine Dock East
classic-card-pigeon_loft = Pigeon Loft
classic-card-secret_warehouse = Secret Warehouse
classic-card-architect_cabinet = Architect Cabinet
classic-card-black_market = Black Market
classic-card-consulate = Consulate
classic-card-gambling_house = Gambling House
classic-card-lair = Lair
classic-card-mercenaries = Mercenaries
classic-card-sepulcher = Sepulcher
classic-card-spy_ring = Spy Ring
classic-card-tabularium = Tabularium
classic-card-brotherhood = Brotherhood
classic-card-builders_union = Builders’ Union
classic-card-capitol = Capitol
classic-card-cenotaph = Cenotaph
classic-card-contingent = Contingent
classic-card-embassy = Embassy
classic-card-secret_society = Secret Society
classic-card-slave_market = Slave Market
classic-card-torture_chamber = Torture Chamber

## Classic: leaders

classic-leader-alexander = Alexander
classic-leader-amytis = Amytis
classic-leader-archimedes = Archimedes
classic-leader-aristotle = Aristotle
classic-leader-bilkis = Bilkis
classic-leader-caesar = Caesar
classic-leader-cleopatra = Cleopatra
classic-leader-croesus = Croesus
classic-leader-euclid = Euclid
classic-leader-hammurabi = Hammurabi
classic-leader-hannibal = Hannibal
classic-leader-hatshepsut = Hatshepsut
classic-leader-hiram = Hiram
classic-leader-hypatia = Hypatia
classic-leader-imhotep = Imhotep
classic-leader-justinian = Justinian
classic-leader-leonidas = Leonidas
classic-leader-maecenas = Maecenas
classic-leader-midas = Midas
classic-leader-nebuchadnezzar = Nebuchadnezzar
classic-leader-nefertiti = Nefertiti
classic-leader-nero = Nero
classic-leader-pericles = Pericles
classic-leader-phidias = Phidias
classic-leader-plato = Plato
classic-leader-praxiteles = Praxiteles
classic-leader-ptolemy = Ptolemy
classic-leader-pythagoras = Pythagoras
classic-leader-ramses = Ramses
classic-leader-sappho = Sappho
classic-leader-solomon = Solomon
classic-leader-tomyris = Tomyris
classic-leader-varro = Varro
classic-leader-vitruvius = Vitruvius
classic-leader-xenophon = Xenophon
classic-leader-zenobia = Zenobia
classic-leader-aspasia = Aspasia
classic-leader-berenice = Berenice
classic-leader-caligula = Caligula
classic-leader-darius = Darius
classic-leader-diocletian = Diocletian
classic-leader-semiramis = Semiramis

## Classic: boards

classic-board-rhodes = The Colossus of Rhodes
classic-board-alexandria = The Lighthouse of Alexandria
classic-board-ephesus = The Temple of Artemis in Ephesus
classic-board-babylon = The Hanging Gardens of Babylon
classic-board-olympia = The Statue of Zeus in Olympia
classic-board-halicarnassus = The Mausoleum of Halicarnassus
classic-board-giza = The Pyramids of Giza
classic-board-rome = Colosseum of Rome
    .the = the Colosseum of Rome
classic-board-petra = Al-Khazneh of Petra
classic-board-byzantium = Hagia Sophia of Byzantium
classic-city-rhodes = Rhodes
classic-city-alexandria = Alexandria
classic-city-ephesus = Ephesus
classic-city-babylon = Babylon
classic-city-olympia = Olympia
classic-city-halicarnassus = Halicarnassus
classic-city-giza = Giza
classic-city-rome = Rome
classic-city-petra = Petra
classic-city-byzantium = Byzantium
classic-side-a = side A
classic-side-b = side B
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
classic-city-free = Free city

## Classic: tokens

classic-token-victory = Victory token
classic-token-defeat = Defeat token
classic-token-debt = Debt token
classic-token-diplomacy = Diplomacy token
classic-token-courtesan = Courtesan token
