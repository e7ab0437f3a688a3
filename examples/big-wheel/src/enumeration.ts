import { ONE } from '@baize/exact';
import type { EnumeratedBet, Enumeration, PriceRow } from '@baize/game';
import type { Wager, WheelGame } from './game.ts';
import { STOPS, SYMBOLS, symbolAt } from './wheel.ts';

/** The wheel: seven symbols on 54 stops, each as likely as any other. */
export function wheelEnumeration(game: WheelGame): Enumeration {
  return {
    game: game.id,
    outcome: { one: 'stop', many: 'stops' },
    total: BigInt(STOPS.length),
    columns: [{ title: 'symbol' }],
    results: SYMBOLS.map((symbol) => ({
      weight: BigInt(STOPS.filter((stop) => symbolAt(stop) === symbol).length),
      cells: [symbol],
      facts: { symbol },
    })),
    bets: game.wagers.map(enumeratedBet),
  };
}

function enumeratedBet({ symbol, odds }: Wager): EnumeratedBet {
  const row: PriceRow = { odds, kept: ONE, minimum: null, on: null, facts: {} };
  const paid = SYMBOLS.map((shown) => (shown === symbol ? row : 'lose'));
  return { bet: symbol, needs: null, rows: [row], paid };
}
