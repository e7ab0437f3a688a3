import { DEFAULT_READINGS, type Readings } from '@baize/game';
import { rwsSiKiPiV2 } from '@baize/rulebooks';
import { PLACES } from '@baize/testing/appendix-g';
import { ALL_LETTERS } from '@baize/testing/house-way-text';
import { allHands, dealCards, letters } from '@baize/testing/si-ki-pi-cards';
import { expect, test } from 'vitest';
import { cardsText, handOf, ranksOf } from '../cards/hand.ts';
import { ALL_RANK_PATTERNS } from '../cards/rank-pattern.ts';
import { siKiPiGame } from '../game.ts';
import { houseWayOf } from './house-way.ts';
import { choiceFor } from './house-way-patterns.ts';
import { houseWay } from './house-way-setting.ts';

// Appendix H once more, over letters and by elimination, sharing nothing with the code under test but
// the cards. Where that code reasons about positions, this one lists all partings and crosses out.

type Parting = readonly [low: string, high: string];
type Chosen = readonly [low: string, high: string, rule: string];
type Open = Pick<Readings, 'H2' | 'H3' | 'H4'>;

const VALUES: Readonly<Record<string, number>> = { A: 1, K: 0, Q: 0, J: 0, T: 0 };
const LISTED: Readonly<Record<string, string>> = {
  '7,9': '1(ii)(a)',
  '8,8': '1(ii)(b)',
  '8,9': '1(ii)(c)',
  '7,Gong': '1(ii)(d)',
  '8,Gong': '1(ii)(e)',
  '9,Gong': '1(ii)(f)',
};

function sum(two: string): string {
  if (two === '82') return 'Gong';
  return `${[...two].reduce((total, letter) => total + (VALUES[letter] ?? Number(letter)), 0) % 10}`;
}

function partings([a = '', b = '', c = '', d = '']: readonly string[]): readonly Parting[] {
  const pairs: readonly Parting[] = [
    [`${a}${b}`, `${c}${d}`],
    [`${a}${c}`, `${b}${d}`],
    [`${a}${d}`, `${b}${c}`],
  ];
  const place = (two: string) => PLACES.get(two) ?? Number.NaN;
  return pairs.map(([one, other]) => (place(one) <= place(other) ? [other, one] : [one, other]));
}

const isPair = (two: string): boolean => two[0] === two[1];

function restated(ranks: string, open: Open): Chosen {
  const all = partings([...ranks]);
  const without = all.filter((parting) => !parting.some(isPair));
  if (new Set(ranks).size < 4) return withPair(ranks, all, without[0], open);
  const gong = all.find(([, high]) => high === '82');
  if (gong) return [...gong, '2'];
  if (ranks === 'A432') return ['A3', '42', '3(i)'];
  if (ranks === 'A532') return ['A3', '52', '3(ii)'];
  return withoutPair(ranks, all, open);
}

function withPair(
  ranks: string,
  all: readonly Parting[],
  parted: Parting | undefined,
  open: Open,
): Chosen {
  const pairsIn = (parting: Parting) => parting.filter(isPair).length;
  const [kept = ['', '']] = all.toSorted((one, other) => pairsIn(other) - pairsIn(one));
  const rule = parted && exception(ranks, parted);
  const mayPart = open.H3 === 'obliges' && (pairsIn(kept) === 1 || open.H2 === 'literal');
  return parted && rule && mayPart ? [...parted, rule] : [...kept, '1'];
}

function exception(ranks: string, parting: Parting): string | undefined {
  const sums = parting.map(sum).join(',');
  if (ranks.includes('99')) return sums === '9,9' ? '1(i)' : listed(ranks, sums);
  return listed(ranks, sums);
}

function listed(ranks: string, sums: string): string | undefined {
  return /88|77|66|33|22/.test(ranks) ? LISTED[sums] : undefined;
}

function withoutPair(ranks: string, all: readonly Parting[], open: Open): Chosen {
  const best = Math.max(...all.map(([low]) => Number(sum(low))));
  const left = all.filter(([low]) => Number(sum(low)) === best);
  const zeros = [...ranks].filter((letter) => 'KQJT'.includes(letter));
  const [highest = ''] = zeros;
  if (zeros.length < 2) return only(left, '4(i)');
  if (zeros.length === 4) return ['JT', 'KQ', '4(iii)'];
  const goesHigh = zeros.length === 3 || isSentHigh(ranks, open);
  const rule = zeros.length === 3 ? '4(iii)' : '4(ii)';
  return only(
    left.filter(([low, high]) => (goesHigh ? high : low).includes(highest)),
    rule,
  );
}

function isSentHigh(ranks: string, { H4 }: Open): boolean {
  const isBoth = ranks.includes('9') && ranks.includes('A');
  return isBoth ? H4 === 'inclusive' : /[9A]/.test(ranks);
}

function only(left: readonly Parting[], rule: string): Chosen {
  expect(left).toHaveLength(1);
  const [[low, high] = ['', '']] = left;
  return [low, high, rule];
}

const COMBINATIONS: readonly Open[] = (['never-split', 'literal'] as const).flatMap((H2) =>
  (['obliges', 'permits'] as const).flatMap((H3) =>
    (['inclusive', 'exclusive'] as const).map((H4) => ({ H2, H3, H4 })),
  ),
);

test.each(COMBINATIONS)('all 1,820 patterns are set as Appendix H says, under %o', (open) => {
  const kept = siKiPiGame(rwsSiKiPiV2, { readings: { ...DEFAULT_READINGS, ...open } });
  // Computed here, whoever has asked before.
  const game = { ...kept, houseWay: ALL_RANK_PATTERNS.map((each) => houseWayOf(each, open)) };
  const wrong = ALL_LETTERS.filter((ranks) => {
    const { low, high, rule } = houseWay(handOf(dealCards(ranks)), game);
    return [letters(low), letters(high), rule].join() !== restated(ranks, open).join();
  });
  expect(ALL_LETTERS).toHaveLength(1_820);
  expect(wrong).toEqual([]);
});

test.each(COMBINATIONS)(
  'what is kept for a pattern is what is computed for it anew, under %o',
  (open) => {
    const { houseWay: kept } = siKiPiGame(rwsSiKiPiV2, {
      readings: { ...DEFAULT_READINGS, ...open },
    });
    for (const ranks of ALL_LETTERS) {
      const pattern = ranksOf(handOf(dealCards(ranks)));
      expect(houseWayOf(pattern, open), ranks).toEqual(choiceFor(pattern, kept));
    }
  },
);

test('[rws-si-ki-pi-v2#1 House Way] all 270,725 hands have one setting, of their own cards, whatever their suits', () => {
  const game = siKiPiGame(rwsSiKiPiV2);
  const expected = new Map(
    ALL_LETTERS.map((ranks) => [ranks, restated(ranks, DEFAULT_READINGS).join()]),
  );
  const wrong: string[] = [];
  let hands = 0;
  for (const hand of allHands()) {
    hands += 1;
    const { low, high, rule } = houseWay(hand, game);
    const isWhole = cardsText(handOf([...low, ...high])) === cardsText(hand);
    const set = [letters(low), letters(high), rule].join();
    if (!isWhole || set !== expected.get(letters(hand))) wrong.push(cardsText(hand));
  }
  expect(hands).toBe(270_725);
  expect(wrong).toEqual([]);
});
