import type { Err } from '@baize/exact';
import type { TableRules } from '../configuration/table-rules.ts';
import type { Refusal } from '../refusal.ts';
import { refuse } from '../refuse.ts';
import type { TableState } from '../state.ts';

const HOUR = 3_600_000;

/** Whether the equipment allows a new round: inspected, a shaker fitted, dice not too old. */
export function readyFault(
  { equipment }: TableState,
  { procedure }: TableRules,
  at: number,
): Err<Refusal> | null {
  const { inspection, diceHoursMaximum } = procedure;
  if (inspection) {
    if (equipment.shaker === null) {
      const message = 'A shaker must be fitted first.';
      return refuse('no-shaker', message, inspection.oneShaker.because);
    }
    if (!equipment.inspected) {
      const { because } = inspection.deviceValues;
      return refuse('inspection-missing', 'The table has not been inspected.', because);
    }
    if (equipment.shaker === 'automated' && !equipment.shiftInspected) {
      const { because } = inspection.shiftTests;
      return refuse('inspection-missing', 'The shift has not inspected the shaker.', because);
    }
  }
  if (diceHoursMaximum) {
    const { hours, because } = diceHoursMaximum;
    const { dice } = equipment;
    if (!dice || at - dice.since > hours * HOUR) {
      const message = dice ? `These dice have been on the table for ${hours} hours.` : 'No dice.';
      return refuse('dice-too-old', message, because);
    }
  }
  return null;
}
