import type { Source } from '@baize/table/kit';
import {
  ANN,
  configOf,
  dealer,
  device,
  endShakerRound,
  type Journal,
  openJournal,
  openTable,
  pitManager,
  supervisor,
} from '@baize/table/testing';
import { expect, test } from 'vitest';
import { SIMULATED_DICE } from './simulated-dice.ts';

const { commands, weights, details, playerOf } = SIMULATED_DICE;

/** Chooses these numbers one after the other, whatever the bound, and then the first of everything. */
function choosing(...choices: readonly number[]): Source {
  const left = [...choices];
  return (bound) => Math.min(left.shift() ?? 0, bound - 1);
}

/** More than any bound: chooses the last of everything. */
const LAST = 1_000_000;

function sceneAt(journal: Journal, game: string) {
  const floor = {
    terminals: [ANN],
    carried: () => {
      throw new Error('Nobody carries anything here.');
    },
    seatedAt: () => null,
    instruments: new Map(),
  };
  return { state: journal.state(), table: 'T7', game, now: journal.now(), floor };
}

const SHAKER = 'licensee-sic-bo/standard';

test('[licensee-sic-bo#5(a)] a simulated crew equips and inspects a shaker table, and then has nothing to inspect', () => {
  const journal = openJournal();
  expect(weights(journal.state())).toEqual({});
  journal.give(pitManager, { type: 'ConfigureTable', config: configOf(SHAKER) });
  const due = { ChangeDice: 20, FitShaker: 20, RecordInspection: 30, RecordShiftInspection: 30 };
  const scene = () => sceneAt(journal, SHAKER);
  const changed = commands.ChangeDice?.(choosing(7), scene());
  const fitted = commands.FitShaker?.(choosing(1), scene());
  expect([changed, fitted]).toEqual([
    { type: 'ChangeDice', dice: 'dice-7' },
    { type: 'FitShaker', shaker: 'automated' },
  ]);
  // Three test shakes, and the areas that a device in order lights for three ones.
  const inspected = commands.RecordInspection?.(choosing(0, 0, 1), scene());
  expect(inspected).toMatchObject({ entered: [1, 1, 1], shakes: 3 });
  const tested = commands.RecordShiftInspection?.(choosing(1), scene());
  expect(tested).toEqual({ type: 'RecordShiftInspection', shakes: 3 });
  for (const [by, command] of [
    [dealer, changed],
    [dealer, fitted],
    [supervisor, inspected],
    [supervisor, tested],
  ] as const) {
    expect(weights(journal.state())).toEqual(due);
    if (command) journal.give(by, command);
  }
  expect(weights(journal.state())).toEqual({});
});

test('[licensee-sic-bo#5(a)] each thing that is missing is asked for, and nothing while a round goes on', () => {
  const journal = openTable(configOf(SHAKER), [ANN]);
  expect(weights(journal.state())).toEqual({});
  journal.give(dealer, { type: 'OpenBets' });
  journal.give(supervisor, { type: 'BeginShift' });
  expect(journal.state().equipment.shiftInspected).toBe(false);
  expect(weights(journal.state())).toEqual({});
  endShakerRound(journal, [1, 2, 3]);
  expect(Object.keys(weights(journal.state()))).toContain('RecordShiftInspection');
  expect(weights(openTable(configOf('rws-sic-bo-2021/a')).state())).toEqual({});
});

test('[rws-sic-bo-2021#3.6] tumbles are three to five, and now and then too few', () => {
  const scene = sceneAt(openTable(configOf('rws-sic-bo-2021/a')), 'rws-sic-bo-2021/a');
  const tumbles = (source: Source) => commands.Tumble?.(source, scene);
  expect(tumbles(choosing(0, 0))).toEqual({ type: 'Tumble', tumbles: 3 });
  expect(tumbles(choosing(18, LAST))).toEqual({ type: 'Tumble', tumbles: 5 });
  expect(tumbles(choosing(19, LAST))).toEqual({ type: 'Tumble', tumbles: 2 });
});

test('[baize-floor#sources-agree] a second reader mostly sees what the first one saw, and sometimes a die lies askew', () => {
  const game = 'rws-sic-bo-2021/a';
  const journal = openTable(configOf(game, { resultSource: 'dealer-and-device' }));
  const registers = (source: Source) => commands.RegisterResult?.(source, sceneAt(journal, game));
  const first = { type: 'RegisterResult', dice: [1, 1, 1], flat: true };
  expect(registers(choosing())).toEqual(first);
  expect(registers(choosing(215, 24))).toEqual({ ...first, dice: [6, 6, 6], flat: false });
  journal.give(dealer, { type: 'OpenBets' });
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  journal.give(device, { type: 'RegisterResult', dice: [2, 5, 3], flat: true });
  expect(registers(choosing(4))).toEqual({ ...first, dice: [2, 5, 3] });
  expect(registers(choosing(5, 215))).toEqual({ ...first, dice: [6, 6, 6] });
});

test('a report of an incident names three faces or none, and dice that may be those of the last round', () => {
  const game = 'rws-sic-bo-2021/a';
  const journal = openTable(configOf(game));
  const told = (...choices: readonly number[]) =>
    details(choosing(...choices), sceneAt(journal, game));
  expect(told()).toEqual({ readable: [null, null, null], dice: [1, 1, 1] });
  expect(told(1, 6, 3, 8, 215)).toEqual({ readable: [1, 6, 3], dice: [6, 6, 6] });
  // There is no last round yet.
  expect(told(0, 0, 0, 9, 215)).toEqual({ readable: [null, null, null], dice: [6, 6, 6] });
  journal.give(dealer, { type: 'OpenBets' });
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  journal.give(dealer, { type: 'RegisterResult', dice: [2, 5, 3], flat: true });
  expect(told(0, 0, 0, 9)).toEqual({ readable: [null, null, null], dice: [2, 5, 3] });
  expect(told(0, 0, 0, 8)).toEqual({ readable: [null, null, null], dice: [1, 1, 1] });
  expect(playerOf({ type: 'Uncover' }, journal.state())).toBeUndefined();
});

test('[licensee-sic-bo#5(a)(1)] one inspection in six is of a device that lights something else', () => {
  const scene = sceneAt(openTable(configOf(SHAKER)), SHAKER);
  const inspects = (source: Source) => commands.RecordInspection?.(source, scene);
  // Three ones: any triple, the triple, the double, the single; their total is on no area.
  expect(inspects(choosing(0, 4, 0))?.lit.toSorted()).toEqual([
    'any-triple',
    'double:1',
    'single:1',
    'triple:1',
  ]);
  expect(inspects(choosing(0, 5, LAST))).toMatchObject({ lit: ['small'], shakes: 4 });
  const unready = sceneAt(openJournal(), SHAKER);
  expect(commands.RecordInspection?.(choosing(0, 0, 0), unready)).toMatchObject({ lit: [] });
});

test('[licensee-sic-bo#1] dice, a shaker and either inspection are each asked for where they alone are missing', () => {
  const change = { type: 'ChangeDice', dice: 'A' } as const;
  const fit = { type: 'FitShaker', shaker: 'manual' } as const;
  const lit = ['any-triple', 'double:1', 'single:1', 'triple:1'];
  const inspect = { type: 'RecordInspection', entered: [1, 1, 1], lit, shakes: 3 } as const;
  const test = { type: 'RecordShiftInspection', shakes: 3 } as const;
  const everything = [
    [dealer, change],
    [dealer, fit],
    [supervisor, inspect],
    [supervisor, test],
  ] as const;
  for (const missing of [null, change, fit, inspect, test]) {
    const journal = openJournal();
    journal.give(pitManager, { type: 'ConfigureTable', config: configOf(SHAKER) });
    for (const [by, command] of everything) if (command !== missing) journal.give(by, command);
    expect(Object.keys(weights(journal.state()))).toHaveLength(missing === null ? 0 : 4);
  }
});
