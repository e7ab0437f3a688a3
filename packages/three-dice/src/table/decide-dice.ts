import { ok } from '@baize/exact';
import { because } from '@baize/game';
import type { Deciders, Decision, RoundCase } from '@baize/table/kit';
import {
  clearLights,
  collectLosers,
  floorRule,
  inRound,
  payWinners,
  stepAt,
} from '@baize/table/kit';
import type { DICE_COMMANDS, EQUIPMENT_COMMANDS } from './dice-commands.ts';
import {
  beginShift,
  changeDice,
  fitShaker,
  recordInspection,
  recordShiftInspection,
  removeShaker,
} from './equipment.ts';
import { registerResult, setReaderAside } from './register-result.ts';
import { tumble } from './tumble.ts';

type DiceCommandType = keyof typeof DICE_COMMANDS | keyof typeof EQUIPMENT_COMMANDS;

/** Who decides about the commands of a table with dice. */
export const DICE_DECIDERS: Deciders<DiceCommandType> = {
  RecordInspection: recordInspection,
  BeginShift: beginShift,
  RecordShiftInspection: recordShiftInspection,
  ChangeDice: changeDice,
  FitShaker: fitShaker,
  RemoveShaker: removeShaker,
  Tumble: tumble,
  Uncover: inRound(uncover),
  RegisterResult: inRound(registerResult),
  SetReaderAside: inRound(setReaderAside),
  CollectLosers: inRound(collectLosers),
  PayWinners: inRound(payWinners),
  ClearLights: inRound(clearLights),
};

function uncover({ state, rules }: RoundCase<'Uncover'>): Decision {
  const step = stepAt('uncover', state, rules);
  const reasons = because(...(step?.because ?? floorRule('order-of-play')));
  return ok([{ type: 'DiceUncovered', because: reasons }]);
}
