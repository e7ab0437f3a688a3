import { fractionText } from '@baize/exact';
import { type Exposure, expectedWin, lossChance, tiedWithLast, worstOutcomes } from '@baize/math';

export function exposureJson(exposure: Exposure, count: number): string {
  return JSON.stringify({
    game: exposure.table.game.id,
    staked: exposure.staked,
    expectedWin: fractionText(expectedWin(exposure)),
    lossChance: fractionText(lossChance(exposure)),
    outcomes: worstOutcomes(exposure, count),
    tied: tiedWithLast(exposure, count),
  });
}
