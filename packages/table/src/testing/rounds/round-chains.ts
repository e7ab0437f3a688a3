import { CARDS, type Chain, LICENSEE, NUMBER, TAI_SAI } from '../chain.ts';

/** Incidents, results, money and cards. */
export const ROUND_CHAINS: readonly Chain[] = [
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
    given: { ...LICENSEE, earlier: [{ reach: 'uncovered' }] },
    links: [
      ['dealer: incident electrical-device-failed'],
      ['dealer: collect losers', 'wrong-phase'],
      ['dealer: result 1 2 3'],
      ['dealer: collect losers', 'supervisor-required'],
      ['pit-supervisor: watch settlement'],
      ['dealer: collect losers'],
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
      ['pit-manager in round T1-9: {"type":"ConfigureTable","config":{"unit":0}}', 'round-over'],
      ['pit-manager: {"type":"ConfigureTable","config":{"unit":0}}', 'round-in-progress'],
      ['roll: 1 2 3'],
      ['pit-manager: {"type":"ConfigureTable","config":{"unit":0}}', 'configuration-invalid'],
    ],
  },
  {
    name: 'an instrument out of nothing',
    given: { ...TAI_SAI, handPayAbove: 1000, earlier: [{ A: `cash out 100 as ${NUMBER}` }] },
    links: [
      [`Z: cash out 9000 as ${NUMBER}`, 'unknown-terminal'],
      [`A: cash out 9000 as ${NUMBER}`, 'instrument-number-used'],
      [`A: cash out 9000 as 2${NUMBER.slice(1)}`, 'instrument-unconfirmed'],
      ['A: confirm ticket:7'],
      [`A: cash out 9000 as 2${NUMBER.slice(1)}`, 'hand-pay-needed'],
      ['cashier: pay 9000 by hand for A', 'not-enough-credit'],
      ['cashier: pay 4900 by hand for A'],
    ],
  },
  {
    name: 'limits of one’s own, made looser',
    given: { ...TAI_SAI, earlier: [{ A: 'set own limits of 30 minutes of loss 900' }] },
    links: [
      ['Z: set own limits of loss 2000', 'unknown-terminal'],
      ['A: set own limits of loss 2000', 'own-limit-holds'],
      ['reach: betting'],
      ['A: bet total:9 1000', 'own-limit-reached'],
      ['A: set own limits of loss 800'],
      ['A: bet total:9 800'],
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
    name: 'an instrument that may not have come out',
    given: {
      ...TAI_SAI,
      earlier: [{ A: `cash out 100 as ${NUMBER}` }, { A: 'doubt ticket:7 as no-ticket' }],
    },
    links: [
      ['A: confirm ticket:none', 'unknown-instrument'],
      [`cashier: redeem ${NUMBER} worth 100 being in-doubt for A`, 'instrument-in-doubt'],
      ['A: confirm ticket:7 with digits 0000', 'wrong-digits'],
      ['A: leave', 'instrument-unconfirmed'],
      [`A: confirm ticket:7 with digits ${NUMBER.slice(-8, -4)}`],
      ['A: leave'],
    ],
  },
  {
    name: 'more credit than the house sells at once',
    given: { ...TAI_SAI, saleMost: 10_000 },
    links: [
      ['cashier: buy 1000000000000 for Z', 'unknown-terminal'],
      ['cashier: buy 1000000000000 for A', 'sale-too-large'],
      ['cashier: buy 10000 for A'],
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
