import { emptyTable, restoreFrom } from '@baize/house';
import { describe, expect, test } from 'vitest';
import type { TableState } from '../state.ts';
import { ANN } from '../testing/floor.ts';
import { corruptAt, PECULIAR, placesOf } from '../testing/hostile.ts';
import { cardState, DEALT, diceStates, resultedState } from '../testing/tables.ts';
import { auditorView } from '../views/auditor-view.ts';
import { playerView } from '../views/role-views.ts';
import { snapshotOf } from './snapshot-of.ts';

const { between, betting, now } = diceStates('rws-tai-sai-v5/c', 50_000);
const STATES: readonly (readonly [string, TableState])[] = [
  ['betting', betting],
  ['resulted', resultedState().state],
  ['cards', cardState(DEALT, 'dealt').state],
];

/** Places as in a message: `terminals[0].credit`. */
function placeText(place: readonly string[]): string {
  return place.reduce((text, key) => {
    if (/^\d+$/.test(key)) return `${text}[${key}]`;
    return text === '' ? key : `${text}.${key}`;
  }, '');
}

describe.each(STATES)('a snapshot of a table: %s', (_, state) => {
  const snapshot = JSON.parse(JSON.stringify(snapshotOf(state)));
  const places = placesOf(snapshot);

  test('is restored while it is whole', () => {
    expect(restoreFrom(snapshot).ok).toBe(true);
  });

  test('with any peculiar value in any place it is refused, or still a table that can be shown', () => {
    for (const [index, place] of places.entries()) {
      // Every place meets several values and every value many places.
      for (let turn = 0; turn < 4; turn += 1) {
        const value = PECULIAR[(index * 7 + turn * 11) % PECULIAR.length];
        const restored = restoreFrom(corruptAt(snapshot, place, value));
        if (restored.ok) auditorView(restored.value);
        else expect(restored.error.message).not.toBe('');
      }
    }
  });

  test('with anything missing it is refused, and says where', () => {
    for (const place of places) {
      // House tables are the matter of the rules, which judge them whole; readings of their switches.
      const restored = restoreFrom(corruptAt(snapshot, place, undefined));
      if (restored.ok) expect(placeText(place)).toMatch(/actingAs|houseTable/);
      else expect(restored.error.field).toMatch(/^\w+/);
    }
  });
});

test.each([
  [{ format: 'baize-table-state/9' }, 'another-format', 'format'],
  [{ format: undefined }, 'another-format', 'format'],
  [{ sequence: -1 }, 'damaged', 'sequence'],
  [{ config: 1 }, 'damaged', 'config'],
  [{ config: null }, 'damaged', 'round'],
  [{ extra: 1 }, 'damaged', 'extra'],
  [{ balances: [] }, 'damaged', ''],
  [
    {
      balances: [
        ['cage', 2 ** 53 - 1],
        ['instruments', 2 ** 53 - 1],
      ],
    },
    'damaged',
    '',
  ],
  [{ balances: [['cash', 0]] }, 'damaged', 'balances[0][0]'],
  [
    {
      operations: {
        ...snapshotOf(betting).operations,
        others: [
          ['a', 1],
          ['a', 2],
        ],
      },
    },
    'damaged',
    'operations.others',
  ],
])('%j in a snapshot is named', (change, code, field) => {
  const restored = restoreFrom({ ...snapshotOf(betting), ...change });
  expect(restored).toMatchObject({ ok: false, error: { code, field } });
});

test.each([null, undefined, [], 'snapshot', 7])('%j is no snapshot', (value) => {
  expect(restoreFrom(value)).toMatchObject({ ok: false, error: { code: 'damaged', field: '' } });
});

describe('what one part says about another is looked up', () => {
  const snapshot = snapshotOf(between);
  const [round] = snapshot.concluded;
  const [terminal] = snapshot.terminals;
  if (!round || !terminal) throw new Error('The table has a past.');

  test.each([
    [{ concluded: [{ ...round, config: 7 }] }, 'concluded[0].config'],
    [{ concluded: [round, round] }, 'concluded'],
    [
      { concluded: [{ ...round, closed: [{ ...closedOf(round), stakes: [STRAY] }] }] },
      'concluded[0]',
    ],
    [{ terminals: [terminal, terminal] }, 'terminals'],
    [{ configs: snapshot.configs.map((each) => ({ ...each, game: 'poker' })) }, 'configs[0].game'],
    [{ config: null, round: snapshotOf(betting).round }, 'round'],
  ])('%#', (change, field) => {
    const restored = restoreFrom({ ...snapshot, ...change });
    expect(restored).toMatchObject({ ok: false, error: { code: 'damaged', field } });
  });

  test('a layout has as many totals as areas, and no stake lies beside it', () => {
    const open = snapshotOf(betting);
    const totals = open.round?.totals.slice(1);
    expect(restoreFrom({ ...open, round: { ...open.round, totals } })).toMatchObject({
      error: { field: 'round.totals' },
    });
    const holdings = [...Array.from({ length: 104 }, () => null), { stake: 100, since: 1 }];
    expect(restoreFrom({ ...open, terminals: [{ ...terminal, holdings }] })).toMatchObject({
      error: { field: 'terminals[0].holdings' },
    });
  });
});

test('what a player sees of a restored table is what they saw', () => {
  const restored = restoreFrom(JSON.parse(JSON.stringify(snapshotOf(betting))));
  expect(restored.ok && playerView(restored.value, ANN, now)).toEqual(
    playerView(betting, ANN, now),
  );
  expect(restoreFrom(snapshotOf(emptyTable())).ok).toBe(true);
});

const STRAY = { bet: 'nowhere', stake: 100, effective: 100, because: null };

function closedOf({ closed }: { readonly closed: readonly object[] }): object {
  return closed[0] ?? {};
}
