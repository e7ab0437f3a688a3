import { ok, type Result } from '@baize/exact';
import { because } from '@baize/game';
import type { TableRules } from '../configuration/table-rules.ts';
import { floorRule } from '../floor-rules.ts';
import type { Refusal } from '../refusal.ts';
import { refuse } from '../refuse.ts';

/** The index of the area a bet names, or why it names none at this table. */
export function areaFor(bet: string, rules: TableRules): Result<number, Refusal> {
  const index = rules.areaIndex.get(bet);
  if (index !== undefined) return ok(index);
  const layout = because(...rules.mechanic.layoutReasons(rules), ...rules.layoutPerTerminal);
  if (!rules.mechanic.isBet(bet, rules)) {
    const message = `There is no bet ${JSON.stringify(bet)}.`;
    const reasons = because(...floorRule('well-formed'), ...layout);
    return refuse('unknown-bet', message, reasons, { field: 'bet' });
  }
  const message = `${bet} is not on this layout.`;
  return refuse('bet-not-on-layout', message, layout, { field: 'bet' });
}
