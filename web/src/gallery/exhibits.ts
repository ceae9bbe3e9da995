/** All printed pieces as entries of the gallery, with their descriptions. */
import "../catalogue/classic";
import { allConspiracies, allDecrees, allGods, god, hue, warTokens } from "../catalogue/expansions";
import {
  allBoards,
  allCards,
  allTokens,
  allWonders,
  type BoardFace,
  type CardFace,
  type Effect,
  type GameName,
  mythologies,
  opens,
  track,
} from "../catalogue/printed";
import { has, language, t } from "../words/language.svelte";
import { boardName, cardName, progressName, wonderName } from "../words/names";
import { costWords, effectWords } from "../words/sentences";

export type Kind =
  "card" | "leader" | "senator" | "wonder" | "board" | "progress" | "god" | "decree" | "conspiracy" | "token";

export interface Exhibit {
  game: GameName;
  kind: Kind;
  id: string;
  name: string;
  expansion: string;
  age: number;
  color: string;
  lines: string[];
  effects: Effect[];
  /** Number of copies in the box, where the data contains it. */
  copies?: number;
  card?: CardFace;
  board?: BoardFace;
  token?: TokenPicture;
}

/** A token as drawn: an icon, and a number on it. */
export interface TokenPicture {
  icon: string;
  figure?: string;
  look?: "won" | "lost" | "war" | "myth";
  hue?: string;
}

/** Kinds of pieces of each game, in the order of the gallery. */
export const KINDS: Record<GameName, Kind[]> = {
  duel: ["card", "wonder", "progress", "senator", "god", "decree", "conspiracy", "token"],
  classic: ["card", "leader", "board", "token"],
};

export const addressOf = (piece: Pick<Exhibit, "game" | "kind" | "id">): string =>
  `/cards#${piece.game}.${piece.kind}.${piece.id}`;

function cards(game: GameName): Exhibit[] {
  return allCards(game).map((face) => {
    const leader = game === "classic" && face.color === "white";
    const senator = game === "duel" && (face.kind === "politician" || face.kind === "conspirator");
    return {
      game,
      kind: leader ? "leader" : senator ? "senator" : "card",
      id: face.id,
      name: cardName(game, face.id),
      expansion: face.expansion,
      age: face.age,
      color: face.color,
      lines: [...face.effects.map(effectWords), ...(senator ? [] : [costWords(face)])],
      effects: face.effects,
      copies: Math.max(1, face.players.length),
      card: face,
    };
  });
}

const plain = (
  game: GameName,
  kind: Kind,
  id: string,
  name: string,
  expansion: string,
  lines: string[],
  effects: Effect[] = [],
  more: Partial<Exhibit> = {},
): Exhibit => ({
  game,
  kind,
  id,
  name,
  expansion,
  age: 0,
  color: "",
  lines,
  effects,
  ...more,
});

/** Tokens and wooden pieces of Duel. */
function duelTokens(): Exhibit[] {
  const war = (all: typeof track.tokens, expansion: string): Exhibit[] =>
    all
      .filter((one) => one.seat === 0)
      .map((one) =>
        plain(
          "duel",
          "token",
          `${expansion || "war"}_${Math.abs(one.space)}`,
          t("gallery-war"),
          expansion,
          [...one.effects.map(effectWords), t("gallery-war-at", { n: Math.abs(one.space) })],
          one.effects,
          {
            copies: 2,
            token: expansion
              ? { icon: one.effects.length > 1 ? "fx-remove_move" : "fx-place_influence", look: "war" }
              : { icon: "fx-lose", figure: `−${one.effects[0]?.amount ?? 0}`, look: "war" },
          },
        ),
      );
  return [
    plain("duel", "token", "coin", t("gallery-coin"), "", [t("gallery-coin-about")], [], { token: { icon: "coin" } }),
    plain("duel", "token", "pawn", t("gallery-pawn"), "", [t("gallery-pawn-about")], [], {
      copies: 1,
      token: { icon: "ui-pawn" },
    }),
    ...war(track.tokens, ""),
    ...mythologies.map((one) =>
      plain(
        "duel",
        "token",
        `mythology_${one.id}`,
        `${t("duel-token-mythology")}: ${t(`mythology-${one.id}`)}`,
        "pantheon",
        [t("god-deck-about")],
        [],
        { copies: 2, token: { icon: `myth-${one.id}`, look: "myth", hue: hue(one.id) } },
      ),
    ),
    ...[2, 3, 4].map((n) =>
      plain(
        "duel",
        "token",
        `offering_${n}`,
        t("offering-words", { n }),
        "pantheon",
        [t("offering-about", { n })],
        [],
        { copies: 1, token: { icon: "offering_token", figure: `−${n}` } },
      ),
    ),
    plain("duel", "token", "snake", t("duel-token-snake"), "pantheon", [t("god-does-nisaba")], [], {
      copies: 1,
      token: { icon: "snake_token" },
    }),
    plain("duel", "token", "minerva", t("duel-token-minerva"), "pantheon", [t("god-does-minerva")], [], {
      copies: 1,
      token: { icon: "minerva_pawn" },
    }),
    plain("duel", "token", "influence", t("duel-token-influence"), "agora", [t("gallery-cubes-about")], [], {
      copies: 24,
      token: { icon: "cube-a" },
    }),
    ...war(warTokens, "agora"),
  ];
}

/** Tokens of 7 Wonders. */
function classicTokens(): Exhibit[] {
  return [
    plain("classic", "token", "coin", t("gallery-coin"), "", [t("gallery-coin-about")], [], {
      token: { icon: "coin" },
    }),
    ...[1, 3, 5].map((n, at) =>
      plain(
        "classic",
        "token",
        `victory_${n}`,
        t("classic-token-victory"),
        "",
        [t("gallery-victory-about", { n, age: t(`age-${at + 1}`) })],
        [],
        { token: { icon: "shield-n", figure: `+${n}`, look: "won" } },
      ),
    ),
    plain("classic", "token", "defeat", t("classic-token-defeat"), "", [t("gallery-defeat-about")], [], {
      token: { icon: "shield-n", figure: "−1", look: "lost" },
    }),
    plain(
      "classic",
      "token",
      "courtesan",
      t("classic-token-courtesan"),
      "leaders",
      [t("gallery-courtesan-about")],
      [],
      { copies: 1, token: { icon: "tok-courtesan" } },
    ),
    plain("classic", "token", "debt", t("classic-token-debt"), "cities", [t("gallery-debt-about")], [], {
      token: { icon: "tok-debt" },
    }),
    plain("classic", "token", "diplomacy", t("classic-token-diplomacy"), "cities", [t("gallery-diplomacy-about")], [], {
      token: { icon: "tok-diplomacy" },
    }),
  ];
}

/** Returns all exhibits of a game, in the current language. */
export function exhibits(game: GameName): Exhibit[] {
  if (game === "classic") {
    return [
      ...cards("classic"),
      ...allBoards().map((face) =>
        plain(
          "classic",
          "board",
          face.id,
          `${boardName(face.id)}, ${t(`classic-side-${face.side}`)}`,
          face.expansion,
          [
            ...face.startEffects.map(effectWords),
            ...face.stages.map(
              (stage, n) =>
                `${t("stage-number", { n: n + 1 })} ${costWords(stage)}. ${stage.effects.map(effectWords).join(". ")}`,
            ),
          ],
          [...face.startEffects, ...face.stages.flatMap((stage) => stage.effects)],
          { board: face, copies: 1 },
        ),
      ),
      ...classicTokens(),
    ];
  }
  return [
    ...cards("duel"),
    ...allWonders().map((face) =>
      plain(
        "duel",
        "wonder",
        face.id,
        wonderName(face.id),
        face.expansion,
        [...face.effects.map(effectWords), costWords(face)],
        face.effects,
        { copies: 1 },
      ),
    ),
    ...allTokens().map((face) =>
      plain(
        "duel",
        "progress",
        face.id,
        progressName(face.id),
        face.expansion,
        face.effects.map(effectWords),
        face.effects,
        { copies: 1 },
      ),
    ),
    ...allGods.map((id) =>
      plain(
        "duel",
        "god",
        id,
        t(`duel-god-${id}`),
        "pantheon",
        [
          god(id) ? t("god-of", { mythology: t(`mythology-${god(id)!.mythology}`) }) : t("gate-kind"),
          t(`god-does-${id}`),
        ],
        god(id)?.effects ?? [],
        { copies: 1 },
      ),
    ),
    ...allDecrees.map((face) =>
      plain(
        "duel",
        "decree",
        face.id,
        t(`duel-decree-${face.id}`),
        "agora",
        [has(`decree-does-${face.id}`) ? t(`decree-does-${face.id}`) : face.effects.map(effectWords).join(". ")],
        face.effects,
        { copies: 1 },
      ),
    ),
    ...allConspiracies.map((face) =>
      plain(
        "duel",
        "conspiracy",
        face.id,
        t(`duel-conspiracy-${face.id}`),
        "agora",
        [t(`conspiracy-does-${face.id}`)],
        face.effects,
        { copies: 1 },
      ),
    ),
    ...duelTokens(),
  ];
}

/** Returns the number of copies of a card in a game of `players`; 0 if it is not used. */
export function copiesFor(face: CardFace, players: number): number {
  return face.players.length ? face.players.filter((n) => n <= Math.min(7, Math.max(3, players))).length : 1;
}

/** Returns the cards that make a card free. */
export function openedBy(game: GameName, face: CardFace): string[] {
  if (game === "classic") return face.chainFrom;
  return face.chain
    ? allCards("duel")
        .filter((other) => other.gives === face.chain)
        .map((other) => other.id)
    : [];
}

export interface Link {
  id: string;
  next: Link[];
}

/** Returns the chains of a game as trees, from the cards that no other card makes free. */
export function chains(game: GameName): Link[] {
  const grow = (face: CardFace): Link => ({
    id: face.id,
    next: opens(game, face)
      .map((id) => allCards(game).find((one) => one.id === id)!)
      .map(grow),
  });
  return allCards(game)
    .filter((face) => !openedBy(game, face).length && opens(game, face).length)
    .map(grow);
}

/** Whether a piece matches a search text by its name or description. */
export function answers(piece: Exhibit, wanted: string): boolean {
  const fold = (text: string): string => text.toLocaleLowerCase(language()).replaceAll("ё", "е");
  const said = fold(`${piece.name} ${piece.lines.join(" ")}`);
  return fold(wanted)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => said.includes(word));
}
