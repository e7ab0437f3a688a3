import type { Command } from '@baize/table';
import {
  ANN,
  configOf,
  dealer,
  type Journal,
  openJournal,
  openTable,
  pitManager,
  supervisor,
} from '@baize/table/testing';
import { expect, test } from 'vitest';
import { DICE_EQUIPMENT } from './dice-equipment.ts';

const SHAKER = 'licensee-sic-bo/standard';
const TUMBLER = 'rws-sic-bo-2021/a';
const HOUR = 3_600_000;
const NOW = { from: null, until: null };
const clauses = (...numbers: readonly string[]) =>
  numbers.map((number) => `licensee-sic-bo#${number}`);

const OPENING = { what: 'inspection', ...NOW, because: clauses('5(a)', '5(a)(1)') };
const SHIFT = { what: 'shift-inspection', ...NOW, because: clauses('5(b)') };
const NO_DICE = { what: 'dice', ...NOW, because: clauses('1', 'I-P22') };

function configured(game: string): Journal {
  const journal = openJournal();
  journal.give(pitManager, { type: 'ConfigureTable', config: configOf(game) });
  return journal;
}

const due = (journal: Journal) => DICE_EQUIPMENT.due(journal.state());

test('[licensee-sic-bo#5] what is missing before a round is due at once, the inspections first', () => {
  const journal = configured(SHAKER);
  expect(due(openJournal())).toEqual([]);
  expect(due(journal)).toEqual([OPENING, NO_DICE]);
  // A manual shaker is not tested by the shift.
  journal.give(dealer, { type: 'FitShaker', shaker: 'manual' });
  expect(due(journal)).toEqual([OPENING, NO_DICE]);
  journal.give(dealer, { type: 'RemoveShaker' });
  journal.give(dealer, { type: 'FitShaker', shaker: 'automated' });
  expect(due(journal)).toEqual([OPENING, SHIFT, NO_DICE]);
  journal.give(supervisor, { type: 'RecordShiftInspection', shakes: 3 });
  expect(due(journal)).toEqual([OPENING, NO_DICE]);
});

test('[licensee-sic-bo#1] dice that are in order are told of an hour before their 24 hours end', () => {
  const journal = openTable(configOf(SHAKER), [ANN], 'automated');
  const since = journal.state().equipment.dice?.since ?? 0;
  const [from, until] = [since + 23 * HOUR, since + 24 * HOUR];
  expect(due(journal)).toEqual([{ what: 'dice', from, until, because: clauses('1', 'I-P22') }]);
});

test('[rws-sic-bo-2021#I-P22] dice that were reported are due at once; a book without hours asks for nothing else', () => {
  const journal = openTable(configOf(TUMBLER), [ANN]);
  expect(due(journal)).toEqual([]);
  journal.give(dealer, { type: 'ReportIncident', incident: 'dice-damaged' });
  const because = ['rws-sic-bo-2021#I-P22', 'rws-sic-bo-2021#5.4'];
  expect(due(journal)).toEqual([{ what: 'dice', ...NOW, because }]);
  expect(journal.ask(dealer, { type: 'OpenBets' })).toMatchObject({
    refusal: { code: 'dice-too-old', because },
  });
  journal.give(dealer, { type: 'ChangeDice', dice: 'dice set 5' });
  expect(due(journal)).toEqual([]);
  expect(journal.ask(dealer, { type: 'OpenBets' })).toMatchObject({ type: 'accepted' });
});

test('[licensee-sic-bo#1] no round begins without a shaker, its tests and dice that are not too old', () => {
  const journal = openTable(configOf(SHAKER), [ANN], 'automated');
  const refused = () => {
    const answer = journal.ask(dealer, { type: 'OpenBets' });
    return answer.type === 'refused' ? [answer.refusal.code, answer.refusal.because] : answer.type;
  };
  journal.wait(24 * 3_600);
  expect(refused()).toEqual(['dice-too-old', clauses('1', 'I-P22')]);
  journal.give(dealer, { type: 'RemoveShaker' });
  expect(refused()).toEqual(['no-shaker', clauses('1')]);
  journal.give(dealer, { type: 'FitShaker', shaker: 'automated' });
  expect(refused()).toEqual(['inspection-missing', clauses('5(b)')]);
  journal.give(supervisor, { type: 'RecordShiftInspection', shakes: 3 });
  expect(refused()).toEqual(['inspection-missing', clauses('5(a)', '5(a)(1)')]);
});

const NAMED = { dice: 'dice set 4', shaker: 'automated' } as const;

/** What a floor brings to a table as it stands. */
const brought = (journal: Journal): readonly (Command | null)[] =>
  DICE_EQUIPMENT.supplies.map((supply) => supply(journal.state(), NAMED));

/** What 1-2-3 wins on: Small, the total of 6, every single and every pair of them. */
const LIT = ['domino:1-2', 'domino:1-3', 'domino:2-3', 'single:1', 'single:2', 'single:3', 'small'];

test('[licensee-sic-bo#5(a)] a floor brings a shaker table everything it opens with, and nothing twice', () => {
  const journal = configured(SHAKER);
  const orders = brought(journal);
  expect(orders).toEqual([
    { type: 'ChangeDice', dice: 'dice set 4' },
    { type: 'FitShaker', shaker: 'automated' },
    { type: 'RecordInspection', entered: [1, 2, 3], lit: expect.any(Array), shakes: 3 },
    { type: 'RecordShiftInspection', shakes: 3 },
  ]);
  const lit = orders.flatMap((order) => (order?.type === 'RecordInspection' ? order.lit : []));
  expect(lit.toSorted()).toEqual([...LIT, 'total:6'].toSorted());
  for (const order of orders) if (order) journal.give(supervisor, order);
  expect(journal.state().equipment).toMatchObject({
    dice: { id: 'dice set 4' },
    shaker: 'automated',
    inspected: true,
    shiftInspected: true,
  });
  expect(brought(journal)).toEqual([null, null, null, null]);
});

test('a floor brings dice alone where no book inspects anything, and nothing to a table that plays nothing', () => {
  expect(brought(configured(TUMBLER))).toEqual([
    { type: 'ChangeDice', dice: 'dice set 4' },
    null,
    null,
    null,
  ]);
  expect(brought(openJournal())).toEqual([null, null, null, null]);
});

test('what a round was refused for is made good: by other dice, by what is missing, or by nothing', () => {
  const { supplies, suppliesFor } = DICE_EQUIPMENT;
  expect(suppliesFor('inspection-missing')).toEqual(supplies);
  expect(suppliesFor('no-shaker')).toEqual(supplies);
  expect(suppliesFor('table-suspended')).toEqual([]);
  const [change, ...others] = suppliesFor('dice-too-old');
  expect(others).toEqual([]);
  const changed = (journal: Journal) => change?.(journal.state(), NAMED);
  expect(changed(openJournal())).toBeNull();
  const journal = configured(TUMBLER);
  // Other dice have another name: that of the set, and after which round they came.
  expect(changed(journal)).toEqual({ type: 'ChangeDice', dice: 'T7-dice-after-0' });
  journal.give(dealer, { type: 'ChangeDice', dice: 'red-after-12' });
  expect(changed(journal)).toEqual({ type: 'ChangeDice', dice: 'red-after-0' });
  journal.give(dealer, { type: 'ChangeDice', dice: 'red-after-12-hours' });
  expect(changed(journal)).toEqual({ type: 'ChangeDice', dice: 'red-after-12-hours-after-0' });
});

test('[licensee-sic-bo#5(b)] a shift goes on since its test, and another begins with another test', () => {
  const journal = configured(SHAKER);
  const shift = () => DICE_EQUIPMENT.shiftOf(journal.state());
  expect(DICE_EQUIPMENT.shiftOf(openJournal().state())).toBeNull();
  expect(DICE_EQUIPMENT.shiftOf(configured(TUMBLER).state())).toBeNull();
  expect(shift()).toBeNull();
  journal.give(supervisor, { type: 'RecordShiftInspection', shakes: 3 });
  expect(shift()).toEqual({ since: journal.now(), next: { type: 'BeginShift' } });
  journal.give(supervisor, { type: 'BeginShift' });
  expect(shift()).toBeNull();
});
