import { money } from '@baize/exact';
import { acceptStake, DEFAULT_READINGS, type Incident, ruleOf } from '@baize/game';
import { diceGame, outcomeEstablished, verdictOn } from '@baize/three-dice';
import { expect, test } from 'vitest';
import { mbsSicBoV4 as book } from './index.ts';
import { layoutAlfastreet } from './layout-alfastreet.ts';
import { layoutRapidSelect } from './layout-rapid-select.ts';

const rapidSelect = diceGame(book, layoutRapidSelect);
const alfastreet = diceGame(book, layoutAlfastreet);

/** Two hundred on an empty area that takes from 50 to 500. */
const OFFER = {
  stake: money(200),
  unit: money(10),
  own: money(0),
  all: money(0),
  minimum: money(50),
  maximum: money(500),
};

test('[mbs-sic-bo-v4#3.6] a bet is settled on the section chosen, whoever is there', () => {
  expect(ruleOf(book, 'player-answers-for-placement')).toEqual(['mbs-sic-bo-v4#3.6']);
  expect(ruleOf(book, 'losers-then-winners')).toContain('mbs-sic-bo-v4#3.6');
  expect(book.irregularities['player-walked-away']).toEqual({
    action: 'settle-and-hold',
    because: ['mbs-sic-bo-v4#3.6', 'mbs-sic-bo-v4#5.6'],
    in: ['closed', 'uncovered'],
    // While bets are open a wager may still be withdrawn.
    otherwise: { action: 'settle-and-hold', because: ['mbs-sic-bo-v4#3.6'], in: ['betting'] },
  });
});

test('[mbs-sic-bo-v4#5.1] fewer than three tumbles void the round', () => {
  expectDisposition('tumbled-fewer-than-three', 'void-round', '5.1');
});

test('[mbs-sic-bo-v4#5.2] dice seen before the close void the round', () => {
  expectDisposition('dice-exposed-before-close', 'void-round', '5.2');
});

test('[mbs-sic-bo-v4#5.3] a die that is not flat voids the round', () => {
  expectDisposition('die-not-flat', 'void-round', '5.3');
});

test('[mbs-sic-bo-v4#5.4] damaged dice void this round and no earlier one', () => {
  expectDisposition('dice-damaged', 'void-round', '5.4', 'I-P3');
  // No clause says it of other voids; the reading speaks of damaged dice alone.
  expect(book.rules['previous-rounds-stand']).toBe('not-applicable');
});

test('[mbs-sic-bo-v4#5.5] a broken dome voids the round', () => {
  expectDisposition('dome-broken', 'void-round', '5.5');
});

test('[mbs-sic-bo-v4#5.6] after the close no stake is taken back', () => {
  expect(ruleOf(book, 'stakes-freeze')[0]).toBe('mbs-sic-bo-v4#5.6');
  expect(ruleOf(book, 'bets-close')).toContain('mbs-sic-bo-v4#5.6');
});

test('[mbs-sic-bo-v4#5.7] after the close no stake is added or raised', () => {
  expect(ruleOf(book, 'stakes-freeze')).toContain('mbs-sic-bo-v4#5.7');
  expect(ruleOf(book, 'bets-close')).toContain('mbs-sic-bo-v4#5.7');
});

test('[mbs-sic-bo-v4#5.8.1] dice under the cover establish nothing, so the round is void', () => {
  expect(outcomeEstablished(rapidSelect, [null, null, null]).established).toBe(false);
  expect(outcomeEstablished(alfastreet, [null, null, null]).established).toBe(false);
  expectDisposition('shaker-failed', 'conclude-if-established', '5.8.1', '5.8.2', 'I-P2', 'I-P1');
});

test('[mbs-sic-bo-v4#5.8.2] one readable six decides 41 of 104 bets, or 10 of 50, and concludes the round', () => {
  // Lost: totals 4 to 7, five triples, two four-numbers, 10 three-singles, 19 doubles with a single
  // that have no six. Won: the single six.
  const { established, decided } = outcomeEstablished(rapidSelect, [null, 6, null]);
  expect(established).toBe(true);
  expect(decided).toHaveLength(4 + 5 + 2 + 10 + 19 + 1);
  expect(decided.filter(({ result }) => result === 'win')).toEqual([
    { bet: 'single:6', result: 'win' },
  ]);
  expect(outcomeEstablished(alfastreet, [null, 6, null]).decided).toHaveLength(4 + 5 + 1);
  expect(outcomeEstablished(rapidSelect, [4, 4, 1]).decided).toHaveLength(104);
  expectDisposition('round-interrupted', 'conclude-if-established', '5.8.2', '5.8.1', 'I-P1');
  const console = ['5.8.2', '5.8.1', 'I-P2', 'I-P1'];
  expectDisposition('electrical-device-failed', 'conclude-if-established', ...console);
});

test('[mbs-sic-bo-v4#5.9] a failure of terminals alone leaves the round running', () => {
  const because = ['5.9', '5.9.1', '5.9.2', 'I-P2'].map((clause) => `mbs-sic-bo-v4#${clause}`);
  const unregistered = ['mbs-sic-bo-v4#5.9.2'];
  const speaksOf = {
    'mbs-sic-bo-v4#5.9.1': { bets: 'registered', in: ['uncovered'] },
    'mbs-sic-bo-v4#5.9.2': { bets: 'unregistered', in: ['betting'] },
  };
  const disposition = { action: 'registered-bets-stand', because, unregistered, speaksOf };
  expect(book.irregularities['terminals-interrupted']).toEqual(disposition);
});

test('[mbs-sic-bo-v4#5.9.1] an accepted bet of a failed terminal stands', () => {
  expect(book.irregularities['terminals-interrupted'].because[1]).toBe('mbs-sic-bo-v4#5.9.1');
});

test('[mbs-sic-bo-v4#5.9.2] a bet that was not accepted took no part', () => {
  expect(book.irregularities['terminals-interrupted'].because[2]).toBe('mbs-sic-bo-v4#5.9.2');
});

test('[mbs-sic-bo-v4#6.1] what no clause foresees goes to the Gaming Shift Manager', () => {
  expectDisposition('not-covered', 'refer-to-manager', '6.1');
  expectDisposition('tumbler-before-close', 'refer-to-manager', '6.1');
  expect(ruleOf(book, 'who-decides-the-rest')).toEqual(['mbs-sic-bo-v4#6.1']);
});

test('[mbs-sic-bo-v4#6.2] acting persons and higher positions may act', () => {
  expect(ruleOf(book, 'acting-persons')).toEqual(['mbs-sic-bo-v4#6.2']);
});

test('[mbs-sic-bo-v4#6.3] the dice stand against any display or entry', () => {
  expectDisposition('display-wrong', 'settle-by-dice', '6.3');
  expectDisposition('lights-wrong', 'settle-by-dice', '6.3');
  expectDisposition('wrong-result-registered', 'resettle-by-dice', '6.3', 'I-P4');
  expect(ruleOf(book, 'display-informs-only')).toEqual(['mbs-sic-bo-v4#6.3']);
});

test('[mbs-sic-bo-v4#I-P6] stakes of a void round go back by interpretation alone', () => {
  expect(ruleOf(book, 'void-returns-bets')).toEqual(['mbs-sic-bo-v4#I-P6']);
});

test('[mbs-sic-bo-v4#3.3.6.1] says "two or three", so reading D1 cannot be switched here', () => {
  const readings = { ...DEFAULT_READINGS, D1: 'exactly-two' } as const;
  const switched = diceGame(book, layoutRapidSelect, { readings });
  const wager = switched.wagerOf.get('double:4');
  expect(wager && verdictOn(wager, [4, 4, 4]).result).toBe('win');
});

test('[mbs-sic-bo-v4#I-L1] a stake under the minimum is refused', () => {
  const taken = acceptStake({ ...OFFER, stake: money(40) }, book);
  const because = ['mbs-sic-bo-v4#I-L1'];
  expect(!taken.ok && taken.error).toEqual({ code: 'below-minimum', minimum: 50, because });
});

test('[mbs-sic-bo-v4#I-L2] a stake over the maximum is taken up to the room left, or refused whole', () => {
  const because = ['mbs-sic-bo-v4#I-L1', 'mbs-sic-bo-v4#I-L2'];
  const part = acceptStake({ ...OFFER, own: money(400), all: money(400) }, book);
  const taken = { accepted: 100, rejected: 100, limit: 'maximum', because };
  expect(part.ok && part.value).toEqual(taken);
  const full = acceptStake({ ...OFFER, own: money(500), all: money(500) }, book);
  expect(!full.ok && full.error).toEqual({ code: 'above-maximum', room: 0, because });
});

test('[mbs-sic-bo-v4#I-P4] a mistake found later leaves later rounds as they are', () => {
  expectDisposition('error-noticed-later', 'continue', 'I-P4');
  expect(ruleOf(book, 'later-rounds-stand')).toEqual(['mbs-sic-bo-v4#I-P4']);
});

test('names, version and date are those of the title page', () => {
  const { title, operator, version, effectiveFrom, prices } = book;
  expect({ title, operator, version, effectiveFrom, prices }).toEqual({
    title: 'Electronic Sic Bo',
    operator: 'MBS',
    version: 'Version 4',
    effectiveFrom: '2022-09-20T09:00',
    prices: 'fixed',
  });
});

function expectDisposition(incident: Incident, action: string, ...clauses: readonly string[]) {
  const because = clauses.map((clause) => `mbs-sic-bo-v4#${clause}`);
  expect(book.irregularities[incident]).toEqual({ action, because });
}
