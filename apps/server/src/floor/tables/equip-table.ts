import { randomUUID } from 'node:crypto';
import type { Command, TableState } from '@baize/table';
import type { Roll } from '@baize/three-dice';
import type { RunningTable } from '../../tables/running-table.ts';
import type { TablePresentation } from '../file/table-settings.ts';
import { FLOOR_FILE } from './floor-actor.ts';

/**
 * Brings a table its dice and, where the rulebook knows one, its shaker, and has it inspected. Nobody
 * can inspect a virtual device: the file vouches for it, and the record says so.
 */
export async function equipTable(
  table: RunningTable,
  { equipment }: Pick<TablePresentation, 'equipment'>,
): Promise<void> {
  for (const next of [diceFor, shakerFor, inspectionFor, shiftInspectionFor]) {
    const command = next(table.state(), equipment);
    if (!command) continue;
    await table.submit({ op: `floor:${randomUUID()}`, by: FLOOR_FILE, command });
  }
}

/** New dice for a virtual table whose set has been on it for as long as the rulebook allows. */
export async function changeVirtualDice(table: RunningTable): Promise<void> {
  const { equipment, roundNumber } = table.state();
  const set = (equipment.dice?.id ?? `${table.id}-dice`).replace(/-after-\d+$/, '');
  const command: Command = { type: 'ChangeDice', dice: `${set}-after-${roundNumber}` };
  await table.submit({ op: `floor:${randomUUID()}`, by: FLOOR_FILE, command });
}

type Equipment = TablePresentation['equipment'];

function diceFor({ rules, equipment }: TableState, { dice }: Equipment): Command | null {
  const hasDice = rules !== null && 'ChangeDice' in rules.mechanic.commands;
  return hasDice && !equipment.dice ? { type: 'ChangeDice', dice } : null;
}

function shakerFor({ rules, equipment }: TableState, { shaker }: Equipment): Command | null {
  return rules?.procedure.inspection && !equipment.shaker ? { type: 'FitShaker', shaker } : null;
}

const TEST_ROLL: Roll = [1, 2, 3];

function inspectionFor({ rules, equipment }: TableState): Command | null {
  const inspection = rules?.procedure.inspection;
  if (!inspection || equipment.inspected) return null;
  return {
    type: 'RecordInspection',
    entered: TEST_ROLL,
    lit: [...rules.mechanic.winningAreas(TEST_ROLL, rules)],
    shakes: inspection.shakerTests.count,
  };
}

function shiftInspectionFor({ rules, equipment }: TableState): Command | null {
  const inspection = rules?.procedure.inspection;
  if (!inspection || equipment.shiftInspected) return null;
  return { type: 'RecordShiftInspection', shakes: inspection.shiftTests.count };
}
