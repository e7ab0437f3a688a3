import type { Mathematics } from '@baize/math';
import { type DiceGame, threeDice } from '../index.ts';
import { diceEnumeration } from './enumeration.ts';
import { diceParPart } from './par-part.ts';
import { diceSimulator } from './simulator.ts';

/** Everything that is counted of three dice. */
export const diceMathematics: Mathematics<DiceGame> = {
  id: threeDice.id,
  enumeration: diceEnumeration,
  assumes: null,
  simulator: diceSimulator,
  par: diceParPart,
};
