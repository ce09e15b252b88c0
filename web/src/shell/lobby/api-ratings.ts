/** The part of the HTTP API that is about ratings. */
import type { LeaderBoard, MyRatings, TableRatings } from '../../protocol/server.ts';
import { mine } from '../lib/api.ts';

export const ratings = {
  mine: () => mine<MyRatings>('GET', '/api/me/ratings'),
  leaders: (game: string, speed: string, page: number) =>
    mine<LeaderBoard>('GET', `/api/ratings/${game}/${speed}?page=${String(page)}`),
  at: (table: string) => mine<TableRatings>('GET', `/api/tables/${encodeURIComponent(table)}/ratings`),
};
