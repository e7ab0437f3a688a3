/**
 * Where money can be. The cage and the table's win may go either way; what belongs to a player or
 * hangs in a round may never be overdrawn.
 */
export type Account =
  /** Cash: negative by what has been taken in for credit, as every source is. */
  | 'cage'
  /** Betting instruments issued and not yet redeemed. */
  | 'instruments'
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
    account.startsWith('escrow:') ||
    account.startsWith('commission:') ||
    account.startsWith('tips:')
  );
}
