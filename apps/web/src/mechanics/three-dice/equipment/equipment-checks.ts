import { type DealerView, isAllowed, isOffered } from '../../../console/model/dealer-view.ts';

const HOUR = 3_600_000;

/** What a supervisor and a dealer have to see to before a round may begin. */
export interface EquipmentChecks {
  readonly dice: { readonly id: string; readonly hours: number; readonly isTooOld: boolean } | null;
  readonly hoursMaximum: number | null;
  readonly needsOpening: boolean;
  readonly needsShift: boolean;
  /** Test shakes belong to an automated shaker only. */
  readonly shakesNeeded: number;
  readonly shiftShakes: number;
  readonly canInspect: boolean;
}

export function equipmentChecks(view: DealerView, now: number): EquipmentChecks {
  const { equipment, inspection, diceHoursMaximum } = view;
  const hours = equipment.dice ? Math.floor((now - equipment.dice.since) / HOUR) : 0;
  const hoursMaximum = diceHoursMaximum?.hours ?? null;
  const isAutomated = equipment.shaker === 'automated';
  return {
    dice: equipment.dice && {
      id: equipment.dice.id,
      hours,
      isTooOld: hoursMaximum !== null && now - equipment.dice.since > hoursMaximum * HOUR,
    },
    hoursMaximum,
    needsOpening: inspection !== null && !equipment.inspected,
    needsShift: inspection !== null && isAutomated && !equipment.shiftInspected,
    shakesNeeded: isAutomated ? (inspection?.shakerTests.count ?? 0) : 0,
    shiftShakes: inspection?.shiftTests.count ?? 0,
    canInspect: isOffered(view, 'RecordInspection') && isAllowed(view, 'RecordInspection'),
  };
}
