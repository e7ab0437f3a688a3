import type { CitationTo, Clauses } from '@baize/game';
import type { interpretations } from './interpretations.ts';

/** Every clause of the document, each in our own words. */
export const clauses = {
  Cover: {
    kind: 'definition',
    says: 'Tai Sai (Open Cover), version 5, in force from 6 October 2023.',
  },
  Preamble: { kind: 'definition', says: 'Names the approving authority and the operator.' },
  TOC: { kind: 'definition', says: 'Table of contents.' },
  '1': { kind: 'definition', says: 'Heading: words used in the document.' },
  '1.1': { kind: 'definition', says: 'A bet and a wager are one thing.' },
  '1.2': { kind: 'definition', says: 'The dealer is whoever deals the game.' },
  '1.3': {
    kind: 'rule',
    says: 'The Differential of a round is how far the bets on Big and Small, or on Odd and Even, lie apart.',
  },
  '1.4': { kind: 'definition', says: 'The House is the operator of the casino.' },
  '1.5': {
    kind: 'rule',
    says: 'Dealers, pit supervisors and pit managers are pit employees; whoever is assigned to act as one counts as one.',
  },
  '1.6': { kind: 'definition', says: 'A player is a person with a bet in the round.' },
  '1.7': {
    kind: 'rule',
    says: 'A round begins with the call to bet and ends when every player has been settled.',
  },
  '1.8': {
    kind: 'rule',
    says: 'The Total Sum adds the top faces of the three dice of a valid tumble.',
  },
  '1.9': { kind: 'definition', says: 'A void round is invalid and has no result.' },
  '2': { kind: 'definition', says: 'Heading: layout and dice.' },
  '2.1': { kind: 'definition', says: 'Heading: the layout.' },
  '2.1.1': {
    kind: 'rule',
    says: 'Only the layouts of Appendices A, C and E may be used; B, D and F show where bets go on them.',
  },
  '2.2': { kind: 'definition', says: 'Heading: the dice.' },
  '2.2.1': { kind: 'definition', says: 'Three six-sided dice are used.' },
  '3': { kind: 'definition', says: 'Heading: how a round is played.' },
  '3.1': { kind: 'definition', says: 'Players bet on what the three dice will show.' },
  '3.2': { kind: 'rule', says: 'Bets may be placed once the dealer has called for them.' },
  '3.3': {
    kind: 'rule',
    says: 'The table shows its minimum, its maximum and its maximum Differential.',
  },
  '3.4': { kind: 'procedure', says: 'Keeping within the three limits is up to the player.' },
  '3.5': {
    kind: 'rule',
    says: 'Room left in a box, or in the Differential, is open to every other player.',
  },
  '3.6': { kind: 'rule', says: 'Nothing may be placed once the dealer has called "No more Bets".' },
  '3.7': {
    kind: 'rule',
    says: 'The dealer starts the tumbler; three tumbles or more make it valid.',
  },
  '3.8': {
    kind: 'rule',
    says: 'The top faces decide, provided every die lies flat on the platform.',
  },
  '3.9': {
    kind: 'rule',
    says: 'Losers are collected and winners paid by the pay table of the layout.',
  },
  '3.10': {
    kind: 'rule',
    says: 'When all three dice agree, no bets win but the five kinds listed.',
  },
  '3.10.1': {
    kind: 'rule',
    says: 'On a triple: the Specific Straight Triple of that number wins.',
  },
  '3.10.2': { kind: 'rule', says: 'On a triple: Any Triple wins.' },
  '3.10.3': { kind: 'rule', says: 'On a triple: the Double Dice bet of that number wins.' },
  '3.10.4': { kind: 'rule', says: 'On a triple: the Single Dice bet of that number wins.' },
  '3.10.5': {
    kind: 'rule',
    says: 'On a triple: Total Sum 6, 9, 12 or 15 wins where it is the sum.',
  },
  '4': { kind: 'definition', says: 'Heading: settlement.' },
  '4.1': { kind: 'definition', says: 'Heading: the odds.' },
  '4.1.1': { kind: 'rule', says: 'Pay Table 1, for the layout of Appendix A: 50 betting areas.' },
  '4.1.2': { kind: 'rule', says: 'Pay Table 2, for the layout of Appendix C: 104 betting areas.' },
  '4.1.3': { kind: 'rule', says: 'Pay Table 3, for the layout of Appendix E: 107 betting areas.' },
  '5': { kind: 'definition', says: 'Heading: irregularities.' },
  '5.1': {
    kind: 'rule',
    says: 'Money over the maximum or the Differential of a box is turned away while bets are open.',
  },
  '5.1.1': {
    kind: 'rule',
    says: 'Excess that slipped through wins or loses pro rata to the limit, nobody being cut below the minimum.',
  },
  '5.1.2': {
    kind: 'rule',
    says: 'A bet under the minimum in an over-full box is not cut: it wins or loses whole.',
  },
  '5.2': {
    kind: 'rule',
    says: 'A bet under the minimum seen in time is pointed out; the player raises it or takes it back.',
  },
  '5.2.1': {
    kind: 'rule',
    says: 'A bet under the minimum that nobody saw wins or loses as it is.',
  },
  '5.3': { kind: 'rule', says: 'The bets of a player who walks away are settled all the same.' },
  '5.4': {
    kind: 'definition',
    says: 'Introduces what a technical interruption of the round leads to.',
  },
  '5.4.1': {
    kind: 'rule',
    says: 'An interrupted round is concluded if at least one available bet is already decided.',
  },
  '5.4.2': {
    kind: 'rule',
    says: 'An interrupted round is void if no available bet is decided yet.',
  },
  '5.5': {
    kind: 'rule',
    says: 'Three mishaps void the round in progress and leave earlier rounds as they were.',
  },
  '5.5.1': {
    kind: 'rule',
    says: 'Void: the tumbler was started but tumbled fewer than three times.',
  },
  '5.5.2': { kind: 'rule', says: 'Void: a die did not come to rest flat on the base.' },
  '5.5.3': {
    kind: 'rule',
    says: 'Void: the tumbler was started before "No more Bets" was called.',
  },
  '5.6': { kind: 'rule', says: 'Damaged dice void every round they affected.' },
  '5.7': {
    kind: 'rule',
    says: 'After "No more Bets" no bet goes down, up or back; the dealer refuses it.',
  },
  '5.8': {
    kind: 'rule',
    says: 'A mistake found once a later round has begun leaves the results of later rounds alone.',
  },
  '5.9': {
    kind: 'rule',
    says: "Bets are settled where they lay at the close; misplaced bets are the player's own affair.",
  },
  '5.10': {
    kind: 'rule',
    says: 'If the lights are missing or wrong, the dice decide who is paid.',
  },
  '5.11': { kind: 'rule', says: 'Displayed results inform; what happened at the table counts.' },
  '5.12': { kind: 'rule', says: 'A void round gives every bet of that round back.' },
  '5.13': {
    kind: 'rule',
    says: "Pit employees may bet for a player who asks; getting it right stays the player's business.",
  },
  '5.14': {
    kind: 'discretion',
    says: 'What the rules leave open is decided by the Table Game Shift Manager or somebody above.',
  },
  'Appendix A': { kind: 'definition', says: 'Drawing of layout 1 (Pay Table 1).' },
  'Appendix B': { kind: 'definition', says: 'Where bets go on layout 1.' },
  'Appendix C': { kind: 'definition', says: 'Drawing of layout 2 (Pay Table 2).' },
  'Appendix D': { kind: 'definition', says: 'Where bets go on layout 2.' },
  'Appendix E': { kind: 'definition', says: 'Drawing of layout 3 (Pay Table 3).' },
  'Appendix F': { kind: 'definition', says: 'Where bets go on layout 3.' },
} as const satisfies Clauses;

/** What this book can be cited for; any other string does not compile. */
export type Cite = CitationTo<
  'rws-tai-sai-v5',
  keyof typeof clauses | keyof typeof interpretations
>;
