import type { ClientState } from '@baize/protocol/client';
import { playerView } from '@baize/table';
import { expect, test } from 'vitest';
import { openTable, playRound, TERMINAL } from '../../testing/rounds.ts';
import type { ScriptedTable } from '../../testing/scripted-table.ts';
import { watchWinning } from './winning-areas.ts';

/** Storage of one page. */
function storage(said = new Map<string, string>()) {
  return {
    getItem: (key: string) => said.get(key) ?? null,
    setItem: (key: string, value: string) => {
      said.set(key, value);
    },
  };
}

/** What a terminal at this table is told, event by event. */
function clientOf(table: ScriptedTable) {
  const rest = { ended: null, retryAt: null, pending: [], clockOffset: null, roundTrip: null };
  return {
    subscribe: (listener: (state: ClientState<'player'>) => void) =>
      table.subscribe(() => {
        const view = playerView(table.state(), TERMINAL, Date.now());
        listener({ link: 'live', view, ...rest });
      }),
  };
}

// On 2-2-3: Small, Odd, seven, pair of twos, both numbers, the pair and the three, two and three together.
const ON_223 = ['domino:2-3', 'double:2', 'odd', 'pair-single:223', 'single:2', 'single:3'];

test('a round that was seen is remembered with all that won in it, not only the own bets', () => {
  const table = openTable('rws-sic-bo-2021/b');
  const areas = watchWinning(clientOf(table), storage());
  playRound(table, [2, 2, 3], ['big']);
  playRound(table, [6, 4, 1], ['big']);
  const [, first] = playerView(table.state(), TERMINAL, Date.now()).recall;
  if (!first) throw new Error('Two rounds can be recalled.');
  expect(areas.of(first)?.toSorted()).toEqual([...ON_223, 'small', 'total:7'].toSorted());
});

test('it is remembered over a reload', () => {
  const table = openTable('rws-sic-bo-2021/b');
  const kept = storage();
  watchWinning(clientOf(table), kept);
  playRound(table, [2, 2, 3], ['big']);
  const again = watchWinning(clientOf(openTable('rws-sic-bo-2021/b')), kept);
  expect(again.of({ round: 'T07-1', result: [2, 2, 3] })).toContain('total:7');
});

test('nothing is claimed of a round with other dice, or of one nobody saw', () => {
  const table = openTable('rws-sic-bo-2021/b');
  const areas = watchWinning(clientOf(table), storage());
  playRound(table, [2, 2, 3], ['big']);
  expect(areas.of({ round: 'T07-1', result: [2, 2, 4] })).toBeNull();
  expect(areas.of({ round: 'T07-9', result: [2, 2, 3] })).toBeNull();
});

test.each(['{', '{"a":1}', '[["x"],[1,["y"]],["z",[2]]]'])(
  'what is no memory is none: %s',
  (text) => {
    const kept = storage(new Map([['baize-winning-areas', text]]));
    const areas = watchWinning(clientOf(openTable('rws-sic-bo-2021/b')), kept);
    expect(areas.of({ round: 'z', result: [1, 2, 3] })).toBeNull();
  },
);
