import { type Incident, ruleOf } from '@baize/game';
import type { SiKiPiRuleKey } from '@baize/si-ki-pi';
import { expect, test } from 'vitest';
import type { Cite } from './clauses.ts';
import { rwsSiKiPiV2 as book } from './index.ts';

/** Every number of the document, in its order. */
const NUMBERS = [
  'Cover, TOC, 1, 1 Bet, 1 Bonus Bet, 1 Dealer, 1 Gong, 1 Hand, 1 House, 1 House Way, 1 High Hand',
  '1 Initial Bet, 1 Low Hand, 1 Pair, 1 Picture Card, 1 Player, 1 Round of play, 1 Seated Player',
  '1 Stand Off, 1 Void, 2, 2.1, 2.1.1, 2.1.1a, 2.1.1b, 2.1.1c, 2.2, 2.2.1, 3, 3.1, 3.2, 3.3, 3.4',
  '3.5, 3.6, 3.7, 3.7.1, 3.7.2, 3.8, 3.9, 3.10, 3.11, 3.12, 3.13, 3.13.1, 3.13.2, 3.13.3, 3.13.4',
  '3.13.5, 3.13.6, 3.13.7, 3.13.8, 3.13.9, 4, 4.1, 4.2, 4.2.1, 4.2.2, 4.3, 5, 5.1, 5.1.1, 5.1.2',
  '5.1.3, 5.2, 5.3, 5.4, Appendix A, Appendix B, Appendix C, Appendix D',
  ...['E', 'F', 'G'].map((letter) => `Appendix ${letter}`),
  'Appendix H 1, Appendix H 1(i), Appendix H 1(ii), Appendix H 1(ii)(a)',
  'Appendix H 1(ii)(b), Appendix H 1(ii)(c), Appendix H 1(ii)(d), Appendix H 1(ii)(e)',
  'Appendix H 1(ii)(f), Appendix H 2, Appendix H 3, Appendix H 3(i), Appendix H 3(ii)',
  'Appendix H 4, Appendix H 4(i), Appendix H 4(ii), Appendix H 4(iii)',
].flatMap((line) => line.split(', '));

function expectDisposition(
  incident: Incident,
  action: string,
  ...clauses: readonly string[]
): void {
  expect(book.irregularities[incident]).toEqual({
    action,
    because: clauses.map((clause) => `rws-si-ki-pi-v2#${clause}`),
  });
}

function expectRule(key: SiKiPiRuleKey, ...clauses: readonly string[]): void {
  expect(ruleOf(book, key)).toEqual(clauses.map((clause) => `rws-si-ki-pi-v2#${clause}`));
}

test('all 91 numbers of the document are there', () => {
  expect(NUMBERS).toHaveLength(91);
  // Names that look like whole numbers come first in an object, so only the set can be compared.
  expect(Object.keys(book.clauses).toSorted()).toEqual(NUMBERS.toSorted());
});

test('a clause that does not exist cannot be cited', () => {
  const present: Cite = 'rws-si-ki-pi-v2#Appendix H 4(ii)';
  // @ts-expect-error The document ends its fourth rule at (iii).
  const missing: Cite = 'rws-si-ki-pi-v2#Appendix H 4(iv)';
  // @ts-expect-error Another book's clause is no clause of this one.
  const foreign: Cite = 'rws-tai-sai-v5#5.12';
  expect(new Set([present, missing, foreign]).size).toBe(3);
});

test('the title, version and date are those of the cover', () => {
  expect(book).toMatchObject({
    title: 'Si Ki Pi',
    operator: 'RWS',
    version: 'Version 2',
    effectiveFrom: '2020-06-28T08:00',
  });
});

test('the initial bet and the bonus hands are priced as printed, best hand first', () => {
  expect(book.table.initial).toEqual({
    cite: 'rws-si-ki-pi-v2#4.1',
    pays: '1 to 1',
    commission: '5%',
  });
  expect(book.table.bonus.cite).toBe('rws-si-ki-pi-v2#4.3');
  const fromTheLeast = book.table.bonus.rows.map(({ label, pays }) => [label, pays]).toReversed();
  expect(fromTheLeast).toEqual([
    ['Pair', '1 to 1'],
    ['Two Pairs', '12 to 1'],
    ['Three of a Kind', '20 to 1'],
    ['Four of a Kind', '100 to 1'],
  ]);
});

test('[rws-si-ki-pi-v2#2.1.1] the layout is configuration: seven boxes, or up to twelve', () => {
  expect(book.table.boxes).toEqual({ default: 7, maximum: 12 });
  expectRule('layout-governs', '2.1.1');
});

test('[rws-si-ki-pi-v2#3.1] betting opens at the call for bets', () => {
  expectRule('bets-open', '3.1', '1 Round of play');
  expect(book.procedure.announcements.open).toBe('Place your Bets, please');
  expect(book.procedure.steps[0]).toMatchObject({ step: 'open-bets', to: 'betting' });
});

test('[rws-si-ki-pi-v2#3.2] betting closes at "No more Bets", before the deal', () => {
  expectRule('bets-close', '3.2');
  expectRule('stakes-freeze', '3.2', 'I-P9');
  expect(book.procedure.announcements.close).toBe('No more Bets');
  const steps = book.procedure.steps.map(({ step }) => step);
  expect(steps.indexOf('close-bets')).toBeLessThan(steps.indexOf('deal'));
});

test('[rws-si-ki-pi-v2#1 Round of play] a round runs from the call for bets to the last settlement', () => {
  const steps: readonly { from: string; to: string }[] = book.procedure.steps;
  expect(steps.map(({ from }) => from).indexOf('idle')).toBe(0);
  expect(steps.map(({ to }) => to).indexOf('idle')).toBe(steps.length - 1);
});

test('[rws-si-ki-pi-v2#3.9] a setting is final once it is put down', () => {
  expectRule('arrangement-final', '3.9');
});

test('[rws-si-ki-pi-v2#5.1] a void leaves earlier rounds alone and returns the stakes', () => {
  expectRule('previous-rounds-stand', '5.1');
  expectRule('void-returns-bets', 'I-P6', '1 Void');
  expectDisposition('foreign-card-after-settlement', 'continue', 'I-P13', '5.1');
  const voids = Object.entries(book.irregularities).filter(
    ([, each]) => each.action === 'void-round',
  );
  expect(voids.map(([incident]) => incident).toSorted()).toEqual([
    'dealer-cards-exposed-unseen',
    'foreign-card',
    'misdeal-seen',
  ]);
});

test('[rws-si-ki-pi-v2#5.1.1] a foreign card voids the round', () => {
  expectDisposition('foreign-card', 'void-round', '5.1.1', '5.1');
});

test("[rws-si-ki-pi-v2#5.1.2] dealer's cards exposed before anybody looked void the round", () => {
  expectDisposition('dealer-cards-exposed-unseen', 'void-round', '5.1.2', '5.1');
});

test('[rws-si-ki-pi-v2#5.1.3] a misdeal voids the round once somebody has looked', () => {
  expectDisposition('misdeal-seen', 'void-round', '5.1.3', '5.1');
  expectDisposition('misdeal-unseen', 'redeal', 'I-H13');
});

test('[rws-si-ki-pi-v2#5.3] cards exposed after somebody looked do not stop the round', () => {
  expectDisposition('dealer-cards-exposed-seen', 'continue', '5.3');
  expectDisposition('player-cards-exposed-seen', 'continue', '5.3');
});

test('one exposed card, and cards a player exposes, change nothing', () => {
  expectDisposition('single-card-exposed', 'continue', 'I-H13');
  expectDisposition('player-exposes-own-cards', 'continue', 'I-H13');
});

test('what the document does not foresee goes to the shift manager', () => {
  const unforeseen = [
    'display-wrong',
    'wrong-result-registered',
    'error-noticed-later',
    'excess-not-rejected',
    'below-minimum-not-noticed',
    'not-covered',
  ] as const;
  for (const incident of unforeseen) expectDisposition(incident, 'refer-to-manager', 'I-P12');
});

test('a technical interruption concludes the round once a card has been seen, and voids it before', () => {
  expectDisposition('round-interrupted', 'conclude-if-established', 'I-P2', 'I-P1');
  expectDisposition('terminals-interrupted', 'registered-bets-stand', 'I-P2');
});

test('[rws-si-ki-pi-v2#3.9] whoever does not put cards down in time gets the House Way', () => {
  expectRule('house-way-on-time-out', 'I-H16', '3.9');
});

test('[rws-si-ki-pi-v2#3.3] a bonus bet does not outlive the last initial bet of its box', () => {
  expectRule('bonus-goes-with-initial', 'I-H17', '3.3');
});

test('what needs dice, lights or an electrical device cannot occur', () => {
  const impossible = Object.entries(book.irregularities)
    .filter(([, each]) => each.action === 'cannot-occur')
    .map(([incident]) => incident);
  expect(impossible).toEqual([
    'tumbled-fewer-than-three',
    'die-not-flat',
    'tumbler-before-close',
    'dice-exposed-before-close',
    'dice-damaged',
    'dome-broken',
    'shaker-failed',
    'electrical-device-failed',
    'lights-wrong',
  ]);
});
