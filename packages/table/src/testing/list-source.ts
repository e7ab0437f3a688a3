import type { Source } from '../plausible/source.ts';

/** Choices out of a list; where the list has ended, every choice is the first and simplest. */
export function listSource(choices: readonly number[]): Source {
  let next = 0;
  return (bound) => {
    const choice = choices[next] ?? 0;
    next += 1;
    return choice % bound;
  };
}
