import { assert } from '@baize/exact';
import type { TableRules } from '../configuration/table-rules.ts';
import type { Recorded } from '../event.ts';
import type { Comparison } from '../history/difference.ts';
import { cardGameAt } from './si-ki-pi/card-game.ts';
import { recomputeCards } from './si-ki-pi/recompute-cards.ts';
import { SI_KI_PI } from './si-ki-pi/table-part.ts';
import { diceGameAt } from './three-dice/dice-game.ts';
import { recomputeDice } from './three-dice/recompute-dice.ts';
import { THREE_DICE } from './three-dice/table-part.ts';

type Recompute = (facts: readonly Recorded[], rules: TableRules) => Generator<Comparison>;

const RECOMPUTED: ReadonlyMap<string, Recompute> = new Map<string, Recompute>([
  [THREE_DICE.id, (facts, rules) => recomputeDice(facts, rules, diceGameAt(rules))],
  [SI_KI_PI.id, (facts, rules) => recomputeCards(facts, rules, cardGameAt(rules))],
]);

/** Every settlement of a round, computed again by the mechanic it was played with. */
export function recomputeSettlements(
  facts: readonly Recorded[],
  rules: TableRules,
): Generator<Comparison> {
  const recompute = RECOMPUTED.get(rules.mechanic.id);
  assert(recompute !== undefined, `Nobody computes rounds of ${rules.mechanic.id} again.`);
  return recompute(facts, rules);
}
