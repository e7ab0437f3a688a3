import { GAMES } from '@baize/rulebooks';
import { describe, expect, test } from 'vitest';
import { gameOf, sheetOf } from '../../testing/game-sheet.ts';
import { firstSeen, firstZoom } from './first-look.ts';

const dice = GAMES.filter(({ layout }) => layout !== null).map(({ id }) => id);

describe.each(dice)('%s', (id) => {
  const { areas } = sheetOf(gameOf(id));
  const smallest = Math.min(...areas.flatMap(({ width, height }) => [width, height]));

  test.each([
    ['phone', 390 / 1540],
    ['tablet', 820 / 1540],
    ['phone on its side', 230 / 836],
  ])('opens on a %s with no area smaller than a fingertip', (_, fit) => {
    expect(smallest * fit * firstZoom(areas, fit)).toBeGreaterThanOrEqual(40 - 1e-9);
  });

  test('opens whole where whole is large enough', () => {
    expect(firstZoom(areas, 1)).toBe(1);
  });

  test('shows the even-money bets first', () => {
    const { held } = firstSeen(areas, ['big', 'small', 'odd', 'even']);
    const first = Math.min(...areas.filter(({ bet }) => bet === 'big').map(({ x }) => x));
    expect(held.x).toBeLessThanOrEqual(first + 16);
  });
});
