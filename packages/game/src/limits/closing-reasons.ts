import type { Because } from '../citation.ts';
import { type Answers, ruleOf } from '../rule-of.ts';
import type { OverfullBox } from './overfull-box.ts';
import type { EffectiveStakes } from './pro-rata.ts';

type ClosingRule =
  | 'below-minimum-stands'
  | 'differential'
  | 'pro-rata'
  | 'pro-rata-spares-small-stakes';

/** Why each stake of a closed box counts as it does; null for a stake that no limit touched. */
export function closingReasons(
  { minimum, stakes }: Pick<OverfullBox, 'minimum' | 'stakes'>,
  { limit }: Pick<EffectiveStakes, 'limit'>,
  book: Answers<ClosingRule>,
): readonly (Because | null)[] {
  return stakes.map((stake) => {
    const isSmall = stake < minimum;
    if (limit === null) return isSmall ? ruleOf(book, 'below-minimum-stands') : null;
    if (isSmall) return ruleOf(book, 'pro-rata-spares-small-stakes');
    return limit === 'maximum'
      ? ruleOf(book, 'pro-rata')
      : ruleOf(book, 'pro-rata', 'differential');
  });
}
