import type { Err } from '@baize/exact';
import { because } from '@baize/game';
import type { TableRules } from '../configuration/table-rules.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { TableState } from '../state.ts';

const HOUR = 3_600_000;

/** Whether a table may open: where a rulebook asks for an inspection, it has taken place. */
export function openingFault(
  { equipment }: TableState,
  { procedure }: TableRules,
): Err<Refusal> | null {
  const { inspection } = procedure;
  if (!inspection || equipment.inspected) return null;
  const { opening, deviceValues } = inspection;
  const reasons = because(...opening.because, ...deviceValues.because);
  return refuse('inspection-missing', 'The table has not been inspected.', reasons);
}

/** Whether the equipment allows a new round: a shaker fitted, inspected, dice not too old. */
export function readyFault(state: TableState, rules: TableRules, at: number): Err<Refusal> | null {
  return (
    shakerFault(state, rules) ??
    openingFault(state, rules) ??
    damageFault(state, rules) ??
    diceAgeFault(state, rules, at)
  );
}

function shakerFault({ equipment }: TableState, { procedure }: TableRules): Err<Refusal> | null {
  const { inspection } = procedure;
  if (!inspection) return null;
  if (equipment.shaker === null) {
    const message = 'A shaker must be fitted first.';
    return refuse('no-shaker', message, inspection.shakerNeeded.because);
  }
  if (equipment.shaker === 'automated' && !equipment.shiftInspected) {
    const message = 'The shift has not inspected the shaker.';
    return refuse('inspection-missing', message, inspection.shiftTests.because);
  }
  return null;
}

/** Dice that were reported are changed before anybody bets on them again (P22). */
function damageFault({ equipment }: TableState, { procedure }: TableRules): Err<Refusal> | null {
  if (equipment.reported === undefined || !procedure.damagedDice) return null;
  const message = 'The dice were reported as damaged; change them first.';
  return refuse('dice-too-old', message, procedure.damagedDice.because);
}

/** Whether the dice have been on the table for too long, asked before a round and at the shake. */
export function diceAgeFault(
  { equipment }: TableState,
  { procedure }: TableRules,
  at: number,
): Err<Refusal> | null {
  const { diceHoursMaximum } = procedure;
  if (!diceHoursMaximum) return null;
  const { hours, because: reasons } = diceHoursMaximum;
  const { dice } = equipment;
  if (dice && at - dice.since <= hours * HOUR) return null;
  const message = dice ? `These dice have been on the table for ${hours} hours.` : 'No dice.';
  return refuse('dice-too-old', message, reasons);
}
