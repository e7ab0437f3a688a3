import { inRound } from '../../decide-in-round.ts';
import type { Deciders } from '../../decision.ts';
import {
  beginShift,
  changeDice,
  fitShaker,
  recordInspection,
  recordShiftInspection,
  removeShaker,
} from '../../equipment/equipment.ts';
import { clearLights, collectLosers, payWinners, uncover } from '../../round/steps.ts';
import type { DICE_COMMANDS, EQUIPMENT_COMMANDS } from './dice-commands.ts';
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
