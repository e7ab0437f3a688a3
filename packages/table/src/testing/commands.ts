import { assert } from '@baize/exact';
import { INCIDENTS } from '@baize/game';
import { COMMAND_TYPES, COMMANDS, draftOf, parseCommand } from '@baize/house';
import type { Actor } from '../authority/actor.ts';
import { STAFF_ROLES } from '../authority/actor.ts';
import type { Command, CommandType } from '../commands/registry.ts';
import { completeDraft, type Draft } from '../scenario/draft.ts';
import { personOf } from '../scenario/person.ts';
import type { TableState } from '../state.ts';

/** Everybody who could give a command. */
export const EVERYBODY: readonly Actor[] = [
  ...['A', 'B', 'Z', 'device', 'system', 'cashier Cy acting as dealer'],
  ...STAFF_ROLES,
].map(person);

export function person(text: string): Actor {
  const found = personOf(text);
  assert(found !== null, `Nobody is called ${text}.`);
  return found;
}

/** Ways to say commands, some of them right at one moment or another. */
const SAID: Readonly<Partial<Record<CommandType, readonly string[]>>> = {
  ConfigureTable: ['configure rws-tai-sai-v5/c', 'configure rws-si-ki-pi-v2'],
  OpenTable: ['open table'],
  CloseTable: ['close table'],
  PauseTable: ['pause because of a test'],
  ResumeTable: ['resume'],
  ReleaseTable: ['release table'],
  RecordInspection: ['inspect 6 6 6 lit triple:6,any-triple,double:6,single:6 shakes 3'],
  BeginShift: ['begin shift'],
  RecordShiftInspection: ['inspect shift shakes 3'],
  ChangeDice: ['change dice SET-9'],
  FitShaker: ['fit manual shaker', 'fit automated shaker'],
  RemoveShaker: ['remove shaker'],
  SeatTerminal: ['seat C with 500', 'seat A', 'seat C leaving table T2', 'seat A'],
  ReleaseTerminal: ['leave for A', 'leave for Z'],
  UnlockTerminal: ['unlock A because of a test'],
  BuyCredit: ['buy 500 for A', 'buy 500 for Z'],
  RedeemInstrument: [
    'redeem 111111111111111111 worth 300',
    'redeem 111111111111111111 worth 300 for A',
  ],
  CashOut: [
    'cash out 300 as 111111111111111111 for A',
    'cash out 999999 as 111111111111111111 for A',
  ],
  PayByHand: ['pay 300 by hand for A'],
  VoidInstrument: ['void instrument 111111111111111111 because lost'],
  ExpireInstrument: ['expire instrument 111111111111111111'],
  GiveTip: ['tip 100 for A'],
  PlaceBet: ['bet small 200 for A', 'bet 1/initial 200 for A', 'bet 2/bonus:player 200 for A'],
  RecordBet: ['record small 50 for A', 'record small 50000 for A'],
  WithdrawBet: ['withdraw small for A', 'withdraw 1/initial 100 for A'],
  UndoBets: ['undo for A', 'undo for B'],
  ClearBets: ['clear bets for A'],
  DoubleBets: ['double bets for A'],
  RepeatBets: ['repeat bets for A'],
  OpenBets: ['open bets', 'open bets committed to abc'],
  CloseBets: ['close bets'],
  Tumble: ['tumble 3', 'tumble 2'],
  Uncover: ['uncover'],
  RegisterResult: ['result 1 2 3', 'result 6 6 5 not flat'],
  CollectLosers: ['collect losers'],
  PayWinners: ['pay winners'],
  ClearLights: ['clear lights'],
  ReportIncident: INCIDENTS.flatMap((incident) => [
    `incident ${incident}`,
    `incident ${incident} in round T1-1 dice 6 6 5 readable 1 ? ? at A before Bea box 1 note a test`,
  ]),
  DecideMatter: ['decide continue because of a test', 'decide void-round because of a test'],
  ApproveRequest: ['approve', 'approve request:1'],
  RejectRequest: ['reject because of a test'],
  ExpireRequest: ['expire request'],
  TakeBox: ['take box 1 for A', 'take box 2 for B', 'take box 99 for B'],
  LeaveBox: ['leave box for A'],
  Deal: ['deal 9h Kh 8d Qc | Ks Qd 3c 2h', 'deal 9h 9h'],
  LookAtCards: ['look at box 1', 'look at box 7'],
  ArrangeHand: ['arrange box 1 low Qc 8d high Kh 9h', 'arrange box 1 low As Ks high Kh 9h'],
  RequestHouseWay: ['house way box 1'],
  EndArranging: ['end arranging'],
  SetDealerHand: ['set dealer low Ks 2h high Qd 3c', 'set dealer low As Ah high Qd 3c'],
  SettleInitial: ['settle initial'],
  SettleBonus: ['settle bonus'],
  AnswerWithdrawal: ['withdraw from box 1', 'stay in box 1 for A'],
};

/** Every command as somebody would give it at this table; without words for it, its sample. */
export function commandsFor(by: Actor, state: TableState): readonly Command[] {
  return COMMAND_TYPES.flatMap((type) => {
    const drafts = SAID[type]?.map((sentence) => said(type, sentence));
    return (drafts ?? [{ type, fields: COMMANDS[type].sample }]).map((draft) => {
      const command = parseCommand(completeDraft(draft, by, state));
      assert(command.ok, `${type}: ${command.ok ? '' : command.error.message}`);
      return command.value;
    });
  });
}

function said(type: CommandType, sentence: string): Draft {
  const draft = draftOf(sentence);
  assert(draft?.type === type, `${sentence} should say ${type}.`);
  return draft;
}
