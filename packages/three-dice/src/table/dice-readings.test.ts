import { ANN, configOf, dealer, device, type Journal, openTable } from '@baize/table/testing';
import { expect, test } from 'vitest';
import type { Roll } from '../roll.ts';
import { DICE_PHRASES, DICE_READINGS } from './dice-readings.ts';
import { DICE_STEPS, knownStep } from './dice-steps.ts';

/** Dealer and device both read the dice, which have been tumbled. */
function tumbled(): Journal {
  const journal = openTable(configOf('rws-sic-bo-2021/a', { resultSource: 'dealer-and-device' }), [
    ANN,
  ]);
  journal.give(dealer, { type: 'OpenBets' });
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  return journal;
}

const read = (dice: Roll) => ({ type: 'RegisterResult', dice, flat: true }) as const;

function awaits(journal: Journal): boolean {
  const state = journal.state();
  if (!state.rules) throw new Error('The table plays nothing.');
  return DICE_READINGS.awaitsDevice(state, state.rules);
}

test('[baize-floor#sources-agree] a device is waited for from the tumble until it has read the dice', () => {
  const before = openTable(configOf('rws-sic-bo-2021/a', { resultSource: 'dealer-and-device' }));
  expect(awaits(before)).toBe(false);
  before.give(dealer, { type: 'OpenBets' });
  expect(awaits(before)).toBe(false);
  const journal = tumbled();
  expect(awaits(journal)).toBe(true);
  journal.give(dealer, read([4, 4, 1]));
  expect(awaits(journal)).toBe(true);
  const other = tumbled();
  other.give(device, read([4, 4, 1]));
  expect(awaits(other)).toBe(false);
});

test('[baize-floor#sources-agree] two readings in dispute are told the dealer’s first, whoever came last', () => {
  const dispute = (first: typeof dealer, second: typeof dealer) => {
    const journal = tumbled();
    journal.give(first, read([4, 4, 1]));
    const { round } = journal.state();
    if (!round) throw new Error('A round is in progress.');
    expect(DICE_READINGS.inDispute(round, { type: 'Tumble', tumbles: 3 }, second)).toBeNull();
    return DICE_READINGS.inDispute(round, read([5, 4, 1]), second);
  };
  expect(dispute(dealer, device)).toBe('4-4-1, 5-4-1');
  expect(dispute(device, dealer)).toBe('5-4-1, 4-4-1');
});

test('dice are said as three numbers, and a question mark for one that cannot be read', () => {
  const { roll, readable } = DICE_PHRASES;
  const said = (words: string) => words.split(' ');
  expect(roll?.(said('4 4 1 at once'))).toEqual({ value: [4, 4, 1], words: 3 });
  expect(readable?.(said('4 ? 1 at once'))).toEqual({ value: [4, null, 1], words: 3 });
  // What is no face is refused by the table, which says why.
  expect(roll?.(said('0 -1 2.5'))).toEqual({ value: [0, -1, 2.5], words: 3 });
  for (const words of ['4 4', '4 4 one', '4 4x 1', 'x4 4 1', '4 4 1.']) {
    expect(roll?.(said(words))).toBeNull();
    expect(readable?.(said(words))).toBeNull();
  }
  expect(roll?.(said('4 ? 1'))).toBeNull();
});

test('a scenario says dice in a word or as a list, and a tumble is three', () => {
  const read = DICE_STEPS.roll?.read;
  expect(read?.(' 4 4  1 ')).toEqual([4, 4, 1]);
  expect(read?.([4, 4, 1])).toEqual([4, 4, 1]);
  for (const said of ['4 4', '4 4 1 1', 441, null]) expect(read?.(said)).toBeNull();
  const state = tumbled().state();
  const step = (name: 'tumble' | 'uncover') =>
    state.rules && { ...state.rules.procedure.steps[0], step: name };
  expect(knownStep(state, step('tumble') as never)).toEqual({
    type: 'Tumble',
    fields: { tumbles: 3 },
  });
  expect(knownStep(state, step('uncover') as never)).toBeNull();
});

test('[baize-floor#virtual-result] dice that a scenario says come with a proof where a seed throws them', () => {
  const orderAt = (resultSource: 'dealer' | 'virtual') => {
    const journal = openTable(configOf('rws-sic-bo-2021/a', { resultSource }));
    const moves = DICE_STEPS.roll?.moves([4, 4, 1]) ?? [];
    return moves.flatMap((move) => ('order' in move ? [move.order(journal.state())] : []));
  };
  const type = 'RegisterResult';
  const dice = [4, 4, 1];
  const proof = { seed: expect.any(String), closeHash: expect.any(String) };
  expect(orderAt('dealer')).toEqual([{ type, fields: { dice } }]);
  expect(orderAt('virtual')).toEqual([{ type, fields: { dice, proof } }]);
});
