import { assert, err, ok, type Result } from '@baize/exact';
import { type Readings, ruleOf } from '@baize/game';
import type { HouseLibrary } from '@baize/house/library';
import { GAMES } from '@baize/rulebooks';
import { SI_KI_PI_BETS, type SiKiPiGame, siKiPiBetName, siKiPiGame } from '@baize/si-ki-pi';
import { gameIdOf } from '../../games/short-names.ts';
import type { EntryOpener } from '../../settle-request/open-game.ts';
import { unknownGame } from '../../settle-request/settle-request.ts';
import type { TypedRefusal } from '../../typed-refusal.ts';
import { BET_COLUMNS, type BetTable } from '../bet-table.ts';
import { parseBoxBet, unknownBoxBet } from './box-bets.ts';
import { oddsIn, parseCardRequest } from './card-request.ts';
import { sitAtCards } from './card-table.ts';

export const openCardGame: EntryOpener = (entry, { readings }) => {
  assert(entry.layout === null, `${entry.id} is a game of cards and has no layout.`);
  const { id, book } = entry;
  const game = siKiPiGame(book, { readings });
  const unit = { unit: game.unit, because: () => ruleOf(book, 'stake-unit') };
  return {
    id,
    book,
    readings,
    unit: game.unit,
    layout: null,
    played: game,
    odds: oddsIn(game),
    mayPayMore: false,
    parseRound: (object) => parseCardRequest(object, game),
    parseBet: (value) => parseBoxBet(value, 0, unit),
    whyNoBet: unknownBoxBet,
    sit: (credit) => sitAtCards(game, credit),
  };
};

/** The bets of a box. */
export const boxTable: BetTable = (entry) => {
  assert(entry.layout === null, `${entry.id} is a game of cards and has no layout.`);
  const { initial, bonus } = entry.book.table;
  const bonuses = bonus.rows.map((row) => `${row.label} ${row.pays}`).join(', ');
  const rows = SI_KI_PI_BETS.map((bet) => {
    const { en, 'zh-Hans': chinese } = siKiPiBetName(bet);
    const price = bet === 'initial' ? `${initial.pays} less ${initial.commission}` : bonuses;
    return [bet, en, chinese, price];
  });
  return [BET_COLUMNS, rows];
};

/** The games that leave a player a choice, so that there is something to solve. */
export const CARD_GAME_IDS: readonly string[] = GAMES.filter(({ layout }) => layout === null).map(
  ({ id }) => id,
);

export function cardGameFrom(
  id: string,
  readings: Readings,
  library: HouseLibrary,
): Result<SiKiPiGame, TypedRefusal> {
  const entry = library.findGame(gameIdOf(id));
  if (!entry.ok) {
    const { code, message, details } = unknownGame(id, entry.error.known);
    return err({ code, message, details });
  }
  if (entry.value.layout === null) return ok(siKiPiGame(entry.value.book, { readings }));
  const message = `${id} leaves a player nothing to decide, so there is nothing to solve.`;
  return err({ code: 'not-solvable', message, details: { solvable: CARD_GAME_IDS } });
}

/** The only card game there is so far, for commands that do not ask which. */
export function onlyCardGame(readings: Readings): SiKiPiGame {
  const entry = GAMES.find((game) => game.layout === null);
  if (entry?.layout !== null) throw new Error('No rulebook is played with cards.');
  return siKiPiGame(entry.book, { readings });
}
