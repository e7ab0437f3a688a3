import { money } from '@baize/exact';
import { expect, test } from 'vitest';
import type { Actor } from '../authority/actor.ts';
import type { Command } from '../command.ts';
import {
  ANN,
  at,
  BEN,
  configOf,
  dealer,
  openTable,
  pitManager,
  shiftManager,
  staff,
  supervisor,
} from '../testing/floor.ts';
import type { Journal } from '../testing/journal.ts';
import { bet } from '../testing/rounds/dice-rounds.ts';
import { terminalOf } from './terminal.ts';
import { openVisits, ownVisit } from './visit.ts';

const cashier = staff('C-Yeo', 'cashier');
const VISIT = `T7/${ANN}/1`;

/** Ann owes 500.00 by a decision, and has bought credit since. */
function owing(credit: number): Journal {
  const journal = openTable(configOf('rws-sic-bo-2021/a'), [ANN, BEN]);
  const amount = money(150_000);
  const reason = 'Paid to the wrong seat';
  const collect = {
    type: 'DecideAmount',
    terminal: ANN,
    effect: 'collect',
    amount,
    reason,
  } as const;
  journal.agree(shiftManager, collect, pitManager);
  if (credit > 0) journal.give(dealer, { type: 'BuyCredit', terminal: ANN, amount: money(credit) });
  return journal;
}

function outcomeOf(journal: Journal, by: Actor, command: Command) {
  const answer = journal.ask(by, command);
  if (answer.type === 'accepted') return answer.events.map(({ event }) => event);
  if (answer.type !== 'refused') return answer.type;
  const { message: _, ...refusal } = answer.refusal;
  return refusal;
}

const move = (from: string, to: string, amount: number, key: string, because: string) => ({
  from,
  to,
  amount,
  key: expect.stringMatching(new RegExp(`^${key.replace('*', 'op-\\d+')}$`)),
  because: [`baize-floor#${because}`],
});

const tip = (amount: number): Command => ({
  type: 'GiveTip',
  terminal: ANN,
  amount: money(amount),
});

test('[baize-floor#debt] of the credit only what is not owed leaves', () => {
  const journal = owing(80_000);
  const short = { code: 'not-enough-credit', amount: 30_000 };
  const debt = { ...short, because: ['baize-floor#debt'] };
  const credit = { ...short, because: ['baize-floor#credit'] };
  expect(outcomeOf(journal, at(ANN), tip(30_001))).toEqual(debt);
  expect(outcomeOf(journal, at(ANN), tip(80_000))).toEqual(debt);
  expect(outcomeOf(journal, at(ANN), tip(80_001))).toEqual(credit);
  expect(outcomeOf(journal, at(ANN), tip(30_000))).toMatchObject([
    {
      type: 'TipGiven',
      terminal: ANN,
      amount: 30_000,
      postings: [move(`credit:${ANN}`, 'tips:T7', 30_000, `${ANN}:tips:*`, 'tips')],
    },
  ]);
  expect(outcomeOf(journal, at(ANN), tip(1))).toEqual({ ...debt, amount: 0 });
  expect(outcomeOf(owing(20_000), at(ANN), tip(1))).toEqual({ ...debt, amount: 0 });
});

test('[baize-floor#visit] whoever leaves with credit pays what they owe of it, and the rest is kept for them', () => {
  const journal = owing(80_000);
  const [ended] = journal.give(at(ANN), { type: 'EndVisit', terminal: ANN });
  const own = `receivable:${ANN}`;
  expect(ended?.event).toEqual({
    type: 'VisitEnded',
    terminal: ANN,
    visit: VISIT,
    due: 30_000,
    owed: 0,
    postings: [
      move(`credit:${ANN}`, own, 50_000, `${VISIT}:ends:*:settles`, 'visit'),
      move(`credit:${ANN}`, `receivable:${VISIT}`, 30_000, `${VISIT}:ends:*:kept`, 'visit'),
    ],
    because: ['baize-floor#visit'],
  });
  expect(openVisits(journal.state())).toEqual([{ visit: VISIT, card: null, due: 30_000, owed: 0 }]);
  const claim = (amount: number, visit = VISIT): Command => ({
    type: 'PayClaim',
    visit,
    amount: money(amount),
  });
  const refused = { code: 'above-maximum', because: ['baize-floor#claim'] };
  expect(outcomeOf(journal, cashier, claim(30_001))).toEqual({
    ...refused,
    field: 'amount',
    amount: 30_000,
  });
  expect(outcomeOf(journal, cashier, claim(1, `T7/${BEN}/1`))).toEqual({
    ...refused,
    field: 'visit',
    amount: 0,
  });
  const paid = journal.agree(cashier, claim(30_000), supervisor).at(-1)?.event;
  expect(paid).toMatchObject({
    type: 'ClaimPaid',
    visit: VISIT,
    amount: 30_000,
    postings: [{ from: `receivable:${VISIT}`, to: 'cage', amount: 30_000 }],
    because: ['baize-floor#claim', 'baize-floor#second-person'],
  });
  expect(openVisits(journal.state())).toEqual([]);
});

test('[baize-floor#debt] whoever leaves owing more than they have owes the rest, and the next at the seat nothing', () => {
  const journal = owing(20_000);
  const [ended] = journal.give(dealer, { type: 'EndVisit', terminal: ANN });
  const because = ['baize-floor#visit', 'baize-floor#abandoned'];
  const own = `receivable:${ANN}`;
  const key = `${VISIT}:ends:*`;
  expect(ended?.event).toEqual({
    type: 'VisitEnded',
    terminal: ANN,
    visit: VISIT,
    due: 0,
    owed: 30_000,
    postings: [
      { ...move(`credit:${ANN}`, own, 20_000, `${key}:settles`, ''), because },
      { ...move(`receivable:${VISIT}`, own, 30_000, `${key}:owed`, ''), because },
    ],
    because,
  });
  const seated = terminalOf(journal.state(), ANN);
  expect(seated && ownVisit(journal.state(), seated)).toEqual({
    visit: `T7/${ANN}/2`,
    card: null,
    owes: 0,
    before: [],
  });
  expect(openVisits(journal.state())).toEqual([{ visit: VISIT, card: null, due: 0, owed: 30_000 }]);
  const writeOff = (amount: number): Command => ({
    type: 'WriteOffDebt',
    visit: VISIT,
    amount: money(amount),
    reason: 'They moved away',
  });
  expect(outcomeOf(journal, pitManager, writeOff(30_001))).toEqual({
    code: 'above-maximum',
    field: 'amount',
    amount: 30_000,
    because: ['baize-floor#debt'],
  });
  const written = journal.agree(pitManager, writeOff(10_000), shiftManager).at(-1)?.event;
  expect(written).toMatchObject({
    type: 'DebtWrittenOff',
    visit: VISIT,
    amount: 10_000,
    reason: 'They moved away',
    postings: [{ from: 'win:T7', to: `receivable:${VISIT}`, amount: 10_000 }],
    because: ['baize-floor#debt', 'baize-floor#two-people'],
  });
  expect(openVisits(journal.state())).toMatchObject([{ owed: 20_000 }]);
});

test('[baize-floor#debt] what is owed is paid in cash, or out of credit that no bet lies on', () => {
  const journal = owing(40_000);
  const collect = (amount: number, from: 'cash' | 'credit', visit = ANN): Command => ({
    type: 'CollectDebt',
    visit,
    amount: money(amount),
    from,
  });
  const because = ['baize-floor#debt'];
  const tooMuch = { code: 'above-maximum', field: 'amount', amount: 50_000, because };
  expect(outcomeOf(journal, cashier, collect(50_001, 'cash'))).toEqual(tooMuch);
  expect(outcomeOf(journal, cashier, collect(1, 'cash', BEN))).toEqual({
    ...tooMuch,
    field: 'visit',
    amount: 0,
  });
  journal.give(dealer, { type: 'OpenBets' });
  bet(journal, ANN, 'small', 1_000);
  expect(outcomeOf(journal, cashier, collect(39_001, 'credit'))).toEqual({
    code: 'not-enough-credit',
    amount: 39_000,
    because,
  });
  const collected = (from: string, amount: number) => [
    {
      type: 'DebtCollected',
      visit: ANN,
      amount,
      from: from === 'cage' ? 'cash' : 'credit',
      postings: [move(from, `receivable:${ANN}`, amount, `${ANN}:collected:*`, 'debt')],
      because,
    },
  ];
  expect(outcomeOf(journal, cashier, collect(39_000, 'credit'))).toEqual(
    collected(`credit:${ANN}`, 39_000),
  );
  expect(outcomeOf(journal, cashier, collect(11_000, 'cash'))).toEqual(collected('cage', 11_000));
  expect(outcomeOf(journal, cashier, collect(1, 'cash'))).toMatchObject({ field: 'visit' });
});

test('[baize-floor#one-table] nobody leaves with bets in the round, open or closed; then the credit goes along', () => {
  const journal = owing(80_000);
  journal.give(dealer, { type: 'OpenBets' });
  bet(journal, ANN, 'small', 1_000);
  const leaving: readonly Command[] = [
    { type: 'EndVisit', terminal: ANN },
    { type: 'ReleaseTerminal', terminal: ANN },
  ];
  const hasBets = {
    code: 'terminal-has-bets',
    because: ['baize-floor#one-table', 'baize-floor#visit'],
  };
  for (const command of leaving) expect(outcomeOf(journal, at(ANN), command)).toEqual(hasBets);
  journal.give(dealer, { type: 'CloseBets' });
  for (const command of leaving) expect(outcomeOf(journal, at(ANN), command)).toEqual(hasBets);
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  journal.give(dealer, { type: 'RegisterResult', dice: [1, 2, 4], flat: true });
  const [released] = journal.give(at(ANN), { type: 'ReleaseTerminal', terminal: ANN });
  // 800.00 and the 10.00 that Small won, less 500.00 that she owed.
  expect(released?.event).toEqual({
    type: 'TerminalReleased',
    terminal: ANN,
    postings: [
      move(`credit:${ANN}`, `receivable:${ANN}`, 50_000, `${ANN}:leaves:*:settles`, 'debt'),
      move(`credit:${ANN}`, 'in-transit', 31_000, `${ANN}:leaves:*`, 'one-table'),
    ],
    because: ['baize-floor#one-table'],
  });
});

test('[baize-floor#visit] a terminal that is released owing leaves the debt to the visit', () => {
  const journal = owing(20_000);
  const [released] = journal.give(dealer, { type: 'ReleaseTerminal', terminal: ANN });
  expect(released?.event).toMatchObject({
    postings: [
      move(`credit:${ANN}`, `receivable:${ANN}`, 20_000, `${ANN}:leaves:*:settles`, 'debt'),
      move(`receivable:${VISIT}`, `receivable:${ANN}`, 30_000, `${ANN}:leaves:*:owed`, 'visit'),
    ],
  });
  expect(openVisits(journal.state())).toEqual([{ visit: VISIT, card: null, due: 0, owed: 30_000 }]);
});

test('[baize-floor#visit] another card is another person, whose visit begins with it', () => {
  const journal = owing(80_000);
  const show = (card: string): Command => ({ type: 'IdentifyVisit', terminal: ANN, card });
  const identified = (visit: string, card: string, ...more: readonly string[]) => ({
    type: 'VisitIdentified',
    terminal: ANN,
    visit,
    card,
    because: ['baize-floor#visit', ...more],
  });
  const seen = 'baize-floor#card-seen';
  expect(outcomeOf(journal, at(ANN), show('M-1'))).toEqual([identified(VISIT, 'M-1', seen)]);
  expect(outcomeOf(journal, at(ANN), show('M-1'))).toEqual([]);
  // Who sees the card confirms the number, or puts it right; the visit stays what it is.
  expect(outcomeOf(journal, dealer, show('M-2'))).toEqual([identified(VISIT, 'M-2')]);
  expect(outcomeOf(journal, dealer, show('M-2'))).toEqual([]);
  expect(outcomeOf(journal, at(ANN), show('M-2'))).toEqual([]);
  expect(outcomeOf(journal, dealer, show('M-3'))).toMatchObject([
    { type: 'VisitEnded', visit: VISIT, due: 30_000, owed: 0 },
    identified(`T7/${ANN}/2`, 'M-3'),
  ]);
  expect(openVisits(journal.state())).toEqual([
    { visit: VISIT, card: 'M-2', due: 30_000, owed: 0 },
  ]);
  journal.give(dealer, { type: 'OpenBets' });
  journal.give(dealer, { type: 'BuyCredit', terminal: ANN, amount: money(1_000) });
  bet(journal, ANN, 'small', 1_000);
  expect(outcomeOf(journal, dealer, show('M-4'))).toMatchObject({ code: 'terminal-has-bets' });
});
