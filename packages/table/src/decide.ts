import { approveRequest, expireRequest, rejectRequest } from './approvals/answer.ts';
import { attemptOf, guard } from './authority/guard.ts';
import { clearBets, doubleBets, repeatBets, undoBets } from './betting/change-bets.ts';
import { placeBet, recordBet, withdrawBet } from './betting/place-bet.ts';
import { decideCards, isCardCase } from './cards/decide-cards.ts';
import type { CommandType, Order } from './command.ts';
import {
  closeTable,
  configureTable,
  openTable,
  pauseTable,
  releaseTable,
  resumeTable,
} from './configuration/table-commands.ts';
import type { Case, Decision, RoundCase } from './decision.ts';
import {
  beginShift,
  changeDice,
  fitShaker,
  recordInspection,
  recordShiftInspection,
  removeShaker,
} from './equipment/equipment.ts';
import { floorRule } from './floor-rules.ts';
import { decideMatter } from './irregularities/decide-matter.ts';
import { reportIncident } from './irregularities/report-incident.ts';
import { refuse } from './refuse.ts';
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
import { malformed } from './well-formed/parse-command.ts';

type Handlers = { readonly [Type in CommandType]?: (given: Case<Type>) => Decision };
type RoundHandlers = { readonly [Type in CommandType]?: (given: RoundCase<Type>) => Decision };

const HANDLERS: Handlers = {
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
};

const ROUND_HANDLERS: RoundHandlers = {
  PlaceBet: placeBet,
  RecordBet: recordBet,
  WithdrawBet: withdrawBet,
  UndoBets: undoBets,
  ClearBets: clearBets,
  DoubleBets: doubleBets,
  RepeatBets: repeatBets,
  CloseBets: closeBets,
  Uncover: uncover,
  RegisterResult: registerResult,
  CollectLosers: collectLosers,
  PayWinners: payWinners,
  ClearLights: clearLights,
};

/** What a command brings about at a table: the events, or why there are none. Pure. */
export function decide(order: Order, state: TableState): Decision {
  const { command } = order;
  const meaningless = malformed(order);
  if (meaningless) return meaningless;
  const checked = guard(attemptOf(order), state);
  if (!checked.ok) return checked;
  if (command.type === 'ConfigureTable') return configureTable(command.config, state, order);
  const rules = checked.value;
  if (!rules) {
    return refuse('table-not-configured', 'Configure this table first.', floorRule('configured'));
  }
  const given: Case = { order, command, state, rules };
  if (isCardCase(given)) return decideCards(given);
  const handler = HANDLERS[command.type] as ((given: Case) => Decision) | undefined;
  if (handler) return handler(given);
  const roundHandler = ROUND_HANDLERS[command.type] as ((given: RoundCase) => Decision) | undefined;
  if (roundHandler && state.round) return roundHandler({ ...given, round: state.round });
  return refuse(
    'malformed-command',
    `No such command here: ${command.type}`,
    floorRule('well-formed'),
  );
}
