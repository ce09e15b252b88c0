import { expect, it } from 'vitest';
import { group } from './groups.ts';

const KINDS = [
  'end_turn',
  'done',
  'keep',
  'pass',
  'income',
  'reroll_all',
  'pick',
  'act_marker',
  'act_coins',
  'act_tile',
  'act_ruby',
  'pay_die',
  'pay_brown',
  'use_card',
  'one_lira',
  'use',
  'take',
  'give',
  'take_tile',
  'give_tile',
  'ruby',
  'something_new',
];
const OPTIONS = KINDS.map((kind, action) => ({
  action,
  kind,
  args: {},
  text: kind,
  price: 0,
  preview: [],
  follow: null,
}));

it('every option is in exactly one group, and what nobody knows is a button', () => {
  const { end, ...lists } = group(OPTIONS);
  const all = [...Object.values(lists).flat(), ...(end ? [end] : [])];
  expect(all.map((option) => option.kind).toSorted()).toEqual(KINDS.toSorted());
  expect(lists.buttons.map((option) => option.kind)).toEqual(['pass', 'income', 'one_lira', 'use', 'something_new']);
});
