import { money } from '@baize/exact';
import { expect, test } from 'vitest';
import { ANN, at, configOf, dealer, openTable } from '../history/testing/floor.ts';

test('[baize-floor#undo-until-close] what was done in one round cannot be undone in the next', () => {
  const journal = openTable(configOf('rws-sic-bo-2021/a'), [ANN]);
  const stake = money(500);
  journal.give(dealer, { type: 'OpenBets' });
  journal.give(at(ANN), { type: 'PlaceBet', terminal: ANN, bet: 'small', stake });
  journal.give(at(ANN), { type: 'ClearBets', terminal: ANN });
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  journal.give(dealer, { type: 'RegisterResult', dice: [1, 2, 3], flat: true });
  journal.give(dealer, { type: 'OpenBets' });
  expect(journal.ask(at(ANN), { type: 'UndoBets', terminal: ANN })).toMatchObject({
    type: 'refused',
    refusal: { code: 'nothing-to-undo' },
  });
});
