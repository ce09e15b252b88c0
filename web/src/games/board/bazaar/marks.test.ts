import { expect, it } from 'vitest';
import { fixture } from '../gallery/fixtures.ts';
import { marks } from './marks.ts';

it('marks what the viewer holds for a place', () => {
  const view = fixture('bazaar_5');
  const mine = marks(view, view.viewer);
  expect(mine.get('sultans_palace')).toContain('letter');
  expect(mine.get('secret_society')).toEqual(['card']);
  expect(mine.get('tea_house')).toBeUndefined();
  expect(marks(view, -1).size).toBe(0);
});
