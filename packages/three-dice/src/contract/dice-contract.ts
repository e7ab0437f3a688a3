import type { Promised } from '@baize/game';
import type { DiceRulebook } from '../rulebook.ts';
import { unsoundBets } from './bet-faults.ts';
import {
  areasTooSmall,
  boxesOffCanvas,
  boxesOverlapping,
  mispricedAreas,
} from './layout-faults.ts';
import { betsMisnamed, oddsSayingFor, pricesMisprinted } from './price-faults.ts';
import { inexactUnits, unsettledBets } from './settlement-faults.ts';

/** What a rulebook promises besides, when it is played with three dice. */
export const DICE_CONTRACT: readonly Promised<DiceRulebook>[] = [
  { promise: 'the areas drawn are the bets priced', faults: mispricedAreas },
  { promise: 'every area is large enough to touch', faults: areasTooSmall },
  { promise: 'everything printed lies on the canvas', faults: boxesOffCanvas },
  { promise: 'nothing printed overlaps', faults: boxesOverlapping },
  { promise: 'no odds are stated with "for"', faults: oddsSayingFor },
  { promise: 'every printed price reads back as itself', faults: pricesMisprinted },
  { promise: 'the kinds priced are the kinds named', faults: betsMisnamed },
  { promise: 'every bet of its own can be won and lost', faults: unsoundBets },
  { promise: 'every area settles on all 216 rolls and says why', faults: unsettledBets },
  { promise: 'the unit is the smallest exact one', faults: inexactUnits },
];
