import type { FloorTable } from '@baize/protocol/client';
import type { lobbyWords } from './lobby-words.ts';

type Phases = (typeof lobbyWords)['en']['phases'];

/** How a table stands, as one word on its card. */
export interface TablePhase {
  readonly is: Exclude<keyof Phases, 'bettingFor'>;
  /** Seconds until bets close by themselves; null where nobody counts. */
  readonly seconds: number | null;
}

export function tablePhase({ status, round }: FloorTable, now: number): TablePhase {
  if (status.status !== 'open') return { is: status.status, seconds: null };
  if (!round) return { is: 'idle', seconds: null };
  switch (round.phase) {
    case 'idle':
    case 'covered':
      return { is: round.phase, seconds: null };
    case 'betting':
      return { is: 'betting', seconds: secondsLeft(round.closesAt, now) };
    case 'dealt':
    case 'dealer-set':
      return { is: 'arranging', seconds: null };
    case 'resulted':
    case 'collected':
    case 'paid':
      return { is: 'result', seconds: null };
    default:
      return { is: 'noMoreBets', seconds: null };
  }
}

function secondsLeft(closesAt: number | null, now: number): number | null {
  if (closesAt === null) return null;
  const seconds = Math.ceil((closesAt - now) / 1000);
  return seconds > 0 ? seconds : null;
}
