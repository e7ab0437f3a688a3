import type { CitationTo, Clauses } from '@baize/game';
import type { interpretations } from './interpretations.ts';

/** Every clause of the document, each in our own words. */
export const clauses = {
  Cover: {
    kind: 'definition',
    says: 'Si Ki Pi, version 2, in force from 28 June 2020, eight in the morning.',
  },
  TOC: { kind: 'definition', says: 'Table of contents, with Appendices A to H.' },
  '1': { kind: 'definition', says: 'Heading: words used in the document.' },
  '1 Bet': { kind: 'definition', says: 'A bet and a wager are one thing.' },
  '1 Bonus Bet': {
    kind: 'rule',
    says: "A side bet, made before the deal, that the player's or the dealer's four cards make a bonus hand.",
  },
  '1 Dealer': { kind: 'definition', says: 'Whoever deals the game.' },
  '1 Gong': { kind: 'rule', says: 'A 2 with an 8, whatever their suits, is a Gong.' },
  '1 Hand': { kind: 'definition', says: 'The cards somebody was dealt in a round.' },
  '1 House': { kind: 'definition', says: 'The operator of the casino.' },
  '1 House Way': {
    kind: 'rule',
    says: 'The one permitted setting of the dealer, open to any player who asks, laid down in Appendix H.',
  },
  '1 High Hand': {
    kind: 'rule',
    says: 'Of the two hands made, the one that ranks above the other.',
  },
  '1 Initial Bet': {
    kind: 'definition',
    says: 'The main bet on a box, made before its cards arrive; not a side bet.',
  },
  '1 Low Hand': {
    kind: 'rule',
    says: 'Of the two hands made, the one that ranks below the other.',
  },
  '1 Pair': {
    kind: 'rule',
    says: 'Two cards of the same number or the same picture; suits play no part.',
  },
  '1 Picture Card': {
    kind: 'rule',
    says: 'Kings, Queens and Jacks are pictures and count nothing.',
  },
  '1 Player': { kind: 'definition', says: 'Anybody with a bet in the round.' },
  '1 Round of play': {
    kind: 'rule',
    says: 'A round begins with the call for bets and ends once its result is settled.',
  },
  '1 Seated Player': {
    kind: 'rule',
    says: 'Decides for a box: the bettor sitting there or, with nobody there, whoever bet most on it.',
  },
  '1 Stand Off': {
    kind: 'rule',
    says: 'One hand won and one lost: the bet stays where it is, unpaid and uncollected.',
  },
  '1 Void': {
    kind: 'definition',
    says: 'A round, hand or bet declared invalid and left without result.',
  },
  '2': { kind: 'definition', says: 'Heading: layout and cards.' },
  '2.1': { kind: 'definition', says: 'Heading: the layout.' },
  '2.1.1': { kind: 'rule', says: 'Only the layouts of Appendices A to F may be used.' },
  '2.1.1a': {
    kind: 'rule',
    says: 'Each player has a marked betting box, up to as many boxes as the layout shows.',
  },
  '2.1.1b': {
    kind: 'procedure',
    says: 'Players lay each of their two hands on the area named for it.',
  },
  '2.1.1c': {
    kind: 'rule',
    says: "A box takes three bets: the initial bet, a bonus on its own hand, a bonus on the dealer's.",
  },
  '2.2': { kind: 'definition', says: 'Heading: the cards.' },
  '2.2.1': { kind: 'rule', says: 'One ordinary deck of 52 cards is used.' },
  '3': { kind: 'definition', says: 'Heading: how a round is played.' },
  '3.1': { kind: 'rule', says: 'Bets may be placed once the dealer has called for them.' },
  '3.2': { kind: 'rule', says: 'Betting is over when the dealer has called "No more Bets".' },
  '3.3': {
    kind: 'rule',
    says: "With an initial bet in the box, anybody may add a bonus bet on that hand, the dealer's, or both.",
  },
  '3.4': {
    kind: 'definition',
    says: 'The aim: split four cards so that both halves beat those of the dealer.',
  },
  '3.5': { kind: 'rule', says: 'Low meets Low and High meets High; no other comparison counts.' },
  '3.6': { kind: 'rule', says: 'Cards rank from the Ace down to the 2, suits being equal.' },
  '3.7': { kind: 'definition', says: 'Heading: how two-card hands rank.' },
  '3.7.1': {
    kind: 'rule',
    says: 'Pairs rank highest, Aces first and 2s last; the Gong comes next.',
  },
  '3.7.2': {
    kind: 'rule',
    says: 'Other hands rank by the last digit of their sum: an Ace is one, ten and pictures are nothing.',
  },
  '3.8': {
    kind: 'rule',
    says: "Four cards, face down, go clockwise from the dealer's left to every box with a bet, then to the dealer.",
  },
  '3.9': { kind: 'rule', says: 'A hand once put down may not be touched by its player again.' },
  '3.10': { kind: 'rule', says: 'A player can have the dealer set the cards by the House Way.' },
  '3.11': { kind: 'rule', says: 'A box with nobody seated at it is set by the House Way.' },
  '3.12': {
    kind: 'rule',
    says: 'The dealer sets by the House Way as well; a hand set otherwise is put right.',
  },
  '3.13': { kind: 'procedure', says: 'The dealer compares with each player in turn.' },
  '3.13.1': { kind: 'rule', says: "A Low Hand beats the dealer's if it ranks higher." },
  '3.13.2': { kind: 'rule', says: "A High Hand beats the dealer's if it ranks higher." },
  '3.13.3': { kind: 'rule', says: 'Low Hands of equal rank go to the dealer.' },
  '3.13.4': { kind: 'rule', says: 'High Hands of equal rank go to the dealer.' },
  '3.13.5': {
    kind: 'rule',
    says: 'Two Low Hands without points go to the dealer, whatever their cards.',
  },
  '3.13.6': {
    kind: 'rule',
    says: 'Two High Hands without points go to the dealer, whatever their cards.',
  },
  '3.13.7': { kind: 'rule', says: 'A player who wins both hands wins the round.' },
  '3.13.8': { kind: 'rule', says: 'A player who loses both hands loses the round.' },
  '3.13.9': { kind: 'rule', says: 'A player who wins one hand and loses the other stands off.' },
  '4': { kind: 'definition', says: 'Heading: settlement.' },
  '4.1': {
    kind: 'rule',
    says: 'A winning initial bet earns its own amount, of which the house keeps 5%.',
  },
  '4.2': { kind: 'rule', says: 'Bonus bets are settled after the initial bets.' },
  '4.2.1': {
    kind: 'rule',
    says: 'Only the four cards count for a bonus, not their setting nor what anybody else holds.',
  },
  '4.2.2': {
    kind: 'rule',
    says: 'Cards that make several bonus hands are paid for the best alone.',
  },
  '4.3': {
    kind: 'rule',
    says: 'Bonus prices: Four of a Kind 100, Three of a Kind 20, Two Pairs 12, Pair 1 to 1; no commission.',
  },
  '5': { kind: 'definition', says: 'Heading: irregularities.' },
  '5.1': {
    kind: 'rule',
    says: 'What is listed here voids the round and leaves earlier rounds alone.',
  },
  '5.1.1': { kind: 'rule', says: 'Void: a card that is not of this deck turns up in the round.' },
  '5.1.2': {
    kind: 'rule',
    says: "Void: two or more of the dealer's cards are exposed before any player has looked.",
  },
  '5.1.3': {
    kind: 'rule',
    says: 'Void: cards were wrongly distributed and some player has looked.',
  },
  '5.2': {
    kind: 'rule',
    says: "If two or more of a player's cards are exposed before any player has looked, that player may withdraw.",
  },
  '5.3': {
    kind: 'rule',
    says: 'Cards exposed after some player has looked do not stop the round.',
  },
  '5.4': {
    kind: 'rule',
    says: 'If the only player of a box has left, its cards are set by the House Way and the bet is settled.',
  },
  'Appendix A': { kind: 'definition', says: 'Drawing of a layout, lost.' },
  'Appendix B': { kind: 'definition', says: 'Drawing of a second layout, lost.' },
  'Appendix C': { kind: 'definition', says: 'Drawing of a third layout, lost.' },
  'Appendix D': {
    kind: 'definition',
    says: 'Drawing of a fourth layout; the bonus prices printed on it repeat 4.3.',
  },
  'Appendix E': { kind: 'definition', says: 'Drawing of a fifth layout, lost.' },
  'Appendix F': { kind: 'definition', says: 'Drawing of a sixth layout, lost.' },
  'Appendix G': {
    kind: 'rule',
    says: 'The order of all hands: Pairs, Gong, then 68 hands of nine points down to one, higher cards first.',
  },
  'Appendix H 1': {
    kind: 'rule',
    says: 'House Way: a pair stays together unless one of the listed exceptions is met.',
  },
  'Appendix H 1(i)': { kind: 'rule', says: 'Part a pair of 9s where that makes nine and nine.' },
  'Appendix H 1(ii)': {
    kind: 'rule',
    says: 'Part a pair of 8s, 7s, 6s, 3s or 2s where that makes one of the listed results.',
  },
  'Appendix H 1(ii)(a)': { kind: 'rule', says: 'First listed result: seven and nine.' },
  'Appendix H 1(ii)(b)': { kind: 'rule', says: 'Second listed result: eight and eight.' },
  'Appendix H 1(ii)(c)': { kind: 'rule', says: 'Third listed result: eight and nine.' },
  'Appendix H 1(ii)(d)': { kind: 'rule', says: 'Fourth listed result: seven and a Gong.' },
  'Appendix H 1(ii)(e)': { kind: 'rule', says: 'Fifth listed result: eight and a Gong.' },
  'Appendix H 1(ii)(f)': { kind: 'rule', says: 'Sixth listed result: nine and a Gong.' },
  'Appendix H 2': {
    kind: 'rule',
    says: 'Without a pair, a 2 and an 8 go High as a Gong, the rest Low.',
  },
  'Appendix H 3': {
    kind: 'rule',
    says: 'Without a pair or a Gong, two sets of cards are exceptions.',
  },
  'Appendix H 3(i)': { kind: 'rule', says: 'A-2-3-4 is set as four Low and six High.' },
  'Appendix H 3(ii)': { kind: 'rule', says: 'A-2-3-5 is set as four Low and seven High.' },
  'Appendix H 4': { kind: 'rule', says: 'Everything else is set by the three rules that follow.' },
  'Appendix H 4(i)': { kind: 'rule', says: 'Make as many points as possible in the Low Hand.' },
  'Appendix H 4(ii)': {
    kind: 'rule',
    says: 'Of two cards from King to 10 the higher goes Low; High if there is a 9 or an Ace.',
  },
  'Appendix H 4(iii)': {
    kind: 'rule',
    says: 'Of three cards from King to 10 that leave the Low Hand without points, the highest goes High.',
  },
} as const satisfies Clauses;

/** What this book can be cited for; any other string does not compile. */
export type Cite = CitationTo<
  'rws-si-ki-pi-v2',
  keyof typeof clauses | keyof typeof interpretations
>;
