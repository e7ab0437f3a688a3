import { INCIDENTS } from '@baize/game';
import type { Command, CommandType } from '../command.ts';
import { config } from './config-shape.ts';
import { AMOUNT, AMOUNT_OR_NONE, BOX, COUNT, TIME } from './number-shape.ts';
import {
  die,
  fields,
  flag,
  listOf,
  matching,
  name,
  nullable,
  oneOf,
  optional,
  roll,
  type Shape,
  text,
} from './shape.ts';

type FieldsOf<C extends Command> = { readonly [Field in Exclude<keyof C, 'type'>]-?: Shape };
type CommandShapes = {
  readonly [Type in CommandType]: FieldsOf<Extract<Command, { type: Type }>>;
};

const VALIDATION_NUMBER = matching(/^\d{18}$/, 'a validation number of eighteen digits');
const TERMINAL = { terminal: name };
const PROOF = optional(fields({ seed: name, closeHash: name }));
const INSTRUMENT = fields({
  amount: AMOUNT,
  status: oneOf(['issued', 'redeemed', 'void', 'expired']),
  expiresAt: TIME,
});

/** The form of every command, field by field; a command of another form means nothing. */
export const COMMAND_SHAPES: CommandShapes = {
  ConfigureTable: { config },
  OpenTable: {},
  CloseTable: {},
  PauseTable: { reason: text },
  ResumeTable: {},
  ReleaseTable: {},

  RecordInspection: { entered: roll, lit: listOf(text), shakes: COUNT },
  BeginShift: {},
  RecordShiftInspection: { shakes: COUNT },
  ChangeDice: { dice: name },
  FitShaker: { shaker: oneOf(['manual', 'automated']) },
  RemoveShaker: {},

  SeatTerminal: { ...TERMINAL, credit: AMOUNT_OR_NONE, seatedAt: nullable(name) },
  ReleaseTerminal: TERMINAL,
  UnlockTerminal: { ...TERMINAL, reason: text },
  BuyCredit: { ...TERMINAL, amount: AMOUNT },
  RedeemInstrument: {
    number: VALIDATION_NUMBER,
    instrument: INSTRUMENT,
    terminal: nullable(name),
  },
  CashOut: { ...TERMINAL, amount: AMOUNT, number: VALIDATION_NUMBER, expiresAt: TIME },
  PayByHand: { ...TERMINAL, amount: AMOUNT },
  VoidInstrument: { number: VALIDATION_NUMBER, reason: text, instrument: optional(INSTRUMENT) },
  ExpireInstrument: { number: VALIDATION_NUMBER, instrument: optional(INSTRUMENT) },
  GiveTip: { ...TERMINAL, amount: AMOUNT },

  PlaceBet: { ...TERMINAL, bet: text, stake: AMOUNT },
  RecordBet: { ...TERMINAL, bet: text, stake: AMOUNT },
  WithdrawBet: { ...TERMINAL, bet: text, stake: nullable(AMOUNT) },
  UndoBets: TERMINAL,
  ClearBets: TERMINAL,
  DoubleBets: TERMINAL,
  RepeatBets: TERMINAL,

  OpenBets: { commitment: optional(name) },
  CloseBets: {},
  Tumble: { tumbles: COUNT, commitment: optional(name) },
  Uncover: {},
  RegisterResult: { dice: roll, flat: flag, proof: PROOF },
  CollectLosers: {},
  PayWinners: {},
  ClearLights: {},

  ReportIncident: {
    incident: oneOf(INCIDENTS),
    note: optional(text),
    readable: optional(listOf(die, 3)),
    rounds: optional(listOf(text)),
    dice: optional(roll),
    terminals: optional(listOf(text)),
    supervisor: optional(name),
    box: optional(BOX),
  },
  DecideMatter: { matter: text, reason: text, effect: oneOf(['continue', 'void-round']) },
  ApproveRequest: { request: text },
  RejectRequest: { request: text, reason: text },
  ExpireRequest: { request: text },

  TakeBox: { ...TERMINAL, box: BOX },
  LeaveBox: TERMINAL,
  Deal: { deck: listOf(text), proof: PROOF },
  LookAtCards: { box: BOX },
  ArrangeHand: { box: BOX, low: text, high: text },
  RequestHouseWay: { box: BOX },
  EndArranging: {},
  SetDealerHand: { low: text, high: text },
  SettleInitial: {},
  SettleBonus: {},
  AnswerWithdrawal: { box: BOX, withdraw: flag, terminal: optional(name) },
};
