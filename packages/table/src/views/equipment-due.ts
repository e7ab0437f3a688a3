import type { Because } from '@baize/game';
import { because } from '@baize/game';
import type { Equipment, TableState } from '../state.ts';

/** Something that has to be done about the equipment, now or by a certain time. */
export interface EquipmentDue {
  readonly what: 'dice' | 'inspection' | 'shift-inspection';
  /** From when people are told; null where it is due already. */
  readonly from: number | null;
  /** When it begins to hold rounds up; null where it does so now. */
  readonly until: number | null;
  readonly because: Because;
}

/** The equipment as those who work at the table see it. */
export interface EquipmentView
  extends Pick<Equipment, 'inspected' | 'shiftInspected' | 'dice' | 'shaker'> {
  /** What comes due, the most pressing first. */
  readonly due: readonly EquipmentDue[];
}

const HOUR = 3_600_000;

/** Long enough to fetch another set and to have it looked at. */
const WARNED_BEFORE = HOUR;

export function equipmentView(state: TableState): EquipmentView {
  const { inspected, shiftInspected, dice, shaker } = state.equipment;
  const due = [...inspectionsDue(state), ...diceDue(state)];
  return { inspected, shiftInspected, dice, shaker, due };
}

/** Whatever holds the next round up: the test before opening, and that of the shift. */
function inspectionsDue({ equipment, rules }: TableState): readonly EquipmentDue[] {
  const inspection = rules?.procedure.inspection;
  if (!inspection) return [];
  const now = { from: null, until: null };
  const opening: EquipmentDue = {
    what: 'inspection',
    ...now,
    because: because(...inspection.opening.because, ...inspection.deviceValues.because),
  };
  const shift: EquipmentDue = {
    what: 'shift-inspection',
    ...now,
    because: because(...inspection.shiftTests.because),
  };
  const isShiftDue = equipment.shaker === 'automated' && !equipment.shiftInspected;
  return [...(equipment.inspected ? [] : [opening]), ...(isShiftDue ? [shift] : [])];
}

/** Dice that were reported are changed before the next round, the others before their hours end. */
function diceDue({ equipment, rules }: TableState): readonly EquipmentDue[] {
  const { damagedDice, diceHoursMaximum } = rules?.procedure ?? {};
  if (equipment.reported !== undefined && damagedDice) {
    const reasons = because(...damagedDice.because);
    return [{ what: 'dice', from: null, until: null, because: reasons }];
  }
  if (!diceHoursMaximum) return [];
  const reasons = because(...diceHoursMaximum.because);
  if (!equipment.dice) return [{ what: 'dice', from: null, until: null, because: reasons }];
  const until = equipment.dice.since + diceHoursMaximum.hours * HOUR;
  return [{ what: 'dice', from: until - WARNED_BEFORE, until, because: reasons }];
}
