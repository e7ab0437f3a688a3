import { money } from '@baize/exact';
import { balanceOf, imbalance } from '@baize/ledger';
import { describe, expect, test } from 'vitest';
import { ANN, at, configOf, openTable, pitManager, supervisor } from '../testing/floor.ts';

const NUMBER = '123456789012345678';

/** A table that has issued one instrument of 400.00; what the cage holds is what Ann paid in. */
function issuing() {
  const journal = openTable(configOf('rws-tai-sai-v5/c'), [ANN]);
  const expiresAt = journal.now() + 60_000;
  const amount = money(40_000);
  const cash = balanceOf(journal.state().balances, 'cage');
  journal.give(at(ANN), { type: 'CashOut', terminal: ANN, amount, number: NUMBER, expiresAt });
  const held = () => ({
    cage: balanceOf(journal.state().balances, 'cage') - cash,
    instruments: balanceOf(journal.state().balances, 'instruments'),
    sum: imbalance(journal.state().balances),
  });
  return { journal, held };
}

describe('what was never paid is no cash', () => {
  test('[baize-floor#instrument] a void instrument brings no money into the cage', () => {
    const { journal, held } = issuing();
    journal.give(pitManager, { type: 'VoidInstrument', number: NUMBER, reason: 'Misprint' });
    const [request = ''] = journal.state().approvals.keys();
    journal.give(supervisor, { type: 'ApproveRequest', request });
    expect(held()).toEqual({ cage: 0, instruments: 0, sum: 0 });
  });

  test('[baize-floor#instrument] an expired instrument brings no money into the cage', () => {
    const { journal, held } = issuing();
    journal.wait(60);
    journal.give({ kind: 'system' }, { type: 'ExpireInstrument', number: NUMBER });
    expect(held()).toEqual({ cage: 0, instruments: 0, sum: 0 });
  });
});
