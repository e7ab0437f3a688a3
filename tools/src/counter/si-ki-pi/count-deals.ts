import { type Fraction, fraction } from '../fraction.ts';
import { houseWaySetting, type Setting, settingsOf } from './house-way.ts';
import { type OpenQuestions, placesOf } from './two-cards.ts';

/** One way to set four ranks against every hand the dealer may have. */
export interface CountedSetting extends Setting {
  readonly win: number;
  readonly lose: number;
  readonly standOff: number;
  /** What a unit staked gains at 1 to 1 less 5%. */
  readonly value: Fraction;
}

export interface CountedRanks {
  readonly ranks: string;
  readonly hands: number;
  /** Those that differ by letters. */
  readonly settings: readonly CountedSetting[];
  readonly houseWay: CountedSetting;
  /** The most valuable; the House Way's where another is worth no more. */
  readonly best: CountedSetting;
}

const LETTERS = [...'AKQJT98765432'];

/** All 1,820 combinations of four ranks, from four Aces down to four 2s. */
const ALL_RANKS: readonly string[] = LETTERS.flatMap((a, i) =>
  LETTERS.slice(i).flatMap((b, j) =>
    LETTERS.slice(i + j).flatMap((c, k) => LETTERS.slice(i + j + k).map((d) => a + b + c + d)),
  ),
);

/** n things taken k at a time. */
const PASCAL = ['1', '1 1', '1 2 1', '1 3 3 1', '1 4 6 4 1'].map((row) =>
  row.split(' ').map(Number),
);

interface Dealer {
  readonly held: readonly (readonly [rank: number, cards: number])[];
  readonly low: number;
  readonly high: number;
}

/**
 * Every setting of every four ranks against every four ranks of a dealer who plays the House Way, pair by
 * pair: the plain loop over 1,820 x 1,820 combinations, each with the number of hands it stands for.
 */
export function countDeals(open: OpenQuestions): readonly CountedRanks[] {
  const places = placesOf(open);
  const place = (two: string): number => places.get(two) ?? Number.NaN;
  const dealers = ALL_RANKS.map((ranks): Dealer => {
    const { low, high } = houseWaySetting(ranks, open, places);
    return { held: countHeld(ranks), low: place(low), high: place(high) };
  });
  return ALL_RANKS.map((ranks) => {
    const left = cardsLeft(ranks);
    const weights = dealers.map(({ held }) => waysFrom(left, held));
    const houseWay = houseWaySetting(ranks, open, places);
    const settings = distinct([houseWay, ...settingsOf(ranks, places)]).map((setting) =>
      countSetting(setting, place(setting.low), place(setting.high), dealers, weights),
    );
    const [own] = settings;
    if (!own) throw new Error(`${ranks} cannot be set.`);
    const best = settings.reduce(
      (leader, setting) => (isMore(setting, leader) ? setting : leader),
      own,
    );
    return {
      ranks,
      hands: waysFrom(cardsLeft(''), countHeld(ranks)),
      settings,
      houseWay: own,
      best,
    };
  });
}

function countHeld(ranks: string): Dealer['held'] {
  return LETTERS.flatMap((letter, rank) => {
    const cards = [...ranks].filter((each) => each === letter).length;
    return cards > 0 ? [[rank, cards] as const] : [];
  });
}

function cardsLeft(ranks: string): readonly number[] {
  return LETTERS.map((letter) => 4 - [...ranks].filter((each) => each === letter).length);
}

function waysFrom(left: readonly number[], held: Dealer['held']): number {
  let ways = 1;
  for (const [rank, cards] of held) ways *= PASCAL[left[rank] ?? 0]?.[cards] ?? 0;
  return ways;
}

function distinct(settings: readonly Setting[]): readonly Setting[] {
  return settings.filter(
    ({ low, high }, index) =>
      settings.findIndex((other) => other.low === low && other.high === high) === index,
  );
}

/** A smaller place is better; an equal one is the dealer's. */
function countSetting(
  setting: Setting,
  low: number,
  high: number,
  dealers: readonly Dealer[],
  weights: readonly number[],
): CountedSetting {
  let win = 0;
  let lose = 0;
  let deals = 0;
  dealers.forEach((dealer, index) => {
    const weight = weights[index] ?? 0;
    deals += weight;
    const halvesWon = (low < dealer.low ? 1 : 0) + (high < dealer.high ? 1 : 0);
    if (halvesWon === 2) win += weight;
    if (halvesWon === 0) lose += weight;
  });
  const value = fraction(BigInt(19 * win - 20 * lose), BigInt(20 * deals));
  return { low: setting.low, high: setting.high, win, lose, standOff: deals - win - lose, value };
}

function isMore(one: CountedSetting, other: CountedSetting): boolean {
  return 19 * one.win - 20 * one.lose > 19 * other.win - 20 * other.lose;
}
