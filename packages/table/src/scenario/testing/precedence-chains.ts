import type { RefusalCode } from '../../refusal.ts';
import type { Fields } from '../phrase.ts';

/** A step, and the refusal it meets; a step without one is accepted and mends what was wrong. */
export type Link = readonly [says: string, refused?: RefusalCode];

/**
 * Commands that are wrong in many ways at once, mended one fault at a time. Whatever is refused must
 * be refused for a later reason than before.
 */
export interface Chain {
  readonly name: string;
  readonly given: Fields | null;
  readonly links: readonly Link[];
}

const TAI_SAI = {
  game: 'rws-tai-sai-v5/c',
  unit: 10,
  limits: '100 to 1000',
  differential: 300,
  credits: { A: 5000, B: 500 },
};
const LICENSEE = { game: 'licensee-sic-bo/minimum', credits: { A: 5000 } };
const CARDS = {
  game: 'rws-si-ki-pi-v2',
  credits: { A: 5000, B: 5000, C: 5000 },
  seats: { A: 1, C: 3 },
};
const INSPECTION =
  'pit-supervisor: inspect 6 6 6 lit triple:6,any-triple,double:6,single:6 shakes 3';
const NUMBER = '111111111111111111';

export const CHAINS: readonly Chain[] = [
  {
    name: 'a bet at a table that nobody has configured',
    given: null,
    links: [
      ['auditor: bet zzz -5 for Z', 'malformed-command'],
      ['auditor: bet zzz 55 for Z', 'not-authorised'],
      ['B: bet zzz 55 for Z', 'not-your-terminal'],
      ['Z: bet zzz 55', 'table-not-configured'],
      ['pit-manager: configure rws-tai-sai-v5/c'],
      ['Z: bet zzz 55', 'table-not-open'],
    ],
  },
  {
    name: 'chips taken down at a suspended table',
    given: {
      ...LICENSEE,
      earlier: [
        { reach: 'uncovered' },
        { dealer: 'incident electrical-device-failed before Bea' },
        { roll: '1 2 3' },
        { dealer: 'incident not-covered' },
        { dealer: 'pause because of a test' },
        { 'pit-supervisor': 'close table' },
      ],
    },
    links: [
      ['dealer: record zzz 55 for Z', 'table-not-open'],
      [INSPECTION],
      ['pit-supervisor: open table'],
      ['dealer: record zzz 55 for Z', 'table-suspended'],
      ['technician: release table'],
      ['dealer: record zzz 55 for Z', 'table-paused'],
      ['dealer: resume'],
      ['dealer: record zzz 55 for Z', 'matter-undecided'],
      ['shift-manager: decide continue because of a test'],
      ['dealer: record zzz 55 for Z', 'not-in-this-game'],
      ['dealer: bet zzz 55 for Z', 'no-round'],
      ['reach: closed'],
      ['dealer: bet zzz 55 for Z', 'bets-closed'],
      ['roll: 1 2 3'],
      ['reach: betting'],
      ['dealer: bet zzz 55 for Z', 'unknown-terminal'],
      ['lock A'],
      ['dealer: bet zzz 55 for A', 'terminal-locked'],
      ['pit-supervisor: unlock A because of a test'],
      ['dealer: bet zzz 55 for A', 'unknown-bet'],
      ['dealer: bet odd 55 for A', 'bet-not-on-layout'],
      ['dealer: bet small 55 for A', 'not-a-multiple-of-the-unit'],
      ['dealer: bet small 50 for A', 'below-minimum'],
      ['dealer: bet small 6000 for A', 'not-enough-credit'],
      ['dealer: bet small 600 for A'],
    ],
  },
  {
    name: 'a bet over every limit of a shared box',
    given: {
      ...TAI_SAI,
      earlier: [{ reach: 'betting' }, { A: 'bet total:9 1000' }, { A: 'bet small 300' }],
    },
    links: [
      ['B: bet total:9 600', 'above-maximum'],
      ['B: bet small 600', 'above-differential'],
      ['B: bet total:10 600', 'not-enough-credit'],
      ['B: bet total:10 500'],
    ],
  },
  {
    name: 'a call for bets with equipment that is not ready',
    given: {
      ...LICENSEE,
      resultSource: 'virtual',
      earlier: [{ dealer: 'remove shaker' }, { wait: '25h' }],
    },
    links: [
      ['cashier: open bets', 'not-authorised'],
      ['dealer: close bets', 'wrong-phase'],
      ['dealer: open bets', 'no-shaker'],
      ['dealer: fit automated shaker'],
      ['dealer: fit manual shaker', 'shaker-fitted'],
      ['dealer: open bets', 'inspection-missing'],
      ['pit-supervisor: inspect 6 6 6 lit small shakes 0', 'inspection-failed'],
      [INSPECTION],
      ['pit-supervisor: inspect shift shakes 3'],
      ['dealer: open bets', 'dice-too-old'],
      ['dealer: change dice SET-2'],
      ['dealer: open bets', 'missing-detail'],
      ['dealer: open bets committed to abc'],
    ],
  },
  {
    name: 'a close too early',
    given: { ...TAI_SAI, bettingSecondsMinimum: 20 },
    links: [
      ['dealer: close bets', 'wrong-phase'],
      ['dealer: open bets'],
      ['dealer: close bets', 'betting-time-not-over'],
      ['wait: 20s'],
      ['dealer: close bets'],
    ],
  },
  {
    name: 'a shaker changed in a round',
    given: { ...LICENSEE, earlier: [{ reach: 'betting' }] },
    links: [
      ['dealer: fit manual shaker', 'round-in-progress'],
      ['roll: 1 2 3'],
      ['dealer: fit manual shaker', 'shaker-fitted'],
    ],
  },
  {
    name: 'a terminal that comes and goes',
    given: { ...TAI_SAI, earlier: [{ reach: 'betting' }, { A: 'bet small 100' }] },
    links: [
      ['dealer: leave for Z', 'unknown-terminal'],
      ['dealer: seat A leaving table T2', 'terminal-at-another-table'],
      ['dealer: seat A', 'terminal-already-seated'],
      ['lock A'],
      ['dealer: leave for A', 'terminal-locked'],
      ['pit-supervisor: unlock A because of a test'],
      ['dealer: leave for A', 'terminal-has-bets'],
      ['A: clear bets'],
      ['dealer: leave for A'],
    ],
  },
  {
    name: 'new prices that need a second person',
    given: {
      ...LICENSEE,
      earlier: [
        {
          'shift-manager Sam': {
            type: 'ConfigureTable',
            config: { readings: { D1: 'exactly-two' } },
          },
        },
        { wait: '20min' },
        { reach: 'betting' },
      ],
    },
    links: [
      ['pit-manager Pam: approve', 'not-authorised'],
      ['shift-manager Sam: approve', 'round-in-progress'],
      ['roll: 1 2 3'],
      ['shift-manager Sam: approve nothing', 'unknown-request'],
      ['shift-manager Sam: approve', 'same-person'],
      ['shift-manager Tom: approve', 'request-expired'],
      ['dealer: expire request'],
    ],
  },
  {
    name: 'a request that can still be answered',
    given: { ...TAI_SAI, earlier: [{ reach: 'betting' }, { roll: '1 2 3' }] },
    links: [
      ['dealer: incident wrong-result-registered in round T1-1 dice 6 6 5'],
      ['dealer: expire request nothing', 'unknown-request'],
      ['dealer: expire request', 'request-not-expired'],
    ],
  },
  {
    name: 'a correction with everything missing',
    given: {
      ...TAI_SAI,
      earlier: [
        { reach: 'closed' },
        { dealer: 'tumble 1' },
        { reach: 'betting' },
        { roll: '1 2 3' },
      ],
    },
    links: [
      ['auditor: incident wrong-result-registered in round T1-9', 'not-authorised'],
      ['dealer: incident die-not-flat', 'no-round'],
      ['dealer: incident wrong-result-registered in round T1-9', 'unknown-round'],
      ['dealer: incident wrong-result-registered in round T1-1', 'round-not-settled'],
      ['dealer: incident wrong-result-registered in round T1-2', 'missing-detail'],
      ['dealer: incident wrong-result-registered in round T1-2 dice 3 2 1', 'result-unchanged'],
      ['dealer: incident wrong-result-registered in round T1-2 dice 3 2 2'],
    ],
  },
  {
    name: 'incidents at the wrong moment or in the wrong game',
    given: { ...TAI_SAI, earlier: [{ reach: 'betting' }] },
    links: [
      ['dealer: incident die-not-flat', 'wrong-phase'],
      ['dealer: incident terminals-interrupted at Z', 'unknown-terminal'],
      ['dealer: incident dice-exposed-before-close', 'cannot-occur'],
    ],
  },
  {
    name: 'a device that fails without a supervisor',
    given: { ...LICENSEE, earlier: [{ reach: 'closed' }] },
    links: [
      ['dealer: incident electrical-device-failed', 'wrong-phase'],
      ['reach: uncovered'],
      ['dealer: incident electrical-device-failed', 'supervisor-required'],
      ['dealer: incident electrical-device-failed before Bea'],
    ],
  },
  {
    name: 'a decision about nothing',
    given: TAI_SAI,
    links: [
      ['dealer: decide void-round on nothing because of a test', 'not-authorised'],
      ['shift-manager: decide void-round on nothing because of a test', 'no-round'],
      ['reach: betting'],
      ['shift-manager: decide void-round on nothing because of a test', 'unknown-matter'],
      ['dealer: incident not-covered'],
      [
        'shift-manager: {"type":"DecideMatter","effect":"void-round","reason":" "}',
        'missing-detail',
      ],
      ['shift-manager: decide void-round because of a test'],
    ],
  },
  {
    name: 'a virtual result without proof, dice not flat',
    given: { ...TAI_SAI, resultSource: 'virtual', earlier: [{ reach: 'closed' }] },
    links: [
      ['dealer: result 1 2 3 not flat', 'wrong-phase'],
      ['reach: tumbled'],
      ['dealer: result 1 2 3 not flat', 'missing-detail'],
      [
        'dealer: {"type":"RegisterResult","dice":[1,2,3],"flat":false,"proof":{"seed":"a","closeHash":"b"}}',
        'dice-not-flat',
      ],
      ['dealer: result 1 2 3 from seed a and b'],
    ],
  },
  {
    name: 'two readings of the dice',
    given: { ...TAI_SAI, resultSource: 'dealer-and-device', earlier: [{ reach: 'tumbled' }] },
    links: [
      ['device: result 1 2 3'],
      ['dealer: result 6 6 5 not flat', 'dice-not-flat'],
      ['dealer: result 6 6 5', 'readings-disagree'],
      ['dealer: result 3 2 1'],
    ],
  },
  {
    name: 'a configuration nobody could play by',
    given: { ...TAI_SAI, earlier: [{ reach: 'betting' }] },
    links: [
      ['dealer: {"type":"ConfigureTable","config":{"unit":0}}', 'not-authorised'],
      ['pit-manager: {"type":"ConfigureTable","config":{"unit":0}}', 'round-in-progress'],
      ['roll: 1 2 3'],
      ['pit-manager: {"type":"ConfigureTable","config":{"unit":0}}', 'configuration-invalid'],
    ],
  },
  {
    name: 'an instrument out of nothing',
    given: { ...TAI_SAI, handPayAbove: 1000, earlier: [{ A: `cash out 100 as ${NUMBER}` }] },
    links: [
      [`cashier: cash out 9000 as ${NUMBER} for Z`, 'unknown-terminal'],
      [`cashier: cash out 9000 as ${NUMBER} for A`, 'instrument-number-used'],
      [`cashier: cash out 9000 as 2${NUMBER.slice(1)} for A`, 'hand-pay-needed'],
      ['cashier: pay 9000 by hand for A', 'not-enough-credit'],
      ['cashier: pay 4900 by hand for A'],
    ],
  },
  {
    name: 'an instrument paid twice, too late or too much',
    given: TAI_SAI,
    links: [
      [`pit-manager: void instrument ${NUMBER} because lost`, 'unknown-instrument'],
      [`cashier: redeem ${NUMBER} worth 1000000000000 until 5 for A`, 'instrument-not-payable'],
      [`cashier: redeem ${NUMBER} worth 1000000000000 for A`, 'credit-too-large'],
      [`cashier: redeem ${NUMBER} worth 100 for A`],
    ],
  },
  {
    name: 'taking back, repeating, doubling nothing',
    given: { ...TAI_SAI, earlier: [{ reach: 'betting' }] },
    links: [
      ['A: withdraw zzz 55', 'unknown-bet'],
      ['A: undo', 'nothing-to-undo'],
      ['A: withdraw small 55', 'nothing-staked'],
      ['A: repeat bets', 'nothing-to-repeat'],
      ['A: bet small 200'],
      ['A: withdraw small 55', 'not-a-multiple-of-the-unit'],
      ['A: withdraw small 150', 'below-minimum'],
      ['A: withdraw small 100'],
    ],
  },
  {
    name: 'a seat at a box that has bets, is taken, or is not there',
    given: {
      ...CARDS,
      earlier: [{ reach: 'betting' }, { A: 'bet 1/initial 100' }, { reach: 'closed' }],
    },
    links: [
      ['dealer: take box 1 for Z', 'round-in-progress'],
      ['dealer: take box 9 for Z', 'unknown-terminal'],
      ['dealer: take box 9 for A', 'terminal-already-seated'],
      ['dealer: take box 9 for B', 'unknown-box'],
      ['dealer: take box 3 for B', 'box-taken'],
      ['dealer: take box 4 for B'],
    ],
  },
  {
    name: 'a hand that somebody else holds',
    given: {
      ...CARDS,
      earlier: [
        { reach: 'betting' },
        { A: 'bet 1/initial 100' },
        { C: 'bet 3/initial 100' },
        { reach: 'closed' },
      ],
    },
    links: [
      ['B: arrange box 9 low As As high Ks Ks', 'wrong-phase'],
      ['deal: 9h Kh 8d Qc | 9s 7d 6h 4c | Ks Qd 3c 2h'],
      ['dealer: incident dealer-cards-exposed-seen', 'contradicts-record'],
      ['dealer: incident player-cards-exposed-unseen', 'missing-detail'],
      ['B: arrange box 9 low As As high Ks Ks', 'unknown-box'],
      ['B: arrange box 2 low As As high Ks Ks', 'no-hand-in-box'],
      ['dealer: incident player-cards-exposed-unseen box 1'],
      ['B: arrange box 3 low As As high Ks Ks', 'not-your-box'],
      ['C: arrange box 3 low As As high Ks Ks', 'withdrawal-unanswered'],
      ['A: stay in box 1'],
      ['A: house way box 1'],
      ['A: arrange box 1 low As As high Ks Ks', 'hand-already-set'],
      ['dealer: set dealer low As As high Ks Ks', 'hands-not-set'],
      ['C: arrange box 3 low As As high Ks Ks', 'cards-invalid'],
      ['C: withdraw from box 3', 'no-withdrawal-offered'],
      ['C: house way box 3'],
    ],
  },
  {
    name: 'a bonus bet without ground',
    given: { ...CARDS, earlier: [{ reach: 'betting' }] },
    links: [
      ['A: bet 1/nothing 55', 'unknown-bet'],
      ['A: bet 9/bonus:player 55', 'bet-not-on-layout'],
      ['A: bet 1/bonus:player 55', 'bonus-without-initial'],
      ['A: bet 1/initial 100'],
      ['A: bet 1/bonus:player 55', 'not-a-multiple-of-the-unit'],
      ['A: bet 1/bonus:player 60', 'below-minimum'],
      ['A: bet 1/bonus:player 5000', 'not-enough-credit'],
      ['A: bet 1/bonus:player 100'],
    ],
  },
];
