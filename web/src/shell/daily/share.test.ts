import { expect, test } from 'vitest';
import { shareText, squares } from './share.ts';

const MINE = {
  day: '2026-11-16',
  way: 'mocha',
  players: 3,
  agent: 'trader',
  table: 'secret-table',
  rated: true,
  place: 2,
  rounds: 14,
  lost: 0.234,
};

test('of each part of a game the worst decision counts', () => {
  expect(squares([])).toBe('');
  expect(squares(['', 'inaccuracy', 'mistake', 'blunder'])).toBe('🟩🟨🟧🟥');
  const long = Array.from({ length: 40 }, (_, i) => (i === 5 ? 'blunder' : i === 6 ? 'mistake' : ''));
  expect(squares(long)).toBe(`🟩🟥${'🟩'.repeat(8)}`);
});

test('a result to share tells numbers, and nothing of the game', () => {
  const text = shareText('Istanbul', MINE, 3, ['', 'blunder']);
  expect(text).toBe('Istanbul 2026-11-16\n🥈 2/3 · 🔄 14 · 📉 23% · 🔥 3\n🟩🟥');
  expect(shareText('Istanbul', { ...MINE, rated: false, lost: null, place: 4 }, 3, [])).toBe(
    'Istanbul 2026-11-16\n🏅 4/3 · 🔄 14',
  );
});
