import type { Operation, Outcome } from '@baize/protocol/client';
import type { PlayerView } from '../player-view.ts';

/** What happened while the line was down, as far as it concerns this terminal. */
export type Reconciled =
  | {
      readonly what: 'settled';
      readonly number: number;
      /** Returned less staked. */
      readonly change: number;
    }
  | { readonly what: 'void'; readonly number: number; readonly amount: number }
  | {
      readonly what: 'registered' | 'not-registered' | 'stands' | 'credit';
      readonly amount: number;
    };

/** How operations that had no answer turned out. */
interface Resolved {
  readonly registered: number;
  readonly notRegistered: number;
}

const NOTHING_RESOLVED: Resolved = { registered: 0, notRegistered: 0 };

/**
 * A true account of a break: rounds that ended, bets that were on their way, what still stands. It is
 * empty only where nothing of this terminal is otherwise than before.
 */
export function reconciliation(
  before: PlayerView,
  after: PlayerView,
  resolved: Resolved,
): readonly Reconciled[] {
  const known = new Set(before.recall.map(({ round }) => round));
  const ended = after.recall.filter(({ round }) => !known.has(round)).toReversed();
  const lines: readonly Reconciled[] = [
    ...ended.map(({ number, status, returned, staked }): Reconciled => {
      if (status === 'void' || status === 'reversed') {
        return { what: 'void', number, amount: returned };
      }
      return { what: 'settled', number, change: returned - staked };
    }),
    ...resolvedLines(resolved),
    ...amountOf('stands', after.round ? after.staked : 0),
  ];
  if (lines.length > 0 || after.spendable === before.spendable) return lines;
  return [{ what: 'credit', amount: after.spendable }];
}

export function resolvedLines({ registered, notRegistered }: Resolved): readonly Reconciled[] {
  return [...amountOf('registered', registered), ...amountOf('not-registered', notRegistered)];
}

function amountOf(
  what: 'registered' | 'not-registered' | 'stands',
  amount: number,
): readonly Reconciled[] {
  return amount > 0 ? [{ what, amount }] : [];
}

/** What became of an operation, as it was heard. */
export interface Heard {
  readonly operation: Pick<Operation, 'command'>;
  readonly outcome: Outcome;
}

export function resolvedBy(heard: readonly Heard[]): Resolved {
  return heard.reduce(
    (resolved, { operation, outcome }) => withOutcome(resolved, operation, outcome),
    NOTHING_RESOLVED,
  );
}

/** Counts one chip that was on its way: what of it lies on the felt, and what came back. */
function withOutcome(
  resolved: Resolved,
  { command }: Pick<Operation, 'command'>,
  outcome: Outcome,
): Resolved {
  if (command.type !== 'PlaceBet' || outcome.type === 'ended') return resolved;
  const taken = takenOf(command.stake, outcome);
  return {
    registered: resolved.registered + taken,
    notRegistered: resolved.notRegistered + command.stake - taken,
  };
}

function takenOf(stake: number, outcome: Outcome): number {
  if (outcome.type === 'registered') return stake;
  if (outcome.type !== 'answered' || outcome.answer.type === 'refused') return 0;
  const back = outcome.answer.rejected?.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
  return stake - back;
}
