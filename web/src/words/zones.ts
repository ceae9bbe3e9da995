/** What lies on the table without a board of its own, as plain lists in words: complete, whatever expansion it is of. */
import type { GameName } from "../catalogue/printed";
import { has, t } from "./language.svelte";
import { thingName } from "./names";
import { list } from "./sentences";

export interface Zone {
  name: string;
  lines: string[];
}

type Data = Record<string, unknown>;

/** Fields that the table itself shows, or that say how it is played. */
const SHOWN = new Set([
  "game", "expansions", "players", "options", "age", "turn", "first", "extra_turn", "direction", "waiting", "step", "steps",
  "step_cities", "owed", "pending", "cities", "pawn", "military_tokens", "progress", "discard", "discard_backs", "pyramid", "offer",
  "drawn", "victory", "winners", "hand", "hands", "history", "free_city_holder", "teams",
]);
const SHOWN_IN_CITIES = new Set([
  "wonder", "wonders", "coins", "cards", "progress", "stages", "marker_backs", "markers", "victories", "victory_points", "defeats", "trade",
]);
/** Fields whose numbers are seats, and fields with a number for each seat. */
const SEATS = new Set(["controller", "known_to"]);
const BY_SEAT = new Set(["cubes", "supply"]);
/** Lists whose place is a number of its own: chambers and places are named by it. */
const NUMBERED: Record<string, string> = { chambers: "chamber", slots: "slot" };

/** Where a thing has its name. */
const NAMES = ["id", "god", "token", "conspiracy", "card"];

const label = (field: string): string => (has(`field-${field}`) ? t(`field-${field}`) : thingName("duel", field));

function empty(value: unknown): boolean {
  if (value === null || value === undefined || value === 0 || value === false || value === "") return true;
  if (Array.isArray(value)) return value.every((one) => (Array.isArray(one) ? empty(one) : one === null));
  return typeof value === "object" && Object.values(value as Data).every(empty);
}

function dict(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

class Teller {
  constructor(
    private readonly game: GameName,
    private readonly names: string[],
  ) {}

  private seat(n: unknown): string {
    return this.names[Number(n)] ?? t("city-free");
  }

  private field(name: string, value: unknown): string {
    if (value === null || value === undefined) return "–";
    if (SEATS.has(name)) return Array.isArray(value) ? list(value.map((one) => this.seat(one))) : this.seat(value);
    if (BY_SEAT.has(name) && Array.isArray(value)) return value.map((n, seat) => `${this.seat(seat)} ${n}`).join(", ");
    return this.words(value);
  }

  words(value: unknown): string {
    if (value === null || value === undefined) return "–";
    if (typeof value === "boolean") return t(`option-value-${value}`);
    if (typeof value === "number") return String(value);
    if (typeof value === "string") return thingName(this.game, value);
    if (Array.isArray(value)) return value.length ? this.row(value).join(", ") : "–";
    return this.thing(value as Data);
  }

  /** Things in their order; cards that lie face down side by side are counted. */
  private row(things: unknown[]): string[] {
    const told: string[] = [];
    let hidden = 0;
    for (const one of [...things, undefined]) {
      if (dict(one) && "back" in (one as Data) && NAMES.every((field) => (one as Data)[field] === undefined)) {
        hidden += 1;
        continue;
      }
      if (hidden) told.push(t("zone-face-down", { n: hidden }));
      hidden = 0;
      if (one !== undefined) told.push(this.words(one));
    }
    return told;
  }

  /** One thing with its properties: its name first, then what is said about it. */
  private thing(data: Data): string {
    if (typeof data["round"] === "number") {
      const { round, ...rest } = data;
      return t("zone-round", { n: round, things: Object.values(rest).map((one) => this.words(one)).join("; ") });
    }
    const name = NAMES.map((field) => data[field]).find((one) => one !== undefined && one !== null);
    const told: string[] = [];
    for (const [field, value] of Object.entries(data)) {
      if (value === name || empty(value) || field === "back" || field === "face_up" || field === "known_to" || field === "shown") continue;
      told.push(`${label(field)} – ${this.field(field, value)}`);
    }
    const back = typeof data["back"] === "string" ? `${t("thing-hidden")} (${thingName(this.game, data["back"])})` : t("thing-hidden");
    const first = name === undefined ? (data["face_up"] === false || "back" in data ? back : "") : this.words(name);
    return [first, told.join("; ")].filter(Boolean).join(": ") || "–";
  }

  /** The lines of one field; a list of things is a line each. */
  lines(field: string, value: unknown): string[] {
    const unit = NUMBERED[field];
    if (unit && Array.isArray(value)) return value.map((one, n) => `${t(`zone-${unit}`, { n: n + 1 })}: ${one === null ? "–" : this.words(one)}`);
    if (dict(value)) {
      return Object.entries(value as Data).flatMap(([name, one]) =>
        NUMBERED[name] ? this.lines(name, one) : empty(one) ? [] : dict(one) ? this.lines(name, one) : [`${label(name)}: ${this.field(name, one)}`],
      );
    }
    if (Array.isArray(value) && value.some(dict)) return value.map((one) => this.words(one));
    return [this.field(field, value)];
  }
}

export function zones(game: GameName, view: Data, names: string[]): Zone[] {
  const teller = new Teller(game, names);
  const common: Zone[] = [];
  const cities: Zone[] = [];
  for (const [field, value] of Object.entries(view)) {
    // What has no label is not for people: the format of a position, say, or the deal of a finished game.
    if (SHOWN.has(field) || !has(`field-${field}`) || empty(value) || (field === "box" || field === "removed") && game === "duel") continue;
    common.push({ name: label(field), lines: teller.lines(field, value) });
  }
  for (const [seat, city] of ((view["cities"] as Data[] | undefined) ?? []).entries()) {
    const lines = Object.entries(city)
      .filter(([field, value]) => !SHOWN_IN_CITIES.has(field) && !empty(value))
      .map(([field, value]) => `${label(field)}: ${teller.lines(field, value).join("; ")}`);
    if (lines.length) cities.push({ name: t("city-of", { name: names[seat] ?? t("city-free") }), lines });
  }
  // In Duel one plays around common boards; in the classic game the cities matter most.
  return game === "duel" ? [...common, ...cities] : [...cities, ...common];
}
