import { total } from '@baize/exact';
import type { ClosedStakes } from '../round/settled.ts';

/** Stakes of a closed round less those that were withdrawn from an exposed hand. */
export function withoutBets(
  closed: readonly ClosedStakes[],
  returned: readonly { readonly terminal: string; readonly bets: readonly string[] }[],
): readonly ClosedStakes[] {
  return closed.flatMap((each) => {
    const bets = returned.find(({ terminal }) => terminal === each.terminal)?.bets ?? [];
    const stakes = each.stakes.filter(({ bet }) => !bets.includes(bet));
    if (stakes.length === 0) return [];
    return [{ ...each, stakes, total: total(stakes.map(({ stake }) => stake)) }];
  });
}
