import { type Because, clauseOf } from '../citation.ts';
import { ruleOf } from '../rule-of.ts';
import { type Arrangement, splitHand } from './arrangement.ts';
import type { SiKiPiGame } from './game.ts';
import { type Hand, ranksOf } from './hand.ts';
import { choiceFor } from './house-way-patterns.ts';
import type { HouseWayKey } from './rule-keys.ts';

/** Four cards set by the House Way, and why so. */
export interface HouseWaySetting extends Arrangement {
  readonly key: HouseWayKey;
  /** The clause that decided, without the name of its appendix: `4(ii)`. */
  readonly rule: string;
  readonly because: Because;
}

export function houseWay(hand: Hand, game: SiKiPiGame): HouseWaySetting {
  const { split, key, readings } = choiceFor(ranksOf(hand), game.houseWay);
  const { low, high } = splitHand(hand, split, game.readings);
  const because = ruleOf(game.book, key, ...readings);
  const rule = clauseOf(because[0]).replace(/^Appendix \S+ /, '');
  return { low, high, key, rule, because };
}
