import { multiply, ONE, subtract } from '@baize/exact';
import { type Citation, citationsIn, oddsOf, ruleOf } from '@baize/game';
import { type SiKiPiBet, type SiKiPiGame, siKiPiBetName } from '@baize/si-ki-pi';
import { type Figures, figuresOf } from '../sheet/figures.ts';
import type { ParBet } from './par-bet.ts';
import { solveOnce } from './solve-once.ts';

/** The initial bet of a player who plays the House Way, of one who plays best, and the bonus bets. */
export function cardBets(game: SiKiPiGame): readonly ParBet[] {
  const { houseWay, optimal, bonus } = solveOnce(game);
  const onBonus = figuresOf(bonus.returns);
  return [
    initialBet(game, 'House Way', figuresOf(houseWay.returns)),
    initialBet(game, 'best play', figuresOf(optimal.returns)),
    bonusBet(game, 'bonus:player', 'the four cards of the box make one of the hands', onBonus),
    bonusBet(game, 'bonus:dealer', 'the four cards of the dealer make one of the hands', onBonus),
  ];
}

function initialBet(game: SiKiPiGame, play: string, figures: Figures): ParBet {
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
    figures,
    because: initialReasons(game),
  };
}

function bonusBet(
  { book }: SiKiPiGame,
  bet: SiKiPiBet,
  winsWhen: string,
  figures: Figures,
): ParBet {
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
    figures,
    because: [
      book.table.bonus.cite,
      ...ruleOf(book, 'bonus-by-four-cards', 'bonus-best-only', 'bonus-needs-initial', 'deck'),
    ],
  };
}

/** These bets are called in the document as they are here. */
function nameBet(bet: SiKiPiBet): Pick<ParBet, 'bet' | 'name' | 'ownName'> {
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
