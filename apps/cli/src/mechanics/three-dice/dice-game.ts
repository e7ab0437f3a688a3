import { assert, ok } from '@baize/exact';
import { ruleOf } from '@baize/game';
import { type DiceGame, diceGame } from '@baize/three-dice';
import type { EntryOpener } from '../../settle-request/open-game.ts';
import { oddsOf, parseDiceBet, parseDiceRequest } from './dice-request.ts';
import { sitAtDice } from './dice-table.ts';
import { whyNoWager } from './wager-field.ts';

/** A layout of a dice book, at the prices of its document or of a house table. */
export const openDiceGame: EntryOpener = (entry, { readings, tables }) => {
  assert(entry.layout !== null, `${entry.id} is a game of dice and has a layout.`);
  const { id, book, layout } = entry;
  const table = tables.get(id);
  const priced = table ? { prices: table.prices, unit: table.unit } : {};
  const game: DiceGame = diceGame(book, layout, { readings, ...priced });
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
