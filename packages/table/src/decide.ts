import { assert } from '@baize/exact';
import { approveRequest, expireRequest, rejectRequest } from './approvals/answer.ts';
import { attemptOf, guard } from './authority/guard.ts';
import { clearBets, doubleBets, repeatBets, undoBets } from './betting/change-bets.ts';
import { placeBet, recordBet, withdrawBet } from './betting/place-bet.ts';
import type { CommandEnvelope } from './command.ts';
import {
  closeTable,
  configure,
  configureTable,
  openTable,
  pauseTable,
  releaseTable,
  resumeTable,
} from './configuration/table-commands.ts';
import { inRound } from './decide-in-round.ts';
import type { Case, Deciders, Decision } from './decision.ts';
import { decideMatter } from './irregularities/decide-matter.ts';
import { reportIncident } from './irregularities/report-incident.ts';
import { MECHANIC_DECIDERS } from './mechanics/deciders.ts';
import { closeBets } from './round/close-bets.ts';
import { openBets } from './round/open-bets.ts';
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

type Decider = (given: Case) => Decision;

const DECIDERS: Deciders = {
  ...MECHANIC_DECIDERS,
  ConfigureTable: configureTable,
  OpenTable: openTable,
  CloseTable: closeTable,
  PauseTable: pauseTable,
  ResumeTable: resumeTable,
  ReleaseTable: releaseTable,
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
  const decider = DECIDERS[command.type] as Decider;
  return decider({ envelope, command, state, rules });
}
