import type { CommandType } from '../command.ts';
import type { Phrase } from './phrase.ts';

/**
 * How each command is said in a scenario. `<field:kind>` is a field of the command, `[...]` may be
 * left out; a player's own terminal need not be named.
 */
export const NOTATION: Readonly<Record<CommandType, readonly [Phrase, ...Phrase[]]>> = {
  ConfigureTable: [{ says: 'configure <config.game>' }],
  OpenTable: [{ says: 'open table' }],
  CloseTable: [{ says: 'close table' }],
  PauseTable: [{ says: 'pause because <reason:text>' }],
  ResumeTable: [{ says: 'resume' }],
  ReleaseTable: [{ says: 'release table' }],

  RecordInspection: [{ says: 'inspect <entered:roll> lit <lit:list> shakes <shakes:number>' }],
  BeginShift: [{ says: 'begin shift' }],
  RecordShiftInspection: [{ says: 'inspect shift shakes <shakes:number>' }],
  ChangeDice: [{ says: 'change dice <dice>' }],
  FitShaker: [{ says: 'fit <shaker> shaker' }],
  RemoveShaker: [{ says: 'remove shaker' }],

  SeatTerminal: [
    { says: 'sit [with <credit:number>] [leaving table <seatedAt>]' },
    { says: 'seat <terminal> [with <credit:number>] [leaving table <seatedAt>]' },
  ],
  ReleaseTerminal: [{ says: 'leave [for <terminal>]' }],
  UnlockTerminal: [{ says: 'unlock <terminal> because <reason:text>' }],
  BuyCredit: [{ says: 'buy <amount:number> for <terminal>' }],
  RedeemInstrument: [
    {
      says: 'redeem <number> worth <instrument.amount:number> [until <instrument.expiresAt:number>] [being <instrument.status>] [for <terminal>]',
      implies: { instrument: { status: 'issued', expiresAt: Number.MAX_SAFE_INTEGER } },
    },
  ],
  CashOut: [
    { says: 'cash out <amount:number> as <number> [until <expiresAt:number>] [for <terminal>]' },
  ],
  PayByHand: [{ says: 'pay <amount:number> by hand for <terminal>' }],
  VoidInstrument: [{ says: 'void instrument <number> because <reason:text>' }],
  ExpireInstrument: [{ says: 'expire instrument <number>' }],
  GiveTip: [{ says: 'tip <amount:number> [for <terminal>]' }],

  PlaceBet: [{ says: 'bet <bet> <stake:number> [for <terminal>]' }],
  RecordBet: [{ says: 'record <bet> <stake:number> for <terminal>' }],
  WithdrawBet: [{ says: 'withdraw <bet> [<stake:number>] [for <terminal>]' }],
  UndoBets: [{ says: 'undo [for <terminal>]' }],
  ClearBets: [{ says: 'clear bets [for <terminal>]' }],
  DoubleBets: [{ says: 'double bets [for <terminal>]' }],
  RepeatBets: [{ says: 'repeat bets [for <terminal>]' }],

  OpenBets: [{ says: 'open bets [committed to <commitment>]' }],
  CloseBets: [{ says: 'close bets' }],
  Tumble: [{ says: 'tumble <tumbles:number> [committed to <commitment>]' }],
  Uncover: [{ says: 'uncover' }],
  RegisterResult: [
    { says: 'result <dice:roll> [from seed <proof.seed> and <proof.closeHash>]' },
    { says: 'result <dice:roll> not flat', implies: { flat: false } },
  ],
  CollectLosers: [{ says: 'collect losers' }],
  PayWinners: [{ says: 'pay winners' }],
  ClearLights: [{ says: 'clear lights' }],

  ReportIncident: [
    {
      says: 'incident <incident> [in round <rounds:list>] [dice <dice:roll>] [readable <readable:readable>] [at <terminals:list>] [before <supervisor>] [box <box:number>] [note <note:text>]',
    },
  ],
  DecideMatter: [{ says: 'decide <effect> [on <matter>] because <reason:text>' }],
  ApproveRequest: [{ says: 'approve [<request>]' }],
  RejectRequest: [{ says: 'reject [request <request>] because <reason:text>' }],
  ExpireRequest: [{ says: 'expire request [<request>]' }],

  TakeBox: [{ says: 'take box <box:number> [for <terminal>]' }],
  LeaveBox: [{ says: 'leave box [for <terminal>]' }],
  Deal: [{ says: 'deal <deck:cards>' }],
  LookAtCards: [{ says: 'look at box <box:number>' }],
  ArrangeHand: [{ says: 'arrange box <box:number> low <low:two> high <high:two>' }],
  RequestHouseWay: [{ says: 'house way box <box:number>' }],
  EndArranging: [{ says: 'end arranging' }],
  SetDealerHand: [{ says: 'set dealer low <low:two> high <high:two>' }],
  SettleInitial: [{ says: 'settle initial' }],
  SettleBonus: [{ says: 'settle bonus' }],
  AnswerWithdrawal: [
    { says: 'withdraw from box <box:number> [for <terminal>]', implies: { withdraw: true } },
    { says: 'stay in box <box:number> [for <terminal>]', implies: { withdraw: false } },
  ],
};
