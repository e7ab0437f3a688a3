import { GAMES } from '@baize/rulebooks';
import { describe, expect, test } from 'vitest';
import { gameOf, sheetOf } from '../../testing/game-sheet.ts';
import { neighbour } from './betting-felt.tsx';

const dice = GAMES.filter(({ layout }) => layout !== null).map(({ id }) => id);
const DIRECTIONS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;

describe.each(dice)('arrow keys on %s', (id) => {
  const { areas } = sheetOf(gameOf(id));

  test('lead from every area to every other', () => {
    for (const start of areas) {
      const reached = new Set([start]);
      const next = [start];
      for (let area = next.pop(); area; area = next.pop()) {
        for (const direction of DIRECTIONS) {
          const other = neighbour(area, direction, areas);
          if (!other || reached.has(other)) continue;
          reached.add(other);
          next.push(other);
        }
      }
      expect([start.bet, reached.size]).toEqual([start.bet, areas.length]);
    }
  });
});

test('right of Big lies its neighbour in the row, and below the totals lie dominoes', () => {
  const { areas } = sheetOf(gameOf('rws-sic-bo-2021/b'));
  const at = (bet: string) => {
    const area = areas.find((each) => each.bet === bet);
    if (!area) throw new Error(`${bet} is not on the felt.`);
    return area;
  };
  expect(neighbour(at('big'), 'ArrowRight', areas)?.bet).toBe('double:6');
  expect(neighbour(at('total:17'), 'ArrowDown', areas)?.bet).toBe('domino:5-6');
  expect(neighbour(at('total:17'), 'ArrowUp', areas)?.bet).toBe('big');
  expect(neighbour(at('odd'), 'ArrowRight', areas)).toBeNull();
});
