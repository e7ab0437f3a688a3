import { ruleOf } from '@baize/game';
import { expect, test } from 'vitest';
import { mbsSicBoV4 as book } from './index.ts';

const { steps, covered, tumblesLeast, announcements } = book.procedure;

test('[mbs-sic-bo-v4#1.1.3] a round runs from the covered tumble to its settlement', () => {
  expect(ruleOf(book, 'bets-open')).toContain('mbs-sic-bo-v4#1.1.3');
  expect(steps.map(({ from, step, to }) => `${from} ${step} ${to}`)).toEqual([
    'idle tumble covered',
    'covered open-bets betting',
    'betting close-bets closed',
    'closed uncover uncovered',
    'uncovered register-result idle',
  ]);
});

test('[mbs-sic-bo-v4#3.1] three tumbles under the cover come before the call for bets', () => {
  expect(ruleOf(book, 'bets-open')[0]).toBe('mbs-sic-bo-v4#3.1');
  expect(ruleOf(book, 'valid-tumble')[0]).toBe('mbs-sic-bo-v4#3.1');
  expect([covered, tumblesLeast]).toEqual([true, 3]);
  expect(clauseOfStep('tumble')).toBe('mbs-sic-bo-v4#3.1');
  expect(announcements.open).toBe('Place your bets');
});

test('[mbs-sic-bo-v4#3.2] bets are refused once terminals have shown the notice', () => {
  expect(ruleOf(book, 'bets-close')[0]).toBe('mbs-sic-bo-v4#3.2');
  expect(clauseOfStep('close-bets')).toBe('mbs-sic-bo-v4#3.2');
  expect(announcements.close).toBe('No more bets');
});

test('[mbs-sic-bo-v4#3.4] the cover comes off and the dice are checked before a result is entered', () => {
  expect(ruleOf(book, 'dice-rest-flat')).toEqual(['mbs-sic-bo-v4#3.4']);
  expect(clauseOfStep('uncover')).toBe('mbs-sic-bo-v4#3.4');
});

function clauseOfStep(name: string): string | undefined {
  return steps.find(({ step }) => step === name)?.because[0];
}
