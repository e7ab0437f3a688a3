import type { DiceLayout, SharedBetText } from '@baize/three-dice';
import type { Cite } from './clauses.ts';
import { payTableMinimum } from './pay-table-minimum.ts';

// The document speaks of a layout and draws none: the geometry is our reconstruction, kept as data so
// that an approved drawing can replace it.
export const layoutMinimum = {
  id: 'minimum',
  title: 'Minimum odds',
  cite: 'licensee-sic-bo#3(a)',
  payTable: payTableMinimum,
  priceStyle: 'to',
  board: [
    {
      at: [0, 0],
      size: [300, 296],
      step: [300, 296],
      rows: [['big']],
    },
    {
      at: [1208, 0],
      size: [300, 296],
      step: [300, 296],
      rows: [['small']],
    },
    {
      at: [304, 0],
      size: [146.7, 126],
      step: [150.7, 126],
      rows: [['triple:6', 'triple:5', 'triple:4', 'triple:3', 'triple:2', 'triple:1']],
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
      size: [104, 120],
      step: [108, 120],
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
      at: [0, 450],
      size: [96.8, 136],
      step: [100.8, 136],
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
    {
      at: [0, 590],
      size: [248, 178],
      step: [252, 178],
      rows: [['single:6', 'single:5', 'single:4', 'single:3', 'single:2', 'single:1']],
    },
  ],
  captions: [
    { at: [0, 424], size: [1508, 24], text: '5 to 1' },
    { at: [0, 772], size: [500, 40], text: '1 to 10 on one die' },
    { at: [504, 772], size: [500, 40], text: '2 to 1 on two dice' },
    { at: [1008, 772], size: [500, 40], text: '3 to 1 on three dice' },
  ],
} as const satisfies DiceLayout<Cite, SharedBetText>;
