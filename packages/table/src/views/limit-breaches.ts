import { NOTHING } from '@baize/exact';
import { type Because, ruleOf } from '@baize/rules';
import { itemsOf } from '../persistent/chunked.ts';
import type { TableState } from '../state.ts';

/** A box whose chips lie outside the limits, so that it can be put right before the close. */
export interface LimitBreach {
  readonly bet: string;
  readonly breach: 'above-maximum' | 'above-differential' | 'below-minimum';
  readonly because: Because;
}

/**
 * Chips that were recorded as they lay may pass the limits while bets are open. Only the box and the
 * limit are named: how much lies there is none of the dealer's business yet.
 */
export function limitBreaches(state: TableState): readonly LimitBreach[] {
  const { rules, round } = state;
  if (round?.phase !== 'betting' || rules?.book.mechanic !== 'three-dice') return [];
  if (rules.procedure.limitsPer !== 'box') return [];
  const { book, config } = rules;
  return rules.areas.flatMap((bet, area): LimitBreach[] => {
    const { minimum, maximum } = rules.limits[area] ?? config.limits.default;
    const total = round.totals[area] ?? NOTHING;
    const other = rules.opposed[area] ?? null;
    const apart = other === null ? 0 : total - (round.totals[other] ?? NOTHING);
    const isShort = [...itemsOf(state.terminals)].some(({ holdings }) => {
      const stake = holdings[area]?.stake ?? NOTHING;
      return stake > 0 && stake < minimum;
    });
    const excess = (key: 'stake-maximum' | 'differential') => ruleOf(book, key, 'excess-rejected');
    return [
      ...(total > maximum
        ? [{ bet, breach: 'above-maximum', because: excess('stake-maximum') } as const]
        : []),
      ...(config.differential !== null && apart > config.differential
        ? [{ bet, breach: 'above-differential', because: excess('differential') } as const]
        : []),
      ...(isShort ? [{ bet, breach: 'below-minimum', because: belowMinimum(book) } as const] : []),
    ];
  });
}

function belowMinimum(
  book: Parameters<typeof ruleOf<'stake-minimum' | 'below-minimum-advised'>>[0],
) {
  return ruleOf(book, 'stake-minimum', 'below-minimum-advised');
}
