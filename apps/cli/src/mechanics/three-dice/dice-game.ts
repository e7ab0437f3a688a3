import { assert, ok } from '@baize/exact';
import { type PriceStyle, printPrice, ruleOf } from '@baize/game';
import {
  betName,
  type DiceGameOptions,
  diceGame,
  type Price,
  priceStyleOf,
  printedName,
} from '@baize/three-dice';
import type { EntryOpener } from '../../settle-request/open-game.ts';
import { BET_COLUMNS, type BetTable } from '../bet-table.ts';
import { oddsOf, parseDiceBet, parseDiceRequest } from './dice-request.ts';
import { sitAtDice } from './dice-table.ts';
import { whyNoWager } from './wager-field.ts';

/** A layout of a dice book, at the prices of its document. */
export const openDiceGame: EntryOpener = openDiceGameAt({});

/** The same at the prices of a house. */
export function openDiceGameAt(priced: Pick<DiceGameOptions, 'prices' | 'unit'>): EntryOpener {
  return (entry, { readings }) => {
    assert(entry.layout !== null, `${entry.id} is a game of dice and has a layout.`);
    const { id, book, layout } = entry;
    const game = diceGame(book, layout, { readings, ...priced });
    const unit = { unit: game.unit, because: () => ruleOf(book, 'stake-unit') };
    return {
      id,
      book,
      readings,
      unit: game.unit,
      layout,
      played: game,
      odds: oddsOf(game),
      mayPayMore: book.prices !== 'fixed',
      parseRound: (object) => parseDiceRequest(object, game),
      parseBet: (value) => {
        const stake = parseDiceBet(value, game, unit);
        return stake.ok ? ok({ bet: stake.value.wager.text, stake: stake.value.stake }) : stake;
      },
      whyNoBet: (text) => whyNoWager(text, game),
      sit: (credit) => sitAtDice(game, credit),
    };
  };
}

const [BET, NAME, CHINESE, PRICE] = BET_COLUMNS;
const AREA_COLUMNS = [BET, NAME, CHINESE, { title: 'in the document' }, PRICE].flatMap(
  (column) => column ?? [],
);

/** The areas of a layout, with what its document calls them. */
export const areaTable: BetTable = (entry) => {
  assert(entry.layout !== null, `${entry.id} is a game of dice and has a layout.`);
  const { book, layout } = entry;
  const rows = diceGame(book, layout).wagers.map(({ text, bet, prices }) => {
    const { en, 'zh-Hans': chinese } = betName(bet);
    const printed = prices.map((price) => priceText(price, priceStyleOf(layout, bet.group)));
    return [text, en, chinese, printedName(bet, book) ?? '', printed.join(', ')];
  });
  return [AREA_COLUMNS, rows];
};

/** A single bet has a price for one, two and three dice; the others have one price. */
function priceText({ odds, dice }: Price, style: PriceStyle): string {
  const price = printPrice(odds, style);
  if (dice === null) return price;
  return dice === 1 ? `one die ${price}` : `${dice === 2 ? 'two' : 'three'} dice ${price}`;
}
