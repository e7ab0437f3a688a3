import { ruleOf } from '@baize/game';
import { expect, test } from 'vitest';
import { licenseeSicBo as book } from './index.ts';

const { steps, inspection } = book.procedure;

test('[licensee-sic-bo#1] dice stay on a table for 24 hours at most', () => {
  expect(book.procedure.diceHoursMaximum).toEqual({
    hours: 24,
    because: ['licensee-sic-bo#1', 'licensee-sic-bo#I-P22'],
  });
});

test('[licensee-sic-bo#5(a)] an inspected table is a condition of opening bets', () => {
  expect(inspection.opening.because).toEqual(['licensee-sic-bo#5(a)']);
});

test('[licensee-sic-bo#5(a)(1)] the inspection enters three values into the device', () => {
  expect(inspection.deviceValues).toEqual({ count: 3, because: ['licensee-sic-bo#5(a)(1)'] });
});

test('[licensee-sic-bo#5(a)(2)] the inspection runs an automated shaker three times', () => {
  expect(inspection.shakerTests).toEqual({ count: 3, because: ['licensee-sic-bo#5(a)(2)'] });
});

test('[licensee-sic-bo#5(b)] every shift begins with three runs of an automated shaker', () => {
  expect(inspection.shiftTests).toEqual({ count: 3, because: ['licensee-sic-bo#5(b)'] });
});

test('[licensee-sic-bo#5(c)] the dice are shaken after the close and never before', () => {
  expect(ruleOf(book, 'bets-close')).toEqual(['licensee-sic-bo#5(c)']);
  const close = steps.find(({ step }) => step === 'close-bets');
  expect(close?.because[0]).toBe('licensee-sic-bo#5(c)');
  const shakes = steps.filter(({ step }) => step === 'tumble');
  expect(shakes.map(({ from }) => from)).toEqual([close?.to, close?.to]);
});

test('[licensee-sic-bo#5(d)(1)] a manual shaker is shaken three times, then uncovered', () => {
  expect(book.procedure.tumblesLeast).toBe(3);
  expect(ruleOf(book, 'valid-tumble')[0]).toBe('licensee-sic-bo#5(d)(1)');
  expect(stepsWith('manual')).toEqual(['tumble', 'uncover', 'register-result']);
});

test('[licensee-sic-bo#5(d)(2)] an automated shaker is started, without a count or a cover', () => {
  expect(ruleOf(book, 'valid-tumble').slice(1)).toEqual([
    'licensee-sic-bo#5(d)(2)',
    'licensee-sic-bo#I-P8',
  ]);
  expect(stepsWith('automated')).toEqual(['tumble', 'register-result']);
});

test('[licensee-sic-bo#5(e)] the dice are uncovered before their values are entered', () => {
  const uncover = steps.find(({ step }) => step === 'uncover');
  expect(uncover?.because).toEqual(['licensee-sic-bo#5(e)']);
  const entry = steps.find(({ step, from }) => step === 'register-result' && from === uncover?.to);
  expect(entry?.because[0]).toBe('licensee-sic-bo#5(e)');
});

test('[licensee-sic-bo#5(f)] losers are collected before winners are paid', () => {
  expect(ruleOf(book, 'losers-then-winners')).toEqual(['licensee-sic-bo#5(f)']);
  const settling = steps.filter(({ because }) => because[0] === 'licensee-sic-bo#5(f)');
  expect(settling.map(({ step, from, to }) => [step, from, to])).toEqual([
    ['collect-losers', 'resulted', 'collected'],
    ['pay-winners', 'collected', 'paid'],
  ]);
});

test('[licensee-sic-bo#5(g)] the lights are cleared last, and only then may bets open', () => {
  const last = steps.find(({ to }) => to === 'idle');
  expect([last?.step, last?.because[0]]).toEqual(['clear-lights', 'licensee-sic-bo#5(g)']);
});

test('[licensee-sic-bo#6(d)] a table has one shaker at a time', () => {
  expect(inspection.oneShaker.because).toEqual(['licensee-sic-bo#6(d)']);
});

function stepsWith(shaker: 'manual' | 'automated'): readonly string[] {
  return steps.flatMap((each) => ('shaker' in each && each.shaker === shaker ? [each.step] : []));
}
