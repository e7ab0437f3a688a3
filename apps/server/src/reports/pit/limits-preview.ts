import { NOTHING } from '@baize/exact';
import { checkConfig } from '@baize/house';
import type { LimitsPreviewBody, LimitsRequest } from '@baize/protocol/http';
import { layoutsIn, type TableLibrary, type TableRules } from '@baize/table';
import {
  type DiceGame,
  type Exposure,
  emptyExposure,
  exposureTable,
  sumOfExposures,
  withStake,
  worstOutcomes,
} from '@baize/three-dice';
import { isDiceGame } from '@baize/three-dice/table';

/**
 * What other limits would mean. Every area is taken to be full to its maximum, which is the most the
 * limits let anybody put there, and the result is the one that then costs most.
 */
export function limitsPreview(
  rules: TableRules,
  draft: LimitsRequest,
  library?: TableLibrary,
): LimitsPreviewBody {
  const { config } = rules;
  const checked = checkConfig({ ...config, ...draft }, library);
  const faults = checked.ok ? [] : [checked.error];
  return {
    faults: faults.map(({ field, message, because }) => ({
      field,
      message,
      ...(because ? { because: [...because] } : {}),
    })),
    before: worstWhenFull(rules),
    after: checked.ok ? worstWhenFull(checked.value) : null,
    limitsPer: rules.procedure.limitsPer,
  };
}

/** The game of a table whose results and prices can be enumerated at once; null for any other. */
export function enumerableGame({ game }: TableRules): DiceGame | null {
  return isDiceGame(game) ? game : null;
}

/** Every area of every layout full to its maximum, on the result that is worst then. */
export function worstWhenFull(rules: TableRules): LimitsPreviewBody['before'] {
  const parts = layoutsIn(rules).flatMap((layout) => {
    const game = enumerableGame(layout);
    return game ? [exposureWhenFull(layout, game)] : [];
  });
  if (parts.length === 0) return null;
  const exposure = sumOfExposures(parts);
  const [worst] = worstOutcomes(exposure, 1);
  if (!worst) return null;
  const { dice, weight, net } = worst;
  return { dice: [...dice], weight, net, staked: exposure.staked };
}

function exposureWhenFull({ areaIndex, limits }: TableRules, game: DiceGame): Exposure {
  let exposure = emptyExposure(exposureTable(game));
  for (const [bet, index] of areaIndex) {
    const { maximum } = limits[index] ?? { maximum: NOTHING };
    if (maximum > 0) exposure = withStake(exposure, bet, maximum);
  }
  return exposure;
}
