import { assert } from '@baize/exact';
import { approveRequest, expireRequest, rejectRequest } from './approvals/answer.ts';
import { attemptOf, guard } from './authority/guard.ts';
import { clearBets, doubleBets, repeatBets, undoBets } from './betting/change-bets.ts';
import { placeBet, recordBet, withdrawBet } from './betting/place-bet.ts';
import { CARD_DECIDERS } from './cards/decide-cards.ts';
import type { CommandEnvelope, CommandType } from './command.ts';
import {
  closeTable,
  configure,
  configureTable,
  openTable,
  pauseTable,
  releaseTable,
  resumeTable,
} from './configuration/table-commands.ts';
import type { Case, Deciders, Decision, RoundCase } from './decision.ts';
import {
  beginShift,
  changeDice,
  fitShaker,
  recordInspection,
  recordShiftInspection,
  removeShaker,
} from './equipment/equipment.ts';
import { decideMatter } from './irregularities/decide-matter.ts';
import { reportIncident } from './irregularities/report-incident.ts';
import { closeBets } from './round/close-bets.ts';
import { openBets } from './round/open-bets.ts';
import { registerResult } from './round/register-result.ts';
import { clearLights, collectLosers, payWinners, uncover } from './round/steps.ts';
import { tumble } from './round/tumble.ts';
import { buyCredit, giveTip, payByHand } from './session/credit.ts';
import {
  cashOut,
  expireInstrument,
  redeemInstrument,
  voidInstrument,
} from './session/instruments.ts';
import { releaseTerminal, seatTerminal, unlockTerminal } from './session/seat.ts';
import type { TableState } from './state.ts';
import { refuseMalformed } from './well-formed/parse-command.ts';

type Decider<Type extends CommandType> = (given: Case<Type>) => Decision;

const DECIDERS: Deciders<CommandType> = {
  ConfigureTable: configureTable,
  OpenTable: openTable,
  CloseTable: closeTable,
  PauseTable: pauseTable,
  ResumeTable: resumeTable,
  ReleaseTable: releaseTable,
  RecordInspection: recordInspection,
  BeginShift: beginShift,
  RecordShiftInspection: recordShiftInspection,
  ChangeDice: changeDice,
  FitShaker: fitShaker,
  RemoveShaker: removeShaker,
  SeatTerminal: seatTerminal,
  ReleaseTerminal: releaseTerminal,
  UnlockTerminal: unlockTerminal,
  BuyCredit: buyCredit,
  RedeemInstrument: redeemInstrument,
  CashOut: cashOut,
  PayByHand: payByHand,
  VoidInstrument: voidInstrument,
  ExpireInstrument: expireInstrument,
  GiveTip: giveTip,
  OpenBets: openBets,
  Tumble: tumble,
  ReportIncident: reportIncident,
  DecideMatter: decideMatter,
  ApproveRequest: approveRequest,
  RejectRequest: rejectRequest,
  ExpireRequest: expireRequest,

  PlaceBet: inRound(placeBet),
  RecordBet: inRound(recordBet),
  WithdrawBet: inRound(withdrawBet),
  UndoBets: inRound(undoBets),
  ClearBets: inRound(clearBets),
  DoubleBets: inRound(doubleBets),
  RepeatBets: inRound(repeatBets),
  CloseBets: inRound(closeBets),
  Uncover: inRound(uncover),
  RegisterResult: inRound(registerResult),
  CollectLosers: inRound(collectLosers),
  PayWinners: inRound(payWinners),
  ClearLights: inRound(clearLights),

  ...CARD_DECIDERS,
};

/** What a command brings about at a table: the events, or why there are none. Pure. */
export function decide(envelope: CommandEnvelope, state: TableState): Decision {
  const { command } = envelope;
  const meaningless = refuseMalformed(envelope);
  if (meaningless) return meaningless;
  const checked = guard(attemptOf(envelope), state);
  if (!checked.ok) return checked;
  const rules = checked.value;
  if (!rules) {
    assert(command.type === 'ConfigureTable', 'The guard lets nothing else through so early.');
    return configure(command.config, state, envelope);
  }
  // The compiler cannot see that a command fits the decider found by its own type.
  const decider = DECIDERS[command.type] as Decider<CommandType>;
  return decider({ envelope, command, state, rules });
}

/** For what is decided about a round in progress; the guard has made sure that there is one. */
function inRound<Type extends CommandType>(
  decider: (given: RoundCase<Type>) => Decision,
): Decider<Type> {
  return ({ envelope, command, state, rules }) => {
    const { round } = state;
    assert(round !== null, 'The guard lets a step through only in a round.');
    return decider({ envelope, command, state, rules, round });
  };
}
