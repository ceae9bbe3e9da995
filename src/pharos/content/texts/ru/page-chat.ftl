# Фразы и реакции чата.
partner-shows-hand = показывает вам свои карты
phrases = Фразы и реакции
phrase-hello = Привет
phrase-good-luck = Удачи
phrase-well-played = Отличный ход
phrase-thinking = Дайте подумать
phrase-hurry = Ходите, пожалуйста
phrase-thanks = Спасибо за игру
reaction-clap = Аплодисменты
reaction-laugh = Смех
reaction-wow = Удивление
reaction-ouch = Ай
