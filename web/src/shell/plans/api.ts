/** Plans in advance, asked of the server: apart from api.ts, since few visits need them. */
import type { MyPlan, NewPlan, PlanFrame } from '../../protocol/server.ts';
import { mine } from '../lib/api.ts';

const path = (table: string): string => `/api/tables/${encodeURIComponent(table)}/plan`;

export const planOf = (table: string, seat: number): Promise<MyPlan> => mine('GET', `${path(table)}?seat=${seat}`);

export const lookAhead = (table: string, seat: number, texts: string[]): Promise<PlanFrame> =>
  mine('POST', `${path(table)}/look`, { seat, texts });

export const keepPlan = (table: string, plan: NewPlan): Promise<MyPlan> => mine('POST', path(table), plan);

export const dropPlan = (table: string, seat: number): Promise<unknown> =>
  mine('DELETE', `${path(table)}?seat=${seat}`);
