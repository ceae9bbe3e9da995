/** Server requests of the league pages. */
import { call } from "../wire/api";
import type { LeagueMade, Leagues, LeagueSays, LeagueView, NewLeague } from "../wire/messages";

export const leagues = (club: string | null): Promise<Leagues> =>
  call("GET", `/api/leagues${club ? `?club=${club}` : ""}`);
export const openLeague = (request: NewLeague): Promise<LeagueMade> => call("POST", "/api/leagues", request);
export const league = (id: string, season: number | null): Promise<LeagueView> =>
  call("GET", `/api/leagues/${id}${season ? `?season=${season}` : ""}`);
export const enterLeague = (id: string): Promise<void> => call("POST", `/api/leagues/${id}/entry`, {});
export const leaveLeague = (id: string): Promise<void> => call("DELETE", `/api/leagues/${id}/entry`);
export const tellLeague = (id: string, command: LeagueSays["command"]): Promise<void> =>
  call("POST", `/api/leagues/${id}/organizer`, { command });
