import { assertNever, multiply, ONE, subtract } from '@baize/exact';
import { type Citation, citationsIn, oddsOf, ruleOf } from '@baize/game';
import type { Distribution } from '@baize/math';
import { type SiKiPiBet, type SiKiPiGame, siKiPiBetName } from '@baize/si-ki-pi';
import {
  betName,
  type DiceGame,
  groupOrder,
  type Price,
  printedName,
  type Wager,
  winCondition,
} from '@baize/three-dice';
import { analyzeBet } from '@baize/three-dice/mathematics';
import type { ParGame } from '../sheet/canonical-data.ts';
import { type Figures, figuresOf, returnsKey } from '../sheet/figures.ts';
import type { ParBet, ParPrice } from './par-bet.ts';
import { solveOnce } from './solve-once.ts';

/** In the order of the layout. */
export function betsOf(game: ParGame): readonly ParBet[] {
  switch (game.mechanic) {
    case 'three-dice':
      return diceBets(game);
    case 'si-ki-pi':
      return cardBets(game);
    default:
      return assertNever(game);
  }
}

/** In the order in which they are told; a layout is arranged for hands, not for reading. */
export function inTellingOrder(game: ParGame, bets: readonly ParBet[]): readonly ParBet[] {
  return game.mechanic === 'three-dice' ? inOrderOfKind(bets) : bets;
}

/** Every betting area of a layout, in its order, with the verdicts that settle it. */
function diceBets(game: DiceGame): readonly ParBet[] {
  const figures = figuresOnce();
  return game.wagers.map((wager) => ({
    bet: wager.text,
    play: null,
    kind: wager.bet.group,
    name: betName(wager.bet),
    ownName: printedName(wager.bet, game.book),
    winsWhen: winCondition(wager.bet, game.readings).en,
    prices: wager.prices.map(priceOf),
    figures: figures(analyzeBet(wager).returns),
    because: citationsOf(wager),
  }));
}

function priceOf({ printed, odds, dice }: Price): ParPrice {
  return { printed, odds, when: dice === null ? null : whenOn(dice) };
}

function whenOn(dice: 1 | 2 | 3): string {
  return dice === 1 ? 'on one die' : dice === 2 ? 'on two dice' : 'on three dice';
}

function citationsOf({ verdicts }: Wager): ParBet['because'] {
  // The 216 verdicts are a handful of objects, each shared by many rolls.
  const different = [...new Set(verdicts)];
  return [...new Set(different.flatMap(({ because }) => because))];
}

/** A hundred areas have twenty different figures; each is computed once. */
function figuresOnce(): (returns: Distribution) => Figures {
  const known = new Map<string, Figures>();
  return (returns) => {
    const key = returnsKey(returns);
    const figures = known.get(key) ?? figuresOf(returns);
    known.set(key, figures);
    return figures;
  };
}

/** As people look for bets: kind by kind, and by their numbers within a kind. */
function inOrderOfKind(bets: readonly ParBet[]): readonly ParBet[] {
  return bets.toSorted(
    (a, b) => groupOrder(a.kind) - groupOrder(b.kind) || numbersIn(a) - numbersIn(b),
  );
}

/** The digits of a notation as one number: 17 for `total:17`, 1234 for `four:1234`. */
function numbersIn({ bet }: ParBet): number {
  return Number(bet.replace(/\D/g, ''));
}

/** The initial bet of a player who plays the House Way, of one who plays best, and the bonus bets. */
function cardBets(game: SiKiPiGame): readonly ParBet[] {
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
