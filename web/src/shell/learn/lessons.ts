/** The lessons that there are: each is a script and its words beside its game, and a line in its kit. */
import { FIRST, GAMES } from '../../games/index.ts';
import type { Kit } from '../kit.ts';

export interface LessonName {
  name: string;
  /** The way to play that it teaches, and the game it is of. */
  way: string;
  kit: Kit;
}

export const LESSONS: LessonName[] = GAMES.flatMap((kit) =>
  Object.entries(kit.lessons).map(([way, name]) => ({ name, way, kit })),
);

/** That for newcomers. */
export const FIRST_LESSON = Object.values(FIRST.lessons)[0] ?? '';
