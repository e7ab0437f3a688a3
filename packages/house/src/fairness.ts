import type { Fairness } from '@baize/math/fairness';
import { cardFairness } from '@baize/si-ki-pi/fairness';
import { diceFairness } from '@baize/three-dice/fairness';
import type { HouseMechanic } from './library.ts';

/** What is tested of the mechanics that come with the platform. Whoever only plays or counts never loads it. */
const SHIPPED: readonly Fairness[] = [diceFairness, cardFairness];

/**
 * What can be tested of the results of a library's mechanics, in their order; one from outside may bring its own with its
 * mathematics.
 */
export function fairnessIn({
  mechanics,
}: {
  readonly mechanics: readonly Pick<HouseMechanic, 'id' | 'mathematics'>[];
}): readonly Fairness[] {
  return mechanics.flatMap(
    ({ id, mathematics }) => SHIPPED.find((each) => each.id === id) ?? mathematics?.fairness ?? [],
  );
}
