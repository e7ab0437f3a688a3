import { fractionText } from '@baize/exact';
import { type Citation, oddsOf, toBilingual } from '@baize/game';
import type { BoxSheet, SheetBet } from '@baize/table/kit';
import { SI_KI_PI_BETS, type SiKiPiBet, siKiPiBetName } from '../bet.ts';
import type { SiKiPiGame } from '../game.ts';

/** What is printed of the card game: its boxes, and three bets. */
export function cardSheet({ book }: SiKiPiGame): BoxSheet {
  const { boxes } = book.table;
  return {
    title: book.title,
    boxes: { default: boxes.default, most: boxes.maximum },
    bets: SI_KI_PI_BETS.map((bet) => betOf(bet, book.table)),
  };
}

function betOf(bet: SiKiPiBet, { initial, bonus }: SiKiPiGame['book']['table']): SheetBet {
  const name = toBilingual(siKiPiBetName(bet));
  if (bet === 'initial') {
    const prices = [priceOf(initial.pays, initial.cite)];
    return { bet, kind: 'initial', name, wins: INITIAL_WINS, prices };
  }
  const prices = bonus.rows.map(({ pays }) => priceOf(pays, bonus.cite));
  return { bet, kind: 'bonus', name, wins: BONUS_WINS[bet], prices };
}

function priceOf(pays: string, cite: Citation): SheetBet['prices'][number] {
  const odds = oddsOf(pays);
  const printed = `${odds.numerator} to ${odds.denominator}`;
  return { printed, odds: fractionText(odds), because: [cite] };
}

const INITIAL_WINS = {
  en: 'both your hands beat the two of the dealer',
  zh: '两手牌均胜过庄家',
};

const BONUS_WINS: Readonly<Record<Exclude<SiKiPiBet, 'initial'>, SheetBet['wins']>> = {
  'bonus:player': {
    en: 'your four cards hold a pair or better',
    zh: '闲家四张牌为一对或更好',
  },
  'bonus:dealer': {
    en: 'the four cards of the dealer hold a pair or better',
    zh: '庄家四张牌为一对或更好',
  },
};
