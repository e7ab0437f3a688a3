import { smaller } from '@baize/exact';
import { type Answers, type Because, ruleOf } from '../citation.ts';
import type { OverfullArea } from './overfull-area.ts';
import type { EffectiveStakes } from './pro-rata.ts';

type ClosingRule =
  | 'below-minimum-stands'
  | 'differential'
  | 'pro-rata'
  | 'pro-rata-floors-stand'
  | 'pro-rata-spares-small-stakes';

/** Why each stake of a closed area counts as it does; null for a stake that no limit touched. */
export function closingReasons(
  { minimum, stakes }: Pick<OverfullArea, 'minimum' | 'stakes'>,
  { limit, overLimit, effective }: Pick<EffectiveStakes, 'limit' | 'overLimit' | 'effective'>,
  book: Answers<ClosingRule>,
): readonly (Because | null)[] {
  // Only where the floors alone pass the limit is every stake left at its floor.
  const atFloors =
    overLimit && stakes.every((stake, index) => effective[index] === smaller(stake, minimum));
  return stakes.map((stake) => {
    const isSmall = stake < minimum;
    if (limit === null) return isSmall ? ruleOf(book, 'below-minimum-stands') : null;
    if (isSmall) return ruleOf(book, 'pro-rata-spares-small-stakes');
    return ruleOf(
      book,
      'pro-rata',
      ...(atFloors ? (['pro-rata-floors-stand'] as const) : []),
      ...(limit === 'maximum' ? [] : (['differential'] as const)),
    );
  });
}
