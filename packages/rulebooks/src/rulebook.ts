import type { SiKiPiRulebook } from '@baize/si-ki-pi';
import type { DiceRulebook } from '@baize/three-dice';

/** A rulebook of one of the mechanics. */
export type Rulebook = DiceRulebook | SiKiPiRulebook;
