# Phrases and reactions of the chat.
partner-shows-hand = shows you their hand
phrases = Phrases and reactions
phrase-hello = Hello
phrase-good-luck = Good luck
phrase-well-played = Well played
phrase-thinking = Let me think
phrase-hurry = Your move, please
phrase-thanks = Thanks, good game
reaction-clap = Applause
reaction-laugh = Laughter
reaction-wow = Surprise
reaction-ouch = Ouch
