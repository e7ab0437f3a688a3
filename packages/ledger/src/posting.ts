import { type Money, minus, money, NOTHING, plus } from '@baize/exact';

/** Money moves from one account to another, so every posting balances by construction. */
export interface Posting {
  readonly from: Account;
  readonly to: Account;
  readonly amount: Money;
  /** Says once and for all which movement this is; a second posting with it is a repetition. */
  readonly key: string;
  /** Citations of the clauses that required it, most decisive first. */
  readonly because: readonly [string, ...string[]];
}

export function posting(
  from: Account,
  to: Account,
  amount: Money,
  key: string,
  because: readonly [string, ...string[]],
): Posting {
  if (!(amount > 0)) throw new Error(`A posting moves a positive amount, not ${amount} (${key}).`);
  if (from === to) throw new Error(`A posting moves money between two accounts (${key}).`);
  return { from, to, amount, key, because };
}

/** No posting at all where nothing would move. */
export function postingsFor(
  from: Account,
  to: Account,
  amount: Money,
  key: string,
  because: readonly [string, ...string[]],
): readonly Posting[] {
  return amount === 0 ? [] : [posting(from, to, amount, key, because)];
}

/** The opposite of a posting: history is never changed, only answered. */
export function reverse(original: Posting, because: readonly [string, ...string[]]): Posting {
  const { from, to, amount, key } = original;
  return posting(to, from, amount, `${key}:reversed`, because);
}

/**
 * What postings bring to an account in all. An amount is never the place of a posting in a list: a list may begin with
 * the settlement of a debt.
 */
export function sumTo(account: Account, postings: readonly Posting[]): Money {
  return postings.reduce(
    (sum, { to, amount }) => (to === account ? plus(sum, amount) : sum),
    NOTHING,
  );
}

/** What postings take from an account in all. */
export function sumFrom(account: Account, postings: readonly Posting[]): Money {
  return postings.reduce(
    (sum, { from, amount }) => (from === account ? plus(sum, amount) : sum),
    NOTHING,
  );
}

/** What each account holds: the sum of its postings and nothing else. */
export type Balances = ReadonlyMap<Account, Money>;

export const NO_BALANCES: Balances = new Map();

export function balanceOf(balances: Balances, account: Account): Money {
  return balances.get(account) ?? NOTHING;
}

/** Applies postings in order. Overdrawing a player or a round is a bug, never an outcome. */
export function post(balances: Balances, postings: readonly Posting[]): Balances {
  if (postings.length === 0) return balances;
  const next = new Map(balances);
  for (const { from, to, amount, key } of postings) {
    const left = minus(balanceOf(next, from), amount);
    if (left < 0 && isHeldInTrust(from)) throw new Error(`${key} would overdraw ${from}.`);
    // An account that is back at nothing is dropped, so that old rounds leave no trace in memory.
    if (left === 0) next.delete(from);
    else next.set(from, left);
    const held = plus(balanceOf(next, to), amount);
    if (held === 0) next.delete(to);
    else next.set(to, held);
  }
  return next;
}

/** Always nothing: what one account gained another has lost. */
export function imbalance(balances: Balances): Money {
  let sum = NOTHING;
  for (const amount of balances.values()) sum = plus(sum, amount);
  return sum;
}

/** Counters that only ever add up; each is a sum over what happened, kept apart from the ledger. */
export interface Meters {
  /** Stakes closed into rounds. */
  readonly coinIn: Money;
  /** Winnings and stakes returned by settlement. */
  readonly coinOut: Money;
  /** Stakes returned without a result: voids, and parts of stakes never at risk. */
  readonly stakesReturned: Money;
  /** Net effect of corrections and late voids on the credit, either way. */
  readonly corrected: Money;
  readonly cashIn: Money;
  readonly cashOut: Money;
  readonly instrumentsIn: Money;
  readonly instrumentsOut: Money;
  readonly transfersIn: Money;
  readonly transfersOut: Money;
  readonly tips: Money;
  /** Rounds in which a stake was closed. */
  readonly rounds: number;
  /** Void rounds; of a terminal, those it had a stake in. */
  readonly voids: number;
}

export type MeterName = keyof Meters;

export const METERS_AT_ZERO: Meters = {
  coinIn: NOTHING,
  coinOut: NOTHING,
  stakesReturned: NOTHING,
  corrected: NOTHING,
  cashIn: NOTHING,
  cashOut: NOTHING,
  instrumentsIn: NOTHING,
  instrumentsOut: NOTHING,
  transfersIn: NOTHING,
  transfersOut: NOTHING,
  tips: NOTHING,
  rounds: 0,
  voids: 0,
};

/** The meters that count money; the others count rounds. */
const MONEY_METERS = [
  'coinIn',
  'coinOut',
  'stakesReturned',
  'corrected',
  'cashIn',
  'cashOut',
  'instrumentsIn',
  'instrumentsOut',
  'transfersIn',
  'transfersOut',
  'tips',
] as const satisfies readonly MeterName[];

type MoneyMeter = (typeof MONEY_METERS)[number];

export function meter(meters: Meters, changes: Partial<Record<MoneyMeter, Money>>): Meters {
  const next: { -readonly [Name in MeterName]: Meters[Name] } = { ...meters };
  for (const name of MONEY_METERS) {
    const amount = changes[name];
    if (amount !== undefined) next[name] = plus(next[name], amount);
  }
  return next;
}

export function countRound(meters: Meters): Meters {
  return { ...meters, rounds: meters.rounds + 1 };
}

export function countVoid(meters: Meters): Meters {
  return { ...meters, voids: meters.voids + 1 };
}

/**
 * The self-audit: what the credit must be by the meters alone. A difference of one unit against the
 * ledger means that one of the two is wrong, and the terminal must stop.
 */
export function creditByMeters(meters: Meters): Money {
  const gained =
    meters.cashIn +
    meters.instrumentsIn +
    meters.transfersIn +
    meters.coinOut +
    meters.stakesReturned +
    meters.corrected;
  const spent =
    meters.cashOut + meters.instrumentsOut + meters.transfersOut + meters.coinIn + meters.tips;
  return money(gained - spent);
}

/**
 * Where money can be. The cage and the table's win may go either way; what belongs to a player or
 * hangs in a round may never be overdrawn.
 */
export type Account =
  /** Cash: negative by what has been taken in for credit, as every source is. */
  | 'cage'
  /** Betting instruments issued and not yet redeemed. */
  | 'instruments'
  /** Of a terminal's player: money of a ticket that is being printed, or that nobody can tell where it is. */
  | `held:${string}`
  /** Instruments two people made worthless, whose money nobody was given instead. */
  | 'voided'
  /** Instruments whose time was over before anybody came with them. */
  | 'breakage'
  | `credit:${string}`
  | `escrow:${string}`
  | `win:${string}`
  | `commission:${string}`
  /** Owed by a player after a correction; negative by what is owed. */
  | `receivable:${string}`
  | `tips:${string}`
  /** Credit carried from one table to another while a terminal moves. */
  | 'in-transit';

export function creditOf(terminal: string): Account {
  return `credit:${terminal}`;
}

export function heldOf(terminal: string): Account {
  return `held:${terminal}`;
}

export function escrowOf(round: string): Account {
  return `escrow:${round}`;
}

export function winOf(table: string): Account {
  return `win:${table}`;
}

export function commissionOf(table: string): Account {
  return `commission:${table}`;
}

export function receivableOf(terminal: string): Account {
  return `receivable:${terminal}`;
}

export function tipsOf(table: string): Account {
  return `tips:${table}`;
}

/**
 * Accounts that hold somebody else's money and so can never be below nothing. Instruments are not
 * among them: one table redeems what another has issued, and only the floor's sum tells anything.
 */
export function isHeldInTrust(account: Account): boolean {
  return (
    account.startsWith('credit:') ||
    account.startsWith('held:') ||
    account.startsWith('escrow:') ||
    account.startsWith('commission:') ||
    account.startsWith('tips:')
  );
}
