import { money } from '@baize/exact';
import { publicFacts } from '@baize/house';
import { expect, test } from 'vitest';
import { ANN, at, BEN, configOf, dealer, openTable } from '../testing/floor.ts';

test('[rws-tai-sai-v5#5.1] that a stake was cut at the close is not announced', () => {
  const journal = openTable(configOf('rws-tai-sai-v5/c'), [ANN, BEN]);
  journal.give(dealer, { type: 'OpenBets' });
  const stake = money(80_000);
  journal.give(dealer, { type: 'RecordBet', terminal: ANN, bet: 'small', stake });
  journal.give(dealer, { type: 'RecordBet', terminal: BEN, bet: 'small', stake });
  const closed = journal.give(dealer, { type: 'CloseBets' });
  expect(closed[0]?.event).toMatchObject({ cut: [{ bet: 'small' }] });
  expect(publicFacts(closed)).toEqual([
    {
      type: 'BetsClosed',
      sequence: closed[0]?.sequence,
      at: closed[0]?.at,
      round: 'T7-1',
      because: [closed[0]?.event.because[0]],
    },
  ]);
});

test('a round is told from its opening to its end, and a bet to nobody', () => {
  const journal = openTable(configOf('rws-sic-bo-2021/a', { bettingSeconds: 20 }), [ANN]);
  const before = journal.facts().length;
  journal.give(dealer, { type: 'OpenBets' });
  journal.give(at(ANN), { type: 'PlaceBet', terminal: ANN, bet: 'small', stake: money(500) });
  const opened = journal.now() - 1000;
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  journal.give(dealer, { type: 'RegisterResult', dice: [1, 2, 3], flat: true });
  const told = publicFacts(journal.facts().slice(before));
  expect(told).toMatchObject([
    { type: 'RoundOpened', round: 'T7-1', number: 1, commitment: null },
    { type: 'BetsOpened', round: 'T7-1', closesAt: opened + 20_000, at: opened },
    { type: 'BetsClosed', round: 'T7-1' },
    { type: 'DiceTumbled', tumbles: 3 },
    { type: 'ResultRegistered', round: 'T7-1', dice: [1, 2, 3], source: 'dealer', proof: null },
    { type: 'LosersCollected' },
    { type: 'WinnersPaid' },
    { type: 'RoundConcluded' },
  ]);
  expect(told.every(({ because }) => because.length > 0)).toBe(true);
});
