/** The first page of each book: the game in a minute, with a link to a chapter for each part. */
import type { BookName } from "./rules";

export const FIRST_PAGE: Record<BookName, readonly (readonly [part: string, chapter: string])[]> = {
  duel: [
    ["goal", "DUEL-END"],
    ["turn", "DUEL-TURN"],
    ["build", "DUEL-TRADE"],
    ["chain", "DUEL-CHAIN"],
    ["military", "DUEL-MIL"],
    ["science", "DUEL-SCI"],
    ["wonder", "DUEL-WONDER"],
  ],
  pantheon: [
    ["goal", "PAN-SETUP"],
    ["token", "PAN-TOKEN"],
    ["act", "PAN-ACT"],
    ["temple", "PAN-TEMPLE"],
  ],
  agora: [
    ["goal", "AGORA-END"],
    ["rec", "AGORA-REC"],
    ["ctrl", "AGORA-CTRL"],
    ["prep", "AGORA-PREP"],
  ],
  seven_wonders: [
    ["goal", "SW-SCORE"],
    ["turn", "SW-TURN"],
    ["trade", "SW-TRADE"],
    ["chain", "SW-CHAIN"],
    ["war", "SW-WAR"],
    ["science", "SW-SCI"],
    ["duo", "SW-DUO"],
  ],
  leaders: [
    ["goal", "LEADERS-SETUP"],
    ["draft", "LEADERS-DRAFT"],
    ["rec", "LEADERS-REC"],
  ],
  cities: [
    ["goal", "CITIES-TURN"],
    ["debt", "CITIES-DEBT"],
    ["diplomacy", "CITIES-DIPLO"],
    ["mask", "CITIES-MASK"],
    ["team", "CITIES-TEAM"],
  ],
};

/** The picture on the first page of each book. */
export const COVER: Record<BookName, string> = {
  duel: "wonder-the_great_lighthouse",
  pantheon: "wonder-the_divine_theater",
  agora: "wonder-curia_julia",
  seven_wonders: "wonder-the_colossus",
  leaders: "wonder-rome",
  cities: "wonder-petra",
};
