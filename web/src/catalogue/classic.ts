/** Printed values of 7 Wonders. Imported only where its pieces are shown, so that a Duel table does not load it. */
import classicCards from "../../../src/pharos/content/classic/cards.toml";
import cityCards from "../../../src/pharos/content/classic/cities/cards.toml";
import cityGuilds from "../../../src/pharos/content/classic/cities/guilds.toml";
import cityLeaders from "../../../src/pharos/content/classic/cities/leaders.toml";
import cityWonders from "../../../src/pharos/content/classic/cities/wonders.toml";
import classicGuilds from "../../../src/pharos/content/classic/guilds.toml";
import leaderGuilds from "../../../src/pharos/content/classic/leaders/guilds.toml";
import leaders from "../../../src/pharos/content/classic/leaders/leaders.toml";
import leaderWonders from "../../../src/pharos/content/classic/leaders/wonders.toml";
import classicWonders from "../../../src/pharos/content/classic/wonders.toml";
import { byName, join, printClassic } from "./printed";

printClassic({
  "classic/cards.toml": classicCards,
  "classic/guilds.toml": classicGuilds,
  "classic/cities/cards.toml": cityCards,
  "classic/cities/guilds.toml": cityGuilds,
  "classic/leaders/guilds.toml": leaderGuilds,
  "classic/leaders/leaders.toml": leaders,
  "classic/cities/leaders.toml": cityLeaders,
  "classic/wonders.toml": classicWonders,
  "classic/leaders/wonders.toml": leaderWonders,
  "classic/cities/wonders.toml": cityWonders,
});

// Wonder boards of other expansions: a folder with a wonders file is enough.
join(
  byName(
    import.meta.glob(
      [
        "../../../src/pharos/content/classic/*/wonders.toml",
        "!../../../src/pharos/content/classic/{leaders,cities}/wonders.toml",
      ],
      { eager: true, import: "default" },
    ),
  ),
);
