import { type CountedBet, countGame } from './count.ts';
import { writeFraction } from './fraction.ts';
import { COUNTED_GAMES } from './games.ts';
import { licenseeMinimum, licenseeStandard } from './licensee-sic-bo.ts';
import { siKiPiFiles } from './si-ki-pi/golden-rows.ts';

const COLUMNS = 'bet,prices,wins,outcomes,hit,edge,variance';

/**
 * Every golden file by its name: one a game, one more where a reading moves the numbers of a dice game, and
 * one for the strategy of the card game.
 */
export function goldenFiles(): ReadonlyMap<string, string> {
  const files = new Map(
    COUNTED_GAMES.map((list) => [`${fileStem(list.game)}.csv`, csv(countGame(list))]),
  );
  for (const list of [licenseeMinimum, licenseeStandard]) {
    files.set(`${fileStem(list.game)}.D1=exactly-two.csv`, csv(countGame(list, 'exactly-two')));
  }
  for (const [name, text] of siKiPiFiles()) files.set(name, text);
  return files;
}

function fileStem(game: string): string {
  return game.replace('/', '.');
}

function csv(bets: readonly CountedBet[]): string {
  return [COLUMNS, ...bets.map(row)].map((line) => `${line}\n`).join('');
}

function row({ bet, prices, wins, hit, edge, variance }: CountedBet): string {
  const price = prices.map(writeFraction).join('|');
  return [
    bet,
    price,
    wins,
    216,
    writeFraction(hit),
    writeFraction(edge),
    writeFraction(variance),
  ].join(',');
}
