import type { EquipmentDue } from '../equipment-part.ts';
import type { Equipment, TableState } from '../state.ts';

/** The equipment as those who work at the table see it. */
export interface EquipmentView
  extends Pick<Equipment, 'inspected' | 'shiftInspected' | 'dice' | 'shaker'> {
  /** What comes due, the most pressing first. */
  readonly due: readonly EquipmentDue[];
}

export function equipmentView(state: TableState): EquipmentView {
  const { inspected, shiftInspected, dice, shaker } = state.equipment;
  const due = state.rules?.mechanic.equipment?.due?.(state) ?? [];
  return { inspected, shiftInspected, dice, shaker, due };
}
