import { expect, test } from 'vitest';

// Tables made while a module loads cannot fail a test that imports them: this one loads them itself.
test('the package loads, with every rulebook and every game', async () => {
  const { RULEBOOKS, GAMES } = await import('./index.ts');
  expect(RULEBOOKS.map(({ id }) => id)).toContain('rws-tai-sai-v5');
  expect(GAMES.map(({ id }) => id)).toContain('rws-sic-bo-2021/b');
});
