import { minus } from '@baize/exact';
import { type Because, because, ruleOf } from '@baize/game';
import { commissionOf, postingsFor, winOf } from '@baize/ledger';
import type { Case, EventOf, SettledTerminal, TableEvent } from '@baize/table/kit';
import { clawBack, movementOf, type PayableFunds, payableFundsIn } from '@baize/table/kit';

/** A round that becomes void between its two settlements takes the first one back. */
export function reverseInitialBets({ state, rules }: Case, cause: Because): readonly TableEvent[] {
  const { round } = state;
  const settled = round?.play.cards?.initialSettled;
  if (!round || !settled) return [];
  const reasons = because(...cause, ...ruleOf(rules.book, 'void-returns-bets', 'claw-back'));
  return [
    initialReversed(round.id, settled, rules.config.table, payableFundsIn(state, null), reasons),
  ];
}

/**
 * Lost stakes come back from the house, winnings and commission go back to it. What a player has
 * already spent is owed.
 */
export function initialReversed(
  round: string,
  settled: readonly SettledTerminal[],
  table: string,
  funds: PayableFunds,
  reasons: Because,
): EventOf<'InitialBetsReversed'> {
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
    const { postings, owed } = clawBack({
      table,
      changes: [{ terminal, change: minus(lost, won) }],
      ...funds,
      key: () => key,
      because: reasons,
    });
    return { postings: [...back, ...postings], owed };
  });
  return {
    type: 'InitialBetsReversed',
    round,
    owed: parts.flatMap((part) => part.owed),
    postings: parts.flatMap((part) => part.postings),
    because: reasons,
  };
}
