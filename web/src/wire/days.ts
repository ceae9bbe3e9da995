/** Turn-based games: waiting tables, vacations, email and webhooks. */
import { call } from "./api";
import type { ChannelsView, ChannelView, NewChannel, Tables, VacationView } from "./messages";

export const waiting = (): Promise<Tables> => call("GET", "/api/waiting");
export const vacation = (): Promise<VacationView> => call("GET", "/api/vacation");
export const beginVacation = (days: number): Promise<VacationView> => call("POST", "/api/vacation", { days });
export const endVacation = (): Promise<VacationView> => call("DELETE", "/api/vacation");
export const channels = (): Promise<ChannelsView> => call("GET", "/api/channels");
export const newChannel = (request: NewChannel): Promise<ChannelView> => call("POST", "/api/channels", request);
export const confirmChannel = (id: string, code: string): Promise<void> =>
  call("POST", `/api/channels/${id}/code`, { code });
export const endChannel = (id: string): Promise<void> => call("DELETE", `/api/channels/${id}`);
