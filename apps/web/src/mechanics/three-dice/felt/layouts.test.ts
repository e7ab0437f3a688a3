import { GAMES } from '@baize/rulebooks';
import { playerView } from '@baize/table';
import { ALL_ROLLS, wins } from '@baize/three-dice';
import { describe, expect, test } from 'vitest';
import { areaStates } from '../../../terminal/felt/area-states.ts';
import { gameOf, sheetOf } from '../../../testing/game-sheet.ts';
import { openTable, playRound, TERMINAL } from '../../../testing/rounds.ts';
import type { SheetArea } from '../../../ui/board/game-sheet.ts';
import { drawnBet } from './bet-text.ts';

/** Areas as the specification of the screens counts them. */
const AREAS: Readonly<Record<string, number>> = {
  'rws-sic-bo-2021/a': 56,
  'rws-sic-bo-2021/b': 104,
  'rws-sic-bo-2021/c': 104,
  'rws-tai-sai-v5/a': 50,
  'rws-tai-sai-v5/c': 104,
  'rws-tai-sai-v5/e': 107,
  'mbs-sic-bo-v4/rapid-select': 104,
  'mbs-sic-bo-v4/alfastreet': 50,
  'licensee-sic-bo/standard': 50,
  'licensee-sic-bo/minimum': 50,
};

const dice = GAMES.filter(({ layout }) => layout !== null).map(({ id }) => id);

test('there are ten dice layouts', () => {
  expect(dice.toSorted()).toEqual(Object.keys(AREAS).toSorted());
});

describe.each(dice)('%s', (id) => {
  const game = gameOf(id);
  const sheet = sheetOf(game);

  test('has as many areas as its document, with the ids of the engine', () => {
    expect(sheet.areas).toHaveLength(AREAS[id] ?? 0);
    expect(sheet.areas.map(({ bet }) => bet)).toEqual(game.wagers.map(({ text }) => text));
  });

  test('no area lies on another, and none is smaller than a fingertip', () => {
    for (const [index, area] of sheet.areas.entries()) {
      expect(Math.min(area.width, area.height)).toBeGreaterThanOrEqual(66);
      expect(area.x).toBeGreaterThanOrEqual(0);
      expect(area.x + area.width).toBeLessThanOrEqual(sheet.canvas.width + 0.5);
      expect(area.y + area.height).toBeLessThanOrEqual(sheet.canvas.height);
      for (const other of sheet.areas.slice(index + 1)) {
        expect([area.bet, other.bet, overlap(area, other)]).toEqual([area.bet, other.bet, false]);
      }
    }
  });

  test('every area is drawn as what the engine takes it for', () => {
    for (const { bet, kind } of sheet.areas) expect(drawnBet(bet).kind).toBe(kind);
  });

  test('lit areas are the winning areas on all 216 rolls', () => {
    const table = openTable(id, 0);
    for (const roll of ALL_ROLLS) {
      playRound(table, roll);
      const view = playerView(table.state(), TERMINAL, Date.now());
      const states = areaStates(view, { pending: [], refused: new Map() });
      const lit = [...states].flatMap(([bet, { light }]) => (light === 'lit' ? [bet] : []));
      const winning = game.wagers.filter(({ bet }) => wins(bet, roll, game.readings));
      expect([roll, lit]).toEqual([roll, winning.map(({ text }) => text)]);
    }
  });
});

function overlap(one: SheetArea, other: SheetArea): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
