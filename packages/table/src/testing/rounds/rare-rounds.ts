import { money } from '@baize/exact';
import {
  ANN,
  at,
  BEN,
  CAT,
  configOf,
  dealer,
  device,
  openTable,
  pitManager,
  shiftManager,
  staff,
  supervisor,
} from '../floor.ts';
import { beginTelling, bet, result, type ToldRound } from './dice-rounds.ts';

const cashier = staff('C-Yeo', 'cashier');

/** Ann shows her card, is paid too much, tips it away and leaves: what she owes and what is kept for her. */
export function visitWithDebt(): ToldRound {
  const told = beginTelling(openTable(configOf('rws-sic-bo-2021/a'), [ANN]));
  const { journal } = told;
  journal.give(dealer, { type: 'IdentifyVisit', terminal: ANN, card: 'M-2041' });
  const limits = { minutesMost: 60, lossMost: money(100_000), remindEvery: 15 };
  journal.give(at(ANN), { type: 'SetOwnLimits', terminal: ANN, ...limits });
  journal.give(dealer, { type: 'OpenBets' });
  bet(journal, ANN, 'small', 50_000);
  journal.give(dealer, { type: 'CloseBets' });
  result(journal, [1, 2, 3]);
  journal.give(at(ANN), { type: 'GiveTip', terminal: ANN, amount: money(140_000) });
  journal.give(dealer, {
    type: 'ReportIncident',
    incident: 'wrong-result-registered',
    rounds: ['T7-1'],
    dice: [6, 6, 5],
  });
  const [request = ''] = journal.state().approvals.keys();
  journal.give(supervisor, { type: 'ApproveRequest', request });
  const owes = { visit: ANN, amount: money(40_000) };
  journal.give(cashier, { type: 'CollectDebt', ...owes, from: 'cash' });
  const rest = { visit: ANN, amount: money(50_000), reason: 'goodwill.' };
  journal.agree(pitManager, { type: 'WriteOffDebt', ...rest }, shiftManager);
  journal.give(dealer, { type: 'BuyCredit', terminal: ANN, amount: money(700) });
  journal.give(dealer, { type: 'EndVisit', terminal: ANN });
  const claim = { visit: 'T7/seat-Ann/1', amount: money(700) };
  journal.agree(cashier, { type: 'PayClaim', ...claim }, supervisor);
  return told;
}

/** A shift begins; the dealer does by name what the document asks for, and a terminal goes dark and comes back. */
export function actsAndService(): ToldRound {
  const told = beginTelling(openTable(configOf('licensee-sic-bo/standard'), [ANN, BEN]));
  const { journal } = told;
  journal.give(supervisor, { type: 'BeginShift' });
  journal.give(supervisor, { type: 'RecordShiftInspection', shakes: 3 });
  journal.give(dealer, { type: 'OpenBets' });
  bet(journal, ANN, 'small', 1000);
  const dark = { what: 'terminal', terminal: BEN, reason: 'The screen is dark.' } as const;
  const unregistered = [{ bet: 'big', amount: money(500) }];
  journal.give(dealer, { type: 'TakeOutOfService', ...dark, unregistered });
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, { type: 'RecordAct', act: 'cover' });
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  journal.give(dealer, { type: 'Uncover' });
  journal.give(dealer, { type: 'RecordAct', act: 'announce', note: 'One, two, three' });
  journal.give(dealer, { type: 'RegisterResult', dice: [1, 2, 3], flat: true });
  journal.give(dealer, { type: 'CollectLosers' });
  journal.give(dealer, { type: 'PayWinners' });
  journal.give(dealer, { type: 'ClearLights' });
  const mended = { what: 'terminal', terminal: BEN, reason: 'A new cable.' } as const;
  journal.give(supervisor, { type: 'ReturnToService', ...mended });
  return told;
}

/** Chips under the minimum, of which the player is told. */
export function minimumAdvised(): ToldRound {
  const told = beginTelling(openTable(configOf('rws-tai-sai-v5/a'), [ANN]));
  const { journal } = told;
  journal.give(dealer, { type: 'OpenBets' });
  const chips = { terminal: ANN, bet: 'small' };
  journal.give(dealer, { type: 'RecordBet', ...chips, stake: money(300) });
  journal.give(dealer, { type: 'AdviseMinimum', ...chips });
  journal.give(dealer, { type: 'CloseBets' });
  result(journal, [1, 2, 3]);
  return told;
}

/** A stuck reader is set aside at the second attempt: the first request nobody answered in time. */
export function readerSetAside(): ToldRound {
  const config = configOf('rws-sic-bo-2021/a', { resultSource: 'dealer-and-device' });
  const told = beginTelling(openTable(config, [ANN]));
  const { journal } = told;
  journal.give(dealer, { type: 'OpenBets' });
  bet(journal, ANN, 'even', 1000);
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(device, { type: 'Tumble', tumbles: 5 });
  journal.give(device, { type: 'RegisterResult', dice: [6, 6, 6], flat: true });
  const asks = { type: 'SetReaderAside', reason: 'it is stuck.' } as const;
  journal.give(dealer, asks);
  journal.wait(600);
  const [request = ''] = journal.state().approvals.keys();
  journal.give(dealer, { type: 'ExpireRequest', request });
  journal.agree(dealer, asks, supervisor);
  journal.give(dealer, { type: 'RegisterResult', dice: [2, 4, 2], flat: true });
  return told;
}

/** One tumbler and three layouts, each terminal at its own prices and limits. */
export function clusterRound(): ToldRound {
  const own = configOf('rws-sic-bo-2021/a');
  const { limits, houseTable, differential } = own;
  const tight = { default: { minimum: money(500), maximum: money(2000) }, kinds: {} };
  const layouts = [
    { game: 'rws-sic-bo-2021/b', terminals: [BEN], limits, houseTable, differential },
    { game: 'rws-sic-bo-2021/c', terminals: [CAT], limits: tight, houseTable, differential },
  ];
  const told = beginTelling(openTable({ ...own, layouts }));
  const { journal } = told;
  journal.give(dealer, { type: 'OpenBets' });
  for (const terminal of [ANN, BEN, CAT]) bet(journal, terminal, 'total:6', 1000);
  journal.give(dealer, { type: 'CloseBets' });
  result(journal, [1, 2, 3]);
  return told;
}

/** A round that was put away is read back, and reversed by decision. */
export function recalledRound(): ToldRound {
  const told = beginTelling(openTable(configOf('rws-sic-bo-2021/a', { roundsKept: 10 }), [ANN]));
  const { journal } = told;
  const play = () => {
    journal.give(dealer, { type: 'OpenBets' });
    bet(journal, ANN, 'big', 1000);
    journal.give(dealer, { type: 'CloseBets' });
    result(journal, [1, 2, 3]);
  };
  play();
  const held = journal.state().concluded.get('T7-1');
  const endedAt = journal.now();
  for (let round = 2; round <= 11; round += 1) play();
  const recall = { type: 'RecallRound', round: 'T7-1', endedAt } as const;
  journal.give(shiftManager, held ? { ...recall, held } : recall);
  const reason = 'the dice were swapped.';
  const order = { round: 'T7-1', effect: 'void-round', reason } as const;
  journal.agree(shiftManager, { type: 'DecideRound', ...order }, pitManager);
  return told;
}

/** What binds the next round is published before bets open. */
export function promisedRound(): ToldRound {
  const told = beginTelling(
    openTable(configOf('rws-sic-bo-2021/a', { resultSource: 'virtual' }), [ANN]),
  );
  const { journal } = told;
  journal.give(dealer, { type: 'PublishCommitment', commitment: 'c0'.repeat(32) });
  return told;
}

/** Somebody takes a box and thinks better of it. */
export function boxLeft(): ToldRound {
  const told = beginTelling(openTable(configOf('rws-si-ki-pi-v2'), [ANN]));
  const { journal } = told;
  journal.give(at(ANN), { type: 'TakeBox', terminal: ANN, box: 3 });
  journal.give(at(ANN), { type: 'LeaveBox', terminal: ANN });
  return told;
}
