/** Puzzles and mistakes, asked of the server: apart from api.ts, since few screens need them. */
import type { MistakePage, PuzzlePage, PuzzleResult } from '../../protocol/server.ts';
import { mine } from '../lib/api.ts';

export const nextPuzzle = (way: string, kind: string): Promise<PuzzlePage> =>
  mine('GET', `/api/puzzles?way=${way}&kind=${kind}`);

export const onePuzzle = (id: string): Promise<PuzzlePage> => mine('GET', `/api/puzzles/${encodeURIComponent(id)}`);

export const answerPuzzle = (id: string, text: string): Promise<PuzzleResult> =>
  mine('POST', `/api/puzzles/${encodeURIComponent(id)}`, { text });

export const nextMistake = (): Promise<MistakePage> => mine('GET', '/api/mistakes');

/** A mistake is called by its table and its entry. */
export const answerMistake = (id: string, text: string): Promise<PuzzleResult> =>
  mine('POST', `/api/mistakes/${id}`, { text });
