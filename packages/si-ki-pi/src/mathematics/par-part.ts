import { fractionText, multiply, ONE, subtract } from '@baize/exact';
import { type Citation, citationsIn, oddsOf, ruleOf } from '@baize/game';
import type { Distribution, Mathematics, ParPart, ParPartBet, PlainData } from '@baize/math';
import { type SiKiPiBet, type SiKiPiGame, siKiPi, siKiPiBetName, siKiPiGame } from '../index.ts';
import { bestPlayAnnex } from './best-play-annex.ts';
import { analyzeBonus } from './bonus-analysis.ts';
import { siKiPiEnumeration } from './enumeration.ts';
import { cardsTogether } from './expectation.ts';
import { siKiPiSimulator } from './simulator.ts';
import { type Solution, solveGame } from './solution.ts';

/** Everything that is counted of Si Ki Pi. */
export const siKiPiMathematics: Mathematics<SiKiPiGame> = {
  id: siKiPi.id,
  enumeration: siKiPiEnumeration,
  assumes:
    'one box, set by the House Way as the dealer’s hand is; see `baize solve` for better play',
  simulator: siKiPiSimulator,
  chances: (game) => {
    const bonus = analyzeBonus(game);
    return new Map([
      // What an initial bet costs depends on how cards are set; the solver knows it.
      ['initial', null],
      ['bonus:player', bonus],
      ['bonus:dealer', bonus],
    ]);
  },
  arranged: (game) => {
    const { houseWay, optimal } = solveGame(game);
    return new Map([['initial', { houseWay, best: optimal }]]);
  },
  together: cardsTogether,
  par: siKiPiParPart,
};

/** What a PAR sheet says of a game of Si Ki Pi. */
function siKiPiParPart(game: SiKiPiGame): ParPart {
  const { book, unit } = game;
  const solution = solveGame(game);
  const bets = betsOf(game, solution);
  return {
    title: book.title,
    layout: null,
    payTable: `${book.title} prices`,
    arePricesFixed: true,
    bets,
    told: bets,
    toldUnder: (readings) => {
      const other = siKiPiGame(book, { readings, unit });
      return betsOf(other, solveGame(other));
    },
    because: ruleOf(book, 'layout-governs', 'odds-wording', 'stake-unit'),
    data: { cards: 52, prices: pricesOf(game) },
    method:
      'The initial bet is counted over all 52,677,670,500 ways to deal four cards to a box and four to the dealer from one deck of 52; a bonus bet over all 270,725 hands of four cards. The dealer plays the House Way. The other boxes show nothing before a hand is set, so the number of boxes does not matter.',
    byItself: { does: 'The solution by itself', command: 'solve' },
    steps: {
      deal: 'The cards are dealt and arranged',
      'set-dealer-hand': 'The dealer sets the hand',
      'settle-initial': 'Initial bets are settled',
      'settle-bonus': 'Bonus bets are settled',
    },
    annexes: [bestPlayAnnex(game, solution)],
  };
}

/** The initial bet of a player who plays the House Way, of one who plays best, and the bonus bets. */
function betsOf(game: SiKiPiGame, { houseWay, optimal, bonus }: Solution): readonly ParPartBet[] {
  const inHand = (whose: string): string => `the four cards of ${whose} make one of the hands`;
  return [
    initialBet(game, 'House Way', houseWay.returns),
    initialBet(game, 'best play', optimal.returns),
    bonusBet(game, 'bonus:player', inHand('the box'), bonus.returns),
    bonusBet(game, 'bonus:dealer', inHand('the dealer'), bonus.returns),
  ];
}

function initialBet(game: SiKiPiGame, play: string, returns: Distribution): ParPartBet {
  const { initialOdds, commission, book } = game;
  const { pays, commission: share } = book.table.initial;
  return {
    ...nameBet('initial'),
    play,
    kind: 'initial',
    winsWhen:
      'both hands rank above those of the dealer; with one of the two the stake is returned',
    prices: [
      {
        printed: `${pays} less ${share}`,
        odds: multiply(initialOdds, subtract(ONE, commission)),
        when: null,
      },
    ],
    returns,
    because: initialReasons(game),
  };
}

function bonusBet(
  { book }: SiKiPiGame,
  bet: SiKiPiBet,
  winsWhen: string,
  returns: Distribution,
): ParPartBet {
  return {
    ...nameBet(bet),
    play: null,
    kind: bet,
    winsWhen,
    prices: book.table.bonus.rows.map(({ label, pays }) => ({
      printed: pays,
      odds: oddsOf(pays),
      when: label,
    })),
    returns,
    because: [
      book.table.bonus.cite,
      ...ruleOf(book, 'bonus-by-four-cards', 'bonus-best-only', 'bonus-needs-initial', 'deck'),
    ],
  };
}

/** These bets are called in the document as they are here. */
function nameBet(bet: SiKiPiBet): Pick<ParPartBet, 'bet' | 'name' | 'ownName'> {
  const name = siKiPiBetName(bet);
  return { bet, name, ownName: name.en };
}

/** Everything that makes one deal win and another lose: ranking, comparison, and the House Way. */
function initialReasons({ book }: SiKiPiGame): readonly Citation[] {
  const houseWay = Object.entries(book.rules)
    .filter(([key]) => key.startsWith('house-way:'))
    .flatMap(([, answer]) => citationsIn(answer));
  const reasons = [
    ...ruleOf(book, 'player-wins', 'player-loses', 'stand-off', 'like-against-like'),
    ...ruleOf(book, 'pair-ranks', 'gong-ranks', 'points-rank', 'card-order', 'second-card-ranks'),
    ...ruleOf(book, 'low-by-rank', 'low-equal', 'low-both-zero'),
    ...ruleOf(book, 'high-by-rank', 'high-equal', 'high-both-zero', 'labels-follow-rank'),
    ...ruleOf(book, 'dealer-sets-house-way', 'deck', 'commission'),
    ...houseWay,
  ];
  return [...new Set(reasons)];
}

function pricesOf({ book, initialOdds, commission }: SiKiPiGame): readonly PlainData[] {
  const { initial, bonus } = book.table;
  return [
    {
      bet: 'initial',
      odds: fractionText(initialOdds),
      printed: initial.pays,
      commission: fractionText(commission),
    },
    ...bonus.rows.map(({ hand, pays }) => ({
      bet: 'bonus',
      hand,
      odds: fractionText(oddsOf(pays)),
      printed: pays,
    })),
  ];
}
