import { minus } from '@baize/exact';
import { type Because, because, ruleOf } from '@baize/game';
import { commissionOf, postingsFor, winOf } from '@baize/ledger';
import type { Case, EventOf, SettledTerminal, TableEvent } from '@baize/table/kit';
import {
  clawBack,
  clawBackReasons,
  movementOf,
  type PayableFunds,
  payableFundsIn,
} from '@baize/table/kit';

/** A round that becomes void between its two settlements takes the first one back. */
export function reverseInitialBets({ state, rules }: Case, cause: Because): readonly TableEvent[] {
  const { round } = state;
  const settled = round?.play.cards?.initialSettled;
  if (!round || !settled) return [];
  const reasons = because(...cause, ...ruleOf(rules.book, 'void-returns-bets'));
  const given = { ...payableFundsIn(state, null), table: rules.config.table, because: reasons };
  return [initialReversed(round.id, settled, { ...given, clawBack: clawBackReasons(rules.book) })];
}

export interface ReversedInitial extends PayableFunds {
  readonly table: string;
  readonly because: Because;
  readonly clawBack: Because;
}

/**
 * Lost stakes come back from the house, winnings and commission go back to it. What a player has
 * already spent is owed.
 */
export function initialReversed(
  round: string,
  settled: readonly SettledTerminal[],
  given: ReversedInitial,
): EventOf<'InitialBetsReversed'> {
  const { table, because: reasons } = given;
  const parts = settled.map((each) => {
    const { terminal } = each;
    const { lost, won, commission } = movementOf(each);
    const key = `${round}:reverse:${terminal}`;
    const back = postingsFor(
      commissionOf(table),
      winOf(table),
      commission,
      `${key}:commission`,
      reasons,
    );
    const moved = clawBack({
      ...given,
      changes: [{ terminal, change: minus(lost, won) }],
      key: () => key,
    });
    return { ...moved, postings: [...back, ...moved.postings] };
  });
  return {
    type: 'InitialBetsReversed',
    round,
    owed: parts.flatMap((part) => part.owed),
    postings: parts.flatMap((part) => part.postings),
    because: because(...reasons, ...parts.flatMap((part) => part.because)),
  };
}
