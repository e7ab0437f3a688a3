import { assert, ok } from '@baize/exact';
import { because } from '@baize/game';
import { type Case, type Deciders, type Decision, floorRule, refuse } from '@baize/table/kit';
import type { EQUIPMENT_COMMANDS } from './dice-commands.ts';
import { diceAgeProblem } from './dice-equipment.ts';

const HOUR = 3_600_000;

const INSPECTED = 'The guard lets equipment through only where a rulebook inspects it.';

/** The test before opening: the device must light exactly the winning areas. */
function recordInspection({ command, state, rules }: Case<'RecordInspection'>): Decision {
  const { inspection } = rules.procedure;
  assert(inspection !== null, INSPECTED);
  const { entered, lit, shakes } = command;
  const winning = rules.mechanic.winningAreas(entered, rules);
  const isRight =
    new Set(lit).size === winning.length && winning.every((area) => lit.includes(area));
  if (!isRight) {
    const message = 'The areas that lit are not the winning ones; the device is not in order.';
    return refuse('inspection-failed', message, inspection.deviceValues.because);
  }
  const { count, because: shakerReasons } = inspection.shakerTests;
  if (state.equipment.shaker === 'automated' && shakes < count) {
    const message = `The shaker must be operated ${count} times.`;
    return refuse('inspection-failed', message, shakerReasons);
  }
  const isTested = state.equipment.shaker === 'automated';
  const reasons = because(...inspection.deviceValues.because, ...(isTested ? shakerReasons : []));
  return ok([{ type: 'InspectionRecorded', entered, lit, shakes, because: reasons }]);
}

function beginShift({ rules }: Case<'BeginShift'>): Decision {
  const { inspection } = rules.procedure;
  assert(inspection !== null, INSPECTED);
  return ok([{ type: 'ShiftBegan', because: inspection.shiftTests.because }]);
}

function recordShiftInspection({ command, rules }: Case<'RecordShiftInspection'>): Decision {
  const { inspection } = rules.procedure;
  assert(inspection !== null, INSPECTED);
  const { count, because: reasons } = inspection.shiftTests;
  if (command.shakes < count) {
    const message = `The shaker must be operated ${count} times.`;
    return refuse('inspection-failed', message, reasons);
  }
  return ok([{ type: 'ShiftInspectionRecorded', shakes: command.shakes, because: reasons }]);
}

/** Dice are changed between rounds; those that got too old after the close, before they are shaken. */
function changeDice({ command, state, rules, envelope }: Case<'ChangeDice'>): Decision {
  const hours = rules.procedure.diceHoursMaximum?.because;
  const { damagedDice } = rules.procedure;
  const isReported = state.equipment.reported !== undefined && damagedDice !== undefined;
  const reasons = because(
    ...((isReported ? damagedDice.because : hours) ?? floorRule('between-rounds')),
  );
  const isShaken = state.round !== null && state.round.phase !== 'closed';
  if (isShaken || (state.round && !diceAgeProblem(state, rules, envelope.at))) {
    const message = 'Dice are changed between rounds.';
    return refuse(
      'round-in-progress',
      message,
      because(...floorRule('between-rounds'), ...reasons),
    );
  }
  // The hours of a set on the table do not begin anew because somebody says its name.
  if (state.equipment.dice?.id === command.dice) {
    const message = `The dice ${command.dice} are on the table already.`;
    return refuse('dice-too-old', message, reasons, { field: 'dice' });
  }
  const first = state.equipment.sets.find(({ id }) => id === command.dice)?.since;
  const hoursMaximum = rules.procedure.diceHoursMaximum?.hours;
  if (first !== undefined && hoursMaximum && envelope.at - first > hoursMaximum * HOUR) {
    const message = `The dice ${command.dice} have had their ${hoursMaximum} hours.`;
    return refuse('dice-too-old', message, reasons, { field: 'dice' });
  }
  return ok([{ type: 'DiceChanged', dice: command.dice, because: reasons }]);
}

/** One shaker at a time: the automated one leaves before a manual one is used. */
function fitShaker({ command, state, rules }: Case<'FitShaker'>): Decision {
  const { inspection } = rules.procedure;
  assert(inspection !== null, INSPECTED);
  const { shaker: there } = state.equipment;
  // The clause speaks of an automated shaker that would stand beside a manual one.
  const isManual = command.shaker === 'manual';
  if (there) {
    const reasons =
      isManual && there === 'automated' ? inspection.oneShaker.because : floorRule('one-shaker');
    return refuse('shaker-fitted', `The ${there} shaker must be removed first.`, reasons);
  }
  const reasons = inspection.shakerNeeded.because;
  return ok([{ type: 'ShakerFitted', shaker: command.shaker, because: reasons }]);
}

function removeShaker({ state, rules }: Case<'RemoveShaker'>): Decision {
  const { inspection } = rules.procedure;
  assert(inspection !== null, INSPECTED);
  const { shaker } = state.equipment;
  if (!shaker) {
    return refuse('no-shaker', 'No shaker is fitted.', inspection.shakerNeeded.because);
  }
  const reasons = shaker === 'automated' ? inspection.oneShaker.because : floorRule('one-shaker');
  return ok([{ type: 'ShakerRemoved', shaker, because: reasons }]);
}

/** Who decides about the tumbler or shaker and its dice. */
export const EQUIPMENT_DECIDERS: Deciders<keyof typeof EQUIPMENT_COMMANDS> = {
  RecordInspection: recordInspection,
  BeginShift: beginShift,
  RecordShiftInspection: recordShiftInspection,
  ChangeDice: changeDice,
  FitShaker: fitShaker,
  RemoveShaker: removeShaker,
};
