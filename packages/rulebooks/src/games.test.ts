import { areasOf } from '@baize/three-dice';
import { describe, expect, test } from 'vitest';
import { findGame, GAMES } from './registry.ts';

/** Every game with the number of its areas, as the documents have it; Si Ki Pi has boxes instead. */
const KNOWN = [
  ['rws-sic-bo-2021/a', 56],
  ['rws-sic-bo-2021/b', 104],
  ['rws-sic-bo-2021/c', 104],
  ['mbs-sic-bo-v4/rapid-select', 104],
  ['mbs-sic-bo-v4/alfastreet', 50],
  ['licensee-sic-bo/minimum', 50],
  ['licensee-sic-bo/standard', 50],
  ['rws-tai-sai-v5/a', 50],
  ['rws-tai-sai-v5/c', 104],
  ['rws-tai-sai-v5/e', 107],
  ['rws-si-ki-pi-v2', null],
] as const;

test('there are eleven games', () => {
  expect(new Set(GAMES.map(({ id }) => id))).toEqual(new Set(KNOWN.map(([id]) => id)));
  expect(GAMES).toHaveLength(KNOWN.length);
});

describe('findGame', () => {
  test.each(KNOWN)('finds %s with %s areas', (id, areas) => {
    const found = findGame(id);
    if (!found.ok) throw new Error(found.error.message);
    const { book, layout } = found.value;
    expect(found.value.id).toBe(id);
    expect(layout === null ? book.id : `${book.id}/${layout.id}`).toBe(id);
    expect(layout === null ? null : areasOf(layout).length).toBe(areas);
  });

  test.each([
    '',
    'rws-tai-sai-v5',
    'rws-tai-sai-v5/',
    'rws-tai-sai-v5/b',
    'rws-si-ki-pi-v2/a',
    'RWS-TAI-SAI-V5/A',
    ' rws-tai-sai-v5/a',
    'toString',
    'constructor',
    '__proto__',
  ])('does not find "%s", and names every game there is', (id) => {
    const known = GAMES.map((game) => game.id);
    expect(findGame(id)).toEqual({
      ok: false,
      error: {
        code: 'unknown-game',
        message: `There is no game "${id}"; the games are ${known.join(', ')}.`,
        known,
      },
    });
  });
});
