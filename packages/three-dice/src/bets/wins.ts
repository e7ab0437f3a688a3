import type { Readings } from '@baize/game';
import type { Roll } from '../roll.ts';
import type { Bet } from './bet.ts';
import { holds } from './condition.ts';

/** Whether a bet wins on a roll. */
export function wins(bet: Pick<Bet, 'wins'>, roll: Roll, readings?: Partial<Readings>): boolean {
  return holds(bet.wins, roll, readings);
}
