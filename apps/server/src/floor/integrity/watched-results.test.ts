import { because } from '@baize/game';
import { SHIPPED } from '@baize/house';
import { fairnessIn } from '@baize/house/fairness';
import type { TableEvent } from '@baize/table';
import { expect, test } from 'vitest';
import { resultReader } from './watched-results.ts';

const reasons = { because: because('baize-floor#virtual-result') };

/** What a reader makes of events that come after a configuration with this source of results. */
function read(resultSource: string, events: readonly object[]): readonly unknown[] {
  const reader = resultReader(fairnessIn(SHIPPED));
  const configured = { type: 'TableConfigured', config: { resultSource } };
  return [configured, { type: 'BetsClosed', round: 'T-1' }, ...events].flatMap((event) => {
    const result = reader({ at: 5, event: { ...event, ...reasons } as TableEvent });
    return result === null ? [] : [result.values];
  });
}

const shown = (source: string) => ({
  type: 'ResultRegistered',
  round: 'T-1',
  source,
  dice: [5, 1, 3],
});
const reading = { type: 'ReadingTaken', source: 'device', dice: [3, 5, 1] };

test('dice that a device or the floor itself read keep their order', () => {
  expect(read('device', [shown('device')])).toEqual([[5, 1, 3]]);
  expect(read('virtual', [shown('virtual')])).toEqual([[5, 1, 3]]);
});

test('dice that a dealer typed in are taken in order of size, or in that of the device', () => {
  expect(read('dealer', [shown('dealer')])).toEqual([[1, 3, 5]]);
  expect(read('dealer-and-device', [reading, shown('dealer')])).toEqual([[3, 5, 1]]);
});

test('a reading of one round is not taken for another', () => {
  const next = { type: 'BetsClosed', round: 'T-2' };
  expect(read('dealer-and-device', [reading, next, shown('dealer')])).toEqual([[1, 3, 5]]);
});

test('the hands of a round are one deal, from the first box to the dealer', () => {
  const dealt = {
    type: 'CardsDealt',
    boxes: [{ box: 1, cards: 'Kc Ah 9h 8d' }],
    dealer: 'Kd Qc Jh 2s',
  };
  // Places in a deck sorted by rank from the Ace down and by spades, hearts, diamonds, clubs.
  const [first, dealer] = [
    [7, 1, 21, 26],
    [6, 11, 13, 48],
  ];
  expect(read('device', [dealt])).toEqual([[...first, ...dealer]]);
  expect(read('dealer', [dealt])).toEqual([[1, 7, 21, 26, ...dealer]]);
});
