import { type Because, type Citation, citationsIn, ruleOf } from '@baize/game';
import type { TableBook } from '../contributions.ts';
import { citationsUnder } from './citations-under.ts';

/** Why bets may change, by what is true of them; empty where a book knows no such thing. */
export interface BetReasons {
  readonly open: Because;
  readonly boxShared: readonly Citation[];
  /** What is taken back had balanced bets on the other side. */
  readonly lighterSide: readonly Citation[];
  readonly onBehalf: readonly Citation[];
  readonly playerAnswers: readonly Citation[];
}

export function betReasonsOf(book: TableBook): BetReasons {
  return {
    open: ruleOf(book, 'bets-open'),
    boxShared: citationsUnder(book, 'box-shared'),
    lighterSide: citationsUnder(book, 'lighter-side-leaves'),
    onBehalf: citationsIn(book.rules['bets-on-behalf']),
    playerAnswers: citationsIn(book.rules['player-answers-for-placement']),
  };
}
