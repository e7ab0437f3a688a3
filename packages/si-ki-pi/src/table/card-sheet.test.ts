import { rwsSiKiPiV2 } from '@baize/rulebooks';
import { expect, test } from 'vitest';
import { siKiPiTable } from './table-part.ts';

const GAME = siKiPiTable.printed({ id: 'rws-si-ki-pi-v2', book: rwsSiKiPiV2, layout: null });

/** Four of a Kind, Three of a Kind, Two Pairs, Pair. */
const BONUS = ['100', '20', '12', '1'];

test('[rws-si-ki-pi-v2#4.3] the sheet has the boxes and three bets, each with its prices and clauses', () => {
  const sheet = siKiPiTable.sheetOf(GAME);
  const price = (cite: string) => (odds: string) => ({
    printed: `${odds} to 1`,
    odds,
    because: [`rws-si-ki-pi-v2#${cite}`],
  });
  const words = { en: expect.stringMatching(/./), zh: expect.stringMatching(/./) };
  const bonus = { kind: 'bonus', name: words, wins: words, prices: BONUS.map(price('4.3')) };
  expect(sheet).toEqual({
    title: 'Si Ki Pi',
    boxes: { default: 7, most: 12 },
    bets: [
      { bet: 'initial', kind: 'initial', name: words, wins: words, prices: [price('4.1')('1')] },
      { bet: 'bonus:player', ...bonus },
      { bet: 'bonus:dealer', ...bonus },
    ],
  });
});

test('[rws-si-ki-pi-v2#4.1] a record has the price of every kind of bet that was made, once for all boxes', () => {
  const prices = (...bets: readonly string[]) => siKiPiTable.pricedBets(bets, GAME);
  expect(prices('3/bonus:dealer', '1/initial', '3/initial', '3/bonus:dealer')).toMatchObject([
    {
      bet: 'initial',
      commission: '1/20',
      prices: [
        {
          odds: '1',
          printed: '1 to 1',
          because: expect.arrayContaining(['rws-si-ki-pi-v2#4.1', 'rws-si-ki-pi-v2#I-H8']),
        },
      ],
    },
    { bet: 'bonus:dealer', commission: null },
  ]);
  const [player] = prices('2/bonus:player');
  expect(player).toEqual({
    bet: 'bonus:player',
    name: 'Bonus on the box',
    commission: null,
    prices: ['Four of a Kind', 'Three of a Kind', 'Two Pairs', 'Pair'].map((hand, index) => ({
      when: `the best the four cards of the box make is ${hand}`,
      odds: BONUS[index],
      printed: `${BONUS[index]} to 1`,
      because: ['rws-si-ki-pi-v2#4.3'],
    })),
  });
  const [dealers] = prices('2/bonus:dealer');
  expect(dealers?.name).toBe('Bonus on the dealer');
  expect(dealers?.prices[0]?.when).toContain('four cards of the dealer');
  expect(prices()).toEqual([]);
});
