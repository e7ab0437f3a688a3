import { fractionText } from '@baize/exact';
import { oddsOf } from '@baize/game';
import type { BoxGameBody } from '@baize/protocol/http';
import { SI_KI_PI_BETS, type SiKiPiBet, type SiKiPiGame, siKiPiBetName } from '@baize/si-ki-pi';
import { analyzeBonus, type Outcomes, solveGame } from '@baize/si-ki-pi/mathematics';
import { printPrice } from '@baize/three-dice';
import { rulebookBody } from './rulebook-body.ts';

export function cardGameBody(game: SiKiPiGame): BoxGameBody {
  const { id, book, unit } = game;
  const { boxes } = book.table;
  return {
    game: id,
    title: book.title,
    rulebook: rulebookBody(book),
    unit,
    mechanic: 'si-ki-pi',
    layout: null,
    boxes: { default: boxes.default, most: boxes.maximum },
    bets: SI_KI_PI_BETS.map((bet) => betBody(bet, game)),
  };
}

type BetBody = BoxGameBody['bets'][number];

function betBody(bet: SiKiPiBet, game: SiKiPiGame): BetBody {
  const name = siKiPiBetName(bet);
  if (bet === 'initial') return { bet, kind: 'initial', name, ...initialBody(game) };
  const { hit, edge } = analyzeBonus(game);
  const { cite, rows } = game.book.table.bonus;
  const prices = rows.map(({ pays }) => priceBody(pays, cite));
  const figures = { chance: fractionText(hit), edge: fractionText(edge) };
  return { bet, kind: 'bonus', name, wins: BONUS_WINS[bet], prices, ...figures, arranged: null };
}

/** What it costs depends on how the player sets the cards: by the House Way, or as well as can be. */
function initialBody(game: SiKiPiGame): Omit<BetBody, 'bet' | 'kind' | 'name'> {
  const { pays, cite } = game.book.table.initial;
  const { houseWay, optimal } = solveGame(game);
  const arranged = { houseWay: outcomesBody(houseWay), best: outcomesBody(optimal) };
  const prices = [priceBody(pays, cite)];
  return { wins: INITIAL_WINS, prices, chance: null, edge: null, arranged };
}

function outcomesBody({ win, standOff, lose, edge }: Outcomes) {
  return {
    win: fractionText(win),
    standOff: fractionText(standOff),
    lose: fractionText(lose),
    edge: fractionText(edge),
  };
}

function priceBody(pays: string, cite: BetBody['prices'][number]['because'][0]) {
  const odds = oddsOf(pays);
  return { printed: printPrice(odds, 'to'), odds: fractionText(odds), because: [cite] } as const;
}

const INITIAL_WINS = {
  en: 'both your hands beat the two of the dealer',
  zh: '两手牌均胜过庄家',
};

const BONUS_WINS: Readonly<Record<Exclude<SiKiPiBet, 'initial'>, BetBody['wins']>> = {
  'bonus:player': {
    en: 'your four cards hold a pair or better',
    zh: '闲家四张牌为一对或更好',
  },
  'bonus:dealer': {
    en: 'the four cards of the dealer hold a pair or better',
    zh: '庄家四张牌为一对或更好',
  },
};
