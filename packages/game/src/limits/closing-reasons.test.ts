import { money } from '@baize/exact';
import { rwsTaiSaiV5 } from '@baize/rulebooks';
import { expect, test } from 'vitest';
import { closingReasons } from './closing-reasons.ts';

const PRO_RATA = [
  'rws-tai-sai-v5#5.1.1',
  'rws-tai-sai-v5#I-L3',
  'rws-tai-sai-v5#I-L4',
  'rws-tai-sai-v5#I-L6',
];

/** One stake under the minimum, one at it, one above it. */
const box = { minimum: money(50), stakes: [money(40), money(50), money(60)] };

test('[rws-tai-sai-v5#5.2.1] in a box within its limits only a stake under the minimum needs a reason', () => {
  expect(closingReasons(box, { limit: null }, rwsTaiSaiV5)).toEqual([
    ['rws-tai-sai-v5#5.2.1'],
    null,
    null,
  ]);
});

test('[rws-tai-sai-v5#5.1.2] in an overfull box small stakes are spared and the others share', () => {
  expect(closingReasons(box, { limit: 'maximum' }, rwsTaiSaiV5)).toEqual([
    ['rws-tai-sai-v5#5.1.2'],
    PRO_RATA,
    PRO_RATA,
  ]);
});

test('[rws-tai-sai-v5#I-L5] a cut to the Differential says so', () => {
  const because = [...PRO_RATA, 'rws-tai-sai-v5#1.3', 'rws-tai-sai-v5#I-L5'];
  expect(closingReasons(box, { limit: 'differential' }, rwsTaiSaiV5)).toEqual([
    ['rws-tai-sai-v5#5.1.2'],
    because,
    because,
  ]);
});
