import type { BetGroup } from '../bets/bet-group.ts';

/** How a group is called where there is room for one line. */
export function labelOf({ title, play }: Pick<BetGroup, 'title' | 'play'>): string {
  return play === null ? title.en : `${title.en}, ${play}`;
}
