import { trendsOf } from '@baize/house';
import { ALL_ROLLS } from '@baize/three-dice';
import { expect, test } from 'vitest';
import { diceName } from './dice-name.ts';

test('dice are called what the roads of the domain call them, on all 216 rolls', () => {
  for (const dice of ALL_ROLLS) {
    const { bigSmall, oddEven } = trendsOf([{ round: 'r', number: 1, dice, correctedAt: null }]);
    const [size] = bigSmall.beads;
    const [parity] = oddEven.beads;
    const { total, sides } = diceName(dice);
    expect(total).toBe(size?.total);
    expect(new Set(sides)).toEqual(new Set([size?.value, parity?.value]));
  }
});
