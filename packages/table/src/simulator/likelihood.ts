import { stepsAt } from '../authority/moment.ts';
import { type CommandType, commandTaking } from '../commands/registry.ts';
import type { TableState } from '../state.ts';

type Weights = Readonly<Partial<Record<CommandType, number>>>;

const WHILE_BETTING: Weights = {
  PlaceBet: 120,
  RecordBet: 8,
  WithdrawBet: 10,
  UndoBets: 8,
  ClearBets: 3,
  DoubleBets: 6,
  RepeatBets: 6,
  CloseBets: 12,
};

const AFTER_BETTING: Weights = { PlaceBet: 10, CloseBets: 120 };

const WITH_CARDS: Weights = {
  LookAtCards: 20,
  ArrangeHand: 40,
  RequestHouseWay: 10,
  EndArranging: 6,
  SetDealerHand: 30,
  ReportIncident: 12,
};

const BETWEEN_ROUNDS: Weights = {
  SeatTerminal: 8,
  ReleaseTerminal: 3,
  BuyCredit: 12,
  CashOut: 5,
  RedeemInstrument: 5,
  TakeBox: 12,
};

const INSPECTION: Weights = {
  ChangeDice: 20,
  FitShaker: 20,
  RecordInspection: 30,
  RecordShiftInspection: 30,
};

/** How likely each command is where a table stands; whatever is not named is a rarity. */
export function likelihood(state: TableState, now: number): Weights {
  const { rules, round } = state;
  if (!rules) return { ConfigureTable: 200 };
  const isTimeUp = (round?.closesAt ?? Number.MAX_SAFE_INTEGER) <= now;
  return {
    ...(state.isOpen ? {} : { OpenTable: 60 }),
    ...(needsInspection(state) ? INSPECTION : {}),
    ...(state.suspended ? { ReleaseTable: 60 } : {}),
    ...(state.paused ? { ResumeTable: 60 } : {}),
    ...(state.matters.size > 0 ? { DecideMatter: 80 } : {}),
    ...(state.approvals.size > 0 ? { ApproveRequest: 20, RejectRequest: 2, ExpireRequest: 2 } : {}),
    ...(round ? {} : BETWEEN_ROUNDS),
    ...Object.fromEntries(stepsAt(state, rules).map(({ step }) => [commandTaking(step), 60])),
    ...(round?.phase === 'betting' ? (isTimeUp ? AFTER_BETTING : WHILE_BETTING) : {}),
    ReportIncident: round ? 4 : 2,
    ...(round?.phase === 'dealt' ? WITH_CARDS : {}),
    ...(round?.cards?.withdrawalOffered.length ? { AnswerWithdrawal: 60 } : {}),
  };
}

/** Where equipment is inspected and something about it is still missing. */
function needsInspection({ rules, equipment, round }: TableState): boolean {
  if (!rules?.procedure.inspection || round) return false;
  const { dice, shaker, inspected, shiftInspected } = equipment;
  return !dice || !shaker || !inspected || !shiftInspected;
}
