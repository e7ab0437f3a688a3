import type { DisplayView } from '@baize/protocol/client';
import type { DomeState } from '../mechanics/three-dice/dice/dome.tsx';
import type { displayWords } from './display-words.ts';

/** What the board says in its corner. */
export interface DisplayPhase {
  readonly is: keyof typeof displayWords;
  /** Whole seconds in which bets still may be placed; null where nobody counts. */
  readonly seconds: number | null;
}

export function displayPhase(
  view: DisplayView | null,
  isOnline: boolean,
  now: number,
): DisplayPhase {
  if (!view) return toPhase('connecting');
  if (!isOnline) return toPhase('offline');
  const { status, round } = view;
  if (status.status !== 'open') return toPhase(status.status);
  if (!round) return toPhase(betweenRounds(view));
  switch (round.phase) {
    case 'covered':
      return toPhase('covered');
    case 'betting':
      return { is: 'open', seconds: secondsLeft(round.closesAt, now) };
    case 'dealt':
      return toPhase('arranging');
    case 'dealer-set':
      return toPhase('comparing');
    case 'resulted':
    case 'collected':
    case 'paid':
      return toPhase('result');
    default:
      return toPhase('no-more-bets');
  }
}

/** Only the server closes bets: at zero the board goes on saying that they are open. */
function secondsLeft(closesAt: number | null, now: number): number | null {
  return closesAt === null ? null : Math.max(0, Math.ceil((closesAt - now) / 1000));
}

function betweenRounds({ previous }: DisplayView): DisplayPhase['is'] {
  if (!previous) return 'waiting';
  return previous.status === 'void' || previous.status === 'reversed' ? 'void' : 'result';
}

function toPhase(is: DisplayPhase['is']): DisplayPhase {
  return { is, seconds: null };
}

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
  if (phase === 'tumbled' || phase === 'uncovered') return { is: 'tumbling' };
  return isCovered ? { is: 'covered' } : null;
}
