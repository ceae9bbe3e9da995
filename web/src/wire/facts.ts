/** Facts of what happened: found in the events of an update, and told by kind. */
import type { Event, Fact } from "./messages";

export type { Fact };

export function factsOf(events: readonly Event[]): Fact[] {
  return events.flatMap((event) => (event.type === "happened" ? event.facts : []));
}

/** Where a piece lies: `city:0` is the zone `city` with the place `0`. */
export function zoneOf(zone: string | null | undefined): { zone: string; place: string } {
  const [name = "", place = ""] = (zone ?? "").split(":");
  return { zone: name, place };
}
