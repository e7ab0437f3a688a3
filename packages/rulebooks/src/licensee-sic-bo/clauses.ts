import type { CitationTo, Clauses } from '@baize/game';
import type { interpretations } from './interpretations.ts';

/** Every clause of the document, each in our own words. */
export const clauses = {
  Title: { kind: 'definition', says: 'Sic Bo; names no operator, version or date.' },
  '1': {
    kind: 'rule',
    says: "Three dice lie sealed in a shaker in the dealer's care, and leave the table within 24 hours.",
  },
  '2': { kind: 'definition', says: 'Heading: the bets there are.' },
  '2(a)': { kind: 'definition', says: 'Introduces eight kinds of bet.' },
  '2(a)(1)': { kind: 'rule', says: 'Three of a kind wins when every die shows the number chosen.' },
  '2(a)(2)': { kind: 'rule', says: 'Two of a kind wins when two dice show the number chosen.' },
  '2(a)(3)': { kind: 'rule', says: 'Any three of a kind wins when the dice agree on any number.' },
  '2(a)(4)': { kind: 'rule', says: 'A Total Value Bet wins when the dice add up to it.' },
  '2(a)(5)': {
    kind: 'rule',
    says: 'A Two Dice Combination wins when both of its two different numbers show.',
  },
  '2(a)(6)': { kind: 'rule', says: 'Small wins on totals 4 to 10; three of a kind loses.' },
  '2(a)(7)': { kind: 'rule', says: 'Big wins on totals 11 to 17; three of a kind loses.' },
  '2(a)(8)': { kind: 'rule', says: 'One of a kind wins when its number shows at least once.' },
  '3': { kind: 'definition', says: 'Heading: placing bets.' },
  '3(a)': {
    kind: 'rule',
    says: 'Only chips or plaques on areas of the layout are bets; cash with spoken words is none.',
  },
  '3(b)': {
    kind: 'rule',
    says: 'Where a bet lies is up to its player, also when the dealer places it on request.',
  },
  '3(c)': {
    kind: 'rule',
    says: 'A bet is settled where it lies once the dice are at rest, entered and lit up.',
  },
  '4': { kind: 'definition', says: 'Heading: the odds.' },
  '4(a)': {
    kind: 'rule',
    says: 'Published odds are worded with "to" or "win"; "for" may not be used.',
  },
  '4(b)': { kind: 'rule', says: 'A table of the lowest odds that may be paid on each bet.' },
  '4(c)': {
    kind: 'rule',
    says: 'One of a kind earns 2 to 1 when shown by two dice and 3 to 1 when shown by three.',
  },
  '5': { kind: 'definition', says: 'Heading: opening the table and dealing.' },
  '5(a)': { kind: 'rule', says: 'No table opens before its floorperson has inspected it.' },
  '5(a)(1)': {
    kind: 'rule',
    says: 'Inspection: enter three values and see that every winning area lights up.',
  },
  '5(a)(2)': {
    kind: 'rule',
    says: 'Inspection: run an automated shaker three times and watch the dice.',
  },
  '5(b)': {
    kind: 'rule',
    says: 'The casino supervisor tests an automated shaker as every shift begins.',
  },
  '5(c)': { kind: 'rule', says: 'The dealer calls "No more bets" before the dice are shaken.' },
  '5(d)': { kind: 'procedure', says: 'After that call the dice are mixed in one of two ways.' },
  '5(d)(1)': {
    kind: 'rule',
    says: 'A manual shaker is covered and shaken three times or more.',
  },
  '5(d)(2)': { kind: 'rule', says: 'An automated shaker is started; no count is prescribed.' },
  '5(e)': {
    kind: 'rule',
    says: 'The dealer uncovers, announces and enters every die; the device lights the winning areas.',
  },
  '5(f)': {
    kind: 'rule',
    says: 'Losers are collected before winners are paid, at the odds on offer, with the dice in view.',
  },
  '5(g)': { kind: 'rule', says: 'The lights are cleared once everything is collected and paid.' },
  '6': { kind: 'definition', says: 'Heading: irregularities.' },
  '6(a)': { kind: 'rule', says: 'Dice that do not all lie flat are called a "No Roll".' },
  '6(b)': {
    kind: 'rule',
    says: 'If the device fails once the dice are known, a supervisor watches the settlement and play then stops until it works.',
  },
  '6(c)': { kind: 'rule', says: 'Void: the automated shaker did not work when started.' },
  '6(d)': {
    kind: 'rule',
    says: 'A table has one shaker: an automated one goes before a manual one comes.',
  },
} as const satisfies Clauses;

/** What this book can be cited for; any other string does not compile. */
export type Cite = CitationTo<
  'licensee-sic-bo',
  keyof typeof clauses | keyof typeof interpretations
>;
