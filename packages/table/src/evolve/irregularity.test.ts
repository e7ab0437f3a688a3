import { money } from '@baize/exact';
import { expect, test } from 'vitest';
import type { TableEvent } from '../event.ts';
import { terminalOf } from '../terminal/terminal.ts';
import {
  ANN,
  at,
  BEN,
  configOf,
  dealer,
  openTable,
  pitManager,
  shiftManager,
  supervisor,
} from '../testing/floor.ts';
import { type Journal, openJournal } from '../testing/journal.ts';
import { bet, result } from '../testing/rounds/dice-rounds.ts';

const GAME = 'rws-sic-bo-2021/a';
const reason = 'The camera says so';

/** Ann has 10.00 on Big and Ben 20.00. */
function betting(): Journal {
  const journal = openTable(configOf(GAME), [ANN, BEN]);
  journal.give(dealer, { type: 'OpenBets' });
  bet(journal, ANN, 'big', 1_000);
  bet(journal, BEN, 'big', 2_000);
  return journal;
}

function returnBig(journal: Journal) {
  const returned = { type: 'DecideBet', round: 'T7-1', terminal: BEN, bet: 'big', reason } as const;
  journal.agree(shiftManager, returned, pitManager);
}

/** What lies on Big and on Small, as the table counts it. */
function totalsOf(journal: Journal) {
  const { round, rules } = journal.state();
  return ['big', 'small'].map((area) => round?.totals[rules?.areaIndex.get(area) ?? -1]);
}

test('[rws-sic-bo-2021#5.10] a bet that goes back by decision is no longer counted, and the others are', () => {
  const journal = betting();
  bet(journal, ANN, 'small', 700);
  journal.give(dealer, { type: 'CloseBets' });
  expect(totalsOf(journal)).toEqual([3_000, 700]);
  returnBig(journal);
  expect(totalsOf(journal)).toEqual([1_000, 700]);
  expect(journal.state().round?.closed?.map(({ terminal, total }) => [terminal, total])).toEqual([
    [ANN, 1_700],
  ]);
  expect(terminalOf(journal.state(), BEN)).toMatchObject({
    credit: 100_000,
    meters: { coinIn: 2_000, stakesReturned: 2_000 },
  });
  expect(terminalOf(journal.state(), ANN)?.meters.stakesReturned).toBe(0);
  expect(journal.state().meters).toMatchObject({ coinIn: 3_700, stakesReturned: 2_000 });
});

test('[rws-sic-bo-2021#5.10] what was taken up by decision cannot be laid again by undoing, nor anything before it', () => {
  const journal = betting();
  bet(journal, BEN, 'small', 500);
  returnBig(journal);
  expect(totalsOf(journal)).toEqual([1_000, 500]);
  expect(terminalOf(journal.state(), BEN)).toMatchObject({ staked: 500, done: null });
  expect(terminalOf(journal.state(), ANN)?.done).not.toBeNull();
});

const PAUSE = { type: 'PauseTable', reason: 'A chair fell' } as const;

test('[rws-sic-bo-2021#5.1] whether a round ends by an interruption or goes on, a pause ends with it', () => {
  const voided = betting();
  voided.give(dealer, { type: 'CloseBets' });
  voided.give(dealer, PAUSE);
  expect(voided.state().paused).toMatchObject({ reason: 'A chair fell' });
  voided.give(dealer, { type: 'ReportIncident', incident: 'round-interrupted' });
  expect(voided.state()).toMatchObject({ paused: null, round: null });

  const readable = betting();
  readable.give(dealer, { type: 'CloseBets' });
  readable.give(dealer, { type: 'Tumble', tumbles: 3 });
  readable.give(dealer, PAUSE);
  const incident = 'round-interrupted';
  readable.give(dealer, { type: 'ReportIncident', incident, readable: [null, 6, 6] });
  expect(readable.state()).toMatchObject({
    paused: null,
    round: { id: 'T7-1', phase: 'tumbled', play: { readable: [null, 6, 6] } },
  });
});

const FAILED = { type: 'ReportIncident', incident: 'electrical-device-failed' } as const;

/** A manual shaker whose dice lie open and are read, collected and paid as far as somebody says. */
function uncovered(...steps: readonly ('CollectLosers' | 'PayWinners')[]): Journal {
  const journal = openTable(configOf('licensee-sic-bo/standard'), [ANN]);
  journal.give(dealer, { type: 'OpenBets' });
  bet(journal, ANN, 'small', 1_000);
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  journal.give(dealer, { type: 'Uncover' });
  if (steps.length > 0) {
    journal.give(dealer, { type: 'RegisterResult', dice: [1, 2, 3], flat: true });
  }
  for (const type of steps) journal.give(dealer, { type });
  return journal;
}

test('[licensee-sic-bo#6(b)] a device that fails before winners are paid has the rest watched, and whoever watches stays', () => {
  const journal = uncovered();
  journal.give(dealer, FAILED);
  expect(journal.state().round?.presence).toEqual({ by: null });
  journal.give(supervisor, { type: 'WatchSettlement' });
  journal.give(dealer, FAILED);
  expect(journal.state().round?.presence).toEqual({ by: supervisor });
  const collected = uncovered('CollectLosers');
  collected.give(dealer, FAILED);
  expect(collected.state().round?.presence).toEqual({ by: null });
});

test('[licensee-sic-bo#6(b)] a device that fails once winners are paid leaves nothing to watch, and stops the table', () => {
  const journal = uncovered('CollectLosers', 'PayWinners');
  journal.give(dealer, FAILED);
  expect(journal.state().round).toMatchObject({
    presence: null,
    suspendAfter: { because: ['licensee-sic-bo#6(b)'] },
  });
  journal.give(dealer, { type: 'ClearLights' });
  expect(journal.state()).toMatchObject({ round: null, suspended: expect.any(Object) });
});

test('[rws-sic-bo-2021#I-P22] a round of an older record was played with dice that were only reported', () => {
  const journal = openTable(configOf(GAME), [ANN]);
  journal.give(dealer, { type: 'ReportIncident', incident: 'dice-damaged' });
  expect(journal.state().equipment.reported).toBe('dice-damaged');
  const last = journal.facts().at(-1);
  if (!last) throw new Error('Something has happened.');
  const event: TableEvent = {
    type: 'RoundOpened',
    round: 'T7-1',
    number: 1,
    commitment: null,
    because: ['baize-floor#order-of-play'],
  };
  const opened = { ...last, sequence: last.sequence + 1, op: 'old-round', event };
  const { equipment, round } = openJournal([...journal.facts(), opened]).state();
  expect('reported' in equipment).toBe(false);
  expect(round).toMatchObject({ id: 'T7-1', number: 1 });
});

test('[rws-sic-bo-2021#I-P4] a round is corrected in its place, and those beside it stay as they are', () => {
  const journal = openTable(configOf(GAME), [ANN]);
  for (const dice of [
    [1, 2, 3],
    [6, 5, 4],
  ] as const) {
    journal.give(dealer, { type: 'OpenBets' });
    journal.give(at(ANN), { type: 'PlaceBet', terminal: ANN, bet: 'small', stake: money(500) });
    journal.give(dealer, { type: 'CloseBets' });
    result(journal, dice);
  }
  const incident = 'wrong-result-registered';
  const correct = { type: 'ReportIncident', incident, rounds: ['T7-1'], dice: [1, 2, 4] } as const;
  journal.give(dealer, correct);
  const [request = ''] = journal.state().approvals.keys();
  journal.give(supervisor, { type: 'ApproveRequest', request });
  const kept = [...journal.state().concluded.values()];
  expect(kept.map(({ id, status, result: dice }) => [id, status, dice])).toEqual([
    ['T7-1', 'corrected', [1, 2, 4]],
    ['T7-2', 'settled', [6, 5, 4]],
  ]);
  expect(journal.state().results).toMatchObject([
    { round: 'T7-1', dice: [1, 2, 4], correctedAt: journal.now() },
    { round: 'T7-2', dice: [6, 5, 4] },
  ]);
  expect(journal.state().approvals.size).toBe(0);
});
