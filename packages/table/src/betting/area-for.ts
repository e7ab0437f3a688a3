import { ok, type Result } from '@baize/exact';
import { parseBet, ruleOf } from '@baize/rules';
import { parseArea } from '../cards/box-bet.ts';
import type { TableRules } from '../configuration/table-rules.ts';
import { floorRule } from '../floor-rules.ts';
import type { Refusal } from '../refusal.ts';
import { refuse } from '../refuse.ts';

/** The index of the area a bet names, or why it names none at this table. */
export function areaFor(bet: string, rules: TableRules): Result<number, Refusal> {
  const index = rules.areaIndex.get(bet);
  if (index !== undefined) return ok(index);
  const isKnown = rules.game.mechanic === 'three-dice' ? parseBet(bet) : parseArea(bet);
  if (!isKnown) {
    const message = `There is no bet ${JSON.stringify(bet)}.`;
    return refuse('unknown-bet', message, floorRule('well-formed'), { field: 'bet' });
  }
  const message = `${bet} is not on this layout.`;
  return refuse('bet-not-on-layout', message, ruleOf(rules.book, 'layout-governs'), {
    field: 'bet',
  });
}
