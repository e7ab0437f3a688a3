import type { Outcome } from '../../mechanics/screen-mechanic.ts';
import type { OwnRound } from '../player-view.ts';

/** A round of this terminal that was settled otherwise than it is now. */
export interface Correction {
  readonly round: string;
  readonly number: number;
  readonly kind: 'corrected' | 'reversed';
  readonly was: Outcome | null;
  readonly is: Outcome | null;
  /** What the terminal gets back now, less what it had got before. */
  readonly change: number;
}

/** What became different about rounds the player had already seen settled. */
export function corrections(
  before: readonly OwnRound[],
  after: readonly OwnRound[],
): readonly Correction[] {
  return after.flatMap((round): Correction[] => {
    const old = before.find((each) => each.round === round.round);
    if (!old || !isChanged(old, round)) return [];
    return [
      {
        round: round.round,
        number: round.number,
        kind: round.status === 'reversed' ? 'reversed' : 'corrected',
        was: old.result,
        is: round.result,
        change: round.returned - old.returned,
      },
    ];
  });
}

function isChanged(old: OwnRound, now: OwnRound): boolean {
  if (now.status !== 'corrected' && now.status !== 'reversed') return false;
  return old.status !== now.status || JSON.stringify(old.result) !== JSON.stringify(now.result);
}
