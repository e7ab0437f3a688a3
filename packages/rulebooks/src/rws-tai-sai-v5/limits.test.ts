import { money } from '@baize/exact';
import {
  acceptStake,
  closeOpposed,
  notAtRisk,
  type OfferedStake,
  proRata,
  ruleOf,
} from '@baize/game';
import { expect, test } from 'vitest';
import { rwsTaiSaiV5 as book } from './index.ts';

// A table with minimum 100, maximum 1000 and Differential 600, in whole units of 10.
const LIMITS = { unit: money(10), minimum: money(100), maximum: money(1000) };
const DIFFERENTIAL = money(600);

const offer = (stake: number, box: number, rest: Partial<OfferedStake> = {}): OfferedStake => ({
  ...LIMITS,
  stake: money(stake),
  own: money(0),
  all: money(box),
  ...rest,
});
const against = (other: number) => ({
  opposed: { other: money(other), differential: DIFFERENTIAL },
});
const stakes = (...amounts: readonly number[]) => amounts.map((amount) => money(amount));

test('[rws-tai-sai-v5#1.3] the Differential holds Big against Small and Odd against Even', () => {
  const side = (...amounts: readonly number[]) => ({ ...LIMITS, stakes: stakes(...amounts) });
  const close = (first: readonly number[], second: readonly number[]) =>
    closeOpposed({
      unit: LIMITS.unit,
      differential: DIFFERENTIAL,
      sides: [side(...first), side(...second)],
    }).map(({ effective }) => effective);

  // 900 against 300 lies 600 apart, which is allowed; 950 is 50 too much, on either side.
  expect(close([900], [300])).toEqual([[900], [300]]);
  expect(close([950], [300])).toEqual([[900], [300]]);
  expect(close([300], [950])).toEqual([[300], [900]]);
  expect(ruleOf(book, 'differential')[0]).toBe('rws-tai-sai-v5#1.3');
});

test('[rws-tai-sai-v5#3.3] the limits shown at the table are the limits enforced', () => {
  expect(acceptStake(offer(100, 0), book)).toMatchObject({ ok: true });
  expect(acceptStake(offer(1000, 0), book)).toMatchObject({ ok: true });
  expect(acceptStake(offer(90, 0), book)).toMatchObject({
    error: { code: 'below-minimum', because: expect.arrayContaining(['rws-tai-sai-v5#3.3']) },
  });
  expect(acceptStake(offer(100, 1000), book)).toMatchObject({
    error: { code: 'above-maximum', because: expect.arrayContaining(['rws-tai-sai-v5#3.3']) },
  });
  expect(acceptStake(offer(100, 600, against(0)), book)).toMatchObject({
    error: { code: 'above-differential' },
  });
});

test('[rws-tai-sai-v5#3.5] what one player leaves of a box or Differential another may take', () => {
  expect(acceptStake(offer(300, 700), book)).toEqual({
    ok: true,
    value: { accepted: 300, rejected: 0 },
  });
  expect(acceptStake(offer(200, 400, against(0)), book)).toEqual({
    ok: true,
    value: { accepted: 200, rejected: 0 },
  });
  expect(ruleOf(book, 'box-shared')[0]).toBe('rws-tai-sai-v5#3.5');
});

test('[rws-tai-sai-v5#5.1] while bets are open only the excess is turned away', () => {
  expect(acceptStake(offer(500, 800), book)).toMatchObject({
    value: {
      accepted: 200,
      rejected: 300,
      limit: 'maximum',
      because: expect.arrayContaining(['rws-tai-sai-v5#5.1', 'rws-tai-sai-v5#I-L2']),
    },
  });
  expect(acceptStake(offer(250, 800, against(300)), book)).toMatchObject({
    value: {
      accepted: 100,
      rejected: 150,
      limit: 'differential',
      because: expect.arrayContaining(['rws-tai-sai-v5#1.3', 'rws-tai-sai-v5#5.1']),
    },
  });
});

test('[rws-tai-sai-v5#5.1.1] excess found at the close is shared out pro rata', () => {
  // 1500 must share 1000: two thirds of each stake.
  const box = { ...LIMITS, stakes: stakes(900, 600) };
  const shared = proRata(box);
  expect(shared).toMatchObject({ effective: [600, 400], total: 1000, overLimit: false });
  expect(notAtRisk(box.stakes, shared)).toEqual([300, 200]);
  expect(ruleOf(book, 'pro-rata')[0]).toBe('rws-tai-sai-v5#5.1.1');
});

test('[rws-tai-sai-v5#5.1.1] nobody is cut below the minimum; the others absorb it', () => {
  // The exact share of 120 would be 56.6; it stands at 100 and the others share 900.
  const { effective } = proRata({ ...LIMITS, stakes: stakes(1000, 1000, 120) });
  expect(effective).toEqual([450, 450, 100]);
});

test('[rws-tai-sai-v5#5.1.2] a bet under the minimum in an over-full box stays whole', () => {
  const { effective } = proRata({ ...LIMITS, stakes: stakes(50, 1000, 900) });
  expect(effective).toEqual([50, 500, 450]);
  expect(ruleOf(book, 'pro-rata-spares-small-stakes')).toEqual([
    'rws-tai-sai-v5#5.1.2',
    'rws-tai-sai-v5#I-L9',
  ]);
});

test('[rws-tai-sai-v5#5.2] a bet under the minimum is pointed out while it can be raised', () => {
  expect(acceptStake(offer(90, 0), book)).toMatchObject({
    error: { code: 'below-minimum', because: expect.arrayContaining(['rws-tai-sai-v5#5.2']) },
  });
  expect(acceptStake(offer(50, 90, { own: money(90) }), book)).toMatchObject({ ok: true });
});

test('[rws-tai-sai-v5#5.2.1] a bet under the minimum that nobody saw stands in full', () => {
  expect(proRata({ ...LIMITS, stakes: stakes(50) }).effective).toEqual([50]);
  expect(ruleOf(book, 'below-minimum-stands')).toEqual(['rws-tai-sai-v5#5.2.1']);
  expect(book.irregularities['below-minimum-not-noticed']).toEqual({
    action: 'stakes-stand-in-full',
    because: ['rws-tai-sai-v5#5.2.1'],
  });
});
