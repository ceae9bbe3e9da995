### The levels of computer players, weakest first.

level-beginner = Beginner
    .about = Plays for the first time: misses most of what’s on the table and grabs its favorite color.
level-pupil = Pupil
    .about = Takes what looks best right now and sticks to one path to victory.
level-trader = Trader
    .about = Plays soundly but misses a good move now and then.
level-builder = Builder
    .about = Thinks a little ahead.
level-scholar = Scholar
    .about = Knows the game well and sees the next few turns.
level-strategist = Strategist
    .about = Plans several turns ahead and sees most of your threats.
level-master = Master
    .about = Uses all its time. The strongest opponent.
