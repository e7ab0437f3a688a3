import type { DisplayView } from '@baize/protocol/client';
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
