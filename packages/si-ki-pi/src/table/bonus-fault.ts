import { type Err, type Money, NOTHING } from '@baize/exact';
import { ruleOf } from '@baize/game';
import type { Refusal, TableRules } from '@baize/table/kit';
import { refuse } from '@baize/table/kit';
import { areaOf, parseArea } from './box-bet.ts';
import { cardGameAt } from './card-game.ts';

/** A bonus bet needs an initial bet in its box; whose does not matter. */
export function bonusFault(
  bet: string,
  rules: TableRules,
  totals: readonly Money[],
): Err<Refusal> | null {
  const area = parseArea(bet);
  if (!area || area.bet === 'initial') return null;
  const initial = rules.areaIndex.get(areaOf(area.box, 'initial'));
  if (initial !== undefined && (totals[initial] ?? NOTHING) > 0) return null;
  const message = 'A bonus bet needs an initial bet in that box first.';
  return refuse(
    'bonus-without-initial',
    message,
    ruleOf(cardGameAt(rules).book, 'bonus-needs-initial'),
    {
      field: 'bet',
    },
  );
}
