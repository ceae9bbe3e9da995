/** Server requests of the club pages. */
import { call } from "../wire/api";
import type { ClubMade, Clubs, ClubSays, ClubSummary, ClubView, MemberView } from "../wire/messages";

export const myClubs = (): Promise<Clubs> => call("GET", "/api/clubs");
export const foundClub = (name: string, season: string): Promise<ClubMade> =>
  call("POST", "/api/clubs", { name, season });
export const club = (id: string, season: number | null): Promise<ClubView> =>
  call("GET", `/api/clubs/${id}${season ? `?season=${season}` : ""}`);
export const member = (id: string, name: string): Promise<MemberView> =>
  call("GET", `/api/clubs/${id}/member?name=${encodeURIComponent(name)}`);
export const invitation = (invite: string): Promise<ClubSummary> => call("GET", `/api/club-invitations/${invite}`);
export const joinClub = (invite: string): Promise<ClubMade> => call("POST", "/api/club-invitations", { invite });
export const leaveClub = (id: string): Promise<void> => call("DELETE", `/api/clubs/${id}/membership`);
export const tellClub = (id: string, command: ClubSays["command"]): Promise<void> =>
  call("POST", `/api/clubs/${id}/organizer`, { command });
