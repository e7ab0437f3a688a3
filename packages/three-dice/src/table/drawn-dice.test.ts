import type { Drawing } from '@baize/game';
import type { DrawnResults } from '@baize/table';
import { ANN, configOf, dealer, openTable } from '@baize/table/testing';
import { expect, test } from 'vitest';
import type { Roll } from '../roll.ts';
import { AUTOMATIC_DICE, DICE_RISK, dryRolls, VIRTUAL_DICE } from './dice-steps.ts';

const proof = { seed: 'ab'.repeat(32), closeHash: 'cd'.repeat(32) };

/** A seed that gives these faces, one after the other. */
function giving(dice: Roll) {
  return <Drawn>(drawing: Drawing<Drawn>) => {
    const left = dice.map((face) => face - 1);
    return drawing.draw(() => left.shift() ?? 0);
  };
}

const drawn: DrawnResults = {
  commitment: { commitment: 'ef'.repeat(32) },
  draw: (drawing) => ({ drawn: giving([4, 4, 1])(drawing), proof }),
};
const undrawn: DrawnResults = { commitment: {}, draw: () => null };

test('[baize-floor#virtual-result] a seed takes the place of whatever dice were said, and only of dice', () => {
  const order = { type: 'RegisterResult', dice: [1, 1, 1], flat: true } as const;
  expect(VIRTUAL_DICE.filled(order, drawn)).toEqual({ ...order, dice: [4, 4, 1], proof });
  // Before the row that closes bets is durable nothing is drawn, and the table will ask for the proof.
  expect(VIRTUAL_DICE.filled(order, undrawn)).toEqual(order);
  expect(VIRTUAL_DICE.filled({ type: 'Tumble', tumbles: 3 }, drawn)).toBeNull();
});

test('[baize-floor#virtual-result] a result on record is held against the dice that its seed gives, in their order', () => {
  const journal = openTable(configOf('rws-sic-bo-2021/a', { resultSource: 'virtual' }), [ANN]);
  journal.give(dealer, { type: 'OpenBets', commitment: 'ef'.repeat(32) });
  journal.give(dealer, { type: 'CloseBets' });
  const [tumbled] = journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  const registered = { type: 'RegisterResult', dice: [4, 4, 1], flat: true, proof } as const;
  const [result] = journal.give(dealer, registered);
  const { rules } = journal.state();
  if (!tumbled || !result || !rules) throw new Error('A round has been played.');
  expect(VIRTUAL_DICE.onRecord(tumbled.event)).toBeNull();
  const onRecord = VIRTUAL_DICE.onRecord(result.event);
  expect(onRecord?.proof).toEqual(proof);
  expect(onRecord?.isDrawn(giving([4, 4, 1]), rules)).toBe(true);
  expect(onRecord?.isDrawn(giving([4, 1, 4]), rules)).toBe(false);
  expect(onRecord?.isDrawn(giving([4, 4, 2]), rules)).toBe(false);
});

test('[mbs-sic-bo-v4#3.2] an automatic table tumbles as often as its book asks at the least, and reads what its seed gives', () => {
  const journal = openTable(configOf('mbs-sic-bo-v4/rapid-select', { resultSource: 'virtual' }));
  const state = journal.state();
  const least = state.rules?.procedure.tumblesLeast;
  expect(AUTOMATIC_DICE.order('tumble', state, drawn)).toEqual({
    type: 'Tumble',
    tumbles: least,
    commitment: 'ef'.repeat(32),
  });
  expect(AUTOMATIC_DICE.order('tumble', state, undrawn)).toEqual({
    type: 'Tumble',
    tumbles: least,
  });
  expect(AUTOMATIC_DICE.order('uncover', state, undrawn)).toEqual({ type: 'Uncover' });
  expect(AUTOMATIC_DICE.order('register-result', state, drawn)).toEqual({
    type: 'RegisterResult',
    flat: true,
    dice: [4, 4, 1],
    proof,
  });
  expect(AUTOMATIC_DICE.order('register-result', state, undrawn)).toBeNull();
  expect(AUTOMATIC_DICE.order('collect-losers', state, undrawn)).toEqual({ type: 'CollectLosers' });
  expect(AUTOMATIC_DICE.order('pay-winners', state, undrawn)).toEqual({ type: 'PayWinners' });
  expect(AUTOMATIC_DICE.order('clear-lights', state, undrawn)).toEqual({ type: 'ClearLights' });
  expect(AUTOMATIC_DICE.order('deal', state, drawn)).toBeNull();
});

test('an automatic round of dice waits for nobody, and is decided with its result', () => {
  const journal = openTable(configOf('licensee-sic-bo/standard'), [ANN]);
  journal.give(dealer, { type: 'OpenBets' });
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  journal.give(dealer, { type: 'Uncover' });
  const before = journal.state().round;
  journal.give(dealer, { type: 'RegisterResult', dice: [1, 2, 3], flat: true });
  const after = journal.state().round;
  if (!before || !after) throw new Error('A round is in progress until its lights are cleared.');
  expect([before, after].map((round) => AUTOMATIC_DICE.isDecided(round))).toEqual([false, true]);
  expect(AUTOMATIC_DICE.awaits('uncover', before)).toBeNull();
});

test('what each of the 56 combinations would cost is found by the dice an address names', () => {
  expect(DICE_RISK.results).toHaveLength(56);
  expect(DICE_RISK.read('441')).toEqual([4, 4, 1]);
  expect(DICE_RISK.results[DICE_RISK.placeOf([4, 1, 4])]).toEqual([1, 4, 4]);
  for (const text of ['', '44', '4411', '447', '440', '4a1', ' 441', '441 ', 'x441', '441x']) {
    expect(DICE_RISK.read(text)).toBeNull();
  }
});

test('a book is played dry on a triple and on dice that are all different, with every bet', () => {
  expect(dryRolls(['small', 'big'])).toEqual([
    {
      title: 'a dry round on 4 4 4',
      decides: 'register-result',
      bets: ['small', 'big'],
      when: [{ roll: '4 4 4' }],
    },
    {
      title: 'a dry round on 1 2 3',
      decides: 'register-result',
      bets: ['small', 'big'],
      when: [{ roll: '1 2 3' }],
    },
  ]);
});
