import { ok, type Result } from '@baize/exact';
import { type Because, because, ruleOf } from '@baize/game';
import { betIn } from '@baize/three-dice';
import { parseArea } from '../cards/box-bet.ts';
import type { TableRules } from '../configuration/table-rules.ts';
import { floorRule } from '../floor-rules.ts';
import type { Refusal } from '../refusal.ts';
import { refuse } from '../refuse.ts';

/** The index of the area a bet names, or why it names none at this table. */
export function areaFor(bet: string, rules: TableRules): Result<number, Refusal> {
  const index = rules.areaIndex.get(bet);
  if (index !== undefined) return ok(index);
  const layout = layoutReasons(rules);
  const isKnown =
    rules.game.mechanic === 'three-dice' ? betIn(rules.game.book, bet) : parseArea(bet);
  if (!isKnown) {
    const message = `There is no bet ${JSON.stringify(bet)}.`;
    const reasons = because(...floorRule('well-formed'), ...layout);
    return refuse('unknown-bet', message, reasons, { field: 'bet' });
  }
  const message = `${bet} is not on this layout.`;
  return refuse('bet-not-on-layout', message, layout, { field: 'bet' });
}

/** The clauses about layouts in general, then the layout of this table. */
function layoutReasons({ book, game }: TableRules): Because {
  if (game.mechanic === 'si-ki-pi') return ruleOf(game.book, 'layout-governs', 'bets-offered');
  return because(...ruleOf(book, 'layout-governs'), game.layout.cite);
}
