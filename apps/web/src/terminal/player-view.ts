import type { PlayerView, SettledLine } from '@baize/protocol/client';
import type { Outcome } from '../mechanics/screen-mechanic.ts';

export type { PlayerView, SettledLine };
export type OwnRound = PlayerView['recall'][number];

/** The own part of the round whose result is on the screen, whether or not the next has begun. */
export interface ShownRound {
  readonly id: string;
  readonly number: number;
  readonly status: 'settled' | 'corrected' | 'void' | 'reversed';
  readonly result: Outcome | null;
  readonly winning: readonly string[];
  readonly own: Pick<OwnRound, 'stakes' | 'lines' | 'staked' | 'returned'> | null;
}

/**
 * The round that has ended and is still to be seen: one with a result that is not yet cleared away,
 * or the last one while nothing else has opened.
 */
export function shownRound(view: PlayerView): ShownRound | null {
  const { round, previous, settled, closed, staked, recall } = view;
  if (round?.result) {
    const own = settled
      ? { stakes: closed ?? [], lines: settled.lines, staked, returned: settled.returned }
      : null;
    const { id, number, result, winning } = round;
    return { id, number, status: 'settled', result, winning, own };
  }
  if (round || !previous) return null;
  const { id, number, status, result, winning } = previous;
  const own = recall.find((each) => each.round === id) ?? null;
  return { id, number, status, result, winning, own };
}
