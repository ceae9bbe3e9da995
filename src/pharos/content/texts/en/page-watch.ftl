# Watching: the overlay for streams, and commentary.
overlay-title = Stream overlay
overlay-behind = { $n } min delay
overlay-last = Last turn
overlay-chances = Win chances
overlay-gone = This table can’t be watched
commentary-title = Commentary
commentary-table = Back to the table
