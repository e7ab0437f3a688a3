import { assertNever } from '@baize/exact';
import type { Account, Posting } from '@baize/ledger';
import type { WordsContext } from './event-words.ts';

/** One line per movement: `20.00: credit of A → escrow of T7-1`. */
export function moneyWords(
  postings: readonly Posting[],
  { amount }: WordsContext,
): readonly string[] {
  return postings.map(
    (posting) =>
      `${amount(posting.amount)}: ${accountWords(posting.from)} → ${accountWords(posting.to)}`,
  );
}

type AccountKind = Account extends infer Each
  ? Each extends `${infer Kind}:${string}`
    ? Kind
    : Each
  : never;

function accountWords(account: Account): string {
  const [kind, owner] = splitAccount(account);
  switch (kind) {
    case 'cage':
      return 'cage';
    case 'instruments':
      return 'instruments outstanding';
    case 'held':
      return `held for ${owner}`;
    case 'voided':
      return 'void instruments';
    case 'breakage':
      return 'expired instruments';
    case 'in-transit':
      return 'on the way between tables';
    case 'credit':
      return `credit of ${owner}`;
    case 'escrow':
      return `escrow of ${owner}`;
    case 'win':
      return `win of ${owner}`;
    case 'commission':
      return `commission of ${owner}`;
    case 'receivable':
      return `owed by ${owner}`;
    case 'tips':
      return `tips of ${owner}`;
    default:
      return assertNever(kind);
  }
}

function splitAccount(account: Account): readonly [kind: AccountKind, owner: string] {
  const colon = account.indexOf(':');
  const kind = colon < 0 ? account : account.slice(0, colon);
  return [kind as AccountKind, colon < 0 ? '' : account.slice(colon + 1)];
}
