import type { Err } from '@baize/exact';
import { because } from '@baize/game';
import {
  type EquipmentDue,
  type EquipmentPart,
  type Refusal,
  refuse,
  type Supply,
  type TableRules,
  type TableState,
} from '@baize/table/kit';
import type { Roll } from '../roll.ts';

const HOUR = 3_600_000;

/** Long enough to fetch another set and to have it looked at. */
const WARNED_BEFORE = HOUR;

// Nobody can inspect a virtual device: the file of the floor vouches for it, and the record says so.
const SUPPLIES: readonly Supply[] = [bringDice, fitShaker, recordInspection, recordShiftInspection];

/** Dice, a tumbler or shaker, and what a rulebook has inspected of them. */
export const DICE_EQUIPMENT = {
  pieces: ['tumbler', 'shaker', 'cover'],
  piecesAt,
  openingProblem,
  readyProblem,
  due: (state) => [...inspectionsDue(state), ...diceDue(state)],
  dues: ['dice', 'inspection', 'shift-inspection'],
  damages: ['dice-damaged', 'dome-broken'],
  supplies: SUPPLIES,
  suppliesFor: (code) => {
    switch (code) {
      case 'dice-too-old':
        return [changeDice];
      case 'inspection-missing':
      case 'no-shaker':
        return SUPPLIES;
      default:
        return [];
    }
  },
  shiftOf: ({ rules, equipment: { shiftInspected, shiftAt } }) => {
    if (!rules?.procedure.inspection || !shiftInspected || shiftAt === null) return null;
    return { since: shiftAt, next: { type: 'BeginShift' } };
  },
} as const satisfies EquipmentPart;

/** Nothing of it stands where a seed throws the dice. */
function piecesAt({ procedure: { steps, inspection }, config }: TableRules): readonly string[] {
  const has = (name: string) => steps.some(({ step }) => step === name);
  if (!has('tumble') || config.resultSource === 'virtual') return [];
  return [inspection === null ? 'tumbler' : 'shaker', ...(has('uncover') ? ['cover'] : [])];
}

/** Whether a table may open: where a rulebook asks for an inspection, it has taken place. */
function openingProblem({ equipment }: TableState, { procedure }: TableRules): Err<Refusal> | null {
  const { inspection } = procedure;
  if (!inspection || equipment.inspected) return null;
  const { opening, deviceValues } = inspection;
  const reasons = because(...opening.because, ...deviceValues.because);
  return refuse('inspection-missing', 'The table has not been inspected.', reasons);
}

/** Whether the equipment allows a new round: a shaker fitted, inspected, dice not too old. */
function readyProblem(state: TableState, rules: TableRules, at: number): Err<Refusal> | null {
  return (
    shakerProblem(state, rules) ??
    openingProblem(state, rules) ??
    damageProblem(state, rules) ??
    diceAgeProblem(state, rules, at)
  );
}

function shakerProblem({ equipment }: TableState, { procedure }: TableRules): Err<Refusal> | null {
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
function damageProblem({ equipment }: TableState, { procedure }: TableRules): Err<Refusal> | null {
  if (equipment.reported === undefined || !procedure.damagedDice) return null;
  const message = 'The dice were reported as damaged; change them first.';
  return refuse('dice-too-old', message, procedure.damagedDice.because);
}

/** Whether the dice have been on the table for too long, asked before a round and at the shake. */
export function diceAgeProblem(
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

function bringDice(
  { rules, equipment }: TableState,
  { dice }: Parameters<Supply>[1],
): ReturnType<Supply> {
  return rules && !equipment.dice ? { type: 'ChangeDice', dice } : null;
}

/** New dice for a table whose set has been on it for as long as the rulebook allows. */
function changeDice({ rules, equipment, roundNumber }: TableState): ReturnType<Supply> {
  if (!rules) return null;
  const set = (equipment.dice?.id ?? `${rules.config.table}-dice`).replace(/-after-\d+$/, '');
  return { type: 'ChangeDice', dice: `${set}-after-${roundNumber}` };
}

function fitShaker(
  { rules, equipment }: TableState,
  { shaker }: Parameters<Supply>[1],
): ReturnType<Supply> {
  return rules?.procedure.inspection && !equipment.shaker ? { type: 'FitShaker', shaker } : null;
}

const TEST_ROLL: Roll = [1, 2, 3];

function recordInspection({ rules, equipment }: TableState): ReturnType<Supply> {
  const inspection = rules?.procedure.inspection;
  if (!inspection || equipment.inspected) return null;
  return {
    type: 'RecordInspection',
    entered: TEST_ROLL,
    lit: [...rules.mechanic.winningAreas(TEST_ROLL, rules)],
    shakes: inspection.shakerTests.count,
  };
}

function recordShiftInspection({ rules, equipment }: TableState): ReturnType<Supply> {
  const inspection = rules?.procedure.inspection;
  if (!inspection || equipment.shiftInspected) return null;
  return { type: 'RecordShiftInspection', shakes: inspection.shiftTests.count };
}
