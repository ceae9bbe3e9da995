/** The surfaces of 7 Wonders, fetched with its table: a game of Duel does without them. */
import "../design/outcome.css";
import "../design/leaders.css";
import "../design/classic.css";
import "../design/teams.css";
import "../design/cities.css";
import "../design/classic-screens.css";
