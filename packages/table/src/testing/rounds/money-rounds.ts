import { money } from '@baize/exact';
import type { Command } from '../../command.ts';
import type { TicketDoubt, TicketEffect } from '../../terminal/instrument.ts';
import { openTicketOf } from '../../terminal/open-ticket.ts';
import {
  ANN,
  at,
  BEN,
  configOf,
  dealer,
  inspect,
  openTable,
  pitManager,
  staff,
  supervisor,
} from '../floor.ts';
import { type Journal, openJournal } from '../journal.ts';
import { beginTelling, bet, type ToldRound } from './dice-rounds.ts';

const cashier = staff('C-Yeo', 'cashier');
const DAY = 86_400_000;

/** Money in and out of terminals: cash, instruments, hand pay, a tip. */
export function moneyInAndOut(): ToldRound {
  const told = beginTelling(openTable(configOf('rws-sic-bo-2021/a'), [ANN, BEN]));
  const { journal } = told;
  const expiresAt = journal.now() + DAY;
  const issue = (number: string, amount: number) => {
    cashOut(journal, { number, amount: money(amount), expiresAt });
    const ticket = openTicket(journal);
    journal.give(at(ANN), { type: 'ConfirmTicket', terminal: ANN, ticket });
  };
  const [kept, spoiled, forgotten] = ['1', '2', '3'].map((digit) => digit.repeat(18)) as [
    string,
    string,
    string,
  ];
  issue(kept, 5000);
  issue(spoiled, 700);
  issue(forgotten, 300);
  const instrument = { amount: money(5000), status: 'issued', expiresAt } as const;
  journal.give(at(BEN), { type: 'RedeemInstrument', number: kept, instrument, terminal: BEN });
  const voids = { type: 'VoidInstrument', number: spoiled, reason: 'misprinted' } as const;
  journal.agree(pitManager, voids, supervisor);
  journal.give(at(BEN), { type: 'GiveTip', terminal: BEN, amount: money(200) });
  const pays = { type: 'PayByHand', terminal: BEN, amount: money(104_800) } as const;
  journal.agree(cashier, pays, supervisor);
  journal.give(at(BEN), { type: 'ReleaseTerminal', terminal: BEN });
  journal.wait(DAY / 1000);
  journal.give(cashier, { type: 'ExpireInstrument', number: forgotten });
  return told;
}

/** Tickets that may not have come out: one issued anew, one that is credit again, one paid in cash. */
export function ticketsInDoubt(): ToldRound {
  const told = beginTelling(openTable(configOf('rws-sic-bo-2021/a'), [ANN, BEN]));
  const { journal } = told;
  const expiresAt = journal.now() + DAY;
  const decide = (says: TicketDoubt, effect: TicketEffect, number: string, amount: number) => {
    const about = { terminal: ANN, ticket: openTicket(journal) };
    journal.give(at(ANN), { type: 'DoubtTicket', ...about, says });
    const reason = 'The printer has jammed.';
    const decides = { type: 'DecideTicket', ...about, amount: money(amount), effect } as const;
    journal.agree(cashier, { ...decides, reason, number, expiresAt }, supervisor);
  };
  const [first, second, third, fourth] = ['1', '2', '3', '4'].map((digit) => digit.repeat(18)) as [
    string,
    string,
    string,
    string,
  ];
  cashOut(journal, { number: first, amount: money(700), expiresAt });
  decide('no-ticket', 'reissue', second, 700);
  const ticket = openTicket(journal);
  const confirm = { type: 'ConfirmTicket', terminal: ANN, ticket } as const;
  journal.give(cashier, { ...confirm, reason: 'The player shows it at the window.' });
  cashOut(journal, { number: third, amount: money(300), expiresAt });
  decide('not-sure', 'credit', fourth, 300);
  cashOut(journal, { number: fourth, amount: money(200), expiresAt });
  decide('no-ticket', 'cash', first, 200);
  return told;
}

type Paper = Pick<Extract<Command, { type: 'CashOut' }>, 'number' | 'amount' | 'expiresAt'>;

function cashOut(journal: Journal, paper: Paper): void {
  journal.give(at(ANN), { type: 'CashOut', terminal: ANN, ...paper });
}

function openTicket(journal: Journal): string {
  return openTicketOf(journal.state(), ANN)?.ticket ?? '';
}

/** A shaker table from the first configuration to the first call for bets, and its end. */
export function openingAndClosing(): ToldRound {
  const journal = openJournal();
  const told = beginTelling(journal);
  const config = configOf('licensee-sic-bo/standard');
  journal.give(pitManager, { type: 'ConfigureTable', config });
  inspect(journal, 'automated');
  journal.give(supervisor, { type: 'OpenTable' });
  journal.give(at(ANN), {
    type: 'SeatTerminal',
    terminal: ANN,
    credit: money(2500),
    seatedAt: null,
  });
  journal.give(dealer, { type: 'Tumble', tumbles: 1 });
  journal.give(dealer, { type: 'OpenBets' });
  bet(journal, ANN, 'big', 500);
  journal.give(dealer, { type: 'PauseTable', reason: 'A player feels unwell.' });
  journal.give(dealer, { type: 'ResumeTable' });
  journal.give(at(ANN), { type: 'ClearBets', terminal: ANN });
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, { type: 'ReportIncident', incident: 'shaker-failed' });
  journal.give(dealer, { type: 'RemoveShaker' });
  journal.give(supervisor, { type: 'CloseTable' });
  return told;
}

/** Terminals fail in the middle of a round; the last bets are repeated in the next. */
export function terminalsInterrupted(): ToldRound {
  const told = beginTelling(openTable(configOf('mbs-sic-bo-v4/alfastreet'), [ANN, BEN]));
  const { journal } = told;
  const round = () => {
    journal.give(dealer, { type: 'CloseBets' });
    journal.give(dealer, { type: 'Uncover' });
    journal.give(dealer, { type: 'RegisterResult', dice: [1, 2, 2], flat: true });
  };
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  journal.give(dealer, { type: 'OpenBets' });
  bet(journal, ANN, 'small', 1000);
  const terminals = [ANN, BEN];
  journal.give(dealer, { type: 'ReportIncident', incident: 'terminals-interrupted', terminals });
  round();
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  journal.give(dealer, { type: 'OpenBets' });
  journal.give(at(ANN), { type: 'RepeatBets', terminal: ANN });
  round();
  return told;
}
