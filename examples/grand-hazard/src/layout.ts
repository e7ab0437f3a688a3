import type { DiceLayout, PayTable, SharedBetText } from '@baize/three-dice';
import type { bets } from './bets.ts';
import type { Cite } from './clauses.ts';

/** The shared bets and our own: a misspelt cell does not compile. */
type Text = SharedBetText | (typeof bets)[number]['id'];

const payTable = {
  cite: 'grand-hazard#3.1',
  title: 'Price list',
  rows: [
    { bet: 'small', label: 'Small', pays: '1 to 1' },
    { bet: 'big', label: 'Big', pays: '1 to 1' },
    { bet: 'own', label: 'Middle', on: ['middle'], pays: '1 to 1' },
    { bet: 'own', label: 'Run', on: ['run'], pays: '7 to 1' },
    { bet: 'any-triple', label: 'Raffle', pays: '30 to 1' },
    { bet: 'triple', label: 'Raffle of one number', on: [1, 2, 3, 4, 5, 6], pays: '180 to 1' },
  ],
} as const satisfies PayTable<Cite, Text>;

export const layout = {
  id: 'table',
  title: 'Grand Hazard',
  cite: 'grand-hazard#1.2',
  payTable,
  priceStyle: 'to',
  board: [
    { at: [0, 0], size: [300, 396], step: [300, 396], rows: [['big']] },
    { at: [1208, 0], size: [300, 396], step: [300, 396], rows: [['small']] },
    { at: [304, 0], size: [448, 396], step: [452, 396], rows: [['middle', 'run']] },
    {
      at: [0, 400],
      size: [248, 200],
      step: [252, 200],
      rows: [['triple:6', 'triple:5', 'triple:4', 'triple:3', 'triple:2', 'triple:1']],
    },
    { at: [0, 604], size: [1508, 208], step: [1508, 208], rows: [['any-triple']] },
  ],
  captions: [],
} as const satisfies DiceLayout<Cite, Text>;
