import type { CitationTo, Clauses } from '@baize/game';
import type { interpretations } from './interpretations.ts';

/** House rules written for this example; no document of any casino is behind them. */
export const clauses = {
  '1': { kind: 'definition', says: 'Heading: equipment.' },
  '1.1': {
    kind: 'definition',
    says: 'The wheel stands upright, has 54 stops and a leather flapper.',
  },
  '1.2': { kind: 'rule', says: 'Bets are placed on the seven symbols of the one layout there is.' },
  '2': { kind: 'definition', says: 'Heading: how a round is played.' },
  '2.1': { kind: 'rule', says: 'Bets may be placed once the dealer has called for them.' },
  '2.2': { kind: 'rule', says: 'After the close nothing is placed, changed or taken back.' },
  '2.3': { kind: 'rule', says: 'The dealer turns the wheel one way, through three turns or more.' },
  '2.4': {
    kind: 'rule',
    says: 'The symbol under the flapper decides once the wheel has come to rest.',
  },
  '2.5': { kind: 'rule', says: 'Losers are collected, then winners are paid by the price list.' },
  '2.6': { kind: 'rule', says: 'Each bet keeps to the minimum and the maximum of the table.' },
  '3': { kind: 'definition', says: 'Heading: prices.' },
  '3.1': {
    kind: 'rule',
    says: 'A symbol pays the number it shows to 1; joker and star pay 45 to 1.',
  },
  '3.2': {
    kind: 'rule',
    says: 'Every other symbol loses; there is no bet on both joker and star.',
  },
  '4': { kind: 'definition', says: 'Heading: irregularities.' },
  '4.1': { kind: 'rule', says: 'Fewer than three turns void the round.' },
  '4.2': { kind: 'rule', says: 'A wheel turned back, or turned the other way, voids the round.' },
  '4.3': { kind: 'rule', says: 'A wheel that somebody has stopped or touched voids the round.' },
  '4.4': {
    kind: 'rule',
    says: 'A void round gives every bet back and leaves earlier rounds alone.',
  },
  '4.5': { kind: 'rule', says: 'A round settled by a wrong entry is settled again by the wheel.' },
  '4.6': {
    kind: 'discretion',
    says: 'What these rules leave open is decided by the shift manager.',
  },
} as const satisfies Clauses;

/** What this book can be cited for; any other string does not compile. */
export type Cite = CitationTo<'big-wheel', keyof typeof clauses | keyof typeof interpretations>;
