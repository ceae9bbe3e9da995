/** HTTP requests about the user's account and other users. */
import { asSomebodyElse, call, whoAmI } from "./api";
import type {
  CircleView,
  Codes,
  CodesLeft,
  Device,
  Invitations,
  Me,
  NewPairing,
  NewTournament,
  Profile,
  TableMade,
  Token,
  TokenMade,
  TournamentMade,
  Tournaments,
  TournamentView,
} from "./messages";

export type Tie = "follow" | "mute" | "block";

export const signUp = (name: string, password: string): Promise<Me> =>
  asSomebodyElse(() => call("POST", "/api/accounts", { name, password }));
export const signIn = (name: string, password: string): Promise<Me> =>
  asSomebodyElse(() => call("POST", "/api/session", { name, password }));
export const recover = (name: string, code: string, password: string): Promise<Me> =>
  asSomebodyElse(() => call("POST", "/api/recovery", { name, code, password }));
export const signOut = (): Promise<void> => asSomebodyElse(() => call("DELETE", "/api/session"));
export const signOutEverywhere = (): Promise<void> => asSomebodyElse(() => call("DELETE", "/api/sessions"));
export const rename = (name: string): Promise<Me> => asSomebodyElse(() => call("PUT", "/api/name", { name }));
export const deleteAccount = (password: string): Promise<void> =>
  asSomebodyElse(() => call("POST", "/api/account/deletion", { password }));

export const changePassword = (old: string, fresh: string): Promise<void> =>
  call("PUT", "/api/password", { old, new: fresh });
export const devices = (): Promise<Device[]> => call("GET", "/api/sessions");
export const endDevice = (id: string): Promise<void> => call("DELETE", `/api/sessions/${id}`);
export const tokens = (): Promise<Token[]> => call("GET", "/api/tokens");
export const newToken = (label: string): Promise<TokenMade> => call("POST", "/api/tokens", { label });
export const endToken = (id: string): Promise<void> => call("DELETE", `/api/tokens/${id}`);
export const codesLeft = (): Promise<CodesLeft> => call("GET", "/api/recovery-codes");
export const newCodes = (password: string): Promise<Codes> => call("POST", "/api/recovery-codes", { password });

export const profile = (name: string): Promise<Profile> => call("GET", `/api/people/${encodeURIComponent(name)}`);
export const circle = (): Promise<CircleView> => call("GET", "/api/circle");
export const tie = (kind: Tie, name: string): Promise<void> => call("POST", "/api/circle", { kind, name });
export const tieByLine = (kind: Tie, table: string, line: number): Promise<void> =>
  call("POST", "/api/circle", { kind, table, line });
export const untie = (kind: Tie, id: string): Promise<void> => call("DELETE", `/api/circle/${kind}/${id}`);
export const reportLine = (table: string, line: number, reason: string): Promise<void> =>
  call("POST", `/api/tables/${table}/chat/${line}/report`, { reason });

export const invite = (table: string, name: string): Promise<void> =>
  call("POST", `/api/tables/${table}/invitations`, { name });
export const decline = (table: string): Promise<void> => call("DELETE", `/api/invitations/${table}`);

export async function invitations(): Promise<Invitations> {
  await whoAmI();
  return call("GET", "/api/invitations");
}

/** Finds a game with matching settings: joins a waiting table or creates a new one. */
export async function pair(command: {
  game: string;
  players: number;
  expansions: string[];
  rated: boolean;
  near: boolean;
  clock: NewPairing["clock"];
}): Promise<TableMade> {
  await whoAmI();
  return call("POST", "/api/pairing", command);
}

export const tournaments = (): Promise<Tournaments> => call("GET", "/api/tournaments");
export const tournament = (id: string): Promise<TournamentView> => call("GET", `/api/tournaments/${id}`);
export const enterTournament = (id: string): Promise<void> => call("POST", `/api/tournaments/${id}/entry`);
export const leaveTournament = (id: string): Promise<void> => call("DELETE", `/api/tournaments/${id}/entry`);
export const startTournament = (id: string): Promise<void> => call("POST", `/api/tournaments/${id}/start`);
export const newTournament = (command: NewTournament): Promise<TournamentMade> =>
  call("POST", "/api/tournaments", command);
