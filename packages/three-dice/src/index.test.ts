import { expect, test } from 'vitest';

// Tables made while a module loads cannot fail a test that imports them: this one loads them itself.
test('the package loads, with every bet and every roll', async () => {
  const { ALL_BETS, ALL_ROLLS } = await import('./index.ts');
  expect(ALL_BETS.map(({ id }) => id)).toContain('pair-single:664');
  expect(ALL_ROLLS).toHaveLength(216);
});
