/** The part of the HTTP API that is about tournaments. */
import type { Json, MyTournaments, NewTournament, TournamentInfo } from '../../protocol/server.ts';
import { mine } from '../lib/api.ts';

const ALL = '/api/tournaments';
const one = (id: string): string => `${ALL}/${encodeURIComponent(id)}`;

export const tournaments = {
  mine: () => mine<MyTournaments>('GET', ALL),
  make: (wanted: NewTournament) => mine<TournamentInfo>('POST', ALL, wanted),
  load: (id: string) => mine<TournamentInfo>('GET', one(id)),
  join: (id: string, name: string) => mine<TournamentInfo>('POST', `${one(id)}/join`, { name }),
  leave: (id: string) => mine<TournamentInfo>('POST', `${one(id)}/leave`),
  next: (id: string) => mine<TournamentInfo>('POST', `${one(id)}/next`),
  remove: (id: string) => mine<Json>('DELETE', one(id)),
};
