import { money } from '@baize/exact';
import {
  ANN,
  BEN,
  CAT,
  configOf,
  dealer,
  openTable,
  pitManager,
  shiftManager,
  staff,
  supervisor,
} from './floor.ts';
import type { Journal } from './journal.ts';
import { beginTelling, bet, result, sicBoRound, type ToldRound } from './rounds/dice-rounds.ts';

/** Somebody standing in for a position is on the record as such. */
const actingManager = staff('S-Lim', 'pit-supervisor', 'pit-manager');

function approve(journal: Journal, by = supervisor) {
  const [request = ''] = journal.state().approvals.keys();
  journal.give(by, { type: 'ApproveRequest', request });
}

export function voidRound(): ToldRound {
  const told = beginTelling(openTable(configOf('rws-tai-sai-v5/a')));
  const { journal } = told;
  journal.give(dealer, { type: 'OpenBets' });
  bet(journal, ANN, 'big', 2000);
  bet(journal, BEN, 'domino:2-5', 700);
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  journal.give(dealer, {
    type: 'ReportIncident',
    incident: 'die-not-flat',
    note: 'one die leans against the glass',
  });
  return told;
}

export function tumbledTooSoon(): ToldRound {
  const told = beginTelling(openTable(configOf('rws-sic-bo-2021/c'), [ANN]));
  const { journal } = told;
  journal.give(dealer, { type: 'OpenBets' });
  bet(journal, ANN, 'small', 1500);
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  return told;
}

export function noRoll(): ToldRound {
  const told = beginTelling(openTable(configOf('licensee-sic-bo/minimum'), [ANN, BEN]));
  const { journal } = told;
  journal.give(dealer, { type: 'OpenBets' });
  bet(journal, ANN, 'single:4', 1000);
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  journal.give(dealer, { type: 'ReportIncident', incident: 'die-not-flat' });
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  journal.give(dealer, { type: 'Uncover' });
  journal.give(dealer, { type: 'RegisterResult', dice: [4, 1, 6], flat: true });
  journal.give(dealer, { type: 'CollectLosers' });
  journal.give(dealer, { type: 'PayWinners' });
  journal.give(dealer, { type: 'ClearLights' });
  return told;
}

/** Ben is paid too much, cashes out, and the mistake is found while the next round is open. */
export function correctionWithClawBack(): ToldRound {
  const told = beginTelling(openTable(configOf('rws-sic-bo-2021/b')));
  const { journal } = told;
  journal.give(dealer, { type: 'OpenBets' });
  bet(journal, ANN, 'total:12', 1000);
  bet(journal, BEN, 'triple:3', 1000);
  bet(journal, CAT, 'odd', 1000);
  journal.give(dealer, { type: 'CloseBets' });
  result(journal, [3, 3, 3]);
  const pays = { type: 'PayByHand', terminal: BEN, amount: money(290_000) } as const;
  journal.agree(supervisor, pays, pitManager);
  journal.give(dealer, { type: 'OpenBets' });
  bet(journal, CAT, 'big', 1000);
  journal.give(dealer, {
    type: 'ReportIncident',
    incident: 'wrong-result-registered',
    rounds: ['T7-1'],
    dice: [3, 3, 6],
    note: 'the film shows 3-3-6',
  });
  approve(journal);
  journal.give(dealer, { type: 'CloseBets' });
  result(journal, [6, 5, 1]);
  return told;
}

/** Chips nobody stopped in time, found on the layout at the close. */
export function proRataClose(): ToldRound {
  const config = configOf('rws-tai-sai-v5/c', {
    limits: { default: { minimum: money(500), maximum: money(10_000) }, kinds: {} },
    differential: money(20_000),
  });
  const told = beginTelling(openTable(config));
  const { journal } = told;
  journal.give(dealer, { type: 'OpenBets' });
  bet(journal, ANN, 'total:10', 6000);
  const record = (terminal: string, stake: number) =>
    journal.give(dealer, { type: 'RecordBet', terminal, bet: 'total:10', stake: money(stake) });
  record(BEN, 9000);
  record(CAT, 400);
  journal.give(dealer, { type: 'CloseBets' });
  result(journal, [2, 3, 5]);
  return told;
}

export function deviceFailure(): ToldRound {
  const told = beginTelling(openTable(configOf('licensee-sic-bo/standard'), [ANN]));
  const { journal } = told;
  journal.give(dealer, { type: 'OpenBets' });
  bet(journal, ANN, 'double:2', 1000);
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  journal.give(dealer, { type: 'Uncover' });
  journal.give(dealer, {
    type: 'ReportIncident',
    incident: 'electrical-device-failed',
    supervisor: 'S-Tan',
  });
  journal.give(supervisor, { type: 'WatchSettlement' });
  journal.give(dealer, { type: 'RegisterResult', dice: [2, 2, 3], flat: true });
  journal.give(dealer, { type: 'CollectLosers' });
  journal.give(dealer, { type: 'PayWinners' });
  journal.give(dealer, { type: 'ClearLights' });
  journal.wait(1800);
  journal.give(staff('X-Goh', 'technician'), { type: 'ReleaseTable' });
  return told;
}

function interruptRound(readable: readonly [4, 4, null] | readonly [null, null, null]): ToldRound {
  const told = beginTelling(openTable(configOf('rws-sic-bo-2021/a'), [ANN, BEN]));
  const { journal } = told;
  journal.give(dealer, { type: 'OpenBets' });
  bet(journal, ANN, 'double:4', 1000);
  bet(journal, BEN, 'triple:4', 500);
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  journal.give({ kind: 'system' }, { type: 'PauseTable', reason: 'The console restarted.' });
  journal.give(dealer, { type: 'ReportIncident', incident: 'round-interrupted', readable });
  return told;
}

/** Two dice can be read: Double 4 has won, whatever the third shows. */
export function interruptionConcluded(): ToldRound {
  const told = interruptRound([4, 4, null]);
  told.journal.give(dealer, { type: 'RegisterResult', dice: [4, 4, 2], flat: true });
  return told;
}

export function interruptionVoided(): ToldRound {
  return interruptRound([null, null, null]);
}

/** Damaged dice, found in the third round, had been on the table for the two before. */
export function lateVoid(): ToldRound {
  const told = beginTelling(openTable(configOf('rws-tai-sai-v5/e'), [ANN, BEN]));
  const { journal } = told;
  for (const dice of [
    [1, 2, 2],
    [5, 6, 6],
  ] as const) {
    journal.give(dealer, { type: 'OpenBets' });
    bet(journal, ANN, 'small', 1000);
    bet(journal, BEN, 'big', 1000);
    journal.give(dealer, { type: 'CloseBets' });
    result(journal, dice);
  }
  journal.give(dealer, { type: 'OpenBets' });
  bet(journal, BEN, 'single:6', 800);
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(supervisor, {
    type: 'ReportIncident',
    incident: 'dice-damaged',
    rounds: ['T7-1', 'T7-2'],
    note: 'a corner of one die is chipped',
  });
  approve(journal, actingManager);
  return told;
}

/** Something no clause foresees, decided by the one who may. */
export function decidedMatter(): ToldRound {
  const told = beginTelling(openTable(configOf('mbs-sic-bo-v4/alfastreet'), [ANN]));
  const { journal } = told;
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  journal.give(dealer, { type: 'OpenBets' });
  bet(journal, ANN, 'big', 1000);
  journal.give(dealer, { type: 'ReportIncident', incident: 'not-covered', note: 'fire alarm' });
  const [matter = ''] = journal.state().matters.keys();
  const reason = 'the room has to be left at once.';
  const effect = 'void-round';
  journal.agree(shiftManager, { type: 'DecideMatter', matter, reason, effect }, pitManager);
  return told;
}

/** The second person says no; what the clause orders goes to the shift manager, and the result stands till then. */
export function rejectedCorrection(): ToldRound {
  const told = sicBoRound();
  const { journal } = told;
  journal.give(dealer, {
    type: 'ReportIncident',
    incident: 'wrong-result-registered',
    rounds: ['T7-1'],
    dice: [1, 3, 6],
  });
  const [request = ''] = journal.state().approvals.keys();
  const reason = 'the film shows what was registered.';
  journal.give(pitManager, { type: 'RejectRequest', request, reason });
  return told;
}
