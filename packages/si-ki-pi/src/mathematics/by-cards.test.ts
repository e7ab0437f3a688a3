import { handFrom, siKiPi } from '@baize/testing/si-ki-pi-game';
import { describe, expect, test } from 'vitest';
import {
  arrangementsOf,
  type Card,
  cardsText,
  compareSettings,
  DECK,
  type Hand,
  handOf,
  houseWay,
  patternIndex,
  ranksOf,
  type SiKiPiGame,
  type TwoCards,
} from '../index.ts';
import { solvePatterns } from './solution.ts';

// One hand at least for every branch of the House Way and every way four ranks can repeat, with suits
// mixed so that nothing can depend on them; a test below checks that nothing is missing.
const HANDS = [
  'As Ah Ad Ac',
  '2s 2h 2d 2c',
  'Ks Kh Kd 2c',
  '8h 8d 8c 2s',
  'Ah As 2d 2c',
  'Ks Kd 9h 9c',
  '8s 8c 2h 2d',
  'As Kd Th 9c',
  'Kh Qc 9s 9d',
  'As 8h 9d 9c',
  '8h 8d Ac 2s',
  '7s 7c 2h Kd',
  '6s 6h 2d 2c',
  '6s 6h 3d Ac',
  '3s 3d 6h 5c',
  '3s 3c 4h 6d',
  '2s 2h 8d 5c',
  '2s 2h 8d 6c',
  '2c 2h 8d 7c',
  '2d 2h 8h 4c',
  '8s 8h Kd Qc',
  '7h 7c Ks Qd',
  '8s 2d Kh 5c',
  'Ah 8s 2d 9c',
  'As 2h 3d 4c',
  'Ac 2d 3h 5s',
  '9s 7h 4d 3c',
  'As 8d 6h 4c',
  'Kd 9h 7c 3s',
  'Ks Qd 7h 2c',
  'Ah Qs Td 8c',
  'Jc Td 6h 3s',
  'Kh Qs Jd 5c',
  'Ad Kc Qh Js',
  'Ks Qd Jh Tc',
];

const NUMBER: ReadonlyMap<Card, number> = new Map(DECK.map((card, number) => [card, number]));

function numberOf(card: Card): number {
  return NUMBER.get(card) ?? Number.NaN;
}

/** Two cards as one number below 52 x 52. */
function twoNumber([a, b]: TwoCards): number {
  return numberOf(a) * 52 + numberOf(b);
}

/** All 270,725 hands as a dealer lays them: four cards, then the Low and the High Hand as numbers. */
function dealersOf(game: SiKiPiGame): Int32Array {
  const rows: number[] = [];
  for (const [i, a] of DECK.entries()) {
    for (const [j, b] of DECK.slice(i + 1).entries()) {
      for (const [k, c] of DECK.slice(i + j + 2).entries()) {
        for (const d of DECK.slice(i + j + k + 3)) {
          const { low, high } = houseWay(handOf([a, b, c, d]), game);
          rows.push(i, numberOf(b), numberOf(c), numberOf(d), twoNumber(low), twoNumber(high));
        }
      }
    }
  }
  return Int32Array.from(rows);
}

/**
 * Counts by cards: which halves are won is asked of the comparison that settles rounds, once for each two
 * cards a dealer may show, because nothing else decides a half; then every hand the dealer may have.
 */
function countByCards(hand: Hand, dealers: Int32Array, game: SiKiPiGame): readonly string[] {
  const held = Uint8Array.from(DECK, (card) => (hand.includes(card) ? 1 : 0));
  const isHeld = (at: number): boolean => held[dealers[at] ?? 0] === 1;
  return arrangementsOf(hand, game.readings).map((set) => {
    const wonLow = new Uint8Array(52 * 52);
    const wonHigh = new Uint8Array(52 * 52);
    for (const [i, a] of DECK.entries()) {
      for (const b of DECK.slice(i + 1)) {
        const { low, high } = compareSettings(set, { low: [a, b], high: [a, b] }, game);
        wonLow[twoNumber([a, b])] = low.winner === 'player' ? 1 : 0;
        wonHigh[twoNumber([a, b])] = high.winner === 'player' ? 1 : 0;
      }
    }
    const count = [0, 0, 0];
    for (let row = 0; row < dealers.length; row += 6) {
      if (isHeld(row) || isHeld(row + 1) || isHeld(row + 2) || isHeld(row + 3)) continue;
      const won = (wonLow[dealers[row + 4] ?? 0] ?? 0) + (wonHigh[dealers[row + 5] ?? 0] ?? 0);
      count[won] = (count[won] ?? 0) + 1;
    }
    const [lose, standOff, win] = count;
    return `${win} ${lose} ${standOff}`;
  });
}

describe.each([
  ['by default', siKiPi()],
  ['under H3=permits and H1=highest-card', siKiPi({ H3: 'permits', H1: 'highest-card' })],
])('enumeration by cards, %s', (_name, game) => {
  const dealers = dealersOf(game);
  const solved = solvePatterns(game.readings);

  test('there are 270,725 hands', () => {
    expect(dealers).toHaveLength(270_725 * 6);
  });

  test.each(HANDS)('%s fares against all 194,580 hands as the solver says', (text) => {
    const hand = handFrom(text);
    const at = patternIndex(ranksOf(hand)) * 3;
    const expected = [0, 1, 2].map((split) => {
      const win = solved.win[at + split] ?? 0;
      const lose = solved.lose[at + split] ?? 0;
      return `${win} ${lose} ${194_580 - win - lose}`;
    });
    expect(countByCards(hand, dealers, game)).toEqual(expected);
  });
});

test('the hands cover every branch of the House Way and every way ranks repeat', () => {
  const game = siKiPi();
  const hands = HANDS.map(handFrom);
  const branches = new Set(hands.map((hand) => houseWay(hand, game).key));
  expect(branches).toEqual(new Set(game.houseWay.map(({ key }) => key)));
  const repeats = new Set(hands.map((hand) => repetition(hand)));
  expect([...repeats].toSorted()).toEqual(['1111', '211', '22', '31', '4']);
  expect(new Set(hands.map(cardsText)).size).toBe(HANDS.length);
});

/** `211` for a pair and two other ranks. */
function repetition(hand: Hand): string {
  const counts = new Map<number, number>();
  for (const rank of ranksOf(hand)) counts.set(rank, (counts.get(rank) ?? 0) + 1);
  return [...counts.values()].toSorted((a, b) => b - a).join('');
}
