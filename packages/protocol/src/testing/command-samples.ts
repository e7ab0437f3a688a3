import { DEFAULT_READINGS } from '@baize/game';
import type { CommandType } from '@baize/table';

/** A command as a client sends it, and what the server adds before the table reads it. */
export interface CommandSample {
  readonly wire: { readonly type: CommandType; readonly [field: string]: unknown };
  readonly added: Readonly<Record<string, unknown>>;
}

const SAMPLE_CONFIG = {
  table: 'T7',
  game: 'rws-tai-sai-v5/c',
  readings: DEFAULT_READINGS,
  houseTable: null,
  unit: 100,
  limits: {
    default: { minimum: 500, maximum: 100_000 },
    kinds: { total: { minimum: 200, maximum: 5_000 } },
  },
  differential: 200_000,
  mode: 'dealt',
  resultSource: 'dealer',
  bettingSeconds: null,
  bettingSecondsMinimum: 0,
  boxes: 0,
  approvalMinutes: 10,
  handPayAbove: null,
  roundsKept: 20,
} as const;

const NUMBER = '012345678901234567';
const INSTRUMENT = { amount: 5_000, status: 'issued', expiresAt: 1_800_000_000_000 };
const PROOF = { seed: 'ab'.repeat(32), closeHash: 'cd'.repeat(32) };
const terminal = 'A1';

function sample(
  type: CommandType,
  fields: Readonly<Record<string, unknown>> = {},
  added: CommandSample['added'] = {},
): CommandSample {
  return { wire: { type, ...fields }, added };
}

/** One of each type; every field that may be there is there. */
export const COMMAND_SAMPLES: readonly CommandSample[] = [
  sample('ConfigureTable', { config: SAMPLE_CONFIG }),
  sample('OpenTable'),
  sample('CloseTable'),
  sample('PauseTable', { reason: 'Fire drill' }),
  sample('ResumeTable'),
  sample('ReleaseTable'),
  sample('RecordInspection', { entered: [1, 2, 3], lit: ['small', 'total:6'], shakes: 3 }),
  sample('BeginShift'),
  sample('RecordShiftInspection', { shakes: 3 }),
  sample('ChangeDice', { dice: 'set-12' }),
  sample('FitShaker', { shaker: 'manual' }),
  sample('RemoveShaker'),
  sample('SeatTerminal', { terminal }, { credit: 0, seatedAt: null }),
  sample('ReleaseTerminal', { terminal }),
  sample('UnlockTerminal', { terminal, reason: 'Meters read again' }),
  sample('BuyCredit', { terminal, amount: 10_000 }),
  sample('RedeemInstrument', { number: NUMBER, terminal: null }, { instrument: INSTRUMENT }),
  sample('CashOut', { terminal, amount: 100 }, { number: NUMBER, expiresAt: 1_800_000_000_000 }),
  sample('PayByHand', { terminal, amount: 100 }),
  sample('VoidInstrument', { number: NUMBER, reason: 'Misprint' }, { instrument: INSTRUMENT }),
  sample('ExpireInstrument', { number: NUMBER }, { instrument: INSTRUMENT }),
  sample('GiveTip', { terminal, amount: 100 }),
  sample('PlaceBet', { terminal, bet: 'small', stake: 500 }),
  sample('RecordBet', { terminal, bet: 'small', stake: 500 }),
  sample('WithdrawBet', { terminal, bet: 'small', stake: null }),
  sample('UndoBets', { terminal }),
  sample('ClearBets', { terminal }),
  sample('DoubleBets', { terminal }),
  sample('RepeatBets', { terminal }),
  sample('OpenBets', {}, { commitment: 'ab'.repeat(32) }),
  sample('CloseBets'),
  sample('Tumble', { tumbles: 3 }, { commitment: 'ab'.repeat(32) }),
  sample('Uncover'),
  sample('RegisterResult', { dice: [1, 2, 3], flat: true }, { proof: PROOF }),
  sample('CollectLosers'),
  sample('PayWinners'),
  sample('ClearLights'),
  sample('ReportIncident', {
    incident: 'round-interrupted',
    note: 'The console went dark',
    readable: [1, null, 3],
    rounds: ['T7-1'],
    dice: [1, 2, 4],
    terminals: [terminal],
    supervisor: 'S-3',
    box: 2,
  }),
  sample('DecideMatter', { matter: 'T7-1:m1', reason: 'Both agree', effect: 'continue' }),
  sample('ApproveRequest', { request: 'r1' }),
  sample('RejectRequest', { request: 'r1', reason: 'The dice were read wrongly' }),
  sample('ExpireRequest', { request: 'r1' }),
  sample('TakeBox', { terminal, box: 3 }),
  sample('LeaveBox', { terminal }),
  sample('Deal', { deck: ['As', 'Kd'] }, { proof: PROOF }),
  sample('LookAtCards', { box: 3 }),
  sample('ArrangeHand', { box: 3, low: 'Kd Qc', high: '9s 9h' }),
  sample('RequestHouseWay', { box: 3 }),
  sample('EndArranging'),
  sample('SetDealerHand', { low: 'Kd Qc', high: '9s 9h' }),
  sample('SettleInitial'),
  sample('SettleBonus'),
  sample('AnswerWithdrawal', { box: 3, withdraw: true, terminal }),
];
