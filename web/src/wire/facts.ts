/** Facts: extracted from the events of an update. */
import type { Event, Fact } from "./messages";

export type { Fact };

export function factsOf(events: readonly Event[]): Fact[] {
  return events.flatMap((event) => (event.type === "happened" ? event.facts : []));
}

/** Splits a location: `city:0` is the zone `city` with the place `0`. */
export function zoneOf(zone: string | null | undefined): { zone: string; place: string } {
  const [name = "", place = ""] = (zone ?? "").split(":");
  return { zone: name, place };
}
