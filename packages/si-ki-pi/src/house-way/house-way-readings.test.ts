import { DEFAULT_READINGS, type Readings } from '@baize/game';
import { rwsSiKiPiV2 } from '@baize/rulebooks';
import { ALL_LETTERS, decideBy, settingOf, settingText } from '@baize/testing/house-way-text';
import { dealCards } from '@baize/testing/si-ki-pi-cards';
import { expect, test } from 'vitest';
import { handOf } from '../cards/hand.ts';
import { type SiKiPiGame, siKiPiGame } from '../game.ts';
import { houseWay } from './house-way-setting.ts';

const TWO_PAIRS_PARTED = [
  'KK99 K9 K9',
  'QQ99 Q9 Q9',
  'JJ99 J9 J9',
  'TT99 T9 T9',
  'KK88 K8 K8',
  'QQ88 Q8 Q8',
  'JJ88 J8 J8',
  'TT88 T8 T8',
  'AA77 A7 A7',
  '6622 62 62',
  '5533 53 53',
];

test('H2=literal parts exactly eleven patterns of two pairs, and changes nothing else', () => {
  const changed = changedBy({ H2: 'literal' });
  expect(changed.map(({ line }) => line).toSorted()).toEqual(TWO_PAIRS_PARTED.toSorted());
  expect(changed.map(({ rule }) => rule).toSorted()).toEqual([
    ...Array<string>(4).fill('1(i)'),
    ...Array<string>(7).fill('1(ii)(b)'),
  ]);
});

test('H3=permits parts no pair at all, also together with H2=literal', () => {
  for (const H2 of ['never-split', 'literal'] as const) {
    expect(decideBy('1', { H3: 'permits', H2 })).toHaveLength(1_820 - 715);
    expect(changedBy({ H3: 'permits', H2 })).toHaveLength(37);
  }
});

test('H4=exclusive changes the six patterns of a 9, an Ace and two zero cards', () => {
  expect(changedBy({ H4: 'exclusive' }).map(({ line }) => line)).toEqual([
    'AKQ9 AK Q9',
    'AKJ9 AK J9',
    'AKT9 AK T9',
    'AQJ9 AQ J9',
    'AQT9 AQ T9',
    'AJT9 AJ T9',
  ]);
});

test('H1 changes no setting', () => {
  expect(changedBy({ H1: 'highest-card' })).toEqual([]);
});

test.each<[string, Partial<Readings>, readonly string[]]>([
  ['AKT9', {}, ['Appendix H 4(ii)', 'Appendix H 4(i)', 'I-H4']],
  ['AKT9', { H4: 'exclusive' }, ['Appendix H 4(ii)', 'Appendix H 4(i)', 'I-H4']],
  ['KQ95', {}, ['Appendix H 4(ii)', 'Appendix H 4(i)']],
  ['KQ99', {}, ['Appendix H 1(i)', 'I-H3']],
  ['KQ99', { H3: 'permits' }, ['Appendix H 1', 'I-H3']],
  ['KK99', {}, ['Appendix H 1', 'I-H2']],
  ['KK99', { H2: 'literal' }, ['Appendix H 1(i)', 'I-H3', 'I-H2']],
  ['KK99', { H3: 'permits' }, ['Appendix H 1', 'I-H3']],
  ['KK77', {}, ['Appendix H 1']],
  ['9882', {}, ['Appendix H 1(ii)(d)', 'Appendix H 1(ii)', 'I-H3']],
  ['KQJ5', {}, ['Appendix H 4(iii)', 'I-H6']],
  ['KQJT', {}, ['Appendix H 4(iii)', 'I-H5']],
])('%s under %o cites %j', (ranks, readings, expected) => {
  expect(settingOf(ranks, readings).because).toEqual(
    expected.map((clause) => `rws-si-ki-pi-v2#${clause}`),
  );
});

test('an open question is cited wherever its answer decided, and nowhere else', () => {
  const parts = gameBy({ H2: 'literal', H3: 'obliges' });
  const keeps = gameBy({ H2: 'literal', H3: 'permits' });
  const wrong = COMBINATIONS.flatMap((open) => {
    const game = gameBy(open);
    return ALL_LETTERS.filter((ranks) => {
      const hand = handOf(dealCards(ranks));
      const isParted = houseWay(hand, parts).rule !== houseWay(hand, keeps).rule;
      const cited = houseWay(hand, game).because.flatMap(
        (each) => /#I-(H[234])$/.exec(each)?.[1] ?? [],
      );
      return cited.join() !== decisiveFor(ranks, isParted, open).join();
    });
  });
  expect(wrong).toEqual([]);
});

const COMBINATIONS = (['never-split', 'literal'] as const).flatMap((H2) =>
  (['obliges', 'permits'] as const).flatMap((H3) =>
    (['inclusive', 'exclusive'] as const).map((H4) => ({ H2, H3, H4 })),
  ),
);

function gameBy(readings: Partial<Readings>): SiKiPiGame {
  return siKiPiGame(rwsSiKiPiV2, { readings: { ...DEFAULT_READINGS, ...readings } });
}

/** What has to be asked: of a pair that an exception parts, and of a 9 with an Ace and two different zero cards. */
function decisiveFor(
  ranks: string,
  isParted: boolean,
  { H2, H3 }: Pick<Readings, 'H2' | 'H3'>,
): readonly string[] {
  if (/^A([KQJT])(?!\1)[KQJT]9$/.test(ranks)) return ['H4'];
  if (!isParted) return [];
  if (H3 === 'permits' || !/^(.)\1(.)\2$/.test(ranks)) return ['H3'];
  return H2 === 'literal' ? ['H3', 'H2'] : ['H2'];
}

/** The patterns a reading sets otherwise than the defaults do. */
function changedBy(readings: Partial<Readings>): readonly { line: string; rule: string }[] {
  return ALL_LETTERS.flatMap((ranks) => {
    const [low, high, rule = ''] = settingText(ranks, readings).split(' ');
    return settingText(ranks).startsWith(`${low} ${high} `)
      ? []
      : [{ line: `${ranks} ${low} ${high}`, rule }];
  });
}
