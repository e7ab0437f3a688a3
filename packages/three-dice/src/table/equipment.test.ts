import type { Shaker } from '@baize/game';
import type { Actor, Command } from '@baize/table';
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

const SHAKER = 'licensee-sic-bo/standard';
const clauses = (...numbers: readonly string[]) =>
  numbers.map((number) => `licensee-sic-bo#${number}`);

/** A shaker table nobody has equipped yet. */
function bare(): Journal {
  const journal = openJournal();
  journal.give(pitManager, { type: 'ConfigureTable', config: configOf(SHAKER) });
  return journal;
}

function outcomeOf(journal: Journal, by: Actor, command: Command) {
  const answer = journal.ask(by, command);
  if (answer.type === 'accepted') return answer.events.map(({ event }) => event);
  if (answer.type !== 'refused') return answer.type;
  const { message: _, ...refusal } = answer.refusal;
  return refusal;
}

/** What 4-4-1 wins on: Small, the total of 9, the double, both singles and their pair. */
const LIT = ['small', 'total:9', 'double:4', 'single:1', 'single:4', 'domino:1-4'];

const inspect = (lit: readonly string[], shakes: number): Command => ({
  type: 'RecordInspection',
  entered: [4, 4, 1],
  lit,
  shakes,
});
const fit = (shaker: Shaker): Command => ({ type: 'FitShaker', shaker });

test('[licensee-sic-bo#5(a)(1)] the device must light every winning area and no other', () => {
  const journal = bare();
  const failed = { code: 'inspection-failed', because: clauses('5(a)(1)') };
  for (const lit of [LIT.slice(1), [...LIT, 'big'], [...LIT.slice(1), 'big'], []]) {
    expect(outcomeOf(journal, supervisor, inspect(lit, 3))).toEqual(failed);
  }
  // An area that is named twice has lit all the same.
  const lit = [...LIT, 'small'];
  expect(outcomeOf(journal, supervisor, inspect(lit, 0))).toEqual([
    {
      type: 'InspectionRecorded',
      entered: [4, 4, 1],
      lit,
      shakes: 0,
      because: clauses('5(a)(1)'),
    },
  ]);
});

test('[licensee-sic-bo#5(a)(2)] an automated shaker is operated three times, a manual one is not tested so', () => {
  const journal = bare();
  journal.give(dealer, fit('manual'));
  expect(outcomeOf(journal, supervisor, inspect(LIT, 0))).toMatchObject([
    { because: clauses('5(a)(1)') },
  ]);
  journal.give(dealer, { type: 'RemoveShaker' });
  journal.give(dealer, fit('automated'));
  const failed = { code: 'inspection-failed', because: clauses('5(a)(2)') };
  expect(outcomeOf(journal, supervisor, inspect(LIT, 2))).toEqual(failed);
  expect(outcomeOf(journal, supervisor, inspect(LIT, 3))).toMatchObject([
    { type: 'InspectionRecorded', shakes: 3, because: clauses('5(a)(1)', '5(a)(2)') },
  ]);
});

test('[licensee-sic-bo#5(b)] each shift tests the shaker three times', () => {
  const journal = openTable(configOf(SHAKER), [ANN]);
  const because = clauses('5(b)');
  expect(outcomeOf(journal, supervisor, { type: 'BeginShift' })).toEqual([
    { type: 'ShiftBegan', because },
  ]);
  expect(journal.state().equipment).toMatchObject({
    shiftInspected: false,
    shiftAt: journal.now(),
  });
  const tested = (shakes: number): Command => ({ type: 'RecordShiftInspection', shakes });
  expect(outcomeOf(journal, supervisor, tested(2))).toEqual({ code: 'inspection-failed', because });
  expect(outcomeOf(journal, supervisor, tested(3))).toEqual([
    { type: 'ShiftInspectionRecorded', shakes: 3, because },
  ]);
  expect(journal.state().equipment).toMatchObject({ shiftInspected: true, shiftAt: journal.now() });
});

test('[licensee-sic-bo#6(d)] one shaker at a time, and another one is inspected again', () => {
  const journal = bare();
  const remove: Command = { type: 'RemoveShaker' };
  const floor = ['baize-floor#one-shaker'];
  const [manual, automated] = ['manual', 'automated'] as const;
  expect(outcomeOf(journal, dealer, remove)).toEqual({ code: 'no-shaker', because: clauses('1') });
  expect(outcomeOf(journal, dealer, fit(automated))).toEqual([
    { type: 'ShakerFitted', shaker: automated, because: clauses('1') },
  ]);
  const fitted = { code: 'shaker-fitted' };
  expect(outcomeOf(journal, dealer, fit(manual))).toEqual({ ...fitted, because: clauses('6(d)') });
  expect(outcomeOf(journal, dealer, fit(automated))).toEqual({ ...fitted, because: floor });
  expect(outcomeOf(journal, dealer, remove)).toEqual([
    { type: 'ShakerRemoved', shaker: automated, because: clauses('6(d)') },
  ]);
  expect(outcomeOf(journal, dealer, fit(manual))).toEqual([
    { type: 'ShakerFitted', shaker: manual, because: clauses('1') },
  ]);
  expect(outcomeOf(journal, dealer, fit(automated))).toEqual({ ...fitted, because: floor });
  journal.give(supervisor, inspect(LIT, 0));
  journal.give(supervisor, { type: 'RecordShiftInspection', shakes: 3 });
  expect(journal.state().equipment).toMatchObject({ inspected: true, shiftInspected: true });
  expect(outcomeOf(journal, dealer, remove)).toEqual([
    { type: 'ShakerRemoved', shaker: manual, because: floor },
  ]);
  expect(journal.state().equipment).toMatchObject({
    shaker: null,
    inspected: false,
    shiftInspected: false,
  });
});

const DAY = 24 * 3_600;
const change = (dice: string): Command => ({ type: 'ChangeDice', dice });

test('[licensee-sic-bo#1] a set of dice has its 24 hours from when it first came, however often it leaves', () => {
  const journal = bare();
  const because = clauses('1', 'I-P22');
  const refused = { code: 'dice-too-old', field: 'dice', because };
  const changed = (dice: string) => [{ type: 'DiceChanged', dice, because }];
  expect(outcomeOf(journal, dealer, change('A'))).toEqual(changed('A'));
  const first = journal.now();
  expect(outcomeOf(journal, dealer, change('A'))).toEqual(refused);
  expect(outcomeOf(journal, dealer, change('B'))).toEqual(changed('B'));
  // Each order takes a second: the 24th hour is just over, and then it is past.
  journal.wait(DAY - (journal.now() - first) / 1_000 - 1);
  expect(outcomeOf(journal, dealer, change('A'))).toEqual(changed('A'));
  expect(journal.now() - first).toBe(DAY * 1_000);
  expect(journal.state().equipment.dice).toEqual({ id: 'A', since: first });
  expect(outcomeOf(journal, dealer, change('C'))).toEqual(changed('C'));
  expect(outcomeOf(journal, dealer, change('A'))).toEqual(refused);
});

test('[licensee-sic-bo#I-P22] dice are changed between rounds, and those too old before they are shaken', () => {
  const journal = openTable(configOf(SHAKER), [ANN]);
  const inProgress = {
    code: 'round-in-progress',
    because: ['baize-floor#between-rounds', ...clauses('1', 'I-P22')],
  };
  const next = change('dice set 5');
  journal.give(dealer, { type: 'OpenBets' });
  expect(outcomeOf(journal, dealer, next)).toEqual(inProgress);
  journal.give(dealer, { type: 'CloseBets' });
  expect(outcomeOf(journal, dealer, next)).toEqual(inProgress);
  journal.wait(DAY);
  expect(outcomeOf(journal, dealer, { type: 'Tumble', tumbles: 3 })).toMatchObject({
    code: 'dice-too-old',
  });
  expect(outcomeOf(journal, dealer, next)).toMatchObject([{ type: 'DiceChanged' }]);
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  journal.wait(DAY);
  expect(outcomeOf(journal, dealer, change('dice set 6'))).toEqual(inProgress);
});

test('[licensee-sic-bo#I-P22] dice that were reported as damaged are changed for that reason', () => {
  const journal = openTable(configOf(SHAKER), [ANN]);
  journal.give(dealer, { type: 'ReportIncident', incident: 'dice-damaged' });
  expect(outcomeOf(journal, dealer, change('dice set 5'))).toEqual([
    { type: 'DiceChanged', dice: 'dice set 5', because: clauses('I-P22') },
  ]);
  expect(outcomeOf(journal, dealer, change('dice set 6'))).toMatchObject([
    { because: clauses('1', 'I-P22') },
  ]);
});
