import { fractionText } from '@baize/exact';
import { type Readings, ruleOf } from '@baize/game';
import type { Mathematics, ParAnnex, ParPart, ParPartBet, ParPrice, PlainData } from '@baize/math';
import {
  ALL_ROLLS,
  betName,
  type DiceGame,
  diceGame,
  groupOrder,
  isTriple,
  type Price,
  printedName,
  sumOf,
  threeDice,
  type Wager,
  winCondition,
} from '../index.ts';
import { analyzeBet } from './bet-analysis.ts';
import { diceEnumeration } from './enumeration.ts';
import { diceSimulator } from './simulator.ts';

/** What a PAR sheet says of a game of three dice. */
function diceParPart(game: DiceGame): ParPart {
  const { book, layout } = game;
  const bets = betsOf(game);
  return {
    title: `${book.title}, ${layout.title}`,
    layout: layout.title,
    payTable: layout.payTable.title,
    arePricesFixed: book.prices === 'fixed',
    bets,
    told: inOrderOfKind(bets),
    toldUnder: (readings) => inOrderOfKind(betsOf(underReadings(game, readings))),
    because: [
      layout.cite,
      layout.payTable.cite,
      ...ruleOf(book, 'layout-governs', 'odds-wording', 'stake-unit'),
    ],
    data: { layout: layout.id, prices: game.wagers.flatMap(pricesOfArea) },
    method:
      'Three fair dice have 216 equally likely rolls. For each bet and each roll the verdict is the one that settles the bet on a table; the figures are counts of these verdicts.',
    byItself: { does: 'Every bet by itself', command: 'analyze' },
    steps: {
      tumble: 'The dice are tumbled',
      uncover: 'The dice are uncovered',
      'clear-lights': 'The lights are cleared',
    },
    annexes: [ROLLS_BY_TOTAL],
  };
}

/** Every betting area of a layout, in its order, with the verdicts that settle it. */
function betsOf(game: DiceGame): readonly ParPartBet[] {
  return game.wagers.map((wager) => ({
    bet: wager.text,
    play: null,
    kind: wager.bet.group,
    name: betName(wager.bet),
    ownName: printedName(wager.bet, game.book),
    winsWhen: winCondition(wager.bet, game.readings).en,
    prices: wager.prices.map(priceOf),
    returns: analyzeBet(wager).returns,
    because: citationsOf(wager),
  }));
}

function priceOf({ printed, odds, dice }: Price): ParPrice {
  return { printed, odds, when: dice === null ? null : whenOn(dice) };
}

function whenOn(dice: 1 | 2 | 3): string {
  return dice === 1 ? 'on one die' : dice === 2 ? 'on two dice' : 'on three dice';
}

function citationsOf({ verdicts }: Wager): ParPartBet['because'] {
  // The 216 verdicts are a handful of objects, each shared by many rolls.
  const different = [...new Set(verdicts)];
  return [...new Set(different.flatMap(({ because }) => because))];
}

/** As people look for bets: kind by kind, and by their numbers within a kind. */
function inOrderOfKind(bets: readonly ParPartBet[]): readonly ParPartBet[] {
  return bets.toSorted(
    (a, b) => groupOrder(a.kind) - groupOrder(b.kind) || numbersIn(a) - numbersIn(b),
  );
}

/** The digits of a notation as one number: 17 for `total:17`, 1234 for `four:1234`. */
function numbersIn({ bet }: ParPartBet): number {
  return Number(bet.replace(/\D/g, ''));
}

/** The same game at the same prices, with other answers to the questions its document leaves open. */
function underReadings({ book, layout, wagers, unit }: DiceGame, readings: Readings): DiceGame {
  const prices = new Map(wagers.map((wager) => [wager.text, wager.prices]));
  return diceGame(book, layout, { readings, prices, unit });
}

function pricesOfArea({ text, prices }: Wager): readonly PlainData[] {
  return prices.map(({ dice, odds, printed }) => ({
    bet: text,
    dice,
    odds: fractionText(odds),
    printed,
  }));
}

const TOTALS = Array.from({ length: 16 }, (_, index) => {
  const total = index + 3;
  const rolls = ALL_ROLLS.filter((roll) => sumOf(roll) === total);
  return { total, rolls: rolls.length, triples: rolls.filter(isTriple).length };
});

/**
 * How many of the 216 rolls show each total, and which of them Small and Big do not get. Totals 3 and 18 are triples
 * only and can be rolled, though nobody can bet on them.
 */
const ROLLS_BY_TOTAL: ParAnnex = {
  key: 'totals',
  data: TOTALS.map((each) => ({ ...each, of: 216 })),
  chart: {
    caption: 'The 216 rolls by total',
    description: `Rolls of 216 by total: ${TOTALS.map(({ total, rolls, triples }) =>
      triples > 0 ? `${total} ${rolls}, ${triples} of them a triple` : `${total} ${rolls}`,
    ).join('; ')}.`,
    columns: TOTALS.map(({ total, rolls, triples }) => ({
      label: `${total}`,
      parts: [
        { count: rolls - triples, ink: total <= 10 ? 'small' : 'big' },
        { count: triples, ink: 'triple' },
      ],
    })),
    legend: [
      { ink: 'small', text: '4 to 10 without triples', at: 0 },
      { ink: 'big', text: '11 to 17 without triples', at: 110 },
      { ink: 'triple', text: 'triples', at: 222 },
    ],
  },
};

/** Everything that is counted of three dice. */
export const diceMathematics: Mathematics<DiceGame> = {
  id: threeDice.id,
  enumeration: diceEnumeration,
  assumes: null,
  simulator: diceSimulator,
  par: diceParPart,
};
