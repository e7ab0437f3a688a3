import { checkConfig } from '@baize/house';
import type { LimitsPreviewBody, LimitsRequest } from '@baize/protocol/http';
import type { TableLibrary, TableRules } from '@baize/table';
import {
  type DiceGame,
  emptyExposure,
  exposureTable,
  withStake,
  worstOutcomes,
} from '@baize/three-dice';

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
  return game.mechanic === 'three-dice' ? game : null;
}

/** Every area full to its maximum, on the result that is worst then. */
export function worstWhenFull(rules: TableRules): LimitsPreviewBody['before'] {
  const { areas, limits, config } = rules;
  const game = enumerableGame(rules);
  if (!game) return null;
  let exposure = emptyExposure(exposureTable(game));
  for (const [index, bet] of areas.entries()) {
    const { maximum } = limits[index] ?? config.limits.default;
    if (maximum > 0) exposure = withStake(exposure, bet, maximum);
  }
  const [worst] = worstOutcomes(exposure, 1);
  if (!worst) return null;
  const { dice, weight, net } = worst;
  return { dice: [...dice], weight, net, staked: exposure.staked };
}
