import { type Exposure, emptyExposure, exposureTable, withStake } from '@baize/math';
import type { DiceGame, Stake } from '@baize/three-dice';

/** What the house stands to win and lose on a list of stakes. */
export function exposureOf(game: DiceGame, stakes: readonly Stake[]): Exposure {
  const empty = emptyExposure(exposureTable(game));
  return stakes.reduce((all, { wager, stake }) => withStake(all, wager.text, stake), empty);
}
