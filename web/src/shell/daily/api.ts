/** The daily bazaar, asked of the server: apart from api.ts, since few screens need it. */
import type { DailyPage, DailyResult } from '../../protocol/server.ts';
import { mine } from '../lib/api.ts';

export const dailyPage = (): Promise<DailyPage> => mine('GET', '/api/daily');

export const dailyResult = (day: string): Promise<DailyResult> => mine('GET', `/api/daily/${encodeURIComponent(day)}`);
