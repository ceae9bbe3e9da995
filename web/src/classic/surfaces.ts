/** Styles of 7 Wonders, loaded with its table: a game of Duel does not need them. */
import "../design/outcome.css";
import "../design/leaders.css";
import "../design/classic.css";
import "../design/teams.css";
import "../design/cities.css";
import "../design/classic-screens.css";
