### The levels of computer players, weakest first.

level-beginner = Beginner
    .about = Plays for the first time: overlooks most of the table and grabs its favourite colour.
level-pupil = Pupil
    .about = Takes what looks best right now and loves one road to victory.
level-trader = Trader
    .about = Plays soundly, but misses a good move now and then.
level-builder = Builder
    .about = Thinks a little ahead.
level-scholar = Scholar
    .about = Knows the game well and sees the next few turns.
level-strategist = Strategist
    .about = Plans several turns and sees most of your threats.
level-master = Master
    .about = Thinks as long as it may. The strongest opponent there is.
