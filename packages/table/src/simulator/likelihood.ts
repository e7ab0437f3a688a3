import { stepsAt } from '../authority/moment.ts';
import { commandsOf } from '../commands/registry.ts';
import { LIBRARY } from '../library.ts';
import type { TableState } from '../state.ts';
import type { Weights } from './plausible/plausible.ts';

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

const BETWEEN_ROUNDS: Weights = {
  SeatTerminal: 8,
  ReleaseTerminal: 3,
  BuyCredit: 12,
  CashOut: 5,
  RedeemInstrument: 5,
};

/** How likely each command is where a table stands; whatever is not named is a rarity. */
export function likelihood(state: TableState, now: number): Weights {
  const { rules, round } = state;
  if (!rules) return { ConfigureTable: 200 };
  const { taking } = commandsOf(state[LIBRARY]);
  const isTimeUp = (round?.closesAt ?? Number.MAX_SAFE_INTEGER) <= now;
  return {
    ...(state.isOpen ? {} : { OpenTable: 60 }),
    ...(state.suspended ? { ReleaseTable: 60 } : {}),
    ...(state.paused ? { ResumeTable: 60 } : {}),
    ...(state.matters.size > 0 ? { DecideMatter: 80 } : {}),
    ...(state.approvals.size > 0 ? { ApproveRequest: 20, RejectRequest: 2, ExpireRequest: 2 } : {}),
    ...(round ? {} : BETWEEN_ROUNDS),
    ...Object.fromEntries(stepsAt(state, rules).map(({ step }) => [taking(step), 60])),
    ...(round?.phase === 'betting' ? (isTimeUp ? AFTER_BETTING : WHILE_BETTING) : {}),
    ReportIncident: round ? 4 : 2,
    ...rules.mechanic.simulated.weights(state),
  };
}
