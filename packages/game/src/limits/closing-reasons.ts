import { smaller, total } from '@baize/exact';
import { type Answers, type Because, ruleOf } from '../citation.ts';
import type { Readings } from '../readings.ts';
import type { OverfullArea } from './overfull-area.ts';
import type { EffectiveStakes } from './pro-rata.ts';

type ClosingRule =
  | 'below-minimum-stands'
  | 'differential'
  | 'pro-rata'
  | 'pro-rata-floors-stand'
  | 'pro-rata-spares-small-stakes';

type Closed = Pick<EffectiveStakes, 'limit' | 'overLimit' | 'effective' | 'isSpared'>;

/**
 * Why each stake of a closed area counts as it does; null for a stake that no limit touched. Whose money
 * has to meet the minimum, the player's alone or everybody's together, is reading L8.
 */
export function closingReasons(
  { minimum, stakes }: Pick<OverfullArea, 'minimum' | 'stakes'>,
  { limit, overLimit, effective, isSpared }: Closed,
  book: Answers<ClosingRule>,
  minimumOf: Readings['L8'] = 'player',
): readonly (Because | null)[] {
  if (isSpared) return stakes.map(() => ruleOf(book, 'pro-rata-spares-small-stakes'));
  const isShort = minimumOf === 'box-total' && total(stakes) < minimum;
  // Only where the floors alone pass the limit is every stake left at its floor.
  const atFloors =
    overLimit && stakes.every((stake, index) => effective[index] === smaller(stake, minimum));
  return stakes.map((stake) => {
    const isSmall = stake < minimum;
    if (limit === null) {
      const stands = minimumOf === 'box-total' ? isShort : isSmall;
      return stands ? ruleOf(book, 'below-minimum-stands') : null;
    }
    if (isSmall) return ruleOf(book, 'pro-rata-spares-small-stakes');
    return ruleOf(
      book,
      'pro-rata',
      ...(atFloors ? (['pro-rata-floors-stand'] as const) : []),
      ...(limit === 'maximum' ? [] : (['differential'] as const)),
    );
  });
}
