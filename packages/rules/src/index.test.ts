import { expect, test } from 'vitest';

// Tables made while a module loads cannot fail a test that imports them: this one loads them itself.
test('the package loads, with every rulebook and every bet', async () => {
  const { RULEBOOKS, GAMES, ALL_BETS, ALL_ROLLS, betText } = await import('./index.ts');
  expect(RULEBOOKS.map(({ id }) => id)).toContain('rws-tai-sai-v5');
  expect(GAMES.map(({ id }) => id)).toContain('rws-sic-bo-2021/b');
  expect(ALL_BETS.map(betText)).toContain('pair-single:664');
  expect(ALL_ROLLS).toHaveLength(216);
});
