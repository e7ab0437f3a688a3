import { type Drawing, drawOne } from '@baize/game';
import { FACES, type Roll } from './roll.ts';

/** Three dice by chance: a face each, one after the other. */
export const ROLL_DRAWING: Drawing<Roll> = {
  purpose: 'baize/three-dice/1',
  draw: (below) => [drawOne(FACES, below), drawOne(FACES, below), drawOne(FACES, below)],
};
