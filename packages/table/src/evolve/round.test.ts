import { money } from '@baize/exact';
import { describe, expect, test } from 'vitest';
import { terminalOf } from '../terminal/terminal.ts';
import { correctionWithClawBack } from '../testing/dice-troubles.ts';
import {
  ANN,
  at,
  BEN,
  configOf,
  dealer,
  openTable,
  pitManager,
  shiftManager,
} from '../testing/floor.ts';
import type { Journal } from '../testing/journal.ts';
import { itemsOf } from './persistent.ts';

const GAME = 'rws-sic-bo-2021/a';
const place = (journal: Journal, stake = 1000) =>
  journal.give(at(ANN), { type: 'PlaceBet', terminal: ANN, bet: 'small', stake: money(stake) });

function played(journal: Journal) {
  journal.give(dealer, { type: 'OpenBets' });
  place(journal);
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  journal.give(dealer, { type: 'RegisterResult', dice: [1, 2, 4], flat: true });
}

describe('a round that is over', () => {
  test('is kept with what a correction would need', () => {
    const journal = openTable(configOf(GAME), [ANN]);
    played(journal);
    expect(journal.state().round).toBeNull();
    expect(journal.state().concluded.get('T7-1')).toMatchObject({
      number: 1,
      status: 'settled',
      result: [1, 2, 4],
      config: journal.state().rules?.config,
      closed: [{ terminal: ANN, total: 1000 }],
      settled: [{ terminal: ANN, returned: 2000 }],
    });
    expect(journal.state().results).toMatchObject([{ round: 'T7-1', dice: [1, 2, 4] }]);
  });

  test('and void before its close has no stakes, no settlement and no result', () => {
    const journal = openTable(configOf(GAME), [ANN, BEN]);
    journal.give(dealer, { type: 'OpenBets' });
    place(journal);
    journal.give(dealer, { type: 'Tumble', tumbles: 3 });
    expect(journal.state().concluded.get('T7-1')).toMatchObject({
      status: 'void',
      result: null,
      closed: [],
      settled: [],
    });
    expect(journal.state().results).toEqual([]);
    expect(terminalOf(journal.state(), ANN)).toMatchObject({
      holdings: [],
      staked: 0,
      done: null,
      credit: 100_000,
    });
  });

  test('and void leaves nobody a stake, nor anything to undo', () => {
    const journal = openTable(configOf(GAME), [ANN, BEN]);
    journal.give(dealer, { type: 'OpenBets' });
    place(journal);
    // Ann has taken everything back and could undo that; of Ben's bets one is left, and he can undo nothing.
    journal.give(at(ANN), { type: 'ClearBets', terminal: ANN });
    for (const bet of ['small', 'big']) {
      journal.give(at(BEN), { type: 'PlaceBet', terminal: BEN, bet, stake: money(500) });
    }
    const returned = { type: 'DecideBet', round: 'T7-1', terminal: BEN, bet: 'big' } as const;
    journal.agree(shiftManager, { ...returned, reason: 'so be it' }, pitManager);
    expect(terminalOf(journal.state(), ANN)).toMatchObject({ staked: 0, done: expect.any(Object) });
    expect(terminalOf(journal.state(), BEN)).toMatchObject({ staked: 500, done: null });
    journal.give(dealer, { type: 'Tumble', tumbles: 3 });
    expect(journal.state().concluded.get('T7-1')?.status).toBe('void');
    for (const id of [ANN, BEN]) {
      expect(terminalOf(journal.state(), id)).toMatchObject({
        holdings: [],
        staked: 0,
        done: null,
      });
    }
  });

  test('makes room for the next: as many are kept as the configuration says', () => {
    const journal = openTable(configOf(GAME, { roundsKept: 10 }), [ANN]);
    for (let round = 0; round < 12; round += 1) played(journal);
    expect([...journal.state().concluded.keys()]).toEqual(
      Array.from({ length: 10 }, (_, index) => `T7-${index + 3}`),
    );
  });
});

describe('the close', () => {
  test('takes the stakes off the layout and remembers them for a repetition', () => {
    const journal = openTable(configOf(GAME), [ANN]);
    journal.give(dealer, { type: 'OpenBets' });
    place(journal);
    place(journal, 500);
    journal.give(dealer, { type: 'CloseBets' });
    expect(terminalOf(journal.state(), ANN)).toMatchObject({
      holdings: [],
      staked: 0,
      done: null,
      lastBets: [{ bet: 'small', stake: 1500 }],
      credit: 98_500,
    });
  });
});

test('[mbs-sic-bo-v4#3.1] a tumble under cover opens the round and leaves it covered', () => {
  const journal = openTable(configOf('mbs-sic-bo-v4/alfastreet'), [ANN]);
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  expect(journal.state().round).toMatchObject({ phase: 'covered', play: { tumbles: 3 } });
});

test('[rws-sic-bo-2021#I-P11] what is owed is on no meter: the table counts what terminals count', () => {
  const { journal } = correctionWithClawBack();
  const { meters, terminals, balances } = journal.state();
  const counted = [...itemsOf(terminals)].map((each) => each.meters.corrected);
  expect(balances.get(`receivable:${BEN}`)).toBeLessThan(0);
  expect(counted.some((amount) => amount < 0)).toBe(true);
  expect(meters.corrected).toBe(counted.reduce<number>((sum, amount) => sum + amount, 0));
});
