import { describe, expect, it } from 'vitest';
import { BadLine, logsIn } from './log.ts';

const HEADER = { format: 1, seats: [] };
const ENTRY = { n: 1, by: 0, text: 'act' };
const RESULT = { result: { reason: 'rubies' } };
const lines = (...rows: object[]): string => rows.map((row) => JSON.stringify(row)).join('\n');

describe('a log file', () => {
  it('has a line for each entry', () => {
    expect(logsIn(`${lines(HEADER, ENTRY, RESULT)}\n`)).toEqual([{ ...HEADER, entries: [ENTRY], ...RESULT }]);
    expect(logsIn(lines(HEADER, ENTRY))).toEqual([{ ...HEADER, entries: [ENTRY] }]);
  });

  it('is one object, over several lines too, or many games', () => {
    const whole = { ...HEADER, entries: [ENTRY], ...RESULT };
    expect(logsIn(JSON.stringify(whole, null, 2))).toEqual([whole]);
    expect(logsIn(lines(whole, whole))).toEqual([whole, whole]);
  });

  it('is refused with the line that cannot be read', () => {
    const bad = (text: string): number => {
      try {
        logsIn(text);
      } catch (problem) {
        if (problem instanceof BadLine) return problem.line;
      }
      return 0;
    };
    expect(bad(`${lines(HEADER)}\nnonsense`)).toBe(2);
    expect(bad('')).toBe(1);
    expect(bad('[1]')).toBe(1);
  });
});
