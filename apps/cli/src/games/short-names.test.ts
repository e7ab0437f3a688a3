import { GAMES } from '@baize/rulebooks';
import { expect, test } from 'vitest';
import { runCli } from '../testing/run-cli.ts';
import { gameIdOf, shortNames } from './short-names.ts';

test('every game of this repository has one short name, and no short name is an id', () => {
  const ids = GAMES.map(({ id }) => id);
  expect(
    shortNames()
      .map(([, id]) => id)
      .toSorted(),
  ).toEqual(ids.toSorted());
  expect(shortNames().filter(([name]) => ids.some((id) => id === name))).toEqual([]);
  expect(gameIdOf('rws-tai-sai-v5/a')).toBe('rws-tai-sai-v5/a');
});

test('a command answers for the game under its id', async () => {
  const short = await runCli(['analyze', 'ts-a', '--json']);
  expect(short).toMatchObject({ code: 0, err: '' });
  expect(short.out).toBe((await runCli(['analyze', 'rws-tai-sai-v5/a', '--json'])).out);
  const solved = await runCli(['solve', 'skp', '--json']);
  expect(solved.json).toMatchObject([{ game: 'rws-si-ki-pi-v2' }]);
  expect((await runCli(['games', 'skp'])).out).toContain('rws-si-ki-pi-v2  Si Ki Pi');
});

test('whoever names no game is told the short names', async () => {
  const { code, err } = await runCli(['analyze', 'tai-sai']);
  expect(code).toBe(1);
  expect(err).toContain('Short names: sb-a for rws-sic-bo-2021/a, ');
});
