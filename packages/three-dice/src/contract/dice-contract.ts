import { equals } from '@baize/exact';
import { type Promised, parseOdds, printPrice, resolvesIn } from '@baize/game';
import { BET_KINDS, type OwnBet } from '../bets/bet.ts';
import { conditionProblems } from '../bets/condition-problems.ts';
import { betIn, parseBet } from '../bets/notation.ts';
import { wins } from '../bets/wins.ts';
import { priceListOf } from '../prices/price.ts';
import { exactUnitOf } from '../prices/unit.ts';
import { ALL_ROLLS } from '../roll.ts';
import type { DiceRulebook } from '../rulebook.ts';
import { type DiceGame, diceGame, settleStake } from '../settle.ts';
import {
  areasTooSmall,
  boxesOffCanvas,
  boxesOverlapping,
  mispricedAreas,
} from './layout-problems.ts';

/** What a rulebook promises besides, when it is played with three dice. */
export const DICE_CONTRACT: readonly Promised<DiceRulebook>[] = [
  { promise: 'the areas drawn are the bets priced', problems: mispricedAreas },
  { promise: 'every area is large enough to touch', problems: areasTooSmall },
  { promise: 'everything printed lies on the canvas', problems: boxesOffCanvas },
  { promise: 'nothing printed overlaps', problems: boxesOverlapping },
  { promise: 'no odds are stated with "for"', problems: oddsSayingFor },
  { promise: 'every printed price reads back as itself', problems: pricesMisprinted },
  { promise: 'the kinds priced are the kinds named', problems: betsMisnamed },
  { promise: 'every bet of its own can be won and lost', problems: unsoundBets },
  { promise: 'every area settles on all 216 rolls and says why', problems: unsettledBets },
  { promise: 'the unit is the smallest exact one', problems: inexactUnits },
];

/** Bets of the book's own that are no bets: without a name, ambiguous, or decided before the dice are. */
function unsoundBets(book: DiceRulebook): readonly string[] {
  const bets: readonly OwnBet[] = book.bets ?? [];
  return bets.flatMap((bet, at) => {
    const isTwice = bets.findIndex(({ id }) => id === bet.id) !== at;
    const badCondition = conditionProblems(bet.wins, 'wins');
    return [
      ...(/^[a-z][a-z-]*(:[a-z0-9-]+)?$/.test(bet.id) ? [] : [`${bet.id} is no id`]),
      ...(parseBet(bet.id) ? [`${bet.id} is a bet of the shared kinds`] : []),
      ...(isTwice ? [`${bet.id} is there twice`] : []),
      ...(bet.name === '' ? [`${bet.id} has no name`] : []),
      ...(bet.group === '' ? [`${bet.id} has no group`] : []),
      ...(bet.cite.length === 0 ? [`${bet.id} cites nothing`] : []),
      ...badCondition.map((problem) => `${bet.id}: ${problem}`),
      ...(badCondition.length === 0 ? decidedBefore(bet) : []),
    ];
  });
}

function decidedBefore(bet: OwnBet): readonly string[] {
  const won = ALL_ROLLS.filter((roll) => wins(bet, roll)).length;
  if (won === 0) return [`${bet.id} never wins`];
  return won === ALL_ROLLS.length ? [`${bet.id} always wins`] : [];
}

/** Every area on every roll: settled, with reasons that lead somewhere in the book. */
function unsettledBets(book: DiceRulebook): readonly string[] {
  return gamesOf(book).flatMap((game) =>
    game.wagers.flatMap((wager) =>
      ALL_ROLLS.flatMap((roll) => {
        const line = settleStake({ wager, stake: game.unit }, roll);
        const sound =
          line.because.length > 0 &&
          line.because.every((citation) => resolvesIn(book, citation)) &&
          (line.result === 'win' ? line.returns > line.stake : line.returns === 0);
        return sound ? [] : [`${game.id}: ${wager.text} on ${roll.join('-')}`];
      }),
    ),
  );
}

/** Layouts whose smallest unit leaves a fraction, or whose unit could be smaller still. */
function inexactUnits(book: DiceRulebook): readonly string[] {
  return book.layouts.flatMap(({ id, payTable }) => {
    const list = priceListOf(payTable);
    const odds = [...list.values()].flat().map((price) => price.odds);
    const exactAt = (unit: number) =>
      odds.every(({ denominator }) => BigInt(unit) % denominator === 0n);
    const unit = exactUnitOf(list);
    const smaller = Array.from({ length: unit - 1 }, (_, index) => index + 1).find(exactAt);
    if (!exactAt(unit)) return [`${id}: ${unit} leaves a fraction`];
    return smaller === undefined ? [] : [`${id}: ${smaller} would do instead of ${unit}`];
  });
}

function gamesOf(book: DiceRulebook): readonly DiceGame[] {
  return book.layouts.map((layout) => diceGame(book, layout));
}

/** Every text of a book that could be read as odds: rows, captions and prices as printed. */
function oddsSayingFor(book: DiceRulebook): readonly string[] {
  return book.layouts
    .flatMap((layout) => [
      ...layout.payTable.rows.map(({ pays }) => pays),
      ...layout.captions.map(({ text }) => text),
      ...everyOdds(layout.payTable).map((odds) => printPrice(odds, layout.priceStyle)),
    ])
    .filter((text) => /\bfor\b/i.test(text));
}

/** Prices that change when they are printed in a layout's style and read again. */
function pricesMisprinted(book: DiceRulebook): readonly string[] {
  return book.layouts.flatMap(({ id, payTable, priceStyle }) =>
    everyOdds(payTable).flatMap((odds) => {
      const text = printPrice(odds, priceStyle);
      const read = parseOdds(text);
      return read.ok && equals(read.value, odds) ? [] : [`${id}: ${text}`];
    }),
  );
}

/** Kinds the book prices without a name of its own, and names for kinds it does not price. */
function betsMisnamed(book: DiceRulebook): readonly string[] {
  const texts = book.layouts.flatMap(({ payTable }) => [...priceListOf(payTable).keys()]);
  const priced = new Set(texts.map((text) => betIn(book, text)?.group));
  return BET_KINDS.flatMap((kind) => {
    const isNamed = book.betNames[kind] !== null;
    if (priced.has(kind) === isNamed) return [];
    return isNamed
      ? [`${kind} is named and has no price; its name is null`]
      : [`${kind} is priced, or the group of a bet of the book's own, and has no name`];
  });
}

function everyOdds(table: DiceRulebook['layouts'][number]['payTable']) {
  return [...priceListOf(table).values()].flat().map(({ odds }) => odds);
}
