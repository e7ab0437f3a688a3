import type { FloorTable } from '@baize/protocol/http';
import { findGame } from '@baize/rulebooks';

/** The round whose dice are to be read now, or null. */
export function roundToRead({ table, game, round, status }: FloorTable): string | null {
  if (round === null || status.status === 'paused') return null;
  const entry = findGame(game);
  if (!entry.ok) return null;
  const isAwaited = entry.value.book.procedure.steps.some(
    ({ step, from }) => step === 'register-result' && from === round.phase,
  );
  return isAwaited ? `${table}-${round.number}` : null;
}
