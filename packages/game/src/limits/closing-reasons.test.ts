import { money } from '@baize/exact';
import { rwsTaiSaiV5 } from '@baize/rulebooks';
import { expect, test } from 'vitest';
import { closingReasons } from './closing-reasons.ts';

const PRO_RATA = ['rws-tai-sai-v5#5.1.1', 'rws-tai-sai-v5#I-L3', 'rws-tai-sai-v5#I-L6'];

/** One stake under the minimum, one at it, one above it. */
const box = { minimum: money(50), stakes: [money(40), money(50), money(60)] };
const floors = [money(40), money(50), money(50)];
const within = { overLimit: false, effective: floors };

test('[rws-tai-sai-v5#5.2.1] in a box within its limits only a stake under the minimum needs a reason', () => {
  expect(closingReasons(box, { limit: null, ...within }, rwsTaiSaiV5)).toEqual([
    ['rws-tai-sai-v5#5.2.1'],
    null,
    null,
  ]);
});

test('[rws-tai-sai-v5#5.1.2] in an overfull box small stakes are spared and the others share', () => {
  expect(closingReasons(box, { limit: 'maximum', ...within }, rwsTaiSaiV5)).toEqual([
    ['rws-tai-sai-v5#5.1.2', 'rws-tai-sai-v5#I-L9'],
    PRO_RATA,
    PRO_RATA,
  ]);
});

test('[rws-tai-sai-v5#I-L5] a cut to the Differential says so', () => {
  const because = [...PRO_RATA, 'rws-tai-sai-v5#1.3', 'rws-tai-sai-v5#I-L5'];
  expect(closingReasons(box, { limit: 'differential', ...within }, rwsTaiSaiV5)).toEqual([
    ['rws-tai-sai-v5#5.1.2', 'rws-tai-sai-v5#I-L9'],
    because,
    because,
  ]);
});

test('[rws-tai-sai-v5#I-L4] only where the floors alone pass the limit does a cut stand at its floor', () => {
  const over = { limit: 'maximum', overLimit: true, effective: floors } as const;
  const because = [...PRO_RATA, 'rws-tai-sai-v5#I-L4'];
  expect(closingReasons(box, over, rwsTaiSaiV5)).toEqual([
    ['rws-tai-sai-v5#5.1.2', 'rws-tai-sai-v5#I-L9'],
    because,
    because,
  ]);
  // By the simple reading shares may pass the limit although no floor does.
  const simple = { ...over, effective: [money(40), money(50), money(55)] };
  expect(closingReasons(box, simple, rwsTaiSaiV5)[2]).toEqual(PRO_RATA);
});
