import { money } from '@baize/exact';
import { emptyTable } from '@baize/house';
import { expect, test } from 'vitest';
import { ANN, at, BEN, configOf, dealer, openTable } from '../testing/floor.ts';
import { plainState } from './plain-state.ts';

test('a table as plain data has everything it knows, maps by their keys', () => {
  const config = configOf('rws-sic-bo-2021/a');
  const journal = openTable(config, [ANN, BEN]);
  journal.give(dealer, { type: 'OpenBets' });
  const stake = money(500);
  journal.give(at(BEN), { type: 'PlaceBet', terminal: BEN, bet: 'small', stake });
  const plain = plainState(journal.state());
  expect(plain).toMatchObject({
    sequence: journal.state().sequence,
    config,
    isOpen: true,
    round: { id: 'T7-1', phase: 'betting', closed: null },
    terminals: [
      { id: ANN, credit: 100_000, staked: 0 },
      { id: BEN, credit: 100_000, staked: 500, done: { changes: [{ bet: 'small', to: 500 }] } },
    ],
    places: { [ANN]: 0, [BEN]: 1 },
    balances: { [`credit:${ANN}`]: 100_000, [`credit:${BEN}`]: 100_000 },
    operations: { bets: { 'op-8': journal.state().sequence } },
  });
  expect(JSON.parse(JSON.stringify(plain))).toEqual(plain);
});

test('places nobody has bet on are written as null, so that JSON keeps them', () => {
  const journal = openTable(configOf('rws-sic-bo-2021/a'), [ANN]);
  journal.give(dealer, { type: 'OpenBets' });
  const [, second = ''] = journal.state().rules?.areas ?? [];
  const stake = money(500);
  journal.give(at(ANN), { type: 'PlaceBet', terminal: ANN, bet: second, stake });
  expect(plainState(journal.state())).toMatchObject({
    terminals: [{ holdings: [null, { stake: 500 }] }],
  });
});

test('a table nothing has happened at has no configuration and nothing else', () => {
  expect(plainState(emptyTable())).toMatchObject({
    sequence: 0,
    config: null,
    terminals: [],
    places: {},
    operations: { bets: {}, betsBefore: {}, others: {}, othersBefore: {} },
  });
});
