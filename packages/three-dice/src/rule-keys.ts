import type { CommonRuleKey } from '@baize/game';
import type { BetKind } from './bets/bet.ts';

/** When a bet of a kind wins; and what the book adds about that kind when all three dice agree. */
export type WinRuleKey = `wins:${BetKind}` | `triple:${BetKind}`;

export type DiceRuleKey =
  | CommonRuleKey
  | WinRuleKey
  | 'valid-tumble'
  | 'dice-rest-flat'
  | 'faces-decide'
  | 'display-informs-only'
  | 'outcome-established'
  | 'outcome-not-established'
  | 'price-minimum'
  | 'differential'
  | 'box-shared'
  | 'lighter-side-leaves'
  | 'excess-rejected'
  | 'pro-rata'
  | 'pro-rata-floors-stand'
  | 'pro-rata-spares-small-stakes'
  | 'below-minimum-advised'
  | 'below-minimum-stands';
