import type { Phase } from '@baize/game';
import { type Roll, sumOf } from '@baize/three-dice';
import type { TableState } from '../state.ts';

/**
 * What everybody may know about the round in progress. Before the close there is no result anywhere;
 * of a virtual one only the commitment is known until it is revealed with its seed.
 */
export interface PublicRound {
  readonly id: string;
  readonly number: number;
  readonly phase: Phase;
  readonly betsOpenedAt: number | null;
  /** Server time at which betting ends by itself; null where the dealer ends it. */
  readonly closesAt: number | null;
  readonly commitment: string | null;
  readonly tumbles: number | null;
  readonly tumblesLeast: number | null;
  readonly result: Roll | null;
  readonly total: number | null;
  /** The areas to light: those that win on the result. */
  readonly winning: readonly string[];
}

export function publicRound({ round, rules }: TableState): PublicRound | null {
  if (!round || !rules) return null;
  const { id, number, phase, betsOpenedAt, closesAt, commitment, tumbles, result } = round;
  return {
    id,
    number,
    phase,
    betsOpenedAt,
    closesAt,
    commitment,
    tumbles,
    tumblesLeast: rules.procedure.tumblesLeast,
    result,
    total: result ? sumOf(result) : null,
    winning: winningAreas(result, rules),
  };
}

/** The areas that win on a result; none while there is no result, or no dice. */
export function winningAreas(
  result: Roll | null,
  rules: NonNullable<TableState['rules']>,
): readonly string[] {
  return result ? rules.mechanic.winningAreas(result, rules) : [];
}
