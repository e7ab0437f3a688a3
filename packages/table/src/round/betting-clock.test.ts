import { expect, test } from 'vitest';
import { configOf, dealer, openTable } from '../testing/floor.ts';

test.each([0, 20])(
  '[baize-floor#betting-time] a clock that is set back holds nobody up, with a least time of %i seconds',
  (bettingSecondsMinimum) => {
    const journal = openTable(configOf('rws-sic-bo-2021/a', { bettingSecondsMinimum }), []);
    journal.give(dealer, { type: 'OpenBets' });
    journal.wait(-3600);
    expect(journal.ask(dealer, { type: 'CloseBets' })).toMatchObject({ type: 'accepted' });
  },
);
