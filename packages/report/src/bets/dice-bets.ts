import { analyzeBet, type Distribution } from '@baize/math';
import {
  betName,
  type DiceGame,
  groupOrder,
  type Price,
  printedName,
  type Wager,
  winCondition,
} from '@baize/three-dice';
import { type Figures, figuresOf, returnsKey } from '../sheet/figures.ts';
import type { ParBet, ParPrice } from './par-bet.ts';

/** Every betting area of a layout, in its order, with the verdicts that settle it. */
export function diceBets(game: DiceGame): readonly ParBet[] {
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
export function inOrderOfKind(bets: readonly ParBet[]): readonly ParBet[] {
  return bets.toSorted(
    (a, b) => groupOrder(a.kind) - groupOrder(b.kind) || numbersIn(a) - numbersIn(b),
  );
}

/** The digits of a notation as one number: 17 for `total:17`, 1234 for `four:1234`. */
function numbersIn({ bet }: ParBet): number {
  return Number(bet.replace(/\D/g, ''));
}
