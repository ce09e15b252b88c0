/** A whole game at a glance: its turns, rounds and rubies, read off the steps. */
import { rubySource } from '../live/events.ts';
import type { StepInfo, Said } from '../../protocol/server.ts';
import { takenBack } from '../live/undone.ts';

/** What an entry brought. */
interface EntryLine {
  n: number;
  told: Said[];
}

export interface TurnLines {
  /** The entry that brought it about, and which turn of that entry. */
  key: string;
  /** The number of the state in which it begins. */
  first: number;
  /** -1: the set-up. */
  seat: number;
  round: number;
  lines: EntryLine[];
}

interface RubyMark {
  n: number;
  seat: number;
  /** A place, or a track of the Dice Game. */
  source: string;
}

export interface Outline {
  turns: TurnLines[];
  /** Where each round begins, the first one first. */
  rounds: { round: number; n: number }[];
  rubies: RubyMark[];
  /** Entries that were taken back. */
  undone: Set<number>;
}

export function outline(steps: StepInfo[]): Outline {
  const undone = takenBack(steps);
  const turns: TurnLines[] = [{ key: '0', first: 0, seat: -1, round: 0, lines: [] }];
  const rubies: RubyMark[] = [];
  const rounds: Outline['rounds'] = [];
  for (const { n, by, text, events, said } of steps) {
    // nobody announces the first turn of a game
    if (turns.length === 1 && by !== 'chance') {
      turns.push({ key: `${n}`, first: n - 1, seat: by, round: 1, lines: [] });
      rounds.push({ round: 1, n: n - 1 });
    }
    let line: EntryLine = { n, told: [] };
    turns.at(-1)?.lines.push(line);
    for (const [i, event] of (/^(undo|redo) /.test(text) ? [] : events).entries()) {
      if (event.event === 'turn_begun') {
        const { seat, round } = event;
        line = { n, told: [] };
        turns.push({ key: `${n}.${turns.length}`, first: n, seat, round, lines: [line] });
        if (!undone.has(n) && round > (rounds.at(-1)?.round ?? 0)) rounds.push({ round, n });
      } else line.told.push(said?.[i] ?? {});
      if (event.event === 'ruby' && !undone.has(n)) rubies.push({ n, seat: event.seat, source: rubySource(event) });
    }
  }
  return { turns, rounds, rubies, undone };
}

/** The beginning of the next or of the previous turn. */
export function turnFrom(turns: TurnLines[], at: number, direction: 1 | -1, length: number): number {
  const starts = turns.map((turn) => turn.first);
  if (direction > 0) return starts.find((first) => first > at) ?? length;
  return starts.findLast((first) => first < at) ?? 0;
}
