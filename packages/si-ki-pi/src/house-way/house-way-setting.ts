import { type Because, clauseOf, ruleOf } from '@baize/game';
import { type Arrangement, splitHand } from '../cards/arrangement.ts';
import { type Hand, ranksOf } from '../cards/hand.ts';
import type { SiKiPiGame } from '../game.ts';
import type { HouseWayKey } from '../rule-keys.ts';
import type { SiKiPiRulebook } from '../rulebook.ts';
import type { HouseWayChoice } from './house-way.ts';
import { choiceFor } from './house-way-patterns.ts';

/** The branch of the House Way that decided, as a book numbers it. */
interface HouseWayRuling {
  readonly key: HouseWayKey;
  /** The clause that decided, without the name of its appendix: `4(ii)`. */
  readonly rule: string;
  readonly because: Because;
}

/** Four cards set by the House Way, and why so. */
export interface HouseWaySetting extends Arrangement, HouseWayRuling {}

export function houseWay(hand: Hand, game: SiKiPiGame): HouseWaySetting {
  const choice = choiceFor(ranksOf(hand), game.houseWay);
  const { low, high } = splitHand(hand, choice.split, game.readings);
  const { key, rule, because } = rulingOn(choice, game.book);
  return { low, high, key, rule, because };
}

type Rulings = Map<HouseWayChoice, HouseWayRuling>;

// The choices are kept for good, one for each pattern, so a book's citations are gathered once for each.
const RULINGS = new WeakMap<SiKiPiRulebook, Rulings>();

function rulingOn(choice: HouseWayChoice, book: SiKiPiRulebook): HouseWayRuling {
  const rulings = RULINGS.get(book);
  const known = rulings?.get(choice);
  if (known) return known;
  const ruling = rulingOf(choice, book);
  if (rulings) rulings.set(choice, ruling);
  else RULINGS.set(book, new Map([[choice, ruling]]));
  return ruling;
}

function rulingOf({ key, readings }: HouseWayChoice, book: SiKiPiRulebook): HouseWayRuling {
  const because = ruleOf(book, key, ...readings);
  return { key, rule: clauseOf(because[0]).replace(/^Appendix \S+ /, ''), because };
}
