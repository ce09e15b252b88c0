/** Why something could not be sent, in words. */
import { knows, say } from '../lib/words.svelte.ts';

/** With what the other side said in brackets: it may help, in whatever language. */
export function wrong(problem: string, detail: string): string {
  const id = `screen-notices_problem_${problem}`;
  const text = knows(id) ? say(id) : problem;
  return detail ? `${text} (${detail})` : text;
}
