/** The part of the HTTP API that is about finding other people. */
import type { Found, Friends, Invite, Json, Lobby, Seek, Sought, TakeSeat } from '../../protocol/server.ts';
import { mine } from '../lib/api.ts';

const table = (id: string): string => encodeURIComponent(id);

export const lobby = {
  page: (page: number) => mine<Lobby>('GET', `/api/lobby?page=${String(page)}`),
  sit: (id: string, wanted: TakeSeat) => mine<Found>('POST', `/api/lobby/tables/${table(id)}/seat`, wanted),
  seek: (wanted: Seek) => mine<Sought>('POST', '/api/lobby/seek', wanted),
  stop: () => mine<Json>('DELETE', '/api/lobby/seek'),
  friends: () => mine<Friends>('GET', '/api/friends'),
  invite: (id: string, wanted: Invite) => mine<Json>('POST', `/api/tables/${table(id)}/invite`, wanted),
};
