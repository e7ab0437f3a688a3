import type { DisplayView } from '@baize/protocol/client';
import type { DomeState } from '../dice/dome.tsx';

/** The dice everybody may see, and of which round they are. */
export interface DisplayedDice {
  readonly dome: DomeState;
  readonly round: string | null;
  /** False while the dice of an earlier round are still shown. */
  readonly isCurrent: boolean;
}

export function diceOnDisplay(view: DisplayView): DisplayedDice {
  const { round, table, trends } = view;
  if (round?.result) {
    return { dome: { is: 'showing', dice: round.result }, round: round.id, isCurrent: true };
  }
  const hidden = round && hiddenDice(round.phase, table?.covered ?? false);
  if (hidden) return { dome: hidden, round: null, isCurrent: true };
  const last = trends?.last[0];
  if (!last) return { dome: { is: 'empty' }, round: null, isCurrent: true };
  return {
    dome: { is: 'showing', dice: last.dice },
    round: last.round,
    isCurrent: round === null && view.previous?.id === last.round,
  };
}

/** Dice under a cover, or tumbled and not yet read; null while an earlier result may be shown. */
function hiddenDice(
  phase: NonNullable<DisplayView['round']>['phase'],
  isCovered: boolean,
): DomeState | null {
  if (phase === 'tumbled') return { is: 'tumbling' };
  // Tumbled long before under the cover: they lie still and have not been read.
  if (phase === 'uncovered') return { is: 'empty' };
  return isCovered ? { is: 'covered' } : null;
}
