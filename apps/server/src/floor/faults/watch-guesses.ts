import type { Refused } from '../../commands/command-handler.ts';
import type { Faults } from './faults.ts';

/** This many numbers nobody issued... */
const GUESSES = 10;
/** ...or this many on the whole floor, wherever they were tried... */
const GUESSES_ON_FLOOR = 40;
/** ...within this time are no misreadings any more. */
const WITHIN = 600_000;
const FLOOR = 'floor';

/** Notices where somebody tries validation numbers: at a terminal, at the cage, or a few everywhere. */
export function watchGuesses(
  faults: Pick<Faults, 'set'>,
  now: () => number = Date.now,
): (refused: Pick<Refused, 'actor' | 'code'>) => void {
  const guesses = new Map<string, readonly number[]>();
  const isTooMany = (place: string, most: number): boolean => {
    const at = now();
    const recent = [...(guesses.get(place) ?? []).filter((each) => each > at - WITHIN), at];
    guesses.set(place, recent);
    if (recent.length >= most) guesses.delete(place);
    return recent.length >= most;
  };
  return ({ actor, code }) => {
    if (code !== 'unknown-instrument' || actor.kind === 'system') return;
    const minutes = WITHIN / 60_000;
    if (isTooMany(`${actor.kind} ${actor.id}`, GUESSES)) {
      const detail = `${GUESSES} in ${minutes} minutes`;
      if (actor.kind === 'terminal') faults.set('numbers-guessed', actor.id, detail);
      else faults.set('numbers-tried', FLOOR, `${detail} by ${actor.id}`);
    }
    if (isTooMany(FLOOR, GUESSES_ON_FLOOR)) {
      faults.set('numbers-tried', FLOOR, `${GUESSES_ON_FLOOR} in ${minutes} minutes`);
    }
  };
}
