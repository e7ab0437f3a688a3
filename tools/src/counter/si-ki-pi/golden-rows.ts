import { type Fraction, fraction, writeFraction } from '../fraction.ts';
import { type CountedRanks, type CountedSetting, countDeals } from './count-deals.ts';
import type { OpenQuestions } from './two-cards.ts';

const DEFAULT: OpenQuestions = {
  secondCardRanks: true,
  twoPairsSplit: false,
  exceptionsOblige: true,
  nineAndAceHigh: true,
};

/** By the name of the reading: the default, and each other answer alone. */
const READINGS: readonly (readonly [name: string, open: OpenQuestions])[] = [
  ['', DEFAULT],
  ['H1=highest-card', { ...DEFAULT, secondCardRanks: false }],
  ['H2=literal', { ...DEFAULT, twoPairsSplit: true }],
  ['H3=permits', { ...DEFAULT, exceptionsOblige: false }],
  ['H4=exclusive', { ...DEFAULT, nineAndAceHigh: false }],
];

/** Bonus prices as printed, by the number of cards of each rank, most first. */
const BONUS: ReadonlyMap<string, bigint> = new Map([
  ['4', 100n],
  ['31', 20n],
  ['22', 12n],
  ['211', 1n],
]);

/** The totals of every reading, and the whole strategy under the default one. */
export function siKiPiFiles(): ReadonlyMap<string, string> {
  const counted = READINGS.map(([name, open]) => ({ name, ranks: countDeals(open) }));
  const [byDefault] = counted;
  const totals = [
    'reading,bet,play,wins,losses,standOffs,deals,edge,differs',
    ...counted.flatMap(({ name, ranks }) => [
      totalRow(name, 'house-way', ranks, ({ houseWay }) => houseWay),
      totalRow(name, 'optimal', ranks, ({ best }) => best),
    ]),
    bonusRow(byDefault?.ranks ?? []),
  ];
  const strategy = [
    'hand,hands,low,high,win,lose,standOff,value,houseWay,best',
    ...(byDefault?.ranks ?? []).flatMap(strategyRows),
  ];
  return new Map([
    ['rws-si-ki-pi-v2.csv', csv(totals)],
    ['rws-si-ki-pi-v2.strategy.csv', csv(strategy)],
  ]);
}

function csv(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

function totalRow(
  reading: string,
  play: string,
  all: readonly CountedRanks[],
  choose: (ranks: CountedRanks) => CountedSetting,
): string {
  let wins = 0;
  let losses = 0;
  let standOffs = 0;
  for (const ranks of all) {
    const { win, lose, standOff } = choose(ranks);
    wins += ranks.hands * win;
    losses += ranks.hands * lose;
    standOffs += ranks.hands * standOff;
  }
  const deals = wins + losses + standOffs;
  const edge = fraction(20n * BigInt(losses) - 19n * BigInt(wins), 20n * BigInt(deals));
  const differs = all.filter((ranks) => choose(ranks) !== ranks.houseWay).length;
  const counts = [wins, losses, standOffs, deals];
  return [reading, 'initial', play, ...counts, writeFraction(edge), differs].join(',');
}

function bonusRow(all: readonly CountedRanks[]): string {
  let wins = 0n;
  let net = 0n;
  let hands = 0n;
  for (const ranks of all) {
    const kinds = [...new Set(ranks.ranks)].map((letter) => ranks.ranks.split(letter).length - 1);
    const pays = BONUS.get(kinds.toSorted((a, b) => b - a).join(''));
    const weight = BigInt(ranks.hands);
    hands += weight;
    if (pays !== undefined) wins += weight;
    net += weight * (pays ?? -1n);
  }
  const edge: Fraction = fraction(-net, hands);
  return [
    '',
    'bonus:player|bonus:dealer',
    '',
    wins,
    hands - wins,
    0,
    hands,
    writeFraction(edge),
    '',
  ].join(',');
}

function strategyRows({ ranks, hands, settings, houseWay, best }: CountedRanks): readonly string[] {
  return settings.map((setting) => {
    const { low, high, win, lose, standOff, value } = setting;
    const marks = [setting === houseWay ? 'yes' : '', setting === best ? 'yes' : ''];
    return [ranks, hands, low, high, win, lose, standOff, writeFraction(value), ...marks].join(',');
  });
}
