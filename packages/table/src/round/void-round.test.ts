import { money } from '@baize/exact';
import { expect, test } from 'vitest';
import { terminalOf } from '../terminal/terminal.ts';
import {
  ANN,
  at,
  configOf,
  dealer,
  openTable,
  pitManager,
  shiftManager,
} from '../testing/floor.ts';
import type { Journal } from '../testing/journal.ts';

/** A shaker table at which 1,000 on Small lie, taken so many steps past the close. */
function played(steps: number): Journal {
  const journal = openTable(configOf('licensee-sic-bo/standard'), [ANN]);
  journal.give(dealer, { type: 'OpenBets' });
  const bet = { type: 'PlaceBet', terminal: ANN, bet: 'small', stake: money(1000) } as const;
  journal.give(at(ANN), bet);
  journal.give(dealer, { type: 'CloseBets' });
  const course = [
    { type: 'Tumble', tumbles: 3 },
    { type: 'Uncover' },
    { type: 'RegisterResult', dice: [1, 2, 3], flat: true },
    { type: 'CollectLosers' },
    { type: 'PayWinners' },
  ] as const;
  for (const step of course.slice(0, steps)) journal.give(dealer, step);
  return journal;
}

function decidedVoid(journal: Journal) {
  journal.give(dealer, { type: 'ReportIncident', incident: 'not-covered' });
  const [matter = ''] = journal.state().matters.keys();
  const decision = {
    type: 'DecideMatter',
    matter,
    reason: 'a fire',
    effect: 'void-round',
  } as const;
  const asked = journal.ask(shiftManager, decision);
  if (asked.type !== 'accepted') return asked;
  const [request = ''] = journal.state().approvals.keys();
  return journal.ask(pitManager, { type: 'ApproveRequest', request });
}

test.each([0, 1, 2, 3, 4, 5])(
  '[licensee-sic-bo#I-P12] %i steps after the close a round can be decided void',
  (steps) => {
    const journal = played(steps);
    expect(decidedVoid(journal)).toMatchObject({ type: 'accepted' });
    expect(terminalOf(journal.state(), ANN)?.credit).toBe(100_000);
    expect(journal.state().concluded.get('T7-1')).toMatchObject({ status: 'void', result: null });
  },
);
