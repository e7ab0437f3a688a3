import { stepsAt } from '../../authority/guard.ts';
import type { CommandEnvelope } from '../../command.ts';
import { commandsOf } from '../../commands/registry.ts';
import { LIBRARY } from '../../library.ts';
import type { Weights } from '../../plausible/plausible.ts';
import type { Scene } from '../../plausible/scene.ts';
import { pickWeighted, type Source } from '../../plausible/source.ts';
import type { TableState } from '../../state.ts';
import { whoGives } from './people.ts';
import { plausibleCommand } from './plausible-command.ts';

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
function likelihood(state: TableState, now: number): Weights {
  const { rules, round } = state;
  if (!rules) return { ConfigureTable: 200 };
  const { taking } = commandsOf(state[LIBRARY]);
  const isTimeUp = (round?.closesAt ?? Number.MAX_SAFE_INTEGER) <= now;
  return {
    ...(state.isOpen ? {} : { OpenTable: 60 }),
    ...(state.suspended ? { ReleaseTable: 60 } : {}),
    ...(state.paused ? { ResumeTable: 60 } : {}),
    ...(state.service.size > 0 ? { ReturnToService: 60 } : {}),
    ...(state.matters.size > 0 ? { DecideMatter: 80 } : {}),
    ...(state.approvals.size > 0 ? { ApproveRequest: 20, RejectRequest: 2, ExpireRequest: 2 } : {}),
    ...(round ? {} : BETWEEN_ROUNDS),
    ...Object.fromEntries(stepsAt(state, rules).map(({ step }) => [taking(step), 60])),
    ...(round?.phase === 'betting' ? (isTimeUp ? AFTER_BETTING : WHILE_BETTING) : {}),
    ...(state.tickets.size > 0 ? { ConfirmTicket: 6, DoubtTicket: 2, DecideTicket: 3 } : {}),
    ReportIncident: round ? 4 : 2,
    ...rules.mechanic.simulated.weights(state),
  };
}

/** How careless people are; the larger a number, the rarer the mistake. */
export interface Carelessness {
  /** One command in so many comes from somebody who may not give it. */
  readonly wrongPerson: number;
  /** How likely any command is at a moment nobody would expect it: its weight among 60s. */
  readonly wrongMoment: number;
  /** Commands that are tried more often than people would. */
  readonly favours?: Weights;
}

export const CAREFUL: Carelessness = { wrongPerson: 60, wrongMoment: 1 };
export const CARELESS: Carelessness = { wrongPerson: 10, wrongMoment: 3 };

/** The next thing somebody does at a table, sensible or not. */
export function attempt(
  source: Source,
  scene: Scene,
  op: string,
  { wrongPerson, wrongMoment, favours = {} }: Carelessness,
): CommandEnvelope {
  const likely = likelihood(scene.state, scene.now);
  const { types } = commandsOf(scene.state[LIBRARY]);
  const type = pickWeighted(source, types, (each) => favours[each] ?? likely[each] ?? wrongMoment);
  const command = plausibleCommand(type, source, scene);
  return { op, at: scene.now, by: whoGives(source, command, scene, wrongPerson), command };
}
