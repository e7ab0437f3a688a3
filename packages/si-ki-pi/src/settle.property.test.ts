import { minus, money, plus } from '@baize/exact';
import { citationsWithin, resolvesIn } from '@baize/game';
import { rwsSiKiPiV2 } from '@baize/rulebooks';
import { anyReadings } from '@baize/testing/dice-arbitraries';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SI_KI_PI_BETS } from './bet.ts';
import { SPLITS, splitHand } from './cards/arrangement.ts';
import { type Card, DECK, parseCard } from './cards/card.ts';
import { deal } from './cards/deal.ts';
import { handOf } from './cards/hand.ts';
import { siKiPiGame } from './game.ts';
import { siKiPiSentence } from './sentence.ts';
import { type SiKiPiRound, settleSiKiPi } from './settle.ts';

const standard = siKiPiGame(rwsSiKiPiV2);

const anyBoxStake = fc.record({
  bet: fc.constantFrom(...SI_KI_PI_BETS),
  stake: fc.integer({ min: 1, max: 1_000_000 }).map((units) => money(20 * units)),
});

/** A shuffled deck, some boxes, each set by the House Way or in any of the three ways. */
const anyRound: fc.Arbitrary<SiKiPiRound> = fc
  .record({
    deck: fc.shuffledSubarray([...DECK], { minLength: 52 }),
    boxes: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 12 }),
    sets: fc.array(fc.constantFrom('house-way' as const, ...SPLITS), {
      minLength: 12,
      maxLength: 12,
    }),
    bets: fc.array(fc.array(anyBoxStake, { maxLength: 6 }), { minLength: 12, maxLength: 12 }),
  })
  .map(({ deck, boxes, sets, bets }) => {
    const dealt = deal(deck, boxes, standard);
    return {
      dealer: dealt.dealer,
      boxes: dealt.boxes.map(({ box, hand }, index) => {
        const set = sets[index] ?? 'house-way';
        return {
          box,
          hand,
          set: set === 'house-way' ? set : splitHand(hand, set),
          bets: bets[index] ?? [],
        };
      }),
    };
  });

test('every stake is lost, returned or paid with exact commission, and every line says why', () => {
  fc.assert(
    fc.property(anyRound, anyReadings, (round, readings) => {
      const game = siKiPiGame(rwsSiKiPiV2, { readings });
      const settlement = settleSiKiPi(game, round);
      let houseWin = money(0);
      for (const box of settlement.boxes) {
        for (const line of box.lines) {
          const { result, stake, pays, returns, commission, odds } = line;
          expect(result === 'win').toBe(odds !== null);
          if (result === 'lose') expect([pays, returns, commission]).toEqual([0, 0, 0]);
          if (result === 'stand-off') expect([pays, returns, commission]).toEqual([0, stake, 0]);
          if (result === 'win') expect(returns).toBe(plus(stake, pays));
          if (result === 'win' && line.bet === 'initial') {
            expect(plus(pays, commission)).toBe(stake);
            expect(commission * 20).toBe(stake);
          }
          if (line.bet !== 'initial')
            expect([result === 'stand-off', commission]).toEqual([false, 0]);
          houseWin = plus(houseWin, minus(stake, returns));
          expect(siKiPiSentence(game, line, box, settlement.dealer).en).toContain(': ');
        }
        for (const line of box.lines.filter(({ bet }) => bet === 'initial')) {
          expect(line.result).toBe(box.result);
        }
      }
      expect(minus(settlement.staked, settlement.returned)).toBe(houseWin);
      const citations = citationsWithin(settlement);
      expect(citations.filter((citation) => !resolvesIn(rwsSiKiPiV2, citation))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('exchanging suits throughout changes no result and no payment', () => {
  fc.assert(
    fc.property(
      anyRound,
      fc.shuffledSubarray(['s', 'h', 'd', 'c'], { minLength: 4 }),
      (round, suits) => {
        const other = <T extends readonly Card[]>(cards: T): Card[] =>
          cards.map(
            (card) =>
              parseCard(`${card.charAt(0)}${suits['shdc'.indexOf(card.charAt(1))]}`) ?? card,
          );
        const exchanged = {
          dealer: handOf(other(round.dealer)),
          boxes: round.boxes.map((box) => ({
            ...box,
            hand: handOf(other(box.hand)),
            set: 'house-way' as const,
          })),
        };
        const original = {
          ...round,
          boxes: round.boxes.map((box) => ({ ...box, set: 'house-way' as const })),
        };
        const one = settleSiKiPi(standard, original);
        const two = settleSiKiPi(standard, exchanged);
        expect(two.boxes.map((box) => box.lines)).toEqual(one.boxes.map((box) => box.lines));
        expect(two.returned).toBe(one.returned);
      },
    ),
  );
});
