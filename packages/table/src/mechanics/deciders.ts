import { CARD_DECIDERS } from './si-ki-pi/decide-cards.ts';
import { DICE_DECIDERS } from './three-dice/decide-dice.ts';

/** Who decides about the commands that only some tables know. */
export const MECHANIC_DECIDERS = { ...DICE_DECIDERS, ...CARD_DECIDERS };
