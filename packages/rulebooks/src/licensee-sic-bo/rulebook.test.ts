import { money } from '@baize/exact';
import { acceptStake, type Incident, ruleOf } from '@baize/game';
import { type DiceGame, diceGame, outcomeEstablished } from '@baize/three-dice';
import { expect, test } from 'vitest';
import { licenseeSicBo as book } from './index.ts';
import { layoutMinimum } from './layout-minimum.ts';
import { layoutStandard } from './layout-standard.ts';

const minimum = diceGame(book, layoutMinimum);
const standard = diceGame(book, layoutStandard);

/** Two hundred on an empty area that takes from 50 to 500. */
const OFFER = {
  stake: money(200),
  unit: money(10),
  own: money(0),
  all: money(0),
  minimum: money(50),
  maximum: money(500),
};

test('[licensee-sic-bo#3(a)] bets are the areas of the layout: eight kinds, fifty areas, no others', () => {
  for (const game of [minimum, standard]) {
    expect(offered(game)).toEqual({
      small: 1,
      big: 1,
      triple: 6,
      double: 6,
      'any-triple': 1,
      total: 14,
      domino: 15,
      single: 6,
    });
    expect(game.wagers).toHaveLength(50);
    expect(game.layout.cite).toBe('licensee-sic-bo#3(a)');
  }
  expect(ruleOf(book, 'layout-governs')[0]).toBe('licensee-sic-bo#3(a)');
});

test('[licensee-sic-bo#3(b)] a bet placed by the dealer is still the player to answer for', () => {
  expect(ruleOf(book, 'player-answers-for-placement')).toEqual(['licensee-sic-bo#3(b)']);
  expect(ruleOf(book, 'bets-on-behalf')).toEqual(['licensee-sic-bo#3(b)']);
});

test('[licensee-sic-bo#3(c)] a bet is settled where it lies, also when its player has left', () => {
  expect(ruleOf(book, 'stakes-freeze')).toEqual(['licensee-sic-bo#3(c)', 'licensee-sic-bo#I-P9']);
  expectDisposition('player-walked-away', 'settle-and-hold', '3(c)');
});

test('[licensee-sic-bo#4(a)] is the rule on how odds are worded', () => {
  expect(ruleOf(book, 'odds-wording')).toEqual(['licensee-sic-bo#4(a)']);
});

test('[licensee-sic-bo#4(b)] prices are minimums, so a house may raise them', () => {
  expect(book.prices.minimum).toBe(layoutMinimum.payTable);
  expect(ruleOf(book, 'price-minimum')).toEqual(['licensee-sic-bo#4(b)', 'licensee-sic-bo#I-D9']);
});

test('[licensee-sic-bo#6(a)] a die that is not flat is no roll: bets stay and the dice are shaken again', () => {
  expect(book.irregularities['die-not-flat']).toEqual({
    action: 'no-roll',
    because: ['licensee-sic-bo#6(a)', 'licensee-sic-bo#I-P7'],
    in: ['tumbled', 'uncovered'],
    otherwise: {
      action: 'refer-to-manager',
      because: ['licensee-sic-bo#I-P12'],
      in: ['resulted', 'collected', 'paid'],
    },
  });
  expect(ruleOf(book, 'dice-rest-flat')[0]).toBe('licensee-sic-bo#6(a)');
});

test('[licensee-sic-bo#6(b)] a failed device, or wrong lights, settle by the dice and suspend play', () => {
  const byDice = { action: 'settle-by-dice-then-suspend', because: ['licensee-sic-bo#6(b)'] };
  const settling = ['resulted', 'collected', 'paid'];
  const failed = {
    ...byDice,
    in: ['tumbled', ...settling],
    shaker: 'automated',
    otherwise: {
      ...byDice,
      in: ['uncovered', ...settling],
      shaker: 'manual',
      otherwise: {
        action: 'suspend-table',
        because: ['licensee-sic-bo#5(a)'],
        in: ['idle'],
        otherwise: { ...MANAGER, in: ['betting', 'closed', 'tumbled'] },
      },
    },
  };
  expect(book.irregularities['electrical-device-failed']).toEqual(failed);
  expect(book.irregularities['lights-wrong']).toEqual(failed);
  expect(ruleOf(book, 'display-informs-only')[0]).toBe('licensee-sic-bo#6(b)');
});

test('[licensee-sic-bo#6(c)] a failed automated shaker voids the round', () => {
  expect(book.irregularities['shaker-failed']).toEqual({
    action: 'void-round',
    because: ['licensee-sic-bo#6(c)', 'licensee-sic-bo#I-P6'],
    shaker: 'automated',
    otherwise: MANAGER,
  });
});

test('[licensee-sic-bo#I-P2] an interrupted round is concluded once a bet is decided', () => {
  expect(outcomeEstablished(minimum, [null, null, null]).established).toBe(false);
  // A one on one die: won is the single, lost are totals 14 to 17 and the other five triples.
  const { decided } = outcomeEstablished(minimum, [1, null, null]);
  expect(decided.filter(({ result }) => result === 'win').map(({ bet }) => bet)).toEqual([
    'single:1',
  ]);
  expect(decided).toHaveLength(1 + 4 + 5);
  expectDisposition('round-interrupted', 'conclude-if-established', 'I-P2', 'I-P1');
  expectDisposition('terminals-interrupted', 'registered-bets-stand', 'I-P2');
});

test('[licensee-sic-bo#I-P6] stakes of a void round go back, and only of that round', () => {
  expect(ruleOf(book, 'void-returns-bets')).toEqual(['licensee-sic-bo#I-P6']);
  expect(ruleOf(book, 'previous-rounds-stand')).toEqual(['licensee-sic-bo#I-P6']);
});

test('[licensee-sic-bo#5(c)] shaking before the call goes to the manager', () => {
  expect(book.irregularities['tumbler-before-close']).toEqual({
    action: 'refer-to-manager',
    because: ['licensee-sic-bo#I-P12', 'licensee-sic-bo#5(c)'],
    in: ['betting'],
    otherwise: { action: 'continue', because: ['licensee-sic-bo#I-P5'], in: ['idle'] },
  });
});

test('[licensee-sic-bo#5(d)(1)] fewer than three shakes are no toss: bets stay, shake again', () => {
  expect(book.irregularities['tumbled-fewer-than-three']).toEqual({
    action: 'no-roll',
    because: ['licensee-sic-bo#5(d)(1)', 'licensee-sic-bo#I-P8'],
    shaker: 'manual',
    otherwise: { action: 'cannot-occur', why: 'An automated shaker needs no count.' },
  });
});

test('[licensee-sic-bo#5(e)] a result entered wrongly is corrected by the dice', () => {
  expect(ruleOf(book, 'faces-decide')).toEqual(['licensee-sic-bo#5(e)']);
  expectDisposition('wrong-result-registered', 'resettle-by-dice', 'I-P4', '5(e)');
  expectDisposition('display-wrong', 'settle-by-dice', '5(e)', 'I-P4');
});

test('[licensee-sic-bo#I-P12] what no clause covers is for the shift manager', () => {
  const incidents = [
    'not-covered',
    'dice-damaged',
    'dome-broken',
    'excess-not-rejected',
    'below-minimum-not-noticed',
  ] as const;
  for (const incident of incidents) expectDisposition(incident, 'refer-to-manager', 'I-P12');
  expect(ruleOf(book, 'who-decides-the-rest')).toEqual(['licensee-sic-bo#I-P12']);
});

test('[licensee-sic-bo#I-L1] a stake under the minimum is refused', () => {
  const taken = acceptStake({ ...OFFER, stake: money(40) }, book);
  const because = ['licensee-sic-bo#I-L1'];
  expect(!taken.ok && taken.error).toEqual({ code: 'below-minimum', minimum: 50, because });
});

test('[licensee-sic-bo#I-L2] a stake over the maximum is taken up to the room left, or refused whole', () => {
  const because = ['licensee-sic-bo#I-L1', 'licensee-sic-bo#I-L2'];
  const part = acceptStake({ ...OFFER, own: money(400), all: money(400) }, book);
  const taken = { accepted: 100, rejected: 100, limit: 'maximum', because };
  expect(part.ok && part.value).toEqual(taken);
  const full = acceptStake({ ...OFFER, own: money(500), all: money(500) }, book);
  expect(!full.ok && full.error).toEqual({ code: 'above-maximum', room: 0, because });
});

test('[licensee-sic-bo#I-P4] a mistake found later leaves later rounds as they are', () => {
  expectDisposition('error-noticed-later', 'continue', 'I-P4');
  expect(ruleOf(book, 'later-rounds-stand')).toEqual(['licensee-sic-bo#I-P4']);
});

test('the document names no operator, version or date', () => {
  const { title, operator, version, effectiveFrom } = book;
  expect({ title, operator, version, effectiveFrom }).toEqual({
    title: 'Sic Bo',
    operator: null,
    version: null,
    effectiveFrom: null,
  });
});

const MANAGER = { action: 'refer-to-manager', because: ['licensee-sic-bo#I-P12'] };

function expectDisposition(incident: Incident, action: string, ...clauses: readonly string[]) {
  const because = clauses.map((clause) => `licensee-sic-bo#${clause}`);
  expect(book.irregularities[incident]).toEqual({ action, because });
}

/** How many areas of each kind a layout has. */
function offered(game: DiceGame): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { bet } of game.wagers) counts[bet.group] = (counts[bet.group] ?? 0) + 1;
  return counts;
}
