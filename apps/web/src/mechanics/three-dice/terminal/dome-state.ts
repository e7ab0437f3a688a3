import type { TerminalPhase } from '../../../terminal/phase/terminal-phase.ts';
import type { PlayerView } from '../../../terminal/player-view.ts';
import type { DomeState } from '../dice/dome.tsx';

/** Which result the dome stands for. */
export interface DomeResult {
  readonly round: string;
  readonly number: number;
  readonly total: number;
  readonly isThisRound: boolean;
}

/** The dice everybody may see: none under a cover, none before a result is registered. */
export function domeState(view: PlayerView, phase: TerminalPhase): DomeState {
  const { round, table } = view;
  if (round?.result) return { is: 'showing', dice: round.result };
  const isCovered =
    table?.covered && round && ['covered', 'betting', 'closed'].includes(round.phase);
  if (isCovered) return { is: 'covered' };
  const isTumbling = phase.is === 'no-more-bets' && phase.isTumbling;
  // Tumbled long before under the cover: when it is lifted they lie still and have not been read.
  if (round?.phase === 'uncovered') return { is: 'empty' };
  if (isTumbling) return { is: 'tumbling' };
  const last = lastResult(view);
  return last ? { is: 'showing', dice: last.dice } : { is: 'empty' };
}

export function resultOnDome(view: PlayerView, phase: TerminalPhase): DomeResult | null {
  const { round } = view;
  if (round?.result) {
    const { id, number, total } = round;
    return { round: id, number, total: total ?? 0, isThisRound: true };
  }
  const last = lastResult(view);
  if (!last) return null;
  const total = last.dice[0] + last.dice[1] + last.dice[2];
  const isThisRound = phase.is === 'result' && !round;
  return { round: last.round, number: last.number, total, isThisRound };
}

/** The last round with a result; void rounds are not on the roads. */
function lastResult(view: PlayerView) {
  return view.trends?.last[0] ?? null;
}
