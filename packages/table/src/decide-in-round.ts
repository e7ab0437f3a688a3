import { assert } from '@baize/exact';
import type { CommandType } from './commands/registry.ts';
import type { Case, Decision, RoundCase } from './decision.ts';

/** For what is decided about a round in progress; the guard has made sure that there is one. */
export function inRound<Type extends CommandType>(
  decider: (given: RoundCase<Type>) => Decision,
): (given: Case<Type>) => Decision {
  return ({ envelope, command, state, rules }) => {
    const { round } = state;
    assert(round !== null, 'The guard lets a step through only in a round.');
    return decider({ envelope, command, state, rules, round });
  };
}
