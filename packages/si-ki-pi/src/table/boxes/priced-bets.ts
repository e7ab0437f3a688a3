import { fractionText } from '@baize/exact';
import { oddsOf, ruleOf } from '@baize/game';
import type { PricedBet } from '@baize/table/kit';
import type { SiKiPiGame } from '../../game.ts';
import { BOX_BETS, type BoxBet, parseArea } from './box-bet.ts';

/** The bets of a box have the same prices at every box. */
export function boxPrices(bets: readonly string[], game: SiKiPiGame): readonly PricedBet[] {
  return BOX_BETS.filter((bet) => bets.some((area) => parseArea(area)?.bet === bet)).map((bet) =>
    cardPrices(bet, game),
  );
}

function cardPrices(bet: BoxBet, { book, commission }: SiKiPiGame): PricedBet {
  if (bet === 'initial') {
    const { pays, cite } = book.table.initial;
    const when = 'Low Hand and High Hand both rank above those of the dealer';
    const because = [cite, ...ruleOf(book, 'commission')] as const;
    const prices = [{ when, odds: fractionText(oddsOf(pays)), printed: pays, because }];
    return { bet, name: 'Initial bet', prices, commission: fractionText(commission) };
  }
  const whose = bet === 'bonus:player' ? 'the box' : 'the dealer';
  const prices = book.table.bonus.rows.map(({ label, pays }) => ({
    when: `the best the four cards of ${whose} make is ${label}`,
    odds: fractionText(oddsOf(pays)),
    printed: pays,
    because: [book.table.bonus.cite] as const,
  }));
  const name = bet === 'bonus:player' ? 'Bonus on the box' : 'Bonus on the dealer';
  return { bet, name, prices, commission: null };
}
