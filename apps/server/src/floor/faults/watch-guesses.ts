import type { Refused } from '../../commands/command-handler.ts';
import type { Faults } from './faults.ts';

/** This many numbers nobody issued... */
const GUESSES = 10;
/** ...within this time are no misreadings any more. */
const WITHIN = 600_000;

/** Notices a terminal at which somebody tries validation numbers. */
export function watchGuesses(
  faults: Pick<Faults, 'set'>,
  now: () => number = Date.now,
): (refused: Pick<Refused, 'actor' | 'code'>) => void {
  const guesses = new Map<string, readonly number[]>();
  return ({ actor, code }) => {
    if (code !== 'unknown-instrument' || actor.kind !== 'terminal') return;
    const at = now();
    const recent = [...(guesses.get(actor.id) ?? []).filter((each) => each > at - WITHIN), at];
    guesses.set(actor.id, recent);
    if (recent.length < GUESSES) return;
    guesses.delete(actor.id);
    faults.set('numbers-guessed', actor.id, `${GUESSES} in ${WITHIN / 60_000} minutes`);
  };
}
