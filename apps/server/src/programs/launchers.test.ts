import { expect, test } from 'vitest';
import { launchersOf, type Parentage } from './launchers.ts';

/** A system in which every process is the child of the next one in this list. */
function chain(...named: readonly (readonly [pid: number, command: string])[]) {
  return (pid: number): Parentage | null => {
    const place = named.findIndex(([each]) => each === pid);
    const [, command] = named[place] ?? [];
    if (command === undefined) return null;
    return { parent: named[place + 1]?.[0] ?? 1, command };
  };
}

test('a floor ends with everything between npm and itself, and not with the shell npm was called from', () => {
  const system = chain(
    [40, 'node tools/scripts/start.mjs'],
    [30, 'sh -c node tools/scripts/start.mjs'],
    [20, 'npm start'],
    [10, '-bash'],
  );
  expect(launchersOf({ BAIZE_LAUNCHER: '40' }, system)).toEqual([40, 30, 20]);
});

test('without npm it ends with the command line alone: a shell that closes leaves it running', () => {
  const system = chain([40, 'node bin/baize.js serve'], [10, '-bash']);
  expect(launchersOf({ BAIZE_LAUNCHER: '40' }, system)).toEqual([40]);
});

test('started by nothing of ours it depends on nothing', () => {
  const system = chain([40, 'node serve.js'], [20, 'npm start']);
  expect(launchersOf({}, system)).toEqual([]);
  expect(launchersOf({ BAIZE_LAUNCHER: 'x' }, system)).toEqual([]);
  expect(launchersOf({ BAIZE_LAUNCHER: '1' }, system)).toEqual([]);
});

test('an ancestor that cannot be read ends the search', () => {
  expect(launchersOf({ BAIZE_LAUNCHER: '40' }, chain([40, 'node start.mjs']))).toEqual([40]);
});
