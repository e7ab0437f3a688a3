import { money } from '@baize/exact';
import { imbalance } from '@baize/ledger';
import { expect, test } from 'vitest';
import {
  ANN,
  at,
  configOf,
  dealer,
  openTable,
  pitManager,
  shiftManager,
  supervisor,
} from '../history/testing/floor.ts';
import type { Journal } from '../history/testing/journal.ts';
import { terminalOf } from '../session/seated.ts';

/** A round in which Ann has a stake on one bet. */
function play(journal: Journal, bet: string, stake: number, dice: [1, 1, 4] | [1, 1, 5]) {
  journal.give(dealer, { type: 'OpenBets' });
  journal.give(at(ANN), { type: 'PlaceBet', terminal: ANN, bet, stake: money(stake) });
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  journal.give(dealer, { type: 'RegisterResult', dice, flat: true });
}

function correct(journal: Journal, round: string, dice: [1, 1, 4] | [1, 1, 5]) {
  const asked = journal.give(dealer, {
    type: 'ReportIncident',
    incident: 'wrong-result-registered',
    rounds: [round],
    dice,
  });
  const request = asked.flatMap(({ event }) =>
    event.type === 'ApprovalRequested' ? [event.approval.id] : [],
  );
  return journal.give(supervisor, { type: 'ApproveRequest', request: request[0] ?? '' });
}

test('[rws-sic-bo-2021#I-P4] a round is corrected at the prices it was played at', () => {
  const journal = openTable(configOf('rws-sic-bo-2021/a'), [ANN]);
  play(journal, 'double:1', 1000, [1, 1, 5]);
  // Double Dice pays 11.5 to 1 here and is not even on the layout the table changes to.
  expect(terminalOf(journal.state(), ANN)?.credit).toBe(100_000 + 11_500);
  const asked = journal.give(pitManager, {
    type: 'ConfigureTable',
    config: configOf('rws-tai-sai-v5/e'),
  });
  const [request] = asked.flatMap(({ event }) =>
    event.type === 'ApprovalRequested' ? [event.approval.id] : [],
  );
  journal.give(shiftManager, { type: 'ApproveRequest', request: request ?? '' });
  expect(journal.state().rules?.config.game).toBe('rws-tai-sai-v5/e');

  const [, corrected] = correct(journal, 'T7-1', [1, 1, 4]);
  expect(corrected?.event).toMatchObject({
    type: 'ResultCorrected',
    was: [1, 1, 5],
    is: [1, 1, 4],
    owed: [],
    because: expect.arrayContaining(['rws-sic-bo-2021#5.5']),
    settled: [{ terminal: ANN, returned: 12_500 }],
  });
  expect(terminalOf(journal.state(), ANN)?.credit).toBe(100_000 + 11_500);
});

test('[rws-sic-bo-2021#I-P11] a terminal that left and returns finds what a correction paid it', () => {
  const journal = openTable(configOf('rws-sic-bo-2021/a'), [ANN]);
  play(journal, 'total:6', 1000, [1, 1, 5]);
  journal.give(at(ANN), { type: 'ReleaseTerminal', terminal: ANN });
  // Total 6 pays 19 to 1: 190.00 and the stake of 10.00 are waiting.
  correct(journal, 'T7-1', [1, 1, 4]);
  journal.give(at(ANN), {
    type: 'SeatTerminal',
    terminal: ANN,
    credit: money(0),
    seatedAt: null,
  });
  expect(terminalOf(journal.state(), ANN)?.credit).toBe(20_000);
  play(journal, 'small', 1000, [1, 1, 5]);
  expect(terminalOf(journal.state(), ANN)).toMatchObject({ credit: 21_000, locked: null });
  expect(imbalance(journal.state().balances)).toBe(0);
});
