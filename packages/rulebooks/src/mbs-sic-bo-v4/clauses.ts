import type { CitationTo, Clauses } from '@baize/game';
import type { interpretations } from './interpretations.ts';

/** Every clause of the document, each in our own words. */
export const clauses = {
  Title: {
    kind: 'definition',
    says: 'Electronic Sic Bo, version 4, in force from 20 September 2022.',
  },
  Preamble: { kind: 'definition', says: 'Names the approving authority and the operator.' },
  Contents: { kind: 'definition', says: 'Table of contents: seven headings.' },
  '1': { kind: 'definition', says: 'Heading: words used in the document.' },
  '1.1': { kind: 'definition', says: 'Introduces the three words explained.' },
  '1.1.1': { kind: 'definition', says: 'The dice tumbler is the electronic device for the dice.' },
  '1.1.2': {
    kind: 'definition',
    says: 'At a player terminal one buys credits, bets and cashes out.',
  },
  '1.1.3': {
    kind: 'rule',
    says: 'A round runs from the commencement of play until its outcome is made known and every wager is settled.',
  },
  '2': { kind: 'definition', says: 'Heading: layout and dice.' },
  '2.1': { kind: 'rule', says: "The layout is the one the player's terminal shows." },
  '2.2': { kind: 'definition', says: 'Three dice with one to six dots are used.' },
  '3': { kind: 'definition', says: 'Heading: how a round is played.' },
  '3.1': {
    kind: 'rule',
    says: 'Play begins when the dealer has had the dice tumbled three times or more and terminals call for bets.',
  },
  '3.2': { kind: 'rule', says: 'Bets close when the terminal shows "No more bets".' },
  '3.3': {
    kind: 'rule',
    says: 'One player may bet on as many sections as the terminal offers, by Appendix A or B.',
  },
  '3.3.1': { kind: 'definition', says: 'Heading: Small.' },
  '3.3.1.1': { kind: 'rule', says: 'Small wins on totals 4 to 10; any triple loses.' },
  '3.3.2': { kind: 'definition', says: 'Heading: Big.' },
  '3.3.2.1': { kind: 'rule', says: 'Big wins on totals 11 to 17; any triple loses.' },
  '3.3.3': { kind: 'definition', says: 'Heading: Odd.' },
  '3.3.3.1': { kind: 'rule', says: 'Odd wins on odd totals from 5 to 17; any triple loses.' },
  '3.3.4': { kind: 'definition', says: 'Heading: Even.' },
  '3.3.4.1': { kind: 'rule', says: 'Even wins on even totals from 4 to 16; any triple loses.' },
  '3.3.5': { kind: 'definition', says: 'Heading: Specific Triples.' },
  '3.3.5.1': { kind: 'rule', says: 'A specific triple wins when all three dice show its number.' },
  '3.3.6': { kind: 'definition', says: 'Heading: Specific Doubles.' },
  '3.3.6.1': {
    kind: 'rule',
    says: 'A specific double wins when its number shows twice, and also when it shows three times.',
  },
  '3.3.7': { kind: 'definition', says: 'Heading: Any Triple.' },
  '3.3.7.1': { kind: 'rule', says: 'Any Triple wins when the three dice agree, on any number.' },
  '3.3.8': { kind: 'definition', says: 'Heading: Three Dice Totals.' },
  '3.3.8.1': { kind: 'rule', says: 'A bet on one of the totals 4 to 17 wins on that total.' },
  '3.3.9': { kind: 'definition', says: 'Heading: Two Dice Combinations.' },
  '3.3.9.1': {
    kind: 'rule',
    says: 'A two dice combination wins when both its numbers show; the third die is free.',
  },
  '3.3.10': { kind: 'definition', says: 'Heading: Single Dice Wager.' },
  '3.3.10.1': { kind: 'rule', says: 'A single number wins when at least one die shows it.' },
  '3.3.11': { kind: 'definition', says: 'Heading: Three Dice from Four.' },
  '3.3.11.1': {
    kind: 'rule',
    says: 'A four-number combination wins when the dice show three of its numbers.',
  },
  '3.3.12': { kind: 'definition', says: 'Heading: Double Numbers with Single Dice.' },
  '3.3.12.1': {
    kind: 'rule',
    says: 'A double with a single wins on exactly those three numbers, in any order.',
  },
  '3.3.13': { kind: 'definition', says: 'Heading: Three Single Dice.' },
  '3.3.13.1': {
    kind: 'rule',
    says: 'Three single dice win on exactly those three numbers, in any order.',
  },
  '3.4': {
    kind: 'rule',
    says: 'The dealer takes the cover off and makes sure that every die lies flat.',
  },
  '3.5': { kind: 'rule', says: 'The dots on top of the three dice decide.' },
  '3.6': { kind: 'rule', says: 'A bet wins when the dice fit the section the player chose.' },
  '4': { kind: 'definition', says: 'Heading: settlement.' },
  '4.1': { kind: 'rule', says: 'Bets are settled at the prices of seven tables.' },
  '4.1.1': {
    kind: 'rule',
    says: 'Prices of Small, Big, Odd, Even, specific triples, specific doubles and Any Triple.',
  },
  '4.1.2': { kind: 'rule', says: 'Prices of the fourteen totals.' },
  '4.1.3': { kind: 'rule', says: 'Price of the fifteen two dice combinations.' },
  '4.1.4': { kind: 'rule', says: 'Prices of a single number on one, two or three dice.' },
  '4.1.5': { kind: 'rule', says: 'Price of the four four-number combinations.' },
  '4.1.6': { kind: 'rule', says: 'Price of the 28 doubles with a single.' },
  '4.1.7': { kind: 'rule', says: 'Price of the twenty combinations of three single dice.' },
  '5': { kind: 'definition', says: 'Heading: irregularities.' },
  '5.1': { kind: 'rule', says: 'Void: the dice were tumbled fewer than three times.' },
  '5.2': { kind: 'rule', says: 'Void: the hidden dice were seen before bets closed.' },
  '5.3': { kind: 'rule', says: 'Void: a die does not lie flat on the base.' },
  '5.4': { kind: 'rule', says: 'Void: a die is damaged.' },
  '5.5': { kind: 'rule', says: 'Void: the dome or a die broke.' },
  '5.6': { kind: 'rule', says: 'Once bets have closed, none may be taken back.' },
  '5.7': { kind: 'rule', says: 'Once bets have closed, none may be added or raised.' },
  '5.8': {
    kind: 'definition',
    says: 'Introduces what a technical interruption of the round leads to.',
  },
  '5.8.1': {
    kind: 'rule',
    says: 'An interrupted round is void if no available bet is decided yet.',
  },
  '5.8.2': {
    kind: 'rule',
    says: 'An interrupted round is concluded if at least one available bet is already decided.',
  },
  '5.9': { kind: 'rule', says: 'The round goes on when only terminals, some or all, have failed.' },
  '5.9.1': {
    kind: 'rule',
    says: 'A failed terminal whose bet was accepted before the close is settled like any other.',
  },
  '5.9.2': {
    kind: 'rule',
    says: 'A failed terminal whose bet was not accepted had no part in the round.',
  },
  '6': { kind: 'definition', says: 'Heading: general provisions.' },
  '6.1': {
    kind: 'discretion',
    says: 'What the rules leave open is decided by the Gaming Shift Manager.',
  },
  '6.2': {
    kind: 'rule',
    says: 'Whoever acts in a position, or ranks above it, may do what it may do.',
  },
  '6.3': {
    kind: 'rule',
    says: 'Displayed results inform; the dice of a properly conducted round count.',
  },
  '7': { kind: 'definition', says: 'Heading: the bets each terminal offers.' },
  'Appendix A': { kind: 'rule', says: 'The Rapid Select terminal offers thirteen kinds of bet.' },
  'Appendix B': { kind: 'rule', says: 'The Alfastreet terminal offers eight kinds of bet.' },
} as const satisfies Clauses;

/** What this book can be cited for; any other string does not compile. */
export type Cite = CitationTo<'mbs-sic-bo-v4', keyof typeof clauses | keyof typeof interpretations>;
