import { type Err, type Money, minus, NOTHING, ok, smaller } from '@baize/exact';
import type { Because } from '@baize/game';
import {
  type Account,
  balanceOf,
  creditOf,
  posting,
  postingsFor,
  receivableOf,
  winOf,
} from '@baize/ledger';
import { caseAfter } from '../case-after.ts';
import type { Case, Decision } from '../decision.ts';
import type { EventOf, TableEvent } from '../event.ts';
import { itemAt } from '../evolve/persistent.ts';
import { floorRule, type Refusal, refuse } from '../refusal.ts';
import type { TableState } from '../state.ts';
import { openTicketProblem } from './open-ticket.ts';
import { findSeated, type Terminal, terminalOf, visitAt, visitName } from './terminal.ts';

/** What a visit owes: of the person who is there by the terminal, of one who left by the visit. */
export function owedBy({ balances }: TableState, visit: string): Money {
  return below(balanceOf(balances, receivableOf(visit)));
}

/** What is kept for a visit that ended. */
export function dueTo({ balances }: TableState, visit: string): Money {
  return below(minus(NOTHING, balanceOf(balances, receivableOf(visit))));
}

function below(balance: Money): Money {
  return balance < 0 ? minus(NOTHING, balance) : NOTHING;
}

/** The visit a stake of a round belongs to, where whoever made it is no longer there; null where they are. */
export function visitLeft(state: TableState, id: string, round: string | null): string | null {
  const index = state.terminalIndex.get(id);
  const terminal = index === undefined ? undefined : itemAt(state.terminals, index);
  if (!terminal) return null;
  const then = (round === null ? null : state.concluded.get(round)?.visits[id]) ?? terminal.visit;
  const isThere = terminal.isSeated && then === terminal.visit;
  return isThere ? null : visitName(state.rules?.config.table ?? '', id, then);
}

/** The card of a visit as somebody other than the player has seen it; null for whoever is unknown. */
export function cardOf({ carded, claimed }: TableState, visit: string): string | null {
  return claimed.has(visit) ? null : (carded.get(visit) ?? null);
}

/**
 * Whoever sits there shows a card. Another card than before is another person, whose visit begins with it; a
 * number that was only typed in is confirmed or put right by whoever sees the card.
 */
export function identifyVisit(given: Case<'IdentifyVisit'>): Decision {
  const { command, state, envelope } = given;
  const terminal = findSeated(state, command.terminal);
  if (!terminal.ok) return terminal;
  const { card } = command;
  const visit = visitAt(state, terminal.value);
  const shown = state.carded.get(visit);
  const isSeen = !state.claimed.has(visit);
  const isTyped = envelope.by.kind === 'terminal';
  if (shown === card && (isSeen || isTyped)) return ok([]);
  const because = isTyped ? floorRule('visit', 'card-seen') : floorRule('visit');
  if (shown === undefined || (!isSeen && !isTyped))
    return ok([visitIdentified(terminal.value.id, visit, card, because)]);
  const left = leaveTerminal(given, terminal.value);
  if (!left.ok) return left;
  const { state: after } = caseAfter(given, left.value);
  const next = terminalOf(after, terminal.value.id) ?? terminal.value;
  return ok([...left.value, visitIdentified(next.id, visitAt(after, next), card, because)]);
}

function visitIdentified(
  terminal: string,
  visit: string,
  card: string,
  because: Because,
): TableEvent {
  return { type: 'VisitIdentified', terminal, visit, card, because };
}

/** Somebody got up and left what was theirs: it is kept for them, and what they owe stays theirs too. */
export function endVisit(given: Case<'EndVisit'>): Decision {
  const terminal = findSeated(given.state, given.command.terminal);
  if (!terminal.ok) return terminal;
  // Money only changes its name here, from the seat to the visit; paying it out takes two people.
  const isAbandoned = given.envelope.by.kind === 'staff';
  const because = isAbandoned ? floorRule('visit', 'abandoned') : floorRule('visit');
  return leaveTerminal(given, terminal.value, because);
}

function leaveTerminal(given: Case, terminal: Terminal, because = floorRule('visit')): Decision {
  const { state, rules } = given;
  const problem = leavingProblem(state, terminal);
  if (problem) return problem;
  const before = rules.mechanic.beforeRelease(state, terminal.id);
  return ok([...before, visitEnded(given, terminal, because)]);
}

/** Nobody leaves with something at stake, or with a ticket they may not have. */
function leavingProblem(state: TableState, { id, staked }: Terminal): Err<Refusal> | null {
  const { round } = state;
  if (staked === 0 && !round?.closed?.some((each) => each.terminal === id)) {
    return openTicketProblem(state, id);
  }
  return refuse(
    'terminal-has-bets',
    'The terminal has bets in this round.',
    floorRule('one-table', 'visit'),
  );
}

function visitEnded(
  { state, envelope }: Case,
  terminal: Terminal,
  because: Because,
): EventOf<'VisitEnded'> {
  const { id, credit } = terminal;
  const visit = visitAt(state, terminal);
  const owed = owedBy(state, id);
  const key = `${visit}:ends:${envelope.op}`;
  const settled = smaller(credit, owed);
  const due = minus(credit, settled);
  return {
    type: 'VisitEnded',
    terminal: id,
    visit,
    due,
    owed: minus(owed, settled),
    postings: [
      ...postingsFor(creditOf(id), receivableOf(id), settled, `${key}:settles`, because),
      ...postingsFor(creditOf(id), receivableOf(visit), due, `${key}:kept`, because),
      ...postingsFor(
        receivableOf(visit),
        receivableOf(id),
        minus(owed, settled),
        `${key}:owed`,
        because,
      ),
    ],
    because,
  };
}

/** What a visit owes is paid: in cash, or out of the credit of whoever owes it. */
export function collectDebt({ command, state, envelope }: Case<'CollectDebt'>): Decision {
  const { visit, amount, from } = command;
  const problem = amountProblem(visit, amount, owedBy(state, visit), 'owes');
  if (problem) return problem;
  const because = floorRule('debt');
  if (from === 'credit') {
    const terminal = findSeated(state, visit);
    if (!terminal.ok) return terminal;
    const { credit, staked } = terminal.value;
    const left = minus(credit, staked);
    if (amount > left)
      return refuse('not-enough-credit', 'Not enough credit.', because, { amount: left });
  }
  const source: Account = from === 'credit' ? creditOf(visit) : 'cage';
  const moved = posting(
    source,
    receivableOf(visit),
    amount,
    `${visit}:collected:${envelope.op}`,
    because,
  );
  return ok([{ type: 'DebtCollected', visit, amount, from, postings: [moved], because }]);
}

/** The house gives up what a visit owes, once a second person agrees. */
export function writeOffDebt({ command, state, rules, envelope }: Case<'WriteOffDebt'>): Decision {
  const { visit, amount, reason } = command;
  const problem = amountProblem(visit, amount, owedBy(state, visit), 'owes');
  if (problem) return problem;
  const because = floorRule('debt', 'two-people');
  const win = winOf(rules.config.table);
  const moved = posting(
    win,
    receivableOf(visit),
    amount,
    `${visit}:written-off:${envelope.op}`,
    because,
  );
  return ok([{ type: 'DebtWrittenOff', visit, amount, reason, postings: [moved], because }]);
}

/** What is kept for a visit that ended is paid in cash, once a second person agrees. */
export function payClaim({ command, state, envelope }: Case<'PayClaim'>): Decision {
  const { visit, amount } = command;
  const problem = amountProblem(visit, amount, dueTo(state, visit), 'is due');
  if (problem) return problem;
  const because = floorRule('claim', 'second-person');
  const moved = posting(
    receivableOf(visit),
    'cage',
    amount,
    `${visit}:paid:${envelope.op}`,
    because,
  );
  return ok([{ type: 'ClaimPaid', visit, amount, postings: [moved], because }]);
}

function amountProblem(
  visit: string,
  amount: Money,
  open: Money,
  what: string,
): Err<Refusal> | null {
  if (amount <= open) return null;
  const message =
    open === 0 ? `${visit} ${what} nothing here.` : `${visit} ${what} ${open}, no more.`;
  const field = open === 0 ? 'visit' : 'amount';
  return refuse('above-maximum', message, floorRule(what === 'owes' ? 'debt' : 'claim'), {
    field,
    amount: open,
  });
}

/** What is open of a visit that ended, for whoever has to see to it. */
export interface OpenVisit {
  readonly visit: string;
  /** The card that was shown; null for somebody unknown. */
  readonly card: string | null;
  readonly due: Money;
  readonly owed: Money;
}

/** Visits that ended with something open, in the order they ended. */
export function openVisits(state: TableState): readonly OpenVisit[] {
  const prefix = receivableOf('');
  return [...state.balances.keys()].flatMap((account): OpenVisit[] => {
    const visit = account.slice(prefix.length);
    if (!account.startsWith(prefix) || terminalOf(state, visit)) return [];
    const card = cardOf(state, visit);
    return [{ visit, card, due: dueTo(state, visit), owed: owedBy(state, visit) }];
  });
}

/** The visit of whoever sits at a terminal, as they may see it. */
export interface OwnVisit {
  readonly visit: string;
  readonly card: string | null;
  /** What is still owed from corrections. */
  readonly owes: Money;
  /** What is open from visits before under the same card. */
  readonly before: readonly OpenVisit[];
}

export function ownVisit(state: TableState, terminal: Terminal): OwnVisit {
  const visit = visitAt(state, terminal);
  const card = cardOf(state, visit);
  const before = card === null ? [] : openVisits(state).filter((each) => each.card === card);
  return { visit, card: state.carded.get(visit) ?? null, owes: owedBy(state, terminal.id), before };
}

/** A terminal leaves and takes its credit with it; what lies in a round cannot leave. */
export function releaseTerminal(given: Case<'ReleaseTerminal'>): Decision {
  const { command, state, rules, envelope } = given;
  const terminal = findSeated(state, command.terminal);
  if (!terminal.ok) return terminal;
  const because = floorRule('one-table');
  const { id, credit } = terminal.value;
  const problem = leavingProblem(state, terminal.value);
  if (problem) return problem;
  const key = `${id}:leaves:${envelope.op}`;
  const visit = visitAt(state, terminal.value);
  const owed = owedBy(state, id);
  const settled = smaller(credit, owed);
  const postings = [
    ...postingsFor(creditOf(id), receivableOf(id), settled, `${key}:settles`, floorRule('debt')),
    ...postingsFor(creditOf(id), 'in-transit', minus(credit, settled), key, because),
    ...postingsFor(
      receivableOf(visit),
      receivableOf(id),
      minus(owed, settled),
      `${key}:owed`,
      floorRule('visit'),
    ),
  ];
  return ok([
    ...rules.mechanic.beforeRelease(state, id),
    { type: 'TerminalReleased', terminal: id, postings, because },
  ]);
}
