import { money } from '@baize/exact';
import { playerView } from '@baize/table';
import { expect, test } from 'vitest';
import { bet, createDealtTable, press, SEATED } from '../../testing/dealt-table.ts';
import { type ScriptedTable, staff, terminal } from '../../testing/scripted/scripted-table.ts';
import { lastReturn } from './meters.tsx';

const [A1] = SEATED;
const shown = (table: ScriptedTable) => lastReturn(playerView(table.state(), A1, 0));

function agree(table: ScriptedTable, as: 'pit-supervisor' | 'pit-manager') {
  const [request = ''] = table.state().approvals.keys();
  table.give(staff(as), { type: 'ApproveRequest', request });
}

/** 10.00 on Big by the helper, and as much on another area besides. */
function roundWith(other: string | null): ScriptedTable {
  const table = createDealtTable('rws-sic-bo-2021/b');
  press(table, { type: 'OpenBets' });
  bet(table);
  press(table, { type: 'CloseBets' });
  press(table, { type: 'Tumble', tumbles: 3 });
  press(table, { type: 'RegisterResult', dice: [6, 4, 1], flat: true });
  press(table, { type: 'OpenBets' });
  bet(table);
  if (other !== null) {
    const placed = { terminal: A1, bet: other, stake: money(1000) };
    table.give(terminal(A1), { type: 'PlaceBet', ...placed });
  }
  press(table, { type: 'CloseBets' });
  press(table, { type: 'Tumble', tumbles: 3 });
  return table;
}

test('the last return is that of the round before, until this one has a result', () => {
  const table = roundWith(null);
  // 10.00 on Big at even money, with the stake.
  expect(shown(table)).toBe(2000);
  press(table, { type: 'RegisterResult', dice: [1, 2, 1], flat: true });
  expect(shown(table)).toBe(0);
});

test('[rws-sic-bo-2021#I-P15] what was settled early counts at once, and still does when the rest has come back', () => {
  const table = roundWith('small');
  press(table, { type: 'ReportIncident', incident: 'round-interrupted', readable: [6, 6, null] });
  press(table, { type: 'SettleKnownBets', reason: 'It lies under the dome' });
  expect(shown(table)).toBe(2000);
  agree(table, 'pit-supervisor');
  // Small has lost whatever the third die shows; Big waits.
  expect(shown(table)).toBe(0);
  const [matter = ''] = table.state().matters.keys();
  const decided = { matter, effect: 'continue', reason: 'Nobody can see it' } as const;
  table.give(staff('shift-manager'), { type: 'DecideMatter', ...decided });
  agree(table, 'pit-manager');
  expect(table.state().round).toBeNull();
  expect(shown(table)).toBe(0);
});

test('a void round returns stakes, which is no return of a bet', () => {
  const table = roundWith(null);
  press(table, { type: 'ReportIncident', incident: 'die-not-flat' });
  expect(shown(table)).toBe(0);
});
