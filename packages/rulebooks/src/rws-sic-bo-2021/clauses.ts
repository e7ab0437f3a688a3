import type { CitationTo, Clauses } from '@baize/game';
import type { interpretations } from './interpretations.ts';

/** Every clause of the document, each in our own words. */
export const clauses = {
  Cover: {
    kind: 'definition',
    says: 'Sic Bo (Open Cover), the electronic table game, in force from 18 January 2021.',
  },
  TOC: { kind: 'definition', says: 'Table of contents.' },
  '1': { kind: 'definition', says: 'Heading: words used in the document.' },
  '1.1': { kind: 'definition', says: 'A bet and a wager are one thing.' },
  '1.2': { kind: 'definition', says: 'The dealer is whoever deals the game.' },
  '1.3': {
    kind: 'definition',
    says: 'The Game Console is what the dealer works at; it sends results to every terminal.',
  },
  '1.4': { kind: 'definition', says: 'The House is the operator of the casino.' },
  '1.5': {
    kind: 'rule',
    says: 'Dealers, pit supervisors and pit managers are pit employees; whoever is assigned to act as one counts as one.',
  },
  '1.6': { kind: 'definition', says: 'A player is a person with a bet in the round.' },
  '1.7': {
    kind: 'definition',
    says: 'A Player Terminal takes bets, sells credits and pays out in betting instruments.',
  },
  '1.8': {
    kind: 'rule',
    says: 'A round begins when terminals show the notice to bet and ends when every player has been settled.',
  },
  '1.9': {
    kind: 'rule',
    says: 'The Total Sum adds the top faces of the three dice of a valid tumble.',
  },
  '1.10': { kind: 'definition', says: 'A void round is invalid and has no result.' },
  '2': { kind: 'definition', says: 'Heading: display and dice.' },
  '2.1': { kind: 'definition', says: 'Heading: the display.' },
  '2.1.1': { kind: 'rule', says: 'The game is played on the display its terminals show.' },
  '2.2': { kind: 'definition', says: 'Heading: the dice.' },
  '2.2.1': { kind: 'definition', says: 'Three six-sided dice are used.' },
  '3': { kind: 'definition', says: 'Heading: how a round is played.' },
  '3.1': { kind: 'definition', says: 'Players bet on what the three dice will show.' },
  '3.2': { kind: 'rule', says: 'Bets may be placed once the terminal shows the notice to bet.' },
  '3.3': { kind: 'rule', says: 'Each terminal shows its minimum and its maximum.' },
  '3.4': { kind: 'rule', says: 'A player bets on the areas his terminal displays.' },
  '3.5': {
    kind: 'rule',
    says: 'Nothing may be placed once the terminal shows "No More Bets".',
  },
  '3.6': {
    kind: 'rule',
    says: 'The dealer starts the tumbler; three tumbles or more make it valid.',
  },
  '3.7': {
    kind: 'rule',
    says: 'The top faces decide, provided every die lies flat on the platform.',
  },
  '3.8': {
    kind: 'rule',
    says: 'Losers are collected and winners paid by the pay table of the layout.',
  },
  '3.9': {
    kind: 'rule',
    says: 'When all three dice agree, no bets win but the five kinds listed.',
  },
  '3.9.1': {
    kind: 'rule',
    says: 'On a triple: the Specific Straight Triple of that number wins.',
  },
  '3.9.2': { kind: 'rule', says: 'On a triple: Any Triple wins.' },
  '3.9.3': { kind: 'rule', says: 'On a triple: the Double Dice bet of that number wins.' },
  '3.9.4': { kind: 'rule', says: 'On a triple: the Single Dice bet of that number wins.' },
  '3.9.5': {
    kind: 'rule',
    says: 'On a triple: Total Sum 6, 9, 12 or 15 wins where it is the sum.',
  },
  '4': { kind: 'definition', says: 'Heading: settlement.' },
  '4.1': { kind: 'definition', says: 'Heading: the odds.' },
  '4.1.1': {
    kind: 'rule',
    says: 'Pay Table 1, for terminals with the layout of Appendix A: 56 betting areas.',
  },
  '4.1.2': {
    kind: 'rule',
    says: 'Pay Table 2, for terminals with the layout of Appendix B: 104 betting areas.',
  },
  '4.1.3': {
    kind: 'rule',
    says: 'Pay Table 3, for terminals with the layout of Appendix C: 104 betting areas.',
  },
  '5': { kind: 'definition', says: 'Heading: irregularities.' },
  '5.1': {
    kind: 'definition',
    says: 'Introduces what a technical interruption of the round leads to.',
  },
  '5.1.1': {
    kind: 'rule',
    says: 'An interrupted round is concluded if at least one available bet is already decided.',
  },
  '5.1.2': {
    kind: 'rule',
    says: 'An interrupted round is void if no available bet is decided yet.',
  },
  '5.2': {
    kind: 'rule',
    says: 'If terminals fail, some or all of them, the round goes on without waiting for them.',
  },
  '5.2.1': {
    kind: 'rule',
    says: 'Bets a failed terminal had registered are collected or paid like any other.',
  },
  '5.2.2': {
    kind: 'rule',
    says: 'Bets a failed terminal had not registered go back to their players.',
  },
  '5.3': {
    kind: 'rule',
    says: 'Three mishaps void the round in progress and leave earlier rounds as they were.',
  },
  '5.3.1': {
    kind: 'rule',
    says: 'Void: the tumbler was started but tumbled fewer than three times.',
  },
  '5.3.2': { kind: 'rule', says: 'Void: a die did not come to rest flat on the platform.' },
  '5.3.3': {
    kind: 'rule',
    says: 'Void: the tumbler was started before terminals showed "No More Bets".',
  },
  '5.4': { kind: 'rule', says: 'Damaged dice void every round they affected.' },
  '5.5': {
    kind: 'rule',
    says: 'A wrong result entered at the Game Console yields to the dice: the round is settled by them.',
  },
  '5.6': {
    kind: 'rule',
    says: 'A mistake found once a later round has begun leaves the results of later rounds alone.',
  },
  '5.7': {
    kind: 'rule',
    says: "Bets are settled where they lay at the close; a bet mistaken at the terminal is the player's own affair.",
  },
  '5.8': { kind: 'rule', says: 'Displayed results inform; what happened at the table counts.' },
  '5.9': { kind: 'rule', says: 'A void round gives every bet of that round back.' },
  '5.10': {
    kind: 'discretion',
    says: 'What the rules leave open is decided by the Table Games Shift Manager or somebody above.',
  },
  'Appendix A': { kind: 'definition', says: 'Drawing of layout 1 (Pay Table 1).' },
  'Appendix B': { kind: 'definition', says: 'Drawing of layout 2 (Pay Table 2).' },
  'Appendix C': { kind: 'definition', says: 'Drawing of layout 3 (Pay Table 3).' },
} as const satisfies Clauses;

/** What this book can be cited for; any other string does not compile. */
export type Cite = CitationTo<
  'rws-sic-bo-2021',
  keyof typeof clauses | keyof typeof interpretations
>;
