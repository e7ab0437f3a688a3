import { type PlayerView, shownRound } from '../player-view.ts';

/** Where the terminal stands, as its banner says it. */
export type TerminalPhase =
  | { readonly is: 'connecting' | 'offline' | 'table-closed' | 'waiting' | 'covered' }
  | { readonly is: 'paused' | 'suspended'; readonly reason: string }
  | { readonly is: 'open'; readonly left: TimeLeft | null }
  /** The local clock has run out; only the server can say that bets are closed. */
  | { readonly is: 'closing' }
  | { readonly is: 'no-more-bets'; readonly isTumbling: boolean }
  | { readonly is: 'result' | 'void' };

export interface TimeLeft {
  readonly seconds: number;
  /** Of the whole betting time, from 1 down to 0. */
  readonly part: number;
  readonly isEnding: boolean;
}

/** The last seconds are counted aloud. */
const ENDING = 5;

/** `now` is the server's time as this machine knows it. */
export function terminalPhase(
  view: PlayerView | null,
  isOnline: boolean,
  now: number,
): TerminalPhase {
  if (!view) return { is: 'connecting' };
  if (!isOnline) return { is: 'offline' };
  const { status, round } = view;
  if (status.status === 'paused' || status.status === 'suspended') {
    return { is: status.status, reason: status.reason };
  }
  if (!round) return betweenRounds(view);
  switch (round.phase) {
    case 'covered':
      return { is: 'covered' };
    case 'betting':
      return phaseWhileBetting(round, now);
    case 'resulted':
    case 'collected':
    case 'paid':
      return { is: 'result' };
    case 'tumbled':
      return { is: 'no-more-bets', isTumbling: !view.table?.covered && !view.unread };
    default:
      return { is: 'no-more-bets', isTumbling: false };
  }
}

function betweenRounds(view: PlayerView): TerminalPhase {
  const shown = shownRound(view);
  if (view.status.status === 'closed') return { is: 'table-closed' };
  if (!shown) return { is: 'waiting' };
  return { is: shown.status === 'void' || shown.status === 'reversed' ? 'void' : 'result' };
}

function phaseWhileBetting(round: NonNullable<PlayerView['round']>, now: number): TerminalPhase {
  const { closesAt, betsOpenedAt } = round;
  if (closesAt === null) return { is: 'open', left: null };
  const rest = closesAt - now;
  if (rest <= 0) return { is: 'closing' };
  const seconds = Math.ceil(rest / 1000);
  const whole = Math.max(1, closesAt - (betsOpenedAt ?? now));
  return { is: 'open', left: { seconds, part: rest / whole, isEnding: seconds <= ENDING } };
}

/** Whether the felt takes chips. */
export function takesBets(phase: TerminalPhase): boolean {
  return phase.is === 'open';
}
