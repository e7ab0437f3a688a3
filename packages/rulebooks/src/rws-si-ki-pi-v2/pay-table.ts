import type { SiKiPiTable } from '@baize/si-ki-pi';
import type { Cite } from './clauses.ts';

export const payTable = {
  initial: { cite: 'rws-si-ki-pi-v2#4.1', pays: '1 to 1', commission: '5%' },
  bonus: {
    cite: 'rws-si-ki-pi-v2#4.3',
    rows: [
      { hand: 'four-of-a-kind', label: 'Four of a Kind', pays: '100 to 1' },
      { hand: 'three-of-a-kind', label: 'Three of a Kind', pays: '20 to 1' },
      { hand: 'two-pairs', label: 'Two Pairs', pays: '12 to 1' },
      { hand: 'pair', label: 'Pair', pays: '1 to 1' },
    ],
  },
  // The drawings that show the boxes are lost; twelve boxes and the dealer use all 52 cards.
  boxes: { default: 7, maximum: 12 },
} as const satisfies SiKiPiTable<Cite>;
