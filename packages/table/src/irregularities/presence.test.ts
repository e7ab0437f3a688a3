import { expect, test } from 'vitest';
import { ANN, configOf, dealer, openTable, pitManager, supervisor } from '../testing/floor.ts';

/** A manual shaker whose dice lie open. */
function uncovered() {
  const journal = openTable(configOf('licensee-sic-bo/standard'), [ANN]);
  journal.give(dealer, { type: 'OpenBets' });
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  journal.give(dealer, { type: 'Uncover' });
  return journal;
}

const WATCH = { type: 'WatchSettlement' } as const;

test('[licensee-sic-bo#6(b)] one supervisor watches a settlement without the device, and only where one waits for that', () => {
  const journal = uncovered();
  const refused = {
    type: 'refused',
    refusal: {
      code: 'wrong-phase',
      phase: 'uncovered',
      because: ['baize-floor#order-of-play'],
      message: expect.any(String),
    },
  };
  expect(journal.ask(supervisor, WATCH)).toEqual(refused);
  journal.give(dealer, { type: 'ReportIncident', incident: 'electrical-device-failed' });
  expect(journal.give(supervisor, WATCH).map(({ event }) => event)).toEqual([
    {
      type: 'SupervisorPresent',
      round: 'T7-1',
      supervisor,
      because: ['licensee-sic-bo#6(b)', 'baize-floor#two-people'],
    },
  ]);
  expect(journal.ask(pitManager, WATCH)).toEqual(refused);
});
