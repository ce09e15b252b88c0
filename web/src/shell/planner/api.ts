/** Routes, asked of the server: apart from api.ts, since few screens need them. */
import type { Route, RouteBody } from '../../protocol/server.ts';
import { mine } from '../lib/api.ts';

export const planRoute = (table: string, wanted: RouteBody): Promise<Route> =>
  mine('POST', `/api/tables/${encodeURIComponent(table)}/route`, wanted);
