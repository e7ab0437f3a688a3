import type { DiceLayout, SharedBetText } from '@baize/three-dice';
import type { Cite } from './clauses.ts';
import { payTable1 } from './pay-table-1.ts';

// Only the words of the drawing survive, four of its six doubles among them: the order of the rows is
// the document's, the measures are our reconstruction, and the pay table says what is offered (I-D10).
export const layoutA = {
  id: 'a',
  title: 'Appendix A',
  cite: 'rws-sic-bo-2021#Appendix A',
  payTable: payTable1,
  priceStyle: 'wins',
  board: [
    {
      at: [0, 0],
      size: [300, 126],
      step: [300, 126],
      rows: [['even']],
    },
    {
      at: [1208, 0],
      size: [300, 126],
      step: [300, 126],
      rows: [['odd']],
    },
    {
      at: [304, 0],
      size: [146.7, 126],
      step: [150.7, 126],
      rows: [['triple:6', 'triple:5', 'triple:4', 'triple:3', 'triple:2', 'triple:1']],
    },
    {
      at: [0, 130],
      size: [300, 166],
      step: [300, 166],
      rows: [['big']],
    },
    {
      at: [1208, 130],
      size: [300, 166],
      step: [300, 166],
      rows: [['small']],
    },
    {
      at: [304, 130],
      size: [102, 166],
      step: [106, 166],
      rows: [['double:6', 'double:5', 'double:4']],
    },
    {
      at: [622, 130],
      size: [264, 166],
      step: [264, 166],
      rows: [['any-triple']],
    },
    {
      at: [890, 130],
      size: [102, 166],
      step: [106, 166],
      rows: [['double:3', 'double:2', 'double:1']],
    },
    {
      at: [0, 300],
      size: [104, 106],
      step: [108, 106],
      rows: [
        [
          'total:17',
          'total:16',
          'total:15',
          'total:14',
          'total:13',
          'total:12',
          'total:11',
          'total:10',
          'total:9',
          'total:8',
          'total:7',
          'total:6',
          'total:5',
          'total:4',
        ],
      ],
    },
    {
      at: [0, 436],
      size: [96.8, 112],
      step: [100.8, 112],
      rows: [
        [
          'domino:5-6',
          'domino:4-6',
          'domino:3-6',
          'domino:2-6',
          'domino:1-6',
          'domino:4-5',
          'domino:3-5',
          'domino:2-5',
          'domino:1-5',
          'domino:3-4',
          'domino:2-4',
          'domino:1-4',
          'domino:2-3',
          'domino:1-3',
          'domino:1-2',
        ],
      ],
    },
    // Printed as four digits with a price each; a bet is on the four together, so it is one area.
    {
      at: [0, 552],
      size: [374, 80],
      step: [378, 80],
      rows: [['four:3456', 'four:2356', 'four:2345', 'four:1234']],
    },
    {
      at: [0, 636],
      size: [248, 132],
      step: [252, 132],
      rows: [['single:6', 'single:5', 'single:4', 'single:3', 'single:2', 'single:1']],
    },
  ],
  captions: [
    { at: [0, 410], size: [1508, 24], text: '1 wins 6' },
    { at: [0, 772], size: [500, 40], text: '1 wins 1 on one die' },
    { at: [504, 772], size: [500, 40], text: '1 wins 2 on two dice' },
    { at: [1008, 772], size: [500, 40], text: '1 wins 12 on three dice' },
  ],
} as const satisfies DiceLayout<Cite, SharedBetText>;
