import type { CitationTo, Clauses } from '@baize/game';
import type { interpretations } from './interpretations.ts';

/** House rules written for this example; no document of any casino is behind them. */
export const clauses = {
  '1': { kind: 'definition', says: 'Heading: equipment.' },
  '1.1': { kind: 'definition', says: 'Three six-sided dice lie in a cage that the dealer turns.' },
  '1.2': { kind: 'rule', says: 'Bets are placed on the areas of the one layout there is.' },
  '2': { kind: 'definition', says: 'Heading: how a round is played.' },
  '2.1': { kind: 'rule', says: 'Bets may be placed once the dealer has called for them.' },
  '2.2': { kind: 'rule', says: 'After the close nothing is placed, changed or taken back.' },
  '2.3': { kind: 'rule', says: 'The cage is turned after the close, three times or more.' },
  '2.4': { kind: 'rule', says: 'The top faces decide, provided every die lies flat.' },
  '2.5': { kind: 'rule', says: 'Losers are collected, then winners are paid by the price list.' },
  '2.6': { kind: 'rule', says: 'Each bet keeps to the minimum and the maximum of the table.' },
  '3': { kind: 'definition', says: 'Heading: bets and prices.' },
  '3.1': { kind: 'rule', says: 'The price list: eleven areas.' },
  '3.2': { kind: 'rule', says: 'The Run wins on three consecutive numbers, in whatever order.' },
  '3.3': { kind: 'rule', says: 'The Middle wins on a total of 5 to 8 or of 13 to 16.' },
  '3.4': { kind: 'rule', says: 'When all three dice agree, Small and Big lose.' },
  '4': { kind: 'definition', says: 'Heading: irregularities.' },
  '4.1': { kind: 'rule', says: 'Fewer than three turns void the round.' },
  '4.2': { kind: 'rule', says: 'A die that does not lie flat voids the round.' },
  '4.3': { kind: 'rule', says: 'A cage turned before the close voids the round.' },
  '4.4': {
    kind: 'rule',
    says: 'A void round gives every bet back and leaves earlier rounds alone.',
  },
  '4.5': { kind: 'rule', says: 'A round settled by a wrong entry is settled again by the dice.' },
  '4.6': {
    kind: 'discretion',
    says: 'Whatever these rules leave open is decided by the shift manager.',
  },
} as const satisfies Clauses;

/** What this book can be cited for; any other string does not compile. */
export type Cite = CitationTo<'grand-hazard', keyof typeof clauses | keyof typeof interpretations>;
