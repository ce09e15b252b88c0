/** Logs as files: JSON lines, one object, or many games with an object on each line. */
import type { Json } from '../../protocol/server.ts';

/** The line of a file that is no JSON object. */
export class BadLine extends Error {
  constructor(readonly line: number) {
    super(`line ${line}`);
  }
}

function objectOf(text: string): Json | null {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Json) : null;
  } catch {
    return null;
  }
}

/** All logs of a file; whether they are right is for the server to say. */
export function logsIn(text: string): Json[] {
  const whole = objectOf(text);
  if (whole) return [whole];
  const rows = text.split('\n').flatMap((line, i) => {
    if (!line.trim()) return [];
    const row = objectOf(line);
    if (!row) throw new BadLine(i + 1);
    return [row];
  });
  const [header, ...rest] = rows;
  if (!header) throw new BadLine(1);
  if ('entries' in header) return rows;
  const last = rest.at(-1);
  const over = last && 'result' in last ? last : null;
  return [{ ...header, entries: over ? rest.slice(0, -1) : rest, ...over }];
}
