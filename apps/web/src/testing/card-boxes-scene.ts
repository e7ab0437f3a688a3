import { money } from '@baize/exact';
import { DECK } from '@baize/si-ki-pi';
import { CARD_GAME } from './card-scene.ts';
import {
  configFor,
  createScriptedTable,
  type ScriptedTable,
  staff,
  terminal,
} from './scripted/scripted-table.ts';

const dealer = staff('dealer');
const DEALER_HAND = 'Jh 6d Qd 9c';

interface BoxScene {
  /** Who sits at a box. */
  readonly seated: Readonly<Record<number, string>>;
  readonly hands: Readonly<Record<number, string>>;
  /** Terminal, bet and stake in minor units. */
  readonly bets: readonly (readonly [terminal: string, bet: string, stake: number])[];
}

/** All seven boxes with a bet, two of them without a player: 815.00 at stake. */
export const SEVEN_BOXES: BoxScene = {
  seated: { 1: 'P02', 2: 'P01', 3: 'P05', 4: 'P06', 5: 'P03' },
  hands: {
    1: 'Ts 5d Ad 4h',
    2: 'Ks 7h 9s 9h',
    3: 'Kc 8s 8h 2d',
    4: '5h 2h Ac 8c',
    5: 'Qc 3h 7s 7c',
    6: 'Jc 3s Td 6h',
    7: '6c 5s Kh Kd',
  },
  bets: [
    ['P02', '1/initial', 5_000],
    ['P07', '1/initial', 2_500],
    ['P09', '1/initial', 2_500],
    ['P01', '2/initial', 20_000],
    ['P01', '2/bonus:player', 2_500],
    ['P05', '3/initial', 10_000],
    ['P05', '3/bonus:player', 2_500],
    ['P05', '3/bonus:dealer', 1_000],
    ['P06', '4/initial', 15_000],
    ['P06', '4/bonus:player', 1_000],
    ['P03', '5/initial', 7_500],
    ['P05', '5/initial', 5_000],
    ['P08', '6/initial', 2_500],
    ['P04', '7/initial', 4_000],
    ['P04', '7/bonus:player', 500],
  ],
};

/** Two boxes, one of them backed: 360.00 at stake. */
export const TWO_BOXES: BoxScene = {
  seated: { 2: 'P01', 5: 'P03' },
  hands: { 2: 'Ks 7h 9s 9h', 5: 'Qc 3h 7s 7c' },
  bets: [
    ['P01', '2/initial', 20_000],
    ['P01', '2/bonus:player', 2_500],
    ['P03', '5/initial', 7_500],
    ['P05', '5/initial', 5_000],
    ['P05', '5/bonus:dealer', 1_000],
  ],
};

/** A table of seven boxes in play: seated, staked, and bets closed. */
export function closedBoxes({ seated, bets }: BoxScene): ScriptedTable {
  const table = createScriptedTable();
  const config = configFor(CARD_GAME, {
    limits: {
      default: { minimum: money(500), maximum: money(20_000) },
      kinds: { initial: { minimum: money(2_500), maximum: money(200_000) } },
    },
    bettingSeconds: 600,
    arrangingSeconds: 600,
    boxes: 7,
  });
  table.give(staff('pit-manager'), { type: 'ConfigureTable', config });
  table.give(staff('pit-supervisor'), { type: 'OpenTable' });
  for (const id of new Set(bets.map(([terminalId]) => terminalId))) {
    const credit = money(0);
    table.give(terminal(id), { type: 'SeatTerminal', terminal: id, credit, seatedAt: null });
    table.give(dealer, { type: 'BuyCredit', terminal: id, amount: money(100_000) });
  }
  for (const [box, id] of Object.entries(seated)) {
    table.give(terminal(id), { type: 'TakeBox', terminal: id, box: Number(box) });
  }
  table.give(dealer, { type: 'OpenBets' });
  for (const [id, bet, stake] of bets) {
    table.give(terminal(id), { type: 'PlaceBet', terminal: id, bet, stake: money(stake) });
  }
  table.give(dealer, { type: 'CloseBets' });
  return table;
}

export function dealBoxes(table: ScriptedTable, { hands }: BoxScene): void {
  const named = [...Object.values(hands), DEALER_HAND].flatMap((hand) => hand.split(' '));
  const others = DECK.filter((card) => !named.includes(card));
  table.give(dealer, { type: 'Deal', deck: [...named, ...others] });
}

/** Each player looks and asks for the House Way; boxes without a player are set by it anyway. */
export function putDownBoxes(table: ScriptedTable, { seated }: BoxScene): void {
  for (const [box, id] of Object.entries(seated)) {
    table.give(terminal(id), { type: 'LookAtCards', box: Number(box) });
    table.give(terminal(id), { type: 'RequestHouseWay', box: Number(box) });
  }
}

/** The dealer's hand is turned and set, so that the hands are compared next. */
export function compareBoxes(table: ScriptedTable): void {
  table.give(dealer, { type: 'SetDealerHand', low: 'Jh 6d', high: 'Qd 9c' });
}
